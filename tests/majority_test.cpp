// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QtTest>

#include "score_words.h"
#include "scoring/majority.h"
#include "tests/stories.h"

#include <algorithm>

using namespace scoring;
using enum Reason;

namespace {

std::vector<Award> awardsFor(const QList<int> &counts)
{
    std::vector<Award> awards;
    for (const int count : counts)
        awards.push_back({.count = count});
    return awards;
}

constexpr Places twoPlaces{{6, 3, 0}, 2};
constexpr Places firstOnly{{6, 3, 0}, 1};
constexpr Places threePlaces{{3, 2, 1}, 3};

void addMajorityColumns()
{
    QTest::addColumn<QList<int>>("counts");
    QTest::addColumn<QList<int>>("points");
    QTest::addColumn<QList<Reason>>("reasons");
}

void compareWith(const Places &places)
{
    QFETCH(QList<int>, counts);
    QFETCH(QList<int>, points);
    QFETCH(QList<Reason>, reasons);

    const std::vector<Award> awards = scoreMajority(awardsFor(counts), places);
    QCOMPARE(countsOf(awards), counts);
    QCOMPARE(pointsOf(awards), points);
    QCOMPARE(reasonsOf(awards), reasons);
}

} // namespace

class MajorityTest : public QObject
{
    Q_OBJECT

private slots:
    void the_rulebooks_example_of_two_segments_data()
    {
        addMajorityColumns();
        QTest::addColumn<int>("first");
        QTest::addColumn<int>("second");

        QTest::newRow("worked example 3: B and C tie on wheelbarrows, A is left without second place")
            << QList{2, 3, 3} << QList{0, 6, 6} << QList{NoSecondAfterTie, TiedFirst, TiedFirst} << 6 << 3;
        QTest::newRow("worked example 3: A leads with horse carts, B and C tie for second")
            << QList{6, 1, 1} << QList{7, 3, 3} << QList{First, TiedSecond, TiedSecond} << 7 << 3;
        QTest::newRow("worked example 3: nobody has delivered by truck")
            << QList{0, 0, 0} << QList{0, 0, 0} << QList{None, None, None} << 8 << 4;
        QTest::newRow("worked example 3: nobody has delivered by train")
            << QList{0, 0, 0} << QList{0, 0, 0} << QList{None, None, None} << 9 << 4;
    }
    void the_rulebooks_example_of_two_segments()
    {
        QFETCH(int, first);
        QFETCH(int, second);
        compareWith({{first, second, 0}, 2});
    }

    void most_pieces_take_first_place_and_the_next_most_second_data()
    {
        addMajorityColumns();
        QTest::newRow("a clear first and second, the third goes away empty")
            << QList{5, 3, 1} << QList{6, 3, 0} << QList{First, Second, Behind};
        QTest::newRow("it is the count that decides, not the seat")
            << QList{1, 3, 5} << QList{0, 3, 6} << QList{Behind, Second, First};
        QTest::newRow("one piece ahead is enough")
            << QList{8, 9, 7} << QList{3, 6, 0} << QList{Second, First, Behind};
        QTest::newRow("four players, two of them behind")
            << QList{2, 4, 1, 3} << QList{0, 6, 0, 3} << QList{Behind, First, Behind, Second};
        QTest::newRow("two tie behind second place: both get nothing")
            << QList{4, 3, 1, 1} << QList{6, 3, 0, 0} << QList{First, Second, Behind, Behind};
    }
    void most_pieces_take_first_place_and_the_next_most_second() { compareWith(twoPlaces); }

    void a_tie_for_first_takes_second_place_away_data()
    {
        addMajorityColumns();
        QTest::newRow("two tie for first: both get all of it, the third no second place")
            << QList{4, 4, 1} << QList{6, 6, 0} << QList{TiedFirst, TiedFirst, NoSecondAfterTie};
        QTest::newRow("the first and the last seat tie")
            << QList{4, 3, 4} << QList{6, 0, 6} << QList{TiedFirst, NoSecondAfterTie, TiedFirst};
        QTest::newRow("all three tie")
            << QList{2, 2, 2} << QList{6, 6, 6} << QList{TiedFirst, TiedFirst, TiedFirst};
        QTest::newRow("all four tie")
            << QList{1, 1, 1, 1} << QList{6, 6, 6, 6} << QList{TiedFirst, TiedFirst, TiedFirst, TiedFirst};
        QTest::newRow("three of four tie, the fourth is next behind the tie")
            << QList{5, 5, 4, 5} << QList{6, 6, 0, 6}
            << QList{TiedFirst, TiedFirst, NoSecondAfterTie, TiedFirst};
        QTest::newRow("two of four tie, the other two are next behind them together")
            << QList{5, 2, 5, 2} << QList{6, 0, 6, 0}
            << QList{TiedFirst, NoSecondAfterTie, TiedFirst, NoSecondAfterTie};
        QTest::newRow(
            "two of four tie: only the next one was robbed of second place, the last is simply behind")
            << QList{5, 5, 2, 1} << QList{6, 6, 0, 0}
            << QList{TiedFirst, TiedFirst, NoSecondAfterTie, Behind};
        QTest::newRow("two tie for first, the third holds none")
            << QList{3, 3, 0} << QList{6, 6, 0} << QList{TiedFirst, TiedFirst, None};
    }
    void a_tie_for_first_takes_second_place_away() { compareWith(twoPlaces); }

