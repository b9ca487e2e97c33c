// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QtTest>

#include "coal_baron_helpers.h"
#include "score_words.h"
#include "scoring/coal_baron/mine.h"
#include "tests/stories.h"

using namespace scoring;
using namespace scoring::coal_baron;
using enum Reason;

namespace {

const Segment &segment(int number)
{
    return shiftClock[static_cast<std::size_t>(number - 1)];
}

void addSegmentColumns()
{
    QTest::addColumn<ShiftState>("state");
    QTest::addColumn<int>("number");
    QTest::addColumn<QList<int>>("counts");
    QTest::addColumn<QList<int>>("points");
    QTest::addColumn<QList<Reason>>("reasons");
}

void compareSegment(const Options &options)
{
    QFETCH(ShiftState, state);
    QFETCH(int, number);
    QFETCH(QList<int>, counts);
    QFETCH(QList<int>, points);
    QFETCH(QList<Reason>, reasons);

    const Line line = segmentLine(3, segment(number), state, options);
    QCOMPARE(QString::fromStdString(id(line)), "shift3.segment" + QString::number(number));
    QCOMPARE(countsOf(line.awards), counts);
    QCOMPARE(pointsOf(line.awards), points);
    QCOMPARE(reasonsOf(line.awards), reasons);
}

constexpr Options secondPlacesThree{.secondPlaceTruckTrain = 3};
constexpr Options cartsNeedDelivery{.cartsNeedDelivery = true};

} // namespace

class CoalBaronSegmentsTest : public QObject
{
    Q_OBJECT

private slots:
    void delivered_orders_count_by_colour_and_by_vehicle_data()
    {
        QTest::addColumn<QString>("delivered");
        QTest::addColumn<QList<int>>("counts");

        QTest::newRow("worked example 1: horse cart ybgk, horse cart gg, wheelbarrow kk")
            << "horse-cart:ybgk horse-cart:gg wheelbarrow:kk" << QList{1, 1, 3, 3, 2, 6, 0, 0};
        QTest::newRow("worked example 1, gg and kk swapped: the counts are the same")
            << "horse-cart:ybgk horse-cart:kk wheelbarrow:gg" << QList{1, 1, 3, 3, 2, 6, 0, 0};
        QTest::newRow("nothing delivered") << "" << QList{0, 0, 0, 0, 0, 0, 0, 0};
        QTest::newRow("one card counts for its colour and for its vehicle")
            << "truck:yyy" << QList{3, 0, 0, 0, 0, 0, 3, 0};
        QTest::newRow("squares count, not cards") << "train:bbb train:b" << QList{0, 4, 0, 0, 0, 0, 0, 4};
        QTest::newRow("one order of each vehicle")
            << "wheelbarrow:y horse-cart:bb truck:kkk train:ybgk" << QList{2, 3, 1, 4, 1, 2, 3, 4};
    }
    void delivered_orders_count_by_colour_and_by_vehicle()
    {
        QFETCH(QString, delivered);
        QFETCH(QList<int>, counts);

        const ShiftState state{holding(delivered.toStdString()), holding("")};
        QList<int> found;
        for (int number = 1; number <= 8; ++number)
            found.append(segmentLine(2, segment(number), state, defaults).awards[0].count);
        QCOMPARE(found, counts);
    }

    void empty_carts_count_by_their_own_colour_data()
    {
        QTest::addColumn<PerCoal>("carts");
        QTest::addColumn<QList<int>>("counts");

        // Everything is raised from a mine with a light gg, a dark kk and a light k: the printed carts count
        // too.
        Mine mine = startingMine();
        addTile(mine, tileOf(Coal::Grey, 2, Side::Light), {Coal::Grey, Coal::Grey});
        addTile(mine, tileOf(Coal::Black, 2, Side::Dark), {Coal::Yellow, Coal::Yellow});
        addTile(mine, tileOf(Coal::Black, 1, Side::Light), {Coal::Black, Coal::Black});
        for (const Coal level : {Coal::Grey, Coal::Black}) {
            for (std::vector<Load> &tunnel : mine.carts[at(level)])
                tunnel.assign(tunnel.size(), std::nullopt);
        }
        QTest::newRow(
            "worked example 2: 3 grey carts (2+1) and 4 black ones (2+1+1), though two had held yellow cubes")
            << emptyCarts(mine) << QList{0, 0, 3, 4};
        QTest::newRow("worked example 2, counted by hand") << PerCoal{{0, 0, 3, 4}} << QList{0, 0, 3, 4};
        QTest::newRow("no empty cart") << noCarts << QList{0, 0, 0, 0};
        QTest::newRow("a few of each") << PerCoal{{4, 3, 2, 1}} << QList{4, 3, 2, 1};
    }
    void empty_carts_count_by_their_own_colour()
    {
        QFETCH(PerCoal, carts);
        QFETCH(QList<int>, counts);

        const ShiftState state{holding("", carts), holding("truck:kkk train:ggg")};
        QList<int> found;
        for (int number = 9; number <= 12; ++number) {
            const Line line = segmentLine(3, segment(number), state, defaults);
            found.append(line.awards[0].count);
            QCOMPARE(line.awards[1].count, 0);
        }
        QCOMPARE(found, counts);
    }

