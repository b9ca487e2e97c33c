// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QtTest>

#include "tests/coal_baron_story.h"
#include "tests/stories.h"

using namespace story;

namespace {

const CageMoved toTheSurface{anna, std::nullopt};

CageMoved to(Coal level)
{
    return {anna, level};
}

CartEmptied load(Coal level, Side side, int number = 0)
{
    return {anna, {level, side, number}};
}

SquareFilled fill(std::string_view card, Coal square, CubeUsed cube, std::optional<CubeUsed> second = {})
{
    return {anna, order(card), square, cube, second};
}

CubeUsed fromCage(Coal cube)
{
    return {cube, CubeFrom::Cage};
}

CubeUsed fromStorage(Coal cube)
{
    return {cube, CubeFrom::Storage};
}

Answer refused(RefusalCode code)
{
    return Refusal{.code = code, .seat = anna};
}

// A group that follows pieces but neither turns nor marks: no step is counted, nothing is paid.
std::vector<Event> piecesOnly(const Hands &hands = usualHands)
{
    return opening({2, anna, {}, {.orders = true, .mines = true, .cubes = true}}, hands);
}

// Anna, of two, stands on the mining space 10 after buying some tiles with marks she was given for it.
Table miningWith(const std::vector<Tile> &tiles, const Hands &hands = usualHands)
{
    Table table = tableAfter(fullyTracked(2, hands));
    std::vector<Event> events{MarksCounted{anna, 50}};
    int workers = 0;
    for (const Tile bought : tiles) {
        events.push_back(WorkersPlaced{anna, ++workers, on("factory-1")});
        events.push_back(TileBought{anna, bought, {}});
        events.push_back(WorkersPlaced{bela, 1, on("bank")});
    }
    events.push_back(WorkersPlaced{anna, 1, on("mining-10")});
    if (!happens(table, events))
        qFatal("the story cannot begin");
    return table;
}

// All yellow cubes but one are in the mines: the printed ones and thirteen on tiles of Béla's.
std::vector<Event> oneYellowCubeLeft()
{
    std::vector<Event> events = piecesOnly();
    events.insert(events.end(), 3, TileBought{bela, tile("light:yy"), {}});
    events.insert(events.end(), 2, TileBought{bela, tile("dark:yy"), {}});
    events.insert(events.end(), 3, TileBought{bela, tile("light:y"), {}});
    return events;
}

} // namespace

class CoalBaronMiningTest : public QObject
{
    Q_OBJECT

private slots:
    void eight_steps_bring_two_grey_cubes_to_a_grey_order()
    {
        Table table = tableAfter(fullyTracked(3));
        QVERIFY(
            happens(table, {WorkersPlaced{anna, 1, on("factory-1")}, TileBought{anna, tile("light:g"), {}}}));
        QVERIFY(happens(table, banking(table, 2)));
        QVERIFY(happens(table, {WorkersPlaced{anna, 1, on("mining-8")}}));

        struct Step {
            Event event;
            std::optional<Coal> level;
            QList<int> cage;
        };
        const std::vector<Step> steps{
            {to(Coal::Grey), Coal::Grey, {0, 0, 0, 0}},
            {load(Coal::Grey, Side::Light, 0), Coal::Grey, {0, 0, 1, 0}},
            {load(Coal::Grey, Side::Light, 1), Coal::Grey, {0, 0, 2, 0}},
            {to(Coal::Yellow), Coal::Yellow, {0, 0, 2, 0}},
            {load(Coal::Yellow, Side::Dark, 0), Coal::Yellow, {1, 0, 2, 0}},
            {toTheSurface, std::nullopt, {1, 0, 2, 0}},
            {fill("train:gg", Coal::Grey, fromCage(Coal::Grey)), std::nullopt, {1, 0, 1, 0}},
            {fill("train:gg", Coal::Grey, fromCage(Coal::Grey)), std::nullopt, {1, 0, 0, 0}},
        };
        int taken = 0;
        for (const Step &step : steps) {
            QVERIFY(happens(table, {step.event}));
            QCOMPARE(table.turn.steps, ++taken);
            QVERIFY(table.player(anna).cageLevel == step.level);
            QCOMPARE(numbers(table.player(anna).cage), step.cage);
        }
        QCOMPARE(openSquares(table.player(anna).open[2]), 0);
        QCOMPARE(numbers(emptyCarts(table, anna)), QList({1, 0, 2, 0}));
        QCOMPARE(answer(table, CubeStored{anna, Coal::Yellow}),
                 Answer(Refusal{.code = RefusalCode::NoSteps, .seat = anna, .limit = 8}));
        QVERIFY2(happens(table, banking(table, 2)),
                 "the yellow cube stays in the cage, the next players act");
        QCOMPARE(numbers(table.player(anna).cage), QList({1, 0, 0, 0}));
    }

