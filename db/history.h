// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/choice.h"
#include "db/new_uuid.h"

#include <optional>
#include <string>
#include <vector>

namespace db {

/// A finished game in short.
struct GameInHistory {
    Uuid id;
    std::string label; ///< the id as its record says it
    scoring::GameKind game{};
    std::string played; ///< as written, empty when not said
    int day = 0;
    std::string group;
    std::string place;
    std::vector<std::string> players; ///< in seating order; empty for someone who was deleted
    std::vector<int> totals;
    std::vector<int> ranks;
    std::vector<int> winners; ///< seats
};

/// The chosen games, newest first; for the next ones, those that come after a game. Of deleted games the
/// results are unknown.
std::vector<GameInHistory> history(Store &store, const Choice &choice, std::optional<int> limit = {},
                                   const std::optional<Uuid> &after = {});

/// In which anything was played, the latest first.
std::vector<int> years(Store &store);

} // namespace db
