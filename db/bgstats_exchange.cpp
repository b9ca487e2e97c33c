// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/bgstats_exchange.h"

#include "db/address_book.h"
#include "db/bgstats/write.h"
#include "db/games.h"
#include "db/other_plays.h"
#include "db/query.h"
#include "db/standings.h"
#include "scoring/record_json.h"

#include <algorithm>

namespace db {

namespace {

using bgstats::Json;

// People of the file whom we have met, by their place there.
class Acquaintances
{
public:
    Acquaintances(Store &store, const bgstats::File &file, BgStatsImport &report)
        : m_store(store)
        , m_file(file)
        , m_report(report)
        , m_known(file.players.size())
    {
    }

    Person operator()(std::size_t player)
    {
        std::optional<std::int64_t> &known = m_known[player];
        if (!known) {
            const bgstats::Player &met = m_file.players[player];
            const PersonMeant meant = personMeant(m_store, met.uuid, met.name, m_taken);
            known = meant.person.number;
            m_taken.push_back(meant.person.number); // two people of one file are never one of ours
            count(meant.foundBy);
        }
        return person(m_store, *known);
    }

private:
    void count(FoundBy foundBy)
    {
        switch (foundBy) {
        case FoundBy::Id:
            ++m_report.peopleById;
            break;
        case FoundBy::Name:
            ++m_report.peopleByName;
            break;
        case FoundBy::Nothing:
            ++m_report.newPeople;
            break;
        }
    }

