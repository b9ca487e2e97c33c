// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QtTest>

#include "coal_baron_warnings.h"
#include "tests/stories.h"

using namespace scoring;
using namespace scoring::coal_baron;

namespace {

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

// A player with these tiles whose carts are empty as counted.
Game withCubes(int cubes, const char *tileNames, PerCoal carts)
{
    Game game = finishedGame(2);
    game.final = FinalState{counted(0, 40, 0, 0, 0), named(0, cubes, "", tileNames)};
    game.shifts[2][1].emptyCarts = carts;
    return game;
}

} // namespace

class CoalBaronCartChecksTest : public QObject
{
    Q_OBJECT

private slots:
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
};

APPLESS_STORY(CoalBaronCartChecksTest)
#include "coal_baron_cart_checks_test.moc"
