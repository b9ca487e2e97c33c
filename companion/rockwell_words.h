// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "companion/game_words.h"

#include <QCoreApplication>

namespace companion {

/// What a goal asks for.
QString goalName(scoring::rockwell::Goal goal);

/// Why Rockwell was scored as it was.
class RockwellWords : public GameWords
{
    Q_DECLARE_TR_FUNCTIONS(RockwellWords)

public:
    RockwellWords(QStringList names, scoring::rockwell::Game game, scoring::rockwell::Score score);

    QString title(const scoring::Line &line) const override;
    QString explain(const scoring::Line &line) const override;
    QString result() const override;
    QStringList editions() const override;
    QStringList warnings() const override;

protected:
    QString amount(const scoring::Line &line, int count) const override;

private:
    QString explainGoals(const scoring::Line &line) const;
    QString explainDeliveries() const;
    QString impossibleGoalSum(const scoring::rockwell::Warning &warning) const;
    QString warning(const scoring::rockwell::Warning &warning) const;

    scoring::rockwell::Game m_game;
    scoring::rockwell::Score m_score;
};

} // namespace companion
