// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/vision/orb_recipe.h"
#include "tests/vision/photo_set.h"
#include "vision/care.h"
#include "vision/profile.h"

#include <vector>

namespace measure {

/// How photos are looked at.
struct Looking {
    const vision::Profile &profile;
    const orb::Recipe *recipe =
        nullptr; ///< the usual one, on the same photos, where there is something to compare
    vision::Care care = vision::Care::OfAPhoto;
    bool each = false;     ///< names every photo that was not read exactly
    bool isTaught = false; ///< the edition was taught with a few photos
};

/// Prints how well each set is read, easy and normal ones together, what is confused with what, and how that
/// compares with what is wanted.
void printAccuracy(const std::vector<PhotoSet> &sets, const Looking &looking);

} // namespace measure
