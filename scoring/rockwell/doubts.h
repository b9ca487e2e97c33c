// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "scoring/rockwell/table.h"

#include <variant>
#include <vector>

namespace scoring::rockwell {

/// Two tiles with the same number lie side by side, which the set-up forbids.
struct EqualNeighbours {
    Tile one;
    Tile other;
    int requirement = 0;
    bool operator==(const EqualNeighbours &) const = default;
};

using Doubt = std::variant<PriceDoubt, EqualNeighbours>;

/// What was read off the pieces of this table and is probably a misreading: possible, so nothing is refused,
/// but somebody should have a look.
std::vector<Doubt> doubts(const Table &table);

} // namespace scoring::rockwell
