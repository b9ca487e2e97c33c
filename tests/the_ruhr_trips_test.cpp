// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QtTest>

#include "tests/stories.h"
#include "tests/the_ruhr_story.h"

using namespace ruhr_story;

class TheRuhrTripsTest : public QObject
{
    Q_OBJECT

private slots:
    void from_Ruhrort_only_towing_leads_on()
    {
        Table table = quietUntil(started(2), 1, Phase::Choose, anna);
        QVERIFY(happens(table, {depot(anna, 5, Action::Pilot), TurnEnded{anna}}));
        table = quietUntil(table, 1, Phase::Deliver, anna);
        QVERIFY(happens(table, {ruhrort(anna, 2, 2)}));
        table = rich(quietUntil(table, 2, Phase::Choose, anna), anna, 1);
        QCOMPARE(answer(table, depot(anna, 5)),
                 Answer(Refusal{.code = RefusalCode::TowingNeeded, .seat = anna}));
        QCOMPARE(answer(table, depot(anna, 5, Action::Towing)), accepted);
    }

    void a_sale_in_a_city_pays_the_owners_and_empties_it()
    {
        Table table = quietUntil(started(3), 1, Phase::Draw);
        QVERIFY(happens(table, {TileDrawn{tile("D12")}}));
        QCOMPARE(thalersOn(table, SalePlace::Steele), std::optional(1));
        QCOMPARE(thalersOn(table, SalePlace::Kettwig), std::optional(0));
        QCOMPARE(thalersOn(table, SalePlace::Factory), std::optional<int>());
        for (const Seat seat : {anna, bela}) {
            table.player(seat).cities[at(City::Steele)] = true;
            --table.player(seat).supply;
        }
        table = quietUntil(table, 1, Phase::Deliver, anna);
        QVERIFY(happens(table, {city(anna, SalePlace::Steele, 40)}));
        QCOMPARE(table.player(anna).thalers, 1 + 3 + 1 - 1 + 1);
        QCOMPARE(table.player(bela).thalers, 1 + 1);
        QCOMPARE(table.player(cili).thalers, 1);
        QCOMPARE(thalersOn(table, SalePlace::Steele), std::optional(0));
        QCOMPARE(table.player(anna).cubes[Area({Die::Black, PlaceKind::City})], 1);
    }

    void a_demand_never_makes_three()
    {
        Table table = quietUntil(started(2), 1, Phase::Draw);
        table.onCity[at(City::Steele)] = 2;
        QVERIFY(happens(table, {TileDrawn{tile("D12")}}));
        QCOMPARE(thalersOn(table, SalePlace::Steele), std::optional(2));
        QCOMPARE(thalersOn(table, SalePlace::Werden), std::optional(1));
        QCOMPARE(thalersOn(table, SalePlace::Witten), std::optional(1));
        QCOMPARE(thalersOn(table, SalePlace::Ruhrort), std::optional(0));
        table = quietUntil(table, 2, Phase::Draw);
        QVERIFY(happens(table, {TileDrawn{tile("D09")}}));
        QCOMPARE(thalersOn(table, SalePlace::Ruhrort), std::optional(1));
    }

    void an_unknown_tile_makes_the_places_unknown_until_the_next_sale()
    {
        Table table = quietUntil(started(2), 1, Phase::Draw);
        QVERIFY(happens(table, {TileDrawn{}}));
        QCOMPARE(thalersOn(table, SalePlace::Werden), std::optional<int>());
        table = quietUntil(table, 1, Phase::Deliver, anna);
        Sold sold = city(anna, SalePlace::Werden, 40);
        QCOMPARE(answer(table, sold), Answer(Refusal{.code = RefusalCode::AnswerNeeded, .seat = anna}));
        sold.thalersThere = 1;
        QVERIFY(happens(table, {sold}));
        QCOMPARE(table.player(anna).thalers, 1 + 3 + 1 - 1);
        QCOMPARE(thalersOn(table, SalePlace::Werden), std::optional(0));
    }

    void water_keeps_everyone_away_from_Ruhrort()
    {
        Table table = quietUntil(started(2), 1, Phase::Draw);
        QVERIFY(happens(table, {TileDrawn{tile("W-HIGH")}}));
        QCOMPARE(answer(table, depot(anna, 5, Action::Pilot)),
                 Answer(Refusal{.code = RefusalCode::PilotBanned}));
        table = quietUntil(table, 1, Phase::Deliver, anna);
        QCOMPARE(answer(table, ruhrort(anna, 0, 2)),
                 Answer(Refusal{.code = RefusalCode::PilotBanned, .seat = anna}));
        table = quietUntil(table, 2, Phase::Choose, anna);
        QCOMPARE(answer(table, depot(anna, 50, Action::Pilot)), accepted);
    }

