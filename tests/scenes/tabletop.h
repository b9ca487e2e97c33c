// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "scenes/canvas.h"
#include "scenes/level.h"
#include "scenes/random.h"

namespace scenes {

/// What the pieces lie on: wood, stone, cloth, paper-white plastic, a rug. It fills the picture.
void layTable(Canvas &canvas, Random &random, Level level);

} // namespace scenes
