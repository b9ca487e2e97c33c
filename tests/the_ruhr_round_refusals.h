// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/the_ruhr_refusals.h"

namespace ruhr_refusals {

/// Of the start of the game and of what concerns everyone.
inline std::vector<Row> refusalsOfRounds()
{
    using enum RefusalCode;
    const Sold sold = factory(delivering(), anna);
    const GameStarted start{2, anna, {}, trackEverything, Difficulty::Normal, {}};

    return {
        {"nothing happens before the start", {}, RoundEnded{}, {.code = NotStarted}},
        {"a game starts once", started(2), start, {.code = AlreadyStarted}},
        {"five players", {}, GameStarted{5}, {.code = PlayerCount, .number = 5}},
        {"nobody", {}, GameStarted{0}, {.code = PlayerCount, .number = 0}},
        {"a starting player who does not sit here",
         {},
         GameStarted{2, cili},
         {.code = NoSuchSeat, .seat = cili}},
        {"a seat that does not exist", choosing(), depot(dora, 5), {.code = NoSuchSeat, .seat = dora}},
        {"a tile in another phase", choosing(), TileDrawn{}, {.code = NotNow}},
        {"an event in another phase", choosing(), EventHappened{}, {.code = NotNow}},
        {"an export in another phase", choosing(), ExportScored{1, {}}, {.code = NotNow}},
        {"the end of a round in its middle", choosing(), RoundEnded{}, {.code = NotNow}},
        {"a sale in another phase", choosing(), sold, {.code = NotNow}},
        {"a purchase in another phase", choosing(), LocksBuilt{anna, {Region::Mark}}, {.code = NotNow}},
        {"the final count before the end", choosing(), FinalCounted{}, {.code = NotNow}},
        {"the end of a phase nobody acts in", started(2), PhaseEnded{}, {.code = NotNow}},
        {"the Inn while nobody has a turn",
         started(2),
         InnUsed{anna, ThalerOrPoint::Point},
         {.code = NotNow}},
        {"somebody else's turn", choosing(), depot(bela, 50), {.code = NotYourTurn, .seat = anna}},
        {"ending somebody else's turn", choosing(), TurnEnded{bela}, {.code = NotYourTurn, .seat = anna}},
        {"the phase ends by itself", choosing(), PhaseEnded{}, {.code = TurnsLeft, .seat = anna}},

        {"an event without its flag",
         quietUntil(started(2), 4, Phase::EventDue),
         EventHappened{},
         {.code = AnswerNeeded}},
        {"a flag in a round without one",
         quietUntil(started(2), 3, Phase::EventDue),
         EventHappened{Country::Belgium, {}},
         {.code = AnswerContradicts}},
        {"an event without the choices",
         quietUntil(started(2), 3, Phase::EventDue),
         EventHappened{},
         {.code = AnswerNeeded}},
        {"choices where there are none",
         quietUntil(started(2), 2, Phase::EventDue),
         EventHappened{{}, {ThalerOrPoint::Point, ThalerOrPoint::Point}},
         {.code = AnswerContradicts}},
        {"a thaler for the fund from someone who has none",
         rich(quietUntil(started(2), 3, Phase::EventDue), bela, 0),
         EventHappened{{}, {ThalerOrPoint::Thaler, ThalerOrPoint::Thaler}},
         {.code = NotEnoughThalers, .seat = bela, .number = 1, .limit = 0}},
        {"a demand drawn twice",
         quietUntil(started(2), 2, Phase::Draw),
         TileDrawn{tile("D01")},
         {.code = TileGone}},
        {"a fifth water tile",
         changed(quietUntil(started(2), 6, Phase::Draw), [](Table &table) { table.waterDrawn = 4; }),
         TileDrawn{tile("W-LOW")},
         {.code = TileGone}},
        {"an empty bag",
         quietUntil(started(2), 9, Phase::Draw),
         TileDrawn{tile("W-LOW")},
         {.code = BagEmpty}},
        {"how a track looks where nobody follows dice",
         quietUntil(started(2), 4, Phase::EventDue),
         EventHappened{Country::Belgium, {}, TrackFacts{4, 1}},
         {.code = AnswerContradicts}},

        {"an export without a value",
         changed(quietUntil(started(2), 4, Phase::Export),
                 [](Table &table) {
                     table.columns = {{{}, {}, {anna}}};
                 }),
         ExportScored{},
         {.code = AnswerNeeded}},
        {"an export value beyond belief",
         quietUntil(started(2), 4, Phase::Export),
         ExportScored{21, {}},
         {.code = CountImpossible, .number = 21, .limit = 20}},
        {"fewer than no thalers",
         choosing(),
         ThalersCounted{anna, -1},
         {.code = CountImpossible, .seat = anna, .number = -1, .limit = 0}},
        {"eleven thalers at the end",
         counting(),
         ThalersCounted{anna, 11},
         {.code = CountImpossible, .seat = anna, .number = 11, .limit = 10}},
        {"points beyond belief",
         choosing(),
         PointsCounted{anna, 10'001},
         {.code = CountImpossible, .seat = anna, .number = 10'001, .limit = 10'000}},
    };
}

/// Of boards that cannot be.
inline std::vector<Row> refusalsOfBoards()
{
    using enum RefusalCode;
    const auto start = [](auto change) {
        GameStarted event{2, anna, {}, trackEverything, Difficulty::Normal, boardWithDice()};
        change(event.board);
        return event;
    };
    return {
        {"an export track beyond belief",
         {},
         start([](Board &board) { board.lastExportIndex = 21; }),
         {.code = CountImpossible, .number = 21, .limit = 20}},
        {"an area of four spaces",
         {},
         start([](Board &board) { board.areaSpaces[0] = 4; }),
         {.code = CountImpossible, .number = 4, .limit = 3}},
        {"a city beyond Ruhrort",
         {},
         start([](Board &board) { board.cityIndex[0] = 1000; }),
         {.code = CountImpossible, .number = 1000, .limit = 999}},
        {"a factory before the river begins",
         {},
         start([](Board &board) { board.factories[0].riverIndex = -1; }),
         {.code = CountImpossible, .number = -1, .limit = 0}},
        {"a depot in Berg",
         {},
         start([](Board &board) { board.depots[14].region = Region::Berg; }),
         {.code = OtherRegion}},
        {"a price beyond belief",
         {},
         start([](Board &board) {
             board.dumpSpaces[0].prices = {2, 21};
         }),
         {.code = CountImpossible, .number = 21, .limit = 20}},
        {"more prices than spaces",
         {},
         start([](Board &board) {
             board.citySpaces[0] = {1, {2, 3}};
         }),
         {.code = CountImpossible, .number = 2, .limit = 1}},
        {"a track without spaces",
         {},
         start([](Board &board) {
             board.tracks[1] = {0, 0};
         }),
         {.code = CountImpossible, .number = 0, .limit = 1}},
        {"an arrow beside its track",
         {},
         start([](Board &board) {
             board.tracks[2] = {4, 4};
         }),
         {.code = CountImpossible, .number = 4, .limit = 3}},
        {"a die too few at the start",
         {},
         start([](Board &board) { (*board.startDice[0])[0].reset(); }),
         {.code = CountImpossible, .number = 4, .limit = 5}},
        {"a start with a face of 7",
         {},
         start([](Board &board) { (*board.startDice[0])[0]->face = 7; }),
         {.code = CountImpossible, .number = 7, .limit = 6}},
        {"black coal in Mark at the start",
         {},
         start([](Board &board) { std::swap((*board.startDice[0])[0], (*board.startDice[0])[14]); }),
         {.code = OtherRegion}},
    };
}

} // namespace ruhr_refusals
