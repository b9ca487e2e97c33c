// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QtTest>

#include "tests/rockwell_helpers.h"
#include "tests/stories.h"

using namespace scoring;
using namespace scoring::rockwell;

// What a record of three players adds; each row spoils one thing.
static Json goodPart()
{
    return Json::parse(R"({
        "options": {"zeroScores": false, "bribeTarget": "anyClosedAdjacent"},
        "final": {"players": [
            {"goals": {"G1": 4, "G9": 6}, "deliveries": [2, 4],
             "stock": {"zinc": 9, "copper": 4, "silver": 3, "gold": 6}, "money": 4200},
            {"goals": {}, "deliveries": [], "stock": {"zinc": 0, "copper": 0, "silver": 0, "gold": 0}, "money": 0},
            {"goalPoints": 9, "goalCount": 2, "deliveries": [11],
             "stock": {"zinc": 1, "copper": 2, "silver": 3, "gold": 4}, "money": 100}
        ]}
    })");
}

class RockwellRecordTest : public QObject
{
    Q_OBJECT

private slots:
    void a_good_record_is_read_whole()
    {
        const ReadPart read = readPart(goodPart().dump(), 3);
        QVERIFY(read.faults.empty());
        QCOMPARE(read.game.options,
                 (Options{.zeroScores = false, .bribeTarget = BribeTarget::AnyClosedAdjacent}));
        QCOMPARE(read.game.players[0], holding({{Goal::G1, 4}, {Goal::G9, 6}}, {2, 4}, {{9, 4, 3, 6}}, 4200));
        QCOMPARE(read.game.players[1], holding({}));
        QCOMPARE(read.game.players[2].goals, (std::variant<GoalTiles, GoalSum>(GoalSum{9, 2})));
    }

    void every_option_is_read_and_written_data()
    {
        QTest::addColumn<QString>("key");
        QTest::addColumn<QString>("usual");
        QTest::addColumn<QString>("other");

        QTest::newRow("A-10") << "zeroScores"
                              << "true"
                              << "false";
        QTest::newRow("A-12") << "g4Exact"
                              << "false"
                              << "true";
        QTest::newRow("A-13") << "g6AllowsLost"
                              << "true"
                              << "false";
        QTest::newRow("A-18") << "tokensExpire"
                              << "false"
                              << "true";
        QTest::newRow("A-20") << "bribeTarget"
                              << "\"activeTile\""
                              << "\"anyClosedAdjacent\"";
        QTest::newRow("A-24") << "multiStepUpgrade"
                              << "false"
                              << "true";
        QTest::newRow("A-28") << "shaftMoveFree"
                              << "false"
                              << "true";
        QTest::newRow("A-04") << "phaseOrder"
                              << "\"boardSpace\""
                              << "\"management\"";
        QTest::newRow("A-30") << "robotShares"
                              << "\"discard\""
                              << "\"ignore\"";
        QTest::newRow("A-31") << "robotCard"
                              << "\"discard\""
                              << "\"firstShift\"";
        QTest::newRow("A-32") << "robotFallback"
                              << "\"none\""
                              << "\"allCrews\"";
        QTest::newRow("A-34") << "robotUpgradeActive"
                              << "\"robot\""
                              << "\"upgrader\"";
    }
    void every_option_is_read_and_written()
    {
        QFETCH(QString, key);
        QFETCH(QString, usual);
        QFETCH(QString, other);
        const std::string name = key.toStdString();
        Json part = goodPart();
        part["options"] = Json::object();
        Json written;
        writeGame(readPart(part.dump(), 3).game, written);
        QCOMPARE(written["options"].size(), 12u);
        QCOMPARE(QString::fromStdString(written["options"][name].dump()), usual);

        part["options"][name] = Json::parse(other.toStdString());
        const ReadPart read = readPart(part.dump(), 3);
        QVERIFY(read.faults.empty());
        QVERIFY(!(read.game.options == Options{}));
        Json again;
        writeGame(read.game, again);
        QCOMPARE(QString::fromStdString(again["options"][name].dump()), other);

        part["options"][name] = "nonsense";
        const ReadPart refused = readPart(part.dump(), 3);
        QCOMPARE(refused.faults.size(), 1u);
        QCOMPARE(refused.faults[0].where, "options." + name);
    }

