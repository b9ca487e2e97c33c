// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QtTest>

#include "tests/rockwell_helpers.h"
#include "tests/stories.h"

using namespace scoring;
using namespace scoring::rockwell;
using Rows = QList<QList<int>>;

class RockwellFinalTest : public QObject
{
    Q_OBJECT

private slots:
    void a_whole_game_is_scored_data()
    {
        QTest::addColumn<QString>("record");
        QTest::addColumn<Rows>("points"); // goals, deliveries, zinc, copper, silver, gold, money, total
        QTest::addColumn<QList<int>>("goalCount");
        QTest::addColumn<QList<int>>("cubeCount");
        QTest::addColumn<QList<int>>("winners");
        QTest::addColumn<QString>("decidedBy");

        // clang-format off
        QTest::newRow("V1: four players, no ties anywhere")
            << R"({"options": {}, "final": {"players": [
    {"goals": {"G1": 4, "G4": 5, "G9": 6}, "deliveries": [2, 4], "stock": {"zinc": 9, "copper": 4, "silver": 3, "gold": 6}, "money": 4200},
    {"goals": {"G2": 4, "G5": 5, "G8": 6}, "deliveries": [4], "stock": {"zinc": 5, "copper": 7, "silver": 6, "gold": 12}, "money": 2600},
    {"goals": {"G1": 3, "G3": 4, "G9": 5}, "deliveries": [2, 2], "stock": {"zinc": 2, "copper": 9, "silver": 10, "gold": 1}, "money": 6100},
    {"goals": {"G2": 3, "G6": 5, "G9": 4}, "deliveries": [3], "stock": {"zinc": 1, "copper": 2, "silver": 1, "gold": 3}, "money": 800}
]}})"
            << Rows{{15, 6, 3, 1, 1, 2, 2, 30}, {15, 4, 2, 2, 2, 3, 1, 29}, {12, 4, 1, 3, 3, 0, 3, 26}, {12, 3, 0, 0, 0, 1, 0, 16}}
            << QList<int>{3, 3, 3, 3} << QList<int>{22, 30, 22, 7} << QList<int>{0} << "points";

        QTest::newRow("V2: four players, one tie of every kind: zinc two first, copper two second, silver two third, gold three first, money all four")
            << R"({"options": {}, "final": {"players": [
    {"goals": {"G1": 4, "G2": 4, "G4": 5, "G7": 6, "G8": 6, "G9": 6}, "deliveries": [2], "stock": {"zinc": 7, "copper": 8, "silver": 2, "gold": 4}, "money": 1500},
    {"goals": {"G1": 3, "G3": 4, "G5": 5}, "deliveries": [3, 4, 2], "stock": {"zinc": 7, "copper": 5, "silver": 9, "gold": 4}, "money": 1500},
    {"goals": {"G2": 3, "G6": 5}, "deliveries": [2, 3], "stock": {"zinc": 4, "copper": 5, "silver": 6, "gold": 4}, "money": 1500},
    {"goals": {"G4": 4}, "deliveries": [4, 3, 5], "stock": {"zinc": 2, "copper": 1, "silver": 2, "gold": 0}, "money": 1500}
]}})"
            << Rows{{31, 2, 3, 3, 1, 3, 3, 46}, {12, 9, 3, 2, 3, 3, 3, 35}, {8, 5, 1, 2, 2, 3, 3, 24}, {4, 12, 0, 0, 1, 0, 3, 20}}
            << QList<int>{6, 3, 2, 1} << QList<int>{21, 25, 19, 5} << QList<int>{0} << "points";

        QTest::newRow("V3: three players, ties for first (zinc), second (copper, money) and all (silver); win decided by cubes")
            << R"({"options": {}, "final": {"players": [
    {"goals": {"G1": 4, "G5": 5, "G9": 6}, "deliveries": [2, 3], "stock": {"zinc": 6, "copper": 9, "silver": 5, "gold": 8}, "money": 3500},
    {"goals": {"G3": 4, "G6": 5, "G9": 5}, "deliveries": [5], "stock": {"zinc": 6, "copper": 4, "silver": 5, "gold": 10}, "money": 7000},
    {"goals": {"G2": 4, "G4": 5}, "deliveries": [2], "stock": {"zinc": 3, "copper": 4, "silver": 5, "gold": 2}, "money": 3500}
]}})"
            << Rows{{15, 5, 2, 2, 2, 1, 1, 28}, {14, 5, 2, 1, 2, 2, 2, 28}, {9, 2, 0, 1, 2, 0, 1, 15}}
            << QList<int>{3, 3, 2} << QList<int>{28, 25, 14} << QList<int>{0} << "cubes";

        QTest::newRow("V4: two players, ties in zinc, silver and money (both get 2)")
            << R"({"options": {}, "final": {"players": [
    {"goals": {"G1": 4, "G4": 5, "G7": 6, "G9": 6}, "deliveries": [2], "stock": {"zinc": 5, "copper": 8, "silver": 3, "gold": 7}, "money": 2200},
    {"goals": {"G2": 4, "G5": 5, "G8": 6, "G9": 4}, "deliveries": [3, 2], "stock": {"zinc": 5, "copper": 6, "silver": 3, "gold": 9}, "money": 2200}
]}})"
            << Rows{{21, 2, 2, 2, 2, 0, 2, 31}, {19, 5, 2, 0, 2, 2, 2, 32}}
            << QList<int>{4, 4} << QList<int>{23, 23} << QList<int>{1} << "points";

        QTest::newRow("V5: four players, three tied on prestige; the goal step removes Ada, the cube step decides")
            << R"({"options": {}, "final": {"players": [
    {"goals": {"G1": 4, "G5": 5, "G7": 6, "G9": 6}, "deliveries": [2, 3], "stock": {"zinc": 12, "copper": 9, "silver": 6, "gold": 3}, "money": 5000},
    {"goals": {"G2": 4, "G3": 4, "G4": 5, "G6": 5, "G9": 5}, "deliveries": [2, 4], "stock": {"zinc": 3, "copper": 2, "silver": 4, "gold": 5}, "money": 9000},
    {"goals": {"G1": 3, "G2": 3, "G3": 3, "G8": 6, "G9": 4}, "deliveries": [4, 3, 3], "stock": {"zinc": 6, "copper": 5, "silver": 7, "gold": 2}, "money": 2000},
    {"goals": {"G4": 4}, "deliveries": [2], "stock": {"zinc": 1, "copper": 1, "silver": 1, "gold": 1}, "money": 100}
]}})"
            << Rows{{21, 5, 3, 3, 2, 2, 2, 38}, {23, 6, 1, 1, 1, 3, 3, 38}, {19, 10, 2, 2, 3, 1, 1, 38}, {4, 2, 0, 0, 0, 0, 0, 6}}
            << QList<int>{4, 5, 5, 1} << QList<int>{30, 14, 20, 4} << QList<int>{2} << "cubes";

        QTest::newRow("V6: three players, two tied on prestige; goals decide although the loser has more cubes")
            << R"({"options": {}, "final": {"players": [
    {"goals": {"G1": 4, "G2": 4, "G9": 6}, "deliveries": [5, 4], "stock": {"zinc": 10, "copper": 10, "silver": 8, "gold": 4}, "money": 1000},
    {"goals": {"G1": 3, "G3": 4, "G4": 5, "G9": 5}, "deliveries": [3, 2], "stock": {"zinc": 4, "copper": 6, "silver": 9, "gold": 6}, "money": 4000},
    {"goals": {"G5": 5}, "deliveries": [2], "stock": {"zinc": 2, "copper": 1, "silver": 0, "gold": 1}, "money": 300}
]}})"
            << Rows{{14, 9, 2, 2, 1, 1, 1, 30}, {17, 5, 1, 1, 2, 2, 2, 30}, {5, 2, 0, 0, 0, 0, 0, 7}}
            << QList<int>{3, 4, 1} << QList<int>{32, 25, 4} << QList<int>{1} << "goals";

        QTest::newRow("V7: two players, equal in prestige, goals and cubes: shared win")
            << R"({"options": {}, "final": {"players": [
    {"goals": {"G1": 4, "G5": 5, "G9": 6}, "deliveries": [2, 2], "stock": {"zinc": 6, "copper": 4, "silver": 5, "gold": 3}, "money": 2500},
    {"goals": {"G2": 4, "G4": 5, "G9": 4}, "deliveries": [4, 2], "stock": {"zinc": 4, "copper": 6, "silver": 3, "gold": 5}, "money": 2500}
]}})"
            << Rows{{15, 4, 2, 0, 2, 0, 2, 25}, {13, 6, 0, 2, 0, 2, 2, 25}}
            << QList<int>{3, 3} << QList<int>{18, 18} << QList<int>{0, 1} << "shared";

        QTest::newRow("V8: four players, empty stocks: shows option `zeroScores` (A-10); the option changes the winner")
            << R"({"options": {}, "final": {"players": [
    {"goals": {"G2": 4, "G4": 5, "G9": 6}, "deliveries": [2], "stock": {"zinc": 8, "copper": 0, "silver": 4, "gold": 0}, "money": 3000},
    {"goals": {"G1": 4, "G6": 5, "G9": 5}, "deliveries": [3], "stock": {"zinc": 3, "copper": 0, "silver": 4, "gold": 6}, "money": 0},
    {"goals": {"G3": 4, "G9": 4}, "deliveries": [2, 3], "stock": {"zinc": 0, "copper": 0, "silver": 7, "gold": 0}, "money": 4500},
    {"goals": {"G1": 3}, "deliveries": [4], "stock": {"zinc": 0, "copper": 0, "silver": 0, "gold": 0}, "money": 1200}
]}})"
            << Rows{{15, 2, 3, 3, 2, 2, 2, 29}, {14, 3, 2, 3, 2, 3, 0, 27}, {8, 5, 1, 3, 3, 2, 3, 25}, {3, 4, 1, 3, 0, 2, 1, 14}}
            << QList<int>{3, 3, 2, 1} << QList<int>{12, 13, 7, 0} << QList<int>{0} << "points";

        QTest::newRow("V8z: the same table, zeroScores false")
            << R"({"options": {"zeroScores": false}, "final": {"players": [
    {"goals": {"G2": 4, "G4": 5, "G9": 6}, "deliveries": [2], "stock": {"zinc": 8, "copper": 0, "silver": 4, "gold": 0}, "money": 3000},
    {"goals": {"G1": 4, "G6": 5, "G9": 5}, "deliveries": [3], "stock": {"zinc": 3, "copper": 0, "silver": 4, "gold": 6}, "money": 0},
    {"goals": {"G3": 4, "G9": 4}, "deliveries": [2, 3], "stock": {"zinc": 0, "copper": 0, "silver": 7, "gold": 0}, "money": 4500},
    {"goals": {"G1": 3}, "deliveries": [4], "stock": {"zinc": 0, "copper": 0, "silver": 0, "gold": 0}, "money": 1200}
]}})"
            << Rows{{15, 2, 3, 0, 2, 0, 2, 24}, {14, 3, 2, 0, 2, 3, 0, 24}, {8, 5, 0, 0, 3, 0, 3, 19}, {3, 4, 0, 0, 0, 0, 1, 8}}
            << QList<int>{3, 3, 2, 1} << QList<int>{12, 13, 7, 0} << QList<int>{1} << "cubes";
        // clang-format on
    }
    void a_whole_game_is_scored()
    {
        QFETCH(QString, record);
        QFETCH(Rows, points);
        const ReadPart read = readPart(record.toStdString(), static_cast<int>(points.size()));
        QVERIFY(read.faults.empty());
        const Score result = score(read.game);
        const QStringList names{"goals", "deliveries", "zinc", "copper", "silver", "gold", "money"};
        QCOMPARE(result.lines.size(), 7u);
        for (std::size_t number = 0; number < result.lines.size(); ++number) {
            QCOMPARE(QString::fromStdString(id(result.lines[number])), names[static_cast<int>(number)]);
            for (std::size_t seat = 0; seat < result.totals.size(); ++seat)
                QCOMPARE(result.lines[number].awards[seat].points,
                         points[static_cast<int>(seat)][static_cast<int>(number)]);
        }
        for (std::size_t seat = 0; seat < result.totals.size(); ++seat)
            QCOMPARE(result.totals[seat], points[static_cast<int>(seat)].back());
        QTEST(list(result.goalCount), "goalCount");
        QTEST(list(result.cubeCount), "cubeCount");
        QTEST(list(result.ranking.winners), "winners");
        QFETCH(QString, decidedBy);
        const std::string_view code = codeOf(result.ranking.decidedBy);
        QCOMPARE(QString::fromUtf8(code.data(), static_cast<qsizetype>(code.size())), decidedBy);
        QVERIFY(result.warnings.empty());
    }

    void a_majority_gives_tied_players_the_points_of_the_place_they_share_data()
    {
        QTest::addColumn<QList<int>>("amounts");
        QTest::addColumn<QList<int>>("points");
        QTest::addColumn<QList<int>>("withoutZero");
        const auto row = [](const char *name, QList<int> amounts, QList<int> points,
                            QList<int> withoutZero = {}) {
            QTest::newRow(name) << amounts << points << (withoutZero.isEmpty() ? points : withoutZero);
        };

        row("MA1: two tied for first, then a third", {7, 7, 4, 2}, {3, 3, 1, 0});
        row("MA2: everyone alone", {9, 5, 2, 1}, {3, 2, 1, 0});
        row("MA3: two tied for second", {8, 5, 5, 1}, {3, 2, 2, 0});
        row("MA4: two tied for third", {9, 6, 2, 2}, {3, 2, 1, 1});
        row("MA5: three tied for first", {4, 4, 4, 0}, {3, 3, 3, 0});
        row("MA6: all four tied", {5, 5, 5, 5}, {3, 3, 3, 3});
        row("MA7: two pairs", {6, 6, 3, 3}, {3, 3, 1, 1});
        row("MA8: three tied for second", {6, 3, 3, 3}, {3, 2, 2, 2});
        row("MA9: three players alone", {9, 4, 1}, {2, 1, 0});
        row("MA10: three players, two tied for first", {6, 6, 3}, {2, 2, 0});
        row("MA11: three players, two tied for second", {9, 4, 4}, {2, 1, 1});
        row("MA12: three players tied", {5, 5, 5}, {2, 2, 2});
        row("MA13: two players", {7, 3}, {2, 0});
        row("MA14: two players tied", {5, 5}, {2, 2});
        row("MA15: two hold nothing", {12, 5, 0, 0}, {3, 2, 1, 1}, {3, 2, 0, 0});
        row("MA16: nobody holds any", {0, 0, 0, 0}, {3, 3, 3, 3}, {0, 0, 0, 0});
    }
    void a_majority_gives_tied_players_the_points_of_the_place_they_share()
    {
        QFETCH(QList<int>, amounts);
        const auto pointsWith = [&](bool zeroScores) {
            QList<int> points;
            for (const Award &award :
                 majorityAwards({amounts.begin(), amounts.end()}, {.zeroScores = zeroScores}))
                points.push_back(award.points);
            return points;
        };
        QTEST(pointsWith(true), "points");
        QTEST(pointsWith(false), "withoutZero");
    }

    void a_majority_says_why_data()
    {
        QTest::addColumn<QList<int>>("amounts");
        QTest::addColumn<bool>("zeroScores");
        QTest::addColumn<QString>("reasons");

        QTest::newRow("four places") << QList{9, 5, 2, 1} << true << "first second third behind";
        QTest::newRow("a tie for first leaves a third place")
            << QList{7, 7, 4, 2} << true << "tied-first tied-first third behind";
        QTest::newRow("three players: a tie for first leaves nothing")
            << QList{6, 6, 3} << true << "tied-first tied-first no-second-after-tie";
        QTest::newRow("two players: the second place is worth nothing")
            << QList{7, 3} << true << "first behind";
        QTest::newRow("nothing can be a third place")
            << QList{12, 5, 0, 0} << true << "first second tied-third tied-third";
        QTest::newRow("or no place at all") << QList{12, 5, 0, 0} << false << "first second none none";
    }
    void a_majority_says_why()
    {
        QFETCH(QList<int>, amounts);
        QFETCH(bool, zeroScores);
        std::string reasons;
        for (const Award &award :
             majorityAwards({amounts.begin(), amounts.end()}, {.zeroScores = zeroScores}))
            reasons.append(reasons.empty() ? "" : " ").append(codeOf(award.reason));
        QTEST(QString::fromStdString(reasons), "reasons");
    }

    void the_winner_has_most_prestige_then_most_goals_then_most_cubes_data()
    {
        QTest::addColumn<Rows>("players"); // prestige, goals, cubes
        QTest::addColumn<QList<int>>("winners");
        QTest::addColumn<QList<int>>("ranks");
        QTest::addColumn<int>("decidedBy");
        const auto row = [](const char *name, const Rows &players, QList<int> winners, QList<int> ranks,
                            DecidedBy decidedBy) {
            QTest::newRow(name) << players << winners << ranks << static_cast<int>(decidedBy);
        };

        row("WI1: prestige", {{30, 3, 22}, {29, 5, 40}}, {0}, {1, 2}, DecidedBy::Points);
        row("WI2: goals", {{30, 3, 32}, {30, 4, 25}}, {1}, {2, 1}, DecidedBy::Goals);
        row("WI3: cubes", {{28, 3, 28}, {28, 3, 25}}, {0}, {1, 2}, DecidedBy::Cubes);
        row("WI4: shared", {{25, 3, 18}, {25, 3, 18}}, {0, 1}, {1, 1}, DecidedBy::Shared);
        row("WI5: most cubes do not help who is out at the goal step",
            {{38, 4, 30}, {38, 5, 14}, {38, 5, 20}}, {2}, {3, 2, 1}, DecidedBy::Cubes);
        row("A-45: lower places by the same keys", {{40, 1, 1}, {30, 2, 9}, {30, 3, 1}, {30, 2, 9}}, {0},
            {1, 3, 2, 3}, DecidedBy::Points);
    }
    void the_winner_has_most_prestige_then_most_goals_then_most_cubes()
    {
        QFETCH(Rows, players);
        std::array<std::vector<int>, 3> keys;
        for (const QList<int> &player : players) {
            for (std::size_t key = 0; key < keys.size(); ++key)
                keys[key].push_back(player[static_cast<int>(key)]);
        }
        const Ranking ranking = rankPlayers(keys[0], keys[1], keys[2]);
        QTEST(list(ranking.winners), "winners");
        QTEST(list(ranking.ranks), "ranks");
        QTEST(static_cast<int>(ranking.decidedBy), "decidedBy");
    }

    void the_lines_show_what_was_counted()
    {
        const Score result = score({{},
                                    {holding({{Goal::G1, 4}, {Goal::G9, 6}}, {2, 4}, {{9, 0, 0, 0}}, 300),
                                     {GoalSum{11, 2}, {7}, {{2, 0, 0, 0}}, 500}}});
        const Award &named = result.lines[0].awards[0];
        QCOMPARE(named.count, 2);
        QCOMPARE(named.points, 10);
        QCOMPARE(named.pieces, (std::vector<CountedPiece>{{0, 1}, {32, 1}}));
        const Award &summed = result.lines[0].awards[1];
        QCOMPARE(summed.count, 2);
        QCOMPARE(summed.points, 11);
        QVERIFY(summed.pieces.empty());
        QCOMPARE(result.lines[1].awards[0].count, 2);
        QCOMPARE(result.lines[1].awards[0].points, 6);
        QCOMPARE(result.lines[2].awards[1].count, 2);
        QCOMPARE(result.lines[6].awards[1].count, 500);
        QCOMPARE(list(result.goalCount), QList({2, 2}));
    }

    void what_cannot_be_true_at_one_table_is_said_data()
    {
        QTest::addColumn<int>("changed");
        QTest::addColumn<QString>("code");
        QTest::newRow("nothing wrong") << 0 << "";
        QTest::newRow("money in fifties") << 1 << "money-not-in-hundreds";
        QTest::newRow("the same goal tile twice") << 2 << "duplicate-goal-tile";
        QTest::newRow("a tile taken from below the top") << 3 << "goal-tile-skipped";
        QTest::newRow("two goals worth 13") << 4 << "impossible-goal-sum";
        QTest::newRow("two goals worth 3: with two players the lowest are 2 and 2")
            << 5 << "impossible-goal-sum";
        QTest::newRow("29 delivery tiles") << 6 << "too-many-deliveries";
        QTest::newRow("28 delivery tiles") << 7 << "";
        QTest::newRow("a gap where someone only told a sum") << 8 << "";
    }
    void what_cannot_be_true_at_one_table_is_said()
    {
        QFETCH(int, changed);
        Game game{{}, {holding({{Goal::G1, 4}}), holding({{Goal::G1, 2}, {Goal::G4, 5}})}};
        std::vector<Warning> expected;
        switch (changed) {
        case 1:
            game.players[1].money = 450;
            expected = {{WarningCode::MoneyNotInHundreds, {1}, 450, 100, {}, 0}};
            break;
        case 2:
            std::get<GoalTiles>(game.players[1].goals)[Goal::G1] = 4;
            expected = {{WarningCode::DuplicateGoalTile, {0, 1}, 2, 1, Goal::G1, 4}};
            break;
        case 3:
            std::get<GoalTiles>(game.players[0].goals)[Goal::G1] = 0;
            expected = {{WarningCode::GoalTileSkipped, {1}, 0, 0, Goal::G1, 4}};
            break;
        case 4:
            game.players[0].goals = GoalSum{13, 2};
            expected = {{WarningCode::ImpossibleGoalSum, {0}, 13, 12, {}, 0}};
            break;
        case 5:
            game.players[0].goals = GoalSum{3, 2};
            expected = {{WarningCode::ImpossibleGoalSum, {0}, 3, 4, {}, 0}};
            break;
        case 6:
            game.players[1].deliveries.assign(29, 2);
            expected = {{WarningCode::TooManyDeliveries, {1}, 29, 28, {}, 0}};
            break;
        case 7:
            game.players[1].deliveries.assign(28, 2);
            break;
        case 8:
            game.players[0].goals = GoalSum{6, 1};
            break;
        default:
            break;
        }
        const std::vector<Warning> found = check(game);
        QCOMPARE(found, expected);
        QCOMPARE(score(game).warnings, expected);
        const std::string_view code = found.empty() ? std::string_view() : codeOf(found.front().code);
        QTEST(QString::fromUtf8(code.data(), static_cast<qsizetype>(code.size())), "code");
    }
};

APPLESS_STORY(RockwellFinalTest)
#include "rockwell_final_test.moc"
