// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "vision/cube_look.h"

namespace vision {

/// How many sightings of a loaded cart the knowledge of cubes is worth.
inline constexpr float cubesAnywhere = 8;

/// What kinds of tile never seen so far should look like, from the levels, sides and numbers of carts that
/// were seen.
Kinds withUnseenTiles(const Kinds &tiles);

/// The same for carts. With a cube they lean on how cubes look anywhere.
Kinds withUnseenCarts(const Kinds &carts, const CubeLook &cubes);

} // namespace vision
