// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "vision/kinds.h"

namespace vision {

/// What kinds of tile never seen so far should look like, from the levels, sides and numbers of carts that
/// were seen.
Kinds withUnseenTiles(const Kinds &tiles);

/// The same for carts: what a cube changes is much alike on all carts of a level.
Kinds withUnseenCarts(const Kinds &carts);

} // namespace vision
