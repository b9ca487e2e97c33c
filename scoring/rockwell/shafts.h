// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "scoring/rockwell/mine.h"
#include "scoring/rockwell/refusal.h"

#include <vector>

namespace scoring::rockwell {

/// What matters about a tile for someone who wants to put a shaft on it.
struct ShaftSite {
    bool layerTile = true; ///< not the centre
    bool closed = true;
    bool hasShaft = false;
    bool otherCrew = false;   ///< of another player or the robot, on the tile
    bool ownCrewNear = false; ///< on the tile or next to it
};

/// Refuses to place a player's shaft 1, 2 or 3 there.
std::optional<Refusal> checkShaft(int shaft, const ShaftSite &site);

/// Refuses to move it there from where it lies: by its own rule again, or freely where the table plays so.
std::optional<Refusal> checkShaftMove(int shaft, const ShaftSite &site, const Options &options);

/// A shaft on the board at the end of phase I.
struct PlacedShaft {
    Seat owner{};
    bool open = false;
    Cubes printed; ///< on the open side
};

struct Income {
    Seat seat{};
    Cubes cubes;
    bool operator==(const Income &) const = default;
};

/// What the active shafts pay, one entry for each owner of any shaft, in the order of their first one.
std::vector<Income> shaftIncome(const std::vector<PlacedShaft> &shafts);

} // namespace scoring::rockwell
