// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QtTest>

#include "tests/coal_baron_refusals.h"
#include "tests/stories.h"

#include <set>

using namespace story;

class CoalBaronTableTest : public QObject
{
    Q_OBJECT

private slots:
    void a_money_space_takes_one_worker_more_than_stand_there_data()
    {
        QTest::addColumn<QString>("space");
        QTest::addColumn<int>("workers");
        QTest::addColumn<int>("marks");

        QTest::newRow("rulebook: 4 marks, empty: one worker") << "money-4" << 1 << 4;
        QTest::newRow("rulebook: 5 marks, one red worker there: two workers") << "money-5" << 2 << 5;
        QTest::newRow("rulebook: 6 marks, two own workers there: three workers") << "money-6" << 3 << 6;
    }
    void a_money_space_takes_one_worker_more_than_stand_there()
    {
        QFETCH(QString, space);
        QFETCH(int, workers);
        QFETCH(int, marks);
        const std::string name = space.toStdString();
        Table table = tableAfter(fullyTracked(3));
        QVERIFY(happens(table, {WorkersPlaced{anna, 1, on("bank")}, WorkersPlaced{bela, 1, on("money-5")},
                                WorkersPlaced{cili, 1, on("money-6")}, WorkersPlaced{anna, 2, on("money-6")},
                                WorkersPlaced{bela, 1, on("bank")}, WorkersPlaced{cili, 1, on("bank")}}));
        const int marksBefore = table.player(anna).marks;
        for (int wrong = 1; wrong <= 4; ++wrong) {
            if (wrong != workers)
                QCOMPARE(answer(table, WorkersPlaced{anna, wrong, on(name)}),
                         Answer(Refusal{.code = RefusalCode::WrongWorkers, .seat = anna, .number = workers}));
        }
        QVERIFY(happens(table, {WorkersPlaced{anna, workers, on(name)}}));
        QCOMPARE(table.player(anna).marks, marksBefore + marks);
        QCOMPARE(table.player(anna).workers, 15 - 3 - workers);
        QCOMPARE(table.standing[at(on(name))], (std::array{workers, 0, 0, 0}));
    }

    void one_worker_on_the_money_space_5_brings_5_marks()
    {
        Table table = tableAfter(fullyTracked(4));
        QVERIFY(happens(table, {WorkersPlaced{anna, 1, on("money-5")}}));
        QCOMPARE(table.player(anna).marks, 8 + 5);
        QCOMPARE(table.player(bela).marks, 8);
    }

    void a_tile_with_two_grey_carts_costs_6_marks_and_goes_to_the_light_side()
    {
        Table table = tableAfter(fullyTracked(2));
        QCOMPARE(supply(table)[Coal::Grey], 14);
        QVERIFY(happens(table,
                        {WorkersPlaced{anna, 1, on("factory-1")}, TileBought{anna, tile("light:gg"), {}}}));
        const Player &player = table.player(anna);
        QCOMPARE(player.marks, 10 - 6);
        const std::vector<Load> threeGrey(3, Coal::Grey);
        QCOMPARE(player.mine.carts[at(Coal::Grey)][at(Side::Light)], threeGrey);
        QVERIFY(player.mine.carts[at(Coal::Grey)][at(Side::Dark)].empty());
        QCOMPARE(tilesOn(player.mine, Side::Light), 1);
        QCOMPARE(tilesOn(player.mine, Side::Dark), 0);
        QCOMPARE(supply(table)[Coal::Grey], 12);
    }

    void an_order_space_makes_the_card_an_open_order()
    {
        Table table = tableAfter(fullyTracked(2));
        QVERIFY(
            happens(table, {WorkersPlaced{anna, 1, on("order-3")}, OrderTaken{anna, order("train:ggg")}}));
        QCOMPARE(table.player(anna).open.size(), 4u);
        QCOMPARE(table.player(anna).open.back(), (OpenOrder{order("train:ggg"), {}, {}}));
        QVERIFY(table.player(anna).delivered.empty());
        QVERIFY2(happens(table, {WorkersPlaced{bela, 2, on("order-3")}, OrderTaken{bela, order("train:g")}}),
                 "the space is refilled, so it can be used again");
    }

    void orders_delivered_by_one_action_score_their_printed_points_at_once()
    {
        Table table = tableAfter(opening({2, anna, {}, {.turns = true, .orders = true}},
                                         {{"horse-cart:kk", "horse-cart:ybgk", "truck:k"}, usualHands[1]}));
        QVERIFY(happens(table, {WorkersPlaced{anna, 1, on("delivery-horse-cart")},
                                OrderDelivered{anna, order("horse-cart:kk")},
                                OrderDelivered{anna, order("horse-cart:ybgk")}}));
        QCOMPARE(numbers(pointsNow(table)), QList({9 + 10, 0}));
        QCOMPARE(table.player(anna).delivered.size(), 2u);
        QCOMPARE(table.player(anna).open.size(), 1u);
        QVERIFY2(table.lines.empty(), "lines come with the evaluation");
    }