    void the_rulebooks_example_of_vehicle_segments_data()
    {
        addSegmentColumns();

        // A: wheelbarrow 2, horse cart 6. B: wheelbarrow 3, horse cart 1. C: wheelbarrow 3, horse cart 1.
        const ShiftState state{holding("wheelbarrow:kk horse-cart:ybgk horse-cart:gg"),
                               holding("wheelbarrow:bbb horse-cart:y"),
                               holding("wheelbarrow:ggg horse-cart:b")};
        QTest::newRow("worked example 3, segment 5: B and C tie for first, A gets nothing")
            << state << 5 << QList{2, 3, 3} << QList{0, 6, 6}
            << QList{NoSecondAfterTie, TiedFirst, TiedFirst};
        QTest::newRow("worked example 3, segment 6: A is first, B and C tie for second")
            << state << 6 << QList{6, 1, 1} << QList{7, 3, 3} << QList{First, TiedSecond, TiedSecond};
        QTest::newRow("worked example 3, segment 7: nobody delivered by truck")
            << state << 7 << QList{0, 0, 0} << QList{0, 0, 0} << QList{None, None, None};
        QTest::newRow("worked example 3, segment 8: nobody delivered by train")
            << state << 8 << QList{0, 0, 0} << QList{0, 0, 0} << QList{None, None, None};
    }
    void the_rulebooks_example_of_vehicle_segments() { compareSegment(defaults); }

    void each_segment_pays_what_is_printed_on_the_clock_data()
    {
        addSegmentColumns();

        const QList counts{2, 1, 0};
        const QList reasons{First, Second, None};
        const ShiftHoldings nobody;
        QTest::newRow("segment 1: yellow squares, 2 and 1")
            << ShiftState{holding("truck:yy"), holding("train:y"), nobody} << 1 << counts << QList{2, 1, 0}
            << reasons;
        QTest::newRow("segment 2: brown squares, 3 and 1")
            << ShiftState{holding("truck:bb"), holding("train:b"), nobody} << 2 << counts << QList{3, 1, 0}
            << reasons;
        QTest::newRow("segment 3: grey squares, 4 and 2")
            << ShiftState{holding("truck:gg"), holding("train:g"), nobody} << 3 << counts << QList{4, 2, 0}
            << reasons;
        QTest::newRow("segment 4: black squares, 5 and 2")
            << ShiftState{holding("truck:kk"), holding("train:k"), nobody} << 4 << counts << QList{5, 2, 0}
            << reasons;
        QTest::newRow("segment 5: wheelbarrows, 6 and 3")
            << ShiftState{holding("wheelbarrow:yy"), holding("wheelbarrow:k"), nobody} << 5 << counts
            << QList{6, 3, 0} << reasons;
        QTest::newRow("segment 6: horse carts, 7 and 3")
            << ShiftState{holding("horse-cart:yy"), holding("horse-cart:k"), nobody} << 6 << counts
            << QList{7, 3, 0} << reasons;
        QTest::newRow("segment 7: trucks, 8 and 4")
            << ShiftState{holding("truck:yy"), holding("truck:k"), nobody} << 7 << counts << QList{8, 4, 0}
            << reasons;
        QTest::newRow("segment 8: trains, 9 and 4")
            << ShiftState{holding("train:yy"), holding("train:k"), nobody} << 8 << counts << QList{9, 4, 0}
            << reasons;
        QTest::newRow("segment 9: empty yellow carts, 10 and 5")
            << ShiftState{holding("", {{2, 0, 0, 0}}), holding("", {{1, 9, 9, 9}}), nobody} << 9 << counts
            << QList{10, 5, 0} << reasons;
        QTest::newRow("segment 10: empty brown carts, 11 and 5")
            << ShiftState{holding("", {{0, 2, 0, 0}}), holding("", {{9, 1, 9, 9}}), nobody} << 10 << counts
            << QList{11, 5, 0} << reasons;
        QTest::newRow("segment 11: empty grey carts, 12 and 6")
            << ShiftState{holding("", {{0, 0, 2, 0}}), holding("", {{9, 9, 1, 9}}), nobody} << 11 << counts
            << QList{12, 6, 0} << reasons;
        QTest::newRow("segment 12: empty black carts, 13 and 6")
            << ShiftState{holding("", {{0, 0, 0, 2}}), holding("", {{9, 9, 9, 1}}), nobody} << 12 << counts
            << QList{13, 6, 0} << reasons;
    }
    void each_segment_pays_what_is_printed_on_the_clock() { compareSegment(defaults); }

