// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "scenes/random.h"

#include <opencv2/core.hpp>

#include <string>

namespace scenes {

/// Text around a middle, so many pixels high.
void writeOn(cv::Mat &on, const std::string &text, cv::Point middle, double height, const cv::Scalar &ink,
             int font);

/// Printed things that are not of this game, four pixels a millimetre.
cv::Mat playingCard(Random &random);
cv::Mat writtenPaper(Random &random, cv::Size size);
cv::Mat rulebookCover(Random &random);
cv::Mat coaster(Random &random);
cv::Mat coin(Random &random);

/// A card or a board of some other game: frames, figures, numbers, rows of coloured fields.
cv::Mat otherGame(Random &random, cv::Size size);

} // namespace scenes
