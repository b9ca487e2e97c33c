// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "scoring/score.h"
#include "scoring/the_ruhr/places.h"
#include "scoring/the_ruhr/tokens.h"

#include <array>
#include <vector>

namespace scoring::the_ruhr {

inline constexpr int pointsForAGroupOfCities = 1;
inline constexpr int pointsForAllCities = 3;
inline constexpr int pointsForAllDumps = 2;
inline constexpr int pointsForMostOnADump = 1;
inline constexpr int pointsForABargeInRuhrort = 4;
inline constexpr int pointsForABargeElsewhere = 2;
inline constexpr int pointsPerLoan = -2;

/// What one player has when the game is over.
struct FinalHoldings {
    int vpTrack = 0; ///< before the final scoring, may be negative
    int thalers = 0;
    int loans = 0;       ///< warehouses on loan spaces
    int supply = 0;      ///< warehouses not used
    int storageLock = 0; ///< warehouses left in the storage areas
    int storageMark = 0;
    std::array<bool, cityCount> cities{}; ///< an own warehouse there
    std::array<int, dumpCount> dumps{};
    int ruhrort = 0;
    SalePlace bargeAt = SalePlace::Factory;
    Tokens tokens;
    bool operator==(const FinalHoldings &) const = default;
};

/// One entry per seat.
using FinalState = std::vector<FinalHoldings>;

/// Warehouses wherever they are; ten, if all were counted.
int warehouses(const FinalHoldings &player);

int citiesWithWarehouse(const FinalHoldings &player);

/// Who has most warehouses on a dump: an award per seat, without points for those who tie.
std::vector<Award> dumpMajority(const FinalState &state, Dump dump);

/// The track, then the nine bonuses, in the order of the rulebook. Pieces are cities or dumps.
std::vector<Line> finalLines(const FinalState &state);

} // namespace scoring::the_ruhr
