// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "scoring/the_ruhr/game_json.h"

#include <algorithm>

namespace scoring::the_ruhr {

namespace {

constexpr std::array<std::string_view, 3> optionKeys{"round9RaisesDepots", "muelheimNeedsEssenToken",
                                                     "moveAnyWarehouse"};
constexpr std::array optionFields{&Options::round9RaisesDepots, &Options::muelheimNeedsEssenToken,
                                  &Options::moveAnyWarehouse};
static_assert(optionKeys.size() == optionFields.size());

// The numbers of a player. The track is the only one that may be negative.
struct NumberField {
    std::string_view key;
    int FinalHoldings::*number;
};
constexpr NumberField trackField{"vpTrack", &FinalHoldings::vpTrack};
constexpr std::array countFields{
    NumberField{"thalers", &FinalHoldings::thalers},
    NumberField{"loans", &FinalHoldings::loans},
    NumberField{"supply", &FinalHoldings::supply},
    NumberField{"storageLock", &FinalHoldings::storageLock},
    NumberField{"storageMark", &FinalHoldings::storageMark},
};

// In the order of the enumeration.
constexpr std::array<std::string_view, 10> warningCodes{
    "too-many-warehouses", "too-few-warehouses",  "too-many-loans",         "too-many-thalers",
    "impossible-storage",  "too-many-in-ruhrort", "muelheim-without-token", "inn-without-mark",
    "too-many-tokens",     "too-early-blank",
};
static_assert(warningCodes.size() == at(WarningCode::TooEarlyBlank) + 1);

std::array<bool, cityCount> readCities(JsonReader &reader, const Node &node)
{
    std::array<bool, cityCount> named{};
    for (const Node &entry : reader.entries(node)) {
        const std::size_t faultsBefore = reader.faults.size();
        const std::size_t city = reader.oneOf(entry, cityNames);
        if (reader.faults.size() != faultsBefore)
            continue;
        if (named[city])
            reader.fault(entry, FaultKind::NamedTwice);
        named[city] = true;
    }
    return named;
}

std::array<int, dumpCount> readDumps(JsonReader &reader, const Node &node)
{
    std::array<int, dumpCount> numbers{};
    if (!reader.isObject(node))
        return numbers;
    reader.onlyKeys(node, dumpNames);
    for (std::size_t dump = 0; dump < dumpCount; ++dump)
        numbers[dump] = reader.optionalCount(node, dumpNames[dump]);
    return numbers;
}

FinalHoldings readPlayer(JsonReader &reader, const Node &node)
{
    FinalHoldings player;
    if (!reader.isObject(node))
        return player;
    player.*trackField.number =
        reader.whole(node.field(trackField.key), Expected::Points, -largestCount, largestCount);
    for (const NumberField &field : countFields)
        player.*field.number = reader.count(node.field(field.key));
    player.cities = readCities(reader, node.field("cities"));
    player.dumps = readDumps(reader, node.field("dumps"));
    player.ruhrort = reader.count(node.field("ruhrort"));
    player.bargeAt = static_cast<SalePlace>(reader.oneOf(node.field("bargeAt"), salePlaceNames));
    player.tokens = readTokens(reader, node.field("tokens"));
    return player;
}

Json writePlayer(const FinalHoldings &player)
{
    Json entry{{trackField.key, player.*trackField.number}};
    for (const NumberField &field : countFields)
        entry[std::string(field.key)] = player.*field.number;
    Json &named = entry["cities"] = Json::array();
    for (const City city : cities) {
        if (player.cities[at(city)])
            named.push_back(cityNames[at(city)]);
    }
    for (const Dump dump : dumps)
        entry["dumps"][std::string(dumpNames[at(dump)])] = player.dumps[at(dump)];
    entry["ruhrort"] = player.ruhrort;
    entry["bargeAt"] = salePlaceNames[at(player.bargeAt)];
    entry["tokens"] = writeTokens(player.tokens);
    return entry;
}

} // namespace

Options readOptions(JsonReader &reader, const Node &node)
{
    Options options;
    if (!node || !reader.isObject(node))
        return options;
    reader.onlyKeys(node, optionKeys);
    for (std::size_t number = 0; number < optionKeys.size(); ++number) {
        if (const Node option = node.field(optionKeys[number]))
            options.*optionFields[number] = reader.boolean(option);
    }
    return options;
}

Json writeOptions(const Options &options)
{
    Json object = Json::object();
    for (std::size_t number = 0; number < optionKeys.size(); ++number)
        object[std::string(optionKeys[number])] = options.*optionFields[number];
    return object;
}

Tokens readTokens(JsonReader &reader, const Node &node)
{
    Tokens tokens;
    if (!reader.isObject(node))
        return tokens;
    reader.onlyKeys(node, tokenNames);
    for (const TokenKind &owned : tokenKinds) {
        const Node state = node.field(owned.name);
        if (!state)
            continue;
        // Only white tokens have blanks.
        const std::span<const std::string_view> states(tokenStateNames.data(), owned.isWhite() ? 3 : 2);
        tokens[owned.token] = static_cast<TokenState>(reader.oneOf(state, states) + 1);
    }
    return tokens;
}

Json writeTokens(const Tokens &tokens)
{
    Json owned = Json::object();
    for (const TokenKind &token : tokenKinds) {
        if (tokens.earned(token.token))
            owned[std::string(token.name)] = tokenStateNames[at(tokens[token.token]) - 1];
    }
    return owned;
}

Game readGame(JsonReader &reader, const Node &document, int players)
{
    Game game;
    game.options = readOptions(reader, document.field("options"));
    const Node final = document.field("final");
    if (!reader.isObject(final))
        return game;
    const Node list = final.field("players");
    const std::vector<Node> entries = reader.entries(list);
    for (const Node &entry : entries)
        game.players.push_back(readPlayer(reader, entry));
    const int found = static_cast<int>(entries.size());
    if (list && list.value->is_array() && found != players)
        reader.fault(list, FaultKind::EntryCount, {.number = found, .limit = players});
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
    return warningCodes[at(code)];
}

} // namespace scoring::the_ruhr
