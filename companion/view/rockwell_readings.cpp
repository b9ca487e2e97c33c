// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "companion/view/rockwell_readings.h"

namespace companion {

using namespace scoring::rockwell;

namespace {

constexpr int spacesKept = 8; // no board has more
constexpr std::array boardsWithActions{Board::Exchange, Board::Workshop};

} // namespace

QList<int> readOff(const Table &table)
{
    QList<int> read;
    for (const auto *steps : {&table.prices.safety, &table.prices.shafts}) {
        for (const std::optional<int> &price : *steps)
            read += price && table.pricesRead ? *price : 0;
    }
    for (const PriceSteps *steps : {&table.prices.power, &table.prices.movement}) {
        for (const int price : *steps)
            read += table.pricesRead ? price : 0;
    }
    for (const Board board : boardsWithActions) {
        for (int space = 1; space <= spacesKept; ++space)
            read += actionsOn(table, board, space).value_or(0);
    }
    return read;
}

std::vector<Event> recalled(const QList<int> &readings, int players)
{
    qsizetype number = 0;
    const auto next = [&] { return readings.value(number++); }; // 0 beyond what an older program kept
    const auto take = [&](auto &steps) {
        for (auto &price : steps) {
            if (const int read = next(); read > 0)
                price = read;
        }
    };
    PricesRead prices{printedPrices(players)};
    take(prices.prices.safety);
    take(prices.prices.shafts);
    take(prices.prices.power);
    take(prices.prices.movement);
    SpacesRead spaces;
    for (const Board board : boardsWithActions) {
        for (int space = 1; space <= spacesKept; ++space) {
            if (const int actions = next(); actions > 0)
                spaces.spaces.push_back({board, space, actions});
        }
    }
    std::vector<Event> known;
    if (prices.prices != printedPrices(players))
        known.emplace_back(prices);
    if (!spaces.spaces.empty())
        known.emplace_back(spaces);
    return known;
}

} // namespace companion
