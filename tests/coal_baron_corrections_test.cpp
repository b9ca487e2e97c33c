// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QtTest>

#include "tests/coal_baron_play.h"
#include "tests/coal_baron_story.h"
#include "tests/stories.h"

#include <random>

using namespace story;

namespace {

// "shift1.segment4 Anna 0 -> 5" for each change of points, "(…)" around a change of something else.
QStringList told(const std::vector<AwardChange> &changes)
{
    const QStringList names{"Anna", "Béla", "Cili", "Dóra"};
    QStringList words;
    for (const AwardChange &change : changes) {
        const QString line = QString::fromStdString(id(Line{change.shift, change.name, {}}));
        const QString text = QString("%1 %2 %3 -> %4")
                                 .arg(line, names[index(change.seat)])
                                 .arg(change.before.points)
                                 .arg(change.after.points);
        words << (change.before.points == change.after.points ? "(" + text + ")" : text);
    }
    return words;
}

// What would be added to a log, made by writing on a copy of it.
Correction corrected(const Log &log, const Log &longer)
{
    return correct(log.entries, std::span(longer.entries).subspan(log.entries.size()));
}

// A loosely tracked game of two, one shift over: Anna delivered a black order, Béla two.
struct Evening {
    Log log;
    EventId firstShiftEnded;
    EventId annasDelivery;

    Evening()
    {
        log.happened(GameStarted{2, anna, {}, {}});
        annasDelivery = log.happened(OrderDelivered{anna, order("train:k")});
        log.happened(OrderDelivered{bela, order("truck:k")});
        log.happened(OrderDelivered{bela, order("truck:y")});
        firstShiftEnded = log.happened(ShiftEnded{std::vector{2, 1}});
        log.happened(NextShiftStarted{});
        log.happened(OrderDelivered{bela, order("train:y")});
    }
    void secondShiftOver()
    {
        log.happened(ShiftEnded{std::vector{0, 0}});
        log.happened(NextShiftStarted{});
    }
};

} // namespace

class CoalBaronCorrectionsTest : public QObject
{
    Q_OBJECT

private slots:
    void a_delivery_forgotten_in_the_shift_before_changes_its_evaluation()
    {
        Evening evening;
        Log log = evening.log;
        log.insertedBefore(evening.firstShiftEnded, OrderDelivered{anna, order("horse-cart:kk")});
        const Correction correction = corrected(evening.log, log);
        QCOMPARE(told(correction.changes),
                 QStringList({"shift1.delivery Anna 5 -> 14", "(shift1.segment4 Anna 5 -> 5)",
                              "shift1.segment4 Béla 5 -> 0"}));
        QCOMPARE(numbers(correction.pointsBefore), QList({5 + 5, 7 + 2 + 5 + 2}));
        QCOMPARE(numbers(correction.pointsAfter), QList({14 + 5, 7 + 2 + 0 + 2}));
        QVERIFY(correction.newlyRefused.empty());
        const AwardChange &tieBroken = correction.changes[1];
        QCOMPARE(tieBroken.before.reason, Reason::TiedFirst);
        QCOMPARE(tieBroken.after.reason, Reason::First);
        QCOMPARE(correction.result.table.shift, 2);
        QCOMPARE(correction.result.table.shifts.front()[0].delivered.size(), 2u);
    }

    void in_the_third_shift_it_changes_both_evaluations()
    {
        Evening evening;
        evening.secondShiftOver();
        Log log = evening.log;
        log.insertedBefore(evening.firstShiftEnded, OrderDelivered{anna, order("truck:kk")});
        const Correction correction = corrected(evening.log, log);
        QCOMPARE(told(correction.changes),
                 QStringList({"shift1.delivery Anna 5 -> 14", "(shift1.segment4 Anna 5 -> 5)",
                              "shift1.segment4 Béla 5 -> 0", "(shift2.segment4 Anna 5 -> 5)",
                              "shift2.segment4 Béla 5 -> 0", "shift2.segment7 Anna 0 -> 8",
                              "(shift2.segment7 Béla 8 -> 8)"}));
        QCOMPARE(correction.result.table.shift, 3);
        QVERIFY(correction.newlyRefused.empty());
    }

