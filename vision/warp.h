// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <opencv2/core/mat.hpp>

namespace vision {

/// A plane of a picture (BGR or grey, 8 bit) seen flat: pixel (x, y) of the answer shows what lies at
/// `toPicture` * (x, y, 1), between the four pixels around it. What lies outside repeats the border.
cv::Mat warped(const cv::Mat &picture, const cv::Matx33d &toPicture, cv::Size size);

} // namespace vision
