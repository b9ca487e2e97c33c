// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "store_told.h"
#include "tests/stories.h"

#include "db/backup.h"
#include "db/merge.h"
#include "db/spelling.h"
#include "db/statistics.h"

#include <random>

using db::StoreFault;
using story::bytesOf;
using story::QuickFolder;
using story::writeBytes;

namespace {

/// Reads all there is. What comes out need not be true, but can be shown; else it throws a StoreError.
void readEverything(db::Store &store)
{
    const auto plausible = [](bool is) {
        if (!is)
            throw std::logic_error("a value that cannot be");
    };
    db::check(store);
    for (const db::GameInHistory &game : db::history(store, {})) {
        plausible(game.game <= scoring::GameKind::ImperialMiners);
        for (const std::string &text : {game.played, game.group, game.place})
            plausible(db::isUtf8(text));
        const std::optional<db::Json> record = db::recordOf(store, game.id);
        plausible(!record || !record->dump().empty());
        for (const db::Json &each : db::recordsOf(store, game.id))
            plausible(!each.dump().empty());
    }
    for (const db::Choice &choice : {db::Choice{}, db::Choice{.year = 2026}, db::Choice{.players = 3},
                                     db::Choice{.since = scoring::parsePlayed("2000-01-01")}}) {
        for (const db::LeaderboardRow &row : db::leaderboard(store, choice)) {
            plausible(db::isUtf8(row.name));
            plausible(std::isfinite(ordinal(row.standing.rating)));
        }
    }
    for (const db::Person &person : db::people(store)) {
        db::statistics(store, person.number);
        db::versus(store, 1, person.number);
    }
    db::records(store);
    db::eachEventAfter(store, 0, [&](const db::Event &event) {
        plausible(event.act <= scoring::LogAct::Redone);
        plausible(db::isUtf8(event.body));
    });
    db::eachOtherPlay(store, [](const db::Uuid &, const db::Json &) {});
    db::otherPlays(store);
    db::people(store);
    db::groups(store);
    db::places(store);
    db::seasons(store);
}

/// Uses a store in every way. Says what it must never do: throw anything else.
QString misbehaviour(const std::filesystem::path &file)
{
    const auto attempt = [&](const auto &work) -> QString {
        try {
            db::Store store(file);
            work(store);
        } catch (const db::StoreError &) {
            return {};
        } catch (const std::exception &error) {
            return error.what();
        }
        return {};
    };
    QString wrong = attempt([](db::Store &store) { readEverything(store); });
    wrong += attempt([](db::Store &store) { db::backUpDaily(store); });
    wrong += attempt([](db::Store &store) { db::rebuild(store); });
    wrong += attempt([](db::Store &store) {
        story::Told told;
        story::tapRecord(store, "2026-05-01", told);
    });
    wrong += attempt([](db::Store &store) {
        story::tap(store, [&] { db::deletePerson(store, db::people(store).at(0)); });
    });
    return wrong;
}

/// Reading it into a sound store must leave that one sound, whatever it says.
QString misbehaviourOnImport(const std::filesystem::path &file, const std::filesystem::path &into)
{
    story::Told told;
    story::playEvening(into, {}, told);
    try {
        db::Store store(into);
        db::mergeStore(store, file);
    } catch (const db::StoreError &) {
        return story::missing(into, told);
    } catch (const std::exception &error) {
        return error.what();
    }
    db::Store store(into);
    const QString wrong = story::missing(store, told);
    // The other store may say that a log has gaps, or a record that cannot be read: that is kept as it is.
    return wrong.startsWith("there is a gap") || wrong.startsWith("two events") ||
                   wrong.startsWith("a recorded game is missing")
               ? QString()
               : wrong;
}

} // namespace

class StoreDamageTest : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { qputenv("TMPDIR", m_folder.path().c_str()); } // for the copies of imported stores
    void flipped_bits_are_found_or_do_no_harm();
    void what_a_row_says_is_not_believed_data();
    void what_a_row_says_is_not_believed();
    void numbers_that_cannot_be_are_damage();

private:
    QuickFolder m_folder;
};

void StoreDamageTest::flipped_bits_are_found_or_do_no_harm()
{
    constexpr unsigned seeds = 400;
    const QuickFolder folder;
    made::make(folder.file());
    const QByteArray sound = bytesOf(folder.file());
    int refused = 0;
    for (unsigned seed = 0; seed < seeds; ++seed) {
        std::mt19937 random(seed);
        QByteArray bytes = sound;
        // Every fourth time it hits the head of the file, or that of a page.
        for (unsigned flips = 1 + seed % 5; flips > 0; --flips) {
            std::size_t place = random() % static_cast<std::size_t>(bytes.size());
            if (seed % 4 == 0)
                place = (place / 4096 % (seed % 8 == 0 ? 1 : 1000)) * 4096 + random() % 120;
            char &byte = bytes.data()[place];
            byte = static_cast<char>(byte ^ static_cast<char>(1 << (random() % 8)));
        }
        const QuickFolder damaged;
        writeBytes(damaged.file(), bytes);
        if (story::faultOf([&] { const db::Store store(damaged.file()); }))
            ++refused;
        QString wrong = misbehaviour(damaged.file());
        writeBytes(damaged.file("import.db"), bytes);
        wrong += misbehaviourOnImport(damaged.file("import.db"), damaged.file("into.db"));
        QVERIFY2(wrong.isEmpty(), qPrintable(QString("seed %1: %2").arg(seed).arg(wrong)));
    }
    qInfo("%u damaged stores, %d of them refused on opening", seeds, refused);
    QVERIFY(refused > 0);
    QVERIFY(refused < static_cast<int>(seeds));
}