    void the_cage_holds_five_cubes()
    {
        Table table = miningWith({tile("dark:yy"), tile("light:yy")});
        QVERIFY(happens(table, {to(Coal::Yellow)}));
        for (int cart = 0; cart < 3; ++cart)
            QVERIFY(happens(table, {load(Coal::Yellow, Side::Dark, cart)}));
        for (int cart = 0; cart < 2; ++cart)
            QVERIFY(happens(table, {load(Coal::Yellow, Side::Light, cart)}));
        QVERIFY(happens(table, {to(Coal::Brown)}));
        const Answer full(Refusal{.code = RefusalCode::CageFull, .seat = anna, .limit = 5});
        QCOMPARE(answer(table, load(Coal::Brown, Side::Light)), full);
        QVERIFY(happens(table, {toTheSurface, CubeStored{anna, Coal::Yellow}}));
        QCOMPARE(table.player(anna).cage.sum(), 4);
    }

    void the_cage_must_be_where_the_cube_is_data()
    {
        QTest::addColumn<std::vector<Event>>("steps");
        QTest::addColumn<Event>("event");

        const CartEmptied yellow = load(Coal::Yellow, Side::Dark);
        QTest::newRow("loading yellow from the surface") << std::vector<Event>{} << Event(yellow);
        QTest::newRow("loading yellow from the brown level")
            << std::vector<Event>{to(Coal::Brown)} << Event(yellow);
        QTest::newRow("storing from the level")
            << std::vector<Event>{to(Coal::Yellow), yellow} << Event(CubeStored{anna, Coal::Yellow});
        QTest::newRow("filling a square from the level")
            << std::vector<Event>{to(Coal::Yellow), yellow}
            << Event(fill("wheelbarrow:y", Coal::Yellow, fromCage(Coal::Yellow)));
        QTest::newRow("filling with one from storage and one from the cage, down below")
            << std::vector<Event>{to(Coal::Yellow), yellow,
                                  toTheSurface,     CubeStored{anna, Coal::Yellow},
                                  to(Coal::Black),  load(Coal::Black, Side::Dark)}
            << Event(fill("wheelbarrow:b", Coal::Brown, fromStorage(Coal::Yellow), fromCage(Coal::Black)));
    }
    void the_cage_must_be_where_the_cube_is()
    {
        QFETCH(std::vector<Event>, steps);
        QFETCH(Event, event);
        Table table = miningWith({});
        QVERIFY(happens(table, steps));
        QCOMPARE(answer(table, event), refused(RefusalCode::CageElsewhere));
    }

    void steps_left_over_lapse_but_none_can_be_added_data()
    {
        QTest::addColumn<QString>("space");
        QTest::addColumn<int>("steps");

        QTest::newRow("four steps") << "mining-4" << 4;
        QTest::newRow("six steps") << "mining-6" << 6;
        QTest::newRow("eight steps") << "mining-8" << 8;
        QTest::newRow("ten steps") << "mining-10" << 10;
    }
    void steps_left_over_lapse_but_none_can_be_added()
    {
        QFETCH(QString, space);
        QFETCH(int, steps);
        Table table = tableAfter(fullyTracked(4));
        QVERIFY(happens(table, {WorkersPlaced{anna, 1, on(space.toStdString())}}));
        for (int step = 1; step <= steps; ++step) {
            QVERIFY2(!answer(table, WorkersPlaced{bela, 1, on("bank")}), "unused steps lapse");
            QVERIFY(happens(table, {step % 2 == 1 ? to(Coal::Black) : toTheSurface}));
        }
        QCOMPARE(answer(table, steps % 2 == 0 ? to(Coal::Black) : toTheSurface),
                 Answer(Refusal{.code = RefusalCode::NoSteps, .seat = anna, .limit = steps}));
    }

