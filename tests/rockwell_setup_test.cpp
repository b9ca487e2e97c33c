// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QtTest>

#include "scoring/rockwell/doubts.h"
#include "tests/rockwell_story.h"
#include "tests/stories.h"

using namespace story;

class RockwellSetupTest : public QObject
{
    Q_OBJECT

private slots:
    void the_checklist_follows_the_rulebook_data()
    {
        QTest::addColumn<int>("players");
        QTest::addColumn<bool>("robotPlays");
        QTest::addColumn<bool>("marked");
        QTest::addColumn<QList<bool>>("goalTiles");
        QTest::newRow("two: robot, dearer tiles, first and third goal tile")
            << 2 << true << true << QList{true, false, true, false};
        QTest::newRow("three: dearer tiles, three goal tiles")
            << 3 << false << true << QList{true, true, true, false};
        QTest::newRow("four: all goal tiles") << 4 << false << false << QList{true, true, true, true};
    }
    void the_checklist_follows_the_rulebook()
    {
        QFETCH(int, players);
        QFETCH(bool, robotPlays);
        QFETCH(bool, marked);
        QFETCH(QList<bool>, goalTiles);
        std::array<bool, 4> tiles{};
        std::ranges::copy(goalTiles, tiles.begin());
        std::vector<SetupTask> expected{
            {SetupStep::LayerTiles, 8},
            {SetupStep::Crews, 4},
            {SetupStep::RobotCrews, 4},
            {SetupStep::Boards, players},
            {SetupStep::BribeTiles, 3},
            {SetupStep::SubcontractorDice, 3},
            {SetupStep::DrillRoundMarker},
            {SetupStep::ManagementOrder},
            {SetupStep::ShiftOrder},
            {SetupStep::ExtractionDecks, 8},
            {SetupStep::DeliveryStacks, 28},
            {.step = SetupStep::GoalStacks, .tiles = tiles},
            {SetupStep::SafetyTiles, 2, marked},
            {SetupStep::MovementMarker},
            {SetupStep::Shafts, 3, marked},
            {SetupStep::Money, 3000},
            {.step = SetupStep::Cubes, .cubes = cubes("3 Zn 2 Cu 1 Ag")},
        };
        if (!robotPlays)
            std::erase_if(expected, [](const SetupTask &task) { return task.step == SetupStep::RobotCrews; });
        QCOMPARE(setupChecklist(players), expected);
    }

    void equal_numbers_side_by_side_are_doubted_data()
    {
        QTest::addColumn<int>("rings");
        QTest::addColumn<QString>("one");
        QTest::addColumn<QString>("other");
        QTest::addColumn<bool>("doubted");
        const int tileOnTile = static_cast<int>(Rings::TileOnTile);
        const int staggered = static_cast<int>(Rings::Staggered);
        const int notSaid = static_cast<int>(Rings::NotSaid);
        QTest::newRow("next in the ring") << tileOnTile << "B2"
                                          << "B3" << true;
        QTest::newRow("last and first of the ring") << tileOnTile << "B0"
                                                    << "B7" << true;
        QTest::newRow("with one between") << tileOnTile << "B2"
                                          << "B4" << false;
        QTest::newRow("one below the other") << tileOnTile << "B2"
                                             << "C2" << true;
        QTest::newRow("askew below") << tileOnTile << "B2"
                                     << "C3" << false;
        QTest::newRow("askew below, where rings are staggered") << staggered << "B2"
                                                                << "C3" << true;
        QTest::newRow("nobody knows whether they touch") << notSaid << "B2"
                                                         << "C2" << false;
        QTest::newRow("next in the ring, however the rings lie") << notSaid << "B2"
                                                                 << "B3" << true;
    }
    void equal_numbers_side_by_side_are_doubted()
    {
        QFETCH(int, rings);
        QFETCH(QString, one);
        QFETCH(QString, other);
        QFETCH(bool, doubted);
        GameStarted begin = start(4);
        begin.rings = static_cast<Rings>(rings);
        Table table;
        const Tile first = tile(one.toStdString());
        const Tile second = tile(other.toStdString());
        QVERIFY2(happens(table, {begin, RequirementRead{first, 5}, RequirementRead{second, 5}}),
                 "a doubt refuses nothing");
        std::vector<Doubt> expected;
        if (doubted)
            expected.push_back(EqualNeighbours{first, second, 5});
        QCOMPARE(doubts(table), expected);
        Table different;
        QVERIFY(happens(different, {begin, RequirementRead{first, 5}, RequirementRead{second, 6}}));
        QVERIFY(doubts(different).empty());
    }

    void cheap_marked_tiles_are_doubted()
    {
        Table table = started(3);
        QVERIFY(doubts(table).empty());
        Prices prices = printedPrices(3);
        prices.safety = {1600, 2100, 2500};
        QVERIFY2(happens(table, {PricesRead{prices}}), "a doubt refuses nothing");
        QCOMPARE(doubts(table), (std::vector<Doubt>{PriceDoubt{PriceItem::Safety, 3, 2500, 2500}}));
        QVERIFY2(doubts(Table{}).empty(), "there is nothing before the start");
    }
};

APPLESS_STORY(RockwellSetupTest)
#include "rockwell_setup_test.moc"
