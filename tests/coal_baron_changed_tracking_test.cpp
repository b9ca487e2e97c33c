// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QtTest>

#include "scoring/coal_baron/final_answers.h"
#include "tests/coal_baron_telling.h"
#include "tests/stories.h"

// Groups follow as much as they like, note the rest when they like to, and change their minds.

using namespace story;

namespace {

// Somewhere in the game the group has enough of some things.
Telling toldWithLess(const Tracking &from, const Tracking &to, const std::vector<Event> &events,
                     std::size_t after)
{
    Telling telling;
    for (std::size_t number = 0; number < events.size(); ++number) {
        telling.happened(events[number], from);
        if (number == after)
            telling.tell(TrackingChanged{to});
    }
    return telling;
}

// Before the last shift the group counts its marks, and follows those and the turns from then on.
Telling toldWithMore(const std::vector<Event> &events)
{
    Telling telling;
    for (const Event &event : events) {
        telling.happened(event, trackNothing);
        if (telling.less.phase != Phase::Evaluated || telling.less.shift != 2)
            continue;
        telling.countMarks();
        telling.tell(TrackingChanged{{.turns = true, .marks = true}});
    }
    return telling;
}

bool isPartOf(const Tracking &less, const Tracking &more)
{
    return less.turns <= more.turns && less.marks <= more.marks && less.orders <= more.orders &&
           less.mines <= more.mines && less.cubes <= more.cubes;
}

} // namespace

class CoalBaronChangedTrackingTest : public QObject
{
    Q_OBJECT

private slots:
    void any_game_scores_the_same_if_the_group_follows_less_from_some_point_on()
    {
        const std::vector<Tracking> ways = everyTracking();
        for (unsigned seed = 1; seed <= 200; ++seed) {
            const play::PlayedGame played = play::randomGame(seed);
            const Score full = score(gameOf(played.table));
            // The end is not a point from which on anything is followed.
            const std::size_t shifts = played.events.size() - 2;
            for (std::size_t way = seed % 3; way < ways.size(); way += 3) {
                const Tracking from = seed % 2 == 0 ? trackEverything : ways[(seed + way) % ways.size()];
                if (!isPartOf(ways[way], from))
                    continue;
                scoresTheSame(toldWithLess(from, ways[way], played.events, (seed * 37 + way * 11) % shifts),
                              full);
                if (QTest::currentTestFailed())
                    QFAIL(qPrintable(QString("seed %1 way %2").arg(seed).arg(way)));
            }
        }
    }

    void any_game_scores_the_same_if_the_group_follows_more_in_the_last_shift()
    {
        for (unsigned seed = 1; seed <= 200; ++seed) {
            const play::PlayedGame played = play::randomGame(seed);
            const Telling telling = toldWithMore(played.events);
            QCOMPARE(telling.less.tracking, (Tracking{.turns = true, .marks = true}));
            scoresTheSame(telling, score(gameOf(played.table)));
            if (QTest::currentTestFailed())
                QFAIL(qPrintable(QString("seed %1").arg(seed)));
        }
    }

    void marks_are_noted_for_the_end_where_nobody_follows_them()
    {
        Table table = tableAfter({GameStarted{2, anna, {}, trackNothing}});
        QCOMPARE(notedForTheEnd(table, anna), FinalAnswer{});
        QVERIFY(happens(table, {MarksCounted{anna, 7}}));
        QCOMPARE(notedForTheEnd(table, anna), FinalAnswer{.marks = 7});
        QCOMPARE(notedForTheEnd(table, bela), FinalAnswer{});
        QCOMPARE(knownAtTheEnd(table, anna), FinalAnswer{});
        const Event idle = ShiftEnded{std::vector{0, 0}};
        QVERIFY(happens(table, {idle, NextShiftStarted{}, idle, NextShiftStarted{}, idle}));
        QVERIFY2(words(questions(table)).contains("marks"), "a note does not answer the question");
        QVERIFY(happens(table, {MarksCounted{anna, 8}, FinalCounted{{{9, 0, 0, 0, 0}, {5, 0, 0, 0, 0}}}}));
        QCOMPARE(table.final->front().marks, 9);
    }

