// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later

// Somebody looks at what lies in front of a player: what has to be told so that the table is the same.

#include <QtTest>

#include "scoring/coal_baron/catch_up.h"
#include "tests/coal_baron_telling.h"
#include "tests/stories.h"

using namespace story;

namespace {

constexpr Tracking minesOnly{.mines = true};

Table begun(const Tracking &tracking)
{
    return tableAfter(
        {GameStarted{.players = 3, .startingPlayer = anna, .options = {}, .tracking = tracking}});
}

/// The board without tiles, a cube on each of its carts.
MineLying bareBoard()
{
    MineLying mine;
    mine.printedLoaded.fill(true);
    return mine;
}

std::vector<TileLying> &tilesAt(MineLying &mine, Coal level, Side side)
{
    return mine.tiles[at(level)][at(side)];
}

QList<int> emptyAfter(const Table &table, const CatchUp &told)
{
    Table after = table;
    return happens(after, told.events) ? numbers(emptyCarts(after, anna)) : QList<int>();
}

} // namespace

class CoalBaronCatchUpTest : public QObject
{
    Q_OBJECT

private slots:
    void only_what_is_new_is_told()
    {
        Table table = begun(minesOnly);
        QVERIFY(happens(table, {OrderDelivered{anna, order("truck:kk")}}));
        const std::vector cards{order("truck:kk"), order("train:y"), order("horse-cart:ybgk")};
        const CatchUp told = catchUp(table, anna, cards);
        QVERIFY(told.mismatches.empty());
        const std::vector<Event> expected{OrderDelivered{anna, order("train:y")},
                                          OrderDelivered{anna, order("horse-cart:ybgk")}};
        QVERIFY(told.events == expected);
        QVERIFY(happens(table, told.events));
        QVERIFY(catchUp(table, anna, cards).events.empty());
    }

    void a_card_somebody_else_delivered_is_pointed_out()
    {
        Table table = begun(minesOnly);
        QVERIFY(happens(table, {OrderDelivered{bela, order("truck:kk")}}));
        const CatchUp told = catchUp(table, anna, std::vector{order("truck:kk"), order("train:y")});
        QCOMPARE(told.events.size(), std::size_t(1));
        QCOMPARE(told.mismatches.size(), std::size_t(1));
        QCOMPARE(told.mismatches[0].refusal->code, RefusalCode::OrderHeld);
        QVERIFY(told.mismatches[0].refusal->seat == bela);
    }

    void a_delivered_card_that_cannot_be_seen_is_pointed_out_and_stays()
    {
        Table table = begun(minesOnly);
        QVERIFY(
            happens(table, {OrderDelivered{anna, order("truck:kk")}, OrderDelivered{anna, order("train:y")},
                            OrderDelivered{bela, order("train:gg")}}));
        const CatchUp told = catchUp(table, anna, std::vector{order("train:y"), order("truck:b")});
        QCOMPARE(told.events.size(), std::size_t(1)); // the new one
        QCOMPARE(told.mismatches.size(), std::size_t(1));
        QCOMPARE(told.mismatches[0].kind, Mismatch::Kind::OrdersMissing);
        QVERIFY(told.mismatches[0].orders == std::vector{order("truck:kk")});
        QVERIFY(happens(table, told.events));
        QCOMPARE(table.player(anna).delivered.size(), std::size_t(3));
    }

    void tiles_are_bought_and_carts_emptied_until_the_mine_is_the_same()
    {
        const Table table = begun(minesOnly);
        MineLying mine = bareBoard();
        tilesAt(mine, Coal::Grey, Side::Light) = {{2, 1}, {1, 0}};
        tilesAt(mine, Coal::Black, Side::Dark) = {{2, 2}};
        mine.printedLoaded[at(Coal::Yellow)] = false;
        const CatchUp told = catchUp(table, anna, mine);
        QVERIFY(told.mismatches.empty());
        QCOMPARE(emptyAfter(table, told), (QList{1, 0, 2, 0}));
        Table after = table;
        QVERIFY(happens(after, told.events));
        QCOMPARE(tilesOn(after.player(anna).mine, Side::Light), 2);
        QCOMPARE(tilesOn(after.player(anna).mine, Side::Dark), 1);
        QVERIFY(catchUp(after, anna, mine).events.empty());
    }

