// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "scoring/difference.h"

#include <algorithm>

namespace scoring {

namespace {

const Line *findLine(const std::vector<Line> &lines, const Line &wanted)
{
    const auto found = std::ranges::find_if(
        lines, [&](const Line &line) { return line.shift == wanted.shift && line.name == wanted.name; });
    return found == lines.end() ? nullptr : &*found;
}

const Award &awardIn(const Line *line, std::size_t seat)
{
    static const Award nothing;
    return line && seat < line->awards.size() ? line->awards[seat] : nothing;
}

void addChanges(const Line *before, const Line *after, std::vector<AwardChange> &changes)
{
    const Line &line = after ? *after : *before;
    // A correction can even be about how many sat at the table.
    const std::size_t seats = std::max(before ? before->awards.size() : 0, after ? after->awards.size() : 0);
    for (std::size_t seat = 0; seat < seats; ++seat) {
        const Award &was = awardIn(before, seat);
        const Award &is = awardIn(after, seat);
        if (was != is)
            changes.push_back({line.shift, line.name, Seat{static_cast<int>(seat)}, was, is});
    }
}

} // namespace

std::vector<AwardChange> changesBetween(const std::vector<Line> &before, const std::vector<Line> &after)
{
    std::vector<AwardChange> changes;
    for (const Line &line : after)
        addChanges(findLine(before, line), &line, changes);
    for (const Line &line : before) {
        if (!findLine(after, line))
            addChanges(&line, nullptr, changes);
    }
    return changes;
}

} // namespace scoring