    void counted_cubes_and_those_on_the_carts_are_a_suggestion()
    {
        Table table = tableAfter({GameStarted{2, anna, {}, {.mines = true}}});
        QCOMPARE(knownAtTheEnd(table, anna), (FinalAnswer{.lightTiles = 0, .darkTiles = 0}));
        QVERIFY2(!notedForTheEnd(table, anna).cubes, "nobody knows what lies elsewhere");
        QVERIFY(
            happens(table, {TileBought{anna, tile("light:gg"), {}},
                            CartEmptied{anna, {Coal::Grey, Side::Light, 0}}, CubesCounted{anna, 1, 4, 2}}));
        QCOMPARE(notedForTheEnd(table, anna).cubes, std::optional(5 + 7));
        QVERIFY(happens(table, {CubesCounted{anna, 0, 4, 0}}));
        QCOMPARE(notedForTheEnd(table, anna).cubes, std::optional(5 + 4));

        Table mineless = tableAfter({GameStarted{2, anna, {}, trackNothing}, CubesCounted{anna, 1, 4, 2}});
        QVERIFY2(!notedForTheEnd(mineless, anna).cubes, "nobody knows what lies on the carts");
        QVERIFY(mineless.player(anna).countedCubes == CountedCubes({1, 4, 2}));
    }

    void a_noted_order_is_open_until_it_is_delivered()
    {
        Table table = tableAfter(
            {GameStarted{2, anna, {}, {.turns = true}}, WorkersPlaced{anna, 1, on("delivery-truck")}});
        QVERIFY2(happens(table, {OrderTaken{anna, order("truck:y")}, OrderTaken{anna, order("truck:b")},
                                 OrderTaken{bela, order("train:k")}}),
                 "notes do not wait for their worker space");
        QCOMPARE(notedForTheEnd(table, anna), FinalAnswer{.openOrders = 2});
        QCOMPARE(answer(table, WorkersPlaced{bela, 1, on("bank")}),
                 Answer(Refusal{.code = RefusalCode::DeliveryUnfinished, .seat = anna}));
        QVERIFY(happens(table, {OrderDelivered{anna, order("truck:y")}}));
        QVERIFY2(happens(table, {OrderDelivered{anna, order("truck:kk")}}), "nobody had noted that one");
        QCOMPARE(notedForTheEnd(table, anna), FinalAnswer{.openOrders = 1});
        QCOMPARE(table.player(anna).delivered.size(), 2U);
        QCOMPARE(notedForTheEnd(table, bela), FinalAnswer{.openOrders = 1});
    }

    void what_is_followed_can_be_given_up_at_any_time()
    {
        Table table = tableAfter(then(
            fullyTracked(2),
            {WorkersPlaced{anna, 1, on("mining-10")}, CageMoved{anna, Coal::Yellow},
             CartEmptied{anna, {Coal::Yellow, Side::Dark, 0}}, CageMoved{anna, Coal::Brown},
             CartEmptied{anna, {Coal::Brown, Side::Light, 0}}, CageMoved{anna, std::nullopt},
             SquareFilled{anna, order("wheelbarrow:y"), Coal::Yellow, {Coal::Yellow, CubeFrom::Cage}, {}}}));
        QVERIFY(
            happens(table, {TrackingChanged{{.turns = true, .marks = true, .orders = true, .mines = true}}}));
        QVERIFY(table.player(anna).countedCubes == CountedCubes({1, 0, 1}));
        QVERIFY2(table.player(anna).cage == PerCoal(), "it is only a note now");
        QCOMPARE(notedForTheEnd(table, anna), FinalAnswer{.cubes = 2 + 2});
        QVERIFY2(happens(table, {WorkersPlaced{bela, 1, on("bank")},
                                 WorkersPlaced{anna, 1, on("delivery-wheelbarrow")},
                                 OrderDelivered{anna, order("wheelbarrow:b")}}),
                 "nobody asks any more whether an order is complete");
        QVERIFY2(happens(table, {WorkersPlaced{bela, 1, on("bank")}}), "nor whether another one is");

        QVERIFY(happens(table, {TrackingChanged{{.turns = true, .marks = true, .orders = true}}}));
        QCOMPARE(numbers(emptyCarts(table, anna)), QList({1, 1, 0, 0}));
        QVERIFY(happens(table, {TrackingChanged{{.turns = true}}}));
        QCOMPARE(notedForTheEnd(table, anna), FinalAnswer{.openOrders = 2});
        QCOMPARE(answer(table, OrderTaken{bela, order("train:gg")}),
                 Answer(Refusal{.code = RefusalCode::OrderHeld, .seat = anna, .order = order("train:gg")}));
        QVERIFY(happens(table, {TrackingChanged{}, CartEmptied{anna, {Coal::Grey, Side::Light, 0}}}));
        QCOMPARE(numbers(emptyCarts(table, anna)), QList({1, 1, 1, 0}));
        QVERIFY(happens(table, {ShiftEnded{std::vector{0, 0}}}));
    }