    void the_marker_is_looked_up_until_its_track_is_known()
    {
        Table table = quietUntil(started(2), 1, Phase::Choose, anna);
        DepotChosen good = depot(anna, 5, Action::Pilot);
        good.face = 6;
        QVERIFY(happens(table, {good, TurnEnded{anna}}));
        table = quietUntil(table, 1, Phase::Deliver, anna);
        QCOMPARE(answer(table, ruhrort(anna, 1)),
                 Answer(Refusal{.code = RefusalCode::AnswerNeeded, .seat = anna}));
        QCOMPARE(
            answer(table, ruhrort(anna, 1, 4)),
            Answer(Refusal{.code = RefusalCode::CountImpossible, .seat = anna, .number = 4, .limit = 3}));
        Table free = after(table, {ruhrort(anna, 1, 3)});
        QCOMPARE(free.exportIndex, 3);
        QCOMPARE(free.board.lastExportIndex, std::optional<int>());
        Table stopped = after(table, {ruhrort(anna, 1, 2)});
        QCOMPARE(stopped.exportIndex, 2);
        QCOMPARE(stopped.board.lastExportIndex, std::optional(2));
        // Income 5, 1 for Ruhrort, 1 for the cube.
        QCOMPARE(stopped.player(anna).thalers, 1 + 5 + 1 - 1);
    }

    void wages_go_to_one_player_a_round_data()
    {
        QTest::addColumn<int>("round");
        QTest::addColumn<int>("pay");
        QTest::newRow("round 2") << 2 << 2;
        QTest::newRow("round 12") << 12 << 1;
    }
    void wages_go_to_one_player_a_round()
    {
        QFETCH(int, round);
        QFETCH(int, pay);
        Table table = quietUntil(started(2), round, Phase::Choose, anna);
        table = owning(owning(rich(table, anna, 4), anna, {Token::Wages}), bela, {Token::Wages});
        QVERIFY(happens(table, {depot(anna, 90, Action::Wages), TurnEnded{anna}}));
        QCOMPARE(table.player(anna).thalers, 4 + pay);
        QCOMPARE(answer(table, depot(bela, 91, Action::Wages)),
                 Answer(Refusal{.code = RefusalCode::WagesTaken, .seat = anna}));
    }

    void the_Merchant_moves_the_cube_just_gained()
    {
        Table table = owning(quietUntil(started(2), 1, Phase::Deliver, anna), anna, {Token::Merchant});
        Sold sold = factory(table, anna);
        sold.merchantTo = Area{Die::White, PlaceKind::Ruhrort};
        QVERIFY(happens(table, {sold}));
        QCOMPARE(table.player(anna).cubes[Area({Die::White, PlaceKind::Ruhrort})], 1);
        QCOMPARE(table.player(anna).cubes[Area({Die::Black, PlaceKind::Factory})], 0);
        QCOMPARE(table.player(anna).thalers, 1 + 3 - 1);
        QCOMPARE(table.player(anna).tokens[Token::Merchant], TokenState::Used);
    }

    void the_towing_token_pays_for_the_way_upstream()
    {
        Table table = owning(quietUntil(started(2), 2, Phase::Choose, anna), anna, {Token::Towing});
        DepotChosen back = depot(anna, 0, Action::TransportTowing);
        back.towingToken = true;
        const int thalers = table.player(anna).thalers;
        QVERIFY(happens(table, {back}));
        QCOMPARE(table.player(anna).thalers, thalers);
        QCOMPARE(table.player(anna).tokens[Token::Towing], TokenState::Used);
    }

    void a_die_raised_in_its_depot_is_sold_at_its_new_face()
    {
        const Table before = quietUntil(started(2), 2, Phase::Deliver, anna);
        Sold raised = factory(before, anna);
        raised.face = 5;
        const Table dear = after(before, {raised});
        const Table cheap = after(before, {factory(before, anna)});
        QCOMPARE(dear.player(anna).thalers, cheap.player(anna).thalers + 2);
    }

    void I3_white_6_past_2_dams_in_Steele()
    {
        // Two thalers lie there; Anna, who sells, and two others own warehouses.
        Table table = quietUntil(started(3), 2, Phase::Choose, anna);
        table = owning(table, anna, {Token::GrafschaftMark});
        DepotChosen white = depot(anna, 50, Action::Pilot);
        white.die = Die::White;
        white.face = 6;
        table = after(table, {white, TurnEnded{anna}});
        table.onCity[at(City::Steele)] = 2;
        for (Player &player : table.players) {
            player.cities[at(City::Steele)] = true;
            player.thalers = 0;
        }
        table = quietUntil(table, 2, Phase::Deliver, anna);
        const int belaBefore = table.player(bela).thalers;
        const int ciliBefore = table.player(cili).thalers;
        Sold sold = city(anna, SalePlace::Steele, 60);
        sold.damsPassed = 2;
        QVERIFY(happens(table, {sold}));
        QCOMPARE(table.player(anna).thalers, 6);
        QCOMPARE(table.player(bela).thalers, belaBefore + 1);
        QCOMPARE(table.player(cili).thalers, ciliBefore + 1);
        QCOMPARE(thalersOn(table, SalePlace::Steele), std::optional(0));
        QCOMPARE(table.player(anna).cubes[Area({Die::White, PlaceKind::City})], 1);
    }

