// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QtTest>

#include "coal_baron_helpers.h"
#include "score_words.h"
#include "tests/stories.h"

using namespace scoring;
using namespace scoring::coal_baron;

namespace {

// Three players over three shifts, small enough to be added up by hand.
Game smallGame()
{
    Game game = finishedGame(3);
    game.startingPlayer = Seat{1};
    game.shifts[0] = {holding("truck:yy", {{1, 0, 0, 0}}, 2), holding("wheelbarrow:k", {}, 2),
                      holding("", {}, 1)};
    game.shifts[1] = {holding("truck:yy train:b", {{1, 0, 0, 0}}, 0),
                      holding("wheelbarrow:k", {{0, 0, 0, 1}}, 0),
                      holding("horse-cart:gg", {{0, 0, 1, 0}}, 3)};
    game.shifts[2] = {holding("truck:yy train:b", {{2, 0, 0, 0}}, 1),
                      holding("wheelbarrow:k train:ybgk", {{1, 1, 1, 1}}, 0),
                      holding("horse-cart:gg", {{0, 0, 1, 0}}, 0)};
    game.final = FinalState{counted(7, 5, 1, 3, 0), counted(12, 8, 0, 2, 2), counted(4, 4, 3, 0, 1)};
    return game;
}

Line lineNamed(const std::string &wanted, const std::vector<Line> &lines)
{
    for (const Line &line : lines) {
        if (id(line) == wanted)
            return line;
    }
    qFatal("the score lacks the line %s", wanted.c_str());
}

} // namespace

class CoalBaronFinalTest : public QObject
{
    Q_OBJECT

private slots:
    void the_final_reckoning_has_four_items_data()
    {
        QTest::addColumn<FinalHoldings>("player");
        QTest::addColumn<QList<int>>("counts");
        QTest::addColumn<QList<int>>("points");
        QTest::addColumn<int>("left");

        QTest::newRow(
            "worked example 5: 7 marks, 4 cubes, 1 open order, 7 light against 4 dark tiles make -5")
            << counted(7, 1 + 1 + 1 + 1, 1, 7, 4) << QList{7, 4, 1, 3} << QList{1, 1, -1, -6} << 2;
        QTest::newRow("nothing at all")
            << counted(0, 0, 0, 0, 0) << QList{0, 0, 0, 0} << QList{0, 0, 0, 0} << 0;
        QTest::newRow("4 marks are not yet a point")
            << counted(4, 0, 0, 0, 0) << QList{4, 0, 0, 0} << QList{0, 0, 0, 0} << 4;
        QTest::newRow("5 marks are a point")
            << counted(5, 0, 0, 0, 0) << QList{5, 0, 0, 0} << QList{1, 0, 0, 0} << 0;
        QTest::newRow("9 marks are one point, 4 are left")
            << counted(9, 0, 0, 0, 0) << QList{9, 0, 0, 0} << QList{1, 0, 0, 0} << 4;
        QTest::newRow("33 marks are six points")
            << counted(33, 0, 0, 0, 0) << QList{33, 0, 0, 0} << QList{6, 0, 0, 0} << 3;
        QTest::newRow("2 cubes are not yet a point")
            << counted(0, 2, 0, 0, 0) << QList{0, 2, 0, 0} << QList{0, 0, 0, 0} << 0;
        QTest::newRow("3 cubes are a point")
            << counted(0, 3, 0, 0, 0) << QList{0, 3, 0, 0} << QList{0, 1, 0, 0} << 0;
        QTest::newRow("17 cubes are five points")
            << counted(0, 17, 0, 0, 0) << QList{0, 17, 0, 0} << QList{0, 5, 0, 0} << 0;
        QTest::newRow("every open order costs a point")
            << counted(0, 0, 6, 0, 0) << QList{0, 0, 6, 0} << QList{0, 0, -6, 0} << 0;
        QTest::newRow("one light tile too many costs two points")
            << counted(0, 0, 0, 5, 4) << QList{0, 0, 0, 1} << QList{0, 0, 0, -2} << 0;
        QTest::newRow("too many dark tiles cost as much")
            << counted(0, 0, 0, 2, 6) << QList{0, 0, 0, 4} << QList{0, 0, 0, -8} << 0;
        QTest::newRow("a balanced mine costs nothing")
            << counted(0, 0, 0, 6, 6) << QList{0, 0, 0, 0} << QList{0, 0, 0, 0} << 0;
        QTest::newRow("the balance looks at the whole mine, not at each level")
            << named(0, 0, "", "light:y light:yy dark:k dark:kk") << QList{0, 0, 0, 0} << QList{0, 0, 0, 0}
            << 0;
        QTest::newRow("tiles are balanced, not carts")
            << named(0, 0, "", "light:gg dark:g") << QList{0, 0, 0, 0} << QList{0, 0, 0, 0} << 0;
    }
    void the_final_reckoning_has_four_items()
    {
        QFETCH(FinalHoldings, player);
        QFETCH(QList<int>, counts);
        QFETCH(QList<int>, points);
        QFETCH(int, left);

        // A neighbour with other numbers, to see that each is paid for their own.
        const FinalState state{counted(10, 6, 2, 1, 0), player};
        const std::vector<Line> lines = finalLines(state);
        QCOMPARE(idsOf(lines),
                 (QStringList{"final.marks", "final.cubes", "final.openOrders", "final.balance"}));

        QList<int> neighbour, foundCounts, foundPoints;
        for (const Line &line : lines) {
            neighbour.append(line.awards[0].points);
            foundCounts.append(line.awards[1].count);
            foundPoints.append(line.awards[1].points);
            QCOMPARE(line.awards[1].reason, Reason::Counted);
        }
        QCOMPARE(foundCounts, counts);
        QCOMPARE(foundPoints, points);
        QCOMPARE(neighbour, (QList{2, 2, -2, -2}));
        QCOMPARE(listOf(marksLeft(state)), (QList{0, left}));
        QCOMPARE(totals(lines, 2)[1], points[0] + points[1] + points[2] + points[3]);
    }

