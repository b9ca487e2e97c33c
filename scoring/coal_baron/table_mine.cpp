// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "scoring/coal_baron/table_rules.h"

#include <algorithm>
#include <array>

namespace scoring::coal_baron::rules {

namespace {

constexpr std::array miningOnly{Action::Mining};

Outcome duringMining(const Table &table, Seat seat)
{
    if (auto refused = duringShift(table, seat))
        return refused;
    return allowedBy(table, seat, miningOnly);
}

Outcome duringTrackedMining(const Table &table, Seat seat)
{
    if (auto refused = duringMining(table, seat))
        return refused;
    if (!table.tracking.cubes)
        return Refusal{.code = RefusalCode::NotTracked};
    return done;
}

// Steps, and so the ways of the cage, are followed only while a mining space is known to be in use.
bool stepsCount(const Table &table, Seat seat)
{
    const WorkerSpace *used = spaceInUse(table, seat);
    return table.tracking.cubes && used && used->action == Action::Mining;
}

Outcome hasSteps(const Table &table, Seat seat, int steps)
{
    if (!stepsCount(table, seat))
        return done;
    const int limit = spaceInUse(table, seat)->value;
    if (table.turn.steps + steps > limit)
        return Refusal{.code = RefusalCode::NoSteps, .seat = seat, .limit = limit};
    return done;
}

Outcome cageAt(const Table &table, Seat seat, std::optional<Coal> level)
{
    if (stepsCount(table, seat) && table.player(seat).cageLevel != level)
        return Refusal{.code = RefusalCode::CageElsewhere, .seat = seat};
    return done;
}

void takeSteps(Table &table, Seat seat, int steps, std::optional<Coal> cageLevel)
{
    if (stepsCount(table, seat))
        table.turn.steps += steps;
    table.player(seat).cageLevel = cageLevel;
}

// Carts that cannot get a cube of their own colour get one of another, which must itself be in the supply.
Outcome substitutesFit(const Table &table, const TileBought &event, const TileKind &tile)
{
    const int given = static_cast<int>(event.substitutes.size());
    PerCoal left;
    left.numbers.fill(cubesPerColour); // nobody knows better where cubes are not tracked
    int needed = given;
    if (table.tracking.cubes) {
        left = supply(table);
        needed = std::max(0, tile.carts - left[tile.coal]);
    }
    bool fits = given == needed && given <= tile.carts;
    for (const Coal cube : event.substitutes)
        fits = fits && cube != tile.coal && --left[cube] >= 0;
    if (!fits)
        return Refusal{.code = RefusalCode::WrongSubstitutes, .seat = event.seat, .number = needed};
    return done;
}

PerCoal &pile(Player &player, CubeFrom from)
{
    return from == CubeFrom::Cage ? player.cage : player.storage;
}

bool usesCage(const SquareFilled &event)
{
    return event.cube.from == CubeFrom::Cage || (event.second && event.second->from == CubeFrom::Cage);
}

Outcome cubesAtHand(const Table &table, const SquareFilled &event)
{
    const Player &player = table.player(event.seat);
    PerCoal cage = player.cage;
    PerCoal storage = player.storage;
    const auto take = [&](const CubeUsed &used) {
        return --(used.from == CubeFrom::Cage ? cage : storage)[used.cube] >= 0;
    };
    if (!take(event.cube) || (event.second && !take(*event.second)))
        return Refusal{.code = RefusalCode::NoSuchCube, .seat = event.seat};
    return usesCage(event) ? cageAt(table, event.seat, std::nullopt) : done;
}

} // namespace

int tilesOut(const Table &table, Tile tile)
{
    int out = 0;
    for (const Player &player : table.players)
        out += static_cast<int>(std::ranges::count(player.mine.tiles, tile));
    return out;
}

Outcome on(Table &table, const TileBought &event)
{
    if (auto refused = duringShift(table, event.seat))
        return refused;
    if (!table.tracking.mines)
        return Refusal{.code = RefusalCode::NotTracked};
    if (auto refused = allowedBy(table, event.seat, std::array{Action::Factory, Action::FactoryDraw}))
        return refused;
    if (auto refused = onlyOnePiece(table, event.seat))
        return refused;
    if (tilesOut(table, event.tile) == tilesOfAKind)
        return Refusal{.code = RefusalCode::NoneLeft, .limit = tilesOfAKind};
    Player &player = table.player(event.seat);
    const int cost = price(event.tile);
    if (table.tracking.marks && player.marks < cost)
        return Refusal{
            .code = RefusalCode::NotEnoughMarks, .seat = event.seat, .number = cost, .limit = player.marks};
    const TileKind tile = kind(event.tile);
    if (auto refused = substitutesFit(table, event, tile))
        return refused;

    std::array<Coal, 2> cubes{tile.coal, tile.coal};
    std::ranges::copy(event.substitutes,
                      cubes.begin() + tile.carts - static_cast<int>(event.substitutes.size()));
    addTile(player.mine, event.tile, cubes);
    if (table.tracking.marks)
        player.marks -= cost;
    countPiece(table, event.seat);
    return done;
}

Outcome on(Table &table, const CageMoved &event)
{
    if (auto refused = duringTrackedMining(table, event.seat))
        return refused;
    if (table.player(event.seat).cageLevel == event.level)
        return Refusal{.code = RefusalCode::CageIsThere, .seat = event.seat};
    if (auto refused = hasSteps(table, event.seat, 1))
        return refused;
    takeSteps(table, event.seat, 1, event.level);
    return done;
}

Outcome on(Table &table, const CartEmptied &event)
{
    if (auto refused = duringMining(table, event.seat))
        return refused;
    Player &player = table.player(event.seat);
    const Coal level = event.cart.level;
    const int number = event.cart.number;
    if (number < 0 || number > tileCartsPerColour) // no tunnel is longer, whoever follows it
        return Refusal{.code = RefusalCode::NoSuchCart, .seat = event.seat};
    if (!table.tracking.mines) {
        const int most = mostEmptyCarts(table, event.seat, level);
        if (player.countedEmptyCarts[level] >= most)
            return Refusal{
                .code = RefusalCode::TooManyCarts, .seat = event.seat, .limit = most, .coal = level};
        ++player.countedEmptyCarts[level];
        return done;
    }
    auto &tunnel = player.mine.carts[at(level)][at(event.cart.side)];
    if (static_cast<std::size_t>(number) >= tunnel.size())
        return Refusal{.code = RefusalCode::NoSuchCart, .seat = event.seat};
    Load &load = tunnel[static_cast<std::size_t>(number)];
    if (!load)
        return Refusal{.code = RefusalCode::CartIsEmpty, .seat = event.seat};
    if (table.tracking.cubes) {
        if (player.cage.sum() == cagePlaces)
            return Refusal{.code = RefusalCode::CageFull, .seat = event.seat, .limit = cagePlaces};
        if (auto refused = cageAt(table, event.seat, level))
            return refused;
        if (auto refused = hasSteps(table, event.seat, 1))
            return refused;
        ++player.cage[*load];
        takeSteps(table, event.seat, 1, level);
    }
    load.reset();
    return done;
}

Outcome on(Table &table, const EmptyCartsCounted &event)
{
    if (auto refused = duringShift(table, event.seat))
        return refused;
    if (table.tracking.mines)
        return Refusal{.code = RefusalCode::KnownFromMine, .seat = event.seat};
    for (const Coal coal : coals) {
        const int said = event.carts[coal];
        const int least =
            table.shifts.empty()
                ? 0
                : table.shifts.back()[static_cast<std::size_t>(index(event.seat))].emptyCarts[coal];
        const int most = mostEmptyCarts(table, event.seat, coal);
        if (said < 0)
            return Refusal{.code = RefusalCode::CountImpossible,
                           .seat = event.seat,
                           .number = said,
                           .limit = most,
                           .coal = coal};
        if (said < least)
            return Refusal{.code = RefusalCode::CartsShrink,
                           .seat = event.seat,
                           .number = said,
                           .limit = least,
                           .coal = coal};
        if (said > most)
            return Refusal{.code = RefusalCode::TooManyCarts,
                           .seat = event.seat,
                           .number = said,
                           .limit = most,
                           .coal = coal};
    }
    table.player(event.seat).countedEmptyCarts = event.carts;
    return done;
}

Outcome on(Table &table, const CubesCounted &event)
{
    if (auto refused = knownSeat(table, event.seat))
        return refused;
    if (table.phase == Phase::Finished)
        return Refusal{.code = RefusalCode::NotNow};
    if (table.tracking.cubes)
        return Refusal{.code = RefusalCode::KnownFromCubes, .seat = event.seat};
    if (auto refused = possibleCount(event.seat, event.cage, cagePlaces))
        return refused;
    for (const int pile : {event.storage, event.onOrders}) {
        if (auto refused = possibleCount(event.seat, pile, cubesInTheBox))
            return refused;
    }
    const CountedCubes counted{event.cage, event.storage, event.onOrders};
    if (auto refused = possibleCount(event.seat, counted.sum(), cubesInTheBox))
        return refused;
    table.player(event.seat).countedCubes = counted;
    return done;
}

Outcome on(Table &table, const CubeStored &event)
{
    if (auto refused = duringTrackedMining(table, event.seat))
        return refused;
    Player &player = table.player(event.seat);
    if (player.cage[event.cube] == 0)
        return Refusal{.code = RefusalCode::NoSuchCube, .seat = event.seat};
    if (auto refused = cageAt(table, event.seat, std::nullopt))
        return refused;
    if (auto refused = hasSteps(table, event.seat, 1))
        return refused;
    --player.cage[event.cube];
    ++player.storage[event.cube];
    takeSteps(table, event.seat, 1, std::nullopt);
    return done;
}

Outcome on(Table &table, const SquareFilled &event)
{
    if (auto refused = duringTrackedMining(table, event.seat))
        return refused;
    Player &player = table.player(event.seat);
    const auto open = std::ranges::find(player.open, event.order, &OpenOrder::order);
    if (open == player.open.end())
        return Refusal{.code = RefusalCode::OrderNotOpen, .seat = event.seat, .order = event.order};
    if (open->filled[event.square] == card(event.order).squares[at(event.square)])
        return Refusal{.code = RefusalCode::NoSuchSquare, .seat = event.seat, .order = event.order};
    if (!event.second && event.cube.cube != event.square)
        return Refusal{.code = RefusalCode::WrongCube, .seat = event.seat, .order = event.order};
    if (auto refused = cubesAtHand(table, event))
        return refused;
    const int steps = event.second ? 2 : 1;
    if (auto refused = hasSteps(table, event.seat, steps))
        return refused;

    const auto place = [&](const CubeUsed &used) {
        --pile(player, used.from)[used.cube];
        ++open->cubes[used.cube];
    };
    place(event.cube);
    if (event.second)
        place(*event.second);
    ++open->filled[event.square];
    takeSteps(table, event.seat, steps, usesCage(event) ? std::nullopt : player.cageLevel);
    return done;
}

} // namespace scoring::coal_baron::rules
