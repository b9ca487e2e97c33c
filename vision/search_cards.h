// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "vision/care.h"
#include "vision/read_order.h"

namespace vision {

/// A card that was found, and what was read on it.
struct FoundCard {
    Quad quad;
    double glimpse = 0;  ///< how likely a card it was at first glance, 0 to 1
    double cardness = 0; ///< how much it looks like a card as a whole, about 1 for one
    OrderRead read;
    /// That there is a card at all: by how it looks as a whole, and by how well its print is that of the
    /// edition.
    double evidence() const;
};

/// From here on there surely is a card; below the other what it seems to be is not worth telling.
inline constexpr double clearlyCard = 0.35;
inline constexpr double hardlyCard = 0.1;

/// All cards of a picture and what looks like one, none overlapping another by much.
std::vector<FoundCard> searchCards(const Pyramid &pyramid, const OrdersProfile &profile, Care care);

} // namespace vision