    void a_tie_for_first_leaves_no_second_place_on_the_clock_data()
    {
        addSegmentColumns();

        const ShiftState four{holding("truck:kk", {{3, 1, 0, 0}}), holding("horse-cart:kk", {{3, 2, 0, 0}}),
                              holding("train:k", {{2, 2, 0, 0}}), holding("wheelbarrow:y", {{1, 5, 0, 0}})};
        QTest::newRow("black squares 2, 2, 1, 0") << four << 4 << QList{2, 2, 1, 0} << QList{5, 5, 0, 0}
                                                  << QList{TiedFirst, TiedFirst, NoSecondAfterTie, None};
        QTest::newRow("empty yellow carts 3, 3, 2, 1")
            << four << 9 << QList{3, 3, 2, 1} << QList{10, 10, 0, 0}
            << QList{TiedFirst, TiedFirst, NoSecondAfterTie, Behind};
        QTest::newRow("empty brown carts 1, 2, 2, 5: a tie for second pays both")
            << four << 10 << QList{1, 2, 2, 5} << QList{0, 5, 5, 11}
            << QList{Behind, TiedSecond, TiedSecond, First};
        QTest::newRow("empty grey carts: nobody has one")
            << four << 11 << QList{0, 0, 0, 0} << QList{0, 0, 0, 0} << QList{None, None, None, None};
    }
    void a_tie_for_first_leaves_no_second_place_on_the_clock() { compareSegment(defaults); }

    void at_a_table_of_two_only_first_place_scores_data()
    {
        addSegmentColumns();

        const ShiftState two{holding("truck:kk wheelbarrow:y", {{0, 4, 2, 0}}),
                             holding("truck:k train:bb wheelbarrow:b", {{1, 3, 2, 0}})};
        QTest::newRow("black squares 2, 1: the second of two gets nothing")
            << two << 4 << QList{2, 1} << QList{5, 0} << QList{First, NoSecondForTwo};
        QTest::newRow("wheelbarrows 1, 1: both are first")
            << two << 5 << QList{1, 1} << QList{6, 6} << QList{TiedFirst, TiedFirst};
        QTest::newRow("horse carts: nobody") << two << 6 << QList{0, 0} << QList{0, 0} << QList{None, None};
        QTest::newRow("trains 0, 2") << two << 8 << QList{0, 2} << QList{0, 9} << QList{None, First};
        QTest::newRow("empty brown carts 4, 3")
            << two << 10 << QList{4, 3} << QList{11, 0} << QList{First, NoSecondForTwo};
        QTest::newRow("empty grey carts 2, 2")
            << two << 11 << QList{2, 2} << QList{12, 12} << QList{TiedFirst, TiedFirst};
    }
    void at_a_table_of_two_only_first_place_scores() { compareSegment(defaults); }

    void some_printings_pay_three_for_the_second_place_of_trucks_and_trains_data()
    {
        addSegmentColumns();

        const QList counts{3, 2, 1};
        const QList reasons{First, Second, Behind};
        const ShiftState state{
            holding("wheelbarrow:bbb horse-cart:yyy truck:yyy train:bbb", {{3, 0, 0, 3}}),
            holding("wheelbarrow:bb horse-cart:bb truck:bb train:bb", {{2, 0, 0, 2}}),
            holding("wheelbarrow:g horse-cart:g truck:g train:g", {{1, 0, 0, 1}}),
        };
        QTest::newRow("wheelbarrows as ever") << state << 5 << counts << QList{6, 3, 0} << reasons;
        QTest::newRow("horse carts as ever") << state << 6 << counts << QList{7, 3, 0} << reasons;
        QTest::newRow("trucks: 3 instead of 4") << state << 7 << counts << QList{8, 3, 0} << reasons;
        QTest::newRow("trains: 3 instead of 4") << state << 8 << counts << QList{9, 3, 0} << reasons;
        QTest::newRow("empty yellow carts as ever") << state << 9 << counts << QList{10, 5, 0} << reasons;
        QTest::newRow("empty black carts as ever") << state << 12 << counts << QList{13, 6, 0} << reasons;
        QTest::newRow("grey squares as ever")
            << state << 3 << QList{0, 0, 4} << QList{0, 0, 4} << QList{None, None, First};
        QTest::newRow("two players still have no second place")
            << ShiftState{state[0], state[1]} << 7 << QList{3, 2} << QList{8, 0}
            << QList{First, NoSecondForTwo};
    }
    void some_printings_pay_three_for_the_second_place_of_trucks_and_trains()
    {
        compareSegment(secondPlacesThree);
    }