    void open_orders_known_by_name_are_listed()
    {
        const FinalState state{named(0, 0, "truck:yy train:k", ""), counted(0, 0, 2, 0, 0)};
        const std::vector<Line> lines = finalLines(state);
        const std::vector<CountedPiece> listed{{static_cast<std::uint8_t>(orders("truck:yy")[0]), 1},
                                               {static_cast<std::uint8_t>(orders("train:k")[0]), 1}};
        QCOMPARE(lines[2].awards[0], (Award{2, -2, Reason::Counted, listed}));
        QCOMPARE(lines[2].awards[1], (Award{2, -2, Reason::Counted, {}}));
    }

    void the_whole_game_is_the_sum_of_its_lines()
    {
        const Score result = score(smallGame());

        // Line by line, as it would be written on paper: three players each.
        const QList<QList<int>> written{
            // shift 1: the deliveries, then segments 1 to 4
            {3, 5, 0},
            {2, 0, 0},
            {0, 0, 0},
            {0, 0, 0},
            {0, 5, 0},
            // shift 2: the deliveries, then segments 1 to 8
            {3, 0, 7},
            {2, 0, 0},
            {3, 0, 0},
            {0, 0, 4},
            {0, 5, 0},
            {0, 6, 0},
            {0, 0, 7},
            {8, 0, 0},
            {9, 0, 0},
            // shift 3: the deliveries, then all segments
            {0, 10, 0},
            {2, 1, 0},
            {3, 3, 0},
            {0, 2, 4},
            {0, 5, 0},
            {0, 6, 0},
            {0, 0, 7},
            {8, 0, 0},
            {4, 9, 0},
            {10, 5, 0},
            {0, 11, 0},
            {0, 12, 12},
            {0, 13, 0},
            // the end: marks, cubes, open orders, balance
            {1, 2, 0},
            {1, 2, 1},
            {-1, 0, -3},
            {-6, 0, -2},
        };
        QList<QList<int>> found;
        for (const Line &line : result.lines)
            found.append(pointsOf(line.awards));
        QCOMPARE(found, written);

        QList<int> sums{0, 0, 0};
        for (const QList<int> &line : written) {
            for (int seat = 0; seat < 3; ++seat)
                sums[seat] += line[seat];
        }
        QCOMPARE(listOf(result.totals), sums);
        QCOMPARE(listOf(result.totals), (QList{52, 102, 37}));
        QCOMPARE(listOf(result.ranking.ranks), (QList{2, 1, 3}));
        QCOMPARE(listOf(result.ranking.winners), QList{1});
        QCOMPARE(result.ranking.decidedBy, DecidedBy::Points);
        QCOMPARE(listOf(result.marksLeft), (QList{2, 2, 4}));
    }

    void the_options_reach_the_score()
    {
        Game game = smallGame();
        game.shifts[2][2].delivered = {};
        game.options = {.secondPlaceTruckTrain = 3, .cartsNeedDelivery = true};

        const std::vector<Line> lines = score(game).lines;
        QCOMPARE(pointsOf(lineNamed("shift3.segment8", lines).awards), (QList{3, 9, 0}));
        QCOMPARE(pointsOf(lineNamed("shift3.segment11", lines).awards), (QList{0, 12, 0}));
        QCOMPARE(lineNamed("shift3.segment11", lines).awards[2].reason, Reason::NoDelivery);
    }

