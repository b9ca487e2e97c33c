// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "scoring/rockwell/table.h"

#include <QVariant>

namespace companion {

/// What that table has read off the pieces of its box: the prices of safety, shafts, power and movement, then
/// the actions on the spaces of boards II and III. 0 stands for what nobody has read, before or at this
/// table. For another number of players: what they use too, the marked tiles of two and three; else nothing.
QVariant readOff(const scoring::rockwell::Table &table, const QVariant &known, int players);

/// Tells a new table of so many players what is known of its box.
std::vector<scoring::rockwell::Event> recalled(const QVariant &readings, int players);

} // namespace companion
