// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/bgstats/records.h"

#include "db/bgstats/exported.h"
#include "db/bgstats/games.h"
#include "db/bgstats/score_sheet.h"
#include "db/bgstats/score_text.h"
#include "db/bgstats/values.h"
#include "scoring/scored.h"

#include <algorithm>
#include <cmath>

namespace db::bgstats {

using scoring::Record;
using scoring::RecordPlayer;
using scoring::Totals;

namespace {

// The people who played, in seating order.
std::vector<PlayerScore> seated(const Play &play)
{
    std::vector<PlayerScore> people;
    std::ranges::copy_if(play.scores, std::back_inserter(people),
                         [](const PlayerScore &score) { return !score.npc; });
    if (std::ranges::all_of(people, [](const PlayerScore &score) { return score.seatOrder > 0; }))
        std::ranges::stable_sort(people, {}, &PlayerScore::seatOrder);
    return people;
}

std::string nameOf(const Player &player, const PlayerScore &score)
{
    for (const std::string &name :
         {player.anonymous ? score.anonymousName : std::string(), player.name, player.bggUsername}) {
        if (!isBlank(name))
            return name;
    }
    return "?";
}

std::vector<RecordPlayer> playersOf(const File &file, const std::vector<PlayerScore> &people)
{
    std::vector<std::string> names;
    for (const PlayerScore &score : people)
        names.push_back(nameOf(file.players[score.player], score));
    std::vector<RecordPlayer> players;
    for (std::size_t seat = 0; seat < people.size(); ++seat) {
        const Player &player = file.players[people[seat].player];
        std::string name = names[seat];
        // "Guest", "Guest (2)", unless somebody is really called that
        const auto isTaken = [&](const std::string &wanted) {
            return std::ranges::find(players, wanted, &RecordPlayer::name) != players.end() ||
                   (wanted != names[seat] && std::ranges::find(names, wanted) != names.end());
        };
        for (int number = 2; isTaken(name); ++number)
            name = names[seat] + " (" + std::to_string(number) + ")";
        players.push_back({.name = name, .id = player.anonymous ? std::string() : uuidKey(player.uuid)});
    }
    return players;
}

std::variant<Totals, NotARecord> totalsOf(const std::vector<PlayerScore> &people,
                                          const std::vector<RecordPlayer> &players)
{
    Totals totals;
    std::vector<int> winners;
    for (std::size_t seat = 0; seat < people.size(); ++seat) {
        const std::string &written = people[seat].score;
        const std::optional<double> value = evaluateScore(written);
        if (!value && written.find_first_not_of(" +-") == std::string::npos)
            return NotARecord{Obstacle::NoScore, players[seat].name, written};
        if (!value || std::abs(*value) > scoring::largestCount)
            return NotARecord{Obstacle::ScoreUnreadable, players[seat].name, written};
        if (*value != std::floor(*value))
            return NotARecord{Obstacle::ScoreNotWhole, players[seat].name, written};
        totals.points.push_back(static_cast<int>(*value));
        if (people[seat].winner)
            winners.push_back(static_cast<int>(seat));
    }
    const auto starts = std::ranges::find(people, true, &PlayerScore::startPlayer);
    if (starts != people.end())
        totals.startingPlayer = scoring::Seat{static_cast<int>(starts - people.begin())};
    if (people.size() == 1) // who plays alone does not win
        return totals;
    if (winners.empty())
        return NotARecord{Obstacle::NoWinner};
    const int most = *std::ranges::max_element(totals.points);
    const bool clear = winners.size() == 1 && std::ranges::count(totals.points, most) == 1 &&
                       totals.points[static_cast<std::size_t>(winners.front())] == most;
    if (!clear)
        totals.winners = winners;
    return totals;
}

std::variant<Record, NotARecord> recordOfTotals(const File &file, const Play &play,
                                                const std::vector<PlayerScore> &people)
{
    const std::optional<scoring::GameKind> game = recognise(file.games[play.game]);
    if (!game)
        return NotARecord{Obstacle::OtherGame};
    const scoring::GameFacts &box = scoring::facts(*game);
    const int count = static_cast<int>(people.size());
    if (play.usesTeams)
        return NotARecord{Obstacle::Teams};
    if (count < box.fewestPlayers || count > box.mostPlayers)
        return NotARecord{.why = Obstacle::PlayerCount, .number = count};
    Record record{.id = uuidKey(play.uuid),
                  .game = *game,
                  .played = play.playDate,
                  .location = play.location ? file.locations[*play.location].name : std::string(),
                  .comments = play.comments,
                  .players = playersOf(file, people)};
    if (play.durationMin > 0 && play.durationMin <= scoring::largestCount)
        record.durationMinutes = play.durationMin;
    std::variant<Totals, NotARecord> totals = totalsOf(people, record.players);
    if (auto *obstacle = std::get_if<NotARecord>(&totals))
        return std::move(*obstacle);
    record.part = std::get<Totals>(std::move(totals));
    return record;
}

// Whether the play still says what the record gives, on whatever seats.
bool agree(const Record &record, const std::vector<PlayerScore> &people)
{
    using Result = std::pair<std::optional<double>, bool>;
    const scoring::Scored scored = scoring::scored(record);
    const scoring::GameScore &score = scoring::gameScore(scored);
    std::vector<Result> expected;
    for (std::size_t seat = 0; seat < score.totals.size(); ++seat)
        expected.emplace_back(score.totals[seat], won(score, seat));
    std::vector<Result> found;
    for (const PlayerScore &each : people)
        found.emplace_back(evaluateScore(each.score), each.winner);
    return std::ranges::is_permutation(found, expected);
}

} // namespace

std::variant<Converted, NotARecord> toRecord(const File &file, const Play &play)
{
    if (play.ignored)
        return NotARecord{Obstacle::Ignored};
    const std::vector<PlayerScore> people = seated(play);
    CarriedRecord carried = carriedRecord(opened(play.raw, "scoresheet"));
    Converted converted;
    if (people.size() < play.scores.size())
        converted.remarks.push_back(Remark::PlayerLeftOut);
    if (carried.record) {
        if (!agree(*carried.record, people))
            converted.remarks.push_back(Remark::SheetDisagrees);
        converted.record = std::move(*carried.record);
        return converted;
    }
    if (carried.there)
        converted.remarks.push_back(Remark::SheetUnreadable);
    std::variant<Record, NotARecord> record = recordOfTotals(file, play, people);
    if (auto *obstacle = std::get_if<NotARecord>(&record))
        return std::move(*obstacle);
    converted.record = std::get<Record>(std::move(record));
    return converted;
}

} // namespace db::bgstats
