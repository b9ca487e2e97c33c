// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QtTest>

#include "tests/coal_baron_telling.h"
#include "tests/stories.h"

using namespace story;

namespace {

Tracking without(bool Tracking::*flag)
{
    Tracking tracking = trackEverything;
    tracking.*flag = false;
    if (flag == &Tracking::orders || flag == &Tracking::mines)
        tracking.cubes = false;
    return tracking;
}

// Anna delivers twice and empties two carts, Béla buys a grey tile; the rest is spent at the bank.
std::vector<Event> smallGameAsItHappens()
{
    std::vector<Event> events =
        then(fullyTracked(2),
             {WorkersPlaced{anna, 1, on("mining-10")}, CageMoved{anna, Coal::Yellow},
              CartEmptied{anna, {Coal::Yellow, Side::Dark, 0}}, CageMoved{anna, Coal::Brown},
              CartEmptied{anna, {Coal::Brown, Side::Light, 0}}, CageMoved{anna, std::nullopt},
              SquareFilled{anna, order("wheelbarrow:y"), Coal::Yellow, {Coal::Yellow, CubeFrom::Cage}, {}},
              SquareFilled{anna, order("wheelbarrow:b"), Coal::Brown, {Coal::Brown, CubeFrom::Cage}, {}},
              WorkersPlaced{bela, 1, on("factory-1")}, TileBought{bela, tile("light:gg"), {}},
              WorkersPlaced{anna, 1, on("delivery-wheelbarrow")},
              OrderDelivered{anna, order("wheelbarrow:y")}, OrderDelivered{anna, order("wheelbarrow:b")}});
    for (int shift = 1; shift <= 3; ++shift) {
        events = then(events, banking(tableAfter(events)));
        events.push_back(ShiftEnded{});
        if (shift < 3)
            events.push_back(NextShiftStarted{});
    }
    events.push_back(FinalCounted{{{}, {}}});
    return events;
}

} // namespace

class CoalBaronTrackingTest : public QObject
{
    Q_OBJECT

private slots:
    void what_nobody_tracks_is_asked_for_data()
    {
        QTest::addColumn<Tracking>("tracking");
        QTest::addColumn<QStringList>("duringShift");
        QTest::addColumn<QStringList>("atTheEnd");

        const QStringList nothing;
        QTest::newRow("everything is tracked") << trackEverything << nothing << nothing;
        QTest::newRow("deliveries and carts only") << trackNothing << QStringList{"factory workers"}
                                                   << QStringList{"marks", "cubes", "open orders", "tiles"};
        QTest::newRow("all but turns")
            << without(&Tracking::turns) << QStringList{"factory workers"} << nothing;
        QTest::newRow("all but marks") << without(&Tracking::marks) << nothing << QStringList{"marks"};
        QTest::newRow("neither orders nor cubes")
            << without(&Tracking::orders) << nothing << QStringList{"cubes", "open orders"};
        QTest::newRow("neither mines nor cubes")
            << without(&Tracking::mines) << nothing << QStringList{"cubes", "tiles"};
        QTest::newRow("all but cubes") << without(&Tracking::cubes) << nothing << QStringList{"cubes"};
    }
    void what_nobody_tracks_is_asked_for()
    {
        QFETCH(Tracking, tracking);
        QFETCH(QStringList, duringShift);
        QFETCH(QStringList, atTheEnd);
        Table table = tableAfter(opening({2, anna, {}, tracking}, usualHands));
        for (int shift = 1; shift <= 3; ++shift) {
            QCOMPARE(words(questions(table)), shift < 3 ? duringShift : QStringList());
            if (tracking.turns)
                QVERIFY(happens(table, banking(table)));
            QVERIFY(happens(
                table, {duringShift.isEmpty() || shift == 3 ? ShiftEnded{} : ShiftEnded{std::vector{1, 0}}}));
            if (shift == 3)
                break;
            QVERIFY(questions(table).empty());
            QVERIFY(happens(table, {NextShiftStarted{}}));
        }
        QCOMPARE(words(questions(table)), atTheEnd);
    }