    void an_area_is_asked_once_for_its_third_space_data()
    {
        QTest::addColumn<bool>("isFree");
        QTest::newRow("there is one") << true;
        QTest::newRow("there is none") << false;
    }
    void an_area_is_asked_once_for_its_third_space()
    {
        QFETCH(bool, isFree);
        constexpr Area area{Die::Black, PlaceKind::Factory};
        Table table = quietUntil(started(2), 1, Phase::Deliver, anna);
        table.player(anna).cubes[area] = 2;
        table.player(bela).cubes[area] = 2;
        QCOMPARE(spaceFree(table, anna, area), std::optional<bool>());
        Sold sold = factory(table, anna);
        sold.spaceFree = isFree;
        QVERIFY(happens(table, {sold}));
        QCOMPARE(table.player(anna).cubes[area], isFree ? 3 : 2);
        QCOMPARE(table.board.areaSpaces[at(area)], std::optional(isFree ? 3 : 2));
        QCOMPARE(spaceFree(table, anna, area), std::optional(false));
        QCOMPARE(spaceFree(table, bela, area), std::optional(isFree));
    }

    void a_depot_told_once_is_known()
    {
        Table table = quietUntil(started(2), 1, Phase::Choose, anna);
        QCOMPARE(questionsOfDepot(table, 7), std::vector{DepotQuestion::RiverIndex});
        DepotChosen seven = depot(anna, 5);
        seven.depot = 7;
        seven.region = Region::Essen;
        seven.arrow = DepotArrow::Factory;
        QVERIFY(happens(table, {seven}));
        QCOMPARE(table.board.depot(7), (DepotFacts{Region::Essen, DepotArrow::Factory, 5}));
        QVERIFY(questionsOfDepot(table, 7).empty());
        // The next game knows it from its start.
        Table next = started(2, trackAllButDice, {}, table.board);
        next = quietUntil(next, 1, Phase::Choose, anna);
        DepotChosen silent{.seat = anna};
        silent.depot = 7;
        QVERIFY(happens(next, {silent}));
        QCOMPARE(next.player(anna).riverIndex, std::optional(5));
        QCOMPARE(next.player(anna).die, std::optional(Die::Black));
    }

    void demands_reach_the_factories_that_the_board_knows()
    {
        Board board;
        board.factory(1) = {FactoryKind::Smelter, Region::Werden, 40};
        board.factory(2) = {FactoryKind::CrushingMill, Region::Werden, 41};
        Table table = quietUntil(started(2, trackAllButDice, {}, board), 1, Phase::Draw);
        QCOMPARE(thalersOn(table, SalePlace::Factory, 3), std::optional(0));
        QVERIFY(happens(table, {TileDrawn{tile("D01")}}));
        QCOMPARE(thalersOn(table, SalePlace::Factory, 1), std::optional(1));
        QCOMPARE(thalersOn(table, SalePlace::Factory, 2), std::optional(0));
        QCOMPARE(thalersOn(table, SalePlace::Factory, 3), std::optional<int>());
        table = quietUntil(table, 1, Phase::Deliver, anna);
        // Neither the place on the river nor the thaler has to be said.
        QVERIFY(questionsOfSale(table, anna, SalePlace::Factory, {}, 1).empty());
        Sold sold{.seat = anna, .place = SalePlace::Factory};
        sold.factory = 1;
        const int before = table.player(anna).thalers;
        QVERIFY(happens(table, {sold}));
        QCOMPARE(table.player(anna).thalers, before + 3 + 1 - 1);
        QCOMPARE(thalersOn(table, SalePlace::Factory, 1), std::optional(0));
    }

    void a_factory_without_a_number_may_be_any_with_as_many_thalers()
    {
        Table table = quietUntil(started(2), 1, Phase::Deliver, anna);
        table.onFactory = {1, 2, 0, 1};
        Sold sold = factory(table, anna);
        sold.thalersThere = 1;
        QVERIFY(happens(table, {sold}));
        QCOMPARE(thalersOn(table, SalePlace::Factory, 1), std::optional<int>());
        QCOMPARE(thalersOn(table, SalePlace::Factory, 2), std::optional(2));
        QCOMPARE(thalersOn(table, SalePlace::Factory, 3), std::optional(0));
        QCOMPARE(thalersOn(table, SalePlace::Factory, 4), std::optional<int>());
    }

    void a_factory_told_once_is_known()
    {
        Table table = quietUntil(started(2), 1, Phase::Deliver, anna);
        Sold sold = factory(table, anna);
        sold.factory = 5;
        sold.factoryKind = FactoryKind::ArmsFactory;
        sold.factoryRegion = Region::Berg;
        QVERIFY(happens(table, {sold}));
        QCOMPARE(table.board.factory(5),
                 (FactoryFacts{FactoryKind::ArmsFactory, Region::Berg, sold.riverIndex}));
    }
};

APPLESS_STORY(TheRuhrTripsTest)
#include "the_ruhr_trips_test.moc"
