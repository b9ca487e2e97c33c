// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtTest>

#include "scoring/coal_baron/game.h"

#include <sstream>
#include <string>
#include <vector>

// Short ways to lay out a table of Coal Baron.
namespace scoring::coal_baron {

inline constexpr Options defaults{};
inline constexpr PerCoal noCarts{};

/// The orders with these names, "truck:kk train:ybgk".
inline std::vector<Order> orders(const std::string &names)
{
    std::vector<Order> found;
    std::istringstream words(names);
    for (std::string word; words >> word;) {
        const std::optional<Order> order = findOrder(word);
        if (!order)
            qFatal("the test names an order that does not exist: %s", word.c_str());
        found.push_back(*order);
    }
    return found;
}

/// The tiles with these names, "light:gg dark:k".
inline std::vector<Tile> tiles(const std::string &names)
{
    std::vector<Tile> found;
    std::istringstream words(names);
    for (std::string word; words >> word;) {
        const std::optional<Tile> tile = findTile(word);
        if (!tile)
            qFatal("the test names a tile that does not exist: %s", word.c_str());
        found.push_back(*tile);
    }
    return found;
}

/// A player at the end of a shift: everything delivered, empty carts (yellow, brown, grey, black), factory
/// workers.
inline ShiftHoldings holding(const std::string &delivered, PerCoal emptyCarts = {}, int factoryWorkers = 0)
{
    return {orders(delivered), emptyCarts, factoryWorkers};
}

/// A player at the end of the game who counted the pieces but did not name them.
inline FinalHoldings counted(int marks, int cubes, int openOrders, int lightTiles, int darkTiles)
{
    return {marks, cubes, openOrders, lightTiles, darkTiles, std::nullopt, std::nullopt};
}

/// A player at the end of the game whose open orders and tiles are known by name.
inline FinalHoldings named(int marks, int cubes, const std::string &openOrders, const std::string &tileNames)
{
    FinalHoldings player = counted(marks, cubes, 0, 0, 0);
    player.openOrderList = orders(openOrders);
    player.openOrders = static_cast<int>(player.openOrderList->size());
    player.tileList = tiles(tileNames);
    for (const Tile tile : *player.tileList)
        ++(kind(tile).side == Side::Light ? player.lightTiles : player.darkTiles);
    return player;
}

/// A game in which nobody has done anything yet, to be filled in.
inline Game emptyGame(int players, int shifts)
{
    Game game;
    game.shifts.assign(static_cast<std::size_t>(shifts), ShiftState(static_cast<std::size_t>(players)));
    return game;
}

/// The same to the end: everyone has the four cubes on the printed carts.
inline Game finishedGame(int players)
{
    Game game = emptyGame(players, shiftCount);
    game.final = FinalState(static_cast<std::size_t>(players), counted(0, printedCarts, 0, 0, 0));
    return game;
}

/// "wheelbarrow:kk 2" for every card that counted.
inline QStringList piecesOf(const Award &award)
{
    QStringList pieces;
    for (const CountedPiece &counted : award.pieces)
        pieces.append(QString::fromStdString(name(Order{counted.piece})) + " " +
                      QString::number(counted.amount));
    return pieces;
}

} // namespace scoring::coal_baron
