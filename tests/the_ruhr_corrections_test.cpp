// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later

// What was told wrongly, or was forgotten, is put right at a table of The Ruhr without undoing what came
// after it.

#include <QtTest>

#include "tests/stories.h"
#include "tests/the_ruhr_story.h"

using namespace ruhr_story;

class TheRuhrCorrectionsTest : public QObject
{
    Q_OBJECT

private slots:
    void the_export_marker_stands_where_it_was_seen()
    {
        Table table = quietUntil(started(3), 2, Phase::Choose);
        QVERIFY(happens(table, {ExportMarkerCounted{4}}));
        QCOMPARE(table.exportIndex, 4);
        table.board.lastExportIndex = 6;
        QCOMPARE(answer(table, ExportMarkerCounted{7}),
                 Answer(Refusal{.code = RefusalCode::CountImpossible, .number = 7, .limit = 6}));
        QCOMPARE(answer(table, ExportMarkerCounted{0}), accepted);
        QCOMPARE(answer(started(2), ExportMarkerCounted{0}), // two never stand at the left end
                 Answer(Refusal{.code = RefusalCode::CountImpossible, .number = 0, .limit = 1}));
        QCOMPARE(answer(started(2, {.points = true}), ExportMarkerCounted{2}),
                 Answer(Refusal{.code = RefusalCode::NotTracked}));
    }

    void a_barge_that_lies_elsewhere_changes_who_comes_first()
    {
        Table table = quietUntil(started(2), 2, Phase::Choose, anna);
        QVERIFY(*table.player(anna).riverIndex < *table.player(bela).riverIndex);
        QVERIFY(happens(table, {BargeCounted{anna, 40}}));
        QCOMPARE(next(table), std::optional(bela));
        QCOMPARE(table.order, (std::vector{bela, anna}));
        QVERIFY(happens(table, {BargeCounted{bela, ruhrortIndex}})); // he sold there, nobody said so
        QCOMPARE(next(table), std::optional(anna));
        QCOMPARE(table.player(bela).bargeAt, SalePlace::Ruhrort);
        QCOMPARE(answer(started(2), BargeCounted{anna, 4}), // not on the river yet
                 Answer(Refusal{.code = RefusalCode::NotNow}));
        QCOMPARE(answer(table, BargeCounted{anna, ruhrortIndex + 1}),
                 Answer(Refusal{.code = RefusalCode::CountImpossible,
                                .seat = anna,
                                .number = ruhrortIndex + 1,
                                .limit = ruhrortIndex}));
        const Table loaded = quietUntil(started(2), 2, Phase::Deliver, anna);
        QCOMPARE(answer(loaded, BargeCounted{anna, ruhrortIndex}), // no depot lies there
                 Answer(Refusal{.code = RefusalCode::CountImpossible,
                                .seat = anna,
                                .number = ruhrortIndex,
                                .limit = ruhrortIndex - 1}));
    }

    void a_forgotten_token_is_given_and_a_wrong_one_taken_back()
    {
        Table table = quietUntil(started(2), 2, Phase::Buy, anna);
        QVERIFY(happens(table, {TokenCounted{anna, Token::Mayor, TokenState::Active}}));
        QVERIFY(table.player(anna).tokens.has(Token::Mayor));
        QCOMPARE(
            answer(table, TokenCounted{bela, Token::Mayor, TokenState::Active}), // one copy for two
            Answer(Refusal{.code = RefusalCode::CountImpossible, .seat = bela, .number = 2, .limit = 1}));
        QCOMPARE(answer(table, TokenCounted{bela, Token::Mayor, TokenState::Blank}), accepted);
        QCOMPARE(answer(table, TokenCounted{bela, Token::Wages, TokenState::Blank}),
                 Answer(Refusal{.code = RefusalCode::NotThisToken, .token = Token::Wages}));
        QVERIFY(happens(table, {TokenCounted{anna, Token::Mayor, TokenState::NotOwned},
                                TokenCounted{bela, Token::Mayor, TokenState::Active}}));
        QVERIFY(!table.player(anna).tokens.earned(Token::Mayor));
    }

