// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include "good_record.h"
#include "tests/stories.h"

#include "companion/language.h"

using namespace scoring;

class PaperRecordTest : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { companion::useLanguage(companion::Language::English); }

    void a_game_scored_on_paper_needs_only_totals_data()
    {
        QTest::addColumn<QString>("game");
        QTest::addColumn<int>("players");
        QTest::addColumn<QString>("part");
        QTest::addColumn<QString>("lines");
        QTest::newRow("points") << "coal-baron" << 3 << R"({"totals": [57, 49, -2]})"
                                << "";
        QTest::newRow("a tie that was broken")
            << "coal-baron" << 2 << R"({"totals": [57, 57], "winners": [1]})"
            << "";
        QTest::newRow("a game of another box") << "rockwell" << 4 << R"({"totals": [1, 2, 3, 4]})"
                                               << "";
        QTest::newRow("an option that does not exist")
            << "coal-baron" << 2 << R"({"totals": [57, 49], "options": {"loud": true}})"
            << "options.loud: no such field (only secondPlaceTruckTrain, cartsNeedDelivery)";
        QTest::newRow("alone") << "imperial-miners" << 1 << R"({"totals": [65]})"
                               << "";
        QTest::newRow("somebody's points are missing")
            << "coal-baron" << 3 << R"({"totals": [57, 49]})"
            << "totals: 2 entries (expected: one for each of the 3 players, in their order)";
        QTest::newRow("points in words")
            << "coal-baron" << 2 << R"({"totals": [57, "few"]})"
            << "totals[1]: \"few\" is not possible here (expected: a whole number of points from "
               "−1000000 to 1000000)";
        QTest::newRow("a winner with fewer points: the table may have decided so")
            << "coal-baron" << 2 << R"({"totals": [57, 49], "winners": [1]})"
            << "";
        QTest::newRow("winners are named, but nobody")
            << "coal-baron" << 2 << R"({"totals": [57, 49], "winners": []})"
            << "winners: […] is not possible here (expected: a whole number from 0 to 1)";
        QTest::newRow("a winner who does not play")
            << "coal-baron" << 2 << R"({"totals": [57, 57], "winners": [2]})"
            << "winners[0]: 2 is not possible here (expected: a whole number from 0 to 1)";
        QTest::newRow("one winner where nothing breaks a tie")
            << "the-ruhr" << 2 << R"({"totals": [30, 30], "winners": [0]})"
            << "";
        QTest::newRow("no miner ever has less than nothing")
            << "imperial-miners" << 2 << R"({"totals": [12, -1]})"
            << "totals[1]: -1 is not possible here (expected: a whole number from 0 to 1000000)";
        QTest::newRow("nor has anybody in Rockwell")
            << "rockwell" << 2 << R"({"totals": [-3, 4]})"
            << "totals[0]: -3 is not possible here (expected: a whole number from 0 to 1000000)";
        QTest::newRow("on the Ruhr it happens") << "the-ruhr" << 2 << R"({"totals": [-3, 4]})"
                                                << "";
        QTest::newRow("two with one name")
            << "imperial-miners" << 2
            << R"({"totals": [1, 2], "players": [{"name": "Ada"}, {"name": "Ada"}]})"
            << "players[1].name: \"Ada\" is already the name of players[0] (expected: a name of their own "
               "for "
               "every player)";
        QTest::newRow("six miners") << "imperial-miners" << 6 << R"({"totals": [1, 2, 3, 4, 5, 6]})"
                                    << "players: 6 players (imperial-miners is for 1-5)";
        QTest::newRow("goals that contradict their sum and number")
            << "rockwell" << 2 << R"({"final": {"players": [
                {"goals": {"G1": 4}, "goalPoints": 3, "goalCount": 2, "deliveries": [], "money": 0,
                 "stock": {"zinc": 0, "copper": 0, "silver": 0, "gold": 0}},
                {"goals": {}, "deliveries": [], "money": 0,
                 "stock": {"zinc": 0, "copper": 0, "silver": 0, "gold": 0}}]}})"
            << "final.players[0].goalPoints: 3 said, but the goals listed give 4 (the two must agree)\n"
               "final.players[0].goalCount: 2 said, but the goals listed give 1 (the two must agree)";
        QTest::newRow("nothing but names") << "rockwell" << 2 << "{}"
                                           << "final: missing (expected: an object in curly braces)";
    }
    void a_game_scored_on_paper_needs_only_totals()
    {
        QFETCH(QString, game);
        QFETCH(int, players);
        QFETCH(QString, part);
        QFETCH(QString, lines);
        Json record{{"format", "steiger.game/1"}, {"game", game.toStdString()}, {"players", Json::array()}};
        for (int seat = 0; seat < players; ++seat)
            record["players"].push_back({{"name", "player " + std::to_string(seat)}});
        record.update(Json::parse(part.toStdString()));
        QCOMPARE(faultsOf(record.dump()).join(u'\n'), lines);
    }

    void who_started_a_game_scored_on_paper_is_kept()
    {
        Record record{.game = GameKind::TheRuhr, .players = {{"Anna"}, {"Béla"}}};
        record.part = Totals{.points = {30, 31}, .winners = std::vector{0}, .startingPlayer = Seat{1}};
        const auto again = readRecord(writeRecord(record).dump());
        QVERIFY(std::holds_alternative<Record>(again));
        QCOMPARE(std::get<Record>(again), record);
    }
};

GUILESS_STORY(PaperRecordTest)
#include "paper_record_test.moc"
