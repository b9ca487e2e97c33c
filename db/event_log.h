// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/instant.h"
#include "db/store.h"
#include "scoring/log.h"

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <vector>

namespace db {

/// What somebody told the store, as it is kept.
struct Event {
    std::int64_t number = 0; ///< the order in which this store learnt of it
    Uuid id;
    Uuid log; ///< the game, or `addressBook`
    std::int64_t counter = 0;
    Uuid device;
    scoring::LogAct act = scoring::LogAct::Happened;
    std::optional<Uuid> target;
    std::int64_t told = 0; ///< microseconds since 1970
    std::string name;      ///< "OrderDelivered", "GameRecorded"
    std::string body;      ///< JSON
};

/// The log that is about people, groups, places and seasons rather than about a game.
inline constexpr Uuid addressBook{};

/// What is about to be told. It comes after everything its log holds so far.
struct Telling {
    Uuid log;
    std::string name;
    std::string body = "{}";
    scoring::LogAct act = scoring::LogAct::Happened;
    std::optional<Uuid> target{};
    std::optional<Uuid> id{}; ///< derived, where two devices may tell the very same thing; else a new one
    std::optional<std::int64_t> told{}; ///< the same for all that is told with one tap; else now
};

/// Inside a Change. Gives the event with its place; one that is known already is given as it is.
Event append(Store &store, const Telling &telling);

/// Takes over an event of another store, unless it is known. The same event told by two devices counts where
/// it was told first. True when anything changed.
bool takeOver(Store &store, const Event &event);

/// A log from its first event to its last.
std::vector<Event> eventsOf(Store &store, const Uuid &log);

/// What this store has learnt after the event of that number, in that order.
void eachEventAfter(Store &store, std::int64_t number, const std::function<void(const Event &)> &visit);

} // namespace db