    void the_lines_come_in_the_order_of_play_data()
    {
        QTest::addColumn<Game>("game");
        QTest::addColumn<QStringList>("ids");

        const QStringList first{"shift1.delivery", "shift1.segment1", "shift1.segment2", "shift1.segment3",
                                "shift1.segment4"};
        const QStringList second =
            first + QStringList{"shift2.delivery", "shift2.segment1", "shift2.segment2",
                                "shift2.segment3", "shift2.segment4", "shift2.segment5",
                                "shift2.segment6", "shift2.segment7", "shift2.segment8"};
        const QStringList third =
            second + QStringList{"shift3.delivery", "shift3.segment1", "shift3.segment2",  "shift3.segment3",
                                 "shift3.segment4", "shift3.segment5", "shift3.segment6",  "shift3.segment7",
                                 "shift3.segment8", "shift3.segment9", "shift3.segment10", "shift3.segment11",
                                 "shift3.segment12"};
        const QStringList end =
            third + QStringList{"final.marks", "final.cubes", "final.openOrders", "final.balance"};
        QTest::newRow("one shift played") << emptyGame(2, 1) << first;
        QTest::newRow("two shifts played") << emptyGame(3, 2) << second;
        QTest::newRow("three shifts played, the end not yet counted") << emptyGame(4, 3) << third;
        QTest::newRow("the game is over") << finishedGame(4) << end;
    }
    void the_lines_come_in_the_order_of_play()
    {
        QFETCH(Game, game);
        QFETCH(QStringList, ids);

        const Score result = score(game);
        QCOMPARE(idsOf(result.lines), ids);
        for (const Line &line : result.lines)
            QCOMPARE(line.awards.size(), game.shifts.front().size());
    }

    void most_points_win_then_most_marks_left_then_the_victory_is_shared_data()
    {
        QTest::addColumn<FinalState>("final");
        QTest::addColumn<QList<int>>("totals");
        QTest::addColumn<QList<int>>("left");
        QTest::addColumn<QList<int>>("ranks");
        QTest::addColumn<QList<int>>("winners");
        QTest::addColumn<DecidedBy>("decidedBy");

        QTest::newRow("10 marks against 9: a point ahead, though fewer marks are left")
            << FinalState{counted(10, 0, 0, 0, 0), counted(9, 0, 0, 0, 0)} << QList{2, 1} << QList{0, 4}
            << QList{1, 2} << QList{0} << DecidedBy::Points;
        QTest::newRow("7 marks against 9: level on points, more marks are left")
            << FinalState{counted(7, 0, 0, 0, 0), counted(9, 0, 0, 0, 0)} << QList{1, 1} << QList{2, 4}
            << QList{2, 1} << QList{1} << DecidedBy::Marks;
        QTest::newRow(
            "marks already turned into points do not count: 10 marks lose to 2 cubes points and 1 mark")
            << FinalState{counted(10, 0, 0, 0, 0), counted(1, 6, 0, 0, 0)} << QList{2, 2} << QList{0, 1}
            << QList{2, 1} << QList{1} << DecidedBy::Marks;
        QTest::newRow("level on points and on marks left")
            << FinalState{counted(8, 0, 0, 0, 0), counted(3, 3, 0, 0, 0)} << QList{1, 1} << QList{3, 3}
            << QList{1, 1} << QList{0, 1} << DecidedBy::Shared;
        QTest::newRow("two of three share the victory")
            << FinalState{counted(6, 0, 0, 0, 0), counted(6, 0, 0, 0, 0), counted(5, 0, 0, 0, 0)}
            << QList{1, 1, 1} << QList{1, 1, 0} << QList{1, 1, 3} << QList{0, 1} << DecidedBy::Shared;
        QTest::newRow("all four share the victory")
            << FinalState(4) << QList{0, 0, 0, 0} << QList{0, 0, 0, 0} << QList{1, 1, 1, 1}
            << QList{0, 1, 2, 3} << DecidedBy::Shared;
        QTest::newRow("scores fall below zero, and the least bad wins")
            << FinalState{counted(7, 4, 1, 7, 4), counted(0, 0, 4, 0, 0), counted(0, 0, 0, 0, 3)}
            << QList{-5, -4, -6} << QList{2, 0, 0} << QList{2, 1, 3} << QList{1} << DecidedBy::Points;
        QTest::newRow("level below zero: marks decide there too")
            << FinalState{counted(1, 0, 4, 0, 0), counted(2, 0, 0, 2, 0)} << QList{-4, -4} << QList{1, 2}
            << QList{2, 1} << QList{1} << DecidedBy::Marks;
        QTest::newRow("marks part the losers as well")
            << FinalState{counted(0, 9, 0, 0, 0), counted(6, 0, 0, 0, 0), counted(7, 0, 0, 0, 0)}
            << QList{3, 1, 1} << QList{0, 1, 2} << QList{1, 3, 2} << QList{0} << DecidedBy::Points;
    }
    void most_points_win_then_most_marks_left_then_the_victory_is_shared()
    {
        QFETCH(FinalState, final);
        QFETCH(QList<int>, totals);
        QFETCH(QList<int>, left);
        QFETCH(QList<int>, ranks);
        QFETCH(QList<int>, winners);
        QFETCH(DecidedBy, decidedBy);

        Game game = finishedGame(static_cast<int>(final.size()));
        game.final = final;
        const Score result = score(game);
        QCOMPARE(listOf(result.totals), totals);
        QCOMPARE(listOf(result.marksLeft), left);
        QCOMPARE(listOf(result.ranking.ranks), ranks);
        QCOMPARE(listOf(result.ranking.winners), winners);
        QCOMPARE(result.ranking.decidedBy, decidedBy);
    }

