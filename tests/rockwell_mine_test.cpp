// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QtTest>

#include "tests/rockwell_words.h"
#include "tests/stories.h"

#include "scoring/rockwell/mine.h"
#include "scoring/rockwell/robot.h"

using namespace scoring;
using namespace scoring::rockwell;

class RockwellMineTest : public QObject
{
    Q_OBJECT

private slots:
    void a_crew_goes_as_far_as_its_movement_level_data()
    {
        QTest::addColumn<QString>("from");
        QTest::addColumn<QString>("to");
        QTest::addColumn<int>("level"); // the lowest that allows it; 4: none does
        const auto row = [](const char *from, const char *to, int level, const char *why) {
            QTest::addRow("%s to %s: %s", from, to, why) << from << to << level;
        };

        row("B3", "B3", 0, "staying is a move");
        row("entrance0", "entrance0", 0, "staying is a move");
        row("entrance0", "A0", 0, "the first tile below");
        row("entrance0", "A1", 0, "the second tile below");
        row("entrance3", "A7", 0, "the last entrance");
        row("entrance0", "A2", 3, "one tile further");
        row("entrance0", "B0", 3, "two down");
        row("entrance0", "A0|", 3, "down and onto a border");
        row("entrance0", "A3", 4, "too far");
        row("A0", "entrance0", 4, "nobody goes back to an entrance");
        row("entrance0", "entrance1", 4, "nor to another one");
        row("B3", "B4", 0, "a step sideways");
        row("B0", "B7", 0, "the ring closes");
        row("B3", "B5", 1, "two steps sideways");
        row("B1", "B7", 1, "two steps the other way round");
        row("B3", "B6", 4, "three steps");
        row("B3", "C3", 0, "down");
        row("B3", "A3", 0, "up");
        row("B3", "C4", 3, "down and sideways");
        row("B3", "D3", 3, "two down");
        row("A3", "D3", 4, "three down");
        row("D5", "centre", 0, "into the centre from next to it");
        row("C5", "centre", 3, "into the centre with two steps");
        row("B5", "centre", 4, "too far from the centre");
        row("centre", "D5", 4, "nobody returns from the centre");
        row("B3", "B3|", 2, "onto the border behind");
        row("B3", "B2|", 2, "onto the border before");
        row("B3", "B4|", 2, "a step and a border");
        row("B3", "B5|", 4, "two steps and a border");
        row("B3|", "B3", 0, "off the border");
        row("B3|", "B4", 0, "off the border to the other side");
        row("B3|", "B5", 1, "off the border and on");
        row("B3|", "B4|", 2, "off a border and onto the next");
        row("B3|", "C3", 3, "off the border and down");
        row("B3", "C3|", 3, "down and onto a border");
        row("B7", "B7|", 2, "the border where the ring closes");
    }
    void a_crew_goes_as_far_as_its_movement_level()
    {
        QFETCH(QString, from);
        QFETCH(QString, to);
        QFETCH(int, level);
        for (int tried = 0; tried <= 3; ++tried)
            QCOMPARE(canMove(place(from.toStdString()), place(to.toStdString()), tried, Rings::TileOnTile),
                     tried >= level);
    }

    void the_table_says_how_the_rings_lie_data()
    {
        QTest::addColumn<QString>("one");
        QTest::addColumn<QString>("other");
        QTest::addColumn<bool>("notSaid");
        QTest::addColumn<bool>("tileOnTile");
        QTest::addColumn<bool>("staggered");

        QTest::newRow("same number") << "B3"
                                     << "C3" << true << true << true;
        QTest::newRow("one further") << "B3"
                                     << "C4" << true << false << true;
        QTest::newRow("one back") << "B3"
                                  << "C2" << true << false << false;
        QTest::newRow("where the ring closes") << "B7"
                                               << "C0" << true << false << true;
        QTest::newRow("seen from inside") << "C4"
                                          << "B3" << true << false << true;
        QTest::newRow("two layers apart") << "A3"
                                          << "C3" << false << false << false;
        QTest::newRow("neighbours in a ring") << "D0"
                                              << "D7" << true << true << true;
        QTest::newRow("a tile and itself") << "D0"
                                           << "D0" << false << false << false;
    }
    void the_table_says_how_the_rings_lie()
    {
        QFETCH(QString, one);
        QFETCH(QString, other);
        const Tile first = tile(one.toStdString());
        const Tile second = tile(other.toStdString());
        QTEST(touch(first, second, Rings::NotSaid), "notSaid");
        QTEST(touch(first, second, Rings::TileOnTile), "tileOnTile");
        QTEST(touch(first, second, Rings::Staggered), "staggered");
    }

