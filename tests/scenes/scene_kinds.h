// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "scenes/canvas.h"
#include "scenes/random.h"
#include "scenes/scene.h"

namespace scenes {

/// Each lays a table in the light of noon; what is covered and what glare washes out is told later.
Truth ordersScene(Canvas &canvas, Random &random, const Wish &wish, const Art &art);
Truth mineScene(Canvas &canvas, Random &random, const Wish &wish, const Art &art);

/// A table without anything of this game.
void nothingScene(Canvas &canvas, Random &random, const Wish &wish);

} // namespace scenes
