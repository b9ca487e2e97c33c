// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <opencv2/core/mat.hpp>

#include <vector>

namespace vision {

/// A picture at falling sizes, each half of the one before, so that a piece can be looked at flat in any size
/// without aliasing. The largest is at most `longest` pixels long: what is to be read needs no more.
struct PictureScales {
    std::vector<cv::Mat> sizes; ///< BGR, 8 bit, the largest first
    std::vector<cv::Mat> greys; ///< the same without colours
    std::vector<double> shrunk; ///< pixels of the size by pixels of the picture
};

/// A mine is read from no more than this.
inline constexpr int longestLookedAt = 1600;

PictureScales pictureScales(const cv::Mat &bgr, int longest);

/// The plane seen flat: pixel (x, y) of the answer shows what lies at `toPicture` * (x, y, 1) of the picture.
/// What lies outside of the picture repeats its border.
cv::Mat flatten(const PictureScales &picture, const cv::Matx33d &toPicture, cv::Size size);

/// The same without colours, which is quicker: most of what is looked for are lines.
cv::Mat flattenGrey(const PictureScales &picture, const cv::Matx33d &toPicture, cv::Size size);

/// The size that shows the plane neither coarser nor much finer than it is wanted, and where in it pixels of
/// the flat view lie.
struct ScaleChosen {
    std::size_t number = 0;
    cv::Matx33d toSize;
};
ScaleChosen chooseScale(const PictureScales &picture, const cv::Matx33d &toPicture, cv::Size size);

} // namespace vision