    void the_warehouses_of_the_Mark_token_come_and_go_with_it()
    {
        Table table = quietUntil(started(2), 2, Phase::Buy, anna);
        QVERIFY(happens(table, {TokenCounted{anna, Token::GrafschaftMark, TokenState::Active}}));
        QCOMPARE(table.player(anna).supply, 3);
        QCOMPARE(table.player(anna).storageMark, 0);
        QVERIFY(happens(table, {TokenCounted{anna, Token::GrafschaftMark, TokenState::NotOwned}}));
        QCOMPARE(table.player(anna).supply, 1);
        QCOMPARE(table.player(anna).storageMark, 2);
        QCOMPARE(warehouses(table, anna), 10);
    }

    void a_warehouse_is_put_where_it_stands_or_back_into_the_supply()
    {
        Table table = quietUntil(started(2), 2, Phase::Buy, anna);
        QVERIFY(happens(table, {WarehouseCounted{anna, City::Werden, true}}));
        QVERIFY(table.player(anna).cities[at(City::Werden)]);
        QCOMPARE(table.player(anna).supply, 0);
        QCOMPARE(table.player(anna).vp, 0); // points are corrected on their own
        QCOMPARE(answer(table, WarehouseCounted{anna, Dump::Essen, true}),
                 Answer(Refusal{.code = RefusalCode::NoWarehouse, .seat = anna}));
        QCOMPARE(answer(table, WarehouseCounted{anna, Dump::Essen, false}),
                 Answer(Refusal{.code = RefusalCode::NotThere, .seat = anna}));
        QVERIFY(happens(table, {WarehouseCounted{anna, City::Werden, false},
                                WarehouseCounted{anna, Country::Belgium, true}}));
        QVERIFY(isIn(table.columns, Country::Belgium, anna));
        QVERIFY(happens(table, {WarehouseCounted{anna, Country::Belgium, false}}));
        QCOMPARE(table.columns, Columns{});
        QCOMPARE(table.player(anna).supply, 1);
        QCOMPARE(warehouses(table, anna), 10);
    }

    void a_full_city_is_refused_once_its_spaces_were_read()
    {
        Table table = quietUntil(started(2), 2, Phase::Buy, anna);
        QVERIFY(happens(table, {WarehouseCounted{bela, City::Werden, true}, SiteRead{City::Werden, 1}}));
        table = owning(rich(table, anna), anna, {Token::EssenWarehouse});
        QCOMPARE(answer(table, WarehouseBuilt{anna, City::Werden, false, 3}),
                 Answer(Refusal{.code = RefusalCode::SiteFull, .limit = 1}));
        QVERIFY(happens(table, {SiteRead{City::Werden, 2, 1, 4}}));
        QCOMPARE(printedPrice(table, City::Werden), std::optional(4));
        QCOMPARE(answer(table, WarehouseBuilt{anna, City::Werden}), accepted);
        QCOMPARE(answer(table, SiteRead{City::Werden, 0}),
                 Answer(Refusal{.code = RefusalCode::CountImpossible, .number = 0, .limit = 1}));
        QCOMPARE(answer(table, SiteRead{City::Werden, {}, 2, 4}),
                 Answer(Refusal{.code = RefusalCode::CountImpossible, .number = 2, .limit = 1}));
        QCOMPARE(answer(table, SiteRead{Country::Belgium, 3}), // its prices are in the rulebook
                 Answer(Refusal{.code = RefusalCode::AnswerContradicts}));
        QVERIFY(happens(table, {SiteRead{City::Werden, {}, {}, {}, 12}}));
        QCOMPARE(table.board.cityIndex[at(City::Werden)], std::optional(12));
    }

    void the_bonus_of_a_row_is_asked_for_until_it_was_read()
    {
        Table table = quietUntil(started(3), 4, Phase::Buy);
        QVERIFY(happens(table, {WarehouseCounted{anna, Country::Belgium, true},
                                WarehouseCounted{bela, Country::Belgium, true},
                                ExportTrackRead{table.exportIndex, 2}}));
        table = quietUntil(table, 4, Phase::Export);
        QCOMPARE(questions(table), std::vector{Question::RowBonus});
        QVERIFY(happens(table, {ExportTrackRead{{}, {}, {}, std::vector{2, 1}}}));
        QCOMPARE(questions(table), std::vector<Question>());
        QVERIFY(happens(table, {ExportScored{}}));
        QCOMPARE(table.player(anna).vp + 1, 4); // she paid one in the third round
        QCOMPARE(table.player(bela).vp + 1, 3);
    }

