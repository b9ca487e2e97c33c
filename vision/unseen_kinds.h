// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "vision/kinds.h"

namespace vision {

/// An edition's tiles, or carts, with a guess at kinds that were seen rarely or never: as usual in editions,
/// but off by what the kinds seen have in common.
Kinds withUnseenTiles(const Kinds &tiles, const Kinds &usual);
Kinds withUnseenCarts(const Kinds &carts, const Kinds &usual);

/// Whether a tile lies there at all.
Kinds withUnseenPresence(const Kinds &presence, const Kinds &usual);

} // namespace vision
