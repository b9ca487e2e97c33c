// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "vision/mine_lesson.h"

#include "scoring/coal_baron/tiles.h"
#include "vision/align.h"
#include "vision/known_rows.h"
#include "vision/mine_eye.h"
#include "vision/mine_places.h"

#include <opencv2/core.hpp>

#include <algorithm>
#include <cmath>

namespace vision {

using scoring::coal_baron::at;
using scoring::coal_baron::Coal;
using scoring::coal_baron::coals;
using scoring::coal_baron::printedCartSide;
using scoring::coal_baron::Side;
using scoring::coal_baron::sides;

namespace {

/// Seen less often, the look of a tile says nothing surer than the corners in the truth.
constexpr double tilesToKnow = 8;

struct CartSeen {
    CartPlace place{};
    std::vector<float> features;
    double odds = 0; ///< of a cube, where cubes are known
};

/// One photo while it is learned from.
struct Lesson {
    const MineTruth &truth;
    MineEye eye;
    MineView view;
    bool knowsCubes = false;
    MineLesson learned{};
};

CartSeen cart(const Lesson &lesson, CartPlace place, const cv::Matx33d &toBoard, cv::Point2d middle,
              Coal level)
{
    CartSeen seen{place, cartFeatures(lesson.view, toBoard, middle), 0};
    seen.odds = lesson.knowsCubes ? oddsOfCube(lesson.eye, seen.features, place, at(level)) : 0;
    return seen;
}

/// So many of the carts are loaded: the fullest-looking ones.
void sortCarts(Lesson &lesson, std::vector<CartSeen> carts, int loaded, Coal level)
{
    const auto count = static_cast<int>(carts.size());
    const bool alike = loaded == 0 || loaded == count;
    if (loaded < 0 || loaded > count || (!alike && !lesson.knowsCubes))
        return;
    std::ranges::sort(carts,
                      [](const CartSeen &one, const CartSeen &other) { return one.odds > other.odds; });
    for (int i = 0; i < count; ++i) {
        CartSeen &one = carts[static_cast<std::size_t>(i)];
        lesson.learned.carts.push_back({cartKind(one.place, at(level), i < loaded), std::move(one.features)});
    }
}

void sortPiece(Lesson &lesson, std::vector<CartSeen> carts, const MineTruth::Piece &piece)
{
    if (piece.cubes.size() != carts.size()) {
        sortCarts(lesson, std::move(carts), piece.loaded.value_or(-1), *piece.level);
        return;
    }
    for (std::size_t i = 0; i < carts.size(); ++i) {
        const std::size_t colour = at(piece.cubes[i].value_or(*piece.level));
        lesson.learned.carts.push_back(
            {cartKind(carts[i].place, colour, piece.cubes[i].has_value()), std::move(carts[i].features)});
    }
}

/// Where the tile of the truth lies on the board.
cv::Matx33d tilePlace(const Lesson &lesson, const Quad &quad)
{
    const cv::Matx33d toBoard = lesson.view.boardToPicture.inv() * frameOf(quad, tileUnits, tileUnits);
    return lesson.eye.face.tile.seen > tilesToKnow ? settleTile(lesson.eye, lesson.view, toBoard, 2.5)
                                                   : toBoard;
}

std::vector<CartSeen> learnTile(Lesson &lesson, const MineTruth::Piece &tile, const cv::Matx33d &toBoard)
{
    std::vector<float> features = tileFeatures(lesson.view, toBoard);
    lesson.learned.presence.push_back({presenceKind(at(tile.side)), features});
    lesson.learned.tiles.push_back(
        {tileKind(at(*tile.level), at(tile.side), tile.carts), std::move(features)});
    const MineLayout &layout = lesson.eye.face.layout;
    if (tile.carts == 1)
        return {cart(lesson, CartPlace::Only, toBoard, layout.onlyCart, *tile.level)};
    return {cart(lesson, CartPlace::Left, toBoard, layout.bothCarts[0], *tile.level),
            cart(lesson, CartPlace::Right, toBoard, layout.bothCarts[1], *tile.level)};
}

/// What a table looks like that might be taken for a tile.
void learnNoTile(Lesson &lesson, cv::Point2d middle, cv::Rect2d picture)
{
    cv::Matx33d place = tileToBoard(lesson.eye.face.layout, middle);
    if (lesson.eye.face.tile.seen > tilesToKnow)
        place = settleTile(lesson.eye, lesson.view, place, 6);
    const Quad quad = quadOf(lesson.view.boardToPicture * place, {0, 0, tileUnits, tileUnits});
    if (std::ranges::all_of(quad.corners, [&](cv::Point2d corner) { return picture.contains(corner); }))
        lesson.learned.presence.push_back({noTile, tileFeatures(lesson.view, place)});
}

void learnRow(Lesson &lesson, Coal level, Side side, bool each, cv::Rect2d picture)
{
    std::vector<CartSeen> row; // where only the row's sum is known
    const auto sort = [&](std::vector<CartSeen> carts, const MineTruth::Piece &piece) {
        // Pieces that say the same as the level are believed one by one, else all of the row together.
        if (each)
            sortPiece(lesson, std::move(carts), piece);
        else
            std::ranges::move(carts, std::back_inserter(row));
    };
    const MineLayout &layout = lesson.eye.face.layout;
    const auto outward = [](cv::Point2d point) { return std::abs(point.x - boardWidth / 2); };
    cv::Point2d next = firstTile(layout, level, side);
    for (const MineTruth::Piece &piece : lesson.truth.pieces) {
        if (piece.level != level || piece.side != side)
            continue;
        if (piece.kind == MinePieceSeen::Kind::BoardCart) {
            if (printedCartSide[at(level)] == side)
                sort(
                    {cart(lesson, CartPlace::Board, cv::Matx33d::eye(), layout.boardCarts[at(level)], level)},
                    piece);
            continue;
        }
        const cv::Matx33d place = tilePlace(lesson, piece.quad);
        sort(learnTile(lesson, piece, place), piece);
        const cv::Point2d after = nextTile(layout, place, side);
        if (outward(after) > outward(next))
            next = after;
    }
    learnNoTile(lesson, next, picture);
    if (!each)
        sortCarts(lesson, std::move(row), lesson.truth.levels[at(level)][at(side)].loaded, level);
}

} // namespace

cv::Matx33d boardFrame(const MineFace &judge, const PictureScales &picture, const Quad &board)
{
    const cv::Matx33d frame = frameOf(board, boardWidth, boardHeight);
    return judge.board.near.seen < 1 ? frame
                                     : align(judge.board.near, weights(judge.board.near), picture, frame,
                                             {Moves::Perspective, 4, 3, 6});
}

MineLesson mineLesson(const MineProfile &profile, const MineFace &judge, const cv::Mat &bgr,
                      const MineTruth &said)
{
    const MineTruth truth = withPrintedCarts(said);
    const PictureScales picture = pictureScales(bgr, longestLookedAt);
    const cv::Matx33d board = boardFrame(judge, picture, *truth.board);
    Lesson lesson{truth, MineEye(profile, judge), mineView(picture, board, judge),
                  !profile.carts.directions.empty()};
    const LevelCounts pieces = countPieces(truth);
    const KnownRows known = knownRows(truth, bgr.size());
    for (const Coal level : coals) {
        for (const Side side : sides) {
            if (known[at(level)][at(side)])
                learnRow(lesson, level, side,
                         pieces[at(level)][at(side)] == truth.levels[at(level)][at(side)],
                         {0, 0, static_cast<double>(bgr.cols), static_cast<double>(bgr.rows)});
        }
    }
    return std::move(lesson.learned);
}

void learn(MineFace &face, const MineProfile &profile, const MineLesson &lesson)
{
    const auto learnKinds = [](Kinds &kinds, const Sight &sight,
                               const std::vector<MineLesson::Sorted> &some) {
        if (sight.directions.empty())
            return;
        for (const MineLesson::Sorted &one : some)
            look(kinds, one.kind, seen(sight.directions, one.features));
    };
    learnKinds(face.tiles, profile.tiles, lesson.tiles);
    learnKinds(face.presence, profile.presence, lesson.presence);
    learnKinds(face.carts, profile.carts, lesson.carts);
    const auto record = [](HunchRecord &of, const Hunch &hunch, const std::vector<MineLesson::Sorted> &some,
                           auto isYes) {
        for (const MineLesson::Sorted &one : some)
            look(of, logOdds(hunch, one.features), isYes(one.kind));
    };
    const auto isTile = [](std::size_t kind) { return kind != noTile; };
    const auto isSecond = [](std::size_t kind) { return kind % 2 == 1; };
    record(face.hunches.tile, profile.hunches.tile, lesson.presence, isTile);
    record(face.hunches.twoCarts, profile.hunches.twoCarts, lesson.tiles, isSecond);
    record(face.hunches.cube, profile.hunches.cube, lesson.carts, isSecond);
}

} // namespace vision
