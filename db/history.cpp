// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/history.h"

#include "db/query.h"

namespace db {

namespace {

void addResults(Store &store, std::int64_t number, GameInHistory &game)
{
    Query query(store,
                "SELECT r.seat, ifnull(p.name, ''), r.total, r.rank, r.winner"
                " FROM result r JOIN person p ON p.number = r.person WHERE r.game = ? ORDER BY r.seat",
                number);
    while (query.next()) {
        game.players.push_back(query.text(1));
        game.totals.push_back(query.number(2));
        game.ranks.push_back(query.number(3));
        if (query.whole(4) != 0)
            game.winners.push_back(query.number(0));
    }
}

} // namespace

std::vector<GameInHistory> history(Store &store, const Choice &choice, std::optional<int> limit,
                                   const std::optional<Uuid> &after)
{
    const Condition chosen = condition(choice);
    const std::string later =
        after ? " AND (g.instant, g.label) < (SELECT instant, label FROM game WHERE id = ?)" : "";
    Query query(store, "SELECT g.number, g.id, g.label, g.kind, ifnull(g.played, ''), g.day, ifnull(c.name, "
                       "''), ifnull(l.name, '')"
                       " FROM game g LEFT JOIN player_group c ON c.number = g.player_group"
                       " LEFT JOIN place l ON l.number = g.place " +
                           chosen.where + later + " ORDER BY g.instant DESC, g.label DESC LIMIT ?");
    int place = bind(query, chosen);
    if (after)
        query.bind(++place, *after);
    query.bind(++place, limit.value_or(-1)); // SQLite: no limit
    std::vector<GameInHistory> games;
    while (query.next()) {
        GameInHistory &game = games.emplace_back();
        game.id = query.uuid(1);
        game.label = query.text(2);
        game.game = query.oneOf(3, scoring::GameKind::ImperialMiners);
        game.played = query.text(4);
        game.day = query.number(5);
        game.group = query.text(6);
        game.place = query.text(7);
        addResults(store, query.whole(0), game);
    }
    return games;
}

std::vector<int> years(Store &store)
{
    std::vector<int> found;
    Query query(store, "SELECT DISTINCT day / 10000 FROM game WHERE NOT deleted ORDER BY 1 DESC");
    while (query.next())
        found.push_back(query.number(0));
    return found;
}

} // namespace db
