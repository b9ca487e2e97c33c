// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "guided_touch.h"

/// Rockwell with a finger on the window.
namespace rockwell_touch {

/// Whoever is touched is whose tablet it is.
struct People : guided_touch::People {
    static QString at(const char *what, int seat) { return what + QString::number(seat); }

    /// A number on the keypad.
    void enter(const QString &field, int number)
    {
        touch.tap("ask-" + field);
        for (const QChar digit : QString::number(number))
            touch.tap("key-" + QString(digit));
        touch.tap("keyDone");
    }
    void enter(const QList<QPair<QString, int>> &numbers)
    {
        for (const auto &[field, number] : numbers)
            enter(field, number);
    }
    /// The tablet is handed over before anything is to be seen.
    void bid(int seat, const QString &step = {})
    {
        touch.tap(at("seat-", seat));
        touch.tap(at("do-bid-", seat));
        touch.tap("askUncover");
        if (!step.isEmpty())
            touch.tap(step);
        tell("askTell");
    }
    void place(int seat, int board, int space, int actions)
    {
        touch.tap(at("do-place-", seat));
        touch.tap(at("choice-board-", board));
        touch.tap(QStringLiteral("choice-space%1-%2").arg(board).arg(space));
        if (actions > 0)
            touch.tap(at("choice-actions-", actions));
        tell("askTell");
    }
    void claim(int seat, int goal)
    {
        touch.tap(at("seat-", seat));
        touch.tap(at("do-claim-", seat));
        tell(at("choice-goal-", goal));
    }
    /// Whose turn it is.
    int acting()
    {
        const QAbstractItemModel *players = app.tables()->guided()->players();
        for (int seat = 0; seat < players->rowCount(); ++seat) {
            if (valueIn(players, seat, "acts").toBool())
                return seat;
        }
        return 0;
    }
};

} // namespace rockwell_touch
