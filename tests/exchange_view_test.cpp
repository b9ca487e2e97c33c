// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "companion/view/exchange.h"
#include "full_disk.h"
#include "home_story.h"
#include "tests/places.h"
#include "tests/stories.h"

#include <QSignalSpy>

using companion::Exchange;
using companion::Ledger;

class ExchangeTest : public QObject
{
    Q_OBJECT

private slots:
    void what_is_exported_can_be_imported_again();
    void tables_have_a_row_for_everybody();
    void a_file_of_bg_stats_is_taken_in();
    void another_store_is_taken_in_and_twice_changes_nothing();
    void a_game_told_otherwise_stays_and_is_pointed_out();
    void many_games_show_how_far_they_have_come();
    void a_cancelled_import_takes_nothing_in_data();
    void a_cancelled_import_takes_nothing_in();
    void what_is_no_file_of_ours_is_refused_data();
    void what_is_no_file_of_ours_is_refused();
    void a_database_of_another_program_is_refused();
    void a_full_disk_is_said_and_nothing_is_half_taken_in();
    void what_cannot_be_written_is_said();
    void without_a_file_of_its_own_a_history_is_exported_all_the_same();
};

namespace {

const char *const firstEvening = "2026-05-01: Anna 57, Béla 49";

/// Waits until the background is done.
void finish(Exchange &exchange)
{
    QTRY_VERIFY_WITH_TIMEOUT(!exchange.busy(), 60000);
}

void importFile(Exchange &exchange, const QString &file)
{
    exchange.importFrom(file);
    finish(exchange);
}

} // namespace

void ExchangeTest::what_is_exported_can_be_imported_again()
{
    const story::Home home;
    Ledger ledger(home.store());
    story::add(ledger.store(), story::evening("2026-05-01", "Anna 57, Béla 49"));
    Exchange exchange(ledger);
    QVERIFY(exchange.suggestedName("steiger").endsWith(".json"));
    exchange.exportTo(home.path("all.json"), "steiger");
    QVERIFY(exchange.busy());
    finish(exchange);
    QCOMPARE(exchange.report(), QStringList{QString("1 game written to %1.").arg(home.path("all.json"))});

    Ledger other(home.path("other/steiger.db").toStdString());
    Exchange importing(other);
    const QSignalSpy changed(&other, &Ledger::changed);
    importFile(importing, home.path("all.json"));
    QCOMPARE(importing.report(), QStringList({"1 game is new in the history.", "2 players are new."}));
    QVERIFY(!importing.failed());
    QCOMPARE(changed.size(), 1);
    QCOMPARE(story::games(other.store()), QStringList{firstEvening});
    importFile(importing, home.path("all.json"));
    QCOMPARE(importing.report(), QStringList({"There is no new game in it.", "1 game was here already."}));
    importing.forgetReport();
    QVERIFY(importing.report().isEmpty());
}

void ExchangeTest::tables_have_a_row_for_everybody()
{
    const story::Home home;
    Ledger ledger(home.store());
    story::add(ledger.store(), story::evening("2026-05-01", "Anna 57, Béla 49"));
    Exchange exchange(ledger);
    exchange.exportTo(home.path("players.csv"), "players");
    finish(exchange);
    QCOMPARE(home.read("players.csv").count('\n'), 3);
    exchange.exportTo(home.path("lines.csv"), "lines");
    finish(exchange);
    QVERIFY(home.read("lines.csv").startsWith("id,game,played"));
}

void ExchangeTest::a_file_of_bg_stats_is_taken_in()
{
    const story::Home home;
    Ledger ledger(home.store());
    Exchange exchange(ledger);
    importFile(exchange, QString(places::bgstats) + "/android-export.json");
    QVERIFY(!exchange.report().isEmpty());
    QVERIFY(!story::games(ledger.store()).isEmpty());
    exchange.exportTo(home.path("bgstats.json"), "bgstats");
    finish(exchange);
    QVERIFY(home.read("bgstats.json").contains("playerScores"));
}

void ExchangeTest::another_store_is_taken_in_and_twice_changes_nothing()
{
    const story::Home home;
    Ledger ledger(home.store());
    const QString other = home.path("other.db");
    {
        db::Store store(other.toStdString());
        story::add(store, story::evening("2026-05-01", "Anna 57, Béla 49"));
    }
    Exchange exchange(ledger);
    importFile(exchange, other);
    QCOMPARE(exchange.report(), QStringList({"1 game is new in the history.", "2 players are new."}));
    importFile(exchange, other);
    QCOMPARE(exchange.report(), QStringList{"There is no new game in it."});
    QCOMPARE(story::games(ledger.store()), QStringList{firstEvening});
}

