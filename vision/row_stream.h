// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "vision/network.h"

#include <functional>

namespace vision {

/// A layer that is made row by row where it is needed.
struct LayerSource {
    LayerSize size;
    std::function<void(int y, float *row)> make;
};

/// All steps, on all cores. While the picture is still large, only the rows are kept that are yet to be
/// looked at: the whole of it would be many times the photo.
Layer run(const Network &network, const LayerSource &source);

} // namespace vision
