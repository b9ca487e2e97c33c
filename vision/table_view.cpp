// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "vision/table_view.h"

#include <opencv2/imgproc.hpp>

#include <algorithm>
#include <array>
#include <cmath>

namespace vision {

namespace {

constexpr double degree = CV_PI / 180;

constexpr int margin = 8; // pixels

/// From the table seen from straight above to a picture of a camera tilted by that much; both have their
/// origin in the middle and the picture's long side as unit.
cv::Matx33d tilted(const Tilt &tilt)
{
    constexpr double focal = 1.0; // of the long side: between a wide phone and a long one
    const double c = std::cos(tilt.degrees * degree);
    const double s = std::sin(tilt.degrees * degree);
    const cv::Matx33d leaning(focal, 0, 0, 0, focal * c, 0, 0, -s, focal);
    constexpr std::array<double, 4> cosines{1, 0, -1, 0};
    const double x = cosines[static_cast<std::size_t>(tilt.top % 4)];
    const double y = cosines[static_cast<std::size_t>((tilt.top + 3) % 4)];
    return cv::Matx33d(x, -y, 0, y, x, 0, 0, 0, 1) * leaning;
}

} // namespace

TableView tableView(const PictureScales &picture, const Tilt &tilt, double room, int pixels)
{
    const double wide = picture.sizes.front().cols / picture.shrunk.front();
    const double high = picture.sizes.front().rows / picture.shrunk.front();
    const double longSide = std::max(wide, high);
    const double unit = 1 / (room * pixels);
    const cv::Matx33d fromUnits(longSide, 0, wide / 2, 0, longSide, high / 2, 0, 0, 1);
    const cv::Matx33d unitsToPicture = fromUnits * tilted(tilt);
    std::vector<cv::Point2d> corners{{0, 0}, {wide, 0}, {wide, high}, {0, high}};
    cv::perspectiveTransform(corners, corners, cv::Mat(unitsToPicture.inv()));
    const auto [left, right] = std::ranges::minmax(corners, {}, &cv::Point2d::x);
    const auto [top, bottom] = std::ranges::minmax(corners, {}, &cv::Point2d::y);
    TableView view;
    view.toPicture = unitsToPicture *
                     cv::Matx33d(unit, 0, left.x - margin * unit, 0, unit, top.y - margin * unit, 0, 0, 1);
    view.size = {std::clamp(cvCeil((right.x - left.x) / unit), 1, 600) + 2 * margin,
                 std::clamp(cvCeil((bottom.y - top.y) / unit), 1, 600) + 2 * margin};
    std::vector<cv::Point> outline;
    for (const cv::Point2d &corner : corners)
        outline.emplace_back(cvRound((corner.x - left.x) / unit) + margin,
                             cvRound((corner.y - top.y) / unit) + margin);
    view.inside = cv::Mat::zeros(view.size, CV_8U);
    cv::fillConvexPoly(view.inside, outline, 255);
    cv::erode(view.inside, view.inside, cv::Mat::ones(5, 5, CV_8U));
    return view;
}

std::vector<double> likelyTurns(const PictureScales &picture, const Tilt &tilt, std::size_t most)
{
    constexpr int longSide = 150; // pixels: the board's own lines, not the grain of the table
    const TableView view = tableView(picture, tilt, 1, longSide);
    const cv::Mat grey = flattenGrey(picture, view.toPicture, view.size);
    cv::Mat across, down, strength, angle, around;
    cv::Sobel(grey, across, CV_32F, 1, 0);
    cv::Sobel(grey, down, CV_32F, 0, 1);
    cv::cartToPolar(across, down, strength, angle);
    // Weak lines count as much as strong ones: a bright book has no more say than a dim board.
    cv::boxFilter(strength, around, -1, {9, 9});
    constexpr int bins = 45; // of two degrees
    std::array<double, bins> sums{};
    for (int y = 0; y < grey.rows; ++y) {
        for (int x = 0; x < grey.cols; ++x) {
            if (view.inside.at<uchar>(y, x) == 0)
                continue;
            const float quarters = angle.at<float>(y, x) / static_cast<float>(CV_PI / 2);
            const auto bin = static_cast<std::size_t>((quarters - std::floor(quarters)) * bins);
            sums[std::min<std::size_t>(bin, bins - 1)] +=
                strength.at<float>(y, x) / (around.at<float>(y, x) + 16);
        }
    }
    std::vector<double> turns;
    while (turns.size() < 4 * most) {
        const auto at = [&](std::ptrdiff_t bin) {
            return sums[static_cast<std::size_t>((bin + bins) % bins)];
        };
        std::ptrdiff_t best = 0;
        double bestSum = -1;
        for (std::ptrdiff_t bin = 0; bin < bins; ++bin) {
            const double sum = at(bin - 2) + 2 * at(bin - 1) + 3 * at(bin) + 2 * at(bin + 1) + at(bin + 2);
            if (sum > bestSum) {
                bestSum = sum;
                best = bin;
            }
        }
        for (int quarter = 0; quarter < 4; ++quarter)
            turns.push_back((static_cast<double>(best) + 0.5) / bins * CV_PI / 2 + quarter * CV_PI / 2);
        for (std::ptrdiff_t bin = best - 4; bin <= best + 4; ++bin)
            sums[static_cast<std::size_t>((bin + bins) % bins)] = -1e6;
    }
    return turns;
}

} // namespace vision
