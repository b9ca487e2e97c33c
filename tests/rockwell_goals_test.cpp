// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QtTest>

#include "tests/rockwell_words.h"
#include "tests/stories.h"

using namespace scoring;
using namespace scoring::rockwell;

static std::vector<Crew> crewsOf(const QString &text)
{
    std::vector<Crew> crews; // "2@C3 1@entrance0"
    for (const QString &word : text.split(' ', Qt::SkipEmptyParts))
        crews.push_back({red, word.section('@', 0, 0).toInt(), place(word.section('@', 1).toStdString()), 0});
    return crews;
}

static GoalTiles goalsWon(const QString &names)
{
    GoalTiles won;
    for (const QString &name : names.split(' ', Qt::SkipEmptyParts)) {
        const auto goal = static_cast<Goal>(name[1].digitValue() - 1);
        won[goal] = facts(goal).topTile;
    }
    return won;
}

class RockwellGoalsTest : public QObject
{
    Q_OBJECT

private slots:
    void the_tiles_of_a_goal_depend_on_the_players_data()
    {
        QTest::addColumn<int>("players");
        QTest::addColumn<int>("goal");
        QTest::addColumn<QList<int>>("tiles");

        QTest::newRow("GO1: two players, G1") << 2 << 1 << QList{4, 2};
        for (const int goal : {7, 8, 9}) {
            QTest::addRow("GO2: three players, G%d", goal) << 3 << goal << QList{6, 5, 4};
            QTest::addRow("GO3: two players, G%d", goal) << 2 << goal << QList{6, 4};
            QTest::addRow("four players, G%d", goal) << 4 << goal << QList{6, 5, 4, 3};
        }
        for (const int goal : {1, 2, 3}) {
            QTest::addRow("four players, G%d", goal) << 4 << goal << QList{4, 3, 2, 1};
            QTest::addRow("three players, G%d", goal) << 3 << goal << QList{4, 3, 2};
        }
        for (const int goal : {4, 5, 6}) {
            QTest::addRow("four players, G%d", goal) << 4 << goal << QList{5, 4, 3, 2};
            QTest::addRow("three players, G%d", goal) << 3 << goal << QList{5, 4, 3};
            QTest::addRow("two players, G%d", goal) << 2 << goal << QList{5, 3};
        }
    }
    void the_tiles_of_a_goal_depend_on_the_players()
    {
        QFETCH(int, players);
        QFETCH(int, goal);
        const std::vector<int> tiles = goalTiles(static_cast<Goal>(goal - 1), players);
        QTEST(QList<int>(tiles.begin(), tiles.end()), "tiles");
    }

    void the_next_tile_is_worth_less_data()
    {
        QTest::addColumn<int>("players");
        QTest::addColumn<int>("goal");
        QTest::addColumn<int>("taken");
        QTest::addColumn<int>("tile");

        QTest::newRow("GO4: four players, G5, two gone") << 4 << 5 << 2 << 3;
        QTest::newRow("GO5: three players, G4, two gone") << 3 << 4 << 2 << 3;
        QTest::newRow("GO6: two players, G6, one gone") << 2 << 6 << 1 << 3;
        QTest::newRow("everyone has it") << 2 << 6 << 2 << 0;
    }
    void the_next_tile_is_worth_less()
    {
        QFETCH(int, players);
        QFETCH(int, goal);
        QFETCH(int, taken);
        QTEST(nextTile(static_cast<Goal>(goal - 1), players, taken).value_or(0), "tile");
    }

