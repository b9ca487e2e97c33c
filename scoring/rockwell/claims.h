// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "scoring/rockwell/mine.h"
#include "scoring/rockwell/refusal.h"

#include <optional>
#include <variant>
#include <vector>

namespace scoring::rockwell {

/// What a player's goals are judged by, as far as it is known.
struct Standing {
    std::optional<Cubes> stock;
    std::optional<int> cards;               ///< extraction cards kept
    std::optional<std::vector<Crew>> crews; ///< the player's own, those lost in the centre too
};

/// Whether what the goal asks for lies behind the screens, where only its owner sees it.
bool isBehindScreens(Goal goal);

/// Whether the goal is fulfilled now; nothing where that is not known.
std::optional<bool> isFulfilled(Goal goal, const Standing &standing, const Options &options);

/// The tile a player gets for showing a fulfilled goal. `won` per seat. What is not known to be fulfilled is
/// believed.
std::variant<int, Refusal> claim(const std::vector<GoalTiles> &won, Seat seat, Goal goal,
                                 std::optional<bool> fulfilled);

/// Who takes a goal first where several fulfil it at one moment: the active player, then by management order.
std::vector<Seat> claimOrder(const std::vector<Seat> &fulfilling, std::optional<Seat> active,
                             const std::vector<Seat> &managementOrder);

/// What counts for the end of the game.
struct EndStanding {
    bool reachedCentre = false;
    GoalTiles goals;
};

enum class EndReason : std::uint8_t {
    Centre, ///< the majority of the players has reached it
    Goals,  ///< someone has six goals, the last three among them
};

struct EndTrigger {
    EndReason reason{};
    std::vector<Seat> seats; ///< who brought it about
    bool operator==(const EndTrigger &) const = default;
};

inline constexpr int goalsForEnd = 6;
inline constexpr std::array goalsNeededForEnd{Goal::G7, Goal::G8, Goal::G9};

/// Everything that ends the game now, per seat given; empty while it goes on. The round is always finished.
std::vector<EndTrigger> endTriggers(const std::vector<EndStanding> &players);

} // namespace scoring::rockwell
