// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "vision/teach_mine.h"

#include "vision/board_guesses.h"
#include "vision/mine_lesson.h"
#include "vision/mine_places.h"

namespace vision {

int teachMine(MineProfile &profile, const cv::Mat &bgr, const MineTruth &truth)
{
    if (bgr.empty() || bgr.type() != CV_8UC3 || !truth.board || area(*truth.board) < 100)
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
    for (const MineTruth::Piece &tile : truth.pieces) {
        if (tile.kind == MinePieceSeen::Kind::Tile && area(tile.quad) >= 16)
            look(face.tile, picture, frameOf(tile.quad, tileUnits, tileUnits));
    }
    face.photos += 1;
    const MineLesson lesson = mineLesson(profile, face, bgr, truth);
    learn(face, profile, lesson);
    return 1 + static_cast<int>(lesson.tiles.size());
}

} // namespace vision
