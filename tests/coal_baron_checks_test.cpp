// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QtTest>

#include "coal_baron_warnings.h"
#include "tests/stories.h"

using namespace scoring;
using namespace scoring::coal_baron;

namespace {

// What each player has delivered, the same after every shift.
Game delivered(std::initializer_list<const char *> perPlayer)
{
    Game game = finishedGame(static_cast<int>(perPlayer.size()));
    for (ShiftState &shift : game.shifts) {
        std::size_t seat = 0;
        for (const char *names : perPlayer)
            shift[seat++].delivered = orders(names);
    }
    return game;
}

// Workers in the factory in one of the shifts.
Game inTheFactory(const std::vector<int> &workers, std::size_t shift)
{
    Game game = finishedGame(static_cast<int>(workers.size()));
    for (std::size_t seat = 0; seat < workers.size(); ++seat)
        game.shifts[shift - 1][seat].factoryWorkers = workers[seat];
    return game;
}

std::vector<Order> firstOrders(int number)
{
    std::vector<Order> first;
    for (int order = 0; order < number; ++order)
        first.push_back(Order{static_cast<std::uint8_t>(order)});
    return first;
}

// Seat 0 has delivered that many different orders, the others keep that many open without naming them.
Game manyOrders(int deliveredOrders, const std::vector<int> &open)
{
    Game game = finishedGame(static_cast<int>(open.size()) + 1);
    game.shifts[2][0].delivered = firstOrders(deliveredOrders);
    for (std::size_t number = 0; number < open.size(); ++number)
        (*game.final)[number + 1].openOrders = open[number];
    return game;
}

// As a game might really go, with three players and all pieces named.
Game plausibleGame()
{
    Game game = finishedGame(3);
    game.shifts[0] = {holding("truck:y wheelbarrow:gg", {{1, 0, 2, 0}}, 4),
                      holding("train:b", {{0, 1, 0, 1}}, 5), holding("horse-cart:kk", {{0, 0, 0, 3}}, 2)};
    game.shifts[1] = {holding("wheelbarrow:gg truck:y truck:kk", {{1, 0, 2, 2}}, 3),
                      holding("train:b train:ybgk horse-cart:yy", {{3, 2, 1, 2}}, 0),
                      holding("horse-cart:kk horse-cart:k", {{0, 0, 2, 4}}, 6)};
    game.shifts[2] = {holding("wheelbarrow:gg truck:y truck:kk truck:ybgk", {{2, 1, 3, 3}}, 1),
                      holding("train:b train:ybgk horse-cart:yy train:bbb wheelbarrow:b", {{3, 5, 1, 2}}, 2),
                      holding("horse-cart:kk horse-cart:k wheelbarrow:ggg", {{1, 1, 4, 4}}, 3)};
    game.final = FinalState{named(3, 2, "train:g", "light:gg dark:y dark:kk light:b"),
                            named(11, 4, "", "light:yy dark:bb light:bb dark:k"),
                            named(0, 1, "truck:kkk wheelbarrow:bbb", "dark:kk light:k dark:gg light:g")};
    return game;
}

} // namespace

class CoalBaronChecksTest : public QObject
{
    Q_OBJECT

private slots:
    void a_game_as_it_might_be_played_raises_no_warning_data()
    {
        addColumns();
        Game underWay = plausibleGame();
        underWay.final.reset();
        underWay.shifts.pop_back();
        QTest::newRow("three players, to the end") << plausibleGame() << none;
        QTest::newRow("three players, after two shifts") << underWay << none;
        QTest::newRow("nobody has done anything") << emptyGame(4, 1) << none;
    }
    void a_game_as_it_might_be_played_raises_no_warning() { compareWarnings(); }

