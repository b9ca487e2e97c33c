// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "scoring/score.h"

#include <array>
#include <vector>

namespace scoring {

/// What the places of a majority are worth.
struct Places {
    std::array<int, 3> points{}; ///< first, second, third; 0 for a place the game does not have
    int awarded = 3;             ///< how many of them are given at this table
    bool noneScores = false;     ///< whether a count of 0 takes part as well
};

/// Sets points and reason of every award from its count.
/// Players with equal counts share a place and each get all of its points; the places they fill up are
/// not given to anyone else. A count of 0 scores only where the game says so.
std::vector<Award> scoreMajority(std::vector<Award> counted, const Places &places);

} // namespace scoring
