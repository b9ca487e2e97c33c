// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "scoring/coal_baron/final.h"

#include <cstdlib>

namespace scoring::coal_baron {

namespace {

Line makeLine(std::string_view name, const FinalState &state, auto count, auto points)
{
    Line line{0, name, {}};
    line.awards.reserve(state.size());
    for (const FinalHoldings &player : state) {
        Award award;
        award.count = count(player);
        award.points = points(award.count);
        line.awards.push_back(std::move(award));
    }
    return line;
}

} // namespace

std::vector<Line> finalLines(const FinalState &state)
{
    std::vector<Line> lines;
    lines.reserve(4);
    lines.push_back(makeLine(
        "final.marks", state, [](const FinalHoldings &player) { return player.marks; },
        [](int marks) { return marks / marksPerPoint; }));
    lines.push_back(makeLine(
        "final.cubes", state, [](const FinalHoldings &player) { return player.cubes; },
        [](int cubes) { return cubes / cubesPerPoint; }));
    lines.push_back(makeLine(
        "final.openOrders", state, [](const FinalHoldings &player) { return player.openOrders; },
        [](int orders) { return orders * pointsPerOpenOrder; }));
    lines.push_back(makeLine(
        "final.balance", state,
        [](const FinalHoldings &player) { return std::abs(player.lightTiles - player.darkTiles); },
        [](int tiles) { return tiles * pointsPerTileOutOfBalance; }));

    std::vector<Award> &openOrders = lines[2].awards;
    for (std::size_t seat = 0; seat < state.size(); ++seat) {
        if (!state[seat].openOrderList)
            continue;
        for (const Order order : *state[seat].openOrderList)
            openOrders[seat].pieces.push_back({static_cast<std::uint8_t>(order), 1});
    }
    return lines;
}

std::vector<int> marksLeft(const FinalState &state)
{
    std::vector<int> left;
    for (const FinalHoldings &player : state)
        left.push_back(player.marks % marksPerPoint);
    return left;
}

} // namespace scoring::coal_baron
