// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "scoring/imperial_miners/mine.h"

#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

namespace scoring::imperial_miners {

/// Two half carts that meet.
enum class JoinedCart : std::uint8_t { Full, Half, Empty };

/// Nothing where either side has no half cart.
std::optional<JoinedCart> join(Half half, Half other);

struct CartSeam {
    Seam seam;
    JoinedCart printed{};
    bool token = false; ///< with a cart token a half cart is a full one
    bool operator==(const CartSeam &) const = default;
};

/// Every joined cart of a mine, in the order of the ids. The surface forms none.
std::vector<CartSeam> joinedCarts(const Mine &mine);

/// The seams that may receive a cart token. Where there are none, no token is taken.
std::vector<Seam> placesForCartToken(const Mine &mine);

enum class CartTokenFault : std::uint8_t {
    NoSuchCard,
    NotAdjacent,
    NotJoined, ///< one of the two has no half cart there
    Full,      ///< by print or by a token
    Empty,
};

/// Why a cart token may not lie between two cards; nothing if it may. Half carts that nobody recorded may
/// well be there.
std::optional<CartTokenFault> cartTokenFault(const Mine &mine, std::string_view card, std::string_view other);

/// Carts as they can be counted without recording the mine.
struct CartCounts {
    int naturalFull = 0; ///< by print
    int joinedHalf = 0;  ///< by print, with a token or without
    int cartTokens = 0;  ///< never more than joinedHalf
    bool operator==(const CartCounts &) const = default;
};

constexpr int fullCarts(const CartCounts &carts)
{
    return carts.naturalFull + carts.cartTokens;
}

/// The most that 10 cards can bring: rows of 3, 4 and 3 have 19 pairs of neighbours.
inline constexpr int mostFullCarts = 19;

/// Whether the half carts of every card are recorded.
bool cartsKnown(const Mine &mine);
/// As far as half carts are recorded.
CartCounts countCarts(const Mine &mine);

/// How many carts a mine can have: where all half carts are recorded, exactly as many as are counted.
struct CartLimits {
    CartCounts least;
    CartCounts most;
    int mostJoined = 0; ///< full and half ones together: a seam is only one of them
    bool operator==(const CartLimits &) const = default;
};
CartLimits cartLimits(const Mine &mine);

} // namespace scoring::imperial_miners
