// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QtTest>

#include "tests/rockwell_story.h"
#include "tests/stories.h"

using namespace story;

class RockwellRobotTest : public QObject
{
    Q_OBJECT

private slots:
    void the_robot_moves_after_each_drill_round()
    {
        Table table = drilling(2, "green I1");
        QVERIFY(happens(table, {TurnEnded{green}, TurnEnded{red}}));
        QCOMPARE(table.phase, Phase::Robot);
        QCOMPARE(robotCrew(table).crews.size(), 4u);
        QCOMPARE(robotTilesUnread(table, 1), (std::vector<Tile>{tile("A2"), tile("A3")}));
        QCOMPARE(answer(table, RobotMoved{1, tile("A2")}), Answer(RefusalCode::RequirementUnknown));
        QVERIFY(happens(table, {RequirementRead{tile("A2"), 3}, RequirementRead{tile("A3"), 2}}));
        QCOMPARE(answer(table, RobotMoved{1, tile("A2")}), Answer(RefusalCode::RobotChoosesOtherwise));
        QCOMPARE(answer(table, RobotMoved{1, tile("A4")}), Answer(RefusalCode::CrewCannotReach));
        QVERIFY(happens(table, {RobotMoved{1, tile("A3")}}));
        QCOMPARE(table.phase, Phase::Drill);
        QCOMPARE(table.drillRound, 2);
        QVERIFY(happens(table, {TurnEnded{green}, TurnEnded{red}}));
        QCOMPARE(answer(table, RobotMoved{1, tile("A2")}), Answer(RefusalCode::RobotChoosesOtherwise));
    }

    void RD4_the_robot_extracts_and_its_cubes_go_to_the_supply_data()
    {
        QTest::addColumn<bool>("firstShift");
        QTest::addColumn<int>("cards");
        QTest::newRow("A-31: nobody keeps the card") << false << 0;
        QTest::newRow("the first in shift order keeps it") << true << 1;
    }
    void RD4_the_robot_extracts_and_its_cubes_go_to_the_supply()
    {
        QFETCH(bool, firstShift);
        Options options;
        if (firstShift)
            options.robotCard = RobotCard::FirstShift;
        Table table = drilling(2, "green I1", options);
        put(table, green, 0, "A0", 2);
        require(table, "A0", 3);
        require(table, "A1", 4);
        QVERIFY(happens(table, {TurnEnded{green}, TurnEnded{red}, RobotMoved{0, tile("A0")}}));
        QCOMPARE(answer(table, TurnEnded{green}), Answer(RefusalCode::ExtractionDue));
        QVERIFY(happens(table, {Extracted{tile("A0"), cubes("7 Zn 4 Cu"), true, {0, 0}, {}}}));
        // As in EX13 green is due 4 Zn 2 Cu; the own power of 2 loses the two copper.
        QCOMPARE(table.player(green).purse.cubes, startingCubes + cubes("4 Zn"));
        QCOMPARE(table.player(red).purse.cubes, startingCubes);
        QTEST(table.player(green).cards, "cards");
        QCOMPARE(table.player(red).cards, 0);
        QCOMPARE(table.drillRound, 2);
    }

    void RB6_the_robot_stays_when_all_its_crews_wait_on_closed_tiles_data()
    {
        QTest::addColumn<int>("fallback");
        QTest::addColumn<bool>("moves");
        QTest::newRow("no move") << static_cast<int>(RobotFallback::None) << false;
        QTest::newRow("option: all crews") << static_cast<int>(RobotFallback::AllCrews) << true;
    }
    void RB6_the_robot_stays_when_all_its_crews_wait_on_closed_tiles()
    {
        QFETCH(int, fallback);
        Table table = drilling(2, "", {.robotFallback = static_cast<RobotFallback>(fallback)});
        for (int number = 0; number < 4; ++number)
            put(table, robot, number, "A" + std::to_string(number));
        QVERIFY(happens(table, {TurnEnded{red}, TurnEnded{green}}));
        QTEST(table.phase == Phase::Robot, "moves");
    }

    void a_robot_crew_can_be_bribed()
    {
        Table table = drilling(2, "red I1");
        put(table, robot, 2, "A1");
        require(table, "A0", 9);
        QVERIFY(happens(table, {CrewMoved{red, 0, place("A0"), false}, Bribed{red, robot, 2, tile("A0")}}));
        QCOMPARE(crew(table, robot, 2).place, place("A0"));
    }

    void A35_a_robot_crew_keeps_the_first_shaft_away()
    {
        Table table = afterDrilling(2, "red III1:1");
        put(table, red, 0, "B3");
        put(table, robot, 0, "B3");
        QCOMPARE(answer(table, ShaftPlaced{red, tile("B3")}), Answer(RefusalCode::OtherCrewThere));
        put(table, robot, 0, "B4");
        QVERIFY2(answer(table, ShaftPlaced{red, tile("B3")}) == RefusalCode::PriceUnknown,
                 "it may lie there, once its price is read");
    }

