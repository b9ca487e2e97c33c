// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/the_ruhr_refusals.h"

namespace ruhr_refusals {

/// Of phases 5 and 6.
inline std::vector<Row> refusalsOfPurchases()
{
    using enum RefusalCode;
    Board known;
    *known.spacesOf(City::Werden) = {1, {3}};
    const Table onKnownBoard =
        owning(rich(quietUntil(started(2, trackAllButDice, {}, known), 5, Phase::Buy, anna), anna), anna,
               {Token::EssenWarehouse});

    return {
        {"a token twice",
         owning(quietUntil(started(2), 2, Phase::Tokens, anna), anna, {Token::CoalDump}),
         TokenGained{anna, Token::CoalDump},
         {.code = TokenHeld, .seat = anna, .token = Token::CoalDump}},
        {"an Inn without the cubes",
         quietUntil(started(2), 2, Phase::Tokens, anna),
         TokenGained{anna, Token::Inn},
         {.code = TokenNotEarned, .seat = anna, .token = Token::Inn}},
        {"an Inn left lying",
         changed(quietUntil(started(2), 2, Phase::Tokens, anna),
                 [](Table &table) { table.player(anna).cubes = innCubes; }),
         TurnEnded{anna},
         {.code = TokenDue, .seat = anna, .token = Token::Inn}},
        {"hauling without the token",
         choosing(),
         CoalHaulingUsed{anna},
         {.code = TokenMissing, .token = Token::CoalHauling}},
        {"hauling twice",
         after(owning(choosing(), anna, {Token::CoalHauling}), {CoalHaulingUsed{anna}}),
         CoalHaulingUsed{anna},
         {.code = TokenUsed, .token = Token::CoalHauling}},

        {"a lock in round 1",
         buying(1, {Token::LockBuilding}),
         LocksBuilt{anna, {Region::Mark}},
         {.code = TooEarly}},
        {"a lock without the token",
         buying(),
         LocksBuilt{anna, {Region::Mark}},
         {.code = TokenMissing, .token = Token::LockBuilding}},
        {"no lock", buying(5, {Token::LockBuilding}), LocksBuilt{anna, {}}, {.code = NothingBought}},
        {"two locks in round 6",
         buying(6, {Token::LockBuilding}),
         LocksBuilt{anna, {Region::Mark, Region::Mark}},
         {.code = TooManyLocks, .number = 2, .limit = 1}},
        {"a fifteenth lock",
         changed(buying(5, {Token::LockBuilding}), [](Table &table) { table.locks = 13; }),
         LocksBuilt{anna, {Region::Mark, Region::Mark}},
         {.code = NoDamLeft, .limit = 1}},
        {"a second purchase of locks",
         after(buying(5, {Token::LockBuilding}), {LocksBuilt{anna, {Region::Mark}}}),
         LocksBuilt{anna, {Region::Mark}},
         {.code = TokenUsed, .token = Token::LockBuilding}},
        {"a lock nobody can pay",
         rich(buying(5, {Token::LockBuilding}), anna, 2),
         LocksBuilt{anna, {Region::Mark}},
         {.code = NotEnoughThalers, .seat = anna, .number = 3, .limit = 2}},
        {"no warehouse in the supply",
         changed(buying(5, {Token::CoalDump}), [](Table &table) { table.player(anna).supply = 0; }),
         WarehouseBuilt{anna, Dump::Mark, false, 2},
         {.code = NoWarehouse, .seat = anna}},
        {"a price nobody read",
         buying(5, {Token::CoalDump}),
         WarehouseBuilt{anna, Dump::Mark, false, {}},
         {.code = AnswerNeeded, .seat = anna}},
        {"a second warehouse in a city",
         changed(buying(5, {Token::EssenWarehouse}),
                 [](Table &table) { table.player(anna).cities[at(City::Werden)] = true; }),
         WarehouseBuilt{anna, City::Werden, false, 2},
         {.code = AlreadyThere, .seat = anna}},
        {"a third warehouse in Ruhrort",
         changed(buying(5, {Token::RuhrortHarbour}),
                 [](Table &table) {
                     table.columns = {{{anna}, {anna}, {}}};
                 }),
         WarehouseBuilt{anna, Country::Belgium, false, {}},
         {.code = TooManyInRuhrort, .seat = anna, .limit = 2}},
        {"moving what is not there",
         buying(5, {Token::RuhrortHarbour}),
         WarehouseMoved{anna, {anna, Country::Belgium, Country::Rhineland}},
         {.code = NotThere, .seat = anna}},
        {"moving another player's warehouse",
         changed(buying(5, {Token::RuhrortHarbour}),
                 [](Table &table) {
                     table.columns = {{{bela}, {}, {}}};
                 }),
         WarehouseMoved{anna, {bela, Country::Rhineland, Country::Belgium}},
         {.code = NotYours, .seat = bela}},
        {"repaying what was not lent",
         buying(),
         LoansRepaid{anna, 1},
         {.code = NoSuchLoan, .number = 1, .limit = 0}},
        {"a city without a space left",
         changed(onKnownBoard, [](Table &table) { table.player(bela).cities[at(City::Werden)] = true; }),
         WarehouseBuilt{anna, City::Werden, false, 3},
         {.code = SiteFull, .limit = 1}},
        {"another price than the board says",
         onKnownBoard,
         WarehouseBuilt{anna, City::Werden, false, 2},
         {.code = AnswerContradicts, .seat = anna, .number = 2, .limit = 3}},
    };
}

/// Of loans for actions and purchases.
inline std::vector<Row> refusalsOfLoans()
{
    using enum RefusalCode;
    const Table lockBuyer = buying(5, {Token::LockBuilding});
    const auto lock = [](LoansTaken loans) { return LocksBuilt{anna, {Region::Mark}, loans}; };
    const Table dumpBuyer = rich(buying(5, {Token::CoalDump}), anna, 0);
    const Table points = quietUntil(started(2, {.points = true}), 5, Phase::Buy);

    return {
        {"a loan that is not needed",
         lockBuyer,
         lock({1}),
         {.code = LoanNotNeeded, .number = 3, .limit = 10}},
        {"more loans than are needed",
         rich(lockBuyer, anna, 2),
         lock({2}),
         {.code = LoanNotNeeded, .number = 3, .limit = 4}},
        {"fewer loans than are needed",
         rich(lockBuyer, anna, 0),
         lock({1}),
         {.code = NotEnoughThalers, .seat = anna, .number = 3, .limit = 2}},
        {"fewer than no loans",
         lockBuyer,
         lock({-1}),
         {.code = CountImpossible, .seat = anna, .number = -1, .limit = 0}},
        {"a loan for a free action",
         rich(choosing(), anna, 0),
         with(depot(anna, 50, Action::Transport), &DepotChosen::loans, LoansTaken{1}),
         {.code = LoanNotNeeded, .number = 0, .limit = 0}},
        {"a loan for what is not allowed anyway",
         rich(buying(), anna, 0),
         lock({2}),
         {.code = TokenMissing, .token = Token::LockBuilding}},
        {"a fifth loan",
         changed(rich(lockBuyer, anna, 0), [](Table &table) { table.player(anna).loans = 4; }),
         lock({2}),
         {.code = NoLoanSpace, .limit = 4}},
        {"the last warehouse marks the loan that should pay for it",
         dumpBuyer,
         WarehouseBuilt{anna, Dump::Mark, false, 2, {1}},
         {.code = NoWarehouse, .seat = anna}},
        {"points lost by a loan from the supply",
         rich(lockBuyer, anna, 1),
         lock({1, 1}),
         {.code = AnswerContradicts, .seat = anna, .number = 1, .limit = 0}},
        {"points lost without a loan",
         points,
         lock({0, 1}),
         {.code = CountImpossible, .seat = anna, .number = 1, .limit = 0}},
        {"a loan of which nobody said what it costs",
         points,
         lock({1}),
         {.code = AnswerNeeded, .seat = anna}},
        {"a loan that costs three points",
         points,
         lock({1, 3}),
         {.code = CountImpossible, .seat = anna, .number = 3, .limit = 2}},
        {"three loans for three thalers",
         points,
         lock({3, 0}),
         {.code = LoanNotNeeded, .number = 3, .limit = 4}},
        {"two loans for a price of one",
         points,
         WarehouseBuilt{anna, Dump::Mark, false, 1, {2, 0}},
         {.code = LoanNotNeeded, .number = 1, .limit = 2}},
        {"N6: thalers 2, loans 1: repaying costs 3",
         changed(rich(buying(), anna, 2), [](Table &table) { table.player(anna).loans = 1; }),
         LoansRepaid{anna, 1},
         {.code = NotEnoughThalers, .number = 3, .limit = 2}},
        {"repaying five where nobody follows warehouses",
         quietUntil(started(2, {.thalers = true}), 5, Phase::Buy),
         LoansRepaid{anna, 5},
         {.code = NoSuchLoan, .number = 5, .limit = 4}},
    };
}

} // namespace ruhr_refusals
