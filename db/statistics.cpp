// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/statistics.h"

#include "db/query.h"
#include "db/score_sources.h"

#include <algorithm>
#include <numeric>

namespace db {

namespace {

const Result *resultOf(std::span<const Result> results, std::int64_t person)
{
    const auto found = std::ranges::find(results, person, &Result::person);
    return found == results.end() ? nullptr : &*found;
}

double meanOf(std::span<const Result> results)
{
    const auto sum = std::accumulate(results.begin(), results.end(), 0.0,
                                     [](double total, const Result &result) { return total + result.total; });
    return sum / static_cast<double>(results.size());
}

scoring::GameKind kindOf(Store &store, std::int64_t game)
{
    Query query(store, "SELECT kind FROM game WHERE number = ?", game);
    query.next();
    return query.oneOf(0, scoring::GameKind::ImperialMiners);
}

Uuid idOf(Store &store, std::int64_t game)
{
    Query query(store, "SELECT id FROM game WHERE number = ?", game);
    query.next();
    return query.uuid(0);
}

void addSources(Store &store, std::int64_t game, std::size_t seat, std::vector<Source> &sources)
{
    const scoring::GameKind kind = kindOf(store, game);
    for (const SourcePoints &points : sourcesOf(store, game)) {
        if (seat >= points.points.size())
            continue;
        auto source = std::ranges::find_if(
            sources, [&](const Source &known) { return known.game == kind && known.name == points.name; });
        if (source == sources.end())
            source = sources.insert(sources.end(),
                                    {.game = kind, .name = points.name, .example = idOf(store, game)});
        ++source->games;
        source->points += points.points[seat];
        source->pointsOfAll += std::accumulate(points.points.begin(), points.points.end(), std::int64_t(0));
        source->seatsOfAll += static_cast<int>(points.points.size());
    }
}

// Whom a record belongs to is looked up once it is known to be one.
struct Candidate {
    std::int64_t game = 0;
    std::int64_t person = 0;
    int points = 0;
};

struct Candidates {
    std::optional<Candidate> highest;
    std::optional<Candidate> closest;
    std::vector<std::pair<std::string, Candidate>> most;
};

void considerFinish(std::int64_t game, std::span<const Result> results, Candidates &best)
{
    for (const Result &result : results) {
        if (!best.highest || result.total > best.highest->points)
            best.highest = {game, result.person, result.total};
    }
    if (results.size() < 2)
        return;
    const auto winner = std::ranges::find_if(results, &Result::winner);
    if (winner == results.end())
        return;
    // To the best of the others: a shared or tie-broken win is as close as it gets.
    int margin = std::numeric_limits<int>::max();
    for (auto other = results.begin(); other != results.end(); ++other) {
        if (other != winner)
            margin = std::min(margin, std::abs(winner->total - other->total));
    }
    if (!best.closest || margin < best.closest->points)
        best.closest = {game, winner->person, margin};
}

void considerLines(Store &store, std::int64_t game, std::span<const Result> results, Candidates &best)
{
    for (const SourcePoints &source : sourcesOf(store, game)) {
        for (std::size_t seat = 0; seat < std::min(results.size(), source.points.size()); ++seat) {
            const Candidate candidate{game, results[seat].person, source.points[seat]};
            auto most = std::ranges::find(best.most, source.name, &std::pair<std::string, Candidate>::first);
            if (most == best.most.end())
                best.most.emplace_back(source.name, candidate);
            else if (candidate.points > most->second.points)
                most->second = candidate;
        }
    }
}

Best bestOf(Store &store, const Candidate &candidate)
{
    Query query(store,
                "SELECT g.id, ifnull(p.name, ''), ifnull(g.played, '') FROM game g, person p"
                " WHERE g.number = ? AND p.number = ?",
                candidate.game, candidate.person);
    query.next();
    return {query.uuid(0), candidate.person, query.text(1), query.text(2), candidate.points};
}

std::optional<Best> bestOf(Store &store, const std::optional<Candidate> &candidate)
{
    return candidate ? std::optional(bestOf(store, *candidate)) : std::nullopt;
}

} // namespace

HeadToHead versus(Store &store, std::int64_t first, std::int64_t second, const Choice &choice)
{
    HeadToHead both;
    Choice together = choice;
    together.person = first;
    eachGame(store, together, [&](std::int64_t, std::span<const Result> results) {
        const Result *one = resultOf(results, first);
        const Result *other = resultOf(results, second);
        if (!one || !other)
            return;
        ++both.games;
        both.firstAhead += one->rank < other->rank ? 1 : 0;
        both.secondAhead += other->rank < one->rank ? 1 : 0;
        both.level += one->rank == other->rank ? 1 : 0;
        both.firstWins += one->winner ? 1 : 0;
        both.secondWins += other->winner ? 1 : 0;
        both.firstPoints += one->total;
        both.secondPoints += other->total;
    });
    return both;
}

PersonStatistics statistics(Store &store, std::int64_t person, const Choice &choice)
{
    PersonStatistics all;
    Choice own = choice;
    own.person = person;
    eachGame(store, own, [&](std::int64_t game, std::span<const Result> results) {
        const Result *result = resultOf(results, person);
        ++all.games;
        all.wins += result->winner ? 1 : 0;
        all.streak = result->winner ? all.streak + 1 : 0;
        all.longestStreak = std::max(all.longestStreak, all.streak);
        all.againstMean += result->total - meanOf(results);
        addSources(store, game, static_cast<std::size_t>(result - results.data()), all.sources);
    });
    if (all.games > 0)
        all.againstMean /= all.games;
    return all;
}

std::vector<RecordsOfGame> records(Store &store, const Choice &choice)
{
    std::map<scoring::GameKind, Candidates> best;
    eachGame(store, choice, [&](std::int64_t game, std::span<const Result> results) {
        Candidates &candidates = best[kindOf(store, game)];
        considerFinish(game, results, candidates);
        considerLines(store, game, results, candidates);
    });
    std::vector<RecordsOfGame> records;
    for (const auto &[game, candidates] : best) {
        RecordsOfGame &of = records.emplace_back();
        of.game = game;
        of.highestScore = bestOf(store, candidates.highest);
        of.closestFinish = bestOf(store, candidates.closest);
        for (const auto &[line, candidate] : candidates.most)
            of.mostOfLine.emplace_back(line, bestOf(store, candidate));
    }
    return records;
}

} // namespace db