    void who_overlaps_is_next_to_what_either_tile_touches()
    {
        QVERIFY(isNextTo(place("B3|"), tile("B5"), Rings::TileOnTile));
        QVERIFY(isNextTo(place("B3|"), tile("C4"), Rings::TileOnTile));
        QVERIFY(!isNextTo(place("B3|"), tile("B4"), Rings::TileOnTile));
        QVERIFY(!isNextTo(place("entrance0"), tile("A0"), Rings::NotSaid));
        QVERIFY(!isNextTo(place("centre"), tile("D0"), Rings::NotSaid));
    }

    void the_robot_moves_its_strongest_crew_that_is_free_and_farthest_out_data()
    {
        QTest::addColumn<QString>("crews"); // "power@place", + for an open tile
        QTest::addColumn<QList<int>>("chosen");
        QTest::addColumn<QList<int>>("fallback");
        const auto row = [](const char *name, const char *crews, QList<int> chosen, QList<int> fallback) {
            QTest::newRow(name) << crews << chosen << fallback;
        };

        row("RB1: at the start any of the four", "1@entrance0 1@entrance1 1@entrance2 1@entrance3",
            {0, 1, 2, 3}, {0, 1, 2, 3});
        row("RB2: the strongest that is eligible", "1@entrance0 2@A0+ 2@B0 1@entrance3", {1}, {1});
        row("RB3: the one farther out", "1@entrance0 1@A2+ 1@A3 1@A4", {0}, {0});
        row("RB4: a closed tile holds the strongest", "2@B0+ 3@A0 1@entrance0 1@entrance1", {0}, {0});
        row("RB5: two alike", "1@B0+ 1@B1+ 1@A3 1@A4", {0, 1}, {0, 1});
        row("RB6: all on closed tiles", "1@A0 2@B1 2@A2 1@D3", {}, {2});
    }
    void the_robot_moves_its_strongest_crew_that_is_free_and_farthest_out()
    {
        QFETCH(QString, crews);
        std::vector<RobotCrew> all;
        for (QString word : crews.split(' ')) {
            const bool open = word.endsWith('+');
            all.push_back({word.section('@', 0, 0).toInt(),
                           place(word.remove('+').section('@', 1).toStdString()), open});
        }
        const auto compare = [&](const QList<int> &expected, const Options &options) {
            const RobotCrewChoice choice = robotCrew(all, options);
            QCOMPARE(QList<int>(choice.crews.begin(), choice.crews.end()), expected);
            QCOMPARE(choice.reason, expected.isEmpty()     ? RobotReason::NoneCanMove
                                    : expected.size() == 1 ? RobotReason::OnlyOne
                                                           : RobotReason::PlayerChooses);
        };
        QFETCH(QList<int>, chosen);
        QFETCH(QList<int>, fallback);
        compare(chosen, {});
        compare(fallback, {.robotFallback = RobotFallback::AllCrews});
    }

    void the_robot_goes_where_least_power_is_missing_data()
    {
        QTest::addColumn<QString>("tiles"); // "requirement/power", "open"
        QTest::addColumn<QList<int>>("chosen");
        QTest::addColumn<bool>("noClosed");

        QTest::newRow("RD1: 1 missing against 2") << "3/2 5/3 open" << QList{0} << false;
        QTest::newRow("RD2: 2 missing each") << "3/1 4/2" << QList{0, 1} << false;
        QTest::newRow("RD3: absolute, not relative") << "7/6 2/0" << QList{0} << false;
        QTest::newRow("RD4: it makes the tile ready") << "3/2" << QList{0} << false;
        QTest::newRow("RD5: any open tile, the centre is no tile") << "open open" << QList{0, 1} << true;
        QTest::newRow("nowhere to go") << "" << QList<int>{} << true;
    }
    void the_robot_goes_where_least_power_is_missing()
    {
        QFETCH(QString, tiles);
        std::vector<RobotNeighbour> neighbours;
        for (const QString &word : tiles.split(' ', Qt::SkipEmptyParts)) {
            const Tile next{Layer::B, static_cast<int>(neighbours.size())};
            if (word == "open")
                neighbours.push_back({next, false, 0, 0});
            else
                neighbours.push_back(
                    {next, true, word.section('/', 0, 0).toInt(), word.section('/', 1).toInt()});
        }
        const RobotTileChoice choice = robotDestination(neighbours);
        QList<int> chosen;
        for (const Tile &found : choice.tiles)
            chosen.push_back(found.number);
        QTEST(chosen, "chosen");
        QTEST(choice.noClosedTile, "noClosed");
        if (tiles == "3/2")
            QVERIFY(isReady(true, 3, 2 + 1));
    }
};

APPLESS_STORY(RockwellMineTest)
#include "rockwell_mine_test.moc"
