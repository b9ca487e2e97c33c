// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "scoring/imperial_miners/final.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace scoring::imperial_miners {

struct Game;

/// What cannot be true at one table, or is unusual: see isHint().
enum class WarningCode : std::uint8_t {
    TooManyPointTokens, ///< over all players; pointToken
    TooManyCoins,       ///< over all players; coin
    TooManyCartTokens,  ///< over all players
    TooManyMachines,    ///< over all players
    TooManyCollapses,   ///< over all players
    TooManyOfALevel,    ///< over all players; level
    TooManyFullCarts,
    TooFewCards,  ///< one card is played in each round, unless a card says otherwise
    TooManyCards, ///< likewise
    TooManyInHand,
    UnsupportedCard,    ///< card: hangs from nothing
    ImpossibleResearch, ///< from a completed board the marker goes on to a different one
};

/// Whether it may be so all the same. The supply of tokens counts as unlimited, and some card may change how
/// many cards are played, and with them the carts.
constexpr bool isHint(WarningCode code)
{
    switch (code) {
    case WarningCode::TooManyPointTokens:
    case WarningCode::TooManyCoins:
    case WarningCode::TooManyCartTokens:
    case WarningCode::TooManyMachines:
    case WarningCode::TooManyCollapses:
    case WarningCode::TooManyFullCarts:
    case WarningCode::TooFewCards:
    case WarningCode::TooManyCards:
        return true;
    case WarningCode::TooManyOfALevel:
    case WarningCode::TooManyInHand:
    case WarningCode::UnsupportedCard:
    case WarningCode::ImpossibleResearch:
        break;
    }
    return false;
}

/// One of them and its culprits. Only the details that belong to the code are set.
struct Warning {
    WarningCode code{};
    std::vector<int> players; ///< seats, in seating order
    int found = 0;
    int limit = 0;
    int level = 0;
    std::optional<PointToken> pointToken;
    std::optional<Coin> coin;
    std::string card;
    bool operator==(const Warning &) const = default;
};

/// All warnings of a game, check by check in the order of WarningCode.
std::vector<Warning> check(const Game &game);

} // namespace scoring::imperial_miners
