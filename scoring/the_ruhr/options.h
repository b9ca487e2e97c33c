// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace scoring::the_ruhr {

/// Where the rulebook can be read in two ways.
struct Options {
    bool round9RaisesDepots = false; ///< the event of round 9 raises the dice in the depots, too
    bool muelheimNeedsEssenToken =
        false;                     ///< Muelheim asks for the Essen warehouse token besides the white one
    bool moveAnyWarehouse = false; ///< a move in Ruhrort may take another player's warehouse
    bool operator==(const Options &) const = default;
};

} // namespace scoring::the_ruhr
