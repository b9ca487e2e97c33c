// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCoreApplication>

#include "companion/rockwell_table_words.h"
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
    static constexpr int mostHundreds = 9999; ///< of dollars: more than the box has
    static constexpr int mostCubesSaid = 99;

    static QString player(int seat) { return filled(tr("Player %1"), seat + 1); }

    /// The words of a table of so many nameless players.
    static RockwellTableWords words()
    {
        QStringList names;
        for (int seat = 0; seat < scoring::rockwell::mostPlayers; ++seat)
            names += player(seat);
        return RockwellTableWords(names);
    }

    static QString key(const char *what, int number)
    {
        return QString::fromLatin1(what) + QString::number(number);
    }
    /// "zinc"
    static QString keyOf(scoring::rockwell::Resource kind)
    {
        const auto name = scoring::rockwell::resourceNames[scoring::rockwell::at(kind)];
        return QString::fromLatin1(name.data(), static_cast<qsizetype>(name.size()));
    }

    /// The cubes of one thing, or of one of several.
    static std::vector<AskField> cubeFields(const QString &prefix = {})
    {
        std::vector<AskField> fields;
        for (const scoring::rockwell::Resource kind : scoring::rockwell::resources)
            fields.push_back(asking::beside(
                asking::number(prefix + keyOf(kind), RockwellTableWords::resource(kind), 0, mostCubesSaid)));
        return fields;
    }
    static scoring::rockwell::Cubes cubesSaid(const Answers &said, const QString &prefix = {})
    {
        scoring::rockwell::Cubes some;
        for (const scoring::rockwell::Resource kind : scoring::rockwell::resources)
            some[kind] = said.number(prefix + keyOf(kind));
        return some;
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

    static std::vector<Choice> layerChoices()
    {
        std::vector<Choice> choices;
        for (const scoring::rockwell::Layer layer : scoring::rockwell::layers)
            choices.push_back(
                {static_cast<int>(layer),
                 QString(QLatin1Char(scoring::rockwell::layerNames[scoring::rockwell::at(layer)].front()))});
        return choices;
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
