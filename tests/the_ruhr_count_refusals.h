// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/the_ruhr_refusals.h"

namespace ruhr_refusals {

/// Of what was counted at the end, and of what is not tracked.
inline std::vector<Row> refusalsOfCounts()
{
    using enum RefusalCode;
    const FinalAnswer nothing;
    FinalAnswer blankWages;
    blankWages.tokens = Tokens{};
    (*blankWages.tokens)[Token::Wages] = TokenState::Blank;
    const Table loose = started(2, {});
    const Table noTokens =
        quietUntil(started(2, {true, true, true, true, false, false}), 12, Phase::FinalCount);
    FinalAnswer elevenWarehouses;
    elevenWarehouses.vpTrack = 0;
    elevenWarehouses.thalers = 0;
    elevenWarehouses.warehouses = FinalWarehouses{.supply = 11};
    const Table allAsked = quietUntil(loose, 12, Phase::FinalCount);
    FinalAnswer inDebt;
    inDebt.vpTrack = 0;
    inDebt.thalers = -1;
    Sold white{.seat = anna, .place = SalePlace::Factory};
    white.die = Die::White;

    return {
        {"a final count of one", counting(), FinalCounted{{nothing}}, {.code = AnswerNeeded}},
        {"tokens nobody told",
         noTokens,
         FinalCounted{{nothing, nothing}},
         {.code = AnswerNeeded, .seat = anna}},
        {"a grey blank",
         noTokens,
         FinalCounted{{blankWages, blankWages}},
         {.code = NotThisToken, .token = Token::Wages}},
        {"eleven warehouses in the supply",
         allAsked,
         FinalCounted{{elevenWarehouses, elevenWarehouses}},
         {.code = CountImpossible, .seat = anna, .number = 11, .limit = 10}},
        {"fewer thalers than none",
         allAsked,
         FinalCounted{{inDebt, inDebt}},
         {.code = CountImpossible, .seat = anna, .number = -1, .limit = 0}},

        {"points where nobody follows them", loose, PointsCounted{anna, 3}, {.code = NotTracked}},
        {"thalers where nobody follows them", loose, ThalersCounted{anna, 3}, {.code = NotTracked}},
        {"turns where nobody follows them", loose, TurnEnded{anna}, {.code = NotTracked}},
        {"repaying where nobody follows anything",
         quietUntil(loose, 2, Phase::Buy),
         LoansRepaid{anna, 1},
         {.code = NotTracked}},
        {"moves where nobody follows anything",
         quietUntil(loose, 2, Phase::Buy),
         WarehouseMoved{anna, {}},
         {.code = NotTracked}},
        {"tokens where nobody follows them",
         quietUntil(loose, 2, Phase::Tokens),
         TokenGained{anna, Token::CoalDump},
         {.code = NotTracked}},
        {"water where nobody follows anything",
         after(quietUntil(loose, 1, Phase::Draw), {TileDrawn{tile("W-LOW")}}),
         depot(anna, 1, Action::Pilot),
         {.code = PilotBanned}},
        {"the same wages twice",
         after(quietUntil(loose, 1, Phase::Choose), {depot(bela, 1, Action::Wages)}),
         depot(anna, 1, Action::Wages),
         {.code = WagesTaken, .seat = bela}},
        {"white coal in the first round where nobody follows tokens",
         quietUntil(loose, 1, Phase::Deliver),
         white,
         {.code = TokenMissing, .token = Token::GrafschaftMark}},
        {"two purchases of locks in a round where nobody follows tokens",
         after(quietUntil(loose, 2, Phase::Buy), {LocksBuilt{anna, {Region::Mark}}}),
         LocksBuilt{anna, {Region::Mark}},
         {.code = TokenUsed, .token = Token::LockBuilding}},
        {"dice where nobody follows them", loose, DieReturned{anna, 1}, {.code = NotNow}},
        {"a hauled die where nobody follows dice",
         owning(choosing(), anna, {Token::CoalHauling}),
         CoalHaulingUsed{anna, 3},
         {.code = NotTracked}},
    };
}

} // namespace ruhr_refusals
