// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/vision/learn_sight.h"
#include "vision/hunch.h"

namespace learn {

/// What the examples have in common, learned by going over them many times. Light and colours are varied on
/// the way, so that it is not learned by heart.
vision::Hunch learnHunch(const std::vector<Sample> &samples,
                         const std::function<bool(std::size_t kind)> &isYes);

} // namespace learn
