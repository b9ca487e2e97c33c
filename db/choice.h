// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/store.h"
#include "db/tally.h"
#include "scoring/game_kind.h"
#include "scoring/played.h"

#include <cstdint>
#include <functional>
#include <optional>
#include <span>
#include <string>
#include <variant>
#include <vector>

namespace db {

/// Which games are meant; what is not said does not matter.
struct Choice {
    std::optional<scoring::GameKind> game;
    std::optional<std::int64_t> group;
    std::optional<std::int64_t> season;
    std::optional<int> year; ///< a season that everyone has
    std::optional<int> players;
    std::optional<std::int64_t> person; ///< took part
    std::optional<scoring::Played> since;
    std::optional<scoring::Played> until; ///< a day is meant to its end
    std::string text{};   ///< each of its words is in a player's name, the group, the place or the comments
    bool deleted = false; ///< those that were deleted, instead of those that count
    bool operator==(const Choice &) const = default;
};

/// The same for SQL: conditions on `game g`, and what to bind.
struct Condition {
    std::string where; ///< begins with WHERE
    std::vector<std::variant<std::int64_t, std::string>> values;
};
Condition condition(const Choice &choice);

class Query;
/// Binds what the condition needs from the first place on; gives how many places that took.
int bind(Query &query, const Condition &condition);

/// The columns person, total, rank and winner of a row, from that one on.
Result resultAt(const Query &row, int from);

/// Told now and then how far a long question has come.
using Progress = std::function<void(std::int64_t done, std::int64_t all)>;

/// The chosen games in the order in which they were played. `results` in seating order.
void eachGame(Store &store, const Choice &choice,
              const std::function<void(std::int64_t game, std::span<const Result> results)> &visit,
              const Progress &progress = {});

} // namespace db
