// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "scoring/rockwell/prices.h"
#include "scoring/rockwell/refusal.h"

namespace scoring::rockwell {

inline constexpr int lastBribeSpace = 2; ///< spaces 1 and 2 of board I give bribes, the others hires

/// Everything a hire depends on.
struct HireCase {
    std::optional<int> space; ///< of the own vice president on board I
    bool hiredThisDrillRound = false;
    int diceFree = subcontractorDice;
    int subcontractor = 0; ///< the active crew has already
    bool tileReady = false;
    Layer layer{};
    int power = 0;
    std::optional<int> money; ///< where it is known
};

/// Refuses a hire that breaks a rule; its price is subcontractorPrice(power).
std::optional<Refusal> checkHire(const HireCase &hire);

/// Everything a bribe depends on.
struct BribeCase {
    std::optional<int> space; ///< of the own vice president on board I
    bool bribedThisDrillRound = false;
    int bribeTilesLeft = bribeTiles;
    bool ownCrew = false;
    bool atEntrance = false;
    bool adjacent = true; ///< on a tile next to the active crew's
    bool destinationClosed = true;
    Layer destination{};
    int subcontractor = 0;    ///< comes along
    std::optional<int> money; ///< where it is known
};

/// Refuses a bribe that breaks a rule; beside its tile it costs bribeFee(subcontractor).
std::optional<Refusal> checkBribe(const BribeCase &bribe);

} // namespace scoring::rockwell