    void no_order_is_in_the_box_twice_data()
    {
        addColumns();
        Game openWithOther = delivered({"truck:kk", "", ""});
        (*openWithOther.final)[2] = named(0, 4, "truck:kk train:y", "");
        Game openToo = delivered({"", "truck:kk", ""});
        (*openToo.final)[1] = named(0, 4, "truck:kk", "");
        Game openWithBoth = delivered({"", ""});
        openWithBoth.final = FinalState{named(0, 4, "train:bbb", ""), named(0, 4, "train:bbb", "")};
        Game openTwice = delivered({"", ""});
        (*openTwice.final)[0] = named(0, 4, "train:bbb train:bbb", "");
        Game openByNumber = delivered({"truck:kk", ""});
        (*openByNumber.final)[1].openOrders = 3;
        Game openThenDelivered = delivered({"truck:kk", ""});
        (*openThenDelivered.final)[0] = named(0, 4, "horse-cart:kk", "");
        Game firstShiftOnly = emptyGame(2, 1);
        firstShiftOnly.shifts[0] = {holding("train:g"), holding("train:g")};
        Game lateTwin = finishedGame(2);
        lateTwin.shifts[0][0].delivered = orders("train:g");
        lateTwin.shifts[1][0].delivered = orders("train:g");
        lateTwin.shifts[2] = {holding("train:g"), holding("train:g")};

        QTest::newRow("the same coal by two vehicles are two cards")
            << delivered({"truck:kk", "horse-cart:kk"}) << none;
        QTest::newRow("one player reports the same card after each shift")
            << delivered({"truck:kk", ""}) << none;
        QTest::newRow("another card with the same coal is open") << openThenDelivered << none;
        QTest::newRow("open orders that were only counted cannot be compared") << openByNumber << none;
        QTest::newRow("two players delivered the same card")
            << delivered({"truck:kk", "", "truck:kk"})
            << QStringList{"duplicate-order of 0 2, 2 of 1, truck:kk"};
        QTest::newRow("three players delivered the same card")
            << delivered({"truck:kk", "truck:kk", "truck:kk"})
            << QStringList{"duplicate-order of 0 1 2, 3 of 1, truck:kk"};
        QTest::newRow("one player delivered a card twice")
            << delivered({"", "truck:kk truck:kk"}) << QStringList{"duplicate-order of 1, 2 of 1, truck:kk"};
        QTest::newRow("two cards are there twice: a warning for each")
            << delivered({"truck:kk train:y", "train:y truck:kk"})
            << QStringList{"duplicate-order of 0 1, 2 of 1, truck:kk",
                           "duplicate-order of 0 1, 2 of 1, train:y"};
        QTest::newRow("delivered by one, open with another")
            << openWithOther << QStringList{"duplicate-order of 0 2, 2 of 1, truck:kk"};
        QTest::newRow("delivered by one and open with the same player")
            << openToo << QStringList{"duplicate-order of 1, 2 of 1, truck:kk"};
        QTest::newRow("open with two players")
            << openWithBoth << QStringList{"duplicate-order of 0 1, 2 of 1, train:bbb"};
        QTest::newRow("open twice with one player")
            << openTwice << QStringList{"duplicate-order of 0, 2 of 1, train:bbb"};
        QTest::newRow("already after the first shift")
            << firstShiftOnly << QStringList{"duplicate-order of 0 1, 2 of 1, train:g"};
        QTest::newRow("delivered again by another player two shifts later")
            << lateTwin << QStringList{"duplicate-order of 0 1, 2 of 1, train:g"};
    }
    void no_order_is_in_the_box_twice() { compareWarnings(); }

    void there_are_44_orders_data()
    {
        addColumns();
        QTest::newRow("all 44 delivered by one player") << manyOrders(44, {0, 0}) << none;
        QTest::newRow("40 delivered, 4 open: 44") << manyOrders(40, {3, 0, 1}) << none;
        QTest::newRow("40 delivered, 5 open: 45")
            << manyOrders(40, {3, 0, 2}) << QStringList{"too-many-orders of 0 1 3, 45 of 44"};
        QTest::newRow("nothing delivered, 45 open")
            << manyOrders(0, {45}) << QStringList{"too-many-orders of 1, 45 of 44"};
        QTest::newRow("all 44 delivered, one more open")
            << manyOrders(44, {1}) << QStringList{"too-many-orders of 0 1, 45 of 44"};
    }
    void there_are_44_orders() { compareWarnings(); }

