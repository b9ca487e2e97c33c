// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "vision/mine_seen.h"

namespace vision {

/// What cannot be true asks: more tiles of a kind than the box has (and so more carts). And where the board
/// itself is in doubt so is every piece.
void doubtContradictions(MineSeen &mine);

} // namespace vision
