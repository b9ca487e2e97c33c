// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "companion/game_words.h"

#include <QCoreApplication>

namespace companion {

/// The title of who played alone; and as a sentence.
QString soloName(scoring::imperial_miners::SoloRank rank);
QString soloTitle(scoring::imperial_miners::SoloRank rank);

QString factionName(scoring::imperial_miners::Faction faction);

/// Why Imperial Miners was scored as it was.
class ImperialMinersWords : public GameWords
{
    Q_DECLARE_TR_FUNCTIONS(ImperialMinersWords)

public:
    ImperialMinersWords(QStringList names, scoring::imperial_miners::Game game,
                        scoring::imperial_miners::Score score);

    QString title(const scoring::Line &line) const override;
    QString explain(const scoring::Line &line) const override;
    QString result() const override;
    QString tieBreak(int seat) const override;
    QStringList warnings() const override;
    bool isHint(qsizetype warning) const override;

private:
    QString explainTokens() const;
    QString explainCarts() const;
    QString warning(const scoring::imperial_miners::Warning &warning) const;

    scoring::imperial_miners::Game m_game;
    scoring::imperial_miners::Score m_score;
};

} // namespace companion