void StoreDamageTest::what_a_row_says_is_not_believed_data()
{
    QTest::addColumn<QByteArray>("sql");
    const auto row = [](const char *name, const char *sql) { QTest::newRow(name) << QByteArray(sql); };
    row("a body that is no JSON", "UPDATE event SET body = 'nonsense'");
    row("a body that is cut off", "UPDATE event SET body = substr(body, 1, length(body) / 2)");
    row("a body that is a number", "UPDATE event SET body = '7'");
    row("a body that is empty", "UPDATE event SET body = ''");
    row("a list for a body", "UPDATE event SET body = '[1, 2]'");
    row("deep nesting", "UPDATE event SET body = replace(hex(zeroblob(50000)), '0', '[')");
    row("players that are a number", "UPDATE event SET body = json_set(body, '$.players', 7)");
    row("players that are numbers", "UPDATE event SET body = json_set(body, '$.players', json('[1, 2]'))");
    row("no players", "UPDATE event SET body = json_set(body, '$.players', json('[]'))");
    row("players without ids", "UPDATE event SET body = json_remove(body, '$.players[0].id')");
    row("an id that is a number", "UPDATE event SET body = json_set(body, '$.players[0].id', 7)");
    row("an id of nobody", "UPDATE event SET body = json_set(body, '$.players[0].id',"
                           " '3e0c1c5e-8a51-4d0e-9f0c-5b1f6a3f7d10')");
    row("people that are numbers", "UPDATE event SET body = json_set(body, '$.person', 7)");
    row("names that are numbers", "UPDATE event SET body = json_set(body, '$.name', 7)");
    row("titles that are numbers", "UPDATE event SET body = json_set(body, '$.title', 7, '$.day', 'x')");
    row("no play", "UPDATE event SET body = json_remove(body, '$.play')");
    row("a total without bounds", "UPDATE event SET body = json_set(body, '$.totals[0]', 1e300)");
    row("a game of no kind", "UPDATE game SET kind = 99");
    row("a game of a kind below all", "UPDATE game SET kind = -1");
    row("an act that does not exist", "UPDATE event SET act = 256");
    row("an id that is too short", "UPDATE game SET id = x'010203' WHERE number = 1");
    row("an id of a person that is too long", "UPDATE person SET id = zeroblob(17) WHERE number = 1");
    row("a device without a name", "UPDATE device SET id = x''");
    row("no device", "DELETE FROM device");
    row("a name that is not UTF-8", "UPDATE person SET name = CAST(x'41ff42' AS TEXT)");
    row("a body that is not UTF-8", "UPDATE event SET body = CAST(x'22ff22' AS TEXT)");
    row("a rating without bounds", "UPDATE standing SET mu = 9e999, sigma = 9e999");
    row("a rating that is too large", "UPDATE standing SET mu = 1.7e308, sigma = 1.7e308");
    row("ranks that cannot be", "UPDATE result SET rank = -2147483649, total = 9223372036854775807");
    row("standings that cannot be", "UPDATE standing SET games = 2147483647, points = 9223372036854775807");
    row("a scope of no kind", "UPDATE scope SET kind = kind + 40, stale = 1");
    row("a year that cannot be", "UPDATE game SET day = -9223372036854775807");
    row("a time that cannot be", "UPDATE event SET told = 9223372036854775807");
    row("a counter that cannot be", "UPDATE event SET counter = 9223372036854775807");
    row("someone merged into himself", "UPDATE person SET same_as = number");
    row("two merged into each other",
        "UPDATE person SET same_as = CASE number WHEN 1 THEN 2 WHEN 2 THEN 1 END WHERE number < 3");
    row("sheets that are no JSON", "UPDATE sheet SET lines = 'x'");
    row("sheets that say something else",
        R"(UPDATE sheet SET lines = '[7, {"id": 7, "points": [1]}, {"id": "x", "points": [9e99, "a"]}]')");
    row("sheets for someone else",
        R"(UPDATE sheet SET lines = '[{"id": "x", "points": [9223372036854775807]}]')");
    row("games without a person", "PRAGMA foreign_keys = OFF; UPDATE result SET person = person + 100");
    row("a season that ends before it begins", "UPDATE season SET since = 20270101, until = -5");
    row("a table is missing", "PRAGMA foreign_keys = OFF; DROP TABLE result");
    row("an index is missing", "DROP INDEX game_in_order");
}

void StoreDamageTest::what_a_row_says_is_not_believed()
{
    QFETCH(const QByteArray, sql);
    const QuickFolder folder;
    made::make(folder.file());
    {
        SQLite::Database database(folder.file().string(), SQLite::OPEN_READWRITE);
        database.exec(sql.constData());
    }
    const QByteArray bytes = bytesOf(folder.file());
    QCOMPARE(misbehaviour(folder.file()), QString());
    writeBytes(folder.file("import.db"), bytes);
    QCOMPARE(misbehaviourOnImport(folder.file("import.db"), folder.file("into.db")), QString());
}

void StoreDamageTest::numbers_that_cannot_be_are_damage()
{
    for (const char *sql : {"PRAGMA user_version = -5", "PRAGMA user_version = 0"}) {
        const QuickFolder folder;
        made::make(folder.file());
        SQLite::Database(folder.file().string(), SQLite::OPEN_READWRITE).exec(sql);
        const QByteArray before = bytesOf(folder.file());
        QCOMPARE(story::faultOf([&] { const db::Store store(folder.file()); }), StoreFault::Damaged);
        QCOMPARE(bytesOf(folder.file()), before);
    }
}

GUILESS_STORY(StoreDamageTest)
#include "store_damage_test.moc"
