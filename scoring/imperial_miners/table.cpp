// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "scoring/imperial_miners/table_rules.h"

#include <algorithm>

namespace scoring::imperial_miners {

std::optional<Refusal> apply(Table &table, const Event &event)
{
    if (table.phase == Phase::Setup && !std::holds_alternative<GameStarted>(event))
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

std::vector<std::string> chainChoices(const Table &table, Seat seat)
{
    const Player &player = table.player(seat);
    if (table.phase != Phase::MinePlaceAndChain || player.step != MineStep::Chain)
        return {};
    if (player.chain.empty())
        return {player.chainFrom};
    std::vector<std::string> choices;
    for (const Card *above : cardsAbove(player.mine, *findCard(player.mine, player.chain.back().card)))
        choices.push_back(above->id);
    return choices;
}

std::vector<int> pointsNow(const Table &table)
{
    if (table.final)
        return totals(table.lines, table.seats());
    std::vector<int> points;
    for (const Player &player : table.players) {
        const int carts = table.tracking.carts ? fullCarts(countCarts(player.mine)) : 0;
        points.push_back(player.points + carts * pointsPerFullCart);
    }
    return points;
}

std::vector<Question> questions(const Table &table)
{
    std::vector<Question> asked;
    if (table.phase == Phase::Setup || table.phase == Phase::Finished)
        return asked;
    if (table.phase != Phase::FinalScoring) {
        const bool known =
            std::ranges::all_of(table.boards, [](const auto &length) { return length.has_value(); });
        if (table.tracking.research && !known)
            asked.push_back(Question::SpacesOfBoards);
        return asked;
    }
    if (!table.tracking.points)
        asked.push_back(Question::PointTokenCount);
    if (!table.tracking.coins)
        asked.push_back(Question::CoinCount);
    if (!table.tracking.carts)
        asked.push_back(Question::CartCount);
    return asked;
}

Game gameOf(const Table &table)
{
    return {table.options, *table.final};
}

} // namespace scoring::imperial_miners