    void unknown_fields_are_not_refused()
    {
        Json part = goodPart();
        part["weather"] = "rain";
        part["final"]["snack"] = nullptr;
        part["final"]["players"][0]["name"] = "Ada";
        QVERIFY(readPart(part.dump(), 3).faults.empty());
    }

    void a_fault_says_where_and_what_would_be_right_data()
    {
        QTest::addColumn<QString>("place");
        QTest::addColumn<QString>("value");
        QTest::addColumn<QString>("where");
        QTest::addColumn<int>("kind");
        QTest::addColumn<QString>("right");
        const auto row = [](const char *name, const char *place, const char *value, const char *where,
                            FaultKind kind, const char *right = "") {
            QTest::newRow(name) << place << value << where << static_cast<int>(kind) << right;
        };
        const char *const resourceKeys = "zinc, copper, silver, gold";

        row("a negative stock", "/final/players/0/stock/zinc", "-1", "final.players[0].stock.zinc",
            FaultKind::NotExpected);
        row("half a cube", "/final/players/0/stock/gold", "1.5", "final.players[0].stock.gold",
            FaultKind::NotExpected);
        row("no such resource", "/final/players/0/stock/iron", "1", "final.players[0].stock.iron",
            FaultKind::NoSuchField, resourceKeys);
        row("a stock that is a list", "/final/players/0/stock", "[]", "final.players[0].stock",
            FaultKind::NotExpected);
        row("negative money", "/final/players/1/money", "-100", "final.players[1].money",
            FaultKind::NotExpected);
        row("money in words", "/final/players/1/money", R"("100")", "final.players[1].money",
            FaultKind::NotExpected);
        row("a negative delivery", "/final/players/1/deliveries/0", "-2", "final.players[1].deliveries[0]",
            FaultKind::NotExpected);
        row("deliveries as a number", "/final/players/1/deliveries", "7", "final.players[1].deliveries",
            FaultKind::NotExpected);
        row("no such goal", "/final/players/1/goals/G10", "4", "final.players[1].goals.G10",
            FaultKind::NoSuchField, "G1, G2, G3, G4, G5, G6, G7, G8, G9");
        row("a tile of another goal", "/final/players/1/goals/G1", "5", "final.players[1].goals.G1",
            FaultKind::NoSuchValue, "4, 3, 2");
        row("a tile not used by three", "/final/players/1/goals/G7", "3", "final.players[1].goals.G7",
            FaultKind::NoSuchValue, "6, 5, 4");
        row("a tile of 4.0", "/final/players/1/goals/G1", "4.0", "final.players[1].goals.G1",
            FaultKind::NoSuchValue, "4, 3, 2");
        row("a negative tile", "/final/players/1/goals/G4", "-5", "final.players[1].goals.G4",
            FaultKind::NoSuchValue, "5, 4, 3");
        row("goals as a number", "/final/players/1/goals", "15", "final.players[1].goals",
            FaultKind::NotExpected);
        row("ten goals", "/final/players/2/goalCount", "10", "final.players[2].goalCount",
            FaultKind::NotExpected);
        row("a sum that is not that of the tiles", "/final/players/0/goalPoints", "11",
            "final.players[0].goalPoints", FaultKind::GoalsDisagree);
        row("a number that is not that of the tiles", "/final/players/0/goalCount", "3",
            "final.players[0].goalCount", FaultKind::GoalsDisagree);
        row("a player too many", "/final/players/3", R"({"goals": {}, "deliveries": [], "money": 0,
            "stock": {"zinc": 0, "copper": 0, "silver": 0, "gold": 0}})",
            "final.players", FaultKind::EntryCount);
        row("a player who is a name", "/final/players/1", R"("Ada")", "final.players[1]",
            FaultKind::NotExpected);
        row("no list of players", "/final", "{}", "final.players", FaultKind::Missing);
        row("an end that is a list", "/final", "[]", "final", FaultKind::NotExpected);
        row("no such option", "/options/fast", "true", "options.fast", FaultKind::NoSuchField,
            "zeroScores, g4Exact, g6AllowsLost, tokensExpire, bribeTarget, multiStepUpgrade, shaftMoveFree, "
            "phaseOrder, robotShares, robotCard, robotFallback, robotUpgradeActive");
        row("an option of another kind", "/options/zeroScores", "1", "options.zeroScores",
            FaultKind::NotExpected);
        row("options that are a list", "/options", "[]", "options", FaultKind::NotExpected);
        row("a value the option does not have", "/options/robotCard", R"("keep")", "options.robotCard",
            FaultKind::NoSuchValue, "discard, firstShift");
    }
    void a_fault_says_where_and_what_would_be_right()
    {
        QFETCH(QString, place);
        QFETCH(QString, value);
        Json part = goodPart();
        part[Json::json_pointer(place.toStdString())] = Json::parse(value.toStdString());
        const std::vector<Fault> faults = readPart(part.dump(), 3).faults;
        QCOMPARE(faults.size(), 1u);
        QTEST(QString::fromStdString(faults[0].where), "where");
        QTEST(static_cast<int>(faults[0].kind), "kind");
        QTEST(QString::fromStdString(faults[0].right), "right");
    }

    void what_is_missing_is_named_data()
    {
        QTest::addColumn<int>("player");
        QTest::addColumn<QString>("field");
        QTest::addColumn<QString>("where");

        QTest::newRow("goals") << 0 << "/goals"
                               << "final.players[0].goals";
        QTest::newRow("deliveries") << 0 << "/deliveries"
                                    << "final.players[0].deliveries";
        QTest::newRow("stock") << 0 << "/stock"
                               << "final.players[0].stock";
        QTest::newRow("money") << 0 << "/money"
                               << "final.players[0].money";
        QTest::newRow("a resource") << 0 << "/stock/silver"
                                    << "final.players[0].stock.silver";
        QTest::newRow("the number of goals") << 2 << "/goalCount"
                                             << "final.players[2].goalCount";
        QTest::newRow("the sum of goals") << 2 << "/goalPoints"
                                          << "final.players[2].goalPoints";
    }
    void what_is_missing_is_named()
    {
        QFETCH(int, player);
        QFETCH(QString, field);
        Json part = goodPart();
        Json &entry = part["final"]["players"][static_cast<std::size_t>(player)];
        const Json::json_pointer pointer(field.toStdString());
        entry[pointer.parent_pointer()].erase(pointer.back());
        const std::vector<Fault> faults = readPart(part.dump(), 3).faults;
        QCOMPARE(faults.size(), 1u);
        QCOMPARE(faults[0].kind, FaultKind::Missing);
        QTEST(QString::fromStdString(faults[0].where), "where");
    }

    void the_end_is_needed()
    {
        const std::vector<Fault> faults = readPart("{}", 2).faults;
        QCOMPARE(faults.size(), 1u);
        QCOMPARE(faults[0].where, std::string("final"));
        QCOMPARE(faults[0].kind, FaultKind::Missing);
    }

    void all_faults_are_found_at_once()
    {
        Json part = goodPart();
        part["options"]["fast"] = true;
        part["final"]["players"][0]["money"] = -1;
        part["final"]["players"][1].erase("stock");
        part["final"]["players"][2]["deliveries"] = {1, -1, "x"};
        QCOMPARE(readPart(part.dump(), 3).faults.size(), 5u);
    }

    void a_wrong_number_of_players_does_no_harm_data()
    {
        QTest::addColumn<int>("players");
        for (const int players : {0, 1, 2, 4, 5})
            QTest::addRow("%d players, three entries", players) << players;
    }
    void a_wrong_number_of_players_does_no_harm()
    {
        QFETCH(int, players);
        const std::vector<Fault> faults = readPart(goodPart().dump(), players).faults;
        QCOMPARE(faults.size(), 1u);
        QCOMPARE(faults[0].kind, FaultKind::EntryCount);
        QCOMPARE(faults[0].number, 3);
        QCOMPARE(faults[0].limit, players);
    }

    void a_game_survives_being_written_and_read()
    {
        const Game game = readPart(goodPart().dump(), 3).game;
        Json written;
        writeGame(game, written);
        const ReadPart again = readPart(written.dump(), 3);
        QVERIFY(again.faults.empty());
        QCOMPARE(again.game, game);
    }
};

APPLESS_STORY(RockwellRecordTest)
#include "rockwell_record_test.moc"
