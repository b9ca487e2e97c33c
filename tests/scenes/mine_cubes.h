// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "companion/art/mine_places.h"
#include "scenes/framing.h"
#include "scenes/mine_layout.h"

#include <array>
#include <vector>

namespace scenes {

/// The cubes of a mine, to be put there when everything flat lies. Places are told within the mine, before
/// it is turned.
class MineCubes
{
public:
    /// `slip`: how far cubes lie off their places, in millimetres.
    MineCubes(const Group &mine, double edge, double slip);

    void onPrintedCarts(Random &random, const std::array<Load, 4> &loads, cv::Size2d board, double height);
    void onTile(Random &random, const TilePlaced &tile, double height);

    /// These do not lie on carts.
    void inStorage(Random &random, cv::Size2d board, double height);
    void inCage(Random &random, const Place &cage, cv::Size2d size, double height);
    void onOrder(Random &random, const Place &order, cv::Size2d size, double height);

    /// Where a camera sees the middles of those in the cage and in storage.
    std::vector<cv::Point2f> elsewhere(const Camera &camera) const;

    /// The farther ones first, so that the nearer ones hide them.
    void put(Canvas &canvas, Random &random) const;

private:
    struct Cube {
        scoring::coal_baron::Coal coal{};
        Place place;
        bool elsewhere = false; ///< in the cage or in storage
    };
    Cube &add(Random &random, scoring::coal_baron::Coal coal, const Place &piece, cv::Size2d size,
              art::Spot share, double height);

    Group m_mine;
    double m_edge;
    double m_slip;
    std::vector<Cube> m_cubes;
};

} // namespace scenes