    Store &m_store;
    const bgstats::File &m_file;
    BgStatsImport &m_report;
    std::vector<std::optional<std::int64_t>> m_known;
    std::vector<std::int64_t> m_taken;
};

// Of a player only what says who it is; names are the address book's.
void replaceNames(Json &alone, const bgstats::File &file, Acquaintances &acquaintances)
{
    for (Json &entry : alone["players"]) {
        const int id = entry.value("id", 0);
        const auto player = std::ranges::find(file.players, id, &bgstats::Player::id);
        if (player == file.players.end())
            continue;
        const Person person = acquaintances(static_cast<std::size_t>(player - file.players.begin()));
        entry =
            Json{{"id", id}, {"uuid", toString(person.id)}, {"name", ""}, {"isAnonymous", player->anonymous}};
    }
}

void nameThePlayers(Store &store, Json &alone)
{
    for (Json &entry : alone["players"]) {
        const std::vector<Person> found = findPeople(store, entry.value("uuid", std::string()));
        const bool named = found.size() == 1 && !found.front().name.empty();
        entry["name"] = named ? found.front().name : std::string(deletedPlayer);
        if (found.size() == 1)
            entry["uuid"] = toString(found.front().id);
    }
}

int dayPlayed(const bgstats::Play &play)
{
    const std::optional<scoring::Played> played = scoring::parsePlayed(play.playDate);
    return played ? played->day : 0;
}

void keepPlay(Store &store, const bgstats::File &file, const bgstats::Play &play,
              Acquaintances &acquaintances, BgStatsImport &report)
{
    const Uuid id = play.uuid.empty() ? derivedUuid("play", play.raw.dump()) : gameId(play.uuid);
    Query known(store, "SELECT 1 FROM other_play WHERE id = ?", id);
    if (known.next()) {
        ++report.alreadyHere;
        return;
    }
    Json alone = bgstats::playAlone(file, play);
    replaceNames(alone, file, acquaintances);
    addOtherPlay(store, id, file.games[play.game].name, dayPlayed(play), alone);
    ++report.plays;
}

// The game a play tells of, as a record that can be stored; or why it cannot.
std::variant<scoring::Record, bgstats::NotARecord> recordOf(const bgstats::File &file,
                                                            const bgstats::Play &play)
{
    auto converted = bgstats::toRecord(file, play);
    if (const auto *why = std::get_if<bgstats::NotARecord>(&converted))
        return *why;
    scoring::Record &record = std::get<bgstats::Converted>(converted).record;
    if (record.id.empty() && !play.uuid.empty())
        record.id = toString(gameId(play.uuid));
    // What the history holds must be readable for ever.
    auto read = scoring::readRecordDocument(scoring::writeRecord(record));
    if (const auto *faults = std::get_if<std::vector<scoring::Fault>>(&read))
        return bgstats::NotARecord{.why = bgstats::Obstacle::Impossible, .found = faults->front().where};
    return std::move(record);
}

void addGame(Store &store, scoring::Record record, BgStatsImport &report)
{
    const Json document = scoring::writeRecord(record);
    switch (addRecord(store, std::move(record), document).adding) {
    case Adding::Stored:
        ++report.games;
        break;
    case Adding::AlreadyHere:
        ++report.alreadyHere;
        break;
    case Adding::WasDeleted:
        ++report.wereDeleted;
        break;
    }
}

} // namespace

BgStatsImport importBgStats(Store &store, const bgstats::ReadFile &read, const Progress &progress)
{
    BgStatsImport report;
    report.skipped = read.skipped;
    Change change(store);
    Acquaintances acquaintances(store, read.file, report);
    std::int64_t seen = 0;
    for (const bgstats::Play &play : read.file.plays) {
        if (progress)
            progress(++seen, static_cast<std::int64_t>(read.file.plays.size()));
        auto record = recordOf(read.file, play);
        const auto *why = std::get_if<bgstats::NotARecord>(&record);
        if (!why) {
            for (const bgstats::PlayerScore &score : play.scores) {
                if (!read.file.players[score.player].anonymous)
                    acquaintances(score.player);
            }
            addGame(store, std::move(std::get<scoring::Record>(record)), report);
            continue;
        }
        if (why->why != bgstats::Obstacle::OtherGame)
            report.kept.push_back({play.where, read.file.games[play.game].name, play.playDate, *why});
        keepPlay(store, read.file, play, acquaintances, report);
    }
    refreshStandings(store);
    change.commit();
    return report;
}

std::optional<bgstats::ExportedRecord> exportedRecord(Store &store, const Uuid &game, const LabelsFor &labels,
                                                      const std::string &language)
{
    const std::optional<Json> document = recordOf(store, game);
    if (!document)
        return std::nullopt;
    auto read = scoring::readRecordDocument(*document);
    auto *record = std::get_if<scoring::Record>(&read);
    if (!record)
        return std::nullopt;
    if (record->played.empty()) { // another store would not know when it was added here
        Query query(store, "SELECT instant FROM game WHERE id = ?", game);
        query.next();
        record->played = instantText(query.whole(0));
    }
    const scoring::Scored scored = scoring::scored(*record);
    bgstats::ExportedRecord made{.record = *record,
                                 .score = scoring::gameScore(scored),
                                 .uuid = toString(game),
                                 .playerUuids = {},
                                 .locationUuid = {},
                                 .added = {},
                                 .labels = labels(*record, scored),
                                 .language = language};
    for (const scoring::RecordPlayer &player : record->players) {
        const std::vector<Person> found = findPeople(store, player.id);
        made.playerUuids.push_back(found.size() == 1 ? toString(found.front().id) : player.id);
    }
    if (const std::optional<Named> place = placeKnownAs(store, record->location))
        made.locationUuid = toString(place->id);
    return made;
}

Json exportBgStats(Store &store, std::span<const GameInHistory> games, OtherPlays others,
                   const LabelsFor &labels, const std::string &language)
{
    std::vector<bgstats::Exported> plays;
    for (const GameInHistory &game : games) {
        if (std::optional<bgstats::ExportedRecord> made = exportedRecord(store, game.id, labels, language))
            plays.push_back(std::move(*made));
    }
    if (others == OtherPlays::With) {
        eachOtherPlay(store, [&](const Uuid &, const Json &body) {
            Json alone = body;
            nameThePlayers(store, alone);
            plays.push_back(std::move(alone));
        });
    }
    return bgstats::writeFile(plays);
}

} // namespace db