    void turns_go_clockwise_from_the_starting_player_data()
    {
        QTest::addColumn<int>("players");
        QTest::addColumn<int>("starting");
        QTest::addColumn<QList<int>>("turns");

        QTest::newRow("two, Anna first") << 2 << 0 << QList{0, 1, 0, 1, 0};
        QTest::newRow("three, Cili first") << 3 << 2 << QList{2, 0, 1, 2, 0};
        QTest::newRow("four, Béla first") << 4 << 1 << QList{1, 2, 3, 0, 1};
    }
    void turns_go_clockwise_from_the_starting_player()
    {
        QFETCH(int, players);
        QFETCH(int, starting);
        Table table = tableAfter(opening({players, Seat{starting}, {}, trackEverything}, usualHands));
        QList<int> turns;
        for (int turn = 0; turn < 5; ++turn) {
            turns.push_back(index(table.next));
            QVERIFY(happens(table, banking(table, 1)));
        }
        QTEST(turns, "turns");
    }

    void who_has_no_worker_left_is_skipped()
    {
        Table table = tableAfter(opening({3, anna, {}, {.turns = true}}, {}));
        QVERIFY(happens(
            table, {WorkersPlaced{anna, 1, {}}, WorkersPlaced{bela, 15, {}}, WorkersPlaced{cili, 14, {}}}));
        QVERIFY(happens(table, {WorkersPlaced{anna, 1, {}}}));
        QCOMPARE(table.next, cili);
        QCOMPARE(answer(table, WorkersPlaced{bela, 1, {}}),
                 Answer(Refusal{.code = RefusalCode::NotYourTurn, .seat = cili}));
        QVERIFY(happens(
            table, {WorkersPlaced{cili, 1, {}}, WorkersPlaced{anna, 1, {}}, WorkersPlaced{anna, 12, {}}}));
        QCOMPARE(table.player(anna).workers, 0);
        QCOMPARE(answer(table, ShiftEnded{std::vector{0, 0, 0}}), accepted);
    }

    void workers_pushed_out_do_not_stand_in_the_factory_any_more()
    {
        Table table = tableAfter(fullyTracked(3));
        QVERIFY(
            happens(table, {WorkersPlaced{anna, 1, on("factory-2")}, TileBought{anna, tile("light:y"), {}},
                            WorkersPlaced{bela, 1, on("factory-draw")}}));
        QCOMPARE(factoryWorkers(table, anna), 1);
        QCOMPARE(factoryWorkers(table, bela), 1);
        QVERIFY(
            happens(table, {WorkersPlaced{cili, 2, on("factory-2")}, TileBought{cili, tile("dark:y"), {}}}));
        QCOMPARE(factoryWorkers(table, anna), 0);
        QCOMPARE(factoryWorkers(table, cili), 2);
        QCOMPARE(table.player(anna).workers, 14);
    }

    void the_bank_takes_one_worker_and_pushes_nobody_out()
    {
        Table table = tableAfter(fullyTracked(2));
        QVERIFY(happens(table, banking(table, 4)));
        QCOMPARE(table.standing[at(on("bank"))], (std::array{2, 2, 0, 0}));
        QCOMPARE(table.player(anna).marks, 12);
        QCOMPARE(table.player(anna).workers, 16);
    }

    void locked_spaces_depend_on_the_players_data()
    {
        QTest::addColumn<int>("players");
        QTest::addColumn<QStringList>("closed");

        const QStringList three{"factory-8", "mining-4", "money-3"};
        QTest::newRow("two players") << 2 << QStringList{"factory-4", "factory-8", "mining-4", "mining-8",
                                                         "money-3",   "money-5",   "order-1"};
        QTest::newRow("three players") << 3 << three;
        QTest::newRow("four players") << 4 << QStringList{};
    }
    void locked_spaces_depend_on_the_players()
    {
        QFETCH(int, players);
        const Table table = tableAfter(fullyTracked(players));
        QStringList closed;
        for (std::uint8_t number = 0; number < spaceCount; ++number) {
            const Answer said = answer(table, WorkersPlaced{anna, 1, Space{number}});
            if (said && said->code == RefusalCode::SpaceClosed)
                closed << QString::fromStdString(std::string(workerSpaces[number].name));
        }
        QTEST(closed, "closed");
    }

