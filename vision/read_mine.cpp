// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "vision/read_mine.h"

#include "scoring/coal_baron/tiles.h"
#include "vision/find_board.h"
#include "vision/loose_cubes.h"
#include "vision/mine_contradictions.h"
#include "vision/mine_eye.h"
#include "vision/mine_places.h"

#include <opencv2/core.hpp>

#include <algorithm>
#include <cmath>

namespace vision {

using scoring::coal_baron::at;
using scoring::coal_baron::Coal;
using scoring::coal_baron::coals;
using scoring::coal_baron::Side;
using scoring::coal_baron::sides;

namespace {

/// Pixels: in a smaller picture a cart of the largest board has fewer than thirteen, and nobody sees a cube.
constexpr int smallestPicture = 160;

/// With one cart and with two, and one more than the box has: who lays that is told so.
constexpr int tilesInARow = 2 * scoring::coal_baron::tilesOfAKind + 1;

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
        .side = scoring::coal_baron::printedCartSide[at(level)],
        .carts = 1,
        .quad = quadOf(view.boardToPicture, {middle.x - half, middle.y - half, 2 * half, 2 * half}),
        .confidence = 1};
    addCart(eye, piece, cartFeatures(view, cv::Matx33d::eye(), middle), CartPlace::Board);
    return piece;
}

