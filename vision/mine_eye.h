// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "vision/mine_features.h"
#include "vision/mine_profile.h"

namespace vision {

/// A profile made ready to look with: means filled in where a kind was never seen, and all of them whitened.
struct MineEye {
    MineEye(const MineProfile &profile, const MineFace &face);
    const MineProfile &profile;
    const MineFace &face;
    std::vector<float> tileWeights;
    std::vector<std::vector<float>> tiles; ///< by tileKind
    std::vector<std::vector<float>> presence;
    std::vector<std::vector<float>> carts;  ///< by cartKind, each whitened as empty or loaded carts are
    std::vector<double> tilesOff, cartsOff; ///< how far means are off by having been seen so rarely, squared
};

/// One picture with its board found.
struct MineView {
    const PictureScales &picture;
    cv::Matx33d boardToPicture;
    Light light;
};

/// Moves a tile's frame (to the board's) to where it looks most like a tile.
cv::Matx33d settleTile(const MineEye &eye, const MineView &view, const cv::Matx33d &toBoard, double reach);

std::vector<float> tileFeatures(const MineView &view, const cv::Matx33d &toBoard);
std::vector<float> cartFeatures(const MineView &view, const cv::Matx33d &toBoard, cv::Point2d middle);

/// Log odds that a tile lies there, rather than nothing or something else.
double oddsOfTile(const MineEye &eye, std::span<const float> features);

/// Log odds of two carts rather than one, for a tile of that level and side.
double oddsOfTwoCarts(const MineEye &eye, std::span<const float> features, std::size_t level,
                      std::size_t side);

/// The kind most alike, whatever the level and side, and by how much more than the best one of that level and
/// side: log odds.
struct Otherwise {
    std::size_t kind = 0;
    double odds = 0;
};
Otherwise otherwise(const MineEye &eye, std::span<const float> features, std::size_t level, std::size_t side);

/// How far a cart is from how it looks without a cube, and with one of any colour: squared, in what usually
/// varies.
struct CubeDistances {
    double empty = 0;
    double loaded = 0;
};
CubeDistances cubeDistances(const MineEye &eye, std::span<const float> features, CartPlace place,
                            std::size_t level);

/// Log odds that a cube of any colour lies on the cart.
double oddsOfCube(const MineEye &eye, std::span<const float> features, CartPlace place, std::size_t level);

} // namespace vision
