// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "scoring/rockwell/mine.h"
#include "scoring/rockwell/options.h"

#include <vector>

namespace scoring::rockwell {

/// A crew of the robot that may have to move.
struct RobotCrew {
    int power = 0;
    Place place;
    bool onOpenTile = false;
};

enum class RobotReason : std::uint8_t {
    OnlyOne,       ///< its rules leave one
    PlayerChooses, ///< they leave several: the first player in shift order chooses
    NoneCanMove,   ///< it does not move
};

/// Which of the robot's crews moves: numbers in the list given.
struct RobotCrewChoice {
    std::vector<int> crews;
    RobotReason reason{};
    bool operator==(const RobotCrewChoice &) const = default;
};

RobotCrewChoice robotCrew(const std::vector<RobotCrew> &crews, const Options &options);

/// A layer tile next to the robot's crew. The centre is none.
struct RobotNeighbour {
    Tile tile;
    bool closed = true;
    int requirement = 0;
    int power = 0; ///< on it now, without the crew that comes
};

/// Where the crew goes. It must move, and never into the centre.
struct RobotTileChoice {
    std::vector<Tile> tiles;
    RobotReason reason{};
    bool noClosedTile = false; ///< so any layer tile next to it will do
    int missing = 0;           ///< power that was missing on them, before the crew came
    bool operator==(const RobotTileChoice &) const = default;
};

RobotTileChoice robotDestination(const std::vector<RobotNeighbour> &neighbours);

} // namespace scoring::rockwell