    void the_draw_five_spaces_may_be_left_with_nothing()
    {
        Table table = tableAfter(fullyTracked(2));
        QVERIFY(
            happens(table, {MarksCounted{anna, 0}, WorkersPlaced{anna, 1, on("factory-draw")},
                            WorkersPlaced{bela, 1, on("order-draw")}, WorkersPlaced{anna, 1, on("bank")}}));
        QVERIFY(table.player(anna).mine.tiles.empty());
        QCOMPARE(table.player(bela).open.size(), 3u);
    }

    void a_space_whose_action_cannot_be_carried_out_cannot_be_chosen_data()
    {
        QTest::addColumn<std::vector<Event>>("before");
        QTest::addColumn<QString>("space");
        QTest::addColumn<Answer>("answer");

        // Without a named space Anna may take as much as the box holds in her first turn.
        std::vector<Event> noOrderLeft = opening({2, anna, {}, {.turns = true, .orders = true}}, usualHands);
        const Table drafted = tableAfter(noOrderLeft);
        noOrderLeft.push_back(WorkersPlaced{anna, 1, {}});
        for (std::uint8_t number = 0; number < orderCount; ++number) {
            const Order card{number};
            const auto holds = [&](const Player &player) {
                return std::ranges::find(player.open, card, &OpenOrder::order) != player.open.end();
            };
            if (std::ranges::none_of(drafted.players, holds))
                noOrderLeft.push_back(OrderTaken{anna, card});
        }
        std::vector<Event> noTileLeft{GameStarted{2, anna, {}, {.turns = true, .mines = true}},
                                      WorkersPlaced{anna, 1, {}}};
        for (std::uint8_t number = 0; number < tileKindCount; ++number)
            noTileLeft.insert(noTileLeft.end(), 3, TileBought{anna, Tile{number}, {}});
        const std::vector<Event> noMarks =
            then(fullyTracked(2), {MarksCounted{bela, 0}, WorkersPlaced{anna, 1, on("bank")}});

        const Answer noMark(
            Refusal{.code = RefusalCode::NotEnoughMarks, .seat = bela, .number = 1, .limit = 0});
        const Answer noneLeft(Refusal{.code = RefusalCode::NoneLeft, .seat = bela});
        // Three orders lie on the board of a table for two, six tiles in its factory.
        const std::vector<Event> emptyOrderDeck(noOrderLeft.begin(), noOrderLeft.end() - 3);
        const std::vector<Event> lastOrderInDeck(noOrderLeft.begin(), noOrderLeft.end() - 4);
        const std::vector<Event> emptyTileDeck(noTileLeft.begin(), noTileLeft.end() - 6);
        const std::vector<Event> lastTileInDeck(noTileLeft.begin(), noTileLeft.end() - 7);
        QTest::newRow("the last orders lie on the board: nothing to draw")
            << emptyOrderDeck << "order-draw" << noneLeft;
        QTest::newRow("the last orders lie on the board: they can be taken")
            << emptyOrderDeck << "order-2" << accepted;
        QTest::newRow("one order in the deck") << lastOrderInDeck << "order-draw" << accepted;
        QTest::newRow("the last tiles lie in the factory: nothing to draw")
            << emptyTileDeck << "factory-draw" << noneLeft;
        QTest::newRow("the last tiles lie in the factory: they can be bought")
            << emptyTileDeck << "factory-1" << accepted;
        QTest::newRow("one tile in the deck") << lastTileInDeck << "factory-draw" << accepted;
        QTest::newRow("not a mark in hand: no tile can be paid for") << noMarks << "factory-1" << noMark;
        QTest::newRow("not a mark in hand: looking at five tiles is free")
            << noMarks << "factory-draw" << accepted;
        QTest::newRow("all 44 orders are held: none lies under the space")
            << noOrderLeft << "order-2" << noneLeft;
        QTest::newRow("all 44 orders are held: there is nothing to draw")
            << noOrderLeft << "order-draw" << noneLeft;
        QTest::newRow("all 48 tiles are built in: none lies on the space")
            << noTileLeft << "factory-1" << noneLeft;
        QTest::newRow("all 48 tiles are built in: there is nothing to draw")
            << noTileLeft << "factory-draw" << noneLeft;
    }
    void a_space_whose_action_cannot_be_carried_out_cannot_be_chosen()
    {
        QFETCH(std::vector<Event>, before);
        QFETCH(QString, space);
        Table table;
        QVERIFY(happens(table, before));
        QTEST(answer(table, WorkersPlaced{bela, 1, on(space.toStdString())}), "answer");
    }

