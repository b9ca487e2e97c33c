// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/games.h"

#include "db/address_book.h"
#include "db/live_games.h"
#include "db/query.h"
#include "db/score_sources.h"
#include "db/standings.h"
#include "scoring/played.h"
#include "scoring/record_json.h"
#include "scoring/scored.h"

#include <nlohmann/json.hpp>

#include <algorithm>

namespace db {

namespace {

constexpr const char *recorded = "GameRecorded";
constexpr const char *deleted = "GameDeleted";
constexpr const char *restored = "GameRestored";

// The log keeps who sat where, never how they were called: names are the address book's.
void replaceNames(Store &store, scoring::Record &record, Json &document)
{
    std::vector<std::int64_t> taken;
    for (std::size_t seat = 0; seat < record.players.size(); ++seat) {
        scoring::RecordPlayer &player = record.players[seat];
        const Person person = personMeant(store, player.id, player.name, taken).person;
        taken.push_back(person.number);
        player.id = toString(person.id);
        Json &entry = document["players"][seat];
        entry["name"] = "";
        entry["id"] = player.id;
    }
}

std::optional<Uuid> playerId(const Json &player)
{
    const auto id = player.find("id");
    return id != player.end() && id->is_string() ? scoring::parseUuid(id->get_ref<const std::string &>())
                                                 : std::nullopt;
}

std::optional<Person> playerIn(Store &store, const Json &player)
{
    const std::optional<Uuid> id = playerId(player);
    if (!id)
        return std::nullopt;
    Query query(store, "SELECT number FROM person WHERE id = ?", *id);
    return query.next() ? std::optional(person(store, query.whole(0))) : std::nullopt;
}

// A record as the log holds it; nothing when it is none.
std::optional<Json> parsed(const std::string &body)
{
    Json document = Json::parse(body, nullptr, false);
    if (!document.is_object() || !document.contains("players") || !document["players"].is_array())
        return std::nullopt;
    const bool sound = std::ranges::all_of(document["players"], &Json::is_object);
    return sound ? std::optional(std::move(document)) : std::nullopt;
}

// Names in a record are not empty and no two are alike.
void fillInNames(Store &store, Json &document)
{
    std::vector<std::string> used;
    for (Json &player : document["players"]) {
        const std::optional<Person> person = playerIn(store, player);
        const std::string name = person && !person->name.empty() ? person->name : std::string(deletedPlayer);
        std::string unique = name;
        for (int more = 2; std::ranges::find(used, unique) != used.end(); ++more)
            unique = name + " (" + std::to_string(more) + ")";
        player["name"] = unique;
        if (person) // who was merged is someone else now
            player["id"] = toString(person->id);
        used.push_back(unique);
    }
    const auto rename = [&](const char *key, auto knownAs) {
        const auto said = document.find(key);
        if (said == document.end() || !said->is_string())
            return;
        if (const std::optional<Named> known = knownAs(store, said->template get_ref<const std::string &>()))
            *said = known->name;
    };
    rename("group", groupKnownAs);
    rename("location", placeKnownAs);
}

// The event, and in `record` the ids of those who are meant.
Event tellRecord(Store &store, const Uuid &game, scoring::Record &record, Json document)
{
    if (record.id.empty())
        record.id = toString(game);
    document["id"] = record.id;
    replaceNames(store, record, document);
    if (!record.group.empty())
        groupMeant(store, record.group);
    if (!record.location.empty())
        placeMeant(store, record.location);
    Telling telling{.log = game, .name = recorded, .body = document.dump()};
    Query known(store, "SELECT 1 FROM event WHERE log = ? LIMIT 1", game);
    if (!known.next()) // the first record of a game is the same event on every device that was given it
        telling.id = derivedUuid("event", toString(game) + telling.body);
    return append(store, telling);
}

struct Verdict {
    std::optional<Event> record; // the newest
    bool isDeleted = false;
};

Verdict verdictOf(Store &store, const Uuid &game)
{
    Verdict verdict;
    for (Event &event : eventsOf(store, game)) {
        if (event.name == recorded)
            verdict.record = std::move(event);
        else if (event.name == deleted || event.name == restored)
            verdict.isDeleted = event.name == deleted;
    }
    return verdict;
}

void removeResults(Store &store, const Uuid &game)
{
    Query query(store, "SELECT number FROM game WHERE id = ?", game);
    if (!query.next())
        return;
    const std::int64_t number = query.whole(0);
    gameGone(store, number);
    Query(store, "DELETE FROM result WHERE game = ?", number).run();
    Query(store, "DELETE FROM sheet WHERE game = ?", number).run();
}

// Ids that are UUIDs are alike in either case.
std::string label(const std::string &id)
{
    const std::optional<Uuid> uuid = scoring::parseUuid(id);
    return uuid ? toString(*uuid) : id;
}

std::int64_t writeGame(Store &store, const Uuid &game, const scoring::Record &record, const Event &event,
                       bool isDeleted)
{
    const scoring::Played added{.day = dayOf(event.told), .instant = event.told};
    const scoring::Played when = scoring::parsePlayed(record.played).value_or(added);
    const auto text = [](const std::string &words) {
        return words.empty() ? std::nullopt : std::optional(words);
    };
    const auto group = record.group.empty() ? std::nullopt : std::optional(groupMeant(store, record.group));
    const auto place =
        record.location.empty() ? std::nullopt : std::optional(placeMeant(store, record.location));
    Query query(store,
                "INSERT INTO game (id, label, kind, played, day, instant, player_group, place, players, "
                "deleted, record)"
                " VALUES (?1, ?11, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10)"
                " ON CONFLICT (id) DO UPDATE SET label = ?11, kind = ?2, played = ?3, day = ?4, instant = "
                "?5, player_group = ?6,"
                " place = ?7, players = ?8, deleted = ?9, record = ?10 RETURNING number",
                game, static_cast<int>(record.game), text(record.played), when.day, when.instant, group,
                place, static_cast<int>(record.players.size()), isDeleted, event.number, label(record.id));
    query.next();
    return query.whole(0);
}

void writeResults(Store &store, std::int64_t game, const scoring::Record &record)
{
    const scoring::Scored scored = scoring::scored(record);
    const scoring::GameScore &score = scoring::gameScore(scored);
    for (std::size_t seat = 0; seat < record.players.size(); ++seat) {
        Query query(store, "SELECT ifnull(same_as, number) FROM person WHERE id = ?",
                    scoring::parseUuid(record.players[seat].id).value_or(Uuid()));
        if (!query.next())
            throw StoreError(StoreFault::Damaged, store.file().string(), "a record names someone unknown");
        const bool winner =
            std::ranges::find(score.ranking.winners, static_cast<int>(seat)) != score.ranking.winners.end();
        Query(store, "INSERT INTO result (game, seat, person, total, rank, winner) VALUES (?, ?, ?, ?, ?, ?)",
              game, static_cast<int>(seat), query.whole(0), score.totals[seat], score.ranking.ranks[seat],
              winner)
            .run();
    }
    Query(store, "INSERT INTO sheet (game, lines) VALUES (?, ?)", game, sheetText(score.lines)).run();
}

// Lets the tables follow what is known of a game now.
void follow(Store &store, const Uuid &game, const scoring::Record &record, const Event &event, bool isDeleted)
{
    removeResults(store, game);
    finishLiveGame(store, game);
    const std::int64_t number = writeGame(store, game, record, event, isDeleted);
    if (isDeleted)
        return;
    writeResults(store, number, record);
    gameAdded(store, number);
}

// A game may be deleted before it has a record.
void followLog(Store &store, const Uuid &game)
{
    if (!deriveGame(store, game))
        deriveLiveGame(store, game);
}

} // namespace

Uuid gameId(std::string_view id)
{
    return scoring::parseUuid(id).value_or(derivedUuid("game", id));
}

bool isFinished(const scoring::Record &record)
{
    const auto *game = std::get_if<scoring::coal_baron::Game>(&record.part);
    return !game || game->final.has_value();
}

AddedGame addRecord(Store &store, scoring::Record record, Json document)
{
    const Uuid id = record.id.empty() ? derivedUuid("record", document.dump()) : gameId(record.id);
    switch (stateOf(store, id)) {
    case GameState::Finished:
        return {id, Adding::AlreadyHere};
    case GameState::Deleted:
        return {id, Adding::WasDeleted};
    case GameState::Unknown:
        break;
    }
    const Event event = tellRecord(store, id, record, std::move(document));
    follow(store, id, record, event, false);
    return {id, Adding::Stored};
}

void correctRecord(Store &store, const Uuid &game, scoring::Record record, Json document)
{
    tellRecord(store, game, record, std::move(document));
    deriveGame(store, game);
}

void deleteGame(Store &store, const Uuid &game)
{
    append(store, {.log = game, .name = deleted});
    followLog(store, game);
}

void restoreGame(Store &store, const Uuid &game)
{
    append(store, {.log = game, .name = restored});
    followLog(store, game);
}

GameState stateOf(Store &store, const Uuid &game)
{
    Query query(store, "SELECT deleted FROM game WHERE id = ?", game);
    if (!query.next())
        return GameState::Unknown;
    return query.whole(0) != 0 ? GameState::Deleted : GameState::Finished;
}

std::optional<Json> recordOf(Store &store, const Uuid &game)
{
    Query query(store, "SELECT body FROM event WHERE number = (SELECT record FROM game WHERE id = ?)", game);
    if (!query.next())
        return std::nullopt;
    std::optional<Json> document = parsed(query.text(0));
    if (!document)
        throw query.damaged("the record of a game cannot be read");
    fillInNames(store, *document);
    return document;
}

std::vector<Json> recordsOf(Store &store, const Uuid &game)
{
    std::vector<Json> records;
    for (const Event &event : eventsOf(store, game)) {
        std::optional<Json> document = event.name == recorded ? parsed(event.body) : std::nullopt;
        if (document)
            fillInNames(store, records.emplace_back(std::move(*document)));
    }
    return records;
}

bool deriveGame(Store &store, const Uuid &game)
{
    const Verdict verdict = verdictOf(store, game);
    if (!verdict.record)
        return false;
    std::optional<Json> document = parsed(verdict.record->body);
    if (!document)
        return false;
    fillInNames(store, *document);
    const auto read = scoring::readRecordDocument(*document);
    const auto *record = std::get_if<scoring::Record>(&read);
    if (!record)
        return false;
    follow(store, game, *record, *verdict.record, verdict.isDeleted);
    return true;
}

} // namespace db
