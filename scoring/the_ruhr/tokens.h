// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "scoring/the_ruhr/places.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <string_view>

namespace scoring::the_ruhr {

enum class Token : std::uint8_t {
    EssenWarehouse,
    MarkWarehouse,
    CoalDump,
    LockBuilding,
    RuhrortHarbour,
    GrafschaftMark,
    Wages,
    Subsidy,
    CoalHauling,
    Towing,
    Inn,
    Warehouse,
    Merchant,
    CoalFair,
    RuhrBarge,
    Mayor,
    Railway,
};

enum class TokenUse : std::uint8_t { EveryRound, Once, End };

struct TokenKind {
    Token token{};
    std::string_view name; ///< as in records
    TokenUse use{};
    constexpr bool isWhite() const { return use != TokenUse::EveryRound; }
    /// Grey ones are there for everyone, of the white ones there is one too few.
    constexpr int copies(int players) const { return isWhite() ? players - 1 : players; }
};

// clang-format off
inline constexpr std::array tokenKinds{
    TokenKind{Token::EssenWarehouse, "essen_warehouse", TokenUse::EveryRound},
    TokenKind{Token::MarkWarehouse,  "mark_warehouse",  TokenUse::EveryRound},
    TokenKind{Token::CoalDump,       "coal_dump",       TokenUse::EveryRound},
    TokenKind{Token::LockBuilding,   "lock_building",   TokenUse::EveryRound},
    TokenKind{Token::RuhrortHarbour, "ruhrort_harbour", TokenUse::EveryRound},
    TokenKind{Token::GrafschaftMark, "grafschaft_mark", TokenUse::EveryRound},
    TokenKind{Token::Wages,          "wages",           TokenUse::EveryRound},
    TokenKind{Token::Subsidy,        "subsidy",         TokenUse::EveryRound},
    TokenKind{Token::CoalHauling,    "coal_hauling",    TokenUse::Once},
    TokenKind{Token::Towing,         "towing",          TokenUse::Once},
    TokenKind{Token::Inn,            "inn",             TokenUse::Once},
    TokenKind{Token::Warehouse,      "warehouse",       TokenUse::Once},
    TokenKind{Token::Merchant,       "merchant",        TokenUse::Once},
    TokenKind{Token::CoalFair,       "coal_fair",       TokenUse::Once},
    TokenKind{Token::RuhrBarge,      "ruhr_barge",      TokenUse::End},
    TokenKind{Token::Mayor,          "mayor",           TokenUse::End},
    TokenKind{Token::Railway,        "railway",         TokenUse::End},
};
// clang-format on
inline constexpr std::size_t tokenCount = tokenKinds.size();
inline constexpr auto tokenNames = [] {
    std::array<std::string_view, tokenCount> names{};
    std::ranges::transform(tokenKinds, names.begin(), &TokenKind::name);
    return names;
}();

constexpr const TokenKind &kind(Token token)
{
    return tokenKinds[at(token)];
}

static_assert(std::ranges::all_of(tokenKinds,
                                  [](const TokenKind &entry) { return &kind(entry.token) == &entry; }));
static_assert(std::ranges::count_if(tokenKinds, &TokenKind::isWhite) == 9);

/// A grey token is used up until the round ends, a white one for good. A blank lies where a white token was
/// earned after the last copy had gone: it does nothing.
enum class TokenState : std::uint8_t { NotOwned, Active, Used, Blank };
inline constexpr std::array<std::string_view, 3> tokenStateNames{"active", "used", "blank"};

/// A player's tokens.
struct Tokens {
    std::array<TokenState, tokenCount> states{};
    constexpr TokenState &operator[](Token token) { return states[at(token)]; }
    constexpr TokenState operator[](Token token) const { return states[at(token)]; }
    /// Owned and not blank.
    constexpr bool has(Token token) const
    {
        return (*this)[token] == TokenState::Active || (*this)[token] == TokenState::Used;
    }
    constexpr bool earned(Token token) const { return (*this)[token] != TokenState::NotOwned; }
    bool operator==(const Tokens &) const = default;
};

} // namespace scoring::the_ruhr
