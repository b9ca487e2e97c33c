// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "vision/mine_places.h"

#include <opencv2/imgproc.hpp>

namespace vision {

using scoring::coal_baron::at;
using scoring::coal_baron::Coal;
using scoring::coal_baron::Side;

cv::Point2d firstTile(const MineLayout &layout, Coal level, Side side)
{
    return {side == Side::Light ? -layout.firstFromEdge : boardWidth + layout.firstFromEdge,
            layout.rows[at(level)]};
}

cv::Point2d nextTile(const MineLayout &layout, const cv::Matx33d &tileToBoard, Side side)
{
    const cv::Point2d middle = moved(tileToBoard, {tileUnits / 2, tileUnits / 2});
    return {middle.x + (side == Side::Light ? -layout.nextFromLast : layout.nextFromLast), middle.y};
}

Quad quadOf(const cv::Matx33d &toPicture, cv::Rect2d rectangle)
{
    const cv::Point2d corner = rectangle.br();
    return {{cv::Point2f(moved(toPicture, rectangle.tl())),
             cv::Point2f(moved(toPicture, {corner.x, rectangle.y})), cv::Point2f(moved(toPicture, corner)),
             cv::Point2f(moved(toPicture, {rectangle.x, corner.y}))}};
}

cv::Matx33d frameOf(const Quad &quad, double width, double height)
{
    const auto w = static_cast<float>(width);
    const auto h = static_cast<float>(height);
    const std::array<cv::Point2f, 4> corners{{{0, 0}, {w, 0}, {w, h}, {0, h}}};
    return cv::Matx33d(cv::getPerspectiveTransform(corners.data(), quad.corners.data()));
}

} // namespace vision
