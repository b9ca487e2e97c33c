// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCoreApplication>

#include "companion/rockwell_words.h"
#include "companion/sentences.h"
#include "companion/view/ask.h"
#include "scoring/rockwell/goals.h"

namespace companion {

/// What the calculators of Rockwell ask for alike.
class RockwellCalculatorFields
{
    Q_DECLARE_TR_FUNCTIONS(RockwellCalculators)

public:
    static QString player(int seat) { return filled(tr("Player %1"), seat + 1); }

    static QString key(const char *what, int number)
    {
        return QString::fromLatin1(what) + QString::number(number);
    }

    static AskField players()
    {
        std::vector<Choice> counts;
        for (int count = scoring::rockwell::fewestPlayers; count <= scoring::rockwell::mostPlayers; ++count)
            counts.push_back({count, QString::number(count)});
        return asking::oneOf("players", tr("Players"), counts, scoring::rockwell::mostPlayers);
    }

    /// That field, asked only where so many play that there is such a player.
    static AskField ofPlayer(int seat, const AskField &field)
    {
        QList<int> tables;
        for (int count = seat + 1; count <= scoring::rockwell::mostPlayers; ++count)
            tables += count;
        return seat < scoring::rockwell::fewestPlayers ? field : asking::onlyIf(field, "players", tables);
    }

    static std::vector<Choice> goals()
    {
        std::vector<Choice> choices;
        for (const scoring::rockwell::GoalFacts &facts : scoring::rockwell::goalTable)
            choices.push_back({static_cast<int>(facts.goal), goalName(facts.goal)});
        return choices;
    }
};

} // namespace companion