    void what_nobody_tracks_is_refused_data()
    {
        QTest::addColumn<Tracking>("tracking");
        QTest::addColumn<Event>("event");

        const CubeUsed yellow{Coal::Yellow, CubeFrom::Cage};
        const Tracking turnless{.marks = true, .orders = true, .mines = true};
        QTest::newRow("workers") << without(&Tracking::turns) << Event(WorkersPlaced{anna, 1, on("bank")});
        QTest::newRow("a tile") << trackNothing << Event(TileBought{anna, tile("light:y"), {}});
        QTest::newRow("the cage") << turnless << Event(CageMoved{anna, Coal::Yellow});
        QTest::newRow("storage") << turnless << Event(CubeStored{anna, Coal::Yellow});
        QTest::newRow("a square") << turnless
                                  << Event(SquareFilled{
                                         anna, order("wheelbarrow:y"), Coal::Yellow, yellow, {}});
    }
    void what_nobody_tracks_is_refused()
    {
        QFETCH(Tracking, tracking);
        QFETCH(Event, event);
        const Table table = tableAfter(opening({2, anna, {}, tracking}, usualHands));
        QCOMPARE(answer(table, event), Answer(Refusal{.code = RefusalCode::NotTracked}));
    }

    void without_open_orders_there_is_no_draft()
    {
        const Table table = tableAfter({GameStarted{2, anna, {}, trackNothing}});
        QCOMPARE(table.phase, Phase::Shift);
        QCOMPARE(answer(table, OrderDrafted{bela, order("truck:y")}),
                 Answer(Refusal{.code = RefusalCode::NotNow}));
    }

