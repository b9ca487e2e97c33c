// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QtTest>

#include "tests/score_words.h"
#include "tests/the_ruhr_story.h"

using namespace ruhr_story;

namespace {

QList<int> seatsOf(const std::vector<Seat> &seats)
{
    QList<int> numbers;
    for (const Seat seat : seats)
        numbers.append(index(seat));
    return numbers;
}

Sold ruhrort(Seat seat, int dams, std::optional<int> exportIndex = {})
{
    Sold sold{.seat = seat, .place = SalePlace::Ruhrort, .damsPassed = dams};
    sold.exportIndex = exportIndex;
    return sold;
}

Sold city(Seat seat, SalePlace place, int riverIndex)
{
    Sold sold{.seat = seat, .place = place};
    sold.riverIndex = riverIndex;
    return sold;
}

} // namespace

class TheRuhrTableTest : public QObject
{
    Q_OBJECT

private slots:
    void a_game_starts_with_one_thaler_each()
    {
        Table table = started(2);
        QCOMPARE(table.exportIndex, 1);
        QCOMPARE(started(3).exportIndex, 0);
        QVERIFY(happens(table, {EventHappened{}}));
        QCOMPARE(table.phase, Phase::Draw);
        QCOMPARE(table.player(anna).thalers, 1);
        QCOMPARE(table.player(bela).thalers, 1);
        QCOMPARE(warehouses(table, anna), 10);
    }

    void the_phases_follow_each_other()
    {
        Table table = started(2);
        QList<Phase> phases;
        QList<int> rounds;
        for (int step = 0; step < 2000 && table.phase != Phase::FinalCount; ++step) {
            if (phases.isEmpty() || phases.last() != table.phase || rounds.last() != table.round) {
                phases.append(table.phase);
                rounds.append(table.round);
            }
            QVERIFY(happens(table, {quietStep(table)}));
        }
        QList<Phase> expected;
        using enum Phase;
        for (int round = 1; round <= 12; ++round) {
            expected.append(EventDue);
            if (round < 12)
                expected.append(Draw);
            expected += {Choose, Deliver, Tokens, Buy};
            if (round >= 4 && round <= 11)
                expected.append(Export);
            expected.append(RoundEnd);
        }
        QCOMPARE(phases, expected);
    }

    void a_quiet_game_ends_as_one_would_expect()
    {
        Table table = quietUntil(started(2), 12, Phase::FinalCount);
        QVERIFY(questions(table).empty());
        QVERIFY(happens(table, {FinalCounted{std::vector<FinalAnswer>(2)}}));
        QCOMPARE(table.phase, Phase::Finished);
        const Game game = gameOf(table);
        FinalHoldings player;
        player.vpTrack = -1 + 1 + 1; // rounds 3, 6 and 10
        player.thalers = 10;
        player.supply = 1 + 5;
        player.storageLock = 2;
        player.storageMark = 2;
        player.bargeAt = SalePlace::Factory;
        QCOMPARE(game, (Game{{}, {player, player}}));
        const Score result = score(game);
        QCOMPARE(listOf(result.totals), (QList{1, 1}));
        QCOMPARE(result.ranking.decidedBy, DecidedBy::Shared);
        QVERIFY(result.warnings.empty());
    }

    void Anna_builds_and_Bela_does_not()
    {
        // Round 1: Anna earns three tokens.
        Table table = quietUntil(started(2), 1, Phase::Tokens, anna);
        QVERIFY(
            happens(table, {TokenGained{anna, Token::LockBuilding}, TokenGained{anna, Token::EssenWarehouse},
                            TokenGained{anna, Token::Warehouse}}));
        QCOMPARE(table.player(anna).thalers, 1 + 3 - 1);

        // Round 2: two locks for one price with two players, then a warehouse in Steele for 2.
        table = quietUntil(table, 2, Phase::Buy, anna);
        QCOMPARE(table.player(anna).thalers, 3 + 3 - 1);
        QVERIFY(happens(table, {LocksBuilt{anna, {Region::Mark, Region::Broich}},
                                WarehouseBuilt{anna, City::Steele, false, 2}}));
        QCOMPARE(table.player(anna).thalers, 5 - 2 - 2);
        QCOMPARE(table.player(anna).vp, 3 + 2 + 2);
        QCOMPARE(table.player(anna).storageLock, 0);
        QCOMPARE(table.player(anna).supply, 1 + 2 - 1);
        QCOMPARE(tilesInTheBag(table), std::optional(8 + 2 - 2));

        // Round 3: one point to the fund; Muelheim with the white token, on a loan.
        table = quietUntil(table, 3, Phase::Buy, anna);
        table = after(table, {ThalersCounted{anna, 1}});
        QCOMPARE(
            answer(table, WarehouseBuilt{anna, City::Muelheim, true, {}}),
            Answer(Refusal{.code = RefusalCode::NotEnoughThalers, .seat = anna, .number = 2, .limit = 1}));
        QVERIFY(happens(table, {LoanTaken{anna, 2}, WarehouseBuilt{anna, City::Muelheim, true, {}}}));
        QCOMPARE(table.player(anna).thalers, 1 + 2 - 2);
        QCOMPARE(table.player(anna).vp, 7 - 1 + 2);
        QCOMPARE(table.player(anna).loans, 1);
        QCOMPARE(table.player(anna).supply, 0);
        QCOMPARE(warehouses(table, anna), 10);

        // Then nothing but quiet sales to the end.
        table = after(quietUntil(table, 12, Phase::FinalCount), {FinalCounted{std::vector<FinalAnswer>(2)}});
        const Score result = score(gameOf(table));
        QCOMPARE(listOf(result.totals), (QList{8 + 1 + 1 - 2, 1}));
        QCOMPARE(listOf(result.ranking.winners), QList{0});
        QVERIFY(result.warnings.empty());
    }

