// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "scoring/coal_baron/catch_up.h"

#include <algorithm>
#include <iterator>
#include <ranges>

namespace scoring::coal_baron {

namespace {

/// The table as it becomes, event by event.
class CatchingUp
{
public:
    explicit CatchingUp(const Table &table)
        : m_table(table)
    {
        // Whose turn it was when the pieces came to lie there cannot be seen.
        if (m_table.tracking.turns) {
            Tracking tracking = m_table.tracking;
            tracking.turns = false;
            tell(TrackingChanged{tracking});
        }
        m_before = m_told.events.size();
    }

    const Table &table() const { return m_table; }

    void tell(const Event &event)
    {
        if (const std::optional<Refusal> refusal = coal_baron::apply(m_table, event))
            m_told.mismatches.push_back(
                {.kind = Mismatch::Kind::Refused, .event = event, .refusal = refusal});
        else
            m_told.events.push_back(event);
    }
    void mismatch(const Mismatch &mismatch) { m_told.mismatches.push_back(mismatch); }

    CatchUp told()
    {
        if (m_told.events.size() == m_before)
            m_told.events.clear(); // where nothing is new the turns can be followed on
        return std::move(m_told);
    }

private:
    Table m_table;
    std::size_t m_before = 0;
    CatchUp m_told;
};

int emptyOn(const std::vector<Load> &carts)
{
    return static_cast<int>(std::ranges::count(carts, Load{}));
}

/// False if there are fewer than were bought.
bool buyTiles(CatchingUp &now, Seat seat, Coal level, Side side, const std::vector<TileLying> &lying)
{
    bool enough = true;
    for (const int carts : {1, 2}) {
        const Tile tile = tileOf(level, carts, side);
        const auto seen = static_cast<int>(std::ranges::count(lying, carts, &TileLying::carts));
        const auto known = static_cast<int>(std::ranges::count(now.table().player(seat).mine.tiles, tile));
        for (int bought = known; bought < seen; ++bought)
            now.tell(TileBought{seat, tile, {}});
        if (seen < known) {
            now.mismatch({.kind = Mismatch::Kind::FewerTiles,
                          .level = level,
                          .side = side,
                          .carts = carts,
                          .seen = seen,
                          .known = known});
            enough = false;
        }
    }
    return enough;
}

/// Which of them are empty does not matter to any rule: those next to the shaft are emptied first.
void emptyCarts(CatchingUp &now, Seat seat, Coal level, Side side, int seen)
{
    const std::vector<Load> carts = now.table().player(seat).mine.carts[at(level)][at(side)];
    int known = emptyOn(carts);
    if (seen < known) {
        now.mismatch({.kind = Mismatch::Kind::FewerEmptyCarts,
                      .level = level,
                      .side = side,
                      .seen = seen,
                      .known = known});
        return;
    }
    for (int number = 0; number < static_cast<int>(carts.size()) && known < seen; ++number) {
        if (!carts[static_cast<std::size_t>(number)])
            continue;
        now.tell(CartEmptied{seat, {level, side, number}});
        ++known;
    }
}

// Those of both sides together, however they were counted. Nothing that was empty is filled again.
void countEmptyCarts(CatchingUp &now, Seat seat, const PerCoal &seen)
{
    const PerCoal known = now.table().player(seat).countedEmptyCarts;
    EmptyCartsCounted counted{seat, known};
    for (const Coal level : coals) {
        if (seen[level] < known[level])
            now.mismatch({.kind = Mismatch::Kind::FewerCounted,
                          .level = level,
                          .seen = seen[level],
                          .known = known[level]});
        else
            counted.carts[level] = seen[level];
    }
    if (!(counted.carts == known))
        now.tell(counted);
}

int emptySeen(const MineLying &mine, Coal level, Side side)
{
    int empty = printedCartSide[at(level)] == side && !mine.printedLoaded[at(level)] ? 1 : 0;
    for (const TileLying &tile : mine.tiles[at(level)][at(side)])
        empty += tile.carts - tile.loaded;
    return empty;
}

} // namespace

CatchUp catchUp(const Table &table, Seat seat, std::span<const Order> delivered)
{
    CatchingUp now(table);
    for (const Order order : delivered) {
        const Player &player = now.table().player(seat);
        if (std::ranges::find(player.delivered, order) != player.delivered.end())
            continue;
        if (now.table().tracking.orders &&
            std::ranges::find(player.open, order, &OpenOrder::order) == player.open.end()) {
            Tracking tracking = now.table().tracking;
            tracking.orders = false; // it was never said who took it
            tracking.cubes = false;
            now.tell(TrackingChanged{tracking});
        }
        now.tell(OrderDelivered{seat, order});
    }
    Mismatch missing{.kind = Mismatch::Kind::OrdersMissing};
    std::ranges::copy_if(table.player(seat).delivered, std::back_inserter(missing.orders),
                         [&](Order order) { return std::ranges::find(delivered, order) == delivered.end(); });
    if (!missing.orders.empty())
        now.mismatch(missing);
    return now.told();
}

CatchUp catchUp(const Table &table, Seat seat, const MineLying &mine)
{
    CatchingUp now(table);
    if (!table.tracking.mines) {
        PerCoal seen;
        for (const Coal level : coals) {
            for (const Side side : sides)
                seen[level] += emptySeen(mine, level, side);
        }
        countEmptyCarts(now, seat, seen);
        return now.told();
    }
    for (const Coal level : coals) {
        for (const Side side : sides) {
            if (buyTiles(now, seat, level, side, mine.tiles[at(level)][at(side)]))
                emptyCarts(now, seat, level, side, emptySeen(mine, level, side));
        }
    }
    return now.told();
}

} // namespace scoring::coal_baron