    void the_bank_takes_one_worker_even_where_spaces_were_not_named()
    {
        Table table = tableAfter(fullyTracked(2));
        QVERIFY(happens(table, {WorkersPlaced{anna, 3, {}}}));
        QCOMPARE(answer(table, WorkersPlaced{bela, 5, on("bank")}),
                 Answer(Refusal{.code = RefusalCode::WrongWorkers, .seat = bela, .number = 1}));
        QVERIFY(happens(table, {WorkersPlaced{bela, 1, on("bank")}}));
    }

    void who_named_no_space_may_enter_things_late_others_may_not()
    {
        Table table = tableAfter(fullyTracked(2));
        QVERIFY(happens(table, {WorkersPlaced{anna, 1, {}}}));
        const Answer notThis(Refusal{.code = RefusalCode::NotThisAction, .seat = bela});
        QCOMPARE(answer(table, TileBought{bela, tile("light:y"), {}}), notThis);
        QVERIFY(happens(table, {WorkersPlaced{bela, 1, on("bank")}}));
        QCOMPARE(answer(table, TileBought{bela, tile("light:y"), {}}), notThis);
        QVERIFY(happens(table, {TileBought{anna, tile("light:y"), {}}}));
    }

    void the_last_action_must_be_finished_before_the_shift_ends()
    {
        std::vector<Event> events = fullyTracked(2);
        events = then(events, banking(tableAfter(events), 35));
        Table table = tableAfter(events);
        QVERIFY(happens(table, {WorkersPlaced{bela, 1, on("order-2")}}));
        QCOMPARE(answer(table, ShiftEnded{}),
                 Answer(Refusal{.code = RefusalCode::OrderNotTaken, .seat = bela}));
        QVERIFY(happens(table, {OrderTaken{bela, order("train:y")}, ShiftEnded{}}));
    }

    void the_draft_goes_counter_clockwise_from_the_right_of_the_starting_player()
    {
        Table table;
        QVERIFY(happens(table, {GameStarted{3, bela, {}, trackEverything}}));
        QCOMPARE(table.phase, Phase::Draft);
        QList<int> picks;
        for (std::uint8_t card = 0; card < 9; ++card) {
            const Answer said = answer(table, OrderDrafted{bela, Order{card}});
            const Seat picking = said ? *said->seat : bela;
            picks.push_back(index(picking));
            QVERIFY(happens(table, {OrderDrafted{picking, Order{card}}}));
        }
        QCOMPARE(picks, QList({0, 2, 1, 0, 2, 1, 0, 2, 1}));
        QCOMPARE(table.phase, Phase::Shift);
        QCOMPARE(table.next, bela);
    }

    void a_card_is_in_one_hand_only()
    {
        Table table = tableAfter({GameStarted{2, anna, {}, {}}, OrderDelivered{bela, order("truck:kk")}});
        const Answer held(Refusal{.code = RefusalCode::OrderHeld, .seat = bela, .order = order("truck:kk")});
        QCOMPARE(answer(table, OrderDelivered{anna, order("truck:kk")}), held);
        QCOMPARE(answer(table, OrderDelivered{bela, order("truck:kk")}), held);
    }

    void a_game_walks_through_its_phases()
    {
        Table table = tableAfter(fullyTracked(4));
        for (int shift = 1; shift <= 3; ++shift) {
            QCOMPARE(table.phase, Phase::Shift);
            QCOMPARE(table.shift, shift);
            QCOMPARE(table.player(dora).workers, 13);
            QVERIFY(happens(table, banking(table)));
            QCOMPARE(table.player(dora).workers, 0);
            QVERIFY(happens(table, {ShiftEnded{}}));
            if (shift == 3)
                break;
            QCOMPARE(table.phase, Phase::Evaluated);
            QCOMPARE(*table.nextStart, (NextStart{Seat{shift}, StartReason::NextClockwise, {0, 0, 0, 0}}));
            QVERIFY(happens(table, {NextShiftStarted{}}));
            QCOMPARE(table.startingPlayer, Seat{shift});
            QCOMPARE(table.next, Seat{shift});
            QVERIFY(!table.nextStart);
        }
        QCOMPARE(table.phase, Phase::FinalCount);
        QVERIFY(questions(table).empty());
        QVERIFY(happens(table, {FinalCounted{std::vector<FinalAnswer>(4)}}));
        QCOMPARE(table.phase, Phase::Finished);
        QCOMPARE(pointsOn(table.lines, "final.marks"), QList({9, 9, 9, 9}));
        QCOMPARE(pointsOn(table.lines, "final.cubes"), QList({1, 1, 1, 1}));
        QCOMPARE(pointsOn(table.lines, "final.openOrders"), QList({-3, -3, -3, -3}));
        QCOMPARE(pointsOn(table.lines, "final.balance"), QList({0, 0, 0, 0}));
        QCOMPARE(table.lines.size(), std::size_t(5 + 9 + 13 + 4));
        QCOMPARE(answer(table, MarksCounted{anna, 3}), Answer(Refusal{.code = RefusalCode::NotNow}));
    }

