// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/choice.h"

#include "db/query.h"
#include "db/spelling.h"

#include <sstream>

namespace db {

namespace {

// Accents and case do not matter: the address book keeps its names without them as well. Few games have
// comments, so most records need not be read for them.
constexpr const char *holdsWord =
    "(EXISTS (SELECT 1 FROM result r WHERE r.game = g.number AND r.person IN"
    " (SELECT number FROM person WHERE instr(sought, ?)))"
    " OR g.player_group IN (SELECT number FROM player_group WHERE instr(sought, ?))"
    " OR g.place IN (SELECT number FROM place WHERE instr(sought, ?))"
    " OR EXISTS (SELECT 1 FROM event e WHERE e.number = g.record AND instr(e.body, '\"comments\"')"
    " AND json_valid(e.body) AND instr(as_sought(e.body ->> '$.comments'), ?)))";
constexpr int placesOfWord = 4;

} // namespace

Result resultAt(const Query &row, int from)
{
    constexpr int most = 1'000'000'000; // what is counted on must not overflow
    return {row.whole(from), static_cast<int>(row.within(from + 1, -most, most)), row.number(from + 2),
            row.whole(from + 3) != 0};
}

Condition condition(const Choice &choice)
{
    Condition made{choice.deleted ? "WHERE g.deleted" : "WHERE NOT g.deleted", {}};
    const auto add = [&](const char *sql, std::int64_t value) {
        made.where.append(" AND ").append(sql);
        made.values.emplace_back(value);
    };
    if (choice.game)
        add("g.kind = ?", static_cast<std::int64_t>(*choice.game));
    if (choice.group)
        add("g.player_group = ?", *choice.group);
    if (choice.season)
        add("EXISTS (SELECT 1 FROM season s WHERE s.number = ? AND g.day BETWEEN s.since AND s.until)",
            *choice.season);
    if (choice.year)
        add("g.day / 10000 = ?", *choice.year);
    if (choice.players)
        add("g.players = ?", *choice.players);
    if (choice.person)
        add("EXISTS (SELECT 1 FROM result p WHERE p.game = g.number AND p.person = ?)", *choice.person);
    if (choice.since)
        choice.since->dayOnly ? add("g.day >= ?", choice.since->day)
                              : add("g.instant >= ?", choice.since->instant);
    if (choice.until)
        choice.until->dayOnly ? add("g.day <= ?", choice.until->day)
                              : add("g.instant <= ?", choice.until->instant);
    std::istringstream words(asSought(choice.text));
    for (std::string word; words >> word;) {
        made.where.append(" AND ").append(holdsWord);
        made.values.insert(made.values.end(), placesOfWord, word);
    }
    return made;
}

int bind(Query &query, const Condition &condition)
{
    int place = 0;
    for (const auto &value : condition.values)
        std::visit([&](const auto &bound) { query.bind(++place, bound); }, value);
    return place;
}

void eachGame(Store &store, const Choice &choice,
              const std::function<void(std::int64_t, std::span<const Result>)> &visit,
              const Progress &progress)
{
    constexpr std::int64_t betweenReports = 5000;
    const Condition chosen = condition(choice);
    std::int64_t all = 0;
    if (progress) {
        Query count(store, "SELECT count(*) FROM game g " + chosen.where);
        bind(count, chosen);
        count.next();
        all = count.whole(0);
    }
    // CROSS JOIN keeps the games outside, so that they come in their order without being sorted.
    Query query(store,
                "SELECT g.number, r.person, r.total, r.rank, r.winner FROM game g INDEXED BY game_in_order"
                " CROSS JOIN result r ON r.game = g.number " +
                    chosen.where + " ORDER BY g.instant, g.label, r.seat");
    bind(query, chosen);

    std::vector<Result> results;
    std::int64_t game = 0;
    std::int64_t done = 0;
    const auto visitGame = [&] {
        if (results.empty())
            return;
        visit(game, results);
        results.clear();
        if (++done % betweenReports == 0 && progress)
            progress(done, all);
    };
    while (query.next()) {
        if (query.whole(0) != game) {
            visitGame();
            game = query.whole(0);
        }
        results.push_back(resultAt(query, 1));
    }
    visitGame();
}

} // namespace db
