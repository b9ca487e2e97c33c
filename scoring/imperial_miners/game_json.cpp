// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "scoring/imperial_miners/game_json.h"

#include "scoring/imperial_miners/mine_json.h"

#include <algorithm>
#include <array>
#include <string>

namespace scoring::imperial_miners {

namespace {

constexpr std::array<std::string_view, 1> optionKeys{"newBoardEffect"};

// The keys of records, each with its number.
struct CartKey {
    std::string_view name;
    int CartCounts::*number = nullptr;
};
constexpr std::array cartKeys{
    CartKey{"naturalFull", &CartCounts::naturalFull},
    CartKey{"joinedHalf", &CartCounts::joinedHalf},
    CartKey{"cartTokens", &CartCounts::cartTokens},
};

template <std::size_t Keys>
void onlyNames(JsonReader &reader, const Node &node, const auto &named)
{
    std::array<std::string_view, Keys> keys;
    for (std::size_t number = 0; number < Keys; ++number)
        keys[number] = named[number].name;
    reader.onlyKeys(node, keys);
}

template <typename Kind, std::size_t Kinds>
void readPile(JsonReader &reader, const Node &node, Pile<Kind, Kinds> &pile)
{
    if (!reader.isObject(node))
        return;
    const auto &kinds = kindsOf(pile);
    onlyNames<Kinds>(reader, node, kinds);
    for (std::size_t kind = 0; kind < Kinds; ++kind)
        pile.numbers[kind] = reader.optionalCount(node, kinds[kind].name);
}

CartCounts readCarts(JsonReader &reader, const Node &node)
{
    CartCounts carts;
    if (!reader.isObject(node))
        return carts;
    const std::size_t faultsBefore = reader.faults.size();
    onlyNames<cartKeys.size()>(reader, node, cartKeys);
    for (const CartKey &key : cartKeys)
        carts.*key.number = reader.optionalCount(node, key.name);
    if (reader.faults.size() == faultsBefore && carts.cartTokens > carts.joinedHalf)
        reader.notExpected(node.field("cartTokens"), Expected::Count, carts.joinedHalf);
    return carts;
}

void compareCarts(JsonReader &reader, const Node &node, const CartCounts &said, CartLimits limits)
{
    const int mostHalf = limits.mostJoined - said.naturalFull;
    limits.most.joinedHalf = std::clamp(mostHalf, limits.least.joinedHalf, limits.most.joinedHalf);
    for (const CartKey &key : cartKeys) {
        const int least = limits.least.*key.number;
        const int most = limits.most.*key.number;
        if (said.*key.number >= least && said.*key.number <= most)
            continue;
        std::string right = std::to_string(least);
        if (most > least)
            right.append("-").append(std::to_string(most));
        reader.fault(node.field(key.name), FaultKind::CartsDisagree,
                     {.right = std::move(right), .number = said.*key.number});
    }
}

// Carts are counted, or recorded card by card, or both; then the two must agree, as far as the mine is
// recorded.
void readCartsAndMine(JsonReader &reader, const Node &node, FinalHoldings &player)
{
    const std::size_t faultsBefore = reader.faults.size();
    const Node carts = node.field("carts");
    const Node mine = node.field("mine");
    if (carts || !mine)
        player.carts = readCarts(reader, carts);
    if (!mine)
        return;
    player.mine = readMine(reader, mine, !carts);
    if (reader.faults.size() > faultsBefore)
        return;
    if (carts)
        compareCarts(reader, carts, player.carts, cartLimits(*player.mine));
    else
        player.carts = countCarts(*player.mine);
}

Research readResearch(JsonReader &reader, const Node &node)
{
    Research research;
    if (!reader.isObject(node))
        return research;
    const Node board = node.field("board");
    const Node space = node.field("space");
    if ((board && !board.value->is_null()) || (space && !space.value->is_null()))
        research.marker = {reader.whole(board, Expected::FromOne, 1, researchBoards),
                           reader.whole(space, Expected::FromOne, 1, largestCount)};
    if (const Node completed = node.field("completed")) {
        for (const Node &entry : reader.entries(completed))
            research.completed.push_back(reader.whole(entry, Expected::FromOne, 1, researchBoards));
    }
    return research;
}

FinalHoldings readPlayer(JsonReader &reader, const Node &node)
{
    FinalHoldings player;
    if (!reader.isObject(node))
        return player;
    readPile(reader, node.field("pointTokens"), player.pointTokens);
    readPile(reader, node.field("coins"), player.coins);
    readCartsAndMine(reader, node, player);
    if (const Node hand = node.field("hand"))
        player.hand = reader.count(hand);
    if (const Node research = node.field("research"))
        player.research = readResearch(reader, research);
    return player;
}

template <typename Kind, std::size_t Kinds>
Json writePile(const Pile<Kind, Kinds> &pile)
{
    Json object = Json::object();
    for (std::size_t kind = 0; kind < Kinds; ++kind)
        object[std::string(kindsOf(pile)[kind].name)] = pile.numbers[kind];
    return object;
}

Json writePlayer(const FinalHoldings &player)
{
    Json entry{{"pointTokens", writePile(player.pointTokens)}, {"coins", writePile(player.coins)}};
    if (!player.mine || !cartsKnown(*player.mine)) {
        for (const CartKey &key : cartKeys)
            entry["carts"][std::string(key.name)] = player.carts.*key.number;
    }
    if (player.hand)
        entry["hand"] = *player.hand;
    if (player.research) {
        Json research = Json::object();
        if (player.research->marker) {
            research["board"] = player.research->marker->board;
            research["space"] = player.research->marker->space;
        }
        research["completed"] = player.research->completed;
        entry["research"] = std::move(research);
    }
    if (player.mine)
        entry["mine"] = writeMine(*player.mine);
    return entry;
}

} // namespace

Options readOptions(JsonReader &reader, const Node &node)
{
    Options options;
    if (!node || !reader.isObject(node))
        return options;
    reader.onlyKeys(node, optionKeys);
    if (const Node effect = node.field(optionKeys[0]))
        options.newBoardEffect = reader.boolean(effect);
    return options;
}

Json writeOptions(const Options &options)
{
    return {{optionKeys[0], options.newBoardEffect}};
}

Game readGame(JsonReader &reader, const Node &document, int players)
{
    Game game;
    game.options = readOptions(reader, document.field("options"));
    for (const Node &entry : reader.playerEntries(document.field("final"), players))
        game.players.push_back(readPlayer(reader, entry));
    return game;
}

void writeGame(const Game &game, Json &document)
{
    document["options"] = writeOptions(game.options);
    Json entries = Json::array();
    for (const FinalHoldings &player : game.players)
        entries.push_back(writePlayer(player));
    document["final"] = {{"players", std::move(entries)}};
}

std::string_view codeOf(WarningCode code)
{
    switch (code) {
    case WarningCode::TooManyPointTokens:
        return "too-many-point-tokens";
    case WarningCode::TooManyCoins:
        return "too-many-coins";
    case WarningCode::TooManyCartTokens:
        return "too-many-cart-tokens";
    case WarningCode::TooManyMachines:
        return "too-many-machines";
    case WarningCode::TooManyCollapses:
        return "too-many-collapses";
    case WarningCode::TooManyOfALevel:
        return "too-many-of-a-level";
    case WarningCode::TooManyFullCarts:
        return "too-many-full-carts";
    case WarningCode::TooFewCards:
        return "too-few-cards";
    case WarningCode::TooManyCards:
        return "too-many-cards";
    case WarningCode::TooManyInHand:
        return "too-many-in-hand";
    case WarningCode::UnsupportedCard:
        return "unsupported-card";
    case WarningCode::ImpossibleResearch:
        return "impossible-research";
    }
    return {};
}

std::string_view codeOf(SoloRank rank)
{
    return soloTitles[at(rank)].name;
}

} // namespace scoring::imperial_miners