    void the_start_player_goes_first_then_the_river_decides()
    {
        Table table = after({}, {GameStarted{4, cili, {}, trackEverything, Difficulty::Normal, {}}});
        table = quietUntil(table, 1, Phase::Choose);
        QCOMPARE(seatsOf(table.order), (QList{2, 3, 0, 1}));
        for (const auto &[seat, place] : {std::pair{cili, 9}, {dora, 3}, {anna, 20}, {bela, 5}})
            QVERIFY(happens(table, {depot(seat, place), TurnEnded{seat}}));
        QCOMPARE(table.phase, Phase::Deliver);
        QCOMPARE(seatsOf(table.order), (QList{3, 1, 2, 0}));
        // Dora and Béla sell in the same city: Béla came later, so Béla acts first.
        Sold first = city(dora, SalePlace::Hattingen, 12);
        Sold second{.seat = bela, .place = SalePlace::Hattingen};
        QVERIFY(happens(table, {first, TurnEnded{dora}, second, TurnEnded{bela}, factory(table, cili),
                                TurnEnded{cili}, factory(table, anna), TurnEnded{anna}}));
        QCOMPARE(table.phase, Phase::Tokens);
        QCOMPARE(seatsOf(table.order), (QList{2, 1, 3, 0}));
    }

    void in_Ruhrort_the_last_to_arrive_leaves_first()
    {
        Table table = quietUntil(started(3), 1, Phase::Choose);
        for (const Seat seat : {anna, bela, cili})
            QVERIFY(happens(table, {depot(seat, 5 + index(seat), Action::Pilot), TurnEnded{seat}}));
        int marker = 0;
        for (const Seat seat : {anna, bela, cili})
            QVERIFY(happens(table, {ruhrort(seat, 0, ++marker), TurnEnded{seat}}));
        QCOMPARE(seatsOf(table.order), (QList{2, 1, 0}));
        QCOMPARE(table.exportIndex, 3);
    }

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

    void a_column_is_scored_and_the_marker_goes_back()
    {
        Table table = quietUntil(started(3), 4, Phase::Export);
        table.columns = {{{}, {}, {bela, anna}}};
        table.exportIndex = 3;
        QCOMPARE(questions(table), std::vector{Question::ExportValue});
        QCOMPARE(answer(table, ExportScored{}), Answer(Refusal{.code = RefusalCode::AnswerNeeded}));
        const std::vector<int> before{table.player(anna).vp, table.player(bela).vp, table.player(cili).vp};
        QVERIFY(happens(table, {ExportScored{2, {}}}));
        QCOMPARE(table.player(anna).vp, before[0] + 2);
        QCOMPARE(table.player(bela).vp, before[1] + 3);
        QCOMPARE(table.player(cili).vp, before[2]);
        QCOMPARE(table.exportIndex, 1);
        // The value of that space is known from now on.
        table = quietUntil(table, 5, Phase::Export);
        table.exportIndex = 3;
        QVERIFY(questions(table).empty());
        QCOMPARE(answer(table, ExportScored{1, {}}),
                 Answer(Refusal{.code = RefusalCode::AnswerContradicts, .number = 1, .limit = 2}));
        QCOMPARE(answer(table, ExportScored{{}, std::vector{2, 3, 0}}), accepted);
        QCOMPARE(answer(table, ExportScored{{}, std::vector{3, 2, 0}}),
                 Answer(Refusal{.code = RefusalCode::AnswerContradicts}));
    }

