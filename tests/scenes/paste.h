// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "scenes/canvas.h"

namespace scenes {

/// Puts the face of a piece into the picture, bent where it is bent; `place.height` is that of the face.
void paste(Canvas &canvas, const Piece &piece, const Place &place, int owner);

} // namespace scenes
