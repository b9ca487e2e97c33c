// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/bgstats/write.h"

#include "db/bgstats/dates.h"
#include "db/bgstats/games.h"
#include "db/bgstats/merge.h"
#include "db/bgstats/values.h"

#include <algorithm>
#include <cassert>
#include <set>

namespace db::bgstats {

using scoring::GameScore;
using scoring::Record;

namespace {

// Text as it stands inside the file: BG Stats keeps some of its JSON that way.
std::string inText(const Json &json)
{
    return json.dump(-1, ' ', false, Json::error_handler_t::replace);
}

Json writeGame(scoring::GameKind game, const std::string &changed)
{
    const Box &box = boxOf(game);
    const scoring::GameFacts &facts = scoring::facts(game);
    return {{"id", 1},
            {"uuid", box.uuid},
            {"name", box.title},
            {"modificationDate", changed},
            {"cooperative", false},
            {"highestWins", true},
            {"noPoints", false},
            {"usesTeams", false},
            {"bggId", box.bggId},
            {"bggName", box.title},
            {"bggYear", box.year},
            {"designers", box.designers},
            {"isBaseGame", 1},
            {"isExpansion", 0},
            {"rating", 0},
            {"minPlayerCount", facts.fewestPlayers},
            {"maxPlayerCount", facts.mostPlayers},
            {"minPlayTime", box.shortestMinutes},
            {"maxPlayTime", box.longestMinutes},
            {"minAge", box.youngest},
            {"urlThumb", ""},
            {"urlImage", ""}};
}

int rounds(const Record &record)
{
    const auto *coalBaron = std::get_if<scoring::coal_baron::Game>(&record.part);
    return coalBaron ? static_cast<int>(coalBaron->shifts.size()) : 0;
}

// Whether somebody else than all who have the most points won: BG Stats would not find that by itself.
bool wonOtherwise(const GameScore &score)
{
    const int most = *std::ranges::max_element(score.totals);
    const auto &winners = score.ranking.winners;
    return static_cast<std::ptrdiff_t>(winners.size()) != std::ranges::count(score.totals, most) ||
           std::ranges::any_of(
               winners, [&](int winner) { return score.totals[static_cast<std::size_t>(winner)] != most; });
}

Json writeScores(const ExportedRecord &exported, std::span<const std::string> scoreUuids)
{
    const GameScore &score = exported.score;
    Json scores = Json::array();
    for (std::size_t seat = 0; seat < exported.record.players.size(); ++seat) {
        const int number = static_cast<int>(seat);
        scores.push_back({{"playerRefId", number + 1},
                          {"score", scoreText(score, seat)},
                          {"winner", won(score, seat)},
                          {"newPlayer", false},
                          {"startPlayer", number == startingPlayer(exported.record)},
                          {"rank", score.ranking.ranks[seat]},
                          {"seatOrder", number + 1},
                          {"role", ""},
                          {"metaData", inText({{"scoreUuid", scoreUuids[seat]}})}});
    }
    return scores;
}

// The record as a file of its own, in which the players' ids follow the seats.
Json writeAlone(const ExportedRecord &exported)
{
    const Record &record = exported.record;
    assert(exported.playerUuids.size() == record.players.size());
    const std::string played = playDate(exported);
    const std::string added = exported.added.empty() ? played : toWallTime(exported.added);

    Json players = Json::array();
    std::vector<std::string> scoreUuids;
    for (std::size_t seat = 0; seat < record.players.size(); ++seat) {
        players.push_back({{"id", seat + 1},
                           {"uuid", exported.playerUuids[seat]},
                           {"name", record.players[seat].name},
                           {"isAnonymous", false},
                           {"modificationDate", added},
                           {"bggUsername", ""}});
        scoreUuids.push_back(exported.uuid + "-" + std::to_string(seat + 1));
    }
    Json play{{"uuid", exported.uuid},
              {"modificationDate", added},
              {"entryDate", added},
              {"playDate", played},
              {"usesTeams", false},
              {"durationMin", record.durationMinutes.value_or(0)},
              {"ignored", false},
              {"manualWinner", wonOtherwise(exported.score)},
              {"rounds", rounds(record)},
              {"bggId", 0},
              {"importPlayId", 0},
              {"nemestatsId", 0},
              {"rating", 0},
              {"scoringSetting", 1},
              {"playImages", "[]"},
              {"gameRefId", 1},
              {"board", ""},
              {"comments", record.comments},
              {"expansionPlays", Json::array()},
              {"playerScores", writeScores(exported, scoreUuids)},
              {"scoresheet", inText(writeScoreSheet(record, exported.score, exported.labels,
                                                    exported.language, scoreUuids))}};
    Json locations = Json::array();
    if (!record.location.empty()) {
        locations.push_back({{"id", 1},
                             {"uuid", exported.locationUuid},
                             {"name", record.location},
                             {"modificationDate", added}});
        play["locationRefId"] = 1;
    }
    return {{"players", players},
            {"locations", locations},
            {"games", Json::array({writeGame(record.game, added)})},
            {"plays", Json::array({play})}};
}

// The ids of the tags that an object carries.
void collectTags(const Json &object, std::set<int> &tags)
{
    const Json *list = field(object, "tags");
    if (!list || !list->is_array())
        return;
    for (const Json &entry : *list) {
        if (const std::optional<int> tag = whole(entry, "tagRefId"))
            tags.insert(*tag);
    }
}

} // namespace

Json playAlone(const File &file, const Play &play)
{
    std::set<std::size_t> players;
    for (const PlayerScore &score : play.scores)
        players.insert(score.player);
    std::set<std::size_t> games(play.expansions.begin(), play.expansions.end());
    games.insert(play.game);

    Json alone{{"tags", Json::array()},
               {"players", Json::array()},
               {"locations", Json::array()},
               {"games", Json::array()},
               {"plays", Json::array({play.raw})}};
    std::set<int> tags;
    const auto add = [&](const char *section, const Json &object) {
        collectTags(object, tags);
        alone[section].push_back(object);
    };
    for (const std::size_t player : players)
        add("players", file.players[player].raw);
    if (play.location)
        add("locations", file.locations[*play.location].raw);
    for (const std::size_t game : games)
        add("games", file.games[game].raw);
    for (const Tag &tag : file.tags) {
        if (tags.contains(tag.id))
            alone["tags"].push_back(tag.raw);
    }
    return alone;
}

Json writeFile(std::span<const Exported> plays, const std::string &me)
{
    Merge merge;
    for (const Exported &exported : plays) {
        if (const auto *record = std::get_if<ExportedRecord>(&exported))
            merge.add(writeAlone(*record));
        else
            merge.add(std::get<Json>(exported));
    }
    Json file{{"about", "Steiger"}};
    file.update(merge.takeSections());
    const int owner = merge.playerId(me);
    file["challenges"] = Json::array();
    file["userInfo"] = {{"meRefId", owner > 0 ? owner : 1}};
    return file;
}

} // namespace db::bgstats
