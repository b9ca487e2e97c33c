// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "vision/truth.h"

#include <map>
#include <span>
#include <string>
#include <utility>

namespace measure {

/// How well photos of one kind were read.
struct Figures {
    int photos = 0;
    int exact = 0;          ///< photos with every item right, flagged or not
    int items = 0;          ///< that are really there
    int right = 0;          ///< of these
    int silent = 0;         ///< wrong, missed or invented, and nobody was told
    int needless = 0;       ///< right items that ask for review though a person could read them at a glance
    int invented = 0;       ///< seen where nothing is, and nobody was told
    int inventedAsking = 0; ///< the same, but a person is asked to look
    int photosInvented = 0; ///< photos with anything invented and nobody told
    int counted = 0;        ///< mines whose cubes in the cage and in storage were counted
    int countedRight = 0;   ///< of these
    int countedUnsure = 0;  ///< where a person is asked to count
    int countedSilent = 0;  ///< wrong, and nobody was told
    std::map<std::pair<std::string, std::string>, int> confused; ///< what it is, what was said: how often
    Figures &operator+=(const Figures &other);
};

/// One photo. An item is matched when the centres lie inside each other and at least half of both is shared.
Figures ofOrders(const vision::OrdersTruth &truth, std::span<const vision::OrderSeen> seen);

/// The same for a mine: its items are the tiles and the four carts printed on its board, each with its load.
/// Where the truth only says how many carts of a row are loaded, and that does not tell which, the row's sum
/// is compared: as many items are wrong as it takes at most, those first that ask and may be the wrong ones.
/// Where there is no mine whatever is seen of one is invented. Cubes that lie on no cart are counted apart.
Figures ofMine(const vision::MineTruth &truth, const vision::MineSeen &seen);

/// The share that so many of so many stay below, with 95 % certainty (Clopper and Pearson).
double upperBound(int found, int of);

/// The share that so many of so many stay above, with the same certainty.
double lowerBound(int found, int of);

} // namespace measure
