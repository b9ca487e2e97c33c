// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "scoring/coal_baron/correction.h"

#include <algorithm>

namespace scoring::coal_baron {

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
