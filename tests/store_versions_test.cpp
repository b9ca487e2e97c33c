// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "store_told.h"
#include "tests/places.h"
#include "tests/stories.h"

#include "db/schema.h"

using db::Json;
using story::QuickFolder;

// tests/stores/ holds a store of every released version, made by `store_writer make FILE`. A file that was
// released never changes: whatever later versions do to their stores, its people find their games again.
class StoreVersionsTest : public QObject
{
    Q_OBJECT

private slots:
    void there_is_a_store_of_every_version();
    void everything_is_found_again_data();
    void everything_is_found_again();

private:
    QuickFolder m_folder;
};

void StoreVersionsTest::there_is_a_store_of_every_version()
{
    for (int version = 1; version <= db::newestVersion; ++version) {
        const QFileInfo file(QString("%1/version-%2.db").arg(places::stores).arg(version));
        QVERIFY2(file.exists(), qPrintable(file.filePath()));
        QVERIFY(file.size() < 200 * 1024);
        SQLite::Database database(db::immutableName(file.filePath().toStdString()),
                                  SQLite::OPEN_READONLY | SQLite::OPEN_URI);
        QCOMPARE(database.execAndGet("PRAGMA user_version").getInt(), version);
    }
}

void StoreVersionsTest::everything_is_found_again_data()
{
    QTest::addColumn<std::filesystem::path>("kept");
    QTest::addColumn<int>("version");
    for (int version = 1; version <= db::newestVersion; ++version)
        QTest::addRow("version %d", version)
            << std::filesystem::path(places::stores) / ("version-" + std::to_string(version) + ".db")
            << version;
    const std::filesystem::path made = m_folder.file("made.db");
    if (!std::filesystem::exists(made))
        made::make(made);
    QTest::newRow("made just now") << made << db::newestVersion;
}

void StoreVersionsTest::everything_is_found_again()
{
    QFETCH(const std::filesystem::path, kept);
    QFETCH(int, version);
    const QuickFolder folder;
    std::filesystem::copy_file(kept, folder.file());
    {
        // Whoever only looks does not lift it.
        db::Store untouched(folder.file(), {.access = db::Access::ReadOnly});
        QCOMPARE(untouched.version(), version);
        QCOMPARE(db::check(untouched), std::vector<std::string>());
        QCOMPARE(db::liveGames(untouched).size(), version < db::versionWithLiveGames ? 0U : 1U);
    }
    db::Store store(folder.file());
    QCOMPARE(store.version(), db::newestVersion);
    QCOMPARE(db::check(store), std::vector<std::string>());

    QCOMPARE(story::games(store), QStringList({
                                      "2026-06-05: Anna 50, ? 45",
                                      "2026-05-22: Ernő 83",
                                      "2026-05-15: Anna 30, Béla 41, ? 28",
                                      "2026-05-08T20:15:00+02:00: Béla 61, Csilla K. 70, Anna 66",
                                      "2026-05-01: Anna 57, Béla 49",
                                  }));
    QCOMPARE(story::standings(store),
             QStringList({"Anna 2/4 66", "Csilla K. 1/1 70", "Ernő 0/1 83", "Béla 1/3 61"}));
    QCOMPARE(story::standings(store, {.season = db::findSeason(store, "spring")->number}).size(), 4);
    QCOMPARE(story::games(store, {.group = db::findGroup(store, "Club")->number}).size(), 3);

    // The correction counts, and what was there before can still be read.
    const std::vector<Json> records = db::recordsOf(store, made::correctedGame);
    QCOMPARE(records.size(), 2U);
    QCOMPARE(records.front()["totals"], Json({40, 45}));
    QCOMPARE(db::recordOf(store, made::correctedGame).value()["totals"], Json({50, 45}));
    QCOMPARE(db::stateOf(store, made::deletedGame), db::GameState::Deleted);

    // The deleted person's name is nowhere in the file.
    QVERIFY(db::findPeople(store, "Dóra").empty());
    QVERIFY(!story::bytesOf(kept).contains("Dóra"));
    QCOMPARE(db::members(store, db::findGroup(store, "Friday miners").value()).size(), 1U);
    QCOMPARE(db::places(store).at(0).name, std::string("Zeche Zollverein"));
    QCOMPARE(db::otherPlays(store).at(0).title, std::string("Carcassonne"));

    const std::vector<db::Event> live = db::eventsOf(store, made::liveGame);
    QCOMPARE(live.size(), 3U);
    QCOMPARE(live[1].body, std::string(R"({"seat": 1, "order": 23})"));
    QCOMPARE(live[2].act, scoring::LogAct::Undone);
    QVERIFY(live[2].target == live[1].id);

    const bool hasTables = version >= db::versionWithLiveGames;
    const db::Rebuilt rebuilt = db::rebuild(store);
    QCOMPARE(rebuilt.games, hasTables ? 7 : 6);
    QVERIFY(rebuilt.changed.empty());
    QVERIFY(rebuilt.unreadable.empty());
    const std::vector<db::LiveGame> underWay = db::liveGames(store);
    QCOMPARE(underWay.size(), hasTables ? 1U : 0U);
    if (hasTables) {
        QCOMPARE(underWay[0].head.comments, std::string("under way"));
        QCOMPARE(underWay[0].names, (std::vector<std::string>{"Anna", "Béla", ""}));
        QCOMPARE(db::eventsAtTable(store, underWay[0].id).size(), 1U);
    }
    story::tap(store, [&] { db::restoreGame(store, made::deletedGame); });
    QCOMPARE(story::games(store).front(), QString("2026-06-12: Anna 10, Ernő 12"));
    QCOMPARE(db::check(store), std::vector<std::string>());
}

GUILESS_STORY(StoreVersionsTest)
#include "store_versions_test.moc"