    void giving_up_open_orders_ends_the_draft()
    {
        Table table = tableAfter({fullyTracked(2).front(), fullyTracked(2)[1]});
        QVERIFY(
            happens(table, {TrackingChanged{{.turns = true, .marks = true, .orders = true, .mines = true}}}));
        QCOMPARE(table.phase, Phase::Draft);
        QVERIFY(happens(table, {TrackingChanged{{.turns = true, .marks = true}}}));
        QCOMPARE(table.phase, Phase::Shift);
        QCOMPARE(table.next, anna);
        QCOMPARE(notedForTheEnd(table, bela), FinalAnswer{.openOrders = 1});
        QVERIFY2(questions(table).empty(), "no worker was placed before");
    }

    void marks_can_be_followed_once_everyone_has_counted_them()
    {
        Table table = tableAfter({GameStarted{2, anna, {}, {.mines = true}}, MarksCounted{anna, 7},
                                  MarksCounted{bela, 3}, TrackingChanged{{.marks = true, .mines = true}}});
        QCOMPARE(knownAtTheEnd(table, anna).marks, std::optional(7));
        QVERIFY(happens(table, {TileBought{anna, tile("light:gg"), {}}}));
        QCOMPARE(table.player(anna).marks, 1);
        QVERIFY(happens(table, {TrackingChanged{{.mines = true}}}));
        QVERIFY2(!notedForTheEnd(table, anna).marks, "what was once counted has changed since");
        QCOMPARE(answer(table, TrackingChanged{{.marks = true, .mines = true}}),
                 Answer(Refusal{.code = RefusalCode::AnswerNeeded, .seat = anna}));
    }

    void turns_can_be_followed_from_the_middle_of_a_shift()
    {
        Table table = tableAfter({GameStarted{3, bela, {}, {.mines = true}}});
        QVERIFY(happens(table, {TrackingChanged{{.turns = true, .mines = true}}}));
        QCOMPARE(table.next, bela);
        QCOMPARE(table.player(anna).workers, 15);
        QCOMPARE(words(questions(table)), QStringList({"factory workers"}));
        QVERIFY2(happens(table, {WorkersPlaced{bela, 3, on("money-4")}}), "who knows how many stood there");
        QVERIFY2(happens(table, {TileBought{cili, tile("light:y"), {}}}), "it was bought before");
        QVERIFY(happens(table, {TrackingChanged{{.mines = true}}, ShiftEnded{std::vector{0, 2, 1}}}));
        QVERIFY(happens(table, {TrackingChanged{{.turns = true, .mines = true}}, NextShiftStarted{}}));
        QVERIFY2(questions(table).empty(), "all workers are at home when a shift starts");
    }
};

APPLESS_STORY(CoalBaronChangedTrackingTest)
#include "coal_baron_changed_tracking_test.moc"
