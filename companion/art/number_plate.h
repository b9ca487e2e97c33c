// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "companion/art/edition.h"

class QPainter;

namespace art {

/// What the number of a card stands on.
void drawPlate(QPainter &painter, const CardLook &look);

} // namespace art
