// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "scenes/art.h"
#include "tests/vision/orb_recipe.h"
#include "vision/profile.h"

#include <cstdint>

namespace measure {

/// Prints how long photos of every size take, told by the bare decoding of the same JPEG in the same run, how
/// that grows with cards and megapixels, and how much memory it takes. A few scenes, never more than `most`,
/// for each line; `seed` is that of the first.
void printTimes(const scenes::Art &art, const vision::Profile &profile, const orb::Recipe &recipe,
                std::size_t most, std::uint64_t seed);

} // namespace measure
