// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/address_book.h"
#include "db/event_log.h"
#include "db/games.h"
#include "db/live_games.h"
#include "db/other_plays.h"
#include "db/query.h"
#include "db/standings.h"
#include "scoring/record_json.h"

#include <nlohmann/json.hpp>

#include <stdexcept>
#include <string>

/// A store in which everything has happened once, and its story; without Qt, so that programs start quickly.
namespace made {

inline const db::Uuid deletedGame = db::gameId("game-deleted");
inline const db::Uuid correctedGame = db::gameId("game-corrected");
inline const db::Uuid liveGame = db::gameId("game-live");

inline scoring::Record read(const db::Json &document)
{
    auto read = scoring::readRecordDocument(document);
    if (auto *record = std::get_if<scoring::Record>(&read))
        return std::move(*record);
    throw std::logic_error("the story tells a record that cannot be read: " + document.dump());
}

inline db::Uuid add(db::Store &store, const db::Json &document)
{
    db::Change change(store);
    const db::AddedGame added = db::addRecord(store, read(document), document);
    db::refreshStandings(store);
    change.commit();
    return added.id;
}

template <typename Telling>
void tap(db::Store &store, const Telling &telling)
{
    db::Change change(store);
    telling();
    db::refreshStandings(store);
    change.commit();
}

inline db::Person person(db::Store &store, const char *name)
{
    return db::findPeople(store, name).at(0);
}

inline db::Json game(const char *id, const char *kind, const char *played, const char *group,
                     const db::Json &players, const db::Json &totals)
{
    db::Json record{{"format", "steiger.game/1"},
                    {"id", id},
                    {"game", kind},
                    {"played", played},
                    {"group", group},
                    {"location", "Zeche Zollverein"},
                    {"players", db::Json::array()}};
    for (const db::Json &name : players)
        record["players"].push_back({{"name", name}});
    record["totals"] = totals;
    return record;
}

/// Since version 2: a game under way, one that was given up, and one that was finished.
inline void openTables(db::Store &store)
{
    db::TableHead head{.game = scoring::GameKind::CoalBaron,
                       .group = "Club",
                       .location = "Zeche Zollverein",
                       .comments = "under way",
                       .opened = "2026-06-19T19:30:00+02:00",
                       .players = {}};
    for (const char *name : {"Anna", "Bela B.", "Dóra"})
        head.players.push_back({person(store, name).id, "red"});
    const auto open = [&](const char *comments) {
        head.comments = comments;
        db::Uuid game;
        tap(store, [&] { game = db::openTable(store, head); });
        tap(store, [&] { db::append(store, {.log = game, .name = "ShiftEnded"}); });
        return game;
    };
    open("under way");
    const db::Uuid givenUp = open("given up");
    tap(store, [&] { db::closeTable(store, givenUp); });
    const db::Uuid deleted = open("finished and deleted");
    db::Json record = game("", "coal-baron", "2026-06-19", "Club", {"Anna", "Bela B.", "Dóra"}, {1, 2, 3});
    record["id"] = toString(deleted);
    add(store, record);
    tap(store, [&] { db::deleteGame(store, deleted); });
}

/// What tests/stores/version-<n>.db tells. A file that was released stays as it is: this grows for the next
/// one.
inline void make(const std::filesystem::path &file)
{
    db::Store store(file);
    add(store, game("game-1", "coal-baron", "2026-05-01", "Friday miners", {"Anna", "Béla"}, {57, 49}));
    add(store, game("game-2", "rockwell", "2026-05-08T20:15:00+02:00", "Friday miners",
                    {"Béla", "Csilla", "Anna"}, {61, 70, 66}));
    add(store, game("game-3", "the-ruhr", "2026-05-15", "Club", {"Anna", "Bela B.", "Dóra"}, {30, 41, 28}));
    add(store, game("game-4", "imperial-miners", "2026-05-22", "Club", {"Ernő"}, {83}));
    add(store, game("game-corrected", "coal-baron", "2026-06-05", "Club", {"Anna", "Dóra"}, {40, 45}));
    add(store, game("game-deleted", "coal-baron", "2026-06-12", "Club", {"Anna", "Ernő"}, {10, 12}));

    const db::Json corrected =
        game("game-corrected", "coal-baron", "2026-06-05", "Club", {"Anna", "Dóra"}, {50, 45});
    tap(store, [&] { db::correctRecord(store, correctedGame, read(corrected), corrected); });
    tap(store, [&] { db::deleteGame(store, deletedGame); });
    openTables(store);
    tap(store, [&] { db::mergePeople(store, person(store, "Bela B."), person(store, "Béla")); });
    tap(store, [&] { db::renamePerson(store, person(store, "Csilla"), "Csilla K."); });
    tap(store, [&] { db::deletePerson(store, person(store, "Dóra")); });
    tap(store, [&] { db::setSeason(store, "Spring", 20260301, 20260531); });
    tap(store, [&] {
        db::setMember(store, db::findGroup(store, "Friday miners").value(), person(store, "Anna"), true);
    });
    tap(store, [&] {
        db::addOtherPlay(store, db::gameId("play-1"), "Carcassonne", 20260102, {{"winner", 0}});
    });
    db::Uuid last;
    for (const char *body : {R"({"seat": 0, "order": 7})", R"({"seat": 1, "order": 23})"})
        tap(store,
            [&] { last = db::append(store, {.log = liveGame, .name = "OrderDelivered", .body = body}).id; });
    tap(store, [&] {
        db::append(store,
                   {.log = liveGame, .name = "Undone", .act = scoring::LogAct::Undone, .target = last});
    });
    db::Query(store, "PRAGMA wal_checkpoint(TRUNCATE)").run();
    db::Query(store, "VACUUM").run();
}

} // namespace made
