// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "vision/mine_features.h"
#include "vision/mine_profile.h"

namespace vision {

/// A profile made ready to look with: means filled in where a kind was never seen.
struct MineEye {
    MineEye(const MineProfile &profile, const MineFace &face);
    const MineProfile &profile;
    const MineFace &face;
    std::vector<float> tileWeights;
    Kinds tiles;    ///< by tileKind
    Kinds presence; ///< by presenceKind
    Kinds carts;    ///< by cartKind
};

/// One picture with its board found.
struct MineView {
    const PictureScales &picture;
    cv::Matx33d boardToPicture;
    Light light;
};

MineView mineView(const PictureScales &picture, const cv::Matx33d &boardToPicture, const MineFace &face);

/// Moves a tile's frame (to the board's) to where it looks most like a tile.
cv::Matx33d settleTile(const MineEye &eye, const MineView &view, const cv::Matx33d &toBoard, double reach);

std::vector<float> tileFeatures(const MineView &view, const cv::Matx33d &toBoard);
std::vector<float> cartFeatures(const MineView &view, const cv::Matx33d &toBoard, cv::Point2d middle);

/// Log odds that a tile of that side lies there, rather than nothing or something else.
double oddsOfTile(const MineEye &eye, std::span<const float> features, std::size_t side);

/// What a tile says about itself.
struct TileOdds {
    double twoCarts = 0;  ///< log odds of two carts rather than one, for a tile of that level and side
    std::size_t kind = 0; ///< the kind most alike, whatever the level and side
    double otherwise = 0; ///< log odds of that kind rather than one of that level and side
};
TileOdds oddsOfKinds(const MineEye &eye, std::span<const float> features, std::size_t level,
                     std::size_t side);

/// Log odds that a cube of any colour lies on the cart.
double oddsOfCube(const MineEye &eye, std::span<const float> features, CartPlace place, std::size_t level);

/// What odds are made of: how far two answers are from what is seen, squared, in what usually varies, and
/// what the hunch says about the second.
struct Evidence {
    double first = 0;
    double second = 0;
    double hunch = 0;
    double trust = 0; ///< in the hunch, 0 to 1
};
Evidence tileEvidence(const MineEye &eye, std::span<const float> features, std::size_t side);
Evidence twoCartsEvidence(const MineEye &eye, std::span<const float> features, std::size_t level,
                          std::size_t side);
Evidence cubeEvidence(const MineEye &eye, std::span<const float> features, CartPlace place,
                      std::size_t level);

double odds(const Weighings &weighings, const Evidence &evidence);

} // namespace vision
