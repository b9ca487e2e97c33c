// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "scoring/the_ruhr/refusal.h"

#include <optional>

namespace scoring::the_ruhr {

/// Refuses a player who does not own the token. Where tokens are not known everyone is believed.
constexpr std::optional<Refusal> mustOwn(const std::optional<Tokens> &tokens, Token token)
{
    if (tokens && !tokens->has(token))
        return Refusal{.code = RefusalCode::TokenMissing, .token = token};
    return std::nullopt;
}

/// The same, and one who has used it already.
constexpr std::optional<Refusal> mustBeActive(const std::optional<Tokens> &tokens, Token token)
{
    if (auto missing = mustOwn(tokens, token))
        return missing;
    if (tokens && (*tokens)[token] == TokenState::Used)
        return Refusal{.code = RefusalCode::TokenUsed, .token = token};
    return std::nullopt;
}

/// What a player gets who earns a token of which that many are with other players.
constexpr TokenState stateWhenEarned(Token token, int othersOwn, int players)
{
    return othersOwn < kind(token).copies(players) ? TokenState::Active : TokenState::Blank;
}

inline constexpr int innThalers = 3;
inline constexpr int innPoints = 2;

} // namespace scoring::the_ruhr
