// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "history_story.h"
#include "tests/places.h"
#include "tests/stories.h"

#include "db/merge.h"
#include "db/rebuild.h"
#include "db/score_sources.h"
#include "db/statistics.h"
#include "scoring/score_json.h"
#include "scoring/scored.h"

using story::add;
using story::evening;
using story::person;
using story::tap;
using story::with;

namespace {

story::Json eveningFile(const char *name)
{
    QFile file(QString("%1/%2.json").arg(places::evenings, name));
    if (!file.open(QIODevice::ReadOnly))
        throw std::runtime_error(std::string("there is no evening called ") + name);
    return story::Json::parse(file.readAll().toStdString());
}

void correct(db::Store &store, const db::Uuid &game, const story::Json &record)
{
    tap(store, [&] { db::correctRecord(store, game, story::read(record), record); });
}

// All that two stores can differ in, apart from their own names and numbers.
QStringList everything(db::Store &store)
{
    QStringList all = story::games(store) + story::standings(store);
    db::eachEventAfter(store, 0, [&](const db::Event &event) {
        all.append(
            QString("%1 %2 %3 %4 %5")
                .arg(QString::fromStdString(toString(event.id)), QString::fromStdString(event.name))
                .arg(event.counter)
                .arg(QString::fromStdString(toString(event.device)), QString::fromStdString(event.body)));
    });
    std::ranges::sort(all);
    return all;
}

} // namespace

class GamesTest : public QObject
{
    Q_OBJECT

private slots:
    void the_same_game_is_stored_once();
    void games_of_the_same_moment_are_ordered_by_their_ids();
    void unknown_fields_are_kept();
    void a_game_without_a_date_counts_when_it_was_added();
    void a_game_under_way_is_not_finished();
    void the_score_is_stored_with_its_lines();
    void a_correction_counts_and_the_old_record_stays();
    void a_deleted_game_stays_deleted_and_can_be_restored();
    void two_stores_become_one_in_either_order();
    void what_one_tablet_corrected_the_other_deleted();
    void a_name_erased_here_does_not_come_back_with_another_store();
    void events_of_a_live_game_travel_too();
    void head_to_head();
    void streaks_and_sources();
    void records_of_a_group();
};

void GamesTest::the_same_game_is_stored_once()
{
    const story::Folder folder;
    db::Store store(folder.file());
    const story::Json named =
        with(evening("2026-05-01", "Anna 57, Béla 49"), {{"id", "3E0C1C5E-8A51-4D0E-9F0C-5B1F6A3F7D10"}});
    QCOMPARE(add(store, named).adding, db::Adding::Stored);
    QCOMPARE(add(store, with(named, {{"id", "3e0c1c5e-8a51-4d0e-9f0c-5b1f6a3f7d10"}})).adding,
             db::Adding::AlreadyHere);
    QCOMPARE(add(store, evening("2026-05-02", "Anna 57, Béla 49")).adding, db::Adding::Stored);
    QCOMPARE(add(store, evening("2026-05-02", "Anna 57, Béla 49")).adding, db::Adding::AlreadyHere);
    QCOMPARE(add(store, with(evening("2026-05-03", "Anna 1, Béla 2"), {{"id", "LICHESS-1"}})).adding,
             db::Adding::Stored);
    QVERIFY(db::recordOf(store, db::gameId("LICHESS-1")));
    QCOMPARE(story::games(store).size(), 3);
}

void GamesTest::games_of_the_same_moment_are_ordered_by_their_ids()
{
    const story::Folder folder;
    db::Store store(folder.file());
    for (const char *id : {"b", "c", "a", "3E0C1C5E-8A51-4D0E-9F0C-5B1F6A3F7D10"})
        add(store, with(evening("2026-05-01", "Anna 1, Béla 2"), {{"id", id}}));
    QStringList ids;
    for (const db::GameInHistory &game : db::history(store, {}))
        ids.append(QString::fromStdString(game.label));
    QCOMPARE(ids, QStringList({"c", "b", "a", "3e0c1c5e-8a51-4d0e-9f0c-5b1f6a3f7d10"})); // newest first
}

