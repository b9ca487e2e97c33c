// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "vision/kinds.h"
#include "vision/mine_eye.h"

#include <functional>

namespace learn {

/// A piece seen in a photo of an edition.
struct Sample {
    std::size_t edition = 0;
    std::size_t photo = 0;
    std::size_t kind = 0;
    std::vector<float> features;
};

/// Two groups of kinds that a sight is to tell apart.
using Kinds = std::vector<std::size_t>;
struct Contrast {
    Kinds one, other;
};

/// The sight that tells the contrasts best, one number each. What differs between kinds of one class, and
/// between editions, says nothing: that is how it holds for editions never seen.
vision::Sight learnSight(const std::vector<Sample> &samples, const std::vector<Contrast> &contrasts,
                         const std::function<std::size_t(std::size_t kind)> &classOf, std::size_t kinds);

/// What evidence is worth as log odds of the second, by examples: logistic regression by Newton's
/// method.
struct Example {
    vision::Evidence evidence;
    bool second = false;
};
vision::Weighings weigh(const std::vector<Example> &examples);

} // namespace learn