    void a_game_under_way_has_no_tie_break_data()
    {
        QTest::addColumn<int>("shifts");
        QTest::addColumn<ShiftState>("last");
        QTest::addColumn<QList<int>>("totals");
        QTest::addColumn<QList<int>>("ranks");
        QTest::addColumn<QList<int>>("winners");
        QTest::addColumn<DecidedBy>("decidedBy");

        QTest::newRow("after shift 1 one player leads")
            << 1 << ShiftState{holding("truck:y"), holding("train:k"), holding("")} << QList{4, 10, 0}
            << QList{2, 1, 3} << QList{1} << DecidedBy::Points;
        QTest::newRow("after shift 1 two are level: both lead")
            << 1 << ShiftState{holding("truck:y"), holding(""), holding("train:y")} << QList{4, 0, 4}
            << QList{1, 3, 1} << QList{0, 2} << DecidedBy::Shared;
        QTest::newRow("after shift 3, before the end is counted, level players both lead")
            << 3 << ShiftState{holding("", {{1, 0, 0, 0}}), holding("", {{1, 0, 0, 0}})} << QList{10, 10}
            << QList{1, 1} << QList{0, 1} << DecidedBy::Shared;
    }
    void a_game_under_way_has_no_tie_break()
    {
        QFETCH(int, shifts);
        QFETCH(ShiftState, last);
        QFETCH(QList<int>, totals);
        QFETCH(QList<int>, ranks);
        QFETCH(QList<int>, winners);
        QFETCH(DecidedBy, decidedBy);

        Game game = emptyGame(static_cast<int>(last.size()), shifts);
        game.shifts.back() = last;
        const Score result = score(game);
        QCOMPARE(listOf(result.totals), totals);
        QVERIFY(result.marksLeft.empty());
        QCOMPARE(listOf(result.ranking.ranks), ranks);
        QCOMPARE(listOf(result.ranking.winners), winners);
        QCOMPARE(result.ranking.decidedBy, decidedBy);
    }

    void each_shift_but_the_last_names_who_starts_the_next_data()
    {
        QTest::addColumn<int>("shifts");
        QTest::addColumn<QList<int>>("starts");

        QTest::newRow("after shift 1") << 1 << QList{0};
        QTest::newRow("after shift 2: the tie is broken from the new starting player on") << 2 << QList{0, 1};
        QTest::newRow("after shift 3 nobody starts any more") << 3 << QList{0, 1};
    }
    void each_shift_but_the_last_names_who_starts_the_next()
    {
        QFETCH(int, shifts);
        QFETCH(QList<int>, starts);

        // Seat 2 starts the game; seat 0 has most workers in the first shift, everyone ties in the others.
        Game game = emptyGame(3, shifts);
        game.startingPlayer = Seat{2};
        game.shifts[0][0].factoryWorkers = 4;
        const Score result = score(game);
        QList<int> found;
        for (const NextStart &start : result.nextStarts)
            found.append(index(start.seat));
        QCOMPARE(found, starts);
    }

    void the_score_of_a_game_carries_its_warnings()
    {
        Game game = smallGame();
        QVERIFY(score(game).warnings.empty());
        game.shifts[2][2].delivered = orders("horse-cart:gg truck:yy");
        QCOMPARE(score(game).warnings.size(), std::size_t{1});
        QCOMPARE(score(game).warnings, check(game));
    }
};

APPLESS_STORY(CoalBaronFinalTest)
#include "coal_baron_final_test.moc"
