// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "vision/mine_eye.h"

#include "vision/align.h"
#include "vision/unseen_kinds.h"

#include <opencv2/core.hpp>

#include <algorithm>
#include <limits>

namespace vision {

namespace {

std::vector<std::vector<float>> whitenedMeans(const Nuisance &nuisance, const Kinds &kinds)
{
    std::vector<std::vector<float>> means;
    for (const Kinds::Kind &kind : kinds.kinds)
        means.push_back(whitened(nuisance, kind.mean));
    return means;
}

/// A mean of few is off by itself: by each feature's variance, which is 1 once whitened, shared by so many.
/// What is known beforehand counts as some more.
double off(const Nuisance &nuisance, const Kinds::Kind &kind, double beforehand)
{
    if (nuisance.directions.empty())
        return 0;
    return static_cast<double>(kind.mean.size()) / (kind.seen + beforehand);
}

} // namespace

MineEye::MineEye(const MineProfile &from, const MineFace &of)
    : profile(from)
    , face(of)
    , tileWeights(weights(of.tile))
    , tiles(whitenedMeans(from.tiles, withUnseenTiles(of.tiles)))
    , presence(whitenedMeans(from.presence, of.presence))
{
    for (const Kinds::Kind &kind : of.tiles.kinds)
        tilesOff.push_back(off(from.tiles, kind, 1));
    const Kinds all = withUnseenCarts(of.carts, from.cubes);
    for (std::size_t kind = 0; kind < all.kinds.size(); ++kind) {
        const bool loaded = kind % 2 == 1;
        const Nuisance &nuisance = loaded ? from.loadedCarts : from.emptyCarts;
        carts.push_back(whitened(nuisance, all.kinds[kind].mean));
        cartsOff.push_back(off(nuisance, all.kinds[kind], loaded ? cubesAnywhere : 0.5));
    }
}

cv::Matx33d settleTile(const MineEye &eye, const MineView &view, const cv::Matx33d &toBoard, double reach)
{
    cv::Matx33d place = view.boardToPicture * toBoard;
    if (reach > 3)
        place = align(eye.face.tile, eye.tileWeights, view.picture, place, {Moves::Similar, reach, 2, 2});
    place = align(eye.face.tile, eye.tileWeights, view.picture, place, {Moves::Similar, 2.5, 2, 2});
    return view.boardToPicture.inv() * place;
}

std::vector<float> tileFeatures(const MineView &view, const cv::Matx33d &toBoard)
{
    return squareFeatures(view.picture, view.boardToPicture, toBoard, view.light,
                          {{tileUnits / 2, tileUnits / 2}, tileUnits / tileCells, tileCells});
}

std::vector<float> cartFeatures(const MineView &view, const cv::Matx33d &toBoard, cv::Point2d middle)
{
    return squareFeatures(view.picture, view.boardToPicture, toBoard, view.light,
                          {middle, cartCell, cartCells});
}

double oddsOfTile(const MineEye &eye, std::span<const float> features)
{
    const std::vector<float> white = whitened(eye.profile.presence, features);
    return eye.profile.limits.tileScale *
           (squaredDistance(white, eye.presence[noTile]) - squaredDistance(white, eye.presence[someTile]));
}

double oddsOfTwoCarts(const MineEye &eye, std::span<const float> features, std::size_t level,
                      std::size_t side)
{
    const std::vector<float> white = whitened(eye.profile.tiles, features);
    const auto away = [&](std::size_t kind) {
        return squaredDistance(white, eye.tiles[kind]) - eye.tilesOff[kind];
    };
    return eye.profile.limits.cartsScale * (away(tileKind(level, side, 1)) - away(tileKind(level, side, 2)));
}

Otherwise otherwise(const MineEye &eye, std::span<const float> features, std::size_t level, std::size_t side)
{
    const std::vector<float> white = whitened(eye.profile.tiles, features);
    double here = std::numeric_limits<double>::max();
    double best = std::numeric_limits<double>::max();
    Otherwise answer;
    for (std::size_t kind = 0; kind < eye.tiles.size(); ++kind) {
        const double distance = squaredDistance(white, eye.tiles[kind]) - eye.tilesOff[kind];
        if (kind / 2 == level * 2 + side)
            here = std::min(here, distance);
        if (distance < best) {
            best = distance;
            answer.kind = kind;
        }
    }
    answer.odds = eye.profile.limits.cartsScale * (here - best);
    return answer;
}

CubeDistances cubeDistances(const MineEye &eye, std::span<const float> features, CartPlace place,
                            std::size_t level)
{
    const std::vector<float> asEmpty = whitened(eye.profile.emptyCarts, features);
    const std::vector<float> asLoaded = whitened(eye.profile.loadedCarts, features);
    const auto away = [&](const std::vector<float> &white, std::size_t kind) {
        return squaredDistance(white, eye.carts[kind]) - eye.cartsOff[kind];
    };
    CubeDistances distances{away(asEmpty, cartKind(place, level, false)), std::numeric_limits<double>::max()};
    for (std::size_t colour = 0; colour < 4; ++colour)
        distances.loaded = std::min(distances.loaded, away(asLoaded, cartKind(place, colour, true)));
    return distances;
}

double oddsOfCube(const MineEye &eye, std::span<const float> features, CartPlace place, std::size_t level)
{
    const CubeDistances distances = cubeDistances(eye, features, place, level);
    const MineLimits &limits = eye.profile.limits;
    return limits.emptyScale * distances.empty - limits.loadedScale * distances.loaded + limits.loadedBias;
}

} // namespace vision
