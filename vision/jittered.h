// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "vision/quad.h"

#include <opencv2/core.hpp>

namespace vision {

/// Where a card's outline would be if it were found a little wrong: with a strength of 1 as a first glance
/// sees it. Whoever learns from these knows what a search gives him to look at.
Quad jittered(const Quad &quad, cv::RNG &random, double strength);

} // namespace vision