    void an_answer_must_fit_what_the_table_knows_data()
    {
        QTest::addColumn<Tracking>("tracking");
        QTest::addColumn<FinalAnswer>("said");
        QTest::addColumn<Answer>("answer");

        const auto contradicts = [](int said, int known, Left left) {
            return Answer(Refusal{.code = RefusalCode::AnswerContradicts,
                                  .seat = bela,
                                  .number = said,
                                  .limit = known,
                                  .left = left});
        };
        const auto impossible = [](int said, int most, Left left) {
            return Answer(Refusal{.code = RefusalCode::CountImpossible,
                                  .seat = bela,
                                  .number = said,
                                  .limit = most,
                                  .left = left});
        };
        const auto missing = [](Left left) {
            return Answer(Refusal{.code = RefusalCode::AnswerNeeded, .seat = bela, .left = left});
        };
        const Tracking pieces = without(&Tracking::turns);
        QTest::newRow("everything is known, nothing said") << pieces << FinalAnswer{} << accepted;
        QTest::newRow("everything is said, and right") << pieces << FinalAnswer{10, 4, 3, 0, 0} << accepted;
        QTest::newRow("other marks") << pieces << FinalAnswer{.marks = 11}
                                     << contradicts(11, 10, Left::Marks);
        QTest::newRow("other cubes") << pieces << FinalAnswer{.cubes = 3} << contradicts(3, 4, Left::Cubes);
        QTest::newRow("other open orders")
            << pieces << FinalAnswer{.openOrders = 2} << contradicts(2, 3, Left::OpenOrders);
        QTest::newRow("another light tile")
            << pieces << FinalAnswer{.lightTiles = 1} << contradicts(1, 0, Left::LightTiles);
        QTest::newRow("another dark tile")
            << pieces << FinalAnswer{.darkTiles = 1} << contradicts(1, 0, Left::DarkTiles);
        const Tracking mines{.mines = true};
        QTest::newRow("tiles of a followed mine are counted: there were more than were told")
            << mines << FinalAnswer{7, 4, 1, 7, 4} << accepted;
        QTest::newRow("tiles of a followed mine are not counted")
            << mines << FinalAnswer{7, 4, 1, {}, {}} << accepted;
        QTest::newRow("25 tiles are counted in a followed mine")
            << mines << FinalAnswer{7, 4, 1, 25, 0} << impossible(25, 24, Left::LightTiles);
        QTest::newRow("nothing is known, all is said")
            << trackNothing << FinalAnswer{7, 4, 1, 7, 4} << accepted;
        QTest::newRow("no marks") << trackNothing << FinalAnswer{{}, 4, 1, 7, 4} << missing(Left::Marks);
        QTest::newRow("no cubes") << trackNothing << FinalAnswer{7, {}, 1, 7, 4} << missing(Left::Cubes);
        QTest::newRow("no open orders")
            << trackNothing << FinalAnswer{7, 4, {}, 7, 4} << missing(Left::OpenOrders);
        QTest::newRow("no light tiles")
            << trackNothing << FinalAnswer{7, 4, 1, {}, 4} << missing(Left::LightTiles);
        QTest::newRow("no dark tiles")
            << trackNothing << FinalAnswer{7, 4, 1, 7, {}} << missing(Left::DarkTiles);
        QTest::newRow("65 cubes") << trackNothing << FinalAnswer{7, 65, 1, 7, 4}
                                  << impossible(65, 64, Left::Cubes);
        QTest::newRow("45 open orders")
            << trackNothing << FinalAnswer{7, 4, 45, 7, 4} << impossible(45, 44, Left::OpenOrders);
        QTest::newRow("25 dark tiles")
            << trackNothing << FinalAnswer{7, 4, 1, 7, 25} << impossible(25, 24, Left::DarkTiles);
        QTest::newRow("fewer marks than none")
            << trackNothing << FinalAnswer{-1, 4, 1, 7, 4} << impossible(-1, 10'000, Left::Marks);
    }
    void an_answer_must_fit_what_the_table_knows()
    {
        QFETCH(Tracking, tracking);
        QFETCH(FinalAnswer, said);
        QFETCH(Answer, answer);
        Table table = tableAfter(opening({2, anna, {}, tracking}, usualHands));
        const Event idle = ShiftEnded{std::vector{0, 0}};
        QVERIFY(happens(table, {idle, NextShiftStarted{}, idle, NextShiftStarted{}, idle}));
        const FinalAnswer fine = tracking.marks ? FinalAnswer{} : FinalAnswer{5, 3, 0, 1, 1};
        QCOMPARE(story::answer(table, FinalCounted{{fine, said}}), answer);
        QCOMPARE(story::answer(table, FinalCounted{{fine}}),
                 Answer(Refusal{.code = RefusalCode::AnswerNeeded}));
    }

    void counted_tiles_go_before_those_that_were_told()
    {
        const Event idle = ShiftEnded{std::vector{0, 0}};
        const Table played =
            tableAfter({GameStarted{2, anna, {}, {.mines = true}}, TileBought{anna, tile("light:y"), {}},
                        idle, NextShiftStarted{}, idle, NextShiftStarted{}, idle});
        Table table = played;
        QVERIFY(happens(table, {FinalCounted{{{5, 3, 0, {}, {}}, {5, 3, 0, 2, 1}}}}));
        QCOMPARE(table.final->at(0).lightTiles, 1);
        QCOMPARE(table.final->at(0).tileList, std::optional(std::vector{tile("light:y")}));
        QCOMPARE(table.final->at(1).lightTiles, 2);
        QCOMPARE(table.final->at(1).darkTiles, 1);
        QVERIFY2(!table.final->at(1).tileList, "which tiles these are nobody has told");
        Table recounted = played;
        QVERIFY(happens(recounted, {FinalCounted{{{5, 3, 0, 3, 0}, {5, 3, 0, 0, 0}}}}));
        QCOMPARE(recounted.final->at(0).lightTiles, 3);
        QVERIFY(!recounted.final->at(0).tileList);
    }

    void a_turn_can_be_one_tap_without_a_space()
    {
        Table table = tableAfter(opening({3, anna, {}, {.turns = true, .mines = true}}, {}));
        QVERIFY(questions(table).empty());
        QVERIFY(happens(table, {WorkersPlaced{anna, 3, {}}, TileBought{anna, tile("light:y"), {}}}));
        QCOMPARE(table.player(anna).workers, 12);
        QCOMPARE(table.next, bela);
        QCOMPARE(words(questions(table)), QStringList({"factory workers"}));
        QVERIFY2(happens(table, {WorkersPlaced{bela, 4, on("money-4")}}), "who knows how many stood there");
        QVERIFY(happens(
            table, {WorkersPlaced{cili, 15, {}}, WorkersPlaced{anna, 12, {}}, WorkersPlaced{bela, 11, {}}}));
        QCOMPARE(answer(table, ShiftEnded{}), Answer(Refusal{.code = RefusalCode::AnswerNeeded}));
        QVERIFY(happens(table, {ShiftEnded{std::vector{0, 2, 1}}, NextShiftStarted{}}));
        QCOMPARE(table.next, bela);
        QVERIFY2(questions(table).empty(), "the workers are home again");
    }

    void a_count_of_the_factory_goes_before_what_was_said_at_the_end_of_the_shift()
    {
        Table table = tableAfter({GameStarted{2, anna, {}, trackNothing}});
        QCOMPARE(words(questions(table)), QStringList({"factory workers"}));
        QVERIFY(happens(table, {FactoryWorkersCounted{{1, 4}}}));
        QVERIFY2(questions(table).empty(), "nothing is left to be asked");
        QVERIFY(happens(table, {ShiftEnded{std::vector{3, 0}}}));
        QCOMPARE(table.nextStart->seat, bela);
        QCOMPARE(table.shifts[0][0].factoryWorkers, 1);
        QVERIFY(happens(table, {NextShiftStarted{}}));
        QCOMPARE(words(questions(table)), QStringList({"factory workers"}));
    }

    void carts_are_counted_one_by_one_or_all_together()
    {
        Table table = tableAfter({GameStarted{2, anna, {}, trackNothing}});
        QVERIFY(happens(table, {CartEmptied{anna, {Coal::Grey, Side::Light, 0}},
                                CartEmptied{anna, {Coal::Grey, Side::Light, 0}}}));
        QCOMPARE(numbers(emptyCarts(table, anna)), QList({0, 0, 2, 0}));
        QVERIFY(happens(table, {EmptyCartsCounted{anna, {{1, 0, 18, 0}}}}));
        QCOMPARE(numbers(emptyCarts(table, anna)), QList({1, 0, 18, 0}));
        QCOMPARE(mostEmptyCarts(table, bela, Coal::Grey), 2);
        QVERIFY(happens(table, {EmptyCartsCounted{bela, {{0, 0, 2, 0}}}}));
        QCOMPARE(
            answer(table, CartEmptied{bela, {Coal::Grey, Side::Light, 0}}),
            Answer(Refusal{.code = RefusalCode::TooManyCarts, .seat = bela, .limit = 2, .coal = Coal::Grey}));
        QVERIFY2(happens(table, {EmptyCartsCounted{anna, {{0, 0, 1, 0}}}}),
                 "a miscount of this shift can be put right");
        QCOMPARE(mostEmptyCarts(table, bela, Coal::Grey), 19);
    }

    void a_small_game_scores_the_same_however_it_is_told()
    {
        const Table full = tableAfter(smallGameAsItHappens());
        const Table less = tableAfter({
            GameStarted{2, anna, {}, trackNothing},
            CartEmptied{anna, {Coal::Yellow, Side::Dark, 0}},
            CartEmptied{anna, {Coal::Brown, Side::Light, 0}},
            OrderDelivered{anna, order("wheelbarrow:y")},
            OrderDelivered{anna, order("wheelbarrow:b")},
            ShiftEnded{std::vector{0, 1}},
            NextShiftStarted{},
            ShiftEnded{std::vector{0, 0}},
            NextShiftStarted{},
            ShiftEnded{},
            FinalCounted{{{10 + 16 + 18 + 18, 2, 1, 0, 0}, {10 - 6 + 17 + 18 + 18, 6, 3, 1, 0}}},
        });
        const Score fullScore = score(gameOf(full));
        const Score lessScore = score(gameOf(less));
        QCOMPARE(withoutNamesOfOpenOrders(lessScore.lines), withoutNamesOfOpenOrders(fullScore.lines));
        QVERIFY(lessScore.nextStarts == fullScore.nextStarts);
        QVERIFY(lessScore.ranking == fullScore.ranking);
        // Deliveries 5, segments 5, 11 and 32, then 12 for marks and -1 for the open order.
        QCOMPARE(numbers(lessScore.totals), QList({5 + 5 + 11 + 32 + 12 + 0 - 1, 0 + 11 + 2 - 3 - 2}));
        QVERIFY(lessScore.warnings.empty());
    }

    void any_game_scores_the_same_however_it_is_told()
    {
        for (unsigned seed = 1; seed <= 200; ++seed) {
            const play::PlayedGame played = play::randomGame(seed);
            const Score full = score(gameOf(played.table));
            for (const Tracking &tracking : everyTracking()) {
                scoresTheSame(toldWith(tracking, played.events), full);
                if (QTest::currentTestFailed())
                    QFAIL(qPrintable(QString("seed %1").arg(seed)));
            }
        }
    }
};

APPLESS_STORY(CoalBaronTrackingTest)
#include "coal_baron_tracking_test.moc"