    void there_are_three_tiles_of_each_kind_data()
    {
        addColumns();
        QTest::newRow("three of a kind in three mines")
            << ended({named(0, 7, "", "light:gg"), named(0, 7, "", "light:gg"), named(0, 7, "", "light:gg")})
            << none;
        QTest::newRow("three of a kind in one mine")
            << ended({named(0, 10, "", "light:gg light:gg light:gg"), named(0, 5, "", "dark:k")}) << none;
        QTest::newRow("the dark ones are another kind")
            << ended({named(0, 10, "", "light:gg light:gg light:gg"), named(0, 6, "", "dark:gg")}) << none;
        QTest::newRow("those with one cart are another kind")
            << ended({named(0, 10, "", "light:gg light:gg light:gg"), named(0, 5, "", "light:g")}) << none;
        QTest::newRow("the fourth lies in another mine")
            << ended({named(0, 10, "", "light:gg light:gg light:gg"), named(0, 4, "", ""),
                      named(0, 6, "", "light:gg")})
            << QStringList{"too-many-tiles of 0 2, 4 of 3, light:gg"};
        QTest::newRow("four in one mine")
            << ended({named(0, 4, "", ""), named(0, 8, "", "dark:k dark:k dark:k dark:k")})
            << QStringList{"too-many-tiles of 1, 4 of 3, dark:k"};
    }
    void there_are_three_tiles_of_each_kind() { compareWarnings(); }

    void there_are_24_tiles_of_each_side_data()
    {
        addColumns();
        QTest::newRow("24 light and 24 dark ones")
            << ended({counted(0, 28, 0, 20, 4), counted(0, 28, 0, 4, 20)}) << none;
        QTest::newRow("25 light ones") << ended({counted(0, 28, 0, 20, 4), counted(0, 29, 0, 5, 20)})
                                       << QStringList{"too-many-tiles of 0 1, 25 of 24, light"};
        QTest::newRow("25 dark ones, all in one mine")
            << ended({counted(0, 7, 0, 3, 0), counted(0, 29, 0, 0, 25)})
            << QStringList{"too-many-tiles of 1, 25 of 24, dark"};
        QTest::newRow("too many on both sides")
            << ended({counted(0, 29, 0, 25, 0), counted(0, 0, 0, 0, 0), counted(0, 30, 0, 0, 26)})
            << QStringList{"too-many-tiles of 0, 25 of 24, light", "too-many-tiles of 2, 26 of 24, dark"};
        QTest::newRow("named and counted tiles together")
            << ended({named(0, 5, "", "light:g"), counted(0, 28, 0, 24, 0)})
            << QStringList{"too-many-tiles of 0 1, 25 of 24, light"};
    }
    void there_are_24_tiles_of_each_side() { compareWarnings(); }

    void there_are_64_cubes_data()
    {
        addColumns();
        QTest::newRow("all 64 in the mines")
            << ended({counted(0, 30, 0, 0, 0), counted(0, 34, 0, 0, 0)}) << none;
        QTest::newRow("one more than there are")
            << ended({counted(0, 31, 0, 0, 0), counted(0, 0, 0, 0, 0), counted(0, 34, 0, 0, 0)})
            << QStringList{"too-many-cubes of 0 2, 65 of 64"};
        QTest::newRow("one player claims 65") << ended({counted(0, 0, 0, 0, 0), counted(0, 65, 0, 0, 0)})
                                              << QStringList{"too-many-cubes of 1, 65 of 64"};
    }
    void there_are_64_cubes() { compareWarnings(); }

