// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "companion/game_words.h"

#include <QCoreApplication>

namespace companion {

/// Why Coal Baron was scored as it was.
class CoalBaronWords : public GameWords
{
    Q_DECLARE_TR_FUNCTIONS(CoalBaronWords)

public:
    CoalBaronWords(QStringList names, scoring::coal_baron::Game game, scoring::coal_baron::Score score);

    QString title(const scoring::Line &line) const override;
    QString explain(const scoring::Line &line) const override;
    /// The same as it is said aloud: nobody listens to a list of cards.
    QString aloud(const scoring::Line &line) const;
    QString result() const override;
    QString tieBreak(int seat) const override;
    QStringList editions() const override;
    /// Who starts the next shift, and why.
    QString afterShift(int shift) const override;
    /// The same from what decided it.
    static QString nextStart(const scoring::coal_baron::NextStart &next, const QString &starter, int shift);
    QStringList warnings() const override;

private:
    QString explainDeliveries(const scoring::Line &line) const;
    QString explainSegment(const scoring::Line &line) const;
    QString explainMarks(const scoring::Line &line) const;
    QString explainCubes(const scoring::Line &line) const;
    QString explainOpenOrders(const scoring::Line &line) const;
    QString explainBalance(const scoring::Line &line) const;
    QString warning(const scoring::coal_baron::Warning &warning) const;

    scoring::coal_baron::Game m_game;
    scoring::coal_baron::Score m_score;
};

} // namespace companion
