// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "history_story.h"
#include "tests/places.h"
#include "tests/stories.h"

#include "db/bgstats_exchange.h"
#include "db/merge.h"
#include "db/other_plays.h"
#include "db/rebuild.h"

using story::add;
using story::evening;
using story::person;
using story::tap;
using story::with;

namespace {

db::BgStatsImport import(db::Store &store, const std::string &text)
{
    const auto read = db::bgstats::readFile(text);
    if (const auto *file = std::get_if<db::bgstats::ReadFile>(&read))
        return db::importBgStats(store, *file);
    throw std::runtime_error("the story tells a file that cannot be read");
}

std::string fileText(const QString &path)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        throw std::runtime_error("there is no such file");
    return file.readAll().toStdString();
}

std::string exported(db::Store &store)
{
    const auto noLabels = [](const scoring::Record &, const scoring::Scored &) {
        return db::bgstats::Labels();
    };
    std::vector<db::GameInHistory> games = db::history(store, {});
    std::ranges::reverse(games);
    return db::exportBgStats(store, games, db::OtherPlays::With, noLabels, "en").dump(2);
}

// A file with three people and plays of Coal Baron and of another game.
story::Json evenings()
{
    const auto player = [](int id, const char *uuid, const char *name) {
        return story::Json{
            {"id", id}, {"uuid", uuid}, {"name", name}, {"bggUsername", "secret-" + std::to_string(id)}};
    };
    const auto play = [](const char *uuid, const char *date, int game, const story::Json &scores) {
        story::Json made{{"uuid", uuid},      {"playDate", date},   {"gameRefId", game},
                         {"durationMin", 60}, {"locationRefId", 1}, {"playerScores", story::Json::array()}};
        for (const story::Json &score : scores)
            made["playerScores"].push_back(
                {{"playerRefId", score[0]}, {"score", score[1]}, {"winner", score[2]}});
        return made;
    };
    return {
        {"players",
         {player(1, "AAAAAAAA-0000-4000-8000-000000000001", "Anna"),
          player(2, "AAAAAAAA-0000-4000-8000-000000000002", "Béla"),
          player(3, "AAAAAAAA-0000-4000-8000-000000000003", "Csilla")}},
        {"locations", {{{"id", 1}, {"uuid", "BBBBBBBB-0000-4000-8000-000000000001"}, {"name", "Essen"}}}},
        {"games",
         {{{"id", 1},
           {"uuid", "CCCCCCCC-0000-4000-8000-000000000001"},
           {"name", "Glück Auf"},
           {"bggId", 143515}},
          {{"id", 2}, {"uuid", "CCCCCCCC-0000-4000-8000-000000000002"}, {"name", "Catan"}, {"bggId", 13}}}},
        {"plays",
         {play("DDDDDDDD-0000-4000-8000-000000000001", "2025-03-01 20:00:00", 1,
               {{1, "31+14", false}, {2, "45", true}}), // a tie that something else decided
          play("DDDDDDDD-0000-4000-8000-000000000002", "2025-03-08 20:00:00", 2,
               {{1, "10", true}, {3, "7", false}}),
          play("DDDDDDDD-0000-4000-8000-000000000003", "2025-03-15 20:00:00", 1,
               {{1, "", true}, {2, "40", false}})}},
        {"userInfo", {{"meRefId", 1}}}};
}

} // namespace

class BgStatsExchangeTest : public QObject
{
    Q_OBJECT

private slots:
    void plays_of_our_games_join_the_history();
    void what_a_game_cannot_give_is_kept_but_not_counted();
    void the_same_file_twice_changes_nothing();
    void people_are_matched_by_uuid_then_by_name();
    void plays_of_other_games_are_kept_apart();
    void a_game_that_was_deleted_stays_deleted();
    void a_deleted_name_is_gone_from_plays_of_other_games_too();
    void export_import_export_gives_the_same_file();
    void games_scored_here_come_back_with_every_line();
};

void BgStatsExchangeTest::plays_of_our_games_join_the_history()
{
    const story::Folder folder;
    db::Store store(folder.file());
    const db::BgStatsImport report = import(store, evenings().dump());
    QCOMPARE(report.games, 1);
    QCOMPARE(report.plays, 2);
    QCOMPARE(report.newPeople, 3);
    QCOMPARE(report.kept.size(), 1U);
    QCOMPARE(report.kept[0].where, "plays[2]");
    QCOMPARE(report.kept[0].why.why, db::bgstats::Obstacle::NoScore);
    QCOMPARE(story::games(store), QStringList("2025-03-01T20:00:00: Anna 45, Béla 45"));
    QCOMPARE(story::standings(store), QStringList({"Béla 1/1 45", "Anna 0/1 45"})); // winners as stored
    QCOMPARE(db::history(store, {}).front().place, "Essen");
}

void BgStatsExchangeTest::what_a_game_cannot_give_is_kept_but_not_counted()
{
    const story::Folder folder;
    db::Store store(folder.file());
    story::Json file = evenings();
    file["games"][0]["bggId"] = 139562; // Rockwell, where nobody has less than nothing
    file["games"][0]["name"] = "Rockwell";
    file["plays"][0]["playerScores"][0]["score"] = "-3";
    const db::BgStatsImport report = import(store, file.dump());
    QCOMPARE(report.games, 0);
    QCOMPARE(report.plays, 3);
    QCOMPARE(report.kept[0].why.why, db::bgstats::Obstacle::Impossible);
    QVERIFY(db::rebuild(store).unreadable.empty());
}

