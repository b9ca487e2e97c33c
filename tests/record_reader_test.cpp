// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include "good_record.h"
#include "tests/stories.h"

#include "companion/language.h"
#include "tests/coal_baron_play.h"

using namespace scoring;

class RecordReaderTest : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { companion::useLanguage(companion::Language::English); }

    void a_good_record_is_read_whole()
    {
        const auto read = readRecord(goodRecord().dump());
        QVERIFY(std::holds_alternative<Record>(read));
        const auto &record = std::get<Record>(read);
        QCOMPARE(record.players[1].name, std::string("Béla"));
        QCOMPARE(record.durationMinutes, std::optional(74));
        const auto &game = std::get<coal_baron::Game>(record.part);
        QCOMPARE(index(game.startingPlayer), 1);
        QCOMPARE(game.options, (coal_baron::Options{3, true}));
        QCOMPARE(game.shifts[0][0].emptyCarts, (coal_baron::PerCoal{{0, 0, 3, 0}}));
        QCOMPARE(game.shifts[0][0].factoryWorkers, 5);
        QCOMPARE(game.shifts[0][1].factoryWorkers, 0);
        const coal_baron::FinalState &final = *game.final;
        QCOMPARE(final[0].openOrders, 1);
        QCOMPARE(final[0].lightTiles, 1);
        QCOMPARE(final[0].darkTiles, 1);
        QCOMPARE(final[1].openOrders, 2);
        QVERIFY(!final[1].openOrderList && !final[1].tileList);
    }

    void a_date_may_be_as_exact_as_people_know_it_data()
    {
        QTest::addColumn<QString>("played");
        for (const char *played :
             {"2026-05-01", "2024-02-29", "2026-05-01T19:30", "2026-05-01T19:30:59", "2026-05-01T19:30:00Z",
              "2026-05-01T19:30:00.125Z", "2026-05-01T19:30:00-11:30", "2026-05-01T19:30+02:00"})
            QTest::newRow(played) << played;
    }
    void a_date_may_be_as_exact_as_people_know_it()
    {
        QFETCH(QString, played);
        Json record = goodRecord();
        record["played"] = played.toStdString();
        QCOMPARE(faultsOf(record.dump()), QStringList());
    }

    void unknown_fields_are_not_refused()
    {
        Json record = goodRecord();
        record["weather"] = "rain";
        record["players"][0]["hat"] = true;
        record["shifts"][0]["snack"] = nullptr;
        QCOMPARE(faultsOf(record.dump()), QStringList());
    }

    void a_record_survives_being_written_and_read_data()
    {
        QTest::addColumn<int>("players");
        for (int players = 2; players <= 4; ++players)
            QTest::addRow("%d players", players) << players;
    }
    void a_record_survives_being_written_and_read()
    {
        QFETCH(int, players);
        for (unsigned seed = 0; seed < 50; ++seed) {
            const play::PlayedGame played = play::RandomPlay(seed).wholeGame(players);
            Record record;
            record.game = GameKind::CoalBaron;
            record.comments = "with \"quotes\" and\nlines";
            for (int seat = 0; seat < players; ++seat)
                record.players.push_back({"player " + std::to_string(seat), "", ""});
            record.part = coal_baron::gameOf(played.table);
            const auto again = readRecord(writeRecord(record).dump(2));
            QVERIFY2(std::holds_alternative<Record>(again), qPrintable(QString::number(seed)));
            QVERIFY2(std::get<Record>(again) == record, qPrintable(QString::number(seed)));
        }
    }

    void what_we_do_not_know_is_passed_over_however_much_it_is()
    {
        const std::string pit = std::string(200'000, '[') + std::string(200'000, ']');
        std::string text = goodRecord().dump();
        text.insert(1, "\"pit\":" + pit + ",");
        for (int key = 0; key < 200'000; ++key)
            text.insert(text.size() - 1, ",\"key" + std::to_string(key) + "\":0");
        QCOMPARE(faultsOf(text), QStringList());
        text.insert(text.size() - 1, ",\"key7\":0");
        QCOMPARE(faultsOf(text), QStringList("key7: given twice (expected: once)"));
    }
};

GUILESS_STORY(RecordReaderTest)
#include "record_reader_test.moc"
