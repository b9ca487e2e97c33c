// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "scoring/the_ruhr/development.h"
#include "scoring/the_ruhr/dice.h"
#include "scoring/the_ruhr/refusal.h"

#include <optional>
#include <set>

namespace scoring::the_ruhr {

inline constexpr int spacesOfAStandardTrip = 2;

/// A standard trip has one space before the place of sale, so it passes one dam at most.
inline constexpr int damsOnAStandardTrip = 1;

/// Coal arrives where it is sold.
struct Sale {
    Seat seller{};
    Die die{};
    int face = 0;       ///< when it was loaded
    int damsPassed = 0; ///< those that still hold a tile
    SalePlace place{};
    int thalersThere = 0;
    std::set<Seat> owners;          ///< who has a warehouse in the city
    bool spaceFree = false;         ///< in the area for this die and this kind of place
    std::optional<Area> merchantTo; ///< the white token moves the cube there
};

/// What the sale brings, part by part.
struct Delivery {
    int value = 0;        ///< of the coal, and the face with which it enters the transport track
    int thalersFound = 0; ///< they lay on the place, which has none now
    int ruhrortBonus = 0;
    int cubeCost = 0;
    int ownWarehouse = 0;
    std::set<Seat> paidOwners; ///< each gets 1 from the bank; the seller may be among them
    std::optional<Area> cube;  ///< where the development cube goes
    int exportSteps = 0;       ///< of the marker, to the right
    constexpr int sellerNet() const { return value + thalersFound + ruhrortBonus - cubeCost; }
    constexpr int sellerTotal() const { return sellerNet() + ownWarehouse; }
    bool operator==(const Delivery &) const = default;
};

Result<Delivery> deliver(const Sale &sale);

} // namespace scoring::the_ruhr
