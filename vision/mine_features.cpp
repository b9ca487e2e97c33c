// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "vision/mine_features.h"

#include "vision/gradient_field.h"

#include <opencv2/imgproc.hpp>

namespace vision {

std::vector<float> squareFeatures(const PictureScales &picture, const cv::Matx33d &boardToPicture,
                                  const cv::Matx33d &toBoard, const Light &light, const Square &square)
{
    constexpr int margin = pixelsPerCell;
    static_assert(margin % cellRows.apart == 0);
    const int pixels = square.cells * pixelsPerCell;
    const double unit = square.cell / pixelsPerCell;
    const double half = square.cells * square.cell / 2;
    const cv::Matx33d toFrame(unit, 0, square.middle.x - half + (0.5 - margin) * unit, 0, unit,
                              square.middle.y - half + (0.5 - margin) * unit, 0, 0, 1);
    const cv::Mat flat =
        flatten(picture, boardToPicture * toBoard * toFrame, {pixels + 2 * margin, pixels + 2 * margin});
    const GradientField field = gradientField(flat, cellRows);
    cv::Mat colours;
    cv::resize(flat(cv::Rect(margin, margin, pixels, pixels)), colours, {square.cells, square.cells}, 0, 0,
               cv::INTER_AREA);
    const cv::Matx33d cellToBoard = toBoard * toFrame;
    std::vector<float> features;
    features.reserve(static_cast<std::size_t>(square.cells * square.cells * (lineDirections + 3)));
    for (int row = 0; row < square.cells; ++row) {
        for (int column = 0; column < square.cells; ++column) {
            const int x = column * pixelsPerCell + pixelsPerCell / 2 + margin;
            const int y = row * pixelsPerCell + pixelsPerCell / 2 + margin;
            for (int direction = 0; direction < lineDirections; ++direction)
                features.push_back(field.row(direction, y)[x]);
            const cv::Vec3d at = cellToBoard * cv::Vec3d(x, y, 1);
            const cv::Vec3f seen = cv::Vec3f(colours.at<cv::Vec3b>(row, column)) * (1 / 255.F);
            const cv::Vec3f own = light.own(seen, {static_cast<float>(at[0]), static_cast<float>(at[1])});
            features.insert(features.end(), own.val, own.val + 3);
        }
    }
    return features;
}

} // namespace vision
