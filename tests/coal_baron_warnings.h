// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Tests of what cannot be true at one table: a game, and the warnings it raises.

#include "coal_baron_helpers.h"

#include <array>

namespace scoring::coal_baron {

inline QString text(std::string_view words)
{
    return QString::fromUtf8(words.data(), static_cast<qsizetype>(words.size()));
}

/// "too-many-workers of 0 1, shift 2, 19 of 18", with the piece in question at the end.
inline QString inWords(const Warning &warning)
{
    constexpr std::array codes{"duplicate-order",   "too-many-orders",    "too-many-tiles",
                               "too-many-cubes",    "too-few-cubes",      "too-many-empty-carts",
                               "deliveries-shrink", "empty-carts-shrink", "too-many-workers"};
    QString words = codes.at(static_cast<std::size_t>(warning.code));
    words += " of";
    for (const int player : warning.players)
        words += " " + QString::number(player);
    if (warning.shift > 0)
        words += ", shift " + QString::number(warning.shift);
    if (warning.limit > 0 || warning.found > 0)
        words += ", " + QString::number(warning.found) + " of " + QString::number(warning.limit);
    if (warning.order)
        words += ", " + text(name(*warning.order));
    if (warning.tile)
        words += ", " + text(name(*warning.tile));
    if (warning.side)
        words += ", " + text(sideNames[at(*warning.side)]);
    if (warning.coal)
        words += ", " + text(coalNames[at(*warning.coal)]);
    return words;
}

inline void addColumns()
{
    QTest::addColumn<Game>("game");
    QTest::addColumn<QStringList>("warnings");
}

inline void compareWarnings()
{
    QFETCH(Game, game);
    QFETCH(QStringList, warnings);

    QStringList found;
    for (const Warning &warning : check(game))
        found.append(inWords(warning));
    QCOMPARE(found, warnings);
}

inline const QStringList none;

/// Games of which only the end is interesting. Who is left without a cube has emptied the printed carts.
inline Game ended(FinalState final)
{
    Game game = finishedGame(static_cast<int>(final.size()));
    for (ShiftState &shift : game.shifts) {
        for (std::size_t seat = 0; seat < final.size(); ++seat) {
            if (final[seat].cubes == 0)
                shift[seat].emptyCarts = {{1, 1, 1, 1}};
        }
    }
    game.final = std::move(final);
    return game;
}

} // namespace scoring::coal_baron