void GamesTest::unknown_fields_are_kept()
{
    const story::Folder folder;
    db::Store store(folder.file());
    story::Json record = with(evening("2026-05-01", "Anna 57, Béla 49"), {{"weather", {{"rain", true}}}});
    record["players"][1]["mood"] = "sleepy";
    const story::Json kept = *db::recordOf(store, add(store, record).id);
    QCOMPARE(kept["weather"].dump(), R"({"rain":true})");
    QCOMPARE(kept["players"][1]["mood"], "sleepy");
    QCOMPARE(kept["players"][1]["name"], "Béla");
}

void GamesTest::a_game_without_a_date_counts_when_it_was_added()
{
    const story::Folder folder;
    db::Store store(folder.file());
    story::Json record = evening("", "Anna 57, Béla 49");
    record.erase("played");
    add(store, record);
    add(store, evening("2001-01-01", "Anna 50, Béla 51"));
    QCOMPARE(story::games(store), QStringList({": Anna 57, Béla 49", "2001-01-01: Anna 50, Béla 51"}));
    const int year = QDate::currentDate().year();
    QCOMPARE(story::games(store, {.year = year}).size(), 1);
}

void GamesTest::a_game_under_way_is_not_finished()
{
    QVERIFY(!db::isFinished(story::read(eveningFile("four-players-after-two-shifts"))));
    QVERIFY(db::isFinished(story::read(eveningFile("four-players"))));
    QVERIFY(db::isFinished(story::read(evening("2026-05-01", "Anna 57, Béla 49"))));
}

void GamesTest::the_score_is_stored_with_its_lines()
{
    const story::Folder folder;
    db::Store store(folder.file());
    const story::Json record = eveningFile("four-players");
    add(store, record);
    const scoring::Scored scored = scoring::scored(story::read(record));
    const db::GameInHistory game = db::history(store, {}).front();
    QCOMPARE(game.totals, scoring::gameScore(scored).totals);
    QCOMPARE(game.ranks, scoring::gameScore(scored).ranking.ranks);
    QCOMPARE(db::sheetText(scoring::gameScore(scored).lines),
             scoring::writeLines(scoring::gameScore(scored).lines).dump());
    const std::string first = record["players"][0]["name"];
    const db::PersonStatistics statistics = db::statistics(store, person(store, first.c_str()).number);
    std::int64_t sum = 0;
    for (const db::Source &source : statistics.sources)
        sum += source.points;
    QCOMPARE(sum, game.totals[0]);
    QCOMPARE(statistics.sources.front().name, "delivery");
    QCOMPARE(statistics.sources.back().name, "final.balance");
}

void GamesTest::a_correction_counts_and_the_old_record_stays()
{
    const story::Folder folder;
    db::Store store(folder.file());
    const db::Uuid game = add(store, evening("2026-05-01", "Anna 57, Béla 49")).id;
    correct(store, game, evening("2026-05-02", "Anna 57, Béla 59, Csilla 40", "Club"));
    QCOMPARE(story::games(store), QStringList("2026-05-02: Anna 57, Béla 59, Csilla 40"));
    QCOMPARE(story::standings(store), QStringList({"Béla 1/1 59", "Anna 0/1 57", "Csilla 0/1 40"}));
    QCOMPARE(story::standings(store, {.group = db::findGroup(store, "Friday miners")->number}),
             QStringList());
    const std::vector<story::Json> versions = db::recordsOf(store, game);
    QCOMPARE(versions.size(), 2U);
    QCOMPARE(versions[0]["totals"].dump(), "[57,49]");
    correct(store, game, versions[0]);
    QCOMPARE(story::games(store), QStringList("2026-05-01: Anna 57, Béla 49"));
}

void GamesTest::a_deleted_game_stays_deleted_and_can_be_restored()
{
    const story::Folder folder;
    db::Store store(folder.file());
    const story::Json record = evening("2026-05-01", "Anna 57, Béla 49");
    const db::Uuid game = add(store, record).id;
    tap(store, [&] { db::deleteGame(store, game); });
    QCOMPARE(story::games(store), QStringList());
    QCOMPARE(story::standings(store), QStringList());
    QCOMPARE(add(store, record).adding, db::Adding::WasDeleted);
    QCOMPARE(story::games(store), QStringList());
    QVERIFY(db::recordOf(store, game)); // it can still be looked at
    db::rebuild(store);
    QCOMPARE(story::games(store), QStringList());
    tap(store, [&] { db::restoreGame(store, game); });
    QCOMPARE(story::games(store), QStringList("2026-05-01: Anna 57, Béla 49"));
    QCOMPARE(story::standings(store), QStringList({"Anna 1/1 57", "Béla 0/1 49"}));
}

