// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace scoring::imperial_miners {

/// Where the rulebook leaves two readings.
struct Options {
    bool newBoardEffect = false; ///< the lowest space of the board a marker moves on to acts as well
    bool operator==(const Options &) const = default;
};

} // namespace scoring::imperial_miners