    void a_correction_in_the_second_shift_leaves_the_first_alone()
    {
        Evening evening;
        const EventId ended = evening.log.happened(ShiftEnded{std::vector{0, 0}});
        Log log = evening.log;
        log.insertedBefore(ended, OrderDelivered{anna, order("truck:b")});
        QCOMPARE(told(corrected(evening.log, log).changes),
                 QStringList({"shift2.delivery Anna 0 -> 3", "shift2.segment2 Anna 0 -> 3",
                              "(shift2.segment7 Anna 0 -> 0)"}));
    }

    void a_recount_of_carts_shows_where_carts_are_scored()
    {
        Log log;
        log.happened(GameStarted{2, anna, {}, {}});
        for (int shift = 1; shift <= 2; ++shift)
            log.happened({ShiftEnded{std::vector{0, 0}}, NextShiftStarted{}});
        log.happened(EmptyCartsCounted{bela, {{0, 0, 0, 2}}});
        const EventId ended = log.happened(ShiftEnded{});
        Log longer = log;
        longer.insertedBefore(ended, EmptyCartsCounted{anna, {{1, 0, 0, 2}}});
        const Correction correction = corrected(log, longer);
        QCOMPARE(told(correction.changes),
                 QStringList({"shift3.segment9 Anna 0 -> 10", "shift3.segment12 Anna 0 -> 13",
                              "(shift3.segment12 Béla 13 -> 13)"}));
        QCOMPARE(numbers(correction.pointsAfter), QList({23, 13}));
    }

    void what_no_longer_fits_after_an_undo_is_named()
    {
        Log log;
        log.happened(opening({2, anna, {}, {.orders = true, .mines = true, .cubes = true}}, usualHands));
        const EventId bought = log.happened(TileBought{anna, tile("dark:y"), {}});
        const std::size_t next = log.entries.size();
        log.happened(
            {CartEmptied{anna, {Coal::Yellow, Side::Dark, 1}},
             SquareFilled{anna, order("wheelbarrow:y"), Coal::Yellow, {Coal::Yellow, CubeFrom::Cage}, {}},
             OrderDelivered{anna, order("wheelbarrow:y")}, OrderTaken{anna, order("truck:k")}});
        Log longer = log;
        longer.undone(bought);
        const Correction correction = corrected(log, longer);
        const std::vector<RefusedEvent> refused{
            {next, {.code = RefusalCode::NoSuchCart, .seat = anna}},
            {next + 1, {.code = RefusalCode::NoSuchCube, .seat = anna}},
            {next + 2,
             {.code = RefusalCode::OrderNotComplete,
              .seat = anna,
              .number = 1,
              .order = order("wheelbarrow:y")}},
        };
        QVERIFY(correction.newlyRefused == refused);
        QVERIFY(correction.result.refused == refused);
        QCOMPARE(numbers(correction.pointsBefore), QList({2, 0}));
        QCOMPARE(numbers(correction.pointsAfter), QList({0, 0}));
        QVERIFY2(correction.changes.empty(), "nothing was evaluated yet");
    }

    void a_corrected_count_in_the_factory_changes_who_starts()
    {
        Log log;
        log.happened({GameStarted{2, anna, {}, {.turns = true}}, WorkersPlaced{anna, 18, {}},
                      WorkersPlaced{bela, 18, {}}});
        const EventId ended = log.happened(ShiftEnded{std::vector{2, 1}});
        log.happened({NextShiftStarted{}, WorkersPlaced{anna, 1, {}}});
        Log longer = log;
        longer.insertedBefore(ended, ShiftEnded{std::vector{2, 3}});
        longer.undone(ended);
        const Correction correction = corrected(log, longer);
        QCOMPARE(correction.result.table.startingPlayer, bela);
        const std::vector<RefusedEvent> refused{{5, {.code = RefusalCode::NotYourTurn, .seat = bela}}};
        QVERIFY(correction.newlyRefused == refused);
    }

