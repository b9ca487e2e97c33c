// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QtTest>

#include "coal_baron_helpers.h"
#include "score_words.h"
#include "tests/stories.h"

using namespace scoring;
using namespace scoring::coal_baron;
using enum Reason;

class CoalBaronShiftTest : public QObject
{
    Q_OBJECT

private slots:
    void most_workers_in_the_factory_start_the_next_shift_data()
    {
        QTest::addColumn<QList<int>>("workers");
        QTest::addColumn<int>("previous");
        QTest::addColumn<int>("next");
        QTest::addColumn<StartReason>("reason");

        using enum StartReason;
        QTest::newRow("worked example 4: A 5, B 4, C 2, and C had started: A takes the marker")
            << QList{5, 4, 2} << 2 << 0 << MostWorkers;
        QTest::newRow("worked example 4: A 5, B 4, C 2, and A had started: A keeps the marker")
            << QList{5, 4, 2} << 0 << 0 << KeepsMarker;
        QTest::newRow("the last seat is alone in front") << QList{1, 0, 0, 2} << 0 << 3 << MostWorkers;
        QTest::newRow("the seat before the previous starting player is alone in front")
            << QList{0, 3, 2, 2} << 2 << 1 << MostWorkers;
        QTest::newRow("the previous starting player is alone in front with a single worker")
            << QList{0, 0, 1, 0} << 2 << 2 << KeepsMarker;
        QTest::newRow("two tie: the next clockwise after the previous starting player")
            << QList{1, 3, 2, 3} << 0 << 1 << NextClockwise;
        QTest::newRow(
            "two tie on both sides of the previous starting player: clockwise, across the last seat")
            << QList{3, 0, 3} << 1 << 2 << NextClockwise;
        QTest::newRow("two tie, the count goes round past the last seat")
            << QList{3, 3, 0, 1} << 2 << 0 << NextClockwise;
        QTest::newRow("the previous starting player ties and does not keep the marker")
            << QList{4, 1, 4} << 0 << 2 << NextClockwise;
        QTest::newRow("the previous starting player ties with the seat right before")
            << QList{0, 2, 2, 0} << 2 << 1 << NextClockwise;
        QTest::newRow("all tie: the next clockwise") << QList{2, 2, 2} << 1 << 2 << NextClockwise;
        QTest::newRow("nobody in the factory: all are tied at 0, the next clockwise")
            << QList{0, 0, 0, 0} << 3 << 0 << NextClockwise;
        QTest::newRow("two players, the other one is in front") << QList{1, 2} << 0 << 1 << MostWorkers;
        QTest::newRow("two players, the previous one is in front") << QList{1, 2} << 1 << 1 << KeepsMarker;
        QTest::newRow("two players tie: the marker changes hands") << QList{3, 3} << 0 << 1 << NextClockwise;
        QTest::newRow("two players, nobody in the factory: the marker changes hands")
            << QList{0, 0} << 1 << 0 << NextClockwise;
    }
    void most_workers_in_the_factory_start_the_next_shift()
    {
        QFETCH(QList<int>, workers);
        QFETCH(int, previous);
        QFETCH(int, next);
        QFETCH(StartReason, reason);

        ShiftState state;
        for (const int number : workers)
            state.push_back(holding("", noCarts, number));
        const NextStart start = nextStartingPlayer(state, Seat{previous});
        QCOMPARE(index(start.seat), next);
        QCOMPARE(start.reason, reason);
        QCOMPARE(listOf(start.factoryWorkers), workers);
    }

    void delivered_orders_score_their_printed_points_data()
    {
        QTest::addColumn<ShiftState>("before");
        QTest::addColumn<ShiftState>("now");
        QTest::addColumn<QList<int>>("counts");
        QTest::addColumn<QList<int>>("points");
        QTest::addColumn<QStringList>("firstPlayersPieces");

        QTest::newRow("worked example 6: two horse cart orders worth 9 and 10 in one delivery are 19 points")
            << ShiftState{} << ShiftState{holding("horse-cart:kk horse-cart:ybgk"), holding("")}
            << QList{2, 0} << QList{19, 0} << QStringList{"horse-cart:kk 1", "horse-cart:ybgk 1"};
        QTest::newRow("everyone is paid for what they deliver")
            << ShiftState{}
            << ShiftState{holding("truck:y"), holding("truck:kkk"), holding("train:ggg train:b")}
            << QList{1, 1, 2} << QList{2, 12, 12} << QStringList{"truck:y 1"};
        QTest::newRow("what was delivered in an earlier shift is not paid again")
            << ShiftState{holding("truck:kk"), holding("train:y")}
            << ShiftState{holding("truck:kk wheelbarrow:gg"), holding("train:y")} << QList{1, 0}
            << QList{7, 0} << QStringList{"wheelbarrow:gg 1"};
        QTest::newRow("the order of the cards in the lists makes no difference")
            << ShiftState{holding("truck:kk train:g"), holding("")}
            << ShiftState{holding("truck:bb train:g truck:kk"), holding("")} << QList{1, 0} << QList{5, 0}
            << QStringList{"truck:bb 1"};
        QTest::newRow("nothing delivered") << ShiftState{} << ShiftState{holding(""), holding("")}
                                           << QList{0, 0} << QList{0, 0} << QStringList{};
    }
    void delivered_orders_score_their_printed_points()
    {
        QFETCH(ShiftState, before);
        QFETCH(ShiftState, now);
        QFETCH(QList<int>, counts);
        QFETCH(QList<int>, points);
        QFETCH(QStringList, firstPlayersPieces);

        const Line line = deliveryLine(2, now, before);
        QCOMPARE(QString::fromStdString(id(line)), QString("shift2.delivery"));
        QCOMPARE(countsOf(line.awards), counts);
        QCOMPARE(pointsOf(line.awards), points);
        QCOMPARE(reasonsOf(line.awards), QList<Reason>(counts.size(), Counted));
        QCOMPARE(piecesOf(line.awards[0]), firstPlayersPieces);
    }

