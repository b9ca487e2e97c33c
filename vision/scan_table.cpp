// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "vision/scan_table.h"

#include <opencv2/imgproc.hpp>

#include <algorithm>
#include <cmath>

namespace vision {

namespace {

constexpr double step = 15;      // mm between places: alignment reaches further than half of it
constexpr int mostBins = 40'000; // a plane seen almost edge on has no end
constexpr int scanPixels = 320;

bool inside(const Pyramid &pyramid, cv::Point2f at)
{
    const cv::Mat &picture = pyramid.levels.front();
    return at.x >= 0 && at.y >= 0 && at.x < static_cast<float>(picture.cols) &&
           at.y < static_cast<float>(picture.rows);
}

/// Two cards that lie that near cover each other by more than half.
bool isTaken(const TablePlane &plane, cv::Point2d at, std::span<const Quad> known)
{
    return std::ranges::any_of(known, [&](const Quad &quad) {
        const cv::Point2d away = cv::Point2d(mapped(plane.toTable, vision::centre(quad))) - at;
        return std::hypot(away.x, away.y) < 18;
    });
}

} // namespace

std::vector<TablePlace> placesForCards(const Pyramid &pyramid, const TablePlane &plane,
                                       std::span<const Quad> known)
{
    std::size_t level = 0;
    while (level + 1 < pyramid.levels.size() &&
           std::max(pyramid.levels[level].cols, pyramid.levels[level].rows) > scanPixels * 3 / 2)
        ++level;
    cv::Mat grey;
    cv::cvtColor(pyramid.levels[level], grey, cv::COLOR_BGR2GRAY);
    cv::Mat1s across;
    cv::Mat1s down;
    cv::Sobel(grey, across, CV_16S, 1, 0);
    cv::Sobel(grey, down, CV_16S, 0, 1);

    const double scaleX = static_cast<double>(pyramid.levels[0].cols) / grey.cols;
    const double scaleY = static_cast<double>(pyramid.levels[0].rows) / grey.rows;
    const cv::Matx33d toTable = plane.toTable * cv::Matx33d(scaleX, 0, 0, 0, scaleY, 0, 0, 0, 1);

    // The part of the table that is in the picture and not too near the horizon.
    const cv::Vec3d middle = toTable * cv::Vec3d(grey.cols / 2.0, grey.rows / 2.0, 1);
    double left = 1e9, right = -1e9, top = 1e9, bottom = -1e9;
    for (int i = 0; i <= 8; ++i) {
        for (int j = 0; j <= 8; ++j) {
            const cv::Vec3d at = toTable * cv::Vec3d(grey.cols * i / 8.0, grey.rows * j / 8.0, 1);
            if (at[2] < 0.25 * middle[2])
                continue;
            left = std::min(left, at[0] / at[2]);
            right = std::max(right, at[0] / at[2]);
            top = std::min(top, at[1] / at[2]);
            bottom = std::max(bottom, at[1] / at[2]);
        }
    }
    const double columns = std::ceil((right - left) / step) + 1;
    const double rows = std::ceil((bottom - top) / step) + 1;
    if (!(columns > 0 && rows > 0 && columns * rows < mostBins))
        return {};
    const int nx = static_cast<int>(columns);
    const int ny = static_cast<int>(rows);

    // In every bin, which way edges run on the table, four times the angle so that all sides of a card agree.
    cv::Mat2f directions(ny, nx, cv::Vec2f());
    cv::Mat1f strength(ny, nx, 0.F);
    for (int y = 1; y + 1 < grey.rows; ++y) {
        for (int x = 1; x + 1 < grey.cols; ++x) {
            const double gx = across(y, x);
            const double gy = down(y, x);
            const double squared = gx * gx + gy * gy;
            if (squared < 60 * 60)
                continue;
            const cv::Vec3d at = toTable * cv::Vec3d(x, y, 1);
            if (at[2] < 0.25 * middle[2])
                continue;
            const cv::Point2d here(at[0] / at[2], at[1] / at[2]);
            const cv::Vec3d next =
                toTable * cv::Vec3d(x - gy / std::sqrt(squared), y + gx / std::sqrt(squared), 1);
            const cv::Point2d along = cv::Point2d(next[0] / next[2], next[1] / next[2]) - here;
            const int bx = static_cast<int>((here.x - left) / step);
            const int by = static_cast<int>((here.y - top) / step);
            if (bx < 0 || by < 0 || bx >= nx || by >= ny)
                continue;
            const double length2 = along.x * along.x + along.y * along.y;
            const double c2 = (along.x * along.x - along.y * along.y) / length2;
            const double s2 = 2 * along.x * along.y / length2;
            const double weight = std::min(300.0, std::sqrt(squared));
            directions(by, bx) += cv::Vec2f(static_cast<float>(weight * (c2 * c2 - s2 * s2)),
                                            static_cast<float>(weight * 2 * c2 * s2));
            strength(by, bx) += static_cast<float>(weight);
        }
    }
    cv::boxFilter(directions, directions, -1, {5, 5}, {-1, -1}, false, cv::BORDER_CONSTANT);
    cv::boxFilter(strength, strength, -1, {5, 5}, {-1, -1}, false, cv::BORDER_CONSTANT);

    std::vector<TablePlace> places;
    for (int by = 0; by < ny; ++by) {
        for (int bx = 0; bx < nx; ++bx) {
            if (strength(by, bx) < 2500)
                continue;
            const cv::Point2d at(left + (bx + 0.5) * step, top + (by + 0.5) * step);
            if (!inside(pyramid, mapped(plane.toPicture, at)) || isTaken(plane, at, known))
                continue;
            const cv::Vec2f &direction = directions(by, bx);

            places.push_back({at, std::atan2(direction[1], direction[0]) / 4});
        }
    }
    return places;
}

std::vector<TablePlace> placesBeside(const Pyramid &pyramid, const TablePlane &plane,
                                     std::span<const Quad> known)
{
    constexpr double gap = 3; // mm
    std::vector<TablePlace> places;
    for (const Quad &quad : known) {
        std::array<cv::Point2d, 4> c;
        for (std::size_t i = 0; i < 4; ++i)
            c[i] = mapped(plane.toTable, quad.corners[i]);
        const cv::Point2d middle = (c[0] + c[1] + c[2] + c[3]) / 4;
        const cv::Point2d right = (c[1] + c[2] - c[0] - c[3]) / 2;
        const double angle = std::atan2(right.y, right.x);
        const cv::Point2d along(std::cos(angle), std::sin(angle));
        const cv::Point2d down(-along.y, along.x);
        for (const cv::Point2d &away : {along * (cardWidth + gap), along * -(cardWidth + gap),
                                        down * (cardHeight + gap), down * -(cardHeight + gap)}) {
            const cv::Point2d at = middle + away;
            if (inside(pyramid, mapped(plane.toPicture, at)) && !isTaken(plane, at, known))
                places.push_back({at, angle});
        }
    }
    return places;
}

} // namespace vision