    void fewer_tiles_than_were_bought_are_pointed_out_and_nothing_is_taken_away()
    {
        Table table = begun(minesOnly);
        QVERIFY(
            happens(table, {TileBought{anna, tile("light:gg"), {}}, TileBought{anna, tile("dark:k"), {}}}));
        MineLying mine = bareBoard();
        tilesAt(mine, Coal::Black, Side::Dark) = {{1, 0}};
        const CatchUp told = catchUp(table, anna, mine);
        QCOMPARE(told.mismatches.size(), std::size_t(1));
        const Mismatch &missing = told.mismatches[0];
        QCOMPARE(missing.kind, Mismatch::Kind::FewerTiles);
        QCOMPARE(missing.level, Coal::Grey);
        QCOMPARE(missing.side, Side::Light);
        QCOMPARE((std::array{missing.carts, missing.seen, missing.known}), (std::array{2, 0, 1}));
        QCOMPARE(emptyAfter(table, told), (QList{0, 0, 0, 1})); // the rest is told all the same
    }

    void a_cart_that_was_emptied_does_not_fill_again()
    {
        Table table = begun(minesOnly);
        QVERIFY(happens(table, {CartEmptied{anna, {Coal::Brown, Side::Light, 0}}}));
        const CatchUp told = catchUp(table, anna, bareBoard());
        QVERIFY(told.events.empty());
        QCOMPARE(told.mismatches.size(), std::size_t(1));
        QCOMPARE(told.mismatches[0].kind, Mismatch::Kind::FewerEmptyCarts);
        QCOMPARE(told.mismatches[0].level, Coal::Brown);
    }

    void a_tile_the_box_does_not_have_any_more_is_pointed_out()
    {
        Table table = begun(minesOnly);
        const TileBought bought{bela, tile("light:y"), {}};
        QVERIFY(happens(table, {bought, bought, bought}));
        MineLying mine = bareBoard();
        tilesAt(mine, Coal::Yellow, Side::Light) = {{1, 1}};
        const CatchUp told = catchUp(table, anna, mine);
        QVERIFY(told.events.empty());
        QCOMPARE(told.mismatches[0].refusal->code, RefusalCode::NoneLeft);
    }

    void where_mines_are_not_followed_the_empty_carts_are_counted()
    {
        const Table table = begun(trackNothing);
        MineLying mine = bareBoard();
        tilesAt(mine, Coal::Brown, Side::Dark) = {{2, 0}};
        mine.printedLoaded[at(Coal::Brown)] = false;
        const CatchUp told = catchUp(table, anna, mine);
        QVERIFY(told.mismatches.empty());
        QCOMPARE(told.events.size(), std::size_t(1));
        QCOMPARE(emptyAfter(table, told), (QList{0, 3, 0, 0}));
    }

    void where_carts_are_counted_fewer_than_before_are_pointed_out_and_the_others_counted()
    {
        Table table = begun(trackNothing);
        QVERIFY(happens(table, {EmptyCartsCounted{anna, {{0, 2, 1, 0}}}}));
        MineLying mine = bareBoard();
        tilesAt(mine, Coal::Brown, Side::Dark) = {{2, 1}};
        tilesAt(mine, Coal::Black, Side::Dark) = {{1, 0}};
        mine.printedLoaded[at(Coal::Grey)] = false;
        const CatchUp told = catchUp(table, anna, mine);
        QCOMPARE(told.mismatches.size(), std::size_t(1));
        QCOMPARE(told.mismatches[0].kind, Mismatch::Kind::FewerCounted);
        QCOMPARE(told.mismatches[0].level, Coal::Brown);
        QCOMPARE(told.mismatches[0].seen, 1);
        QCOMPARE(told.mismatches[0].known, 2);
        QCOMPARE(emptyAfter(table, told), (QList{0, 2, 1, 1}));
    }

    void turns_are_followed_no_more_once_something_is_seen_that_nobody_told()
    {
        const Table table = begun({.turns = true, .mines = true});
        QVERIFY(catchUp(table, bela, bareBoard()).events.empty());
        const CatchUp told = catchUp(table, bela, std::vector{order("train:y")});
        QVERIFY(told.mismatches.empty());
        Table after = table;
        QVERIFY(happens(after, told.events));
        QVERIFY(!after.tracking.turns);
        QCOMPARE(after.player(bela).delivered.size(), std::size_t(1));
    }

    void open_orders_are_followed_no_more_once_an_unknown_one_was_delivered()
    {
        Table table = tableAfter(fullyTracked(2));
        const Order open = table.player(anna).open.front().order;
        const CatchUp unknown = catchUp(table, anna, std::vector{order("train:kk")});
        QVERIFY(unknown.mismatches.empty());
        Table after = table;
        QVERIFY(happens(after, unknown.events));
        QVERIFY(!after.tracking.orders);
        // One that is open, but whose squares were never seen filled, is pointed out.
        const CatchUp unfilled = catchUp(table, anna, std::vector{open});
        QCOMPARE(unfilled.mismatches.size(), std::size_t(1));
        QCOMPARE(unfilled.mismatches[0].refusal->code, RefusalCode::OrderNotComplete);
    }
};

APPLESS_STORY(CoalBaronCatchUpTest)
#include "coal_baron_catch_up_test.moc"