void GamesTest::two_stores_become_one_in_either_order()
{
    const story::Folder folder;
    db::Store mine(folder.file("mine.db"));
    db::Store yours(folder.file("yours.db"));
    const story::Json both = evening("2026-05-01", "Anna 57, Béla 49");
    add(mine, both);
    add(mine, evening("2026-05-08", "Anna 40, Béla 59"));
    add(yours, evening("2026-05-05", "Csilla 70, Anna 50"));
    add(yours, both); // both were there, both tapped it in
    tap(yours, [&] { db::renamePerson(yours, person(yours, "Anna"), "Anna K."); });
    const db::Uuid mistake = add(mine, evening("2026-05-09", "Béla 1, Anna 0")).id;
    tap(mine, [&] { db::deleteGame(mine, mistake); });

    db::Store first(folder.file("first.db"));
    QCOMPARE(db::mergeStore(first, mine.file()).games, 3);
    db::mergeStore(first, yours.file());
    db::Store second(folder.file("second.db"));
    db::mergeStore(second, yours.file());
    db::mergeStore(second, mine.file());
    QCOMPARE(story::games(first),
             QStringList({"2026-05-08: Anna K. 40, Béla 59", "2026-05-05: Csilla 70, Anna K. 50",
                          "2026-05-01: Anna K. 57, Béla 49"}));
    QCOMPARE(everything(first), everything(second));

    const QStringList before = everything(first);
    const db::Merged again = db::mergeStore(first, yours.file());
    QCOMPARE(again.events, 0);
    QCOMPARE(again.games, 0);
    QCOMPARE(again.people, 0);
    db::mergeStore(first, second.file());
    QCOMPARE(everything(first), before);
    QCOMPARE(db::check(first), std::vector<std::string>());
    QVERIFY(db::rebuild(first).changed.empty());
    QCOMPARE(everything(first), before);
}

void GamesTest::what_one_tablet_corrected_the_other_deleted()
{
    const story::Folder folder;
    db::Store mine(folder.file("mine.db"));
    db::Store yours(folder.file("yours.db"));
    const db::Uuid game = add(mine, evening("2026-05-01", "Anna 57, Béla 49")).id;
    db::mergeStore(yours, mine.file());
    correct(mine, game, evening("2026-05-01", "Anna 58, Béla 49"));
    tap(yours, [&] { db::deleteGame(yours, game); });
    db::mergeStore(mine, yours.file());
    db::mergeStore(yours, mine.file());
    QCOMPARE(everything(mine), everything(yours));
    QCOMPARE(story::games(mine), QStringList());
    tap(mine, [&] { db::restoreGame(mine, game); });
    QCOMPARE(story::games(mine), QStringList("2026-05-01: Anna 58, Béla 49"));
}

void GamesTest::a_name_erased_here_does_not_come_back_with_another_store()
{
    const story::Folder folder;
    db::Store mine(folder.file("mine.db"));
    db::Store yours(folder.file("yours.db"));
    add(mine, evening("2026-05-01", "Anna 57, Béla 49"));
    db::mergeStore(yours, mine.file());
    tap(mine, [&] { db::deletePerson(mine, person(mine, "Anna")); });
    add(yours, evening("2026-05-08", "Anna 60, Béla 40"));
    db::mergeStore(mine, yours.file());
    QCOMPARE(story::games(mine), QStringList({"2026-05-08: ? 60, Béla 40", "2026-05-01: ? 57, Béla 49"}));
    for (const db::Event &event : db::eventsOf(mine, db::addressBook))
        QVERIFY2(event.body.find("Anna") == std::string::npos, event.body.c_str());
    db::mergeStore(yours, mine.file());
    QCOMPARE(story::games(yours), story::games(mine));
}

