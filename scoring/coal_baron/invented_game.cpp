// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "scoring/coal_baron/invented_game.h"

#include "scoring/coal_baron/dice.h"

#include <algorithm>

namespace scoring::coal_baron {

namespace {

constexpr int mostDeliveries = 3; // in a shift, so that the cards suffice for four players
constexpr int mostTiles = 2;      // in a shift, so that the cubes do
constexpr int mostInFactory = 6;

struct Decks {
    std::vector<Order> orders;
    std::vector<Tile> tiles;
};

Decks shuffled(Dice &dice)
{
    Decks decks;
    for (std::uint8_t number = 0; number < orderCount; ++number)
        decks.orders.push_back(Order{number});
    for (std::uint8_t number = 0; number < tileKindCount; ++number)
        decks.tiles.insert(decks.tiles.end(), tilesOfAKind, Tile{number});
    dice.shuffle(decks.orders);
    dice.shuffle(decks.tiles);
    return decks;
}

template <typename Piece>
Piece drawn(std::vector<Piece> &deck)
{
    const Piece piece = deck.back();
    deck.pop_back();
    return piece;
}

struct Miner {
    ShiftHoldings has;
    PerCoal carts{{1, 1, 1, 1}}; // the printed ones
    std::vector<Tile> tiles;
};

void playShift(Miner &miner, bool delivers, Decks &decks, Dice &dice)
{
    for (int left = delivers ? dice.between(0, mostDeliveries) : 0; left > 0; --left)
        miner.has.delivered.push_back(drawn(decks.orders));
    for (int left = dice.between(0, mostTiles); left > 0; --left) {
        const Tile tile = drawn(decks.tiles);
        miner.carts[kind(tile).coal] += kind(tile).carts;
        miner.tiles.push_back(tile);
    }
    for (const Coal coal : coals)
        miner.has.emptyCarts[coal] = dice.between(miner.has.emptyCarts[coal], miner.carts[coal]);
    miner.has.factoryWorkers = dice.between(0, mostInFactory);
}

FinalHoldings leftWith(const Miner &miner, Decks &decks, Dice &dice)
{
    FinalHoldings left;
    left.marks = dice.between(0, 17);
    left.cubes = miner.carts.sum() - miner.has.emptyCarts.sum() + dice.between(0, 5);
    left.openOrders = std::min(dice.between(0, 3), static_cast<int>(decks.orders.size()));
    left.openOrderList.emplace();
    for (int order = 0; order < left.openOrders; ++order)
        left.openOrderList->push_back(drawn(decks.orders));
    left.tileList = miner.tiles;
    for (const Tile tile : miner.tiles)
        ++(kind(tile).side == Side::Light ? left.lightTiles : left.darkTiles);
    return left;
}

} // namespace

InventedGame invent(const Wanted &wanted, std::uint64_t seed)
{
    Dice dice(seed);
    Decks decks = shuffled(dice);
    std::vector<Miner> miners(static_cast<std::size_t>(wanted.players));
    InventedGame invented;
    invented.game.options = wanted.options;
    invented.game.startingPlayer = Seat{dice.between(0, wanted.players - 1)};
    const auto idle = static_cast<std::size_t>(dice.between(0, wanted.players - 1));
    for (int shift = 1; shift <= wanted.shifts; ++shift) {
        ShiftState state;
        for (std::size_t seat = 0; seat < miners.size(); ++seat) {
            playShift(miners[seat], !wanted.somebodyDelivers0 || seat != idle, decks, dice);
            state.push_back(miners[seat].has);
        }
        invented.game.shifts.push_back(std::move(state));
    }
    if (wanted.toTheEnd)
        invented.game.final.emplace();
    for (const Miner &miner : miners) {
        invented.carts.push_back(miner.carts);
        if (wanted.toTheEnd)
            invented.game.final->push_back(leftWith(miner, decks, dice));
    }
    return invented;
}

} // namespace scoring::coal_baron
