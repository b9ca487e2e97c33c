// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "companion/art/edition.h"

class QPainter;

namespace art {

/// A vehicle that stands on the lower edge of the place and is as large as fits.
void drawVehicle(QPainter &painter, scoring::coal_baron::Vehicle vehicle, const VehicleLook &look,
                 const QRectF &place);

} // namespace art
