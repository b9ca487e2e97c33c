// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "scoring/log.h"

#include <algorithm>
#include <span>
#include <vector>

namespace scoring {

template <typename Refusal>
struct RefusedEventOf {
    std::size_t number = 0; ///< which of the events, or of the entries of the log
    Refusal refusal;
    bool operator==(const RefusedEventOf &) const = default;
};

template <typename Table, typename Refusal>
struct FoldedOf {
    Table table;
    std::vector<RefusedEventOf<Refusal>> refused; ///< these were passed over
};

/// An entry of a game's log. `event` means something only where the mark says that it happened.
template <typename Event>
struct LogEntryOf {
    LogMark mark;
    Event event;
    bool operator==(const LogEntryOf &) const = default;
};

/// Folds with the game's own apply(table, event), which gives a refusal or nothing.
template <typename Folded, typename Event>
Folded foldEvents(std::span<const Event> events)
{
    Folded folded;
    for (std::size_t number = 0; number < events.size(); ++number) {
        if (const auto refusal = apply(folded.table, events[number]))
            folded.refused.push_back({number, *refusal});
    }
    return folded;
}

/// The same with the entries that are in force, in the order in which they take effect.
template <typename Folded, typename Event>
Folded foldLog(std::span<const LogEntryOf<Event>> log)
{
    Folded folded;
    const auto carryOut = [&](std::size_t number) {
        if (const auto refusal = apply(folded.table, log[number].event))
            folded.refused.push_back({number, *refusal});
    };
    // Most games are never corrected: then all entries are in force, as they stand.
    const auto isPlain = [](const LogEntryOf<Event> &entry) {
        return entry.mark.act == LogAct::Happened && !entry.mark.target;
    };
    if (std::ranges::all_of(log, isPlain)) {
        for (std::size_t number = 0; number < log.size(); ++number)
            carryOut(number);
        return folded;
    }
    std::vector<LogMark> marks;
    marks.reserve(log.size());
    for (const LogEntryOf<Event> &entry : log)
        marks.push_back(entry.mark);
    std::ranges::for_each(inForce(marks), carryOut);
    return folded;
}

} // namespace scoring
