// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "scoring/coal_baron/table.h"

namespace scoring::coal_baron {

/// What the table itself knows of a player's holdings: where it is set, nobody has to be asked, and another
/// answer is refused, but for tiles that can be counted.
FinalAnswer knownAtTheEnd(const Table &table, Seat seat);

/// Tiles are easily left untold, and they lie there to be counted at the end: such a count goes before what
/// was told of the mine. Not where every cube is followed, as those have come from the carts on the tiles.
bool tilesCanBeCounted(const Table &table);

/// What is not known but was noted on the way: a suggestion to be looked at, not an answer. Cubes need both a
/// tracked mine, for those on carts, and a count of the others.
FinalAnswer notedForTheEnd(const Table &table, Seat seat);

} // namespace scoring::coal_baron