void BgStatsExchangeTest::the_same_file_twice_changes_nothing()
{
    const story::Folder folder;
    db::Store store(folder.file());
    import(store, evenings().dump());
    const std::string before = exported(store);
    const db::BgStatsImport again = import(store, evenings().dump());
    QCOMPARE(again.games, 0);
    QCOMPARE(again.plays, 0);
    QCOMPARE(again.newPeople, 0);
    QCOMPARE(again.alreadyHere, 3);
    QCOMPARE(exported(store), before);
    QVERIFY(db::rebuild(store).changed.empty());
    QCOMPARE(exported(store), before);
}

void BgStatsExchangeTest::people_are_matched_by_uuid_then_by_name()
{
    const story::Folder folder;
    db::Store store(folder.file());
    add(store, evening("2026-05-01", "Anna 57, Béla 49"));
    story::Json file = evenings();
    const db::BgStatsImport first = import(store, file.dump());
    QCOMPARE(first.peopleByName, 2);
    QCOMPARE(first.newPeople, 1);
    QCOMPARE(db::people(store).size(), 3U);

    file["players"][0]["name"] = "Anna Maria"; // renamed in BG Stats: the uuid still says who it is
    file["players"][0]["uuid"] = "aaaaaaaa-0000-4000-8000-000000000001";
    file["plays"][0]["uuid"] = "DDDDDDDD-0000-4000-8000-000000000009";
    const db::BgStatsImport second = import(store, file.dump());
    QCOMPARE(second.games, 1);
    QCOMPARE(second.peopleById, 2);
    QCOMPARE(db::people(store).size(), 3U);
}

void BgStatsExchangeTest::plays_of_other_games_are_kept_apart()
{
    const story::Folder folder;
    db::Store store(folder.file());
    import(store, evenings().dump());
    const std::vector<db::OtherPlay> plays = db::otherPlays(store);
    QCOMPARE(plays.size(), 2U);
    QCOMPARE(plays[0].title, "Catan");
    QCOMPARE(plays[0].lastDay, 20250308);
    QCOMPARE(plays[1].title, "Glück Auf");

    db::Store other(folder.file("other.db"));
    db::mergeStore(other, store.file());
    QCOMPARE(db::otherPlays(other).size(), 2U);
    QCOMPARE(exported(other), exported(store));
}

void BgStatsExchangeTest::a_game_that_was_deleted_stays_deleted()
{
    const story::Folder folder;
    db::Store store(folder.file());
    import(store, evenings().dump());
    const db::Uuid game = db::history(store, {}).front().id;
    tap(store, [&] { db::deleteGame(store, game); });
    QCOMPARE(import(store, evenings().dump()).wereDeleted, 1);
    QCOMPARE(story::games(store), QStringList());
}

void BgStatsExchangeTest::a_deleted_name_is_gone_from_plays_of_other_games_too()
{
    const story::Folder folder;
    db::Store store(folder.file());
    import(store, evenings().dump());
    tap(store, [&] { db::deletePerson(store, person(store, "Csilla")); });
    const std::string file = exported(store);
    QVERIFY(file.find("Csilla") == std::string::npos);
    QVERIFY(file.find("secret-3") == std::string::npos);
    QVERIFY(file.find("deleted player") != std::string::npos);
    db::eachEventAfter(store, 0, [](const db::Event &event) {
        QVERIFY2(event.body.find("Csilla") == std::string::npos &&
                     event.body.find("secret") == std::string::npos,
                 event.body.c_str());
    });
}

void BgStatsExchangeTest::export_import_export_gives_the_same_file()
{
    const story::Folder folder;
    db::Store store(folder.file());
    import(store, evenings().dump());
    add(store, evening("2026-05-01", "Anna 57, Béla 49"));
    story::Json undated = evening("", "Csilla 60, Béla 59");
    undated.erase("played");
    add(store, undated);
    for (const QFileInfo &file : QDir(places::evenings).entryInfoList({"*.json"})) {
        const story::Json record = story::Json::parse(fileText(file.filePath()));
        if (!file.fileName().contains(".score.") && db::isFinished(story::read(record)))
            add(store, record);
    }
    const std::string first = exported(store);
    db::Store second(folder.file("second.db"));
    const db::BgStatsImport report = import(second, first);
    QVERIFY(report.skipped.empty());
    QCOMPARE(QString::fromStdString(exported(second)), QString::fromStdString(first));
    QCOMPARE(story::games(second).size(), story::games(store).size());
}

void BgStatsExchangeTest::games_scored_here_come_back_with_every_line()
{
    const story::Folder folder;
    db::Store store(folder.file());
    add(store, with(story::Json::parse(fileText(QString(places::evenings) + "/four-players.json")),
                    {{"played", "2026-05-01"}}));
    db::Store second(folder.file("second.db"));
    import(second, exported(store));
    const db::Uuid game = db::history(store, {}).front().id;
    QVERIFY(db::history(second, {}).front().id == game);
    QCOMPARE(story::read(*db::recordOf(second, game)), story::read(*db::recordOf(store, game)));
    QCOMPARE(story::standings(second), story::standings(store));
}

GUILESS_STORY(BgStatsExchangeTest)
#include "bgstats_exchange_test.moc"
