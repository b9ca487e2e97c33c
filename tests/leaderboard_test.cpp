// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "history_story.h"
#include "tests/stories.h"

#include "db/rebuild.h"

#include <random>

using story::add;
using story::evening;
using story::with;

namespace {

// Every figure that counts, exactly: what was counted as games came in must equal what a recount gives.
std::map<std::string, db::Standing> exactly(db::Store &store, const db::Choice &choice)
{
    std::map<std::string, db::Standing> rows;
    for (const db::LeaderboardRow &row : db::leaderboard(store, choice))
        rows[row.name] = row.standing;
    return rows;
}

QString instant(int number)
{
    return QDateTime(QDate(2024, 1, 1), QTime(19, 0), Qt::UTC)
        .addSecs(number * 40'000LL)
        .toString(Qt::ISODate);
}

std::vector<story::Json> randomEvenings(int games, unsigned seed)
{
    std::mt19937 random(seed);
    const auto up = [&](int limit) { return static_cast<int>(random() % static_cast<unsigned>(limit)); };
    std::vector<story::Json> evenings;
    for (int game = 0; game < games; ++game) {
        QStringList names{"Anna", "Béla", "Csilla", "Dóra", "Ernő"};
        std::shuffle(names.begin(), names.end(), random);
        const int players = 2 + up(3);
        QStringList result;
        for (int seat = 0; seat < players; ++seat)
            result.append(QString("%1 %2").arg(names[seat]).arg(60 + up(8)));
        story::Json record =
            evening(instant(game).toStdString(), result.join(", "), up(2) ? "Friday miners" : "Club");
        if (up(3) == 0)
            record["game"] = "the-ruhr";
        evenings.push_back(std::move(record));
    }
    return evenings;
}

std::vector<db::Choice> choices(db::Store &store)
{
    return {{},
            {.game = scoring::GameKind::TheRuhr},
            {.group = db::findGroup(store, "Club")->number},
            {.year = 2024},
            {.players = 3},
            {.season = db::findSeason(store, "Spring")->number}};
}

} // namespace

class LeaderboardTest : public QObject
{
    Q_OBJECT

private slots:
    void the_better_one_comes_first();
    void a_shared_win_is_a_win_for_each_and_half_a_share();
    void a_solo_game_counts_but_is_not_rated();
    void games_can_be_chosen();
    void the_order_of_entering_does_not_matter();
    void counting_as_games_come_in_equals_a_recount();
};

void LeaderboardTest::the_better_one_comes_first()
{
    const story::Folder folder;
    db::Store store(folder.file());
    add(store, evening("2026-05-01", "Anna 57, Béla 49"));
    add(store, evening("2026-05-08", "Béla 40, Anna 61, Csilla 55"));
    QCOMPARE(story::standings(store), QStringList({"Anna 2/2 61", "Csilla 0/1 55", "Béla 0/2 49"}));

    const std::vector<db::LeaderboardRow> rows = db::leaderboard(store, {});
    QCOMPARE(rows[0].standing.points, 118);
    QCOMPARE(rows[0].standing.winShare, 2.0);
    const std::vector<scoring::Rating> first =
        scoring::rate(std::vector<scoring::Rating>(2), std::vector{1, 2});
    const std::vector<scoring::Rating> second =
        scoring::rate(std::vector{first[1], first[0], scoring::Rating()}, std::vector{3, 1, 2});
    QCOMPARE(rows[0].standing.rating, second[1]);
    QCOMPARE(rows[1].standing.rating, second[2]);
    QCOMPARE(rows[2].standing.rating, second[0]);
}

void LeaderboardTest::a_shared_win_is_a_win_for_each_and_half_a_share()
{
    const story::Folder folder;
    db::Store store(folder.file());
    add(store, evening("2026-05-01", "Anna 57, Béla 57, Csilla 50"));
    const auto rows = exactly(store, {});
    QCOMPARE(rows.at("Anna").wins, 1);
    QCOMPARE(rows.at("Béla").wins, 1);
    QCOMPARE(rows.at("Anna").winShare, 0.5);
    QCOMPARE(rows.at("Csilla").wins, 0);
}

void LeaderboardTest::a_solo_game_counts_but_is_not_rated()
{
    const story::Folder folder;
    db::Store store(folder.file());
    add(store, with(evening("2026-05-01", "Anna 83"), {{"game", "imperial-miners"}}));
    const auto rows = exactly(store, {});
    QCOMPARE(rows.at("Anna").games, 1);
    QCOMPARE(rows.at("Anna").wins, 0);
    QCOMPARE(rows.at("Anna").rating, scoring::Rating());
}

void LeaderboardTest::games_can_be_chosen()
{
    const story::Folder folder;
    db::Store store(folder.file());
    add(store, evening("2025-12-31T23:30:00-02:00", "Anna 57, Béla 49", "Club"));
    add(store, evening("2026-05-01", "Béla 60, Anna 50, Csilla 40"));
    add(store, with(evening("2026-06-01", "Anna 70, Csilla 60"), {{"game", "the-ruhr"}}));
    story::tap(store, [&] { db::setSeason(store, "Spring", 20260301, 20260531); });

    const auto day = [](const char *text) { return *scoring::parsePlayed(text); };
    const auto count = [&](const db::Choice &choice) { return db::history(store, choice).size(); };
    QCOMPARE(count({}), 3U);
    QCOMPARE(count({.group = db::findGroup(store, "club")->number}), 1U);
    QCOMPARE(count({.game = scoring::GameKind::TheRuhr}), 1U);
    QCOMPARE(count({.players = 3}), 1U);
    QCOMPARE(count({.person = story::person(store, "bela").number}), 2U);
    QCOMPARE(count({.year = 2025}), 1U); // the day at the table, not the one in UTC
    QCOMPARE(count({.season = db::findSeason(store, "spring")->number}), 1U);
    QCOMPARE(count({.since = day("2026-05-01")}), 2U);
    QCOMPARE(count({.until = day("2026-05-01")}), 2U);
    QCOMPARE(count({.since = day("2026-01-01T01:30:00Z"), .until = day("2026-01-01T01:30:00Z")}), 1U);
    QCOMPARE(story::standings(store, {.since = day("2026-05-01")}),
             QStringList({"Anna 1/2 70", "Béla 1/1 60", "Csilla 0/2 60"}));
    QCOMPARE(story::standings(store, {.year = 2025}), QStringList({"Anna 1/1 57", "Béla 0/1 49"}));
}

void LeaderboardTest::the_order_of_entering_does_not_matter()
{
    std::vector<story::Json> evenings = randomEvenings(40, 1);
    std::optional<std::map<std::string, db::Standing>> expected;
    for (unsigned seed = 0; seed < 4; ++seed) {
        const story::Folder folder;
        db::Store store(folder.file());
        for (const story::Json &record : evenings)
            add(store, record);
        if (!expected)
            expected = exactly(store, {});
        QVERIFY(exactly(store, {}) == *expected);
        std::shuffle(evenings.begin(), evenings.end(), std::mt19937(seed));
    }
}

void LeaderboardTest::counting_as_games_come_in_equals_a_recount()
{
    const story::Folder folder;
    db::Store store(folder.file());
    story::tap(store, [&] { db::setSeason(store, "Spring", 20240115, 20240210); });
    std::vector<db::Uuid> ids;
    for (const story::Json &record : randomEvenings(120, 2))
        ids.push_back(add(store, record).id);
    for (std::size_t game = 0; game < ids.size(); game += 17)
        story::tap(store, [&] { db::deleteGame(store, ids[game]); });
    story::tap(store, [&] { db::restoreGame(store, ids[17]); });
    story::tap(store,
               [&] { db::mergePeople(store, story::person(store, "Ernő"), story::person(store, "Dóra")); });

    std::vector<std::map<std::string, db::Standing>> before;
    for (const db::Choice &choice : choices(store)) {
        before.push_back(exactly(store, choice));
        // A condition that is always true keeps nothing ready: it counts game by game.
        db::Choice counted = choice;
        counted.since = *scoring::parsePlayed("1900-01-01");
        QVERIFY(exactly(store, counted) == before.back());
        QVERIFY(!before.back().empty());
    }
    QCOMPARE(db::check(store), std::vector<std::string>());
    const db::Rebuilt rebuilt = db::rebuild(store);
    QCOMPARE(rebuilt.games, 120);
    QVERIFY(rebuilt.changed.empty());
    QVERIFY(rebuilt.unreadable.empty());
    std::size_t number = 0;
    for (const db::Choice &choice : choices(store))
        QVERIFY(exactly(store, choice) == before[number++]);
    QCOMPARE(db::check(store), std::vector<std::string>());
}

GUILESS_STORY(LeaderboardTest)
#include "leaderboard_test.moc"
