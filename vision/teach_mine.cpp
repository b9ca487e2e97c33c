// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "vision/teach_mine.h"

#include "vision/board_guesses.h"
#include "vision/gradient_field.h"
#include "vision/known_rows.h"
#include "vision/mine_lesson.h"
#include "vision/mine_places.h"
#include "vision/rough_matrix.h"

#include <opencv2/core.hpp>

#include <algorithm>

namespace vision {

using scoring::coal_baron::at;

namespace {

void roughen(std::vector<float> &values, int columns)
{
    const cv::Mat1f rough =
        roughened(cv::Mat1f(values, true).reshape(1, static_cast<int>(values.size()) / columns));
    values.assign(rough.begin(), rough.end());
}

void roughen(Pattern &pattern)
{
    roughen(pattern.mean, pattern.columns() * lineDirections);
    roughen(pattern.spread, pattern.columns() * lineDirections);
}

double asFloat(double number)
{
    return static_cast<double>(static_cast<float>(number));
}

cv::Point2d asFloats(cv::Point2d point)
{
    return {asFloat(point.x), asFloat(point.y)};
}

void roughen(MineLayout &layout)
{
    for (double *number :
         {&layout.tileWidth, &layout.tileHeight, &layout.firstFromEdge, &layout.nextFromLast})
        *number = asFloat(*number);
    std::ranges::transform(layout.rows, layout.rows.begin(), asFloat);
    layout.onlyCart = asFloats(layout.onlyCart);
    std::ranges::transform(layout.bothCarts, layout.bothCarts.begin(), asFloats);
    std::ranges::transform(layout.boardCarts, layout.boardCarts.begin(), asFloats);
}

/// What follows from rough numbers is worked out before it is made rough itself, as a reader cannot do that.
void roughen(MineFace &face)
{
    for (Pattern *pattern : {&face.board.far, &face.board.middle, &face.board.near, &face.tile})
        roughen(*pattern);
    roughen(face.board.farWeights, face.board.far.columns() * lineDirections);
    face.board.usual = asFloat(face.board.usual);
    roughen(face.layout);
}

} // namespace

int teachMine(MineProfile &profile, const cv::Mat &bgr, const MineTruth &truth)
{
    const int learned = learnMine(profile, bgr, truth);
    if (learned > 0)
        roughen(profile.faces.back());
    return learned;
}

int learnMine(MineProfile &profile, const cv::Mat &bgr, const MineTruth &truth)
{
    if (bgr.empty() || bgr.type() != CV_8UC3 || !truth.board || !isSound(*truth.board) ||
        area(*truth.board) < 100)
        return 0;
    if (profile.faces.empty())
        profile.faces.emplace_back();
    MineFace &face = profile.faces.back();
    const PictureScales picture = pictureScales(bgr, longestLookedAt);
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
    const KnownRows known = knownRows(withPrintedCarts(truth), bgr.size());
    for (const MineTruth::Piece &tile : truth.pieces) {
        if (tile.kind == MinePieceSeen::Kind::Tile && tile.level && known[at(*tile.level)][at(tile.side)])
            look(face.tile, picture, frameOf(tile.quad, tileUnits, tileUnits));
    }
    face.photos += 1;
    const MineLesson lesson = mineLesson(profile, face, bgr, truth);
    learn(face, profile, lesson);
    return 1 + static_cast<int>(lesson.tiles.size());
}

} // namespace vision
