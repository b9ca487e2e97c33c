// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "companion/take_in.h"

#include "companion/same_record.h"
#include "db/address_book.h"
#include "db/standings.h"

#include <array>
#include <fstream>

namespace companion {

namespace {

// An export says only that somebody was deleted: that is what they stay, not a player of that name.
void deleteThoseWhoWere(db::Store &store, const scoring::Record &record)
{
    for (const scoring::RecordPlayer &player : record.players) {
        if (!player.name.starts_with(db::deletedPlayer))
            continue;
        for (const db::Person &person : db::findPeople(store, player.id.empty() ? player.name : player.id)) {
            if (!person.deleted && person.name == player.name)
                db::deletePerson(store, person);
        }
    }
}

TakenGame takeIn(db::Store &store, const ReadGame &game)
{
    const db::AddedGame added = db::addRecord(store, game.record, game.document);
    switch (added.adding) {
    case db::Adding::Stored:
        deleteThoseWhoWere(store, game.record);
        return {game.what, added.id, Taken::Stored};
    case db::Adding::AlreadyHere:
        return {game.what, added.id,
                wasEverTold(store, added.id, game.record) ? Taken::AlreadyHere : Taken::Differs};
    case db::Adding::WasDeleted:
        break;
    }
    return {game.what, added.id, Taken::WasDeleted};
}

} // namespace

bool isDatabase(const std::string &file)
{
    constexpr std::string_view beginning = "SQLite format 3";
    std::array<char, beginning.size()> found{};
    std::ifstream(file, std::ios::binary).read(found.data(), found.size());
    return std::string_view(found.data(), found.size()) == beginning;
}

void readHandedIn(const std::string &file, const std::string &text, HandedIn &handedIn)
{
    auto plays = db::bgstats::readFile(text);
    if (auto *found = std::get_if<db::bgstats::ReadFile>(&plays)) {
        handedIn.plays.push_back({file, std::move(*found)});
        return;
    }
    for (ReadOrRefused &read : readGames(file, text)) {
        if (auto *game = std::get_if<ReadGame>(&read))
            handedIn.games.push_back(std::move(*game));
        else
            handedIn.refused.push_back(std::get<Refusal>(std::move(read)));
    }
}

TakenIn takeIn(db::Store &store, const std::vector<ReadGame> &games, const db::Progress &progress)
{
    TakenIn taken;
    db::Change change(store);
    const std::size_t peopleBefore = db::people(store).size();
    for (const ReadGame &game : games) {
        taken.games.push_back(takeIn(store, game));
        if (progress)
            progress(static_cast<std::int64_t>(taken.games.size()), static_cast<std::int64_t>(games.size()));
    }
    db::refreshStandings(store);
    taken.newPeople = static_cast<int>(db::people(store).size()) - static_cast<int>(peopleBefore);
    change.commit();
    return taken;
}

} // namespace companion
