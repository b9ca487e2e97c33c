// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "vision/card_alignment.h"
#include "vision/care.h"
#include "vision/read_order.h"

namespace vision {

/// A card that was found, and what was read on it.
struct FoundCard {
    Quad quad;
    double glimpse = 0; ///< how likely a card it was at first glance, 0 to 1
    double cardness = noCard;
    double uprightOdds = 1; ///< that it is not the other end that is up
    double misfit = 0;      ///< how unlike the other cards its size on the table is
    double expected = 0;    ///< how clear the other cards are
    OrderRead read;
    /// Log odds that there is a card at all: by how it looks as a whole, and by how well its print is that of
    /// the edition.
    double evidence() const;
};

/// From here on there surely is a card; below the other what it seems to be is not worth telling.
inline constexpr double clearlyCard = 0.2;
inline constexpr double hardlyCard = -2.1;

/// All cards of a picture and what looks like one, none overlapping another by much.
std::vector<FoundCard> searchCards(const Pyramid &pyramid, const OrdersProfile &profile, Care care);

} // namespace vision
