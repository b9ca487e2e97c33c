// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// The rules behind apply(), one function per event. Each checks everything before it changes anything.

#include "scoring/rockwell/table.h"

namespace scoring::rockwell::rules {

using Outcome = std::optional<Refusal>;
inline constexpr std::nullopt_t done = std::nullopt;

// table_round.cpp: start, auction, vice presidents, tokens, end (goals: table.cpp)
Outcome on(Table &table, const GameStarted &event);
Outcome on(Table &table, const PricesRead &event);
Outcome on(Table &table, const SpacesRead &event);
Outcome on(Table &table, const AuctionHeld &event);
Outcome on(Table &table, const BidMade &event);
Outcome on(Table &table, const VicePresidentPlaced &event);
Outcome on(Table &table, const TokensBought &event);
Outcome on(Table &table, const PhaseEnded &event);
Outcome on(Table &table, const GoalClaimed &event);
Outcome on(Table &table, const ScreenCounted &event);
Outcome on(Table &table, const FinalCounted &event);

// table_drill.cpp: a drilling turn
Outcome on(Table &table, const CrewMoved &event);
Outcome on(Table &table, const Bribed &event);
Outcome on(Table &table, const Hired &event);
Outcome on(Table &table, const RentPaid &event);
Outcome on(Table &table, const TurnEnded &event);

// table_robot.cpp
Outcome on(Table &table, const RobotMoved &event);
Outcome on(Table &table, const RobotUpgraded &event);

// table_extraction.cpp: tiles, cards and shafts that pay
Outcome on(Table &table, const RequirementRead &event);
Outcome on(Table &table, const Extracted &event);
Outcome on(Table &table, const ShaftPaid &event);

// table_develop.cpp: phases II and III
Outcome on(Table &table, const ResourceTraded &event);
Outcome on(Table &table, const PowerRaised &event);
Outcome on(Table &table, const SafetyRaised &event);
Outcome on(Table &table, const MovementRaised &event);
Outcome on(Table &table, const ShaftPlaced &event);
Outcome on(Table &table, const ShaftMoved &event);
Outcome on(Table &table, const CubesDelivered &event);
Outcome on(Table &table, const ActionsGivenUp &event);

/// More than any board or tile ever prints.
inline constexpr int mostActions = 20;
inline constexpr int mostSpaces = 20;
inline constexpr int mostRequirement = 99;
inline constexpr int mostPrestige = 99;
inline constexpr int mostTokens = 1000;

inline Outcome inRange(int number, int least, int most)
{
    if (number >= least && number <= most)
        return done;
    return Refusal{
        .code = RefusalCode::CountImpossible, .number = number, .limit = number < least ? least : most};
}

bool isSeat(const Table &table, Seat seat);
/// A crew's number among all; nothing for one that does not exist. The robot's are there in a game of two.
std::optional<int> crewNumber(const Table &table, Seat owner, int crew);
Crew &crewAt(Table &table, int number);
const Crew &crewAt(const Table &table, int number);
int diceFree(const Table &table);

/// The player's purse where screens are tracked.
const Purse *purseOf(const Table &table, Seat seat);
Outcome canPay(const Table &table, Seat seat, int price);
void pay(Table &table, Seat seat, int price);

/// Refuses what belongs to another phase; where turns are not tracked a round has no phases.
Outcome duringPhase(const Table &table, Phase phase);

/// Goes on as far as the game goes without anyone: once nothing is to be extracted any more, the rest of an
/// upgrade, the next turn, the next phase.
void settle(Table &table);

// Beginnings of phases; each goes on to the next one where nobody has anything to do in it.
void beginDrillRound(Table &table, int drillRound);
void beginShafts(Table &table);
void beginTrade(Table &table);
/// The next drilling turn, then the robot's, then the next drill round.
void nextTurn(Table &table);
void afterTheRobot(Table &table);

} // namespace scoring::rockwell::rules
