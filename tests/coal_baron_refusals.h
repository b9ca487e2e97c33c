// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// What the table does not let pass, with at least one story for every reason there is.

#include "tests/coal_baron_story.h"

namespace story {

struct RefusalRow {
    const char *story = nullptr;
    std::vector<Event> before;
    Event event;
    Refusal refusal;
};

/// Events to the end of the shift, with everyone at the bank.
inline std::vector<Event> bankedOut(const std::vector<Event> &events)
{
    return then(events, banking(tableAfter(events)));
}

/// Three shifts in which nobody leaves the bank, up to the final count.
inline std::vector<Event> threeIdleShifts(const std::vector<Event> &start)
{
    std::vector<Event> events = start;
    for (int shift = 1; shift <= 3; ++shift) {
        events = then(bankedOut(events), {ShiftEnded{}});
        if (shift < 3)
            events.push_back(NextShiftStarted{});
    }
    return events;
}

/// Anna and Béla push each other out of the money space 6 until Anna has 2 workers left and Béla 6.
inline std::vector<Event> crowdedMoneySpace()
{
    std::vector<Event> events = fullyTracked(2);
    for (int workers = 1; workers <= 7; ++workers)
        events.push_back(WorkersPlaced{workers % 2 == 1 ? anna : bela, workers, on("money-6")});
    return events;
}

/// Anna, of two, uses a space first.
inline std::vector<Event> annaUses(std::string_view space, const std::vector<Event> &more = {})
{
    return then(fullyTracked(2), then({WorkersPlaced{anna, 1, on(space)}}, more));
}

/// Anna mines a yellow and a brown cube and fills both wheelbarrow orders with them, then it is her turn
/// again.
inline std::vector<Event> twoCompleteWheelbarrows()
{
    return annaUses(
        "mining-10",
        {
            CageMoved{anna, Coal::Yellow},
            CartEmptied{anna, {Coal::Yellow, Side::Dark, 0}},
            CageMoved{anna, Coal::Brown},
            CartEmptied{anna, {Coal::Brown, Side::Light, 0}},
            CageMoved{anna, std::nullopt},
            SquareFilled{anna, order("wheelbarrow:y"), Coal::Yellow, {Coal::Yellow, CubeFrom::Cage}, {}},
            SquareFilled{anna, order("wheelbarrow:b"), Coal::Brown, {Coal::Brown, CubeFrom::Cage}, {}},
            WorkersPlaced{bela, 1, on("bank")},
        });
}

/// Anna, not bothered by turns or marks, has five cubes in the cage.
inline std::vector<Event> fullCage()
{
    std::vector<Event> events =
        opening({2, anna, {}, {.orders = true, .mines = true, .cubes = true}}, usualHands);
    events.push_back(TileBought{anna, tile("dark:yy"), {}});
    events.push_back(TileBought{anna, tile("light:yy"), {}});
    for (int cart = 0; cart < 3; ++cart)
        events.push_back(CartEmptied{anna, {Coal::Yellow, Side::Dark, cart}});
    for (int cart = 0; cart < 2; ++cart)
        events.push_back(CartEmptied{anna, {Coal::Yellow, Side::Light, cart}});
    return events;
}

inline std::vector<RefusalRow> refusalRows()
{
    using enum RefusalCode;
    const std::vector<Event> two = fullyTracked(2);
    const std::vector<Event> loose = opening({2, anna, {}, {}}, {});
    const std::vector<Event> pieces =
        opening({2, anna, {}, {.orders = true, .mines = true, .cubes = true}}, usualHands);
    const auto mining = [](const std::vector<Event> &steps) { return annaUses("mining-6", steps); };
    const CageMoved toYellow{anna, Coal::Yellow};
    const CartEmptied printedYellow{anna, {Coal::Yellow, Side::Dark, 0}};
    const SquareFilled yellowSquare{
        anna, order("wheelbarrow:y"), Coal::Yellow, {Coal::Yellow, CubeFrom::Cage}, {}};
    const WorkersPlaced wheelbarrows{anna, 1, on("delivery-wheelbarrow")};
    const OrderDelivered deliversYellow{anna, order("wheelbarrow:y")};
    const Event oneShift = ShiftEnded{std::vector{0, 0}};

    return {
        {"a shift ends before there is a game", {}, ShiftEnded{}, {.code = NotStarted}},
        {"the game starts again", two, GameStarted{2}, {.code = AlreadyStarted}},
        {"one player alone", {}, GameStarted{1}, {.code = PlayerCount, .number = 1}},
        {"five players", {}, GameStarted{5}, {.code = PlayerCount, .number = 5}},
        {"cubes without mines",
         {},
         GameStarted{2, anna, {}, {.orders = true, .cubes = true}},
         {.code = TrackingIncomplete}},
        {"cubes without orders",
         {},
         GameStarted{2, anna, {}, {.mines = true, .cubes = true}},
         {.code = TrackingIncomplete}},
        {"a third player of two counts marks",
         two,
         MarksCounted{cili, 4},
         {.code = NoSuchSeat, .seat = cili}},
        {"a fourth of three starts", {}, GameStarted{3, dora}, {.code = NoSuchSeat, .seat = dora}},
        {"a worker during the draft", {two.front()}, WorkersPlaced{anna, 1, on("bank")}, {.code = NotNow}},
        {"a draft pick during the shift", two, OrderDrafted{anna, order("truck:bb")}, {.code = NotNow}},
        {"the next shift before the end of this one", two, NextShiftStarted{}, {.code = NotNow}},
        {"the shift ends twice", then(loose, {oneShift}), oneShift, {.code = NotNow}},
        {"the final count during a shift", two, FinalCounted{{{}, {}}}, {.code = NotNow}},
        {"a delivery between two shifts", then(loose, {oneShift}), deliversYellow, {.code = NotNow}},
        {"empty carts are counted where the mine itself is followed",
         {GameStarted{2, anna, {}, {.mines = true}}},
         EmptyCartsCounted{anna, {}},
         {.code = KnownFromMine, .seat = anna}},
        {"cubes are counted where they are followed one by one",
         two,
         CubesCounted{anna, 1, 0, 0},
         {.code = KnownFromCubes, .seat = anna}},
        {"a sixth cube is counted in the cage",
         loose,
         CubesCounted{anna, 6, 0, 0},
         {.code = CountImpossible, .seat = anna, .number = 6, .limit = 5}},
        {"fewer cubes than none in storage",
         loose,
         CubesCounted{anna, 0, -1, 0},
         {.code = CountImpossible, .seat = anna, .number = -1, .limit = 64}},
        {"a heap of cubes on orders",
         loose,
         CubesCounted{anna, 5, 64, 2'000'000'000},
         {.code = CountImpossible, .seat = anna, .number = 2'000'000'000, .limit = 64}},
        {"more cubes than the box has",
         loose,
         CubesCounted{anna, 5, 30, 30},
         {.code = CountImpossible, .seat = anna, .number = 65, .limit = 64}},
        {"cubes of a third player of two",
         loose,
         CubesCounted{cili, 1, 0, 0},
         {.code = NoSuchSeat, .seat = cili}},
        {"open orders are to be followed after the draft",
         loose,
         TrackingChanged{{.orders = true}},
         {.code = OnlyFromStart}},
        {"mines are to be followed after the first tiles",
         loose,
         TrackingChanged{{.mines = true}},
         {.code = OnlyFromStart}},
        {"cubes are to be followed after the first were raised",
         opening({2, anna, {}, {.orders = true, .mines = true}}, usualHands),
         TrackingChanged{{.orders = true, .mines = true, .cubes = true}},
         {.code = OnlyFromStart}},
        {"mines are given up, cubes are not",
         two,
         TrackingChanged{{.orders = true, .cubes = true}},
         {.code = TrackingIncomplete}},
        {"marks are to be followed, and Béla has not counted his",
         then(loose, {MarksCounted{anna, 4}}),
         TrackingChanged{{.marks = true}},
         {.code = AnswerNeeded, .seat = bela}},
        {"the group changes its mind when all shifts are over",
         threeIdleShifts(two),
         TrackingChanged{},
         {.code = NotNow}},
        {"a noted order is Anna's",
         then(loose, {OrderTaken{anna, order("truck:y")}}),
         OrderDelivered{bela, order("truck:y")},
         {.code = OrderHeld, .seat = anna, .order = order("truck:y")}},
        {"a noted order is noted again",
         then(loose, {OrderTaken{anna, order("truck:y")}}),
         OrderTaken{anna, order("truck:y")},
         {.code = OrderHeld, .seat = anna, .order = order("truck:y")}},
        {"workers, where nobody tracks turns", loose, WorkersPlaced{anna, 1, {}}, {.code = NotTracked}},
        {"out of turn in the draft",
         {two.front()},
         OrderDrafted{anna, order("truck:k")},
         {.code = NotYourPick, .seat = bela}},
        {"Béla acts before Anna",
         two,
         WorkersPlaced{bela, 1, on("bank")},
         {.code = NotYourTurn, .seat = anna}},
        {"seven stand there, eight are needed, six are left",
         crowdedMoneySpace(),
         WorkersPlaced{bela, 8, on("money-6")},
         {.code = NotEnoughWorkers, .seat = bela, .number = 8, .limit = 6}},
        {"two workers on an empty space",
         two,
         WorkersPlaced{anna, 2, on("money-4")},
         {.code = WrongWorkers, .seat = anna, .number = 1}},
        {"two workers on the bank",
         two,
         WorkersPlaced{anna, 2, on("bank")},
         {.code = WrongWorkers, .seat = anna, .number = 1}},
        {"a locked space", two, WorkersPlaced{anna, 1, on("money-5")}, {.code = SpaceClosed}},
        {"nothing is complete", two, wheelbarrows, {.code = NothingToDeliver, .seat = anna}},
        {"one of two complete orders is left behind",
         then(twoCompleteWheelbarrows(), {wheelbarrows, deliversYellow}),
         WorkersPlaced{bela, 1, on("bank")},
         {.code = DeliveryUnfinished, .seat = anna, .order = order("wheelbarrow:b")}},
        {"Anna's tile is still on its space",
         annaUses("factory-1"),
         WorkersPlaced{bela, 1, on("bank")},
         {.code = TileNotTaken, .seat = anna}},
        {"Anna's order is still on its space",
         annaUses("order-2"),
         WorkersPlaced{bela, 1, on("bank")},
         {.code = OrderNotTaken, .seat = anna}},
        {"a tile from a money space",
         annaUses("money-4"),
         TileBought{anna, tile("light:y"), {}},
         {.code = NotThisAction, .seat = anna}},
        {"a delivery by another vehicle",
         then(twoCompleteWheelbarrows(), {wheelbarrows}),
         OrderDelivered{anna, order("train:gg")},
         {.code = NotThisAction, .seat = anna, .order = order("train:gg")}},
        {"a second tile",
         annaUses("factory-1", {TileBought{anna, tile("light:y"), {}}}),
         TileBought{anna, tile("dark:y"), {}},
         {.code = OneOnly, .seat = anna}},
        {"a second order from the five",
         annaUses("order-draw", {OrderTaken{anna, order("truck:g")}}),
         OrderTaken{anna, order("truck:b")},
         {.code = OneOnly, .seat = anna}},
        {"Béla has that order",
         annaUses("order-2"),
         OrderTaken{anna, order("truck:y")},
         {.code = OrderHeld, .seat = bela, .order = order("truck:y")}},
        {"an order that is in nobody's hands",
         pieces,
         OrderDelivered{anna, order("truck:bb")},
         {.code = OrderNotOpen, .seat = anna, .order = order("truck:bb")}},
        {"two squares are open",
         pieces,
         OrderDelivered{anna, order("train:gg")},
         {.code = OrderNotComplete, .seat = anna, .number = 2, .order = order("train:gg")}},
        {"eight marks for the black tile, seven in hand",
         annaUses("factory-1", {MarksCounted{anna, 7}}),
         TileBought{anna, tile("dark:kk"), {}},
         {.code = NotEnoughMarks, .seat = anna, .number = 8, .limit = 7}},
        {"a fourth tile of a kind",
         then(pieces, std::vector<Event>(3, TileBought{bela, tile("dark:k"), {}})),
         TileBought{anna, tile("dark:k"), {}},
         {.code = NoneLeft, .limit = 3}},
        {"a brown cube on a yellow cart while there are yellow ones",
         pieces,
         TileBought{anna, tile("light:y"), {Coal::Brown}},
         {.code = WrongSubstitutes, .seat = anna, .number = 0}},
        {"the second cart of a single one",
         mining({toYellow}),
         CartEmptied{anna, {Coal::Yellow, Side::Dark, 1}},
         {.code = NoSuchCart, .seat = anna}},
        {"a cart before the first",
         mining({toYellow}),
         CartEmptied{anna, {Coal::Yellow, Side::Dark, -1}},
         {.code = NoSuchCart, .seat = anna}},
        {"a cart farther out than any tunnel, in a mine that nobody follows",
         loose,
         CartEmptied{anna, {Coal::Yellow, Side::Dark, 19}},
         {.code = NoSuchCart, .seat = anna}},
        {"the same cart again",
         mining({toYellow, printedYellow}),
         printedYellow,
         {.code = CartIsEmpty, .seat = anna}},
        {"a sixth cube",
         fullCage(),
         CartEmptied{anna, {Coal::Brown, Side::Light, 0}},
         {.code = CageFull, .seat = anna, .limit = 5}},
        {"loading while the cage is at the surface",
         mining({}),
         printedYellow,
         {.code = CageElsewhere, .seat = anna}},
        {"the cage moves where it is", mining({toYellow}), toYellow, {.code = CageIsThere, .seat = anna}},
        {"a seventh step",
         mining({toYellow, CageMoved{anna, Coal::Grey}, toYellow, CageMoved{anna, Coal::Grey}, toYellow,
                 printedYellow}),
         CageMoved{anna, std::nullopt},
         {.code = NoSteps, .seat = anna, .limit = 6}},
        {"storing a cube that is not in the cage",
         mining({}),
         CubeStored{anna, Coal::Black},
         {.code = NoSuchCube, .seat = anna}},
        {"a black square on a yellow order",
         mining({}),
         SquareFilled{anna, order("wheelbarrow:y"), Coal::Black, {Coal::Black, CubeFrom::Cage}, {}},
         {.code = NoSuchSquare, .seat = anna, .order = order("wheelbarrow:y")}},
        {"one yellow cube on a brown square",
         mining({toYellow, printedYellow, CageMoved{anna, std::nullopt}}),
         SquareFilled{anna, order("wheelbarrow:b"), Coal::Brown, {Coal::Yellow, CubeFrom::Cage}, {}},
         {.code = WrongCube, .seat = anna, .order = order("wheelbarrow:b")}},
        {"twenty empty grey carts",
         loose,
         EmptyCartsCounted{anna, {{0, 0, 20, 0}}},
         {.code = TooManyCarts, .seat = anna, .number = 20, .limit = 19, .coal = Coal::Grey}},
        {"empty carts that were two after the first shift",
         then(loose, {EmptyCartsCounted{anna, {{0, 2, 0, 0}}}, oneShift, NextShiftStarted{}}),
         EmptyCartsCounted{anna, {{0, 1, 0, 0}}},
         {.code = CartsShrink, .seat = anna, .number = 1, .limit = 2, .coal = Coal::Brown}},
        {"fewer empty carts than none",
         loose,
         EmptyCartsCounted{anna, {{0, -1, 0, 0}}},
         {.code = CountImpossible, .seat = anna, .number = -1, .limit = 19, .coal = Coal::Brown}},
        {"fewer marks than none",
         two,
         MarksCounted{anna, -1},
         {.code = CountImpossible, .seat = anna, .number = -1, .limit = 10'000}},
        {"nineteen workers of eighteen in the factory",
         loose,
         ShiftEnded{std::vector{0, 19}},
         {.code = CountImpossible, .seat = bela, .number = 19, .limit = 18}},
        {"the shift ends while Béla has his workers",
         then(two, {WorkersPlaced{anna, 1, on("bank")}}),
         ShiftEnded{},
         {.code = WorkersLeft, .seat = bela, .number = 18}},
        {"nobody said who is in the factory", loose, ShiftEnded{}, {.code = AnswerNeeded}},
        {"Anna's marks are missing at the end",
         then(loose, {oneShift, NextShiftStarted{}, oneShift, NextShiftStarted{}, oneShift}),
         FinalCounted{{{}, {}}},
         {.code = AnswerNeeded, .seat = anna, .left = Left::Marks}},
        {"Béla's dark tiles are missing at the end",
         then(loose, {oneShift, NextShiftStarted{}, oneShift, NextShiftStarted{}, oneShift}),
         FinalCounted{{{5, 3, 0, 1, 1}, {5, 3, 0, 1, {}}}},
         {.code = AnswerNeeded, .seat = bela, .left = Left::DarkTiles}},
        {"workers are counted in the factory before there is a game",
         {},
         FactoryWorkersCounted{{0, 0}},
         {.code = NotStarted}},
        {"workers are counted in the factory after the shift",
         then(loose, {oneShift}),
         FactoryWorkersCounted{{0, 0}},
         {.code = NotNow}},
        {"only Anna's workers are counted in the factory",
         loose,
         FactoryWorkersCounted{{3}},
         {.code = AnswerNeeded}},
        {"nineteen workers are counted in the factory",
         loose,
         FactoryWorkersCounted{{19, 0}},
         {.code = CountImpossible, .seat = anna, .number = 19, .limit = 18}},
        {"one worker is counted in the factory, where the table saw nobody",
         bankedOut(two),
         FactoryWorkersCounted{{0, 1}},
         {.code = AnswerContradicts, .seat = bela, .number = 1, .limit = 0}},
        {"the table saw nobody in the factory",
         bankedOut(two),
         ShiftEnded{std::vector{0, 1}},
         {.code = AnswerContradicts, .seat = bela, .number = 1, .limit = 0}},
        {"the table knows of 64 marks",
         threeIdleShifts(two),
         FinalCounted{{{}, {.marks = 60}}},
         {.code = AnswerContradicts, .seat = bela, .number = 60, .limit = 64, .left = Left::Marks}},
        {"a cube that is still in the cart", mining({}), yellowSquare, {.code = NoSuchCube, .seat = anna}},
    };
}

} // namespace story
