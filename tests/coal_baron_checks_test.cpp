// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QtTest>

#include "coal_baron_helpers.h"

#include <array>

using namespace scoring;
using namespace scoring::coal_baron;

namespace {

QString text(std::string_view words)
{
    return QString::fromUtf8(words.data(), static_cast<qsizetype>(words.size()));
}

// "too-many-workers of 0 1, shift 2, 19 of 18", with the piece in question at the end.
QString inWords(const Warning &warning)
{
    constexpr std::array codes{"duplicate-order",   "too-many-orders",    "too-many-tiles",
                               "too-many-cubes",    "too-few-cubes",      "too-many-empty-carts",
                               "deliveries-shrink", "empty-carts-shrink", "too-many-workers"};
    QString words = codes.at(static_cast<std::size_t>(warning.code));
    words += " of";
    for (const int player : warning.players)
        words += " " + QString::number(player);
    if (warning.shift > 0)
        words += ", shift " + QString::number(warning.shift);
    if (warning.limit > 0 || warning.found > 0)
        words += ", " + QString::number(warning.found) + " of " + QString::number(warning.limit);
    if (warning.order)
        words += ", " + text(name(*warning.order));
    if (warning.tile)
        words += ", " + text(name(*warning.tile));
    if (warning.side)
        words += ", " + text(sideNames[at(*warning.side)]);
    if (warning.coal)
        words += ", " + text(coalNames[at(*warning.coal)]);
    return words;
}

void addColumns()
{
    QTest::addColumn<Game>("game");
    QTest::addColumn<QStringList>("warnings");
}

void compareWarnings()
{
    QFETCH(Game, game);
    QFETCH(QStringList, warnings);

    QStringList found;
    for (const Warning &warning : check(game))
        found.append(inWords(warning));
    QCOMPARE(found, warnings);
}

const QStringList none;

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

// Games of which only the end is interesting. Who is left without a cube has emptied the printed carts.
Game ended(FinalState final)
{
    Game game = finishedGame(static_cast<int>(final.size()));
    for (ShiftState &shift : game.shifts) {
        for (std::size_t seat = 0; seat < final.size(); ++seat) {
            if (final[seat].cubes == 0)
                shift[seat].emptyCarts = {{1, 1, 1, 1}};
        }
    }
    game.final = std::move(final);
    return game;
}

// Games of which only the empty carts are interesting, a row of players per shift.
Game emptied(const std::vector<std::vector<PerCoal>> &shifts)
{
    Game game;
    for (const std::vector<PerCoal> &players : shifts) {
        ShiftState state;
        for (const PerCoal &carts : players)
            state.push_back(holding("", carts));
        game.shifts.push_back(std::move(state));
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

// A player with these tiles whose carts are empty as counted.
Game withCubes(int cubes, const char *tileNames, PerCoal carts)
{
    Game game = finishedGame(2);
    game.final = FinalState{counted(0, 40, 0, 0, 0), named(0, cubes, "", tileNames)};
    game.shifts[2][1].emptyCarts = carts;
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

    void a_loaded_cart_holds_a_cube_data()
    {
        addColumns();
        QTest::newRow("no tiles: the four printed carts are loaded") << withCubes(4, "", {}) << none;
        QTest::newRow("no tiles, nothing raised, yet only 3 cubes")
            << withCubes(3, "", {}) << QStringList{"too-few-cubes of 1, 3 of 4"};
        QTest::newRow("one printed cart is empty: 3 cubes are enough")
            << withCubes(3, "", {{0, 1, 0, 0}}) << none;
        QTest::newRow("one printed cart is empty: 2 cubes are not")
            << withCubes(2, "", {{0, 1, 0, 0}}) << QStringList{"too-few-cubes of 1, 2 of 3"};
        QTest::newRow("7 carts, 3 grey ones empty, 4 cubes")
            << withCubes(4, "light:gg dark:k", {{0, 0, 3, 0}}) << none;
        QTest::newRow("7 carts, 3 grey ones empty, 3 cubes")
            << withCubes(3, "light:gg dark:k", {{0, 0, 3, 0}}) << QStringList{"too-few-cubes of 1, 3 of 4"};
        QTest::newRow("all carts empty: no cube is needed")
            << withCubes(0, "light:gg", {{1, 1, 3, 1}}) << none;
        QTest::newRow("more cubes than carts lie in cage and storage")
            << withCubes(9, "light:gg", {{1, 1, 3, 1}}) << none;
        QTest::newRow("an empty cart too many does not make up for a loaded one of another colour")
            << withCubes(2, "", {{2, 0, 0, 0}})
            << QStringList{"too-few-cubes of 1, 2 of 3", "too-many-empty-carts of 1, 2 of 1, yellow"};

        Game emptiedLate = withCubes(3, "", {{0, 1, 0, 0}});
        emptiedLate.shifts[1][1].emptyCarts = {};
        QTest::newRow("what counts is how empty the carts are at the end") << emptiedLate << none;
        QTest::newRow("three tiles that were only counted may have no more than three carts")
            << ended({counted(0, 7, 0, 2, 1), counted(0, 4, 0, 0, 0)}) << none;
        QTest::newRow("each player needs cubes of their own")
            << ended({named(0, 20, "", ""), named(0, 3, "", ""), named(0, 2, "", "")})
            << QStringList{"too-few-cubes of 1, 3 of 4", "too-few-cubes of 2, 2 of 4"};
    }
    void a_loaded_cart_holds_a_cube() { compareWarnings(); }

    void a_player_has_no_more_empty_carts_than_carts_data()
    {
        addColumns();
        QTest::newRow("the printed cart and both of a tile are empty")
            << withCubes(4, "light:yy", {{3, 0, 0, 0}}) << none;
        QTest::newRow("one more than that") << withCubes(4, "light:yy", {{4, 0, 0, 0}})
                                            << QStringList{"too-many-empty-carts of 1, 4 of 3, yellow"};
        QTest::newRow("tiles of another colour do not help")
            << withCubes(9, "light:kk dark:gg", {{0, 2, 0, 0}})
            << QStringList{"too-many-empty-carts of 1, 2 of 1, brown"};
        QTest::newRow("carts of both sides count together")
            << withCubes(4, "light:g dark:gg", {{0, 0, 4, 0}}) << none;
        QTest::newRow("too many of two colours: a warning for each")
            << withCubes(9, "", {{0, 0, 2, 3}})
            << QStringList{"too-many-empty-carts of 1, 2 of 1, grey",
                           "too-many-empty-carts of 1, 3 of 1, black"};
        QTest::newRow("tiles unknown: all 18 carts of a colour and the printed one")
            << emptied({{{}, {{0, 19, 0, 0}}, {}}}) << none;
        QTest::newRow("tiles unknown: one more than the box has for one player")
            << emptied({{{}, {{0, 20, 0, 0}}, {}}})
            << QStringList{"too-many-empty-carts of 1, 20 of 19, brown"};
    }
    void a_player_has_no_more_empty_carts_than_carts() { compareWarnings(); }

    void a_table_has_no_more_empty_carts_than_the_box_data()
    {
        addColumns();
        QTest::newRow("two players: 20 of a colour") << emptied({{{{10, 0, 0, 0}}, {{10, 0, 0, 0}}}}) << none;
        QTest::newRow("two players: 21 of a colour")
            << emptied({{{{10, 0, 0, 0}}, {{11, 0, 0, 0}}}})
            << QStringList{"too-many-empty-carts of 0 1, 21 of 20, yellow"};
        QTest::newRow("three players: 21 of a colour")
            << emptied({{{{0, 0, 7, 0}}, {{0, 0, 7, 0}}, {{0, 0, 7, 0}}}}) << none;
        QTest::newRow("three players: 22 of a colour, one of them has none")
            << emptied({{{{0, 0, 11, 0}}, {}, {{0, 0, 11, 0}}}})
            << QStringList{"too-many-empty-carts of 0 2, 22 of 21, grey"};
        QTest::newRow("four players: 22 of a colour")
            << emptied({{{{0, 0, 0, 5}}, {{0, 0, 0, 5}}, {{0, 0, 0, 6}}, {{0, 0, 0, 6}}}}) << none;
        QTest::newRow("four players: 23 of a colour")
            << emptied({{{{0, 0, 0, 5}}, {{0, 0, 0, 6}}, {{0, 0, 0, 6}}, {{0, 0, 0, 6}}}})
            << QStringList{"too-many-empty-carts of 0 1 2 3, 23 of 22, black"};
        QTest::newRow("the same carts after two shifts are no more carts")
            << emptied({{{{10, 0, 0, 0}}, {{10, 0, 0, 0}}}, {{{10, 0, 0, 0}}, {{10, 0, 0, 0}}}}) << none;
        QTest::newRow("20 each of every colour")
            << emptied({{{{10, 10, 10, 10}}, {{10, 10, 10, 10}}}}) << none;
    }
    void a_table_has_no_more_empty_carts_than_the_box() { compareWarnings(); }

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

    void an_empty_cart_stays_empty_data()
    {
        addColumns();
        QTest::newRow("as many as before") << emptied({{{{1, 2, 3, 4}}, {}}, {{{1, 2, 3, 4}}, {}}}) << none;
        QTest::newRow("more of one colour") << emptied({{{{1, 2, 3, 4}}, {}}, {{{1, 2, 3, 5}}, {}}}) << none;
        QTest::newRow("one grey cart fewer, though more in all")
            << emptied({{{}, {{1, 2, 3, 4}}}, {{}, {{2, 3, 2, 5}}}})
            << QStringList{"empty-carts-shrink of 1, shift 2, 2 of 3, grey"};
        QTest::newRow("from one to none in the third shift")
            << emptied({{{{1, 0, 0, 0}}, {}}, {{{1, 0, 0, 0}}, {}}, {{}, {}}})
            << QStringList{"empty-carts-shrink of 0, shift 3, 0 of 1, yellow"};
        QTest::newRow("two colours of two players: a warning for each")
            << emptied({{{{0, 1, 0, 0}}, {}, {{0, 0, 0, 2}}}, {{}, {}, {{0, 0, 0, 1}}}})
            << QStringList{"empty-carts-shrink of 0, shift 2, 0 of 1, brown",
                           "empty-carts-shrink of 2, shift 2, 1 of 2, black"};
    }
    void an_empty_cart_stays_empty() { compareWarnings(); }

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

QTEST_APPLESS_MAIN(CoalBaronChecksTest)
#include "coal_baron_checks_test.moc"
