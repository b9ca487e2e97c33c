// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/event_log.h"
#include "scoring/record.h"

#include <nlohmann/json_fwd.hpp>

#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

namespace db {

using Json = nlohmann::ordered_json;

enum class Adding : std::uint8_t {
    Stored,
    AlreadyHere,
    WasDeleted, ///< it stays so; restoreGame() brings it back
};

struct AddedGame {
    Uuid id;
    Adding adding{};
};

/// The game a person means by this id; ids need not be UUIDs.
Uuid gameId(std::string_view id);

/// Whether a game has been played to its end: only such records belong in the history.
bool isFinished(const scoring::Record &record);

// Each inside a Change, followed by refreshStandings() once everything is told.

/// Stores a finished game, given as the record and as the document it was read from, whose unknown fields are
/// kept. A game without an id gets one made from what it says, so the same file twice is one game.
AddedGame addRecord(Store &store, scoring::Record record, Json document);
/// The record before it stays in the log.
void correctRecord(Store &store, const Uuid &game, scoring::Record record, Json document);
void deleteGame(Store &store, const Uuid &game);
void restoreGame(Store &store, const Uuid &game);

enum class GameState : std::uint8_t { Unknown, Finished, Deleted };
GameState stateOf(Store &store, const Uuid &game);

/// The record as it counts now, with the names of today: of players, group and place. Nothing when there is
/// none.
std::optional<Json> recordOf(Store &store, const Uuid &game);
/// Every record the game ever had, the first one first.
std::vector<Json> recordsOf(Store &store, const Uuid &game);

/// Makes game, results and score sheet follow the game's log. True when there is a record that can be read.
bool deriveGame(Store &store, const Uuid &game);

} // namespace db
