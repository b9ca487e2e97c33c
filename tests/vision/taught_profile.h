// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "scenes/art.h"
#include "vision/profile.h"

#include <opencv2/core.hpp>

#include <cstdint>

namespace measure {

/// What `steiger-cli teach` makes of so many corrected photos of orders and as many of a mine, all normal
/// ones, of an edition as if it was never seen before; `seed` is that of the first of each.
vision::Profile taughtProfile(const scenes::Art &art, std::size_t photos, std::uint64_t seed, cv::Size size);

} // namespace measure