MinePieceSeen readTile(const MineEye &eye, const MineView &view, const cv::Matx33d &toBoard,
                       std::span<const float> features, Coal level, Side side)
{
    const TileOdds odds = oddsOfKinds(eye, features, at(level), at(side));
    const Choice two = choose(odds.twoCarts);
    MinePieceSeen piece{.kind = MinePieceSeen::Kind::Tile,
                        .level = level,
                        .side = side,
                        .carts = two.yes ? 2 : 1,
                        .quad = quadOf(view.boardToPicture * toBoard, {0, 0, tileUnits, tileUnits}),
                        .confidence = two.sure};
    if (two.sure < eye.profile.limits.carts)
        piece.why.push_back({Doubt::Kind::CartsUnclear});
    if (probability(odds.otherwise) > eye.profile.limits.otherwise) {
        const std::size_t otherLevel = odds.kind / 4;
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

/// A place where a tile might lie.
struct Spot {
    cv::Matx33d toBoard; ///< from the tile's frame
    std::vector<float> features;
    Choice tile;
};

/// Nothing where the picture ends.
std::optional<Spot> lookAt(const MineEye &eye, const MineView &view, const cv::Mat &bgr, cv::Point2d middle,
                           Side side)
{
    Spot spot{tileToBoard(eye.face.layout, middle), {}, {}};
    const cv::Point2f seen = centre(quadOf(view.boardToPicture * spot.toBoard, {0, 0, tileUnits, tileUnits}));
    if (seen.x < 0 || seen.y < 0 || seen.x > static_cast<float>(bgr.cols) ||
        seen.y > static_cast<float>(bgr.rows))
        return {};
    spot.toBoard = settleTile(eye, view, spot.toBoard, 6);
    spot.features = tileFeatures(view, spot.toBoard);
    spot.tile = choose(oddsOfTile(eye, spot.features, at(side)));
    return spot;
}

/// So surely a tile of that row that one is believed even beyond a gap.
bool isTileBeyondGap(const MineEye &eye, const Spot &spot, Coal level, Side side)
{
    const TileOdds odds = oddsOfKinds(eye, spot.features, at(level), at(side));
    return spot.tile.yes && spot.tile.sure > eye.profile.limits.tile && odds.otherwise <= 0;
}

/// Something that may be a tile.
MinePieceSeen unread(const MineView &view, const Spot &spot, Side side)
{
    return {.kind = MinePieceSeen::Kind::Tile,
            .level = {},
            .side = side,
            .carts = 0,
            .loaded = 0,
            .quad = quadOf(view.boardToPicture * spot.toBoard, {0, 0, tileUnits, tileUnits}),
            .confidence = 1 - spot.tile.sure,
            .why = {{Doubt::Kind::NotReadable}}};
}

/// Outward from the board, each tile looked for where the one before it ends.
std::vector<MinePieceSeen> readRow(const MineEye &eye, const MineView &view, const cv::Mat &bgr, Coal level,
                                   Side side)
{
    std::vector<MinePieceSeen> row;
    const MineLimits &limits = eye.profile.limits;
    cv::Point2d next = firstTile(eye.face.layout, level, side);
    bool gap = false;
    for (int slot = 0; slot < tilesInARow; ++slot) {
        std::optional<Spot> spot = lookAt(eye, view, bgr, next, side);
        if (!spot)
            return row;
        if (!spot->tile.yes) {
            const std::optional<Spot> beyond = lookAt(
                eye, view, bgr, nextTile(eye.face.layout, tileToBoard(eye.face.layout, next), side), side);
            const bool more = beyond && isTileBeyondGap(eye, *beyond, level, side);
            if (more || spot->tile.sure <= limits.noTile)
                row.push_back(unread(view, *spot, side));
            if (!more)
                return row;
            gap = true;
            spot = beyond;
        }
        MinePieceSeen piece = readTile(eye, view, spot->toBoard, spot->features, level, side);
        if (spot->tile.sure < limits.tile)
            piece.why.push_back({Doubt::Kind::NotReadable});
        if (gap)
            piece.why.push_back({Doubt::Kind::BeyondGap});
        if (!inPicture(piece.quad, bgr))
            piece.why.push_back({Doubt::Kind::CutOff});
        piece.confidence *= spot->tile.sure;
        row.push_back(std::move(piece));
        next = nextTile(eye.face.layout, spot->toBoard, side);
    }
    return row;
}

/// All rows, level by level from the top down, light before dark, and the cart printed beside each.
std::vector<MinePieceSeen> readPieces(const MineEye &eye, const MineView &view, const cv::Mat &bgr)
{
    std::array<std::vector<MinePieceSeen>, coals.size() * sides.size()> rows;
    cv::parallel_for_({0, static_cast<int>(rows.size())}, [&](const cv::Range &range) {
        for (auto i = static_cast<std::size_t>(range.start); i < static_cast<std::size_t>(range.end); ++i)
            rows[i] = readRow(eye, view, bgr, coals[i / sides.size()], sides[i % sides.size()]);
    });
    std::vector<MinePieceSeen> pieces;
    for (std::size_t i = 0; i < rows.size(); ++i) {
        std::ranges::move(rows[i], std::back_inserter(pieces));
        if (i % sides.size() == sides.size() - 1)
            pieces.push_back(boardCart(eye, view, coals[i / sides.size()]));
    }
    return pieces;
}

void addLooseCubes(MineSeen &mine, LooseCubesCounted counted)
{
    mine.cubesElsewhere = static_cast<int>(counted.cubes.size());
    mine.cubesElsewhereAt = std::move(counted.cubes);
    if (!counted.sure)
        mine.why.push_back({Doubt::Kind::CubesUnclear});
}

} // namespace

MineSeen readMine(const cv::Mat &bgr, const MineProfile &profile, Care care)
{
    MineSeen mine;
    if (bgr.type() != CV_8UC3 || std::max(bgr.cols, bgr.rows) < smallestPicture)
        return mine;
    const PictureScales picture = pictureScales(bgr, longestLookedAt);
    std::vector<const BoardLook *> looks;
    for (const MineFace &face : profile.faces)
        looks.push_back(&face.board);
    const std::optional<BoardFound> board = findBoard(picture, looks, profile.habits, care);
    if (!board || board->likeness < profile.limits.anyBoard * looks[board->look]->usual)
        return mine;
    const MineFace &face = profile.faces[board->look];
    const MineEye eye(profile, face);
    const MineView view = mineView(picture, board->toPicture, face);
    mine.board = quadOf(board->toPicture, {0, 0, boardWidth, boardHeight});
    if (board->likeness < profile.limits.board * face.board.usual)
        mine.why.push_back({Doubt::Kind::BoardUnclear});
    mine.pieces = readPieces(eye, view, bgr);
    doubtContradictions(mine);
    // A film has no time for what nobody scores.
    if (care == Care::OfAPhoto && profile.looseCubes.isKnown())
        addLooseCubes(mine, countLooseCubes(profile.looseCubes, view));
    mine.confidence = 1;
    for (const MinePieceSeen &piece : mine.pieces)
        mine.confidence = std::min(mine.confidence, piece.confidence);
    return mine;
}

} // namespace vision
