// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/event_log.h"
#include "scoring/game_kind.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace db {

// A game under way is its log: what is told about the table, and the game's own events, which db/ does not
// look into. It is finished by adding its record under the same id.

struct SeatAtTable {
    Uuid person;
    std::string color;
    bool operator==(const SeatAtTable &) const = default;
};

/// Who plays what, and where. Empty text means: not said.
struct TableHead {
    scoring::GameKind game{};
    std::string group;
    std::string location;
    std::string comments;
    std::string opened; ///< ISO 8601, with the zone of the table
    std::vector<SeatAtTable> players;
    bool operator==(const TableHead &) const = default;
};

// Each inside a Change.
Uuid openTable(Store &store, const TableHead &head);
/// Somebody sits elsewhere, a comment: from now on this counts.
void describeTable(Store &store, const Uuid &game, const TableHead &head);
/// The game is given up, and taken up again.
void closeTable(Store &store, const Uuid &game);
void reopenTable(Store &store, const Uuid &game);

struct LiveGame {
    Uuid id;
    TableHead head;                 ///< with the people who count now and names of today
    std::vector<std::string> names; ///< of today, per seat; empty for who was deleted
    std::int64_t lastTold = 0;      ///< microseconds since 1970
};

/// Games under way: opened, neither given up nor deleted, without a record. The one touched last comes first.
std::vector<LiveGame> liveGames(Store &store);

/// Games that were given up, neither finished nor deleted since. The one given up last comes first.
/// Looks through all events, so it is for a screen that asks for it.
std::vector<LiveGame> closedTables(Store &store);

/// A game whose table was opened here, also one that is finished or given up: for its replay.
std::optional<LiveGame> liveGame(Store &store, const Uuid &game);

/// The game's own events, from the first to the last, without what is told about the table or the record.
std::vector<Event> eventsAtTable(Store &store, const Uuid &game);

/// Makes the list of games under way follow the game's log.
void deriveLiveGame(Store &store, const Uuid &game);
/// Takes the game off that list: there is a record.
void finishLiveGame(Store &store, const Uuid &game);

} // namespace db
