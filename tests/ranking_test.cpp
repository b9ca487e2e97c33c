// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QtTest>

#include "score_words.h"
#include "scoring/ranking.h"
#include "tests/stories.h"

using namespace scoring;

namespace {

using TieBreaks = std::vector<TieBreak>;

void addRankingColumns()
{
    QTest::addColumn<std::vector<int>>("points");
    QTest::addColumn<TieBreaks>("tieBreaks");
    QTest::addColumn<QList<int>>("ranks");
    QTest::addColumn<QList<int>>("winners");
    QTest::addColumn<DecidedBy>("decidedBy");
}

void compareRanking()
{
    QFETCH(std::vector<int>, points);
    QFETCH(TieBreaks, tieBreaks);
    QFETCH(QList<int>, ranks);
    QFETCH(QList<int>, winners);
    QFETCH(DecidedBy, decidedBy);

    const Ranking ranking = rank(points, tieBreaks);
    QCOMPARE(listOf(ranking.ranks), ranks);
    QCOMPARE(listOf(ranking.winners), winners);
    QCOMPARE(ranking.decidedBy, decidedBy);
}

TieBreak marks(std::vector<int> values)
{
    return {DecidedBy::Marks, std::move(values)};
}

TieBreak goals(std::vector<int> values)
{
    return {DecidedBy::Goals, std::move(values)};
}

TieBreak cubes(std::vector<int> values)
{
    return {DecidedBy::Cubes, std::move(values)};
}

using Points = std::vector<int>;

} // namespace

class RankingTest : public QObject
{
    Q_OBJECT

private slots:
    void most_points_win_data()
    {
        addRankingColumns();
        QTest::newRow("everyone has different points")
            << Points{40, 57, 49} << TieBreaks{} << QList{3, 1, 2} << QList{1} << DecidedBy::Points;
        QTest::newRow("two players") << Points{57, 49} << TieBreaks{} << QList{1, 2} << QList{0}
                                     << DecidedBy::Points;
        QTest::newRow("one point ahead is enough")
            << Points{48, 49} << TieBreaks{} << QList{2, 1} << QList{1} << DecidedBy::Points;
        QTest::newRow("all below zero: the least bad wins")
            << Points{-5, -2, -9} << TieBreaks{} << QList{2, 1, 3} << QList{1} << DecidedBy::Points;
        QTest::newRow("a tie-break never outweighs a point")
            << Points{50, 49} << TieBreaks{marks({0, 4})} << QList{1, 2} << QList{0} << DecidedBy::Points;
    }
    void most_points_win() { compareRanking(); }

    void who_is_equal_shares_a_rank_and_the_next_ranks_are_left_out_data()
    {
        addRankingColumns();
        QTest::newRow("two in front: 1, 1, 3")
            << Points{50, 50, 40} << TieBreaks{} << QList{1, 1, 3} << QList{0, 1} << DecidedBy::Shared;
        QTest::newRow("two behind the winner: 1, 2, 2, 4")
            << Points{40, 50, 30, 40} << TieBreaks{} << QList{2, 1, 4, 2} << QList{1} << DecidedBy::Points;
        QTest::newRow("two at the end: 1, 2, 3, 3")
            << Points{30, 40, 50, 30} << TieBreaks{} << QList{3, 2, 1, 3} << QList{2} << DecidedBy::Points;
        QTest::newRow("three in front: 1, 1, 1, 4")
            << Points{50, 10, 50, 50} << TieBreaks{} << QList{1, 4, 1, 1} << QList{0, 2, 3}
            << DecidedBy::Shared;
        QTest::newRow("everyone equal") << Points{0, 0, 0, 0} << TieBreaks{} << QList{1, 1, 1, 1}
                                        << QList{0, 1, 2, 3} << DecidedBy::Shared;
        QTest::newRow("two pairs: 1, 1, 3, 3")
            << Points{20, 30, 30, 20} << TieBreaks{} << QList{3, 1, 1, 3} << QList{1, 2} << DecidedBy::Shared;
    }
    void who_is_equal_shares_a_rank_and_the_next_ranks_are_left_out() { compareRanking(); }

    void a_tie_break_is_asked_only_among_the_tied_data()
    {
        addRankingColumns();
        QTest::newRow("two level on points, more marks win")
            << Points{50, 50} << TieBreaks{marks({2, 4})} << QList{2, 1} << QList{1} << DecidedBy::Marks;
        QTest::newRow("the third has most marks, but fewer points")
            << Points{50, 50, 49} << TieBreaks{marks({1, 0, 4})} << QList{1, 2, 3} << QList{0}
            << DecidedBy::Marks;
        QTest::newRow("level on points and marks: the victory is shared")
            << Points{50, 50, 49} << TieBreaks{marks({3, 3, 4})} << QList{1, 1, 3} << QList{0, 1}
            << DecidedBy::Shared;
        QTest::newRow("three level on points, two of them on marks too")
            << Points{50, 50, 50} << TieBreaks{marks({3, 1, 3})} << QList{1, 3, 1} << QList{0, 2}
            << DecidedBy::Shared;
        QTest::newRow("the tie-break also ranks those who did not win")
            << Points{60, 50, 50} << TieBreaks{marks({0, 1, 2})} << QList{1, 3, 2} << QList{0}
            << DecidedBy::Points;
        QTest::newRow("not even the tie-break parts the losers")
            << Points{50, 60, 50} << TieBreaks{marks({2, 0, 2})} << QList{2, 1, 2} << QList{1}
            << DecidedBy::Points;
    }
    void a_tie_break_is_asked_only_among_the_tied() { compareRanking(); }

    void what_settled_the_game_is_the_last_step_the_winner_needed_data()
    {
        addRankingColumns();
        QTest::newRow("points alone: no later step was looked at")
            << Points{9, 8} << TieBreaks{goals({1, 5}), cubes({1, 5})} << QList{1, 2} << QList{0}
            << DecidedBy::Points;
        QTest::newRow("level on points: the first tie-break settles it, the second is not asked")
            << Points{9, 9} << TieBreaks{goals({4, 5}), cubes({7, 1})} << QList{2, 1} << QList{1}
            << DecidedBy::Goals;
        QTest::newRow("level on points and goals: the second tie-break settles it")
            << Points{9, 9} << TieBreaks{goals({5, 5}), cubes({7, 1})} << QList{1, 2} << QList{0}
            << DecidedBy::Cubes;
        QTest::newRow("level on everything") << Points{9, 9} << TieBreaks{goals({5, 5}), cubes({7, 7})}
                                             << QList{1, 1} << QList{0, 1} << DecidedBy::Shared;
        QTest::newRow("one rival falls back on goals, the other only on cubes")
            << Points{9, 9, 9} << TieBreaks{goals({5, 4, 5}), cubes({3, 9, 2})} << QList{1, 3, 2} << QList{0}
            << DecidedBy::Cubes;
        QTest::newRow("one rival falls back on points, the other only on goals")
            << Points{9, 8, 9} << TieBreaks{goals({5, 9, 4}), cubes({0, 9, 9})} << QList{1, 3, 2} << QList{0}
            << DecidedBy::Goals;
    }
    void what_settled_the_game_is_the_last_step_the_winner_needed() { compareRanking(); }
};

APPLESS_STORY(RankingTest)
#include "ranking_test.moc"