void GamesTest::events_of_a_live_game_travel_too()
{
    const story::Folder folder;
    db::Store mine(folder.file("mine.db"));
    db::Store yours(folder.file("yours.db"));
    const db::Uuid game = db::newUuid();
    const auto tellIn = [&](db::Store &store, const char *name) {
        db::Event told;
        tap(store, [&] { told = db::append(store, {.log = game, .name = name, .body = R"({"seat":0})"}); });
        return told;
    };
    const auto names = [&](db::Store &store) {
        QStringList list;
        for (const db::Event &event : db::eventsOf(store, game))
            list.append(QString::fromStdString(event.name));
        return list;
    };
    tellIn(mine, "GameStarted");
    const db::Event tile = tellIn(mine, "TileBought");
    db::mergeStore(yours, mine.file());
    tellIn(yours, "OrderTaken");
    tellIn(mine, "CartEmptied"); // both at once: the devices' ids decide who comes first, on both alike
    tellIn(mine, "OrderDelivered");
    db::mergeStore(mine, yours.file());
    db::mergeStore(yours, mine.file());
    QCOMPARE(names(mine), names(yours));
    QCOMPARE(names(mine).first(), "GameStarted");
    QCOMPARE(names(mine).last(), "OrderDelivered");
    QCOMPARE(tile.counter, 2);

    tap(mine, [&] {
        db::append(mine, {.log = game, .name = "", .act = scoring::LogAct::Undone, .target = tile.id});
    });
    const db::Event undo = db::eventsOf(mine, game).back();
    QCOMPARE(undo.act, scoring::LogAct::Undone);
    QVERIFY(undo.target == tile.id);
}

void GamesTest::head_to_head()
{
    const story::Folder folder;
    db::Store store(folder.file());
    add(store, evening("2026-05-01", "Anna 57, Béla 49, Csilla 60"));
    add(store, evening("2026-05-08", "Béla 57, Anna 49"));
    add(store, evening("2026-05-15", "Anna 57, Csilla 49"));
    add(store, evening("2026-05-22", "Anna 50, Béla 50"));
    const db::HeadToHead both = db::versus(store, person(store, "Anna").number, person(store, "Béla").number);
    QCOMPARE(both, (db::HeadToHead{.games = 3,
                                   .firstAhead = 1,
                                   .secondAhead = 1,
                                   .level = 1,
                                   .firstWins = 1,
                                   .secondWins = 2,
                                   .firstPoints = 156,
                                   .secondPoints = 156}));
}

void GamesTest::streaks_and_sources()
{
    const story::Folder folder;
    db::Store store(folder.file());
    for (const char *result :
         {"Anna 60, Béla 50", "Anna 60, Béla 40", "Béla 55, Anna 50", "Anna 70, Béla 40"})
        add(store, evening("2026-05-0" + std::to_string(db::history(store, {}).size() + 1), result));
    const db::PersonStatistics anna = db::statistics(store, person(store, "Anna").number);
    QCOMPARE(anna.games, 4);
    QCOMPARE(anna.wins, 3);
    QCOMPARE(anna.streak, 1);
    QCOMPARE(anna.longestStreak, 2);
    QCOMPARE(anna.againstMean, (5.0 + 10.0 - 2.5 + 15.0) / 4.0);
    QVERIFY(anna.sources.empty()); // only totals are known

    add(store, eveningFile("two-players-older-printing"));
    const std::vector<db::RecordsOfGame> records = db::records(store);
    QVERIFY(!records.front().mostOfLine.empty());
}

void GamesTest::records_of_a_group()
{
    const story::Folder folder;
    db::Store store(folder.file());
    add(store, evening("2026-05-01", "Anna 57, Béla 49"));
    add(store, evening("2026-05-08", "Béla 57, Anna 56"));
    add(store, with(evening("2026-05-15", "Anna 90, Csilla 49"), {{"game", "the-ruhr"}}));
    const std::vector<db::RecordsOfGame> records = db::records(store);
    QCOMPARE(records.size(), 2U);
    QCOMPARE(records[0].highestScore->name, "Anna"); // Béla's 57 came later
    QCOMPARE(records[0].highestScore->points, 57);
    QCOMPARE(records[0].closestFinish->played, "2026-05-08");
    QCOMPARE(records[0].closestFinish->points, 1);
    QCOMPARE(records[1].highestScore->points, 90);
}

GUILESS_STORY(GamesTest)
#include "games_test.moc"
