// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/standings.h"

#include "db/query.h"

#include <array>
#include <cmath>

namespace db {

namespace {

enum class ScopeKind : std::uint8_t { All, Game, Group, Year, Season, Players };

struct Scope {
    ScopeKind kind{};
    std::int64_t key = 0;
};

// What a game is filed under.
struct Filing {
    std::string label;
    std::int64_t instant = 0;
    std::vector<Scope> scopes;
};

Filing filingOf(Store &store, std::int64_t game)
{
    Query query(store, "SELECT label, instant, kind, player_group, day, players FROM game WHERE number = ?",
                game);
    query.next();
    Filing filing{query.text(0), query.whole(1), {{ScopeKind::All, 0}, {ScopeKind::Game, query.whole(2)}}};
    if (const auto group = query.optionalWhole(3))
        filing.scopes.push_back({ScopeKind::Group, *group});
    filing.scopes.push_back({ScopeKind::Year, query.whole(4) / 10000});
    filing.scopes.push_back({ScopeKind::Players, query.whole(5)});
    Query season(store, "SELECT number FROM season WHERE ? BETWEEN since AND until", query.whole(4));
    while (season.next())
        filing.scopes.push_back({ScopeKind::Season, season.whole(0)});
    return filing;
}

// Whether a choice is one of those that are kept ready.
std::optional<Scope> scopeOf(const Choice &choice)
{
    const std::array<std::pair<Choice, Scope>, 6> ready{{
        {{}, {ScopeKind::All, 0}},
        {{.game = choice.game},
         {ScopeKind::Game, static_cast<std::int64_t>(choice.game.value_or(scoring::GameKind{}))}},
        {{.group = choice.group}, {ScopeKind::Group, choice.group.value_or(0)}},
        {{.season = choice.season}, {ScopeKind::Season, choice.season.value_or(0)}},
        {{.year = choice.year}, {ScopeKind::Year, choice.year.value_or(0)}},
        {{.players = choice.players}, {ScopeKind::Players, choice.players.value_or(0)}},
    }};
    for (const auto &[such, scope] : ready) {
        if (choice == such)
            return scope;
    }
    return std::nullopt;
}

Choice choiceOf(const Scope &scope)
{
    switch (scope.kind) {
    case ScopeKind::All:
        return {};
    case ScopeKind::Game:
        return {.game = static_cast<scoring::GameKind>(scope.key)};
    case ScopeKind::Group:
        return {.group = scope.key};
    case ScopeKind::Year:
        return {.year = static_cast<int>(scope.key)};
    case ScopeKind::Season:
        return {.season = scope.key};
    case ScopeKind::Players:
        return {.players = static_cast<int>(scope.key)};
    }
    return {};
}

std::vector<Result> resultsOf(Store &store, std::int64_t game)
{
    std::vector<Result> results;
    Query query(store, "SELECT person, total, rank, winner FROM result WHERE game = ? ORDER BY seat", game);
    while (query.next())
        results.push_back(resultAt(query, 0));
    return results;
}

void count(Standings &standings, std::span<const Result> results)
{
    std::vector<Standing *> counted;
    counted.reserve(results.size());
    for (const Result &result : results)
        counted.push_back(&standings[result.person]);
    count(std::span<Standing *const>(counted), results);
}

Standing standingAt(const Query &row, int from)
{
    const scoring::Rating rating{row.real(from + 5), row.real(from + 6)};
    if (!std::isfinite(ordinal(rating)))
        throw row.damaged("a rating is without bounds");
    // What is counted on must not overflow.
    constexpr int mostGames = 1'000'000'000;
    constexpr std::int64_t mostPoints = 1'000'000'000'000'000;
    const auto counted = [&](int column) { return static_cast<int>(row.within(column, 0, mostGames)); };
    return {counted(from),        counted(from + 1),
            row.real(from + 2),   row.within(from + 3, -mostPoints, mostPoints),
            row.number(from + 4), rating};
}

void save(Store &store, std::int64_t scope, const Standings &standings)
{
    for (const auto &[person, standing] : standings)
        Query(
            store,
            "INSERT OR REPLACE INTO standing (scope, person, games, wins, win_share, points, best, mu, sigma)"
            " VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)",
            scope, person, standing.games, standing.wins, standing.winShare, standing.points, standing.best,
            standing.rating.mu, standing.rating.sigma)
            .run();
}

void addToScope(Store &store, const Filing &filing, const Scope &scope, const std::vector<Result> &results)
{
    Query last(
        store,
        "INSERT INTO scope (kind, key, last_instant, last_label, stale) VALUES (?, ?, ?, ?, 0)"
        " ON CONFLICT (kind, key) DO UPDATE SET"
        " stale = stale OR (excluded.last_instant, excluded.last_label) <= (last_instant, last_label),"
        " last_instant = excluded.last_instant, last_label = excluded.last_label RETURNING number, stale",
        static_cast<int>(scope.kind), scope.key, filing.instant, filing.label);
    last.next();
    if (last.whole(1) != 0)
        return;
    const std::int64_t number = last.whole(0);
    Standings standings;
    for (const Result &result : results) {
        Query query(store,
                    "SELECT games, wins, win_share, points, best, mu, sigma FROM standing"
                    " WHERE scope = ? AND person = ?",
                    number, result.person);
        standings[result.person] = query.next() ? standingAt(query, 0) : Standing();
    }
    count(standings, results);
    save(store, number, standings);
}

void makeStale(Store &store, const Scope &scope)
{
    Query(store,
          "INSERT INTO scope (kind, key, last_instant, last_label, stale) VALUES (?, ?, 0, '', 1)"
          " ON CONFLICT DO UPDATE SET stale = 1",
          static_cast<int>(scope.kind), scope.key)
        .run();
}

void countAnew(Store &store, std::int64_t number, const Scope &scope)
{
    Query(store, "DELETE FROM standing WHERE scope = ? AND person IN (SELECT number FROM person)", number)
        .run();
    Standings standings;
    std::int64_t newest = 0;
    eachGame(store, choiceOf(scope), [&](std::int64_t game, std::span<const Result> results) {
        count(standings, results);
        newest = game;
    });
    save(store, number, standings);
    Query(store,
          "UPDATE scope SET stale = 0,"
          " last_instant = ifnull((SELECT instant FROM game WHERE number = ?2), ?3),"
          " last_label = ifnull((SELECT label FROM game WHERE number = ?2), '') WHERE number = ?1",
          number, newest, std::numeric_limits<std::int64_t>::min())
        .run();
}

} // namespace

Standings standings(Store &store, const Choice &choice, const Progress &progress)
{
    Standings found;
    if (const std::optional<Scope> scope = scopeOf(choice)) {
        Query ready(store, "SELECT number FROM scope WHERE kind = ? AND key = ? AND NOT stale",
                    static_cast<int>(scope->kind), scope->key);
        if (ready.next()) {
            Query query(store,
                        "SELECT s.person, s.games, s.wins, s.win_share, s.points, s.best, s.mu, s.sigma"
                        " FROM person p CROSS JOIN standing s ON s.person = p.number AND s.scope = ?",
                        ready.whole(0));
            while (query.next())
                found.emplace(query.whole(0), standingAt(query, 1));
            return found;
        }
    }
    eachGame(
        store, choice, [&](std::int64_t, std::span<const Result> results) { count(found, results); },
        progress);
    return found;
}

void gameAdded(Store &store, std::int64_t game)
{
    const Filing filing = filingOf(store, game);
    const std::vector<Result> results = resultsOf(store, game);
    for (const Scope &scope : filing.scopes)
        addToScope(store, filing, scope, results);
}

void gameGone(Store &store, std::int64_t game)
{
    for (const Scope &scope : filingOf(store, game).scopes)
        makeStale(store, scope);
}

void moveResults(Store &store, std::int64_t person, std::int64_t into)
{
    Query(store, "UPDATE scope SET stale = 1 WHERE number IN (SELECT scope FROM standing WHERE person = ?)",
          person)
        .run();
    Query(store, "UPDATE result SET person = ?2 WHERE person = ?1", person, into).run();
}

void seasonChanged(Store &store, std::int64_t season)
{
    makeStale(store, {ScopeKind::Season, season});
}

void seasonDropped(Store &store, std::int64_t season)
{
    const auto kind = static_cast<int>(ScopeKind::Season);
    Query(store, "DELETE FROM standing WHERE scope IN (SELECT number FROM scope WHERE kind = ? AND key = ?)",
          kind, season)
        .run();
    Query(store, "DELETE FROM scope WHERE kind = ? AND key = ?", kind, season).run();
}

void refreshStandings(Store &store)
{
    std::vector<std::pair<std::int64_t, Scope>> stale;
    {
        Query query(store, "SELECT number, kind, key FROM scope WHERE stale ORDER BY number");
        while (query.next())
            stale.push_back({query.whole(0), {query.oneOf(1, ScopeKind::Players), query.whole(2)}});
    }
    for (const auto &[number, scope] : stale)
        countAnew(store, number, scope);
}

void forgetStandings(Store &store)
{
    Query(store, "DELETE FROM standing").run();
    Query(store, "DELETE FROM scope").run();
}

} // namespace db
