// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/rebuild.h"

#include "db/address_book.h"
#include "db/games.h"
#include "db/live_games.h"
#include "db/other_plays.h"
#include "db/query.h"
#include "db/schema.h"
#include "db/standings.h"

namespace db {

namespace {

struct Contradiction {
    int since = 1; // the version of the tables it speaks of: a store that is only read is not lifted
    const char *sql = nullptr;
    const char *words = nullptr;
};

// Each finds what must not be there.
constexpr std::array contradictions{
    Contradiction{1,
                  "SELECT g.id FROM game g WHERE NOT g.deleted AND"
                  " (SELECT count(*) FROM result r WHERE r.game = g.number) != g.players",
                  "a game does not have a result for every player"},
    Contradiction{
        1,
        "SELECT g.id FROM game g WHERE g.deleted AND EXISTS (SELECT 1 FROM result r WHERE r.game = g.number)",
        "a deleted game still has results"},
    Contradiction{1, "SELECT log FROM event WHERE name = 'GameRecorded' AND log NOT IN (SELECT id FROM game)",
                  "a recorded game is missing from the history"},
    Contradiction{1,
                  "SELECT p.id FROM person p WHERE p.same_as IS NOT NULL AND"
                  " p.number IN (SELECT person FROM result)",
                  "a merged person still has games"},
    Contradiction{
        1,
        "WITH counted AS (SELECT person, count(*) AS games, sum(total) AS points FROM result GROUP BY person)"
        " SELECT p.id FROM standing s JOIN scope c ON c.number = s.scope AND c.kind = 0 AND NOT c.stale"
        " JOIN person p ON p.number = s.person LEFT JOIN counted ON counted.person = s.person"
        " WHERE s.games IS NOT counted.games OR s.points IS NOT counted.points",
        "the leaderboard does not agree with the games"},
    Contradiction{versionWithLiveGames,
                  "SELECT id FROM live_game WHERE id IN (SELECT id FROM game)"
                  " OR id NOT IN (SELECT log FROM event)",
                  "a game that is not under way is listed as such"},
};

void forgetEverythingDerived(Store &store)
{
    forgetStandings(store);
    Query(store, "DELETE FROM sheet").run();
    Query(store, "DELETE FROM result").run();
    Query(store, "DELETE FROM game").run();
    Query(store, "DELETE FROM live_game").run();
    Query(store, "DELETE FROM other_play").run();
    Query(store, "DELETE FROM member").run();
    Query(store, "DELETE FROM season").run();
    Query(store, "DELETE FROM player_group").run();
    Query(store, "DELETE FROM place").run();
    Query(store, "UPDATE person SET same_as = NULL").run();
    Query(store, "DELETE FROM person").run();
}

void deriveLiveGames(Store &store)
{
    Query opened(store, "SELECT DISTINCT log FROM event WHERE name = 'TableOpened'"
                        " AND log NOT IN (SELECT id FROM game)");
    while (opened.next())
        deriveLiveGame(store, opened.uuid(0));
}

void rememberResults(Store &store)
{
    Query(store,
          "CREATE TEMP TABLE IF NOT EXISTS result_before (id BLOB, seat INTEGER, person BLOB, total INTEGER,"
          " rank INTEGER, winner INTEGER, PRIMARY KEY (id, seat)) WITHOUT ROWID")
        .run();
    Query(store, "DELETE FROM result_before").run();
    Query(store, "INSERT INTO result_before SELECT g.id, r.seat, p.id, r.total, r.rank, r.winner"
                 " FROM result r JOIN game g ON g.number = r.game JOIN person p ON p.number = r.person")
        .run();
}

std::vector<Uuid> changedSince(Store &store)
{
    std::vector<Uuid> changed;
    Query query(
        store,
        "WITH after AS (SELECT g.id, r.seat, p.id, r.total, r.rank, r.winner FROM result r"
        " JOIN game g ON g.number = r.game JOIN person p ON p.number = r.person)"
        " SELECT DISTINCT id FROM (SELECT * FROM (SELECT * FROM after EXCEPT SELECT * FROM result_before)"
        " UNION ALL SELECT * FROM (SELECT * FROM result_before EXCEPT SELECT * FROM after))");
    while (query.next())
        changed.push_back(query.uuid(0));
    return changed;
}

} // namespace

std::vector<std::string> check(Store &store)
{
    std::vector<std::string> wrong;
    {
        Query integrity(store, "PRAGMA integrity_check");
        while (integrity.next()) {
            if (integrity.text(0) != "ok")
                wrong.push_back(integrity.text(0));
        }
    }
    Query references(store, "PRAGMA foreign_key_check");
    while (references.next())
        wrong.push_back("a row of \"" + references.text(0) + "\" refers to nothing in \"" +
                        references.text(2) + "\"");
    for (const auto &[since, sql, words] : contradictions) {
        if (store.version() < since)
            continue;
        Query query(store, sql);
        while (query.next())
            wrong.push_back(words + std::string(": ") + toString(query.uuid(0)));
    }
    return wrong;
}

Rebuilt rebuild(Store &store, const Progress &progress)
{
    constexpr int betweenReports = 500;
    Change change(store);
    rememberResults(store);
    forgetEverythingDerived(store);
    deriveAddressBook(store);

    Query all(store, "SELECT count(DISTINCT log) FROM event WHERE name IN ('GameRecorded', 'PlayImported')");
    all.next();
    Rebuilt rebuilt;
    int done = 0;
    Query logs(store, "SELECT log, max(name = 'GameRecorded') FROM event"
                      " WHERE name IN ('GameRecorded', 'PlayImported') GROUP BY log");
    while (logs.next()) {
        const Uuid log = logs.uuid(0);
        if (logs.whole(1) == 0)
            deriveOtherPlay(store, log);
        else if (deriveGame(store, log))
            ++rebuilt.games;
        else
            rebuilt.unreadable.push_back(log);
        if (++done % betweenReports == 0 && progress)
            progress(done, all.whole(0));
    }
    deriveLiveGames(store);
    refreshStandings(store);
    rebuilt.changed = changedSince(store);
    change.commit();
    return rebuilt;
}

} // namespace db