    void a_goal_has_a_condition_data()
    {
        QTest::addColumn<int>("goal");
        QTest::addColumn<QString>("stock");
        QTest::addColumn<int>("cards");
        QTest::addColumn<QString>("crews");
        QTest::addColumn<bool>("fulfilled");
        QTest::addColumn<bool>("otherwise"); // with g4Exact and without g6AllowsLost
        const auto row = [](const char *name, int goal, const char *stock, int cards, const char *crews,
                            bool fulfilled, bool otherwise) {
            QTest::newRow(name) << goal << stock << cards << crews << fulfilled << otherwise;
        };
        const char *const start = "1@entrance0 1@entrance1 1@entrance2 1@entrance3";

        row("G1: 8 zinc, 8 copper", 1, "8 Zn 8 Cu", 0, start, true, true);
        row("GO7: 8 zinc, 7 copper", 1, "8 Zn 7 Cu", 0, start, false, false);
        row("G1: 7 zinc, 9 copper", 1, "7 Zn 9 Cu", 0, start, false, false);
        row("G2: 6 cards", 2, "", 6, start, true, true);
        row("G2: 5 cards", 2, "", 5, start, false, false);
        row("G3: 10 silver", 3, "10 Ag", 0, start, true, true);
        row("G3: 9 silver", 3, "9 Ag", 0, start, false, false);
        row("GO9: powers 2 2 2 1", 4, "", 0, "2@A0 2@A1 2@A2 1@A3", true, true);
        row("GO10: powers 3 2 2 1", 4, "", 0, "3@A0 2@A1 2@A2 1@A3", true, false);
        row("G4: powers 4 2 1 1", 4, "", 0, "4@A0 2@A1 1@A2 1@A3", false, false);
        row("G4: a crew of power 2 lost in the centre", 4, "", 0, "2@centre 2@A1 2@A2 1@A3", false, false);
        row("G5: 12 gold", 5, "12 Au", 0, start, true, true);
        row("G5: 11 gold", 5, "11 Au", 0, start, false, false);
        row("GO11: C, C, D and a border of C", 6, "", 0, "1@C1 1@C2 1@D3 1@C4|", true, true);
        row("GO12: C, D, D and one lost", 6, "", 0, "1@C1 1@D2 1@D3 1@centre", true, false);
        row("G6: one on B", 6, "", 0, "1@C1 1@D2 1@D3 1@B0", false, false);
        row("G6: one still at an entrance", 6, "", 0, "1@C1 1@D2 1@D3 1@entrance0", false, false);
        row("G7: 6 of each", 7, "6 Zn 6 Cu 6 Ag 6 Au", 0, start, true, true);
        row("GO8: 5 gold", 7, "6 Zn 6 Cu 6 Ag 5 Au", 0, start, false, false);
        row("G8: two of power 4", 8, "", 0, "4@A0 4@A1 1@A2 1@A3", true, true);
        row("G8: one lost in the centre", 8, "", 0, "4@A0 4@centre 1@A2 1@A3", false, false);
        row("G9: one in the centre", 9, "", 0, "4@A0 1@centre 1@A2 1@A3", true, true);
        row("G9: none there yet", 9, "", 0, "4@D0 1@D1 1@D2 1@D3", false, false);
    }
    void a_goal_has_a_condition()
    {
        QFETCH(int, goal);
        QFETCH(QString, stock);
        QFETCH(int, cards);
        QFETCH(QString, crews);
        QFETCH(bool, fulfilled);
        QFETCH(bool, otherwise);
        const auto wanted = static_cast<Goal>(goal - 1);
        const Standing standing{cubes(stock.toStdString()), cards, crewsOf(crews)};
        QCOMPARE(isFulfilled(wanted, standing, {}), std::optional(fulfilled));
        QCOMPARE(isFulfilled(wanted, standing, {.g4Exact = true, .g6AllowsLost = false}),
                 std::optional(otherwise));
        QCOMPARE(isFulfilled(wanted, {}, {}), std::optional<bool>());
    }

    void who_claims_first_gets_more_data()
    {
        QTest::addColumn<int>("goal");
        QTest::addColumn<QString>("fulfilling");
        QTest::addColumn<QString>("active");
        QTest::addColumn<QString>("management");
        QTest::addColumn<QString>("order");
        QTest::addColumn<QList<int>>("tiles");

        QTest::newRow("GO13: one extraction, green active") << 3 << "red green"
                                                            << "green"
                                                            << "red purple white green"
                                                            << "green red" << QList{4, 3};
        QTest::newRow("GO14: shaft income, nobody active") << 5 << "purple white"
                                                           << "-"
                                                           << "white red purple green"
                                                           << "white purple" << QList{5, 4};
        QTest::newRow("the active player does not fulfil it") << 7 << "purple"
                                                              << "red"
                                                              << "white red purple green"
                                                              << "purple" << QList{6};
        QTest::newRow("the robot is active") << 7 << "red green"
                                             << "robot"
                                             << "green red purple white"
                                             << "green red" << QList{6, 5};
    }
    void who_claims_first_gets_more()
    {
        QFETCH(int, goal);
        QFETCH(QString, fulfilling);
        QFETCH(QString, active);
        QFETCH(QString, management);
        const auto wanted = static_cast<Goal>(goal - 1);
        const std::vector<Seat> order =
            claimOrder(seats(fulfilling.toStdString()), seatNamed(active.toStdString()),
                       seats(management.toStdString()));
        QTEST(QString::fromStdString(namesOf(order)), "order");
        std::vector<GoalTiles> won(4);
        QList<int> tiles;
        for (const Seat seat : order) {
            const auto answer = claim(won, seat, wanted, true);
            QVERIFY(std::holds_alternative<int>(answer));
            tiles.push_back(won[static_cast<std::size_t>(index(seat))][wanted] = std::get<int>(answer));
        }
        QTEST(tiles, "tiles");
    }

