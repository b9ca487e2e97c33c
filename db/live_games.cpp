// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/live_games.h"

#include "db/address_book.h"
#include "db/query.h"
#include "db/schema.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <array>

namespace db {

namespace {

using Json = nlohmann::ordered_json;

constexpr const char *opened = "TableOpened";
constexpr const char *described = "TableDescribed";
constexpr const char *closed = "TableClosed";
constexpr const char *reopened = "TableReopened";

constexpr const char *recorded = "GameRecorded";
constexpr const char *deleted = "GameDeleted";
constexpr const char *restored = "GameRestored";
constexpr std::array<std::string_view, 7> aboutTheGame{opened,   described, closed,  reopened,
                                                       recorded, deleted,   restored};

// Who sits where, never how they are called: names are the address book's.
std::string written(const TableHead &head)
{
    Json players = Json::array();
    for (const SeatAtTable &seat : head.players)
        players.push_back({{"id", toString(seat.person)}, {"color", seat.color}});
    const Json body{{"game", scoring::facts(head.game).name},
                    {"group", head.group},
                    {"location", head.location},
                    {"comments", head.comments},
                    {"players", std::move(players)},
                    {"opened", head.opened}};
    return body.dump();
}

std::optional<TableHead> readHead(const std::string &body)
{
    try {
        const Json told = Json::parse(body);
        const auto text = [](const Json &object, const char *key) {
            return object.value(key, std::string());
        };
        const auto facts =
            std::ranges::find(scoring::gameFacts, text(told, "game"), &scoring::GameFacts::name);
        if (facts == scoring::gameFacts.end())
            return std::nullopt;
        TableHead head{.game = static_cast<scoring::GameKind>(facts - scoring::gameFacts.begin()),
                       .group = text(told, "group"),
                       .location = text(told, "location"),
                       .comments = text(told, "comments"),
                       .opened = text(told, "opened"),
                       .players = {}};
        for (const Json &player : told.at("players"))
            head.players.push_back({scoring::parseUuid(text(player, "id")).value(), text(player, "color")});
        return head;
    } catch (const std::exception &) {
        return std::nullopt; // of a later version, or torn: it stays in the log, and has no effect here
    }
}

// What the log says about the table, apart from what is played there.
struct Story {
    std::optional<TableHead> head;
    bool isClosed = false;
    bool isRecorded = false;
    bool isDeleted = false;
    std::int64_t lastTold = 0;

    bool isUnderWay() const { return head && !isClosed && !isRecorded && !isDeleted; }
    bool isGivenUp() const { return head && isClosed && !isRecorded && !isDeleted; }
};

Story storyOf(Store &store, const Uuid &game)
{
    Story story;
    for (const Event &event : eventsOf(store, game)) {
        if (event.name == opened || event.name == described) {
            if (std::optional<TableHead> head = readHead(event.body))
                story.head = std::move(head);
        } else if (event.name == closed || event.name == reopened) {
            story.isClosed = event.name == closed;
        } else if (event.name == deleted || event.name == restored) {
            story.isDeleted = event.name == deleted;
        } else if (event.name == recorded) {
            story.isRecorded = true;
        }
        story.lastTold = event.told;
    }
    return story;
}

void addPeople(Store &store, LiveGame &game)
{
    for (SeatAtTable &seat : game.head.players) {
        const std::vector<Person> found = findPeople(store, toString(seat.person));
        game.names.push_back(found.empty() ? std::string() : found.front().name);
        if (!found.empty())
            seat.person = found.front().id;
    }
}

void tellHead(Store &store, const Uuid &game, const char *name, const TableHead &head)
{
    if (!head.group.empty())
        groupMeant(store, head.group);
    if (!head.location.empty())
        placeMeant(store, head.location);
    append(store, {.log = game, .name = name, .body = written(head)});
    deriveLiveGame(store, game);
}

void tellState(Store &store, const Uuid &game, const char *name)
{
    append(store, {.log = game, .name = name});
    deriveLiveGame(store, game);
}

// The one touched last first.
std::vector<LiveGame> inOrder(std::vector<LiveGame> games)
{
    std::ranges::stable_sort(games, std::ranges::greater(), &LiveGame::lastTold);
    return games;
}

std::optional<LiveGame> gameOf(Store &store, const Uuid &game, Story story)
{
    if (!story.head)
        return std::nullopt;
    LiveGame live{.id = game, .head = std::move(*story.head), .names = {}, .lastTold = story.lastTold};
    addPeople(store, live);
    if (const std::optional<Named> group = groupKnownAs(store, live.head.group))
        live.head.group = group->name;
    if (const std::optional<Named> place = placeKnownAs(store, live.head.location))
        live.head.location = place->name;
    return live;
}

} // namespace

Uuid openTable(Store &store, const TableHead &head)
{
    const Uuid game = newUuid();
    tellHead(store, game, opened, head);
    return game;
}

void describeTable(Store &store, const Uuid &game, const TableHead &head)
{
    tellHead(store, game, described, head);
}

void closeTable(Store &store, const Uuid &game)
{
    tellState(store, game, closed);
}

void reopenTable(Store &store, const Uuid &game)
{
    tellState(store, game, reopened);
}

std::vector<LiveGame> liveGames(Store &store)
{
    std::vector<LiveGame> games;
    if (store.version() < versionWithLiveGames) // a store that is only read is not lifted
        return games;
    Query query(store, "SELECT id FROM live_game ORDER BY id");
    while (query.next()) {
        if (std::optional<LiveGame> game = liveGame(store, query.uuid(0)))
            games.push_back(std::move(*game));
    }
    return inOrder(std::move(games));
}

std::vector<LiveGame> closedTables(Store &store)
{
    std::vector<Uuid> ever;
    {
        Query query(store, "SELECT DISTINCT log FROM event WHERE name = ? ORDER BY log", closed);
        while (query.next())
            ever.push_back(query.uuid(0));
    }
    std::vector<LiveGame> games;
    for (const Uuid &game : ever) {
        if (Story story = storyOf(store, game); story.isGivenUp())
            games.push_back(*gameOf(store, game, std::move(story)));
    }
    return inOrder(std::move(games));
}

std::optional<LiveGame> liveGame(Store &store, const Uuid &game)
{
    return gameOf(store, game, storyOf(store, game));
}

std::vector<Event> eventsAtTable(Store &store, const Uuid &game)
{
    std::vector<Event> events = eventsOf(store, game);
    std::erase_if(events, [](const Event &event) {
        return std::ranges::find(aboutTheGame, event.name) != aboutTheGame.end();
    });
    return events;
}

void deriveLiveGame(Store &store, const Uuid &game)
{
    if (storyOf(store, game).isUnderWay())
        Query(store, "INSERT INTO live_game (id) VALUES (?) ON CONFLICT DO NOTHING", game).run();
    else
        finishLiveGame(store, game);
}

void finishLiveGame(Store &store, const Uuid &game)
{
    Query(store, "DELETE FROM live_game WHERE id = ?", game).run();
}

} // namespace db
