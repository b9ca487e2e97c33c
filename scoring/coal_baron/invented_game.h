// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "scoring/coal_baron/game.h"

#include <cstdint>
#include <vector>

namespace scoring::coal_baron {

/// What a game to practise on should be like.
struct Wanted {
    int players = 3;
    int shifts = 1;
    Options options{};
    bool toTheEnd = false;          ///< with what everyone has left; after the third shift
    bool somebodyDelivers0 = false; ///< one of them has not delivered anything
};

struct InventedGame {
    Game game;
    std::vector<PerCoal> carts; ///< per seat, after the last shift: loaded and empty
};

/// A game that was never played, but could have been: no card or tile is there too often, carts are emptied
/// only where there are some. The same seed gives the same game on every machine.
InventedGame invent(const Wanted &wanted, std::uint64_t seed);

} // namespace scoring::coal_baron
