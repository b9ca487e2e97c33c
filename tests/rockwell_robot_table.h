// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rockwell_view_table.h"

namespace view_story {

/// Two players and the robot, in a mine that is followed.
struct RobotTable : RockwellTable {
    explicit RobotTable(const QMap<QString, bool> &options = {})
    {
        play({"Anna", "Béla"}, true, true, options);
    }

    bool beginDrilling() { return bid() && passVicePresidents() && tell("goOn"); }
    bool bothStay() { return tell("endTurn-" + actor()) && tell("endTurn-" + actor()); }
    /// The robot's crews that may move now.
    QStringList crews()
    {
        QStringList keys;
        for (int crew = 0; crew < 4; ++crew) {
            if (const QString key = "robot" + QString::number(crew); !ask(key).isEmpty())
                keys += key;
        }
        return keys;
    }
    bool hasToMove(const QString &crew)
    {
        return crews() == QStringList(crew) && game().next().value("key") == crew;
    }
    /// Once the numbers around it are read, where it goes or can go.
    QStringList tilesFor(const QString &crew)
    {
        const QVariantMap move = ask(crew);
        if (move.value("fields").toList().isEmpty())
            return {move.value("title").toString().section(" to ", 1)};
        QStringList tiles;
        const QVariantMap field = move.value("fields").toList().first().toMap();
        if (field.value("kind") == "place") {
            for (const QVariant &choice : field.value("choices").toList())
                tiles += choice.toMap().value("text").toString();
        }
        return tiles;
    }
    /// Both stay, then that crew goes where the numbers send it; a tile that asks for 1 is extracted.
    bool robotGoes(const QString &crew, const QVariantMap &numbers, const QString &to)
    {
        if (!bothStay() || (!numbers.isEmpty() && !tell(crew, numbers)))
            return false;
        return tilesFor(crew) == QStringList(to) && tell(crew) &&
               (ask("extraction" + to).isEmpty() || tell("extraction" + to, {{"0", 1}}));
    }
    /// A crew of whoever's turn it is; where the number of the tile is asked for, it is said.
    bool crewGoes(int crew, const char *to, int number = 0)
    {
        return tell("move" + QString::number(crew) + "-" + actor(), {{"to", tileValue(to)}}) &&
               (number == 0 || tell("number", {{"number", number}}));
    }
    bool threeOnOpenTiles()
    {
        return beginDrilling() && robotGoes("robot0", {{"numberA1", 1}, {"numberA2", 9}}, "A1") &&
               robotGoes("robot1", {{"numberA3", 1}, {"numberA4", 9}}, "A3") &&
               robotGoes("robot2", {{"numberA5", 9}, {"numberA6", 8}}, "A6") &&
               robotGoes("robot3", {{"numberA7", 1}, {"numberA8", 9}}, "A7");
    }
    /// With one crew of the robot stronger, or none.
    bool endRound(const QVariantMap &stronger)
    {
        return (stronger.isEmpty() ? tell("noUpgrade-" + actor())
                                   : tell("robotUpgrade-" + actor(), stronger)) &&
               tell("goOn");
    }
};

} // namespace view_story
