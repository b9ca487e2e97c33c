// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "vision/mine_seen.h"
#include "vision/orders_seen.h"

#include <optional>
#include <vector>

namespace vision {

/// What really lies in a photo of a mine, as a person says.
struct MineTruth {
    struct Piece {
        MinePieceSeen::Kind kind{};
        std::optional<scoring::coal_baron::Coal> level;
        scoring::coal_baron::Side side{};
        int carts = 0;
        std::optional<int> loaded; ///< nothing where only the level's sum is known
        /// What lies on each cart, from the left; empty where that is not said.
        std::vector<std::optional<scoring::coal_baron::Coal>> cubes;
        Quad quad;
        bool operator==(const Piece &) const = default;
    };
    cv::Size size;        ///< of the photo; empty where it is not said
    LevelCounts levels{}; ///< always right
    std::optional<Quad> board;
    std::vector<Piece> pieces;                 ///< only to be trusted where they add up to the level's counts
    std::optional<int> cubesElsewhere;         ///< in the cage and in storage; nothing where it is not said
    std::vector<cv::Point2f> cubesElsewhereAt; ///< where their middles are seen; empty where it is not said
    bool operator==(const MineTruth &) const = default;
};

/// What really lies in a photo of orders. A card that nobody can read has no order.
struct OrdersTruth {
    struct Card {
        std::optional<scoring::coal_baron::Order> order;
        Quad quad;
        double visible = 1; ///< how much of it is not covered
        double washed = 0;  ///< how much of it is lost in glare
        bool operator==(const Card &) const = default;
    };
    cv::Size size; ///< of the photo; empty where it is not said
    std::vector<Card> cards;
    bool operator==(const OrdersTruth &) const = default;
};

} // namespace vision