    void a_correction_that_does_not_fit_is_refused_itself()
    {
        Evening evening;
        Log log = evening.log;
        log.insertedBefore(evening.firstShiftEnded, OrderDelivered{anna, order("truck:k")});
        const Correction correction = corrected(evening.log, log);
        QVERIFY(correction.changes.empty());
        QCOMPARE(correction.pointsAfter, correction.pointsBefore);
        const RefusedEvent twice{7,
                                 {.code = RefusalCode::OrderHeld, .seat = bela, .order = order("truck:k")}};
        QVERIFY(correction.newlyRefused == std::vector{twice});
    }

    void an_order_delivered_twice_fits_once_the_first_is_undone()
    {
        Evening evening;
        evening.log.happened(OrderDelivered{bela, order("train:k")});
        QCOMPARE(fold(evening.log.entries).refused.size(), 1u);
        Log log = evening.log;
        log.undone(evening.annasDelivery);
        const Correction correction = corrected(evening.log, log);
        QVERIFY(correction.result.refused.empty());
        QVERIFY(correction.newlyRefused.empty());
        QCOMPARE(numbers(correction.pointsBefore), QList({5 + 5, 7 + 2 + 5 + 2}));
        QCOMPARE(numbers(correction.pointsAfter), QList({0, 7 + 2 + 5 + 2 + 5}));
    }

    void what_was_refused_before_is_not_named_again()
    {
        Evening evening;
        evening.log.happened(OrderDelivered{bela, order("train:k")});
        Log log = evening.log;
        log.happened(OrderDelivered{anna, order("train:b")});
        const Correction correction = corrected(evening.log, log);
        QCOMPARE(correction.result.refused.size(), 1u);
        QVERIFY(correction.newlyRefused.empty());
        QCOMPARE(numbers(correction.pointsAfter), QList({10 + 3, 16}));
    }

    void taking_back_an_evaluation_takes_its_lines_away()
    {
        Evening evening;
        Log log = evening.log;
        log.undone(evening.firstShiftEnded);
        const Correction correction = corrected(evening.log, log);
        QVERIFY(correction.result.table.lines.empty());
        QCOMPARE(told(correction.changes),
                 QStringList({"shift1.delivery Anna 5 -> 0", "shift1.delivery Béla 7 -> 0",
                              "(shift1.segment1 Anna 0 -> 0)", "shift1.segment1 Béla 2 -> 0",
                              "(shift1.segment2 Anna 0 -> 0)", "(shift1.segment2 Béla 0 -> 0)",
                              "(shift1.segment3 Anna 0 -> 0)", "(shift1.segment3 Béla 0 -> 0)",
                              "shift1.segment4 Anna 5 -> 0", "shift1.segment4 Béla 5 -> 0"}));
        QCOMPARE(numbers(correction.pointsAfter), QList({5, 7 + 2}));
        const std::vector<RefusedEvent> refused{{5, {.code = RefusalCode::NotNow}}};
        QVERIFY(correction.newlyRefused == refused);
    }

    void without_its_start_nothing_of_the_game_is_left()
    {
        Evening evening;
        Log log = evening.log;
        log.undone(log.entries.front().mark.id);
        const Correction correction = corrected(evening.log, log);
        QVERIFY(correction.pointsAfter.empty());
        QCOMPARE(correction.newlyRefused.size(), evening.log.entries.size() - 1);
        for (const RefusedEvent &refused : correction.newlyRefused)
            QCOMPARE(refused.refusal.code, RefusalCode::NotStarted);
    }

    void an_undo_without_a_target_does_nothing()
    {
        Evening evening;
        const Folded before = fold(evening.log.entries);
        Log log;
        for (const LogEntry &entry : evening.log.entries)
            log.happened(entry.event);
        log.write(LogAct::Undone, {}, {});
        log.write(LogAct::Redone, {}, {});
        const Folded after = fold(log.entries);
        QVERIFY(after.table == before.table);
        QVERIFY(after.refused.empty());
    }

