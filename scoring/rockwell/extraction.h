// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "scoring/rockwell/options.h"
#include "scoring/rockwell/pieces.h"
#include "scoring/rockwell/refusal.h"

#include <optional>
#include <variant>
#include <vector>

namespace scoring::rockwell {

/// The robot of the two-player game: it has crews, but no place at the table.
inline constexpr Seat robot{-1};

/// A player with a crew that counts on the tile, and the power of all of them with their subcontractors.
struct Sharer {
    Seat seat{};
    int power = 0;
    bool operator==(const Sharer &) const = default;
};

/// Why the remainder goes where it goes; the first that applies.
enum class Priority : std::uint8_t {
    Shaft,  ///< owns the shaft on the tile, with or without a crew there
    Power,  ///< has the most power on the tile, alone
    Active, ///< caused the extraction, and others tie for the most power
};

struct Share {
    Seat seat{};
    bool sharer = true; ///< has a crew there; a shaft alone is never in danger
    Cubes base;
    Cubes remainder;

    Cubes loot() const { return base + remainder; }
    bool operator==(const Share &) const = default;
};

/// Every cube of a card is in exactly one share. What the robot gets goes to the supply.
struct Split {
    std::vector<Share> shares; ///< the sharers in the order given, then whoever only has priority
    Cubes remainder;
    Seat priority{};
    Priority reason{};
    bool operator==(const Split &) const = default;
};

/// Shares a card out, resource by resource. There is at least one sharer. Where the robot is overlooked it is
/// never the active one: that is who acts for it.
Split split(const Cubes &card, std::vector<Sharer> sharers, std::optional<Seat> shaftOwner, Seat active,
            const Options &options);

/// What permanent safety protects by level; the highest level protects everything.
inline constexpr std::array<int, mostLevel> protectedByLevel{0, 1, 3};

struct Danger {
    int atRisk = 0;
    int tokensSpent = 0;
    Cubes lost;
    Cubes kept;
    bool operator==(const Danger &) const = default;
};

/// What a card with the danger symbol takes from one sharer: cubes as many as the own power there, the most
/// valuable first. `tokensHeld` where it is known.
std::variant<Danger, Refusal> danger(const Cubes &loot, int ownPower, int safetyLevel, int tokensOffered,
                                     std::optional<int> tokensHeld);

} // namespace scoring::rockwell
