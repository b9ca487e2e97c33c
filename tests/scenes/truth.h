// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "scoring/coal_baron/orders.h"
#include "scoring/coal_baron/tiles.h"
#include "vision/quad.h"

#include <array>
#include <optional>
#include <string>
#include <vector>

namespace scenes {

struct CardLaid {
    scoring::coal_baron::Order order{};
    vision::Quad quad;
    double visible = 1; ///< the share of it that is neither covered nor outside the picture
    double washed = 0;  ///< the share of it that is lost in glare
};

/// The cube on a cart, or nothing.
using Load = std::optional<scoring::coal_baron::Coal>;

struct TileLaid {
    scoring::coal_baron::Tile tile{};
    vision::Quad quad;
    std::array<Load, 2> loads; ///< of a tile with one cart, the first
};

struct MineLaid {
    vision::Quad board;
    std::array<Load, 4> printed; ///< on the carts printed on the board, from the top down
    std::vector<TileLaid> tiles;
    std::vector<cv::Point2f> cubesElsewhere; ///< in the cage and in storage: where their middles are seen
};

/// What lies in a scene: orders, a mine, or neither.
struct Truth {
    std::vector<CardLaid> orders;
    std::optional<MineLaid> mine;
};

/// As people who correct a scan would write it.
std::string truthJson(const Truth &truth, const std::string &photo, int width, int height);

} // namespace scenes
