// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QtTest>

#include "scoring/the_ruhr/board.h"
#include "scoring/the_ruhr/setup.h"
#include "scoring/the_ruhr/token_rules.h"
#include "tests/stories.h"
#include "tests/the_ruhr_words.h"

using namespace scoring;
using namespace scoring::the_ruhr;

class TheRuhrSetupTest : public QObject
{
    Q_OBJECT

private slots:
    void the_box_holds_data()
    {
        QTest::addColumn<Component>("component");
        QTest::addColumn<int>("number");
        using enum Component;
        QTest::newRow("player boards") << PlayerBoard << 4;
        QTest::newRow("their extensions") << PlayerBoardExtension << 4;
        QTest::newRow("dam tiles") << DamTile << 24;
        QTest::newRow("development tokens") << DevelopmentToken << 59;
        QTest::newRow("blank tokens") << BlankToken << 9;
        QTest::newRow("flags") << FlagToken << 8;
        QTest::newRow("pilot-ban marker") << PilotBanMarker << 1;
        QTest::newRow("price markers") << PriceMarker << 2;
        QTest::newRow("barges") << Barge << 4;
        QTest::newRow("round marker") << RoundMarker << 1;
        QTest::newRow("export marker") << ExportMarker << 1;
        QTest::newRow("player discs") << PlayerDisc << 8;
        QTest::newRow("black dice") << BlackDie << 8;
        QTest::newRow("white dice") << WhiteDie << 6;
        QTest::newRow("development cubes") << DevelopmentCube << 48;
        QTest::newRow("thalers") << Thaler << 45;
        QTest::newRow("warehouses") << Warehouse << 40;
        QTest::newRow("30+ markers") << ThirtyPointsMarker << 4;
        QTest::newRow("bag") << Bag << 1;
    }
    void the_box_holds()
    {
        QFETCH(Component, component);
        QTEST(inTheBox(component), "number");
        const ComponentCount &row = components[static_cast<std::size_t>(component)];
        QCOMPARE(row.component, component);
        if (row.each > 0)
            QCOMPARE(row.each * mostPlayers, row.inTheBox);
    }

    void the_numbers_depend_on_the_players_data()
    {
        QTest::addColumn<int>("players");
        QTest::addColumn<QList<int>>("numbers"); // grey, white, black and white dice, in depots, export
        QTest::newRow("two") << 2 << QList{2, 1, 6, 4, 9, 1, 1};
        QTest::newRow("three") << 3 << QList{3, 2, 7, 5, 11, 0, 0};
        QTest::newRow("four") << 4 << QList{4, 3, 8, 6, 13, 0, 0};
    }
    void the_numbers_depend_on_the_players()
    {
        QFETCH(int, players);
        const SetupNumbers &found = setupFor(players);
        QTEST((QList<int>{found.greyCopies, found.whiteCopies, found.blackDice, found.whiteDice,
                          found.blackDice - 1 + found.whiteDice, found.exportStart, found.exportLowest}),
              "numbers");
    }

    void the_difficulty_decides_about_the_water_data()
    {
        QTest::addColumn<Difficulty>("difficulty");
        QTest::addColumn<QList<int>>("numbers"); // tiles left, water removed, on the board, in the bag
        QTest::newRow("Easy") << Difficulty::Easy << QList{22, 2, 14, 8};
        QTest::newRow("Normal") << Difficulty::Normal << QList{22, 2, 14, 8};
        QTest::newRow("Hard") << Difficulty::Hard << QList{22, 2, 14, 8};
        QTest::newRow("Master shipper") << Difficulty::MasterShipper << QList{24, 0, 14, 10};
    }
    void the_difficulty_decides_about_the_water()
    {
        QFETCH(Difficulty, difficulty);
        const DifficultyNumbers &found = numbersOf(difficulty);
        QTEST((QList<int>{found.tiles, found.waterTilesRemoved, found.onTheBoard, found.inTheBag}),
              "numbers");
    }

    void the_bag_grows_with_locks_and_shrinks_with_draws_data()
    {
        QTest::addColumn<Difficulty>("difficulty");
        QTest::addColumn<int>("locks");
        QTest::addColumn<int>("drawn");
        QTest::addColumn<int>("left");
        QTest::newRow("easy, at the start") << Difficulty::Easy << 0 << 0 << 8;
        QTest::newRow("normal, at the start") << Difficulty::Normal << 0 << 0 << 8;
        QTest::newRow("hard: without a lock the bag is empty at round 9") << Difficulty::Hard << 0 << 8 << 0;
        QTest::newRow("master shipper") << Difficulty::MasterShipper << 0 << 0 << 10;
        QTest::newRow("five locks, eleven draws") << Difficulty::Normal << 5 << 11 << 2;
    }
    void the_bag_grows_with_locks_and_shrinks_with_draws()
    {
        QFETCH(Difficulty, difficulty);
        QFETCH(int, locks);
        QFETCH(int, drawn);
        QTEST(tilesInTheBag(difficulty, locks, drawn), "left");
    }

