// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "vision/kinds.h"

#include <cmath>

namespace vision {

Kinds emptyKinds(std::size_t count, std::size_t features)
{
    return {std::vector<Kinds::Kind>(count, {0, std::vector<float>(features, 0.F)})};
}

void look(Kinds &kinds, std::size_t kind, std::span<const float> features)
{
    Kinds::Kind &one = kinds.kinds[kind];
    one.seen += 1;
    const auto by = static_cast<float>(1 / one.seen);
    for (std::size_t i = 0; i < features.size(); ++i)
        one.mean[i] += (features[i] - one.mean[i]) * by;
}

std::vector<float> whitened(const Nuisance &nuisance, std::span<const float> features)
{
    std::vector<float> answer(features.begin(), features.end());
    for (std::size_t k = 0; k < nuisance.directions.size(); ++k) {
        const float *direction = nuisance.directions[k].data();
        float along = 0;
        for (std::size_t i = 0; i < features.size(); ++i)
            along += direction[i] * features[i];
        const float less = along * (1 - std::sqrt(nuisance.rest / (nuisance.rest + nuisance.strengths[k])));
        for (std::size_t i = 0; i < features.size(); ++i)
            answer[i] -= less * direction[i];
    }
    const float by = 1 / std::sqrt(nuisance.rest);
    for (float &value : answer)
        value *= by;
    return answer;
}

double squaredDistance(std::span<const float> one, std::span<const float> other)
{
    float sum = 0;
    for (std::size_t i = 0; i < one.size(); ++i)
        sum += (one[i] - other[i]) * (one[i] - other[i]);
    return sum;
}

} // namespace vision