    void a_claim_is_refused_twice_or_without_ground()
    {
        std::vector<GoalTiles> won(4);
        won[0][Goal::G3] = 4;
        QCOMPARE(std::get<Refusal>(claim(won, red, Goal::G3, true)).code, RefusalCode::HasGoal);
        QCOMPARE(std::get<Refusal>(claim(won, green, Goal::G3, false)).code, RefusalCode::GoalNotFulfilled);
        QCOMPARE(std::get<int>(claim(won, green, Goal::G3, std::nullopt)), 3);
    }

    void the_end_comes_by_the_centre_or_by_goals_data()
    {
        QTest::addColumn<int>("players");
        QTest::addColumn<int>("reached");
        QTest::addColumn<QString>("goals"); // of the first player
        QTest::addColumn<QString>("ends");

        QTest::newRow("EN1: three players, two reached it") << 3 << 2 << ""
                                                            << "centre";
        QTest::newRow("three players, one") << 3 << 1 << ""
                                            << "";
        QTest::newRow("EN2: both of two") << 2 << 2 << ""
                                          << "centre";
        QTest::newRow("EN3: one of two") << 2 << 1 << ""
                                         << "";
        QTest::newRow("EN4: two of four") << 4 << 2 << ""
                                          << "";
        QTest::newRow("EN5: three of four") << 4 << 3 << ""
                                            << "centre";
        for (const int players : {2, 3, 4}) {
            QTest::addRow("EN6: six goals with the last three, %d players", players)
                << players << 0 << "G1 G2 G4 G7 G8 G9"
                << "goals";
            QTest::addRow("EN7: six goals, none of the last three, %d players", players)
                << players << 0 << "G1 G2 G3 G4 G5 G6"
                << "";
            QTest::addRow("EN8: G9 missing, %d players", players) << players << 0 << "G1 G2 G3 G4 G7 G8"
                                                                  << "";
            QTest::addRow("EN9: five goals, %d players", players) << players << 0 << "G1 G7 G8 G9 G2"
                                                                  << "";
            QTest::addRow("EN10: seven goals, %d players", players) << players << 0 << "G1 G2 G3 G4 G7 G8 G9"
                                                                    << "goals";
        }
        QTest::newRow("EN9: G9 counts for the other test") << 3 << -1 << "G1 G7 G8 G9 G2"
                                                           << "centre";
        QTest::newRow("both at once") << 2 << 2 << "G1 G2 G4 G7 G8 G9"
                                      << "centre goals";
    }
    void the_end_comes_by_the_centre_or_by_goals()
    {
        QFETCH(int, players);
        QFETCH(int, reached);
        QFETCH(QString, goals);
        std::vector<EndStanding> standings(static_cast<std::size_t>(players));
        for (int seat = 0; seat < reached; ++seat)
            standings[static_cast<std::size_t>(seat)].reachedCentre = true;
        if (reached < 0) // somebody else got there
            standings.back().reachedCentre = true;
        standings[0].goals = goalsWon(goals);
        QStringList ends;
        for (const EndTrigger &trigger : endTriggers(standings)) {
            ends += trigger.reason == EndReason::Centre ? "centre" : "goals";
            if (trigger.reason == EndReason::Goals)
                QCOMPARE(namesOf(trigger.seats), std::string("red"));
        }
        QTEST(ends.join(' '), "ends");
    }
};

APPLESS_STORY(RockwellGoalsTest)
#include "rockwell_goals_test.moc"