    void a_warehouse_lent_from_the_round_track_does_not_come_later()
    {
        Table table = quietUntil(started(2), 5, Phase::Buy, anna);
        table = after(table, {ThalersCounted{anna, 0}, LoanTaken{anna, 3}, LoanTaken{anna, 3}});
        QCOMPARE(table.player(anna).loans, 2);
        QCOMPARE(table.player(anna).supply, 0);
        QCOMPARE(table.player(anna).vp, -1 - 1);
        QCOMPARE(table.player(anna).thalers, 4);
        QCOMPARE(table.player(anna).roundTrack, (std::array{false, true, true, true, true}));
        QCOMPARE(answer(table, LoanTaken{anna, 3}),
                 Answer(Refusal{.code = RefusalCode::LoanNotNeeded, .number = 3, .limit = 4}));
        table = quietUntil(table, 6, Phase::Draw);
        QCOMPARE(table.player(anna).supply, 0);
        QCOMPARE(table.player(bela).supply, 2);
        table = quietUntil(table, 7, Phase::Draw);
        QCOMPARE(table.player(anna).supply, 1);
        // A warehouse freed by repaying can be built in the same turn.
        table = rich(quietUntil(owning(table, anna, {Token::CoalDump}), 7, Phase::Buy, anna), anna, 9);
        QVERIFY(happens(table, {LoansRepaid{anna, 2}, WarehouseBuilt{anna, Dump::Essen, false, 3}}));
        QCOMPARE(table.player(anna).thalers, 0);
        QCOMPARE(table.player(anna).supply, 2);
        QCOMPARE(warehouses(table, anna), 10);
    }

    void the_Mark_token_brings_two_warehouses_and_white_coal()
    {
        Table table = quietUntil(started(2), 1, Phase::Tokens, anna);
        QVERIFY(happens(table, {TokenGained{anna, Token::GrafschaftMark}}));
        QCOMPARE(table.player(anna).supply, 3);
        QCOMPARE(table.player(anna).storageMark, 0);
        DepotChosen white = depot(anna, 50);
        white.die = Die::White;
        table = quietUntil(table, 2, Phase::Choose, anna);
        QCOMPARE(answer(table, white), accepted);
        table = quietUntil(table, 2, Phase::Choose, bela);
        white.seat = bela;
        QCOMPARE(answer(table, white),
                 Answer(Refusal{.code = RefusalCode::TokenMissing, .token = Token::GrafschaftMark}));
    }

    void the_last_copy_goes_by_turn_order_and_then_there_are_blanks()
    {
        Table table = quietUntil(started(2), 1, Phase::Tokens, anna);
        QVERIFY(happens(table,
                        {TokenGained{anna, Token::Mayor}, TurnEnded{anna}, TokenGained{bela, Token::Mayor}}));
        QCOMPARE(table.player(anna).tokens[Token::Mayor], TokenState::Active);
        QCOMPARE(table.player(bela).tokens[Token::Mayor], TokenState::Blank);
    }

    void the_Inn_is_taken_as_soon_as_it_is_earned()
    {
        Table table = quietUntil(started(2), 2, Phase::Tokens, anna);
        QCOMPARE(answer(table, TokenGained{anna, Token::Inn}),
                 Answer(Refusal{.code = RefusalCode::TokenNotEarned, .seat = anna, .token = Token::Inn}));
        table.player(anna).cubes = innCubes;
        QCOMPARE(answer(table, TurnEnded{anna}),
                 Answer(Refusal{.code = RefusalCode::TokenDue, .seat = anna, .token = Token::Inn}));
        QVERIFY(happens(table, {TokenGained{anna, Token::Inn}, TurnEnded{anna}}));
    }

