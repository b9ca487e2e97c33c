// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "scoring/coal_baron/exercise.h"

#include <cstdint>

namespace scoring::coal_baron {

inline constexpr int practiceLevels = 5;

/// An invented shift to evaluate; the same for the same level and seed.
/// 1: one segment without ties. 2: a first shift, with ties. 3: a second shift with ties for first and for
/// second, and the next starting player. 4: vehicles and empty carts of a third shift. 5: a whole third
/// shift and the final reckoning, for two players or by the rules of another edition.
Exercise practiceShift(int level, std::uint64_t seed);

/// The final reckoning of an invented game.
Exercise practiceEnd(std::uint64_t seed);

} // namespace scoring::coal_baron
