// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later

// The robot of two players, with the worked examples of its rules, as the screens guide it.

#include "rockwell_robot_table.h"
#include "stories.h"

using view_story::RobotTable;

class RockwellRobotViewTest : public QObject
{
    Q_OBJECT

private slots:
    void RB1_four_crews_at_their_entrances_are_alike()
    {
        RobotTable at;
        QVERIFY(at.beginDrilling() && at.bothStay());
        QCOMPARE(at.crews(), QStringList({"robot0", "robot1", "robot2", "robot3"}));
        QVERIFY2(at.game().next().isEmpty(), "somebody chooses");
    }

    void RB3_the_crew_at_the_entrance_is_farther_out_than_the_one_on_an_open_tile()
    {
        RobotTable at;
        QVERIFY(at.beginDrilling());
        QVERIFY(at.robotGoes("robot1", {{"numberA3", 1}, {"numberA4", 9}}, "A3")); // opens it
        QVERIFY(at.robotGoes("robot2", {{"numberA5", 9}, {"numberA6", 8}}, "A6"));
        QVERIFY(at.robotGoes("robot3", {{"numberA7", 9}, {"numberA8", 8}}, "A8"));
        QVERIFY(at.bothStay());
        QVERIFY(at.hasToMove("robot0"));
    }

    // By the time a crew is stronger, none is left at an entrance: the weaker ones wait on open tiles of A.
    void RB2_and_RB4_the_strongest_goes_however_deep_it_is()
    {
        RobotTable at;
        QVERIFY(at.threeOnOpenTiles() && at.endRound({{"crew", 1}}));
        QVERIFY(at.beginDrilling() && at.bothStay());
        QVERIFY(at.hasToMove("robot1"));
        QVERIFY(at.tell("robot1", {{"numberB3", 1}}) && at.tell("robot1"));
        QVERIFY(at.tell("extractionB3", {{"0", 1}}));
        QVERIFY(at.bothStay());
        QVERIFY2(at.hasToMove("robot1"), "the others are farther out, but weaker");
    }

    void RB2_and_RB4_a_stronger_crew_on_a_closed_tile_waits()
    {
        RobotTable at;
        QVERIFY(at.threeOnOpenTiles() && at.endRound({{"crew", 2}}));
        QVERIFY(at.beginDrilling() && at.bothStay());
        QCOMPARE(at.crews(), QStringList({"robot0", "robot1", "robot3"}));
    }

    void RB5_of_two_on_open_tiles_of_one_layer_either_goes()
    {
        RobotTable at;
        QVERIFY(at.beginDrilling());
        QVERIFY(at.robotGoes("robot0", {{"numberA1", 1}, {"numberA2", 9}}, "A1"));
        QVERIFY(at.robotGoes("robot1", {{"numberA3", 1}, {"numberA4", 9}}, "A3"));
        QVERIFY(at.robotGoes("robot2", {{"numberA5", 9}, {"numberA6", 8}}, "A6"));
        QVERIFY(at.robotGoes("robot3", {{"numberA7", 8}, {"numberA8", 9}}, "A7"));
        QVERIFY(at.endRound({}));
        QVERIFY(at.beginDrilling());
        QVERIFY(at.robotGoes("robot0", {{"numberB1", 1}}, "B1"));
        QVERIFY(at.bothStay());
        QVERIFY2(at.hasToMove("robot1"), "it is farther out now");
        QVERIFY(at.tell("robot1", {{"numberB3", 1}}) && at.tell("robot1"));
        QVERIFY(at.tell("extractionB3", {{"0", 1}}));
        QVERIFY(at.bothStay());
        QCOMPARE(at.crews(), QStringList({"robot0", "robot1"}));
        QVERIFY2(at.game().next().isEmpty(), "somebody chooses");
    }

    void RB6_all_four_on_closed_tiles_stay()
    {
        RobotTable at;
        QVERIFY(at.beginDrilling());
        QVERIFY(at.robotGoes("robot0", {{"numberA1", 8}, {"numberA2", 9}}, "A1"));
        QVERIFY(at.robotGoes("robot1", {{"numberA3", 8}, {"numberA4", 9}}, "A3"));
        QVERIFY(at.robotGoes("robot2", {{"numberA5", 8}, {"numberA6", 9}}, "A5"));
        QVERIFY(at.robotGoes("robot3", {{"numberA7", 8}, {"numberA8", 9}}, "A7"));
        QVERIFY(at.endRound({}));
        QVERIFY(at.beginDrilling() && at.bothStay());
        QCOMPARE(at.game().where(), QString("Round 2: phase I, drill round 2"));
    }

