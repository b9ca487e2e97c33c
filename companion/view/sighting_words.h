// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "companion/view/sightings.h"

namespace companion {

/// What can be written onto a piece in a picture: of an order its coal, of a tile the carts with a cube on
/// them and all of them ("1/2").
QString shortTitle(const Sighting &piece, ScanKind kind);

/// A path around the piece, from the corner of its box.
QString outlineOf(const Sighting &piece);

} // namespace companion