    void a_value_of_the_export_track_is_corrected_for_the_next_time()
    {
        Table table = quietUntil(started(3), 2, Phase::Choose);
        QVERIFY(happens(table, {ExportTrackRead{3, 2, 5}}));
        QCOMPARE(table.board.exportValues, (std::vector<std::optional<int>>{1, {}, {}, 2}));
        QCOMPARE(table.board.lastExportIndex, std::optional(5));
        QVERIFY(happens(table, {ExportTrackRead{3, 3}}));
        QCOMPARE(table.board.exportValues[3], std::optional(3));
        QCOMPARE(answer(table, ExportTrackRead{6, 3}),
                 Answer(Refusal{.code = RefusalCode::CountImpossible, .number = 6, .limit = 5}));
        QCOMPARE(answer(table, ExportTrackRead{3, {}}),
                 Answer(Refusal{.code = RefusalCode::AnswerContradicts}));
    }

    void a_combination_that_was_read_makes_its_token_due()
    {
        Table table = quietUntil(started(2), 1, Phase::Tokens, anna);
        PerArea needed;
        needed[{Die::Black, PlaceKind::Factory}] = 1; // everybody has sold to one
        QVERIFY(happens(table, {CombinationRead{Token::Wages, needed}}));
        QCOMPARE(answer(table, TurnEnded{anna}),
                 Answer(Refusal{.code = RefusalCode::TokenDue, .seat = anna, .token = Token::Wages}));
        QVERIFY(happens(table, {TokenGained{anna, Token::Wages}, TurnEnded{anna}}));
        QCOMPARE(answer(table, TurnEnded{bela}),
                 Answer(Refusal{.code = RefusalCode::TokenDue, .seat = bela, .token = Token::Wages}));
        needed[{Die::Black, PlaceKind::Factory}] = 4;
        QCOMPARE(answer(table, CombinationRead{Token::Wages, needed}),
                 Answer(Refusal{.code = RefusalCode::CountImpossible, .number = 4, .limit = 3}));
    }

    void nothing_is_corrected_once_the_game_is_reckoned()
    {
        Table table = started(2);
        table.phase = Phase::Finished;
        for (const Event &event : {Event(ExportMarkerCounted{1}), Event(BargeCounted{anna, 1}),
                                   Event(TokenCounted{}), Event(WarehouseCounted{}), Event(SiteRead{}),
                                   Event(ExportTrackRead{}), Event(CombinationRead{})})
            QCOMPARE(answer(table, event), Answer(Refusal{.code = RefusalCode::NotNow}));
    }

    void a_warehouse_on_loan_needs_no_price_where_nobody_follows_the_money()
    {
        Table table = started(2, {.points = true, .warehouses = true});
        table = quietUntil(table, 2, Phase::Buy);
        WarehouseBuilt built{anna, City::Werden};
        built.loans.number = 1; // with the only warehouse of the supply
        QCOMPARE(answer(table, built), Answer(Refusal{.code = RefusalCode::NoWarehouse, .seat = anna}));
        table.player(anna).supply = 2;
        QVERIFY(happens(table, {built}));
        QCOMPARE(table.player(anna).loans, 1);
        QVERIFY(table.player(anna).cities[at(City::Werden)]);
        QVERIFY(!printedPrice(table, City::Werden)); // nobody read it
    }

    void a_space_is_asked_for_where_one_colour_may_need_it()
    {
        Table table = quietUntil(started(2, {.cubes = true}), 2, Phase::Deliver);
        const auto asksSpace = [&] {
            const auto asked = questionsOfSale(table, anna, SalePlace::Factory);
            return std::ranges::find(asked, SaleQuestion::SpaceFree) != asked.end();
        };
        QVERIFY(!asksSpace()); // fewer than two cubes, whatever the coal is
        table.player(anna).cubes[{Die::Black, PlaceKind::Factory}] = 2;
        QVERIFY(asksSpace());
        table.board.areaSpaces[at(Area{Die::Black, PlaceKind::Factory})] = 3;
        QVERIFY(!asksSpace());
    }
};

GUILESS_STORY(TheRuhrCorrectionsTest)
#include "the_ruhr_corrections_test.moc"
