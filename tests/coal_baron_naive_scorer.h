// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// A second scorer, as simple-minded as possible and with tables of its own, to hold against the real one.

#include "scoring/coal_baron/game.h"

#include <algorithm>
#include <map>
#include <string>
#include <utility>
#include <vector>

namespace naive {

using scoring::Reason;
using scoring::coal_baron::Game;

struct Cell {
    int count = 0;
    int points = 0;
    Reason reason = Reason::Counted;
    bool operator==(const Cell &) const = default;
};

struct Sheet {
    std::vector<std::pair<std::string, std::vector<Cell>>> lines;
    std::vector<int> totals;
    std::vector<int> ranks;
    std::vector<int> winners;
    std::string decidedBy;
};

struct Card {
    char vehicle = ' '; // w, h, t, l for the locomotive
    std::string coal;
    int points = 0;
};

inline const std::vector<Card> &catalogue()
{
    static const std::vector<Card> cards = [] {
        const std::vector<std::string> coal{"y",   "b",  "yy", "g",   "yyy",  "k",  "bb",
                                            "bbb", "gg", "kk", "ggg", "ybgk", "kkk"};
        const std::vector<int> points{2, 3, 3, 4, 4, 5, 5, 7, 7, 9, 9, 10, 12};
        const std::vector<std::pair<char, std::string>> rows{
            {'w', "xxxx-xxxxxxx-"},
            {'h', "xxxxxxx-xx-xx"},
            {'t', "xxxxxxx-xx-xx"},
            {'l', "xxxx-xxxxxxx-"},
        };
        std::vector<Card> all;
        for (const auto &[vehicle, marks] : rows) {
            for (std::size_t column = 0; column < 13; ++column) {
                if (marks[column] == 'x')
                    all.push_back({vehicle, coal[column], points[column]});
            }
        }
        return all;
    }();
    return cards;
}

inline const Card &cardOf(scoring::coal_baron::Order order)
{
    return catalogue()[static_cast<std::size_t>(order)];
}

// Puts the players in a row, most first, and walks down it.
inline std::vector<Cell> majority(const std::vector<int> &counts, int first, int second)
{
    std::vector<std::pair<int, std::size_t>> row;
    for (std::size_t seat = 0; seat < counts.size(); ++seat) {
        if (counts[seat] > 0)
            row.push_back({counts[seat], seat});
    }
    std::sort(row.rbegin(), row.rend());
    std::vector<std::vector<std::size_t>> groups; // who has equally many, most first
    int last = -1;
    for (const auto &[count, seat] : row) {
        if (count != last)
            groups.push_back({});
        groups.back().push_back(seat);
        last = count;
    }

    std::vector<Cell> cells(counts.size());
    for (std::size_t seat = 0; seat < counts.size(); ++seat)
        cells[seat] = {counts[seat], 0, counts[seat] == 0 ? Reason::None : Reason::Behind};
    if (groups.empty())
        return cells;
    const bool tieInFront = groups[0].size() > 1;
    for (const std::size_t seat : groups[0]) {
        cells[seat].points = first;
        cells[seat].reason = tieInFront ? Reason::TiedFirst : Reason::First;
    }
    if (groups.size() < 2)
        return cells;
    for (const std::size_t seat : groups[1]) {
        if (tieInFront) {
            cells[seat].reason = Reason::NoSecondAfterTie;
        } else if (counts.size() == 2) {
            cells[seat].reason = Reason::NoSecondForTwo;
        } else {
            cells[seat].points = second;
            cells[seat].reason = groups[1].size() > 1 ? Reason::TiedSecond : Reason::Second;
        }
    }
    return cells;
}

inline std::vector<Cell> segment(int number, const scoring::coal_baron::ShiftState &state, const Game &game)
{
    const std::vector<int> first{2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13};
    std::vector<int> second{1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6};
    if (game.options.secondPlaceTruckTrain == 3)
        second[6] = second[7] = 3;
    std::vector<int> counts;
    std::vector<bool> barred;
    for (const auto &player : state) {
        int count = 0;
        for (const auto order : player.delivered) {
            const Card &card = cardOf(order);
            if (number <= 4)
                count += static_cast<int>(std::count(card.coal.begin(), card.coal.end(), "ybgk"[number - 1]));
            else if (number <= 8 && card.vehicle == "whtl"[number - 5])
                count += static_cast<int>(card.coal.size());
        }
        if (number >= 9)
            count = player.emptyCarts.numbers[static_cast<std::size_t>(number - 9)];
        const bool isBarred =
            number >= 9 && game.options.cartsNeedDelivery && player.delivered.empty() && count > 0;
        counts.push_back(isBarred ? 0 : count);
        barred.push_back(isBarred);
    }
    const auto column = static_cast<std::size_t>(number - 1);
    std::vector<Cell> cells = majority(counts, first[column], second[column]);
    for (std::size_t seat = 0; seat < cells.size(); ++seat) {
        if (barred[seat])
            cells[seat].reason = Reason::NoDelivery;
    }
    return cells;
}

inline std::vector<Cell> deliveries(const Game &game, std::size_t played)
{
    std::vector<Cell> cells;
    for (std::size_t seat = 0; seat < game.shifts[played].size(); ++seat) {
        auto old =
            played > 0 ? game.shifts[played - 1][seat].delivered : std::vector<scoring::coal_baron::Order>{};
        Cell cell;
        for (const auto order : game.shifts[played][seat].delivered) {
            const auto known = std::find(old.begin(), old.end(), order);
            if (known != old.end()) {
                old.erase(known);
                continue;
            }
            cell.count += 1;
            cell.points += cardOf(order).points;
        }
        cells.push_back(cell);
    }
    return cells;
}

inline void addFinal(const Game &game, Sheet &sheet)
{
    std::vector<Cell> marks, cubes, open, balance;
    for (const auto &player : *game.final) {
        int fives = 0;
        for (int left = player.marks; left >= 5; left -= 5)
            ++fives;
        int threes = 0;
        for (int left = player.cubes; left >= 3; left -= 3)
            ++threes;
        const int more = std::max(player.lightTiles, player.darkTiles);
        const int fewer = std::min(player.lightTiles, player.darkTiles);
        marks.push_back({player.marks, fives});
        cubes.push_back({player.cubes, threes});
        open.push_back({player.openOrders, -player.openOrders});
        balance.push_back({more - fewer, -2 * (more - fewer)});
    }
    sheet.lines.push_back({"final.marks", marks});
    sheet.lines.push_back({"final.cubes", cubes});
    sheet.lines.push_back({"final.openOrders", open});
    sheet.lines.push_back({"final.balance", balance});
}

inline void addResult(const Game &game, Sheet &sheet)
{
    const std::size_t seats = game.shifts[0].size();
    sheet.totals.assign(seats, 0);
    for (const auto &line : sheet.lines) {
        for (std::size_t seat = 0; seat < seats; ++seat)
            sheet.totals[seat] += line.second[seat].points;
    }
    // Marks left are below 5, so ten points to one keep them from outweighing a point.
    std::vector<int> worth;
    for (std::size_t seat = 0; seat < seats; ++seat)
        worth.push_back(sheet.totals[seat] * 10 + (game.final ? (*game.final)[seat].marks % 5 : 0));
    const int best = *std::max_element(worth.begin(), worth.end());
    const int most = *std::max_element(sheet.totals.begin(), sheet.totals.end());
    for (std::size_t seat = 0; seat < seats; ++seat) {
        int rank = 1;
        for (const int other : worth)
            rank += other > worth[seat] ? 1 : 0;
        sheet.ranks.push_back(rank);
        if (worth[seat] == best)
            sheet.winners.push_back(static_cast<int>(seat));
    }
    if (sheet.winners.size() > 1)
        sheet.decidedBy = "shared";
    else
        sheet.decidedBy = std::count(sheet.totals.begin(), sheet.totals.end(), most) > 1 ? "marks" : "points";
}

inline Sheet score(const Game &game)
{
    Sheet sheet;
    for (std::size_t played = 0; played < game.shifts.size(); ++played) {
        const std::string shift = "shift" + std::to_string(played + 1) + ".";
        sheet.lines.push_back({shift + "delivery", deliveries(game, played)});
        for (int number = 1; number <= 4 * static_cast<int>(played + 1); ++number)
            sheet.lines.push_back(
                {shift + "segment" + std::to_string(number), segment(number, game.shifts[played], game)});
    }
    if (game.final)
        addFinal(game, sheet);
    addResult(game, sheet);
    return sheet;
}

} // namespace naive
