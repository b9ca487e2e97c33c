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

std::vector<std::vector<float>> whitenedMeans(const Telling &telling, const Kinds &kinds)
{
    std::vector<std::vector<float>> means;
    for (const Kinds::Kind &kind : kinds.kinds)
        means.push_back(whitened(telling.nuisance, kind.mean));
    return means;
}

} // namespace

MineEye::MineEye(const MineProfile &from)
    : profile(from), tileWeights(weights(from.tile)), tiles(whitenedMeans(from.tiles, withUnseenTiles(from.tiles.kinds))),
      slots(whitenedMeans(from.slots, from.slots.kinds)), carts(whitenedMeans(from.carts, withUnseenCarts(from.carts.kinds)))
{
}

cv::Matx33d settleTile(const MineEye &eye, const MineView &view, const cv::Matx33d &toBoard, double reach)
{
    cv::Matx33d place = view.boardToPicture * toBoard;
    if (reach > 3)
        place = align(eye.profile.tile, eye.tileWeights, view.picture, place, {Moves::Similar, reach, 2, 2});
    place = align(eye.profile.tile, eye.tileWeights, view.picture, place, {Moves::Similar, 2.5, 2, 2});
    return view.boardToPicture.inv() * place;
}

std::vector<float> tileFeatures(const MineView &view, const cv::Matx33d &toBoard)
{
    return squareFeatures(view.picture, view.boardToPicture, toBoard, view.light,
                          {{tileUnits / 2, tileUnits / 2}, tileUnits / tileCells, tileCells});
}

std::vector<float> cartFeatures(const MineView &view, const cv::Matx33d &toBoard, cv::Point2d middle)
{
    return squareFeatures(view.picture, view.boardToPicture, toBoard, view.light, {middle, cartCell, cartCells});
}

double oddsOfTile(const MineEye &eye, std::span<const float> features)
{
    const std::vector<float> white = whitened(eye.profile.slots.nuisance, features);
    return eye.profile.slots.scale *
           (squaredDistance(white, eye.slots[noTile]) - squaredDistance(white, eye.slots[someTile]));
}

double oddsOfTwoCarts(const MineEye &eye, std::span<const float> features, std::size_t level, std::size_t side)
{
    const std::vector<float> white = whitened(eye.profile.tiles.nuisance, features);
    return eye.profile.tiles.scale * (squaredDistance(white, eye.tiles[tileKind(level, side, 1)]) -
                                      squaredDistance(white, eye.tiles[tileKind(level, side, 2)]));
}

Otherwise otherwise(const MineEye &eye, std::span<const float> features, std::size_t level, std::size_t side)
{
    const std::vector<float> white = whitened(eye.profile.tiles.nuisance, features);
    double here = std::numeric_limits<double>::max();
    double best = std::numeric_limits<double>::max();
    Otherwise answer;
    for (std::size_t kind = 0; kind < eye.tiles.size(); ++kind) {
        const double distance = squaredDistance(white, eye.tiles[kind]);
        if (kind / 2 == level * 2 + side)
            here = std::min(here, distance);
        if (distance < best) {
            best = distance;
            answer.kind = kind;
        }
    }
    answer.odds = eye.profile.tiles.scale * (here - best);
    return answer;
}

double oddsOfCube(const MineEye &eye, std::span<const float> features, CartPlace place, std::size_t level)
{
    const std::vector<float> white = whitened(eye.profile.carts.nuisance, features);
    const double empty = squaredDistance(white, eye.carts[cartKind(place, level, false)]);
    double loaded = std::numeric_limits<double>::max();
    for (std::size_t colour = 0; colour < 4; ++colour)
        loaded = std::min(loaded, squaredDistance(white, eye.carts[cartKind(place, colour, true)]));
    return eye.profile.carts.scale * (empty - loaded);
}

} // namespace vision
