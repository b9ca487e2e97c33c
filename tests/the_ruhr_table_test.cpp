// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QtTest>

#include "tests/score_words.h"
#include "tests/stories.h"
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
        QVERIFY(happens(table, {WarehouseBuilt{anna, City::Muelheim, true, {}, {1}}}));
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
        Table table = after({}, {GameStarted{4, cili, {}, trackAllButDice, Difficulty::Normal, {}}});
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

    void what_is_counted_at_the_end_goes_before_what_was_followed()
    {
        Table table = quietUntil(started(2), 12, Phase::FinalCount);
        const FinalHoldings followed = holdingsNow(table, anna);
        FinalAnswer counted{.vpTrack = followed.vpTrack + 3, .thalers = 11};
        counted.warehouses = warehousesOf(followed);
        counted.warehouses->cities[at(City::Werden)] = true; // one more than ten: a warning, no refusal
        counted.bargeAt = SalePlace::Ruhrort;
        counted.tokens = followed.tokens;
        (*counted.tokens)[Token::Mayor] = TokenState::Active;
        QVERIFY(happens(table, {FinalCounted{{counted, {}}}}));
        const FinalHoldings final = gameOf(table).players[0];
        QCOMPARE(final.vpTrack, followed.vpTrack + 3);
        QCOMPARE(final.thalers, 11);
        QVERIFY(final.cities[at(City::Werden)] && final.tokens.has(Token::Mayor));
        QCOMPARE(final.bargeAt, SalePlace::Ruhrort);
        QCOMPARE(gameOf(table).players[1], holdingsNow(table, bela));
        std::vector<WarningCode> warned;
        for (const Warning &warning : score(gameOf(table)).warnings)
            warned.push_back(warning.code);
        QCOMPARE(warned, (std::vector{WarningCode::TooManyWarehouses, WarningCode::TooManyThalers}));
    }

    void who_passes_in_the_last_round_stays_where_they_sold()
    {
        Table table = quietUntil(started(2), 12, Phase::Choose, anna);
        QVERIFY(happens(table, {TurnEnded{anna, true}}));
        table = quietUntil(table, 12, Phase::FinalCount);
        QVERIFY2(questions(table).empty(), "nobody is asked where the barge lies");
        QVERIFY(happens(table, {FinalCounted{std::vector<FinalAnswer>(2)}}));
        QCOMPARE(gameOf(table).players[0].bargeAt, SalePlace::Factory);
    }
};

APPLESS_STORY(TheRuhrTableTest)
#include "the_ruhr_table_test.moc"