    void two_cubes_of_any_colours_fill_a_square_in_two_steps_data()
    {
        QTest::addColumn<Coal>("first");
        QTest::addColumn<Coal>("second");

        QTest::newRow("two different, neither fits") << Coal::Yellow << Coal::Black;
        QTest::newRow("two equal, neither fits") << Coal::Yellow << Coal::Yellow;
        QTest::newRow("one of them fits") << Coal::Brown << Coal::Black;
    }
    void two_cubes_of_any_colours_fill_a_square_in_two_steps()
    {
        QFETCH(Coal, first);
        QFETCH(Coal, second);
        const auto sideOf = [](Coal coal) { return printedCartSide[at(coal)]; };
        Table table = miningWith({tile("dark:y")});
        QVERIFY(happens(table, {to(first), load(first, sideOf(first))}));
        if (first != second)
            QVERIFY(happens(table, {to(second)}));
        QVERIFY(happens(table, {load(second, sideOf(second), first == second ? 1 : 0), toTheSurface}));
        QCOMPARE(
            answer(table, fill("wheelbarrow:b", Coal::Brown, fromCage(second))),
            Answer(Refusal{.code = RefusalCode::WrongCube, .seat = anna, .order = order("wheelbarrow:b")}));
        const int steps = table.turn.steps;
        QVERIFY(happens(table, {fill("wheelbarrow:b", Coal::Brown, fromCage(first), fromCage(second))}));
        QCOMPARE(table.turn.steps, steps + 2);
        const OpenOrder &open = table.player(anna).open[1];
        QCOMPARE(open.filled.sum(), 1);
        QCOMPARE(open.filled[Coal::Brown], 1);
        QCOMPARE(open.cubes.sum(), 2);
        QCOMPARE(openSquares(open), 0);
        QCOMPARE(table.player(anna).cage.sum(), 0);
        QCOMPARE(answer(table, fill("wheelbarrow:b", Coal::Brown, fromCage(Coal::Brown))),
                 Answer(Refusal{
                     .code = RefusalCode::NoSuchSquare, .seat = anna, .order = order("wheelbarrow:b")}));
    }

    void two_cubes_need_two_steps_and_two_cubes()
    {
        Table table = miningWith({tile("dark:y")});
        QVERIFY(happens(table, {to(Coal::Yellow), load(Coal::Yellow, Side::Dark, 0), toTheSurface}));
        const SquareFilled twice =
            fill("wheelbarrow:b", Coal::Brown, fromCage(Coal::Yellow), fromCage(Coal::Yellow));
        QCOMPARE(answer(table, twice), refused(RefusalCode::NoSuchCube));
        QVERIFY(happens(table, {to(Coal::Yellow), load(Coal::Yellow, Side::Dark, 1), toTheSurface,
                                to(Coal::Grey), to(Coal::Black), toTheSurface}));
        QCOMPARE(answer(table, twice),
                 Answer(Refusal{.code = RefusalCode::NoSteps, .seat = anna, .limit = 10}));
    }

    void storage_serves_orders_wherever_the_cage_is()
    {
        Table table = miningWith({});
        QVERIFY(happens(table, {to(Coal::Yellow), load(Coal::Yellow, Side::Dark), toTheSurface,
                                CubeStored{anna, Coal::Yellow}, to(Coal::Black)}));
        QCOMPARE(numbers(table.player(anna).storage), QList({1, 0, 0, 0}));
        QVERIFY(happens(table, {fill("wheelbarrow:y", Coal::Yellow, fromStorage(Coal::Yellow))}));
        QCOMPARE(numbers(table.player(anna).storage), QList({0, 0, 0, 0}));
        QVERIFY(table.player(anna).cageLevel == Coal::Black);
        QCOMPARE(table.turn.steps, 6);
    }

    void cage_and_storage_keep_their_cubes_from_turn_to_turn()
    {
        Table table = miningWith({});
        QVERIFY(happens(table, {to(Coal::Yellow), load(Coal::Yellow, Side::Dark)}));
        QVERIFY(happens(table, banking(table, 3)));
        QVERIFY(happens(table, {WorkersPlaced{anna, 1, on("mining-6")}}));
        QVERIFY(table.player(anna).cageLevel == Coal::Yellow);
        QCOMPARE(table.turn.steps, 0);
        QVERIFY2(happens(table, {toTheSurface, CubeStored{anna, Coal::Yellow}}),
                 "the cage was still down there, loaded");
        QVERIFY(happens(table, banking(table, 1)));
        QCOMPARE(numbers(table.player(anna).storage), QList({1, 0, 0, 0}));
    }

    void a_cube_of_another_colour_rides_where_the_supply_lacks_one_data()
    {
        QTest::addColumn<std::vector<Coal>>("substitutes");
        QTest::addColumn<bool>("fits");

        QTest::newRow("one cart of two gets a brown cube") << std::vector{Coal::Brown} << true;
        QTest::newRow("or a black one, the buyer chooses") << std::vector{Coal::Black} << true;
        QTest::newRow("nobody said which") << std::vector<Coal>{} << false;
        QTest::newRow("two, although one yellow cube is left")
            << std::vector{Coal::Brown, Coal::Brown} << false;
        QTest::newRow("a yellow one is no other colour") << std::vector{Coal::Yellow} << false;
    }
    void a_cube_of_another_colour_rides_where_the_supply_lacks_one()
    {
        QFETCH(std::vector<Coal>, substitutes);
        QFETCH(bool, fits);
        Table table = tableAfter(oneYellowCubeLeft());
        QCOMPARE(supply(table)[Coal::Yellow], 1);
        const TileBought bought{anna, tile("dark:yy"), substitutes};
        const Answer wrong(Refusal{.code = RefusalCode::WrongSubstitutes, .seat = anna, .number = 1});
        QCOMPARE(answer(table, bought), fits ? accepted : wrong);
        if (!fits)
            return;
        QVERIFY(happens(table, {bought}));
        const std::vector<Load> loads{Coal::Yellow, Coal::Yellow, substitutes.front()};
        QCOMPARE(table.player(anna).mine.carts[at(Coal::Yellow)][at(Side::Dark)], loads);
        QCOMPARE(supply(table)[Coal::Yellow], 0);
        QCOMPARE(supply(table)[substitutes.front()], 13);
    }

