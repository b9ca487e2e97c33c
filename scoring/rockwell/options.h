// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

namespace scoring::rockwell {

enum class BribeTarget : std::uint8_t { ActiveTile, AnyClosedAdjacent };
enum class PhaseOrder : std::uint8_t { BoardSpace, Management };
enum class RobotShares : std::uint8_t { Discard, Ignore };
enum class RobotCard : std::uint8_t { Discard, FirstShift };
enum class RobotFallback : std::uint8_t { None, AllCrews };
enum class RobotUpgradeActive : std::uint8_t { Robot, Upgrader };

/// Where the rulebook can be read in more than one way. The defaults are the readings adopted.
struct Options {
    bool zeroScores = true;                            ///< holding nothing takes part in a majority
    bool g4Exact = false;                              ///< goal G4 wants crews of exactly power 2
    bool g6AllowsLost = true;                          ///< goal G6 overlooks crews lost in the centre
    bool tokensExpire = false;                         ///< unused tokens go back at the end of a round
    BribeTarget bribeTarget = BribeTarget::ActiveTile; ///< where a bribed crew goes
    bool multiStepUpgrade = false;                     ///< several steps of power in one action
    bool shaftMoveFree = false;                        ///< a moved shaft need not obey its own rule again
    PhaseOrder phaseOrder = PhaseOrder::BoardSpace;    ///< whose turn it is in phases II and III
    RobotShares robotShares = RobotShares::Discard;    ///< what becomes of the robot's share
    RobotCard robotCard = RobotCard::Discard;          ///< who keeps the card of its extraction
    RobotFallback robotFallback = RobotFallback::None; ///< when no crew is at an entrance or on an open tile
    RobotUpgradeActive robotUpgradeActive = RobotUpgradeActive::Robot; ///< in an extraction by its upgrade
    bool operator==(const Options &) const = default;
};

} // namespace scoring::rockwell