    void a_shift_is_evaluated_when_it_ends()
    {
        Table table =
            tableAfter({GameStarted{3, anna, {}, {}}, OrderDelivered{anna, order("truck:kk")},
                        OrderDelivered{bela, order("train:ybgk")}, OrderDelivered{cili, order("train:y")}});
        QCOMPARE(numbers(pointsNow(table)), QList({9, 10, 2}));
        QVERIFY(happens(table, {ShiftEnded{std::vector{5, 4, 2}}}));
        QCOMPARE(table.lines.size(), 5u);
        QCOMPARE(pointsOn(table.lines, "shift1.delivery"), QList({9, 10, 2}));
        QCOMPARE(pointsOn(table.lines, "shift1.segment1"), QList({0, 2, 2}));
        QCOMPARE(pointsOn(table.lines, "shift1.segment2"), QList({0, 3, 0}));
        QCOMPARE(pointsOn(table.lines, "shift1.segment3"), QList({0, 4, 0}));
        QCOMPARE(pointsOn(table.lines, "shift1.segment4"), QList({5, 2, 0}));
        QCOMPARE(*table.nextStart, (NextStart{anna, StartReason::KeepsMarker, {5, 4, 2}}));

        QVERIFY(happens(table, {NextShiftStarted{}, OrderDelivered{cili, order("truck:k")},
                                ShiftEnded{std::vector{0, 3, 3}}}));
        QCOMPARE(pointsOn(table.lines, "shift2.delivery"), QList({0, 0, 5}));
        QCOMPARE(pointsOn(table.lines, "shift2.segment1"), QList({0, 2, 2}));
        QCOMPARE(pointsOn(table.lines, "shift2.segment4"), QList({5, 2, 2}));
        QCOMPARE(pointsOn(table.lines, "shift2.segment7"), QList({8, 0, 4}));
        QCOMPARE(pointsOn(table.lines, "shift2.segment8"), QList({0, 9, 4}));
        QCOMPARE(*table.nextStart, (NextStart{bela, StartReason::NextClockwise, {0, 3, 3}}));
    }

    void who_stands_most_in_the_factory_starts_the_next_shift()
    {
        Table table = tableAfter(fullyTracked(3));
        QVERIFY(
            happens(table, {WorkersPlaced{anna, 1, on("factory-1")}, TileBought{anna, tile("light:y"), {}},
                            WorkersPlaced{bela, 1, on("bank")}, WorkersPlaced{cili, 1, on("factory-draw")},
                            WorkersPlaced{anna, 1, on("bank")}, WorkersPlaced{bela, 1, on("bank")},
                            WorkersPlaced{cili, 1, on("factory-3")}, TileBought{cili, tile("dark:y"), {}}}));
        QVERIFY(happens(table, banking(table)));
        QVERIFY(happens(table, {ShiftEnded{}}));
        QCOMPARE(*table.nextStart, (NextStart{cili, StartReason::MostWorkers, {1, 0, 2}}));
        QVERIFY(happens(table, {NextShiftStarted{}}));
        QCOMPARE(table.next, cili);
        QCOMPARE(factoryWorkers(table, cili), 0);
    }

    void what_the_rules_forbid_is_refused_with_its_reason_data()
    {
        QTest::addColumn<RefusalRow>("row");
        for (const RefusalRow &row : refusalRows())
            QTest::newRow(row.story) << row;
    }
    void what_the_rules_forbid_is_refused_with_its_reason()
    {
        QFETCH(RefusalRow, row);
        Table table;
        QVERIFY(happens(table, row.before));
        const Table before = table;
        QCOMPARE(coal_baron::apply(table, row.event), Answer(row.refusal));
        QVERIFY2(table == before, "a refused event leaves the table as it was");
    }

    void every_reason_to_refuse_has_its_story()
    {
        std::set<std::string_view> told;
        for (const RefusalRow &row : refusalRows())
            told.insert(refusalNames[at(row.refusal.code)]);
        for (const std::string_view name : refusalNames)
            QVERIFY2(told.contains(name), std::string(name).c_str());
    }
};

APPLESS_STORY(CoalBaronTableTest)
#include "coal_baron_table_test.moc"
