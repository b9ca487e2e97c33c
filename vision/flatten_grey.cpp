// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "vision/picture_scales.h"
#include "vision/wide_registers.h"

#include <algorithm>

namespace vision {

namespace {

/// Where the pixels of a row lie in the picture: the pixel above and to the left of each, and how far beyond.
struct RowPlaces {
    std::vector<int> pixel;
    std::vector<float> right, below;
};

/// Within 0 and `most`, whatever a plane seen edge on makes of it.
VISION_FOR_BOTH float within(float value, float most)
{
    const float positive = value > 0 ? value : 0;
    return positive < most ? positive : most;
}

VISION_FOR_BOTH void findRow(RowPlaces &places, const cv::Matx33f &toPicture, int y, const cv::Mat &picture)
{
    const cv::Vec3f start = toPicture * cv::Vec3f(0, static_cast<float>(y), 1);
    const cv::Vec3f along(toPicture(0, 0), toPicture(1, 0), toPicture(2, 0));
    const int lastColumn = picture.cols - 2;
    const int lastRow = picture.rows - 2;
    const auto mostRight = static_cast<float>(lastColumn + 1);
    const auto mostBelow = static_cast<float>(lastRow + 1);
    const auto toNextRow = static_cast<int>(picture.step);
    const auto width = static_cast<int>(places.pixel.size());
    int *pixel = places.pixel.data();
    float *right = places.right.data();
    float *below = places.below.data();
    for (int x = 0; x < width; ++x) {
        const auto number = static_cast<float>(x);
        const float by = 1 / (start[2] + along[2] * number);
        const float across = within((start[0] + along[0] * number) * by, mostRight);
        const float down = within((start[1] + along[1] * number) * by, mostBelow);
        const int column = std::min(static_cast<int>(across), lastColumn);
        const int row = std::min(static_cast<int>(down), lastRow);
        pixel[x] = row * toNextRow + column;
        right[x] = across - static_cast<float>(column);
        below[x] = down - static_cast<float>(row);
    }
}

VISION_WIDE void findRowWide(RowPlaces &places, const cv::Matx33f &toPicture, int y, const cv::Mat &picture)
{
    findRow(places, toPicture, y, picture);
}

void fillRow(uchar *out, const RowPlaces &places, const cv::Mat &picture)
{
    const std::size_t toNextRow = picture.step;
    for (std::size_t x = 0; x < places.pixel.size(); ++x) {
        const uchar *at = picture.data + places.pixel[x];
        const uchar *under = at + toNextRow;
        const float above = static_cast<float>(at[0]) + places.right[x] * static_cast<float>(at[1] - at[0]);
        const float beneath =
            static_cast<float>(under[0]) + places.right[x] * static_cast<float>(under[1] - under[0]);
        out[x] = static_cast<uchar>(above + places.below[x] * (beneath - above) + 0.5F);
    }
}

} // namespace

cv::Mat flattenGrey(const PictureScales &picture, const cv::Matx33d &toPicture, cv::Size size)
{
    const ScaleChosen scale = chooseScale(picture, toPicture, size);
    const cv::Mat &from = picture.greys[scale.number];
    cv::Mat flat(size, CV_8U);
    if (from.cols < 2 || from.rows < 2) {
        flat = from.at<uchar>(0);
        return flat;
    }
    const cv::Matx33f toSize(scale.toSize);
    const auto width = static_cast<std::size_t>(size.width);
    RowPlaces places{std::vector<int>(width), std::vector<float>(width), std::vector<float>(width)};
    for (int y = 0; y < size.height; ++y) {
        wideRegisters() ? findRowWide(places, toSize, y, from) : findRow(places, toSize, y, from);
        fillRow(flat.ptr<uchar>(y), places, from);
    }
    return flat;
}

} // namespace vision