void ExchangeTest::a_game_told_otherwise_stays_and_is_pointed_out()
{
    const story::Home home;
    Ledger ledger(home.store());
    const story::Json evening =
        story::with(story::evening("2026-05-01", "Anna 57, Béla 49"), {{"id", "first"}});
    story::add(ledger.store(), evening);
    const story::Json otherwise = story::with(evening, {{"totals", {58, 49}}});
    Exchange exchange(ledger);
    importFile(exchange, home.write("otherwise.json", QByteArray::fromStdString(otherwise.dump())));
    QCOMPARE(exchange.report(),
             QStringList({"There is no new game in it.",
                          "1 game is here already, but told otherwise. It stays as it is."}));
    QCOMPARE(exchange.details(),
             QStringList{home.path("otherwise.json") + ": here already, but told otherwise"});
    QCOMPARE(story::games(ledger.store()), QStringList{firstEvening});
}

void ExchangeTest::many_games_show_how_far_they_have_come()
{
    const story::Home home;
    Ledger ledger(home.store());
    story::Json many{{"format", "steiger.games/1"}, {"games", story::Json::array()}};
    for (int day = 1; day <= 120; ++day)
        many["games"].push_back(story::with(story::evening("2026-01-01", "Anna 57, Béla 49"),
                                            {{"id", "game-" + std::to_string(day)}}));
    Exchange exchange(ledger);
    QCOMPARE(exchange.progress(), -1.0); // nobody knows yet
    const QSignalSpy progress(&exchange, &Exchange::progressChanged);
    importFile(exchange, home.write("many.json", QByteArray::fromStdString(many.dump())));
    QCOMPARE(exchange.report().first(), "120 games are new in the history.");
    QCOMPARE(progress.size(), 3); // at the beginning, after 50, after 100
    QCOMPARE(exchange.progress(), 100.0 / 120.0);
}

void ExchangeTest::a_cancelled_import_takes_nothing_in_data()
{
    QTest::addColumn<QString>("file");
    QTest::newRow("records") << "many.json";
    QTest::newRow("a store") << "other.db";
}

void ExchangeTest::a_cancelled_import_takes_nothing_in()
{
    QFETCH(const QString, file);
    const story::Home home;
    Ledger ledger(home.store());
    story::add(ledger.store(), story::evening("2026-05-01", "Anna 57, Béla 49"));
    db::Store other(home.path("other.db").toStdString());
    story::Json many{{"format", "steiger.games/1"}, {"games", story::Json::array()}};
    for (int number = 1; number <= 120; ++number) {
        const story::Json game = story::with(story::evening("2026-01-01", "Cili 57, Dani 49"),
                                             {{"id", "game-" + std::to_string(number)}});
        many["games"].push_back(game);
        story::add(other, game);
    }
    home.write("many.json", QByteArray::fromStdString(many.dump()));

    Exchange exchange(ledger);
    QVERIFY(!exchange.canCancel());
    exchange.importFrom(home.path(file));
    QVERIFY(exchange.canCancel());
    exchange.cancel();
    QVERIFY2(!exchange.canCancel(), "once is enough");
    finish(exchange);
    QCOMPARE(exchange.report(), QStringList("The import was cancelled. Nothing was taken in."));
    QCOMPARE(story::games(ledger.store()), QStringList(firstEvening));
    QCOMPARE(db::people(ledger.store()).size(), std::size_t(2));

    importFile(exchange, home.path(file));
    QCOMPARE(story::games(ledger.store()).size(), 121);
}