    void RD1_what_is_open_does_not_matter_while_a_closed_tile_is_beside_it()
    {
        RobotTable at;
        QVERIFY(at.beginDrilling());
        QVERIFY(at.robotGoes("robot0", {{"numberA1", 1}, {"numberA2", 3}}, "A1"));
        QVERIFY(at.crewGoes(0, "A2") && at.crewGoes(0, "A2"));
        QVERIFY(at.tell("robot1", {{"numberA3", 8}, {"numberA4", 9}}) && at.tell("robot1"));
        QVERIFY(at.robotGoes("robot2", {{"numberA5", 8}, {"numberA6", 9}}, "A5"));
        QVERIFY(at.robotGoes("robot3", {{"numberA7", 8}, {"numberA8", 1}}, "A8")); // on the other side, open
        QVERIFY(at.endRound({}));
        QVERIFY(at.beginDrilling() && at.bothStay());
        QVERIFY(at.tell("robot0", {{"numberB1", 2}}));
        QCOMPARE(at.tilesFor("robot0"), QStringList("A2")); // it lacks 1, B1 lacks 2
    }

    void RD2_where_two_tiles_lack_the_same_somebody_chooses()
    {
        RobotTable at;
        QVERIFY(at.beginDrilling());
        QVERIFY(at.crewGoes(0, "A1", 3) && at.crewGoes(0, "A2", 4));
        QVERIFY(at.tell("robot3", {{"numberA7", 8}, {"numberA8", 9}}) && at.tell("robot3"));
        QVERIFY(at.crewGoes(1, "A3", 9) && at.tell("endTurn-" + at.actor()));
        QVERIFY(at.tell("robot2", {{"numberA5", 8}, {"numberA6", 9}}) && at.tell("robot2"));
        QVERIFY(at.crewGoes(1, "A2") && at.tell("endTurn-" + at.actor()));
        QCOMPARE(at.tilesFor("robot0"), QStringList({"A1", "A2"})); // 3 with 1 there, 4 with 2
        const QString why = at.ask("robot0").value("text").toString();
        QVERIFY2(why.startsWith("These tiles lack the least power, 2."), qPrintable(why));
    }

    // RD3 with smaller numbers: the tile with the higher one lacks less.
    void RD3_and_RD4_the_tile_that_lacks_least_is_extracted_by_the_robot()
    {
        RobotTable at;
        QVERIFY(at.beginDrilling());
        QVERIFY(at.crewGoes(0, "A1", 3) && at.crewGoes(0, "A1"));
        QVERIFY(at.tell("robot0", {{"numberA2", 2}}));
        QCOMPARE(at.tilesFor("robot0"), QStringList("A1"));
        QVERIFY(at.tell("robot0"));
        const QString sharing = at.ask("extractionA1").value("text").toString();
        QVERIFY2(sharing.endsWith("the strongest are tied, and the robot caused the extraction."),
                 qPrintable(sharing));
        QVERIFY(at.tell("extractionA1", {{"0", 7}, {"1", 4}}));
        QVERIFY(at.game().lastWords().contains(
            QString::fromUtf8("The robot's share, 3 × Zinc, 2 × Copper, goes to the supply.")));
    }

    void RD5_where_all_tiles_beside_it_are_open_somebody_chooses()
    {
        RobotTable at;
        QVERIFY(at.beginDrilling());
        QVERIFY(at.robotGoes("robot0", {{"numberA1", 1}, {"numberA2", 2}}, "A1"));
        QVERIFY(at.crewGoes(0, "A2") && at.crewGoes(0, "A2") && at.tell("extractionA2", {{"0", 1}}));
        QVERIFY(at.tell("robot1", {{"numberA3", 8}, {"numberA4", 9}}) && at.tell("robot1"));
        QVERIFY(at.crewGoes(0, "A1") && at.tell("endTurn-" + at.actor()));
        QVERIFY(at.tell("robot2", {{"numberA5", 8}, {"numberA6", 9}}) && at.tell("robot2"));
        QVERIFY(at.crewGoes(0, "B1", 1) && at.tell("extractionB1", {{"0", 1}}));
        QVERIFY(at.tell("endTurn-" + at.actor()));
        QVERIFY(at.tell("robot3", {{"numberA7", 8}, {"numberA8", 1}}) && at.tell("robot3"));
        QVERIFY(at.tell("extractionA8", {{"0", 1}}));
        QVERIFY(at.endRound({}));
        QVERIFY(at.beginDrilling() && at.bothStay());
        QCOMPARE(at.tilesFor("robot0"), QStringList({"A2", "A8", "B1"}));
        const QString why = at.ask("robot0").value("text").toString();
        QVERIFY2(why.startsWith("No closed tile is beside it."), qPrintable(why));
    }
};

GUILESS_STORY(RockwellRobotViewTest)
#include "rockwell_robot_view_test.moc"