    void redo_restores_exactly_data()
    {
        QTest::addColumn<int>("undone");
        QTest::newRow("the start") << 0;
        QTest::newRow("Anna's delivery") << 1;
        QTest::newRow("the end of the shift") << 4;
        QTest::newRow("the next shift") << 5;
        QTest::newRow("the last event") << 6;
    }
    void redo_restores_exactly()
    {
        QFETCH(int, undone);
        Evening evening;
        const Folded before = fold(evening.log.entries);
        Log log = evening.log;
        const EventId target = log.entries[static_cast<std::size_t>(undone)].mark.id;
        log.undone(target);
        QVERIFY(fold(log.entries).table != before.table);
        Log longer = log;
        longer.redone(target);
        const Correction back = corrected(log, longer);
        QVERIFY(back.result.table == before.table);
        QVERIFY(back.result.refused.empty());
        QVERIFY(changesBetween(before.table.lines, back.result.table.lines).empty());
        QCOMPARE(back.pointsAfter, pointsNow(before.table));
    }

    void any_undo_in_any_game_is_undone_by_redo()
    {
        for (unsigned seed = 1; seed <= 40; ++seed) {
            std::mt19937 random(seed);
            const play::PlayedGame played = play::randomGame(seed);
            Log log;
            log.happened(played.events);
            Log longer = log;
            const EventId target = log.entries[random() % log.entries.size()].mark.id;
            longer.undone(target);
            const Correction undone = corrected(log, longer);
            const auto said = qPrintable(QString("seed %1").arg(seed));
            QVERIFY2(undone.newlyRefused == undone.result.refused, said);
            QVERIFY2(undone.pointsAfter == pointsNow(undone.result.table), said);
            QVERIFY2(undone.changes == changesBetween(played.table.lines, undone.result.table.lines), said);
            longer.redone(target);
            const Correction nothing = corrected(log, longer);
            QVERIFY2(nothing.result.table == played.table, said);
            QVERIFY2(nothing.changes.empty() && nothing.newlyRefused.empty(), said);
        }
    }

    void a_line_in_only_one_score_counts_as_nothing_in_the_other()
    {
        const Line marks{0, "final.marks", {{.count = 7, .points = 1}, {.count = 4, .points = 0}}};
        const Line cubes{0, "final.cubes", {{.count = 3, .points = 1}, {.count = 3, .points = 1}}};
        QCOMPARE(told(changesBetween({marks}, {cubes})),
                 QStringList({"final.cubes Anna 0 -> 1", "final.cubes Béla 0 -> 1", "final.marks Anna 1 -> 0",
                              "(final.marks Béla 0 -> 0)"}));
        QVERIFY(changesBetween({marks, cubes}, {cubes, marks}).empty());
        const Line secondShift{2, "delivery", {{.count = 1, .points = 5}}};
        const Line firstShift{1, "delivery", {{.count = 1, .points = 5}}};
        QCOMPARE(changesBetween({firstShift}, {secondShift}).size(), 2u);
    }

    void a_third_player_who_was_forgotten_is_a_correction_too()
    {
        Log log;
        const EventId started = log.happened(GameStarted{2, anna, {}, {}});
        log.happened(OrderDelivered{anna, order("truck:y")});
        const EventId ended = log.happened(ShiftEnded{std::vector{0, 1}});
        Log longer = log;
        longer.insertedBefore(started, GameStarted{3, anna, {}, {}});
        longer.undone(started);
        longer.insertedBefore(ended, OrderDelivered{cili, order("truck:b")});
        longer.insertedBefore(ended, ShiftEnded{std::vector{0, 1, 2}});
        longer.undone(ended);
        const Correction correction = corrected(log, longer);
        QCOMPARE(told(correction.changes),
                 QStringList({"shift1.delivery Cili 0 -> 3", "(shift1.segment1 Cili 0 -> 0)",
                              "shift1.segment2 Cili 0 -> 3", "(shift1.segment3 Cili 0 -> 0)",
                              "(shift1.segment4 Cili 0 -> 0)"}));
        QCOMPARE(numbers(correction.pointsBefore), QList({4, 0}));
        QCOMPARE(numbers(correction.pointsAfter), QList({4, 0, 6}));
        const std::vector<AwardChange> back =
            changesBetween(correction.result.table.lines, fold(log.entries).table.lines);
        QCOMPARE(back.size(), correction.changes.size());
    }
};

APPLESS_STORY(CoalBaronCorrectionsTest)
#include "coal_baron_corrections_test.moc"
