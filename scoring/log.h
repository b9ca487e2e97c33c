// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "scoring/uuid.h"

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

namespace scoring {

using EventId = Uuid;

enum class LogAct : std::uint8_t {
    Happened, ///< an event of the game; with a target, a correction that belongs right before that event
    Undone,   ///< the target does not count any more
    Redone,   ///< the target counts again
};

/// What was told with one tap has the same device and the same moment, down to the microsecond. That only
/// names the tap: no clock orders a log.
struct Tap {
    Uuid device;
    std::int64_t told = 0;
    bool operator==(const Tap &) const = default;
};

/// How an entry of a game's log stands to the others. The log itself only ever grows.
struct LogMark {
    EventId id;
    LogAct act = LogAct::Happened;
    std::optional<EventId> target;
    std::optional<Tap> tap{}; ///< nothing: a tap of its own
    bool operator==(const LogMark &) const = default;
};

/// The entries that are in force, in the order in which they take effect.
/// A target that is not in the log (yet) is no harm: such an undo or redo does nothing, such a correction
/// comes last.
std::vector<std::size_t> inForce(std::span<const LogMark> log);

/// What a tap on undo takes back, and on redo brings back, in the order in which it is told; empty when there
/// is nothing. What was told with one tap goes and comes together. As in every editor, a new event ends what
/// can be redone.
std::vector<EventId> nextUndo(std::span<const LogMark> log);
std::vector<EventId> nextRedo(std::span<const LogMark> log);

} // namespace scoring
