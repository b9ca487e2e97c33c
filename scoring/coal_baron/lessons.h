// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "scoring/coal_baron/exercise.h"

#include <array>
#include <string_view>
#include <vector>

namespace scoring::coal_baron {

/// The lessons in the order in which they are best taken, by the names they are remembered under.
inline constexpr std::array<std::string_view, 7> lessonNames{"clock",       "coal",       "ties", "vehicles",
                                                             "empty-carts", "next-start", "end"};
inline constexpr int lessonCount = static_cast<int>(lessonNames.size());

/// The steps of a lesson, counted from 0: a position each, with one task.
std::vector<Exercise> lessonSteps(int lesson);

} // namespace scoring::coal_baron