void ExchangeTest::what_is_no_file_of_ours_is_refused_data()
{
    QTest::addColumn<QByteArray>("content");
    QTest::addColumn<QString>("why");
    QTest::addColumn<QString>("headline");
    const QString foreign("This is no file of Steiger or BG Stats. Nothing was changed.");
    QTest::newRow("a letter") << QByteArray("Dear Anna") << "JSON" << foreign;
    QTest::newRow("nothing at all") << QByteArray() << "" << foreign;
    QTest::newRow("some other JSON") << QByteArray("{\"songs\": [1, 2]}") << "" << foreign;
    QTest::newRow("BG Stats without plays")
        << QByteArray("{\"players\": [], \"games\": []}") << "" << foreign;
    QTest::newRow("plays that are none") << QByteArray("{\"plays\": 7}") << "" << foreign;
    QTest::newRow("a record with faults")
        << QByteArray("{\"format\": \"steiger.game/1\", \"game\": \"chess\"}") << "chess"
        << "The file could not be taken in. Nothing was changed.";
}

void ExchangeTest::what_is_no_file_of_ours_is_refused()
{
    QFETCH(const QByteArray, content);
    QFETCH(const QString, why);
    QFETCH(const QString, headline);
    const story::Home home;
    Ledger ledger(home.store());
    story::add(ledger.store(), story::evening("2026-05-01", "Anna 57, Béla 49"));
    Exchange exchange(ledger);
    importFile(exchange, home.write("file.json", content));
    QVERIFY(exchange.failed());
    QCOMPARE(exchange.report(), QStringList{headline});
    QVERIFY(!exchange.details().isEmpty());
    const QString said = exchange.details().join('\n');
    QVERIFY2(said.contains("file.json") && said.contains(why), qPrintable(said));
    QCOMPARE(story::games(ledger.store()), QStringList{firstEvening});
}

void ExchangeTest::a_database_of_another_program_is_refused()
{
    const story::Home home;
    Ledger ledger(home.store());
    SQLite::Database(home.path("songs.db").toStdString(), SQLite::OPEN_READWRITE | SQLite::OPEN_CREATE)
        .exec("CREATE TABLE song (title TEXT)");
    const QByteArray before = home.read("songs.db");
    Exchange exchange(ledger);
    importFile(exchange, home.path("songs.db"));
    QVERIFY(exchange.failed());
    QCOMPARE(exchange.details(),
             QStringList{QString("%1 belongs to another program. Choose another file; this one is "
                                 "left as it is.")
                             .arg(home.path("songs.db"))});
    QCOMPARE(home.read("songs.db"), before);
    importFile(exchange, home.path("nothing.json"));
    QVERIFY(exchange.failed());
    QVERIFY2(exchange.details().join(' ').contains("cannot be read"),
             qPrintable(exchange.details().join(' ')));
}

void ExchangeTest::a_full_disk_is_said_and_nothing_is_half_taken_in()
{
    const story::Home home;
    story::FullDisk disk;
    Ledger ledger(home.store());
    story::add(ledger.store(), story::evening("2026-05-01", "Anna 57, Béla 49"));
    Exchange exchange(ledger);
    int refused = 0;
    for (int call = 1; !disk.hadRoom(); ++call) {
        const QStringList before = story::games(ledger.store());
        disk.fullAt(call);
        importFile(exchange, places::sample);
        if (!exchange.failed())
            continue;
        refused += exchange.details().join(' ').contains("The disk is full") ? 1 : 0;
        QCOMPARE(story::games(ledger.store()), before);
    }
    QVERIFY(refused > 0);
    QCOMPARE(story::games(ledger.store()).size(), 2);
}

void ExchangeTest::what_cannot_be_written_is_said()
{
    const story::Home home;
    Ledger ledger(home.store());
    Exchange exchange(ledger);
    for (const QString &file : {home.path("no such folder/all.json"), QString("/dev/full/all.json")}) {
        exchange.exportTo(file, "steiger");
        finish(exchange);
        QVERIFY(exchange.failed());
        QVERIFY2(exchange.report().join(' ').contains("could not be written"),
                 qPrintable(exchange.report().join(' ')));
    }
}

void ExchangeTest::without_a_file_of_its_own_a_history_is_exported_all_the_same()
{
    const story::Home home;
    home.write("data", "a file where the folder of the history should be");
    Ledger ledger(home.store());
    QVERIFY(ledger.opening().inMemory);
    Exchange exchange(ledger);
    exchange.importFrom(places::sample);
    finish(exchange);
    QCOMPARE(exchange.report().first(), "1 game is new in the history.");
    exchange.exportTo(home.path("saved.json"), "steiger");
    finish(exchange);
    QVERIFY(home.read("saved.json").contains("Friday miners"));
}

GUILESS_STORY(ExchangeTest)
#include "exchange_view_test.moc"
