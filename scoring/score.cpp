// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "scoring/score.h"

namespace scoring {

std::string id(const Line &line)
{
    std::string text;
    if (line.shift > 0)
        text = "shift" + std::to_string(line.shift) + ".";
    return text.append(line.name);
}

std::vector<int> totals(const std::vector<Line> &lines, int seats)
{
    std::vector<int> sums(static_cast<std::size_t>(seats), 0);
    for (const Line &line : lines) {
        for (std::size_t seat = 0; seat < line.awards.size(); ++seat)
            sums[seat] += line.awards[seat].points;
    }
    return sums;
}

} // namespace scoring