    void the_cart_counts_by_its_own_colour_whatever_cube_it_held()
    {
        Table table = tableAfter(oneYellowCubeLeft());
        QVERIFY(happens(
            table, {TileBought{anna, tile("dark:yy"), {Coal::Grey}}, load(Coal::Yellow, Side::Dark, 2)}));
        QCOMPARE(numbers(emptyCarts(table, anna)), QList({1, 0, 0, 0}));
        QCOMPARE(numbers(table.player(anna).cage), QList({0, 0, 1, 0}));
    }

    void a_substitute_must_itself_be_in_the_supply()
    {
        std::vector<Event> events = oneYellowCubeLeft();
        events.push_back(TileBought{bela, tile("dark:y"), {}});
        events.insert(events.end(), 3, TileBought{bela, tile("light:bb"), {}});
        events.insert(events.end(), 3, TileBought{bela, tile("dark:bb"), {}});
        events.insert(events.end(), 2, TileBought{bela, tile("light:b"), {}});
        Table table = tableAfter(events);
        QCOMPARE(supply(table)[Coal::Yellow], 0);
        QCOMPARE(supply(table)[Coal::Brown], 0);
        QCOMPARE(answer(table, TileBought{anna, tile("dark:y"), {Coal::Brown}}),
                 Answer(Refusal{.code = RefusalCode::WrongSubstitutes, .seat = anna, .number = 1}));
        QCOMPARE(answer(table, TileBought{anna, tile("dark:y"), {Coal::Black}}), accepted);
    }

    void delivered_cubes_return_to_the_supply()
    {
        Table table = tableAfter(piecesOnly());
        QVERIFY(happens(table,
                        {load(Coal::Yellow, Side::Dark), load(Coal::Black, Side::Dark),
                         fill("wheelbarrow:b", Coal::Brown, fromCage(Coal::Yellow), fromCage(Coal::Black))}));
        QCOMPARE(supply(table)[Coal::Yellow], 14);
        QVERIFY(happens(table, {OrderDelivered{anna, order("wheelbarrow:b")}}));
        QCOMPARE(supply(table)[Coal::Yellow], 15);
        QCOMPARE(supply(table)[Coal::Brown], 14);
        QCOMPARE(supply(table)[Coal::Black], 15);
    }

    void all_complete_orders_of_the_vehicle_are_delivered()
    {
        const Hands hands{{"wheelbarrow:y", "wheelbarrow:b", "truck:g"}, usualHands[1]};
        Table table = miningWith({}, hands);
        QVERIFY(happens(table, {to(Coal::Yellow), load(Coal::Yellow, Side::Dark), to(Coal::Brown),
                                load(Coal::Brown, Side::Light), to(Coal::Grey), load(Coal::Grey, Side::Light),
                                toTheSurface, fill("wheelbarrow:y", Coal::Yellow, fromCage(Coal::Yellow)),
                                fill("wheelbarrow:b", Coal::Brown, fromCage(Coal::Brown)),
                                fill("truck:g", Coal::Grey, fromCage(Coal::Grey)),
                                WorkersPlaced{bela, 1, on("bank")},
                                WorkersPlaced{anna, 1, on("delivery-wheelbarrow")}}));
        const WorkersPlaced next{bela, 1, on("bank")};
        const auto unfinished = [](std::string_view left) {
            return Answer(
                Refusal{.code = RefusalCode::DeliveryUnfinished, .seat = anna, .order = order(left)});
        };
        QCOMPARE(answer(table, next), unfinished("wheelbarrow:y"));
        QVERIFY(happens(table, {OrderDelivered{anna, order("wheelbarrow:b")}}));
        QCOMPARE(answer(table, next), unfinished("wheelbarrow:y"));
        QVERIFY(happens(table, {OrderDelivered{anna, order("wheelbarrow:y")}}));
        QVERIFY2(happens(table, {next}), "the complete truck order goes by another vehicle");
        QCOMPARE(numbers(pointsNow(table)), QList({2 + 3, 0}));
    }
};

APPLESS_STORY(CoalBaronMiningTest)
#include "coal_baron_mining_test.moc"
