// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>

namespace art {

/// A place on a printed piece, as shares of its width and height.
struct Spot {
    double x = 0;
    double y = 0;
};

/// Where things are on the printed mine, the same in every edition. Lengths are millimetres, places on the
/// board shares of it, those on a tile and in the cage shares of these.
inline constexpr double boardWidth = 140;
inline constexpr double boardHeight = 293;
inline constexpr double tileEdge = 47.2;
inline constexpr std::array levelMiddle{.3416, .5072, .6727, .8382}; ///< from the top level down
inline constexpr double levelHeight = .1655;
inline constexpr std::array printedCart{Spot{.889, .362}, Spot{.117, .517}, Spot{.113, .685}, Spot{.89, .85}};
inline constexpr Spot onlyCart{.675, .585};
inline constexpr std::array twoCarts{Spot{.31, .59}, Spot{.74, .59}};
inline constexpr double shaftLeft = .344;
inline constexpr double shaftRight = .65;
inline constexpr double shaftMiddle = .496;
inline constexpr double surfaceMiddle = .184;
inline constexpr double cageWidth = .307;
inline constexpr double cageShape = 1.205; ///< its height by its width
inline constexpr std::array cagePlace{Spot{.5, .236}, Spot{.347, .485}, Spot{.644, .485}, Spot{.347, .745},
                                      Spot{.644, .745}};
inline constexpr Spot storageFrom{.71, .07};
inline constexpr Spot storageTo{.96, .23};

} // namespace art
