// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "scoring/at.h"

#include <array>
#include <cstdint>
#include <string_view>

namespace scoring::imperial_miners {

inline constexpr int fewestPlayers = 1;
inline constexpr int mostPlayers = 5;

using scoring::at;

enum class PointToken : std::uint8_t { Blue, Green, Red };
enum class Coin : std::uint8_t { Silver, Gold };

struct TokenKind {
    std::string_view name; ///< as in records
    int value = 0;
    int inTheBox = 0; ///< a hint only: whoever runs out uses a substitute
};

// From the least value up.
inline constexpr std::array pointTokenKinds{
    TokenKind{"blue", 1, 25},
    TokenKind{"green", 5, 20},
    TokenKind{"red", 10, 15},
};
inline constexpr std::array coinKinds{
    TokenKind{"silver", 1, 42},
    TokenKind{"gold", 5, 18},
};

/// What else the box holds besides cards. Boards and markers are worth nothing.
enum class Piece : std::uint8_t { Machine, Collapse, CartToken, PickaxeMarker, SurfaceBoard, ResearchBoard };

struct PieceFacts {
    Piece piece{};
    int inTheBox = 0; ///< of machines, collapses and cart tokens a hint only, as above
};

// clang-format off
inline constexpr std::array pieceFacts{
    PieceFacts{Piece::Machine,       44},
    PieceFacts{Piece::Collapse,      24},
    PieceFacts{Piece::CartToken,     40},
    PieceFacts{Piece::PickaxeMarker, 5},
    PieceFacts{Piece::SurfaceBoard,  5},
    PieceFacts{Piece::ResearchBoard, 3},
};
// clang-format on

constexpr int inTheBox(Piece piece)
{
    return pieceFacts[at(piece)].inTheBox;
}
static_assert(inTheBox(Piece::PickaxeMarker) == mostPlayers && inTheBox(Piece::SurfaceBoard) == mostPlayers);

/// How many of each kind somebody has.
template <typename Kind, std::size_t Kinds>
struct Pile {
    std::array<int, Kinds> numbers{};
    constexpr int &operator[](Kind kind) { return numbers[at(kind)]; }
    constexpr int operator[](Kind kind) const { return numbers[at(kind)]; }
    bool operator==(const Pile &) const = default;
};
using PointTokens = Pile<PointToken, pointTokenKinds.size()>;
using Coins = Pile<Coin, coinKinds.size()>;

constexpr const auto &kindsOf(const PointTokens &)
{
    return pointTokenKinds;
}
constexpr const auto &kindsOf(const Coins &)
{
    return coinKinds;
}

template <typename Kind, std::size_t Kinds>
constexpr int pieces(const Pile<Kind, Kinds> &pile)
{
    int sum = 0;
    for (const int number : pile.numbers)
        sum += number;
    return sum;
}

template <typename Kind, std::size_t Kinds>
constexpr int value(const Pile<Kind, Kinds> &pile)
{
    int sum = 0;
    for (std::size_t kind = 0; kind < Kinds; ++kind)
        sum += pile.numbers[kind] * kindsOf(pile)[kind].value;
    return sum;
}

inline constexpr PointTokens allPointTokens{{25, 20, 15}};
inline constexpr Coins allCoins{{42, 18}};
static_assert(pieces(allPointTokens) == 60 && value(allPointTokens) == 275);
static_assert(pieces(allCoins) == 60 && value(allCoins) == 132);
static_assert(allPointTokens[PointToken::Red] == pointTokenKinds[2].inTheBox &&
              allCoins[Coin::Gold] == coinKinds[1].inTheBox);

/// That much in as few pieces as the stock allows; the stock gets smaller. What the stock cannot give comes
/// in pieces of the least value, as substitutes.
template <typename Kind, std::size_t Kinds>
constexpr Pile<Kind, Kinds> payOut(int sum, Pile<Kind, Kinds> &stock)
{
    Pile<Kind, Kinds> paid;
    for (std::size_t kind = Kinds; kind-- > 0;) {
        const int each = kindsOf(paid)[kind].value;
        const int wanted = sum / each;
        const int given = kind == 0 || wanted < stock.numbers[kind] ? wanted : stock.numbers[kind];
        paid.numbers[kind] = given;
        stock.numbers[kind] = given < stock.numbers[kind] ? stock.numbers[kind] - given : 0;
        sum -= given * each;
    }
    return paid;
}

} // namespace scoring::imperial_miners
