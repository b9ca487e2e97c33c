// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "vision/teach_mine.h"

#include "vision/align.h"
#include "vision/board_guesses.h"
#include "vision/mine_eye.h"
#include "vision/mine_places.h"

#include <opencv2/imgproc.hpp>

#include <algorithm>
#include <numeric>

namespace vision {

using scoring::coal_baron::at;
using scoring::coal_baron::Coal;
using scoring::coal_baron::coals;
using scoring::coal_baron::Side;
using scoring::coal_baron::sides;

namespace {

constexpr int longest = 1600;

/// Corners put by hand are a little off; once the board is known it says itself where it lies.
cv::Matx33d boardFrame(const MineFace &judge, const PictureScales &picture, const Quad &board)
{
    const cv::Matx33d frame = frameOf(board, boardWidth, boardHeight);
    return judge.board.near.seen < 1 ? frame
                                     : align(judge.board.near, weights(judge.board.near), picture, frame,
                                             {Moves::Perspective, 4, 3, 6});
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
        return corner.x >= 0 && corner.y >= 0 && corner.x <= static_cast<float>(bgr.cols) &&
               corner.y <= static_cast<float>(bgr.rows);
    });
}

/// Both are known before anything is sorted by them.
bool knowsCubes(const MineFace &face)
{
    double empty = 0, loaded = 0;
    for (std::size_t kind = 0; kind < face.carts.kinds.size(); ++kind)
        (kind % 2 == 0 ? empty : loaded) += face.carts.kinds[kind].seen;
    return empty >= 4 && loaded >= 4;
}

/// The fullest-looking carts are the loaded ones.
void sortCarts(Group &group, bool known, std::vector<MineLesson::Sorted> &into)
{
    const auto count = static_cast<int>(group.carts.size());
    if (group.loaded < 0 || group.loaded > count || (group.loaded > 0 && group.loaded < count && !known))
        return;
    std::ranges::sort(group.carts,
                      [](const CartSeen &one, const CartSeen &other) { return one.odds > other.odds; });
    for (int i = 0; i < count; ++i) {
        CartSeen &cart = group.carts[static_cast<std::size_t>(i)];
        into.push_back({cartKind(cart.place, at(group.level), i < group.loaded), std::move(cart.features)});
    }
}

LevelCounts countPieces(const MineTruth &truth)
{
    LevelCounts counts{};
    for (const MineTruth::Piece &piece : truth.pieces) {
        if (!piece.level)
            continue;
        LevelCount &count = counts[at(*piece.level)][at(piece.side)];
        count.tiles += piece.kind == MinePieceSeen::Kind::Tile ? 1 : 0;
        count.carts += piece.carts;
        count.loaded += piece.loaded.value_or(-100); // unknown: it cannot add up to the level's count
    }
    return counts;
}

} // namespace

MineLesson mineLesson(const MineProfile &profile, const MineFace &judge, const cv::Mat &bgr,
                      const MineTruth &truth)
{
    MineLesson lesson;
    const PictureScales picture = pictureScales(bgr, longest);
    const MineEye eye(profile, judge);
    const cv::Matx33d board = boardFrame(judge, picture, *truth.board);
    const MineView view{picture, board, measureLight(picture, board, judge.colours)};
    const bool known = knowsCubes(judge);
    const LevelCounts pieces = countPieces(truth);
    for (const Coal level : coals) {
        for (const Side side : sides) {
            // Pieces that say the same as the level are believed one by one, else all of the row together.
            const LevelCount &count = truth.levels[at(level)][at(side)];
            const bool each = pieces[at(level)][at(side)] == count;
            Group row{level, {}, count.loaded};
            const auto addCart = [&](CartPlace place, const cv::Matx33d &toBoard, cv::Point2d middle) {
                CartSeen cart{place, cartFeatures(view, toBoard, middle), 0};
                cart.odds = known ? oddsOfCube(eye, cart.features, place, at(level)) : 0;
                row.carts.push_back(std::move(cart));
            };
            const auto endPiece = [&](const MineTruth::Piece &piece) {
                if (!each)
                    return;
                row.loaded = piece.loaded.value_or(0);
                sortCarts(row, known, lesson.carts);
                row.carts.clear();
            };
            cv::Point2d next = firstTile(judge.layout, level, side);
            for (const MineTruth::Piece &tile : truth.pieces) {
                if (tile.kind != MinePieceSeen::Kind::Tile || tile.level != level || tile.side != side ||
                    area(tile.quad) < 16)
                    continue;
                cv::Matx33d toBoard = board.inv() * frameOf(tile.quad, tileUnits, tileUnits);
                if (judge.tile.seen > 8)
                    toBoard = settleTile(eye, view, toBoard, 2.5);
                std::vector<float> features = tileFeatures(view, toBoard);
                lesson.presence.push_back({someTile, features});
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
                lesson.presence.push_back({noTile, tileFeatures(view, beyond)});
            if (boardCartSide(level) == side)
                addCart(CartPlace::Board, cv::Matx33d::eye(), judge.layout.boardCarts[at(level)]);
            for (const MineTruth::Piece &piece : truth.pieces) {
                if (piece.kind == MinePieceSeen::Kind::BoardCart && piece.level == level)
                    endPiece(piece);
            }
            if (!each)
                sortCarts(row, known, lesson.carts);
        }
    }
    return lesson;
}

void learn(MineFace &face, const MineLesson &lesson)
{
    for (const MineLesson::Sorted &one : lesson.tiles)
        look(face.tiles, one.kind, one.features);
    for (const MineLesson::Sorted &one : lesson.presence)
        look(face.presence, one.kind, one.features);
    for (const MineLesson::Sorted &one : lesson.carts)
        look(face.carts, one.kind, one.features);
}

int teachMine(MineProfile &profile, const cv::Mat &bgr, const MineTruth &truth)
{
    if (bgr.empty() || bgr.type() != CV_8UC3 || !truth.board || area(*truth.board) < 100)
        return 0;
    if (profile.faces.empty())
        profile.faces.emplace_back();
    MineFace &face = profile.faces.back();
    const PictureScales picture = pictureScales(bgr, longest);
    const cv::Matx33d board = boardFrame(face, picture, *truth.board);
    // How alike a board is that was not learned from yet.
    if (face.board.near.seen >= 1) {
        const double alike = likeness(face.board.near, weights(face.board.near), picture, board);
        face.board.usual += (alike - face.board.usual) / face.board.near.seen;
    } else {
        face.board.usual = 0.3;
    }
    look(face.board.far, picture, board);
    look(face.board.middle, picture, board);
    look(face.board.near, picture, board);
    look(face.colours, picture, board);
    look(profile.habits, picture);
    face.board.farWeights = tellingWeights(face.board.far, profile.habits);
    for (const MineTruth::Piece &tile : truth.pieces) {
        if (tile.kind == MinePieceSeen::Kind::Tile && area(tile.quad) >= 16)
            look(face.tile, picture, frameOf(tile.quad, tileUnits, tileUnits));
    }
    face.photos += 1;
    const MineLesson lesson = mineLesson(profile, face, bgr, truth);
    learn(face, lesson);
    return 1 + static_cast<int>(lesson.tiles.size());
}

} // namespace vision