    void a_tie_for_second_pays_every_tied_player_data()
    {
        addMajorityColumns();
        QTest::newRow("two tie for second behind a clear first")
            << QList{5, 2, 2} << QList{6, 3, 3} << QList{First, TiedSecond, TiedSecond};
        QTest::newRow("two of four tie for second, the last is behind them")
            << QList{1, 2, 5, 2} << QList{0, 3, 6, 3} << QList{Behind, TiedSecond, First, TiedSecond};
        QTest::newRow("all three others tie for second")
            << QList{2, 2, 2, 5} << QList{3, 3, 3, 6} << QList{TiedSecond, TiedSecond, TiedSecond, First};
        QTest::newRow("two tie for second, the last holds none")
            << QList{5, 2, 2, 0} << QList{6, 3, 3, 0} << QList{First, TiedSecond, TiedSecond, None};
    }
    void a_tie_for_second_pays_every_tied_player() { compareWith(twoPlaces); }

    void two_players_have_no_second_place_data()
    {
        addMajorityColumns();
        QTest::newRow("the second of two gets nothing")
            << QList{3, 1} << QList{6, 0} << QList{First, NoSecondForTwo};
        QTest::newRow("whichever seat that is") << QList{2, 7} << QList{0, 6} << QList{NoSecondForTwo, First};
        QTest::newRow("both tie for first: both get it")
            << QList{4, 4} << QList{6, 6} << QList{TiedFirst, TiedFirst};
        QTest::newRow("the other holds none") << QList{1, 0} << QList{6, 0} << QList{First, None};
        QTest::newRow("neither holds one") << QList{0, 0} << QList{0, 0} << QList{None, None};
    }
    void two_players_have_no_second_place() { compareWith(firstOnly); }

    void a_count_of_zero_never_scores_data()
    {
        addMajorityColumns();
        QTest::newRow("nobody holds one") << QList{0, 0, 0} << QList{0, 0, 0} << QList{None, None, None};
        QTest::newRow("only one player holds one: there is no second")
            << QList{0, 1, 0} << QList{0, 6, 0} << QList{None, First, None};
        QTest::newRow("two hold one, two hold none")
            << QList{0, 2, 0, 1} << QList{0, 6, 0, 3} << QList{None, First, None, Second};
        QTest::newRow("all but one tie with nothing")
            << QList{0, 0, 0, 9} << QList{0, 0, 0, 6} << QList{None, None, None, First};
    }
    void a_count_of_zero_never_scores() { compareWith(twoPlaces); }

    void a_shared_place_fills_up_the_places_behind_it_data()
    {
        addMajorityColumns();
        QTest::newRow("three clear places and one behind")
            << QList{9, 7, 5, 3} << QList{3, 2, 1, 0} << QList{First, Second, Third, Behind};
        QTest::newRow("two tie for first: the next is third, nobody second")
            << QList{9, 9, 5, 3} << QList{3, 3, 1, 0} << QList{TiedFirst, TiedFirst, Third, Behind};
        QTest::newRow("two tie for first and two for third")
            << QList{5, 9, 9, 5} << QList{1, 3, 3, 1} << QList{TiedThird, TiedFirst, TiedFirst, TiedThird};
        QTest::newRow("three tie for first: all places are filled, the fourth gets nothing")
            << QList{9, 9, 9, 5} << QList{3, 3, 3, 0} << QList{TiedFirst, TiedFirst, TiedFirst, Behind};
        QTest::newRow("two tie for second: there is no third place")
            << QList{9, 7, 7, 5} << QList{3, 2, 2, 0} << QList{First, TiedSecond, TiedSecond, Behind};
        QTest::newRow("three tie for second")
            << QList{7, 7, 9, 7} << QList{2, 2, 3, 2} << QList{TiedSecond, TiedSecond, First, TiedSecond};
        QTest::newRow("two tie for third: both get it")
            << QList{9, 7, 5, 5} << QList{3, 2, 1, 1} << QList{First, Second, TiedThird, TiedThird};
        QTest::newRow("third place holds none: nobody is third")
            << QList{9, 7, 0, 0} << QList{3, 2, 0, 0} << QList{First, Second, None, None};
    }
    void a_shared_place_fills_up_the_places_behind_it() { compareWith(threePlaces); }

    void who_sits_where_makes_no_difference_data()
    {
        QTest::addColumn<QList<int>>("counts");

        QTest::newRow("all different") << QList{0, 1, 2, 3};
        QTest::newRow("a tie for first") << QList{1, 2, 3, 3};
        QTest::newRow("a tie for second") << QList{1, 2, 2, 3};
        QTest::newRow("a tie for third") << QList{1, 1, 2, 3};
    }
    void who_sits_where_makes_no_difference()
    {
        QFETCH(QList<int>, counts);

        // Counts in ascending order stand for the players; every seating must pay each count the same.
        const std::vector<Award> inOrder = scoreMajority(awardsFor(counts), threePlaces);
        QList<int> seating = counts;
        while (std::next_permutation(seating.begin(), seating.end())) {
            for (const Award &award : scoreMajority(awardsFor(seating), threePlaces))
                QCOMPARE(award, inOrder[static_cast<std::size_t>(counts.indexOf(award.count))]);
        }
    }

    void an_award_keeps_its_pieces_and_forgets_earlier_points()
    {
        const std::vector<CountedPiece> pieces{{7, 2}, {9, 1}};
        const std::vector<Award> counted{{3, 50, Reason::First, pieces}, {0, 40, Reason::Second, {}}};

        const std::vector<Award> awards = scoreMajority(counted, twoPlaces);
        QCOMPARE(awards[0], (Award{3, 6, Reason::First, pieces}));
        QCOMPARE(awards[1], (Award{0, 0, Reason::None, {}}));
    }
};

APPLESS_STORY(MajorityTest)
#include "majority_test.moc"
