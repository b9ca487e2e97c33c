// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rockwell_view_table.h"

namespace view_story {

// As they are chosen: the boards, and what is done on the exchange.
inline constexpr int controlCentre = 0;
inline constexpr int exchange = 1;
inline constexpr int workshop = 2;
inline constexpr int buy = 0;
inline constexpr int sell = 1;

struct RichTable : RockwellTable {
    /// Everybody has $20000 and ten cubes of each kind.
    explicit RichTable(bool mine = false, const QMap<QString, bool> &options = {})
    {
        play(fourNames, true, mine, options);
        for (int seat = 0; seat < 4; ++seat)
            tell("screen-" + QString::number(seat),
                 {{"money", 200}, {"0", 10}, {"1", 10}, {"2", 10}, {"3", 10}});
    }

    /// A vice president of each of the first so many on that board, from that space on; everybody else
    /// places none.
    bool onBoard(int board, int actions, int players = 1, int space = 1)
    {
        if (!bid())
            return false;
        QStringList placed;
        while (game().where().endsWith("vice presidents")) {
            const QString who = actor();
            const bool places = who.toInt() < players && !placed.contains(who);
            placed += who;
            const QVariantMap there{{"board", board},
                                    {"space" + QString::number(board), who.toInt() + space},
                                    {"actions", actions}};
            if (!(places ? tell("place-" + who, there) : tell("pass-" + who)))
                return false;
        }
        return tell("goOn");
    }
    bool restOfDrilling()
    {
        while (game().where().contains("drill round")) {
            if (!tell("endTurn-" + actor()))
                return false;
        }
        return true;
    }
    /// Whose turn it is not, stays.
    bool crewGoes(int seat, int crew, const char *to, int number = 0)
    {
        const QString who = QString::number(seat);
        while (actor() != who) {
            if (!tell("endTurn-" + actor()))
                return false;
        }
        return tell("move" + QString::number(crew) + "-" + who, {{"to", tileValue(to)}}) &&
               (number == 0 || tell("number", {{"number", number}}));
    }
    bool trade(int way, int kind, int count)
    {
        return tell("trade-0", {{"way", way}, {"kind", kind}, {"count", count}});
    }
    QStringList choicesOf(const QString &key)
    {
        game().setShownSeat(0);
        QStringList texts;
        const QVariantList fields = ask(key).value("fields").toList();
        for (const QVariant &choice : fields.value(0).toMap().value("choices").toList())
            texts += choice.toMap().value("text").toString();
        return texts;
    }
    int hundreds(int seat = 0) { return cubesBehindScreen(seat).value("money").toInt(); }
    QList<int> cubes(int seat)
    {
        const QVariantMap behind = cubesBehindScreen(seat);
        return {behind.value("0").toInt(), behind.value("1").toInt(), behind.value("2").toInt(),
                behind.value("3").toInt()};
    }
};

} // namespace view_story
