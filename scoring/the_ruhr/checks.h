// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "scoring/the_ruhr/tokens.h"

#include <cstdint>
#include <optional>
#include <vector>

namespace scoring::the_ruhr {

struct Game;

/// What cannot be true at one table.
enum class WarningCode : std::uint8_t {
    TooManyWarehouses, ///< a player has exactly ten, wherever they are
    TooFewWarehouses,
    TooManyLoans,         ///< more than there are loan spaces
    TooManyThalers,       ///< more than may be kept when a round ends
    ImpossibleStorage,    ///< the two warehouses of a storage area leave it together; token: whose area
    TooManyInRuhrort,     ///< of one player, or of all together
    MuelheimWithoutToken, ///< the white Warehouse token, used, is the only way there
    InnWithoutMark,       ///< the Inn needs white coal, hence the Grafschaft Mark token
    TooManyTokens,        ///< more of a white kind than there are copies
    TooEarlyBlank,        ///< a blank of a white kind while copies of it are left
};

/// One impossibility and its culprits. Only the details that belong to the code are set.
struct Warning {
    WarningCode code{};
    std::vector<int> players; ///< seats, in seating order
    int found = 0;
    int limit = 0;
    std::optional<Token> token;
    bool operator==(const Warning &) const = default;
};

/// All warnings of a game, check by check in the order of WarningCode.
std::vector<Warning> check(const Game &game);

} // namespace scoring::the_ruhr
