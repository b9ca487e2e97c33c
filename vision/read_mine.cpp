// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "vision/read_mine.h"

#include "vision/find_board.h"
#include "vision/mine_eye.h"
#include "vision/mine_places.h"

#include <algorithm>
#include <cmath>

namespace vision {

using scoring::coal_baron::at;
using scoring::coal_baron::Coal;
using scoring::coal_baron::coals;
using scoring::coal_baron::Side;
using scoring::coal_baron::sides;

namespace {

constexpr int longest = 1600;
constexpr int tilesInARow = 6; // the box holds no more of one level and side

double probability(double odds)
{
    return 1 / (1 + std::exp(-odds));
}

/// The likelier of two answers, and how likely it is.
struct Choice {
    bool yes = false;
    double sure = 0;
};

Choice choose(double odds)
{
    return {odds > 0, probability(std::abs(odds))};
}

void addCart(const MineEye &eye, MinePieceSeen &piece, std::span<const float> features, CartPlace place)
{
    const Choice loaded = choose(oddsOfCube(eye, features, place, at(*piece.level)));
    piece.loaded += loaded.yes ? 1 : 0;
    piece.confidence *= loaded.sure;
    if (loaded.sure < eye.profile.limits.load)
        piece.why.push_back({Doubt::Kind::LoadUnclear});
}

MinePieceSeen boardCart(const MineEye &eye, const MineView &view, Coal level)
{
    const cv::Point2d middle = eye.face.layout.boardCarts[at(level)];
    const double half = cartCell * cartCells / 2;
    MinePieceSeen piece{
        .kind = MinePieceSeen::Kind::BoardCart,
        .level = level,
        .side = boardCartSide(level),
        .carts = 1,
        .quad = quadOf(view.boardToPicture, {middle.x - half, middle.y - half, 2 * half, 2 * half}),
        .confidence = 1};
    addCart(eye, piece, cartFeatures(view, cv::Matx33d::eye(), middle), CartPlace::Board);
    return piece;
}

MinePieceSeen readTile(const MineEye &eye, const MineView &view, const cv::Matx33d &toBoard,
                       std::span<const float> features, Coal level, Side side)
{
    const Choice two = choose(oddsOfTwoCarts(eye, features, at(level), at(side)));
    MinePieceSeen piece{.kind = MinePieceSeen::Kind::Tile,
                        .level = level,
                        .side = side,
                        .carts = two.yes ? 2 : 1,
                        .quad = quadOf(view.boardToPicture * toBoard, {0, 0, tileUnits, tileUnits}),
                        .confidence = two.sure};
    if (two.sure < eye.profile.limits.carts)
        piece.why.push_back({Doubt::Kind::CartsUnclear});
    const Otherwise other = otherwise(eye, features, at(level), at(side));
    if (probability(other.odds) > eye.profile.limits.otherwise) {
        const std::size_t otherLevel = other.kind / 4;
        piece.why.push_back({otherLevel == at(level) ? Doubt::Kind::WrongSide : Doubt::Kind::WrongLevel});
    }
    const MineLayout &layout = eye.face.layout;
    if (piece.carts == 1) {
        addCart(eye, piece, cartFeatures(view, toBoard, layout.onlyCart), CartPlace::Only);
    } else {
        addCart(eye, piece, cartFeatures(view, toBoard, layout.bothCarts[0]), CartPlace::Left);
        addCart(eye, piece, cartFeatures(view, toBoard, layout.bothCarts[1]), CartPlace::Right);
    }
    return piece;
}

bool inPicture(const Quad &quad, const cv::Mat &bgr)
{
    return std::ranges::all_of(quad.corners, [&](const cv::Point2f &corner) {
        return corner.x >= 0 && corner.y >= 0 && corner.x <= static_cast<float>(bgr.cols) &&
               corner.y <= static_cast<float>(bgr.rows);
    });
}

/// Outward from the board, each tile looked for where the one before it ends.
void readRow(const MineEye &eye, const MineView &view, const cv::Mat &bgr, Coal level, Side side,
             std::vector<MinePieceSeen> &pieces)
{
    cv::Point2d next = firstTile(eye.face.layout, level, side);
    for (int slot = 0; slot < tilesInARow; ++slot) {
        cv::Matx33d place = tileToBoard(eye.face.layout, next);
        if (!contains({{cv::Point2f(0, 0), cv::Point2f(static_cast<float>(bgr.cols), 0),
                        cv::Point2f(static_cast<float>(bgr.cols), static_cast<float>(bgr.rows)),
                        cv::Point2f(0, static_cast<float>(bgr.rows))}},
                      centre(quadOf(view.boardToPicture * place, {0, 0, tileUnits, tileUnits}))))
            return;
        place = settleTile(eye, view, place, 6);
        const std::vector<float> features = tileFeatures(view, place);
        const Choice tile = choose(oddsOfTile(eye, features));
        if (!tile.yes && tile.sure > eye.profile.limits.noTile)
            return;
        MinePieceSeen piece = readTile(eye, view, place, features, level, side);
        if (!tile.yes)
            piece.level.reset();
        if (!tile.yes || tile.sure < eye.profile.limits.tile)
            piece.why.push_back({Doubt::Kind::NotReadable});
        if (!inPicture(piece.quad, bgr))
            piece.why.push_back({Doubt::Kind::CutOff});
        piece.confidence *= tile.yes ? tile.sure : 1 - tile.sure;
        pieces.push_back(std::move(piece));
        if (!tile.yes)
            return;
        next = nextTile(eye.face.layout, place, side);
    }
}

} // namespace

MineSeen readMine(const cv::Mat &bgr, const MineProfile &profile)
{
    MineSeen mine;
    if (bgr.empty() || bgr.type() != CV_8UC3)
        return mine;
    const PictureScales picture = pictureScales(bgr, longest);
    std::vector<const BoardLook *> looks;
    for (const MineFace &face : profile.faces)
        looks.push_back(&face.board);
    const std::optional<BoardFound> board = findBoard(picture, looks, profile.habits);
    if (!board || board->likeness < profile.limits.anyBoard * looks[board->look]->usual)
        return mine;
    const MineFace &face = profile.faces[board->look];
    const MineEye eye(profile, face);
    const MineView view{picture, board->toPicture, measureLight(picture, board->toPicture, face.colours)};
    mine.board = quadOf(board->toPicture, {0, 0, boardWidth, boardHeight});
    if (board->likeness < profile.limits.board * face.board.usual)
        mine.why.push_back({Doubt::Kind::BoardUnclear});
    for (const Coal level : coals) {
        for (const Side side : sides)
            readRow(eye, view, bgr, level, side, mine.pieces);
        mine.pieces.push_back(boardCart(eye, view, level));
    }
    mine.confidence = 1;
    for (const MinePieceSeen &piece : mine.pieces)
        mine.confidence = std::min(mine.confidence, piece.confidence);
    return mine;
}

} // namespace vision