    void without_the_shape_of_the_rings_the_players_see_where_the_robot_goes()
    {
        GameStarted begin = start(2);
        begin.rings = Rings::NotSaid;
        Table table;
        QVERIFY(happens(table, {begin, AuctionHeld{std::vector<Bid>(2)}}));
        placeVicePresidents(table, "");
        put(table, robot, 0, "B3", 4);
        open(table, "B3");
        require(table, "C7", 9);
        QVERIFY(happens(table, {PhaseEnded{}, TurnEnded{red}, TurnEnded{green}}));
        QCOMPARE(robotDestination(table, 0), std::optional<RobotTileChoice>());
        QCOMPARE(answer(table, RobotMoved{0, tile("D3")}), Answer(RefusalCode::CrewCannotReach));
        QCOMPARE(answer(table, RobotMoved{0, tile("C7")}), accepted);
    }

    void the_robot_becomes_stronger_after_phase_III_data()
    {
        QTest::addColumn<bool>("upgrader");
        QTest::addColumn<int>("cards");
        QTest::newRow("A-34: the robot is active") << false << 0;
        QTest::newRow("the upgrader is active") << true << 1;
    }
    void the_robot_becomes_stronger_after_phase_III()
    {
        QFETCH(bool, upgrader);
        Options options;
        if (upgrader)
            options.robotUpgradeActive = RobotUpgradeActive::Upgrader;
        Table table = afterDrilling(2, "", options);
        QCOMPARE(table.phase, Phase::RobotUpgrade);
        QCOMPARE(actor(table), std::optional(red));
        put(table, robot, 0, "C0", 4);
        put(table, robot, 1, "C1", 1);
        put(table, green, 0, "C1", 1);
        require(table, "C1", 3);
        QCOMPARE(answer(table, RobotUpgraded{0}), Answer(RefusalCode::FullyDeveloped));
        QCOMPARE(answer(table, RobotUpgraded{4}), Answer(RefusalCode::NoSuchCrew));
        QVERIFY(happens(table, {RobotUpgraded{1}}));
        QVERIFY(happens(table, {Extracted{tile("C1"), cubes("4 Ag"), false, {}, {}}}));
        QCOMPARE(table.player(green).purse.cubes, startingCubes + cubes("2 Ag"));
        QTEST(table.player(red).cards, "cards");
        QCOMPARE(table.phase, Phase::RoundEnd);
    }

    void who_acts_for_the_robot_is_first_in_shift_order()
    {
        Table table = drilling(2, "green I1");
        QVERIFY(happens(table, {TurnEnded{green}, TurnEnded{red}}));
        QCOMPARE(actor(table), std::optional(green));
    }

    void the_table_asks_for_what_the_robot_needs_to_know()
    {
        Table table = drilling(2, "");
        QVERIFY(happens(table, {TurnEnded{red}, TurnEnded{green}}));
        QCOMPARE(questions(table), (std::vector<Question>{{QuestionKind::RobotCrew, {}}}));
        put(table, robot, 2, "entrance2", 2);
        QCOMPARE(questions(table), (std::vector<Question>{{QuestionKind::Requirement, tile("A4")},
                                                          {QuestionKind::Requirement, tile("A5")}}));
        QVERIFY(happens(table, {RequirementRead{tile("A4"), 3}, RequirementRead{tile("A5"), 5}}));
        QVERIFY(questions(table).empty());
        require(table, "A4", 2);
        QVERIFY(happens(table, {RobotMoved{2, tile("A4")}}));
        QCOMPARE(questions(table), (std::vector<Question>{{QuestionKind::Card, tile("A4")}}));
    }

    void a_crew_that_the_robot_does_not_have_goes_nowhere()
    {
        const Table two = drilling(2, "");
        for (const int number : {-1, 4}) {
            QCOMPARE(robotDestination(two, number), std::optional<RobotTileChoice>());
            QVERIFY(robotTilesUnread(two, number).empty());
        }
        QVERIFY2(!robotDestination(drilling(3, ""), 0), "three play without it");
    }

    void an_overlooked_robot_leaves_the_remainder_to_who_acts_for_it_data()
    {
        QTest::addColumn<QString>("vicePresidents");
        QTest::addColumn<int>("redGets");
        QTest::addColumn<int>("greenGets");
        QTest::newRow("red is first in shift order") << "red I1" << 4 << 3;
        QTest::newRow("green is first in shift order") << "green I1" << 3 << 4;
    }
    void an_overlooked_robot_leaves_the_remainder_to_who_acts_for_it()
    {
        QFETCH(QString, vicePresidents);
        Table table = drilling(2, vicePresidents, {.robotShares = RobotShares::Ignore});
        put(table, red, 0, "A0");
        put(table, green, 0, "A0");
        require(table, "A0", 3);
        require(table, "A1", 9);
        const std::vector<Seat> order = table.shiftOrder;
        QVERIFY(happens(table, {TurnEnded{order[0]}, TurnEnded{order[1]}, RobotMoved{0, tile("A0")},
                                Extracted{tile("A0"), cubes("7 Au"), false, {}, {}}}));
        QTEST(table.player(red).purse.cubes[Resource::Gold], "redGets");
        QTEST(table.player(green).purse.cubes[Resource::Gold], "greenGets");
        QVERIFY2(table.player(red).cards + table.player(green).cards == 0,
                 "A-31: still nobody keeps the card");
    }
};

APPLESS_STORY(RockwellRobotTest)
#include "rockwell_robot_test.moc"
