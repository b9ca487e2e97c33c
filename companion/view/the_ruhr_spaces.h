// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "companion/view/guided_game.h"
#include "scoring/the_ruhr/table.h"

namespace companion {

/// Where the barges lie and the warehouses stand, as far as it is followed. The colours are those of the
/// seats.
std::vector<SpaceRow> theRuhrSpaces(const scoring::the_ruhr::Table &table, const QStringList &colors);

} // namespace companion
