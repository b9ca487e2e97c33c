// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "scenes/canvas.h"
#include "scenes/random.h"

#include <span>

namespace scenes {

/// Something that lies about on tables and is not of this game.
struct Thing {
    void (*put)(Canvas &, Random &, const Place &);
    double reach; ///< millimetres from its middle to its farthest corner
};

/// Papers, playing cards, a phone, pens, coins, dice, other games. What lies about often is there twice.
std::span<const Thing> things();

} // namespace scenes