    void an_empty_cart_counts_for_everyone_data()
    {
        addSegmentColumns();

        const ShiftState state{holding("", {{4, 0, 0, 0}}), holding("truck:y", {{3, 0, 0, 0}}),
                               holding("truck:b", {{2, 0, 0, 0}})};
        QTest::newRow("who has delivered nothing is first with carts all the same")
            << state << 9 << QList{4, 3, 2} << QList{10, 5, 0} << QList{First, Second, Behind};
    }
    void an_empty_cart_counts_for_everyone() { compareSegment(defaults); }

    void by_one_reading_carts_count_only_for_those_who_delivered_data()
    {
        addSegmentColumns();

        const ShiftState state{holding("", {{4, 2, 0, 1}}), holding("truck:y", {{3, 2, 0, 0}}),
                               holding("truck:b", {{2, 1, 2, 0}})};
        QTest::newRow("the leader has delivered nothing: the others move up")
            << state << 9 << QList{0, 3, 2} << QList{0, 10, 5} << QList{NoDelivery, First, Second};
        QTest::newRow("a tie for first with someone who delivered nothing is no tie")
            << state << 10 << QList{0, 2, 1} << QList{0, 11, 5} << QList{NoDelivery, First, Second};
        QTest::newRow("who has no carts is told so, not that a delivery is missing")
            << state << 11 << QList{0, 0, 2} << QList{0, 0, 12} << QList{None, None, First};
        QTest::newRow("the only empty black cart belongs to the player without a delivery: nobody scores")
            << state << 12 << QList{0, 0, 0} << QList{0, 0, 0} << QList{NoDelivery, None, None};
        QTest::newRow("one delivered order of any kind is enough")
            << ShiftState{holding("wheelbarrow:y", {{0, 0, 0, 3}}), holding("", {{0, 0, 0, 3}}),
                          holding("", {{0, 0, 0, 1}})}
            << 12 << QList{3, 0, 0} << QList{13, 0, 0} << QList{First, NoDelivery, NoDelivery};
        QTest::newRow("two players, only one has delivered")
            << ShiftState{holding("", {{5, 0, 0, 0}}), holding("train:k", {{1, 0, 0, 0}})} << 9 << QList{0, 1}
            << QList{0, 10} << QList{NoDelivery, First};
        QTest::newRow("two players without a delivery")
            << ShiftState{holding("", {{5, 0, 0, 0}}), holding("", {{5, 0, 0, 0}})} << 9 << QList{0, 0}
            << QList{0, 0} << QList{NoDelivery, NoDelivery};
        QTest::newRow("segments 1 to 8 are not touched")
            << state << 1 << QList{0, 1, 0} << QList{0, 2, 0} << QList{None, First, None};
    }
    void by_one_reading_carts_count_only_for_those_who_delivered() { compareSegment(cartsNeedDelivery); }

    void an_award_lists_the_cards_that_counted_data()
    {
        QTest::addColumn<int>("number");
        QTest::addColumn<QStringList>("pieces");

        QTest::newRow("yellow: one square of the mixed card") << 1 << QStringList{"horse-cart:ybgk 1"};
        QTest::newRow("brown: three on a train and one on the mixed card")
            << 2 << QStringList{"horse-cart:ybgk 1", "train:bbb 3"};
        QTest::newRow("grey") << 3 << QStringList{"horse-cart:ybgk 1"};
        QTest::newRow("black") << 4 << QStringList{"horse-cart:ybgk 1", "wheelbarrow:kk 2"};
        QTest::newRow("wheelbarrows") << 5 << QStringList{"wheelbarrow:kk 2"};
        QTest::newRow("horse carts: all four squares of the mixed card")
            << 6 << QStringList{"horse-cart:ybgk 4"};
        QTest::newRow("trucks: none") << 7 << QStringList{};
        QTest::newRow("trains") << 8 << QStringList{"train:bbb 3"};
        QTest::newRow("empty carts are all alike: no cards") << 9 << QStringList{};
    }
    void an_award_lists_the_cards_that_counted()
    {
        QFETCH(int, number);
        QFETCH(QStringList, pieces);

        const ShiftState state{holding("horse-cart:ybgk train:bbb wheelbarrow:kk", {{2, 0, 0, 0}}),
                               holding("")};
        const Line line = segmentLine(3, segment(number), state, defaults);
        QCOMPARE(piecesOf(line.awards[0]), pieces);
        QVERIFY(line.awards[1].pieces.empty());
    }
};

APPLESS_STORY(CoalBaronSegmentsTest)
#include "coal_baron_segments_test.moc"
