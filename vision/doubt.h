// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "scoring/coal_baron/pieces.h"

#include <cstdint>

namespace vision {

/// Why a person should look at a piece. Words are made elsewhere.
struct Doubt {
    enum class Kind : std::uint8_t {
        // An order
        NumberUnclear,
        SquaresUnclear,
        ColourUnclear,
        VehicleUnclear,
        NumberAgainstSquares, ///< said: what the number says, other: the points of the squares seen
        SameCardTwice,
        // A piece of a mine
        CartsUnclear,
        LoadUnclear,
        WrongSide,    ///< a light tile on the dark side, or the other way round
        WrongLevel,   ///< a tile beside a level of another colour
        BeyondGap,    ///< a tile with none between it and the board
        TooManyTiles, ///< of a kind; said: tiles seen, other: how many the box has
        BoardUnclear, ///< the shaft board was not found surely
        CubesUnclear, ///< those in the cage and in storage cannot be counted surely
        // Any piece
        NotReadable, ///< clearly a card or a tile, but nothing on it can be read
        CutOff,      ///< reaches out of the picture
    };
    Kind kind{};
    int said = 0;
    int other = 0;
    bool operator==(const Doubt &) const = default;
};

} // namespace vision
