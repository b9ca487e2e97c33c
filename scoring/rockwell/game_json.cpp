// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "scoring/rockwell/game_json.h"

#include <algorithm>

namespace scoring::rockwell {

namespace {

constexpr std::array<std::string_view, 12> optionKeys{
    "zeroScores",    "g4Exact",    "g6AllowsLost", "tokensExpire", "bribeTarget",   "multiStepUpgrade",
    "shaftMoveFree", "phaseOrder", "robotShares",  "robotCard",    "robotFallback", "robotUpgradeActive",
};

struct Switch {
    std::string_view key;
    bool Options::*member;
};

constexpr std::array switches{
    Switch{"zeroScores", &Options::zeroScores},
    Switch{"g4Exact", &Options::g4Exact},
    Switch{"g6AllowsLost", &Options::g6AllowsLost},
    Switch{"tokensExpire", &Options::tokensExpire},
    Switch{"multiStepUpgrade", &Options::multiStepUpgrade},
    Switch{"shaftMoveFree", &Options::shaftMoveFree},
};

template <typename Enum>
struct Choice {
    std::string_view key;
    std::array<std::string_view, 2> names; ///< the default first
    Enum Options::*member;
};

// Calls with each option that has named values.
void forEachChoice(auto call)
{
    call(Choice<BribeTarget>{"bribeTarget", {"activeTile", "anyClosedAdjacent"}, &Options::bribeTarget});
    call(Choice<PhaseOrder>{"phaseOrder", {"boardSpace", "management"}, &Options::phaseOrder});
    call(Choice<RobotShares>{"robotShares", {"discard", "ignore"}, &Options::robotShares});
    call(Choice<RobotCard>{"robotCard", {"discard", "firstShift"}, &Options::robotCard});
    call(Choice<RobotFallback>{"robotFallback", {"none", "allCrews"}, &Options::robotFallback});
    call(Choice<RobotUpgradeActive>{
        "robotUpgradeActive", {"robot", "upgrader"}, &Options::robotUpgradeActive});
}

constexpr std::array<std::string_view, 5> warningCodes{
    "money-not-in-hundreds", "duplicate-goal-tile", "goal-tile-skipped",
    "impossible-goal-sum",   "too-many-deliveries",
};
static_assert(warningCodes.size() == at(WarningCode::TooManyDeliveries) + 1);

GoalTiles readGoalTiles(JsonReader &reader, const Node &node, int players)
{
    GoalTiles won;
    if (!reader.isObject(node))
        return won;
    reader.onlyKeys(node, goalNames);
    for (const GoalFacts &goal : goalTable) {
        const Node tile = node.field(goal.name);
        // At a table that cannot be, no tile can be wrong: the number of players is.
        if (!tile || players < fewestPlayers || players > mostPlayers)
            continue;
        const std::vector<int> tiles = goalTiles(goal.goal, players);
        const auto found = std::ranges::find_if(tiles, [&](int value) { return *tile.value == value; });
        if (found != tiles.end() && tile.value->is_number_integer()) {
            won[goal.goal] = *found;
            continue;
        }
        std::string right;
        for (const int value : tiles)
            right.append(right.empty() ? "" : ", ").append(std::to_string(value));
        reader.fault(tile, FaultKind::NoSuchValue, {.right = std::move(right)});
    }
    return won;
}

// The pad also takes the sum and the number of the goal tiles instead of the tiles themselves; if both are
// given they must agree.
std::variant<GoalTiles, GoalSum> readGoals(JsonReader &reader, const Node &node, int players)
{
    const Node named = node.field("goals");
    const Node points = node.field("goalPoints");
    const Node count = node.field("goalCount");
    const std::size_t faultsBefore = reader.faults.size();
    GoalSum sum;
    if (points || (count && !named))
        sum.points = reader.count(points);
    if (count || (points && !named))
        sum.count = reader.whole(count, Expected::Count, 0, goalsInTheGame);
    if (!named && (points || count))
        return sum;
    const GoalTiles tiles = readGoalTiles(reader, named, players);
    if (reader.faults.size() > faultsBefore)
        return tiles;
    if (points && sum.points != tiles.sum())
        reader.fault(points, FaultKind::GoalsDisagree, {.number = sum.points, .limit = tiles.sum()});
    if (count && sum.count != tiles.count())
        reader.fault(count, FaultKind::GoalsDisagree, {.number = sum.count, .limit = tiles.count()});
    return tiles;
}

FinalHoldings readHoldings(JsonReader &reader, const Node &node, int players)
{
    FinalHoldings player;
    if (!reader.isObject(node))
        return player;
    player.goals = readGoals(reader, node, players);
    for (const Node &tile : reader.entries(node.field("deliveries")))
        player.deliveries.push_back(reader.count(tile));
    if (const Node stock = node.field("stock"); reader.isObject(stock)) {
        reader.onlyKeys(stock, resourceNames);
        for (const Resource resource : resources)
            player.stock[resource] = reader.count(stock.field(resourceNames[at(resource)]));
    }
    player.money = reader.count(node.field("money"));
    return player;
}

Json writeHoldings(const FinalHoldings &player)
{
    Json entry;
    if (const auto *sum = std::get_if<GoalSum>(&player.goals)) {
        entry["goalPoints"] = sum->points;
        entry["goalCount"] = sum->count;
    } else {
        entry["goals"] = Json::object();
        for (const GoalFacts &goal : goalTable) {
            if (const int value = std::get<GoalTiles>(player.goals)[goal.goal])
                entry["goals"][std::string(goal.name)] = value;
        }
    }
    entry["deliveries"] = player.deliveries;
    for (const Resource resource : resources)
        entry["stock"][std::string(resourceNames[at(resource)])] = player.stock[resource];
    entry["money"] = player.money;
    return entry;
}

} // namespace

Options readOptions(JsonReader &reader, const Node &node)
{
    Options options;
    if (!node || !reader.isObject(node))
        return options;
    reader.onlyKeys(node, optionKeys);
    for (const Switch &option : switches) {
        if (const Node value = node.field(option.key))
            options.*option.member = reader.boolean(value);
    }
    forEachChoice([&]<typename Enum>(const Choice<Enum> &option) {
        if (const Node value = node.field(option.key))
            options.*option.member = static_cast<Enum>(reader.oneOf(value, option.names));
    });
    return options;
}

Json writeOptions(const Options &options)
{
    Json object = Json::object();
    for (const Switch &option : switches)
        object[std::string(option.key)] = options.*option.member;
    forEachChoice([&]<typename Enum>(const Choice<Enum> &option) {
        object[std::string(option.key)] = option.names[at(options.*option.member)];
    });
    return object;
}

Game readGame(JsonReader &reader, const Node &document, int players)
{
    Game game;
    game.options = readOptions(reader, document.field("options"));
    const Node final = document.field("final");
    if (!reader.isObject(final))
        return game;
    const Node entries = final.field("players");
    for (const Node &entry : reader.entries(entries))
        game.players.push_back(readHoldings(reader, entry, players));
    const int found = static_cast<int>(game.players.size());
    if (entries && entries.value->is_array() && found != players)
        reader.fault(entries, FaultKind::EntryCount, {.number = found, .limit = players});
    return game;
}

void writeGame(const Game &game, Json &document)
{
    document["options"] = writeOptions(game.options);
    Json entries = Json::array();
    for (const FinalHoldings &player : game.players)
        entries.push_back(writeHoldings(player));
    document["final"] = {{"players", std::move(entries)}};
}

std::string_view codeOf(WarningCode code)
{
    return warningCodes[at(code)];
}

} // namespace scoring::rockwell
