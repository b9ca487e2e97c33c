// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "scoring/rockwell/goals.h"
#include "scoring/seat.h"

#include <cstdint>
#include <optional>

namespace scoring::rockwell {

/// Why the rules, or the pieces in the box, forbid something.
enum class RefusalCode : std::uint8_t {
    // the game as a whole
    NotStarted,
    AlreadyStarted,
    PlayerCount,        ///< only 2 to 4 play; number: how many were named
    OrderIncomplete,    ///< an order of the players does not name each of them once
    TrackingIncomplete, ///< the mine cannot be followed without turns
    NoSuchSeat,
    NotNow,            ///< belongs to another part of the round
    NotTracked,        ///< this group does not follow it
    NotYourTurn,       ///< seat: whose turn it is; none: nobody's
    CountImpossible,   ///< a number below the least or above the most there can be; limit: the one it broke
    AnswerNeeded,      ///< seat: whose numbers are missing
    AnswerContradicts, ///< seat; limit: what the table knows, number: what was said
    PriceUnknown,      ///< the table has not yet said what its tiles cost
    // money and cubes
    NotEnoughMoney,  ///< number: price, limit: money in hand
    NotEnoughCubes,  ///< number: wanted, limit: in stock
    NotEnoughTokens, ///< number: offered, limit: held
    // vice presidents
    NoVicePresident,    ///< none left to place, or none on that board
    VicePresidentThere, ///< the player already has one on that board
    SpaceTaken,         ///< seat: by whom
    NoSuchSpace,        ///< limit: the last space of that board
    NoActionLeft,
    AlreadyTraded, ///< that resource, in this round
    // crews and tiles
    NoSuchCrew,
    CrewLost, ///< went into the centre
    CrewCannotReach,
    NoSuchPlace,
    BorderTaken,        ///< another crew lies between the two tiles
    RequirementUnknown, ///< the number on the tile has not been read yet
    TileOpen,
    ExtractionDue, ///< the tile has to be extracted first
    NoExtraction,  ///< nothing is to be extracted there
    // advantages
    NoAdvantage,   ///< the vice president on board I does not give that right
    AdvantageUsed, ///< once in a drill round
    NoActiveCrew,  ///< no crew was chosen yet, or it left through the centre
    NoBribeTile,
    NoDie, ///< all three subcontractors are hired
    HasSubcontractor,
    LayerLimit, ///< number: power, limit: what the layer allows
    OwnCrew,
    AtEntrance,
    NotAdjacent,
    TileReady, ///< has enough power without it
    // developments
    FullyDeveloped, ///< limit: the highest there is
    NotALayerTile,
    ShaftThere,     ///< a tile carries one shaft
    OtherCrewThere, ///< shaft 1 wants no other player's crew
    NoOwnCrewNear,  ///< shafts 1 and 2 want an own crew there or next to it
    NoSuchShaft,    ///< not on the board, or all three are
    NoDeliveryTile, ///< limit: as many are in the box, and all are taken
    // goals
    HasGoal,
    GoalNotFulfilled,
    // the robot
    RobotChoosesOtherwise, ///< its rules name another crew or tile
};

/// A refusal and what it is about. Only the details that belong to the code are set.
struct Refusal {
    RefusalCode code{};
    std::optional<Seat> seat;
    int number = 0;
    int limit = 0;
    std::optional<Goal> goal;
    bool operator==(const Refusal &) const = default;
};

} // namespace scoring::rockwell
