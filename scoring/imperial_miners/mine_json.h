// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "scoring/imperial_miners/mine.h"
#include "scoring/json_reader.h"

#include <optional>

namespace scoring::imperial_miners {

/// Half carts by their code; nothing, with a fault, when it is none.
std::optional<HalfCarts> readHalfCarts(JsonReader &reader, const Node &node);

/// Reads a mine. Half carts may be left out where the carts are counted (`halfNeeded` is false then).
Mine readMine(JsonReader &reader, const Node &node, bool halfNeeded);

Json writeMine(const Mine &mine);

} // namespace scoring::imperial_miners