    void the_Inn_gives_thalers_or_points_once()
    {
        const Table table = owning(quietUntil(started(2), 2, Phase::Tokens, anna), anna, {Token::Inn});
        const int thalers = table.player(anna).thalers;
        QCOMPARE(after(table, {InnUsed{anna, ThalerOrPoint::Thaler}}).player(anna).thalers, thalers + 3);
        const Table used = after(table, {InnUsed{anna, ThalerOrPoint::Point}});
        QCOMPARE(used.player(anna).vp, 2);
        QCOMPARE(used.player(anna).thalers, thalers);
        QCOMPARE(answer(used, InnUsed{anna, ThalerOrPoint::Point}),
                 Answer(Refusal{.code = RefusalCode::TokenUsed, .token = Token::Inn}));
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

    void grey_tokens_rest_until_the_next_round_white_ones_for_good()
    {
        Table table = quietUntil(started(2), 5, Phase::Buy, anna);
        table = rich(owning(table, anna, {Token::RuhrortHarbour, Token::Warehouse}), anna);
        QVERIFY(happens(table, {WarehouseBuilt{anna, Country::Belgium, false, {}}}));
        QCOMPARE(table.player(anna).thalers, 10 - 3);
        table.player(anna).supply = 2; // two more, for the story's sake
        QCOMPARE(answer(table, WarehouseBuilt{anna, Country::Rhineland, false, {}}),
                 Answer(Refusal{.code = RefusalCode::TokenUsed, .token = Token::RuhrortHarbour}));
        QVERIFY(happens(table, {WarehouseBuilt{anna, Country::Rhineland, true, {}}}));
        QCOMPARE(table.player(anna).thalers, 10 - 3 - 2);
        table = quietUntil(table, 6, Phase::Buy, anna);
        QCOMPARE(table.player(anna).tokens[Token::RuhrortHarbour], TokenState::Active);
        QCOMPARE(table.player(anna).tokens[Token::Warehouse], TokenState::Used);
        QVERIFY(happens(table, {WarehouseMoved{anna, {anna, Country::Rhineland, Country::Netherlands}}}));
        QCOMPARE(table.columns, (Columns{{{}, {anna}, {anna}}}));
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

    void more_than_ten_thalers_are_lost_when_the_round_ends()
    {
        Table table = quietUntil(started(2), 1, Phase::RoundEnd);
        table = after(table, {ThalersCounted{anna, 13}, ThalersCounted{bela, 4}, RoundEnded{}});
        QCOMPARE(table.player(anna).thalers, 10);
        QCOMPARE(table.player(bela).thalers, 4);
    }

    void without_a_lock_the_bag_is_empty_in_round_9()
    {
        const Table table = quietUntil(started(4), 9, Phase::Draw);
        QCOMPARE(tilesInTheBag(table), std::optional(0));
        QVERIFY(questions(table).empty());
        QCOMPARE(answer(table, TileDrawn{tile("D18")}), Answer(Refusal{.code = RefusalCode::BagEmpty}));
        QCOMPARE(answer(table, TileDrawn{}), accepted);
    }

    void notes_are_made_of_what_is_worth_a_second_look()
    {
        const Table first = quietUntil(started(2), 1, Phase::Choose, anna);
        DepotChosen werden = depot(anna, 5);
        werden.region = Region::Werden;
        DepotChosen essen = werden;
        essen.region = Region::Essen;
        QCOMPARE(notes(first, werden), (std::vector{Note{NoteCode::StartsOutsideEssen, anna}}));
        QVERIFY(notes(first, essen).empty());
        const Table later = quietUntil(first, 2, Phase::Choose, anna);
        QVERIFY(notes(later, werden).empty());

        const Table sale = quietUntil(started(2), 1, Phase::Deliver, anna);
        Sold far = factory(sale, anna);
        far.damsPassed = 2;
        QCOMPARE(notes(sale, far), (std::vector{Note{NoteCode::ManyDams, anna, 2, 1}}));
        far.damsPassed = 1;
        QVERIFY(notes(sale, far).empty());

        Table exports = quietUntil(started(2), 4, Phase::Export);
        exports.columns[at(Country::Belgium)] = {anna, bela};
        exports.exportIndex = 5;
        QCOMPARE(notes(exports, ExportScored{3, {}}),
                 (std::vector{Note{NoteCode::UnusualExportReward, anna, 4, 3}}));
        QVERIFY(notes(exports, ExportScored{2, {}}).empty());

        const Table last = owning(quietUntil(started(2), 12, Phase::Buy, anna), anna, {Token::Inn});
        QCOMPARE(notes(last, TurnEnded{anna}), (std::vector{Note{NoteCode::InnNotUsed, anna}}));
        QVERIFY(notes(after(last, {InnUsed{anna, ThalerOrPoint::Point}}), TurnEnded{anna}).empty());
    }

    void someone_for_whom_no_depot_is_possible_passes()
    {
        Table table = quietUntil(started(2), 2, Phase::Choose, anna);
        QCOMPARE(answer(table, TurnEnded{anna}),
                 Answer(Refusal{.code = RefusalCode::DepotNotChosen, .seat = anna}));
        QVERIFY(happens(table, {TurnEnded{anna, true}}));
        table = quietUntil(table, 2, Phase::Deliver, anna);
        QCOMPARE(answer(table, factory(table, anna)),
                 Answer(Refusal{.code = RefusalCode::NothingLoaded, .seat = anna}));
        QCOMPARE(answer(table, TurnEnded{anna}), accepted);
    }
};

QTEST_APPLESS_MAIN(TheRuhrTableTest)
#include "the_ruhr_table_test.moc"