    void after_each_shift_four_more_segments_are_scored_data()
    {
        QTest::addColumn<int>("shift");
        QTest::addColumn<QStringList>("ids");

        const QStringList one{"shift1.delivery", "shift1.segment1", "shift1.segment2", "shift1.segment3",
                              "shift1.segment4"};
        QStringList two = QStringList(one) << "shift1.segment5"
                                           << "shift1.segment6"
                                           << "shift1.segment7"
                                           << "shift1.segment8";
        QStringList three = QStringList(two) << "shift1.segment9"
                                             << "shift1.segment10"
                                             << "shift1.segment11"
                                             << "shift1.segment12";
        two.replaceInStrings("shift1", "shift2");
        three.replaceInStrings("shift1", "shift3");
        QTest::newRow("shift 1: segments 1 to 4") << 1 << one;
        QTest::newRow("shift 2: segments 1 to 8") << 2 << two;
        QTest::newRow("shift 3: all 12 segments") << 3 << three;
    }
    void after_each_shift_four_more_segments_are_scored()
    {
        QFETCH(int, shift);
        QFETCH(QStringList, ids);

        const ShiftState state{holding("truck:y"), holding("train:y"), holding("")};
        QCOMPARE(idsOf(evaluateShift(shift, state, {}, defaults)), ids);
        QCOMPARE(segmentsDue(shift), ids.size() - 1);
    }

    void earlier_segments_score_again_after_every_shift()
    {
        const ShiftState first{holding("truck:yy", {{2, 0, 0, 0}}), holding("wheelbarrow:y", {{1, 0, 0, 0}}),
                               holding("")};
        ShiftState second = first;
        second[1].delivered = orders("wheelbarrow:y truck:k");
        ShiftState third = second;
        third[2] = holding("train:ybgk", {{2, 0, 0, 0}});

        const std::vector<Line> afterFirst = evaluateShift(1, first, {}, defaults);
        const std::vector<Line> afterSecond = evaluateShift(2, second, first, defaults);
        const std::vector<Line> afterThird = evaluateShift(3, third, second, defaults);

        // The first line holds the deliveries, so line n is segment n.
        QCOMPARE(pointsOf(afterFirst[1].awards), (QList{2, 1, 0}));
        QCOMPARE(pointsOf(afterSecond[1].awards), (QList{2, 1, 0}));
        QCOMPARE(pointsOf(afterThird[1].awards), (QList{2, 1, 1}));
        QCOMPARE(pointsOf(afterFirst[4].awards), (QList{0, 0, 0}));
        QCOMPARE(pointsOf(afterSecond[4].awards), (QList{0, 5, 0}));
        QCOMPARE(pointsOf(afterThird[4].awards), (QList{0, 5, 5}));
        QCOMPARE(pointsOf(afterSecond[7].awards), (QList{8, 4, 0}));
        QCOMPARE(pointsOf(afterThird[7].awards), (QList{8, 4, 0}));
        QCOMPARE(pointsOf(afterThird[9].awards), (QList{10, 0, 10}));
        QCOMPARE(totals(afterFirst, 3), (std::vector{3 + 2, 2 + 1, 0}));
        QCOMPARE(totals(afterSecond, 3), (std::vector{2 + 8, 5 + 1 + 5 + 6 + 4, 0}));
        QCOMPARE(totals(afterThird, 3),
                 (std::vector{2 + 8 + 10, 1 + 5 + 6 + 4, 10 + 1 + 3 + 4 + 5 + 9 + 10}));
    }

    void nobody_scores_when_nothing_was_done()
    {
        const ShiftState nothing(3);
        for (const Line &line : evaluateShift(3, nothing, nothing, defaults)) {
            QCOMPARE(countsOf(line.awards), (QList{0, 0, 0}));
            QCOMPARE(pointsOf(line.awards), (QList{0, 0, 0}));
            const Reason reason = line.name == "delivery" ? Counted : None;
            QCOMPARE(reasonsOf(line.awards), (QList{reason, reason, reason}));
        }
    }
};

APPLESS_STORY(CoalBaronShiftTest)
#include "coal_baron_shift_test.moc"
