// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "companion/game_words.h"

#include <QCoreApplication>

namespace companion {

/// Why The Ruhr was scored as it was.
class TheRuhrWords : public GameWords
{
    Q_DECLARE_TR_FUNCTIONS(TheRuhrWords)

public:
    TheRuhrWords(QStringList names, scoring::the_ruhr::Game game, scoring::the_ruhr::Score score);

    QString title(const scoring::Line &line) const override;
    QString explain(const scoring::Line &line) const override;
    QString result() const override;
    QStringList warnings() const override;

private:
    QString explainDumps() const;
    QString explainWarehouses(const scoring::Line &line) const;
    QString explainToken(scoring::the_ruhr::Token token) const;
    QString explainBarges(const std::vector<int> &owners) const;
    QString warning(const scoring::the_ruhr::Warning &warning) const;

    scoring::the_ruhr::Game m_game;
    scoring::the_ruhr::Score m_score;
};

} // namespace companion
