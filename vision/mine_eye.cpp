// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "vision/mine_eye.h"

#include "vision/align.h"
#include "vision/unseen_kinds.h"

#include <opencv2/core.hpp>

#include <algorithm>
#include <cmath>
#include <limits>

namespace vision {

namespace {

/// How far what is seen is from a kind. A mean of few is off by itself, so what is seen may be farther off;
/// what is known beforehand counts as some more. Glare or a finger make anything far from every kind: so far
/// out a little more or less says nothing.
double away(std::span<const float> numbers, const Kinds::Kind &kind)
{
    constexpr double beforehand = 1.5;
    constexpr double farOut = 16;
    const double wider = 1 + 1 / (kind.seen + beforehand);
    return farOut * std::log1p(squaredDistance(numbers, kind.mean) / wider / farOut) +
           static_cast<double>(numbers.size()) * std::log(wider);
}

} // namespace

double odds(const Weighings &weighings, const Evidence &evidence)
{
    const auto by = [&](const Weighing &weighing) {
        return weighing.first * evidence.first - weighing.second * evidence.second +
               weighing.hunch * evidence.hunch + weighing.bias;
    };
    return evidence.trust * by(weighings.trusting) + (1 - evidence.trust) * by(weighings.alone);
}

MineEye::MineEye(const MineProfile &from, const MineFace &of)
    : profile(from)
    , face(of)
    , tileWeights(weights(of.tile))
    , tiles(withUnseenTiles(of.tiles, from.tiles.usual))
    , presence(withUnseenPresence(of.presence, from.presence.usual))
    , carts(withUnseenCarts(of.carts, from.carts.usual))
{
}

MineView mineView(const PictureScales &picture, const cv::Matx33d &boardToPicture, const MineFace &face)
{
    return {picture, boardToPicture, measureLight(picture, boardToPicture, face.colours)};
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

Evidence tileEvidence(const MineEye &eye, std::span<const float> features, std::size_t side)
{
    const std::vector<float> numbers = seen(eye.profile.presence.directions, features);
    return {away(numbers, eye.presence.kinds[noTile]), away(numbers, eye.presence.kinds[presenceKind(side)]),
            logOdds(eye.profile.hunches.tile, features), trust(eye.face.hunches.tile)};
}

double oddsOfTile(const MineEye &eye, std::span<const float> features, std::size_t side)
{
    return odds(eye.profile.limits.weighings.tile, tileEvidence(eye, features, side));
}

Evidence twoCartsEvidence(const MineEye &eye, std::span<const float> features, std::size_t level,
                          std::size_t side)
{
    const std::vector<float> numbers = seen(eye.profile.tiles.directions, features);
    return {away(numbers, eye.tiles.kinds[tileKind(level, side, 1)]),
            away(numbers, eye.tiles.kinds[tileKind(level, side, 2)]),
            logOdds(eye.profile.hunches.twoCarts, features), trust(eye.face.hunches.twoCarts)};
}

TileOdds oddsOfKinds(const MineEye &eye, std::span<const float> features, std::size_t level, std::size_t side)
{
    const std::vector<float> numbers = seen(eye.profile.tiles.directions, features);
    std::vector<double> distances;
    for (const Kinds::Kind &kind : eye.tiles.kinds)
        distances.push_back(away(numbers, kind));
    const Evidence here{distances[tileKind(level, side, 1)], distances[tileKind(level, side, 2)],
                        logOdds(eye.profile.hunches.twoCarts, features), trust(eye.face.hunches.twoCarts)};
    const auto best = std::ranges::min_element(distances);
    const Weighings &weighings = eye.profile.limits.weighings.twoCarts;
    return {odds(weighings, here), static_cast<std::size_t>(best - distances.begin()),
            (weighings.alone.first + weighings.alone.second) / 2 *
                (std::min(here.first, here.second) - *best)};
}

Evidence cubeEvidence(const MineEye &eye, std::span<const float> features, CartPlace place, std::size_t level)
{
    const std::vector<float> numbers = seen(eye.profile.carts.directions, features);
    Evidence evidence{away(numbers, eye.carts.kinds[cartKind(place, level, false)]),
                      std::numeric_limits<double>::max(), logOdds(eye.profile.hunches.cube, features),
                      trust(eye.face.hunches.cube)};
    for (std::size_t colour = 0; colour < 4; ++colour)
        evidence.second =
            std::min(evidence.second, away(numbers, eye.carts.kinds[cartKind(place, colour, true)]));
    return evidence;
}

double oddsOfCube(const MineEye &eye, std::span<const float> features, CartPlace place, std::size_t level)
{
    return odds(eye.profile.limits.weighings.cube, cubeEvidence(eye, features, place, level));
}

} // namespace vision
