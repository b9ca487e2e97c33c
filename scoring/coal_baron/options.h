// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace scoring::coal_baron {

/// Where the editions' rulebooks differ.
struct Options {
    int secondPlaceTruckTrain = 4;  ///< second place of segments 7 and 8: 4, or 3 in some printings
    bool cartsNeedDelivery = false; ///< segments 9 to 12 count only for players with a delivered order
    bool operator==(const Options &) const = default;
};

} // namespace scoring::coal_baron