    void what_was_delivered_stays_delivered_data()
    {
        addColumns();
        Game grown = emptyGame(2, 3);
        grown.shifts[0][0].delivered = orders("truck:kk");
        grown.shifts[1][0].delivered = orders("train:g truck:kk");
        grown.shifts[2][0].delivered = orders("truck:y train:g truck:kk");
        Game swapped = emptyGame(3, 2);
        swapped.shifts[0][2].delivered = orders("truck:kk");
        swapped.shifts[1][2].delivered = orders("truck:k train:g");
        Game lostLate = emptyGame(2, 3);
        lostLate.shifts[0][0].delivered = orders("truck:kk");
        lostLate.shifts[1][0].delivered = orders("truck:kk train:g");
        lostLate.shifts[2][0].delivered = orders("train:g");
        Game bothLost = emptyGame(2, 2);
        bothLost.shifts[0] = {holding("truck:y truck:b"), holding("train:g")};
        Game missingOnce = emptyGame(2, 3);
        missingOnce.shifts[0][1].delivered = orders("truck:y");
        missingOnce.shifts[2][1].delivered = orders("truck:y");

        QTest::newRow("the same cards as before") << delivered({"truck:kk", "train:g"}) << none;
        QTest::newRow("more cards in another order") << grown << none;
        QTest::newRow("more cards than before, but one of the old ones is gone")
            << swapped << QStringList{"deliveries-shrink of 2, shift 2, truck:kk"};
        QTest::newRow("gone after the third shift")
            << lostLate << QStringList{"deliveries-shrink of 0, shift 3, truck:kk"};
        QTest::newRow("two players lost everything: a warning for each card")
            << bothLost
            << QStringList{"deliveries-shrink of 0, shift 2, truck:y",
                           "deliveries-shrink of 0, shift 2, truck:b",
                           "deliveries-shrink of 1, shift 2, train:g"};
        QTest::newRow("forgotten after shift 2, there again after shift 3")
            << missingOnce << QStringList{"deliveries-shrink of 1, shift 2, truck:y"};
    }
    void what_was_delivered_stays_delivered() { compareWarnings(); }

    void nobody_has_more_workers_in_the_factory_than_at_all_data()
    {
        addColumns();
        QTest::newRow("two players: 18") << inTheFactory({18, 18}, 1) << none;
        QTest::newRow("two players: 19")
            << inTheFactory({18, 19}, 1) << QStringList{"too-many-workers of 1, shift 1, 19 of 18"};
        QTest::newRow("three players: 15") << inTheFactory({15, 0, 15}, 2) << none;
        QTest::newRow("three players: 16")
            << inTheFactory({0, 0, 16}, 2) << QStringList{"too-many-workers of 2, shift 2, 16 of 15"};
        QTest::newRow("four players: 13") << inTheFactory({13, 13, 13, 13}, 3) << none;
        QTest::newRow("four players: 14, two of them: a warning for each")
            << inTheFactory({14, 0, 13, 15}, 3)
            << QStringList{"too-many-workers of 0, shift 3, 14 of 13",
                           "too-many-workers of 3, shift 3, 15 of 13"};
    }
    void nobody_has_more_workers_in_the_factory_than_at_all() { compareWarnings(); }

    void warnings_come_check_by_check_data()
    {
        addColumns();
        Game game = finishedGame(2);
        game.shifts[0] = {holding("truck:y", {{0, 0, 0, 1}}, 19), holding("train:g", {{0, 0, 2, 0}})};
        game.shifts[1] = {holding("truck:y", {{0, 0, 0, 0}}), holding("", {{0, 0, 2, 0}})};
        game.shifts[2] = {holding("truck:y", {{0, 0, 0, 0}}), holding("truck:y train:g", {{0, 0, 2, 0}})};
        game.final = FinalState{named(0, 3, "", ""), named(0, 62, "", "light:y light:y light:y light:y")};
        (*game.final)[0].openOrders = 42;
        QTest::newRow("all nine at once") << game
                                          << QStringList{
                                                 "duplicate-order of 0 1, 2 of 1, truck:y",
                                                 "too-many-orders of 0 1, 45 of 44",
                                                 "too-many-tiles of 1, 4 of 3, light:y",
                                                 "too-many-cubes of 0 1, 65 of 64",
                                                 "too-few-cubes of 0, 3 of 4",
                                                 "too-many-empty-carts of 1, 2 of 1, grey",
                                                 "deliveries-shrink of 1, shift 2, train:g",
                                                 "empty-carts-shrink of 0, shift 2, 0 of 1, black",
                                                 "too-many-workers of 0, shift 1, 19 of 18",
                                             };
    }
    void warnings_come_check_by_check() { compareWarnings(); }
};

APPLESS_STORY(CoalBaronChecksTest)
#include "coal_baron_checks_test.moc"
