// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "scoring/rockwell/table_rules.h"

#include <algorithm>

namespace scoring::rockwell {

std::optional<Seat> shaftOwner(const Table &table, const Tile &tile)
{
    for (int number = 0; number < table.seats(); ++number) {
        const std::vector<Tile> &shafts = table.player(Seat{number}).shafts;
        if (std::ranges::find(shafts, tile) != shafts.end())
            return Seat{number};
    }
    return std::nullopt;
}

namespace rules {

bool isSeat(const Table &table, Seat seat)
{
    return index(seat) >= 0 && index(seat) < table.seats();
}

std::optional<int> crewNumber(const Table &table, Seat owner, int crew)
{
    const bool ofTheRobot = owner == robot && setupFor(table.seats()).robot;
    if ((!ofTheRobot && !isSeat(table, owner)) || crew < 0 || crew >= crewsPerPlayer)
        return std::nullopt;
    return (ofTheRobot ? table.seats() : index(owner)) * crewsPerPlayer + crew;
}

Crew &crewAt(Table &table, int number)
{
    return table.crews[static_cast<std::size_t>(number)];
}

const Crew &crewAt(const Table &table, int number)
{
    return table.crews[static_cast<std::size_t>(number)];
}

int diceFree(const Table &table)
{
    const auto hired =
        std::ranges::count_if(table.crews, [](const Crew &crew) { return crew.subcontractor > 0; });
    return subcontractorDice - static_cast<int>(hired);
}

const Purse *purseOf(const Table &table, Seat seat)
{
    return table.tracking.screens ? &table.player(seat).purse : nullptr;
}

Outcome canPay(const Table &table, Seat seat, int price)
{
    const Purse *purse = purseOf(table, seat);
    if (purse && price > purse->money)
        return Refusal{
            .code = RefusalCode::NotEnoughMoney, .seat = seat, .number = price, .limit = purse->money};
    return done;
}

void pay(Table &table, Seat seat, int price)
{
    if (table.tracking.screens)
        table.player(seat).purse.money -= price;
}

Outcome duringPhase(const Table &table, Phase phase)
{
    if (table.phase != phase && table.phase != Phase::Round)
        return Refusal{.code = RefusalCode::NotNow};
    return done;
}

} // namespace rules

} // namespace scoring::rockwell
