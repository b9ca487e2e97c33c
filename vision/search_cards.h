// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "vision/read_order.h"

namespace vision {

/// A card that was found, and what was read on it.
struct FoundCard {
    Quad quad;
    double cardness = 0; ///< how much it looks like a card as a whole, about 1 for one
    OrderRead read;
    /// That there is a card at all: by how it looks as a whole, and by how well its print is that of the
    /// edition.
    double evidence() const;
};

/// From here on there surely is a card; below the other there is hardly one.
inline constexpr double clearlyCard = 0.35;
inline constexpr double hardlyCard = 0.05;

/// All cards of a picture, none overlapping another by much.
std::vector<FoundCard> searchCards(const Pyramid &pyramid, const OrdersProfile &profile);

} // namespace vision