    void the_checklist_fits_the_table()
    {
        using enum SetupStep;
        const std::vector<SetupTask> two = setupChecklist(2, Difficulty::MasterShipper);
        const std::vector<SetupTask> expected{
            {RoundMarker},   {ExportMarker, 2}, {DirtRoadDie, 3},
            {PlayerMarkers}, {Supplies},        {RemoveWaterTiles, 0},
            {DamTiles, 14},  {Bag, 10},         {Flags, 8},
            {Warehouses, 1}, {LockStorage, 2},  {MarkStorage, 2},
            {RoundTrack, 5}, {Barge, 1},        {PlayerBoard, 1},
            {GreyTokens, 8}, {PriceMarkers},    {WhiteTokens, 1},
            {BlackDice, 5},  {WhiteDice, 4},    {Money, 0},
        };
        QCOMPARE(two, expected);
        const std::vector<SetupTask> four = setupChecklist(4, Difficulty::Easy);
        QCOMPARE(four[1], (SetupTask{ExportMarker, 1}));
        QCOMPARE(four[5], (SetupTask{RemoveWaterTiles, 2}));
        QCOMPARE(four[7], (SetupTask{Bag, 8}));
        QCOMPARE(four[18], (SetupTask{BlackDice, 7}));
    }

    void tokens_are_as_in_the_list_data()
    {
        QTest::addColumn<Token>("token");
        QTest::addColumn<TokenUse>("use");
        QTest::addColumn<QList<int>>("copies");
        using enum Token;
        const QList<int> grey{2, 3, 4};
        const QList<int> white{1, 2, 3};
        const auto row = [](const char *name, Token token, TokenUse use, const QList<int> &copies) {
            QTest::newRow(name) << token << use << copies;
        };
        row("essen_warehouse", EssenWarehouse, TokenUse::EveryRound, grey);
        row("mark_warehouse", MarkWarehouse, TokenUse::EveryRound, grey);
        row("coal_dump", CoalDump, TokenUse::EveryRound, grey);
        row("lock_building", LockBuilding, TokenUse::EveryRound, grey);
        row("ruhrort_harbour", RuhrortHarbour, TokenUse::EveryRound, grey);
        row("grafschaft_mark", GrafschaftMark, TokenUse::EveryRound, grey);
        row("wages", Wages, TokenUse::EveryRound, grey);
        row("subsidy", Subsidy, TokenUse::EveryRound, grey);
        row("coal_hauling", CoalHauling, TokenUse::Once, white);
        row("towing", Towing, TokenUse::Once, white);
        row("inn", Inn, TokenUse::Once, white);
        row("warehouse", Warehouse, TokenUse::Once, white);
        row("merchant", Merchant, TokenUse::Once, white);
        row("coal_fair", CoalFair, TokenUse::Once, white);
        row("ruhr_barge", RuhrBarge, TokenUse::End, white);
        row("mayor", Mayor, TokenUse::End, white);
        row("railway", Railway, TokenUse::End, white);
    }
    void tokens_are_as_in_the_list()
    {
        QFETCH(Token, token);
        const TokenKind &found = kind(token);
        QCOMPARE(found.name, std::string_view(QTest::currentDataTag()));
        QTEST(found.use, "use");
        QTEST((QList<int>{found.copies(2), found.copies(3), found.copies(4)}), "copies");
    }

    void the_last_to_earn_a_white_token_gets_a_blank()
    {
        for (int players = 2; players <= 4; ++players) {
            for (int others = 0; others < players; ++others) {
                QCOMPARE(stateWhenEarned(Token::Inn, others, players),
                         others < players - 1 ? TokenState::Active : TokenState::Blank);
                QCOMPARE(stateWhenEarned(Token::Wages, others, players), TokenState::Active);
            }
        }
    }

    void the_Inn_needs_its_cubes_data()
    {
        QTest::addColumn<QList<int>>("cubes"); // black factory, white factory, black Ruhrort, black city
        QTest::addColumn<bool>("earned");
        QTest::newRow("T1: exactly") << QList{1, 2, 2, 1} << true;
        QTest::newRow("T2: more than needed") << QList{2, 2, 2, 3} << true;
        QTest::newRow("T3: one white factory short") << QList{1, 1, 2, 1} << false;
        QTest::newRow("one black factory short") << QList{0, 2, 2, 1} << false;
        QTest::newRow("one Ruhrort short") << QList{1, 2, 1, 1} << false;
        QTest::newRow("one city short") << QList{1, 2, 2, 0} << false;
    }
    void the_Inn_needs_its_cubes()
    {
        QFETCH(QList<int>, cubes);
        PerArea placed;
        placed[{Die::Black, PlaceKind::Factory}] = cubes[0];
        placed[{Die::White, PlaceKind::Factory}] = cubes[1];
        placed[{Die::Black, PlaceKind::Ruhrort}] = cubes[2];
        placed[{Die::Black, PlaceKind::City}] = cubes[3];
        QTEST(earns(placed, innCubes), "earned");
        QCOMPARE(Board{}.combinations[at(Token::Inn)], std::optional(innCubes));
    }

    void a_round_ends_with_ten_thalers_at_most_data()
    {
        QTest::addColumn<int>("thalers");
        QTest::addColumn<int>("kept");
        QTest::newRow("13") << 13 << 10;
        QTest::newRow("10") << 10 << 10;
        QTest::newRow("4") << 4 << 4;
    }
    void a_round_ends_with_ten_thalers_at_most()
    {
        QFETCH(int, thalers);
        QTEST(thalersKept(thalers), "kept");
    }

    void locks_bring_more_in_Mark()
    {
        for (const RegionFacts &region : regions) {
            QCOMPARE(facts(region.region).lockPoints, region.region == Region::Mark ? 3 : 2);
            QCOMPARE(region.coal.has_value(), region.region != Region::Berg);
            QCOMPARE(region.dump.has_value(), region.region != Region::Berg);
        }
    }
};

APPLESS_STORY(TheRuhrSetupTest)
#include "the_ruhr_setup_test.moc"
