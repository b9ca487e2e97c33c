// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "coal_baron_helpers.h"

#include <array>
#include <sstream>

/// A whole game of four: 30 deliveries, 30 tiles, 40 emptied carts.
namespace whole_game {

/// What one player does in one shift. A cart is side, level and number, counted from the shaft.
struct ShiftOfOne {
    int shift;
    int seat;
    const char *delivered;
    const char *tiles;
    const char *carts;
};

// clang-format off
inline constexpr std::array play{
    ShiftOfOne{1, 0, "horse-cart:yy train:kk",
                     "dark:y light:kk dark:yy",
                     "light:b:0 light:k:0 dark:y:2"},
    ShiftOfOne{1, 1, "truck:kk train:yy",
                     "dark:bb dark:gg",
                     "dark:k:0 dark:b:0"},
    ShiftOfOne{1, 2, "wheelbarrow:ybgk train:ybgk",
                     "dark:yy dark:g light:kk",
                     "light:b:0 light:k:0"},
    ShiftOfOne{1, 3, "horse-cart:g truck:yy",
                     "light:gg light:k",
                     "dark:y:0 light:k:0"},
    ShiftOfOne{2, 0, "train:b wheelbarrow:b horse-cart:y",
                     "light:yy light:b light:gg",
                     "dark:y:1 dark:k:0 light:g:2 dark:y:3"},
    ShiftOfOne{2, 1, "horse-cart:kkk train:k horse-cart:kk",
                     "dark:b dark:k dark:b",
                     "dark:b:2 dark:g:0 dark:k:1 dark:g:1"},
    ShiftOfOne{2, 2, "wheelbarrow:yy truck:b",
                     "dark:k light:b",
                     "dark:y:1 dark:y:2 light:g:0 dark:g:0"},
    ShiftOfOne{2, 3, "truck:yyy horse-cart:k truck:g",
                     "light:yy light:y dark:kk",
                     "dark:k:1 light:g:1 light:y:2"},
    ShiftOfOne{3, 0, "truck:kkk truck:k wheelbarrow:bbb",
                     "dark:kk light:b",
                     "light:g:1 light:b:2 light:y:0 dark:y:0"},
    ShiftOfOne{3, 1, "truck:ybgk horse-cart:yyy wheelbarrow:k",
                     "light:bb light:k",
                     "light:b:1 dark:y:0 light:b:2 dark:b:3"},
    ShiftOfOne{3, 2, "horse-cart:ybgk train:bbb train:g",
                     "dark:y dark:b dark:gg",
                     "dark:y:0 dark:k:1 dark:k:0 dark:b:0"},
    ShiftOfOne{3, 3, "horse-cart:b horse-cart:bb",
                     "light:yy light:kk",
                     "light:k:2 light:y:1 light:b:0 dark:k:0"},
};

// Asked after the first two shifts: blue starts the second, purple the third.
inline constexpr std::array<std::array<int, 4>, 2> factoryWorkers{{{3, 4, 4, 2}, {5, 1, 2, 5}}};
// Asked at the end; the tiles are known by then.
inline constexpr std::array<int, 4> marks{7, 12, 3, 20};
inline constexpr std::array<int, 4> cubes{8, 4, 9, 8};
inline constexpr std::array<int, 4> openOrders{1, 0, 2, 1};

// Reckoned on paper. Blue and green are level at the end: the marks that remain decide for green.
inline constexpr std::array<std::array<int, 4>, 3> afterShift{{{19, 19, 34, 11}, {40, 65, 65, 38}, {101, 133, 137, 78}}};
inline constexpr std::array<int, 4> atTheEnd{99, 130, 130, 73};
inline constexpr int winner = 2;
// clang-format on

inline std::vector<std::string> wordsOf(const char *text)
{
    std::istringstream words(text);
    return {std::istream_iterator<std::string>(words), {}};
}

inline const ShiftOfOne &doneBy(int seat, int shift)
{
    return play[static_cast<std::size_t>((shift - 1) * 4 + seat)];
}

/// The same game as a record has it, for the scoring alone.
inline scoring::coal_baron::Game asGame()
{
    using namespace scoring::coal_baron;
    Game game = finishedGame(4);
    for (const ShiftOfOne &done : play) {
        const auto seat = static_cast<std::size_t>(done.seat);
        for (std::size_t shift = static_cast<std::size_t>(done.shift) - 1; shift < 3; ++shift) {
            ShiftHoldings &held = game.shifts[shift][seat];
            for (const Order order : orders(done.delivered))
                held.delivered.push_back(order);
            for (const std::string &cart : wordsOf(done.carts))
                ++held.emptyCarts.numbers[coalLetters.find(cart[cart.find(':') + 1])];
        }
        FinalHoldings &left = (*game.final)[seat];
        for (const Tile tile : tiles(done.tiles))
            ++(kind(tile).side == Side::Light ? left.lightTiles : left.darkTiles);
        left.marks = marks[seat];
        left.cubes = cubes[seat];
        left.openOrders = openOrders[seat];
        if (done.shift < 3)
            game.shifts[static_cast<std::size_t>(done.shift) - 1][seat].factoryWorkers =
                factoryWorkers[static_cast<std::size_t>(done.shift) - 1][seat];
    }
    return game;
}

} // namespace whole_game
