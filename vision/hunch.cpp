// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "vision/hunch.h"

#include "vision/kinds.h"

#include <algorithm>

namespace vision {

void look(HunchRecord &record, double logOdds, bool isYes)
{
    ((logOdds > 0) == isYes ? record.right : record.wrong) += 1;
}

double trust(const HunchRecord &record)
{
    constexpr double beforehand = 10; // pieces of other editions with which it was right
    return std::max(0.0, 1 - 4 * record.wrong / (record.right + record.wrong + beforehand));
}

double logOdds(const Hunch &hunch, std::span<const float> features)
{
    double sum = hunch.bias;
    const std::vector<float> numbers = seen(hunch.hidden, features);
    for (std::size_t i = 0; i < numbers.size(); ++i)
        sum += hunch.says[i] * std::max(0.F, numbers[i] + hunch.level[i]);
    return sum;
}

} // namespace vision
