// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "scoring/coal_baron/final_answers.h"

namespace scoring::coal_baron {

namespace {

int cubesHeld(const Player &player)
{
    int cubes = cubesOnCarts(player.mine).sum() + player.cage.sum() + player.storage.sum();
    for (const OpenOrder &open : player.open)
        cubes += open.cubes.sum();
    return cubes;
}

} // namespace

FinalAnswer knownAtTheEnd(const Table &table, Seat seat)
{
    const Player &player = table.player(seat);
    FinalAnswer known;
    if (table.tracking.marks)
        known.marks = player.marks;
    if (table.tracking.cubes)
        known.cubes = cubesHeld(player);
    if (table.tracking.orders)
        known.openOrders = static_cast<int>(player.open.size());
    if (table.tracking.mines) {
        known.lightTiles = tilesOn(player.mine, Side::Light);
        known.darkTiles = tilesOn(player.mine, Side::Dark);
    }
    return known;
}

bool tilesCanBeCounted(const Table &table)
{
    return table.tracking.mines && !table.tracking.cubes;
}

FinalAnswer notedForTheEnd(const Table &table, Seat seat)
{
    const Player &player = table.player(seat);
    FinalAnswer noted;
    if (!table.tracking.marks)
        noted.marks = player.countedMarks;
    if (!table.tracking.cubes && table.tracking.mines && player.countedCubes)
        noted.cubes = cubesOnCarts(player.mine).sum() + player.countedCubes->sum();
    if (!table.tracking.orders && !player.open.empty())
        noted.openOrders = static_cast<int>(player.open.size());
    return noted;
}

} // namespace scoring::coal_baron
