// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "scoring/coal_baron/game_log.h"

#include <algorithm>

namespace scoring::coal_baron {

Folded fold(std::span<const LogEntry> log)
{
    Folded folded;
    const auto carryOut = [&](std::size_t number) {
        if (const auto refusal = apply(folded.table, log[number].event))
            folded.refused.push_back({number, *refusal});
    };
    // Most games are never corrected: then all entries are in force, as they stand.
    const auto isPlain = [](const LogEntry &entry) {
        return entry.mark.act == LogAct::Happened && !entry.mark.target;
    };
    if (std::ranges::all_of(log, isPlain)) {
        for (std::size_t number = 0; number < log.size(); ++number)
            carryOut(number);
        return folded;
    }
    std::vector<LogMark> marks;
    marks.reserve(log.size());
    for (const LogEntry &entry : log)
        marks.push_back(entry.mark);
    std::ranges::for_each(inForce(marks), carryOut);
    return folded;
}

Correction correct(std::span<const LogEntry> log, std::span<const LogEntry> added)
{
    const Folded before = fold(log);
    std::vector<LogEntry> corrected(log.begin(), log.end());
    corrected.insert(corrected.end(), added.begin(), added.end());

    Correction correction;
    correction.result = fold(corrected);
    const Folded &after = correction.result;
    correction.changes = changesBetween(before.table.lines, after.table.lines);
    correction.pointsBefore = pointsNow(before.table);
    correction.pointsAfter = pointsNow(after.table);
    std::ranges::copy_if(after.refused, std::back_inserter(correction.newlyRefused),
                         [&](const RefusedEvent &refused) {
                             return std::ranges::find(before.refused, refused.number,
                                                      &RefusedEvent::number) == before.refused.end();
                         });
    return correction;
}

} // namespace scoring::coal_baron
