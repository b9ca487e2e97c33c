// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "scoring/coal_baron/table_rules.h"

#include <algorithm>
#include <numeric>

namespace scoring::coal_baron {

std::optional<Refusal> apply(Table &table, const Event &event)
{
    if (table.phase == Phase::BeforeStart && !std::holds_alternative<GameStarted>(event))
        return Refusal{.code = RefusalCode::NotStarted};
    return std::visit([&](const auto &happened) { return rules::on(table, happened); }, event);
}

Folded fold(std::span<const Event> events)
{
    return foldEvents<Folded>(events);
}

Folded fold(std::span<const LogEntry> log)
{
    return foldLog<Folded>(log);
}

int openSquares(const OpenOrder &open)
{
    return card(open.order).squareCount() - open.filled.sum();
}

PerCoal emptyCarts(const Table &table, Seat seat)
{
    return table.tracking.mines ? emptyCarts(table.player(seat).mine) : table.player(seat).countedEmptyCarts;
}

int mostEmptyCarts(const Table &table, Seat seat, Coal coal)
{
    // All carts of a colour but those that must be someone else's: an empty one beyond the other's printed
    // cart, or, where mines are tracked, any on a tile there.
    int most = tileCartsPerColour + 1;
    for (int number = 0; number < table.seats(); ++number) {
        if (Seat{number} == seat)
            continue;
        const auto &level = table.player(Seat{number}).mine.carts[at(coal)];
        const int carts = static_cast<int>(level[0].size() + level[1].size());
        most -= std::max({0, carts - 1, emptyCarts(table, Seat{number})[coal] - 1});
    }
    return most;
}

int factoryWorkers(const Table &table, Seat seat)
{
    int workers = 0;
    for (std::size_t number = 0; number < spaceCount; ++number) {
        if (isFactory(workerSpaces[number]))
            workers += table.standing[number][static_cast<std::size_t>(index(seat))];
    }
    return workers;
}

ShiftState shiftStateNow(const Table &table)
{
    ShiftState state;
    state.reserve(table.players.size());
    for (int number = 0; number < table.seats(); ++number) {
        const Seat seat{number};
        state.push_back({table.player(seat).delivered, emptyCarts(table, seat), factoryWorkers(table, seat)});
    }
    return state;
}

std::vector<int> pointsNow(const Table &table)
{
    std::vector<int> points = totals(table.lines, table.seats());
    if (table.phase != Phase::Shift)
        return points;
    const Line fresh = deliveryLine(table.shift, shiftStateNow(table),
                                    table.shifts.empty() ? ShiftState{} : table.shifts.back());
    for (std::size_t seat = 0; seat < points.size(); ++seat)
        points[seat] += fresh.awards[seat].points;
    return points;
}

PerCoal supply(const Table &table)
{
    PerCoal left;
    left.numbers.fill(cubesPerColour);
    const auto take = [&](const PerCoal &cubes) {
        for (const Coal cube : coals)
            left[cube] -= cubes[cube];
    };
    for (const Player &player : table.players) {
        take(cubesOnCarts(player.mine));
        take(player.cage);
        take(player.storage);
        for (const OpenOrder &open : player.open)
            take(open.cubes);
    }
    return left;
}

std::vector<Question> questions(const Table &table)
{
    std::vector<Question> asked;
    const bool spacesUnknown = !table.countedFactoryWorkers && (!table.tracking.turns || !table.spacesKnown);
    if (table.phase == Phase::Shift && table.shift < shiftCount && spacesUnknown)
        asked.push_back(Question::FactoryWorkers);
    if (table.phase == Phase::FinalCount) {
        if (!table.tracking.marks)
            asked.push_back(Question::Marks);
        if (!table.tracking.cubes)
            asked.push_back(Question::Cubes);
        if (!table.tracking.orders)
            asked.push_back(Question::OpenOrders);
        if (!table.tracking.mines)
            asked.push_back(Question::Tiles);
    }
    return asked;
}

Game gameOf(const Table &table)
{
    return {table.options, table.firstStartingPlayer, table.shifts, table.final};
}

} // namespace scoring::coal_baron
