// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "scoring/coal_baron/pieces.h"
#include "vision/doubt.h"
#include "vision/quad.h"

#include <array>
#include <optional>
#include <vector>

namespace vision {

/// A tunnel tile, or a cart printed on the board; without a level where it clearly is a tile that cannot be
/// read.
struct MinePieceSeen {
    enum class Kind : std::uint8_t { Tile, BoardCart };
    Kind kind{};
    std::optional<scoring::coal_baron::Coal> level;
    scoring::coal_baron::Side side{};
    int carts = 0;
    int loaded = 0; ///< carts with a cube on them, of whatever colour
    Quad quad;
    double confidence = 0;
    std::vector<Doubt> why;
    bool review() const { return !why.empty(); }
    bool operator==(const MinePieceSeen &) const = default;
};

/// One player's mine in a picture. Nothing at all where there is none.
struct MineSeen {
    std::optional<Quad> board;
    std::vector<MinePieceSeen> pieces;
    std::optional<int> cubesElsewhere; ///< in the cage and in storage, where they were counted
    std::vector<Quad> cubesElsewhereAt;
    double confidence = 0;
    std::vector<Doubt> why; ///< doubts about the mine as a whole
    bool review() const;    ///< about the mine or any piece
    bool operator==(const MineSeen &) const = default;
};

/// What lies on one side of one level, the cart printed there included in carts and loaded.
struct LevelCount {
    int tiles = 0;
    int carts = 0;
    int loaded = 0;
    bool operator==(const LevelCount &) const = default;
};

/// By level, then by side. Pieces without a level are left out.
using LevelCounts = std::array<std::array<LevelCount, 2>, 4>;
LevelCounts countLevels(const MineSeen &mine);

} // namespace vision
