// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QtTest>

#include "tests/stories.h"
#include "tests/the_ruhr_story.h"

using namespace ruhr_story;

class TheRuhrTokensTest : public QObject
{
    Q_OBJECT

private slots:
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

    void a_token_is_used_once_even_where_nobody_follows_tokens()
    {
        Table table = quietUntil(started(2, {.points = true}), 5, Phase::Buy);
        QVERIFY(happens(table, {LocksBuilt{anna, {Region::Mark}}}));
        QCOMPARE(answer(table, LocksBuilt{anna, {Region::Mark}}),
                 Answer(Refusal{.code = RefusalCode::TokenUsed, .token = Token::LockBuilding}));
        QCOMPARE(answer(table, LocksBuilt{bela, {Region::Mark}}), accepted);
        table = quietUntil(table, 6, Phase::Buy);
        QCOMPARE(answer(table, LocksBuilt{anna, {Region::Mark}}), accepted);
        const InnUsed inn{anna, ThalerOrPoint::Point};
        QVERIFY(happens(table, {inn}));
        table = quietUntil(table, 7, Phase::Buy);
        QCOMPARE(answer(table, inn), Answer(Refusal{.code = RefusalCode::TokenUsed, .token = Token::Inn}));
    }

    void the_price_of_a_space_is_asked_once()
    {
        Table table = quietUntil(started(2), 5, Phase::Buy, anna);
        table = rich(owning(table, anna, {Token::CoalDump}), anna);
        QCOMPARE(printedPrice(table, Dump::Essen), std::optional<int>());
        QVERIFY(happens(table, {WarehouseBuilt{anna, Dump::Essen, false, 3}}));
        // The next space is another one, and is not known.
        QCOMPARE(printedPrice(table, Dump::Essen), std::optional<int>());
        // The next game knows the first.
        Table next = quietUntil(started(2, trackAllButDice, {}, table.board), 5, Phase::Buy, anna);
        QCOMPARE(printedPrice(next, Dump::Essen), std::optional(3));
        next = rich(owning(next, anna, {Token::CoalDump}), anna);
        QVERIFY(happens(next, {WarehouseBuilt{anna, Dump::Essen, false, {}}}));
        QCOMPARE(next.player(anna).thalers, 10 - 3);
    }
};

APPLESS_STORY(TheRuhrTokensTest)
#include "the_ruhr_tokens_test.moc"
