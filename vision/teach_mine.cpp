// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "vision/teach_mine.h"

#include "vision/align.h"
#include "vision/board_guesses.h"
#include "vision/mine_eye.h"
#include "vision/mine_places.h"
#include "vision/read_mine.h"

#include <opencv2/imgproc.hpp>

#include <algorithm>
#include <numeric>

namespace vision {

using scoring::coal_baron::Coal;
using scoring::coal_baron::Side;
using scoring::coal_baron::at;
using scoring::coal_baron::coals;
using scoring::coal_baron::sides;

namespace {

constexpr int longest = 1600;

/// Corners put by hand are a little off; once the board is known it says itself where it lies.
cv::Matx33d boardFrame(const MineProfile &judge, const PictureScales &picture, const Quad &board)
{
    const cv::Matx33d frame = frameOf(board, boardWidth, boardHeight);
    return judge.board.near.seen < 1
               ? frame
               : align(judge.board.near, weights(judge.board.near), picture, frame, {Moves::Perspective, 4, 3, 6});
}

struct CartSeen {
    CartPlace place{};
    std::vector<float> features;
    double odds = 0;
};

/// Carts of which so many are loaded, but perhaps not which.
struct Group {
    Coal level{};
    std::vector<CartSeen> carts;
    int loaded = 0;
};

bool inPicture(const Quad &quad, const cv::Mat &bgr)
{
    return std::ranges::all_of(quad.corners, [&](const cv::Point2f &corner) {
        return corner.x >= 0 && corner.y >= 0 && corner.x <= static_cast<float>(bgr.cols) && corner.y <= static_cast<float>(bgr.rows);
    });
}

/// Both are known before anything is sorted by them.
bool knowsCubes(const MineProfile &profile)
{
    double empty = 0, loaded = 0;
    for (std::size_t kind = 0; kind < profile.carts.kinds.kinds.size(); ++kind)
        (kind % 2 == 0 ? empty : loaded) += profile.carts.kinds.kinds[kind].seen;
    return empty >= 4 && loaded >= 4;
}

/// The fullest-looking carts are the loaded ones.
void sortCarts(Group &group, bool known, std::vector<MineLesson::Sorted> &into)
{
    const auto count = static_cast<int>(group.carts.size());
    if (group.loaded < 0 || group.loaded > count || (group.loaded > 0 && group.loaded < count && !known))
        return;
    std::ranges::sort(group.carts, [](const CartSeen &one, const CartSeen &other) { return one.odds > other.odds; });
    for (int i = 0; i < count; ++i) {
        CartSeen &cart = group.carts[static_cast<std::size_t>(i)];
        into.push_back({cartKind(cart.place, at(group.level), i < group.loaded), std::move(cart.features)});
    }
}

} // namespace

MineLesson mineLesson(const MineProfile &judge, const cv::Mat &bgr, const MineSeen &truth, const LevelCounts &levels)
{
    MineLesson lesson;
    const PictureScales picture = pictureScales(bgr, longest);
    const MineEye eye(judge);
    const cv::Matx33d board = boardFrame(judge, picture, *truth.board);
    const MineView view{picture, board, measureLight(picture, board, judge.colours)};
    const bool known = knowsCubes(judge);
    const LevelCounts pieces = countLevels(truth);
    for (const Coal level : coals) {
        for (const Side side : sides) {
            // Pieces that say the same as the level are believed one by one, else all of the row together.
            const LevelCount &count = levels[at(level)][at(side)];
            const bool each = pieces[at(level)][at(side)] == count;
            Group row{level, {}, count.loaded};
            const auto addCart = [&](CartPlace place, const cv::Matx33d &toBoard, cv::Point2d middle) {
                CartSeen cart{place, cartFeatures(view, toBoard, middle), 0};
                cart.odds = known ? oddsOfCube(eye, cart.features, place, at(level)) : 0;
                row.carts.push_back(std::move(cart));
            };
            const auto endPiece = [&](const MinePieceSeen &piece) {
                if (!each)
                    return;
                row.loaded = piece.loaded;
                sortCarts(row, known, lesson.carts);
                row.carts.clear();
            };
            cv::Point2d next = firstTile(judge.layout, level, side);
            for (const MinePieceSeen &tile : truth.pieces) {
                if (tile.kind != MinePieceSeen::Kind::Tile || tile.level != level || tile.side != side)
                    continue;
                cv::Matx33d toBoard = board.inv() * frameOf(tile.quad, tileUnits, tileUnits);
                if (judge.tile.seen > 8)
                    toBoard = settleTile(eye, view, toBoard, 2.5);
                std::vector<float> features = tileFeatures(view, toBoard);
                lesson.slots.push_back({someTile, features});
                lesson.tiles.push_back({tileKind(at(level), at(side), tile.carts), std::move(features)});
                if (tile.carts == 1) {
                    addCart(CartPlace::Only, toBoard, judge.layout.onlyCart);
                } else {
                    addCart(CartPlace::Left, toBoard, judge.layout.bothCarts[0]);
                    addCart(CartPlace::Right, toBoard, judge.layout.bothCarts[1]);
                }
                endPiece(tile);
                const cv::Point2d after = nextTile(judge.layout, toBoard, side);
                if (std::abs(after.x - boardWidth / 2) > std::abs(next.x - boardWidth / 2))
                    next = after;
            }
            // Beyond the last tile there is none: what a table looks like that might be taken for one.
            cv::Matx33d beyond = tileToBoard(judge.layout, next);
            if (judge.tile.seen > 8)
                beyond = settleTile(eye, view, beyond, 6);
            if (inPicture(quadOf(board * beyond, {0, 0, tileUnits, tileUnits}), bgr))
                lesson.slots.push_back({noTile, tileFeatures(view, beyond)});
            if (boardCartSide(level) == side)
                addCart(CartPlace::Board, cv::Matx33d::eye(), judge.layout.boardCarts[at(level)]);
            for (const MinePieceSeen &piece : truth.pieces) {
                if (piece.kind == MinePieceSeen::Kind::BoardCart && piece.level == level)
                    endPiece(piece);
            }
            if (!each)
                sortCarts(row, known, lesson.carts);
        }
    }
    return lesson;
}

void teachMine(MineProfile &profile, const cv::Mat &bgr, const MineSeen &truth, const LevelCounts &levels)
{
    if (!truth.board || bgr.empty())
        return;
    const PictureScales picture = pictureScales(bgr, longest);
    const cv::Matx33d board = boardFrame(profile, picture, *truth.board);
    look(profile.board.far, picture, board);
    look(profile.board.middle, picture, board);
    look(profile.board.near, picture, board);
    look(profile.habits, picture);
    look(profile.colours, picture, board);
    for (const MinePieceSeen &tile : truth.pieces) {
        if (tile.kind == MinePieceSeen::Kind::Tile)
            look(profile.tile, picture, frameOf(tile.quad, tileUnits, tileUnits));
    }
    profile.board.farWeights = tellingWeights(profile.board.far, profile.habits);
    profile.photos += 1;
    const MineLesson lesson = mineLesson(profile, bgr, truth, levels);
    for (const MineLesson::Sorted &one : lesson.tiles)
        look(profile.tiles.kinds, one.kind, one.features);
    for (const MineLesson::Sorted &one : lesson.slots)
        look(profile.slots.kinds, one.kind, one.features);
    for (const MineLesson::Sorted &one : lesson.carts)
        look(profile.carts.kinds, one.kind, one.features);
}

void teachMine(MineProfile &profile, const cv::Mat &bgr, const MineSeen &truth)
{
    teachMine(profile, bgr, truth, countLevels(truth));
}

} // namespace vision
