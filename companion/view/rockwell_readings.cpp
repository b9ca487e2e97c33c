// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "companion/view/rockwell_readings.h"

namespace companion {

using namespace scoring::rockwell;

namespace {

constexpr int spacesKept = 8; // no board has more
constexpr std::array boardsWithActions{Board::Exchange, Board::Workshop};

} // namespace

QVariant readOff(const Table &table, const QVariant &known, int players)
{
    const bool same = players == table.seats();
    if (!same && !(setupFor(players).markedTiles && setupFor(table.seats()).markedTiles))
        return {};
    QVariantList read;
    for (const auto *steps : {&table.prices.safety, &table.prices.shafts}) {
        for (const std::optional<int> &price : *steps)
            read += price && table.pricesRead ? *price : 0;
    }
    for (const PriceSteps *steps : {&table.prices.power, &table.prices.movement}) {
        for (const int price : *steps)
            read += table.pricesRead && same ? price : 0;
    }
    for (const Board board : boardsWithActions) {
        for (int space = 1; space <= spacesKept; ++space)
            read += same ? actionsOn(table, board, space).value_or(0) : 0;
    }
    const QVariantList before = known.toList();
    for (qsizetype number = 0; number < read.size(); ++number) {
        if (read[number].toInt() == 0)
            read[number] = before.value(number, 0).toInt();
    }
    return read;
}

std::vector<Event> recalled(const QVariant &readings, int players)
{
    const QVariantList numbers = readings.toList();
    qsizetype number = 0;
    const auto next = [&] { return numbers.value(number++).toInt(); }; // 0 beyond what an older program kept
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
