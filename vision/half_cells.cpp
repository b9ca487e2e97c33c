// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "vision/half_cells.h"

#include "vision/gradient_field.h"
#include "vision/wide_registers.h"

#include <opencv2/core.hpp>

namespace vision {

HalfCells halfCells(const PictureScales &picture, const TableView &view, const LineHabits &habits)
{
    constexpr int room = 2 * lanes;
    const GradientField all = gradientField(flattenGrey(picture, view.toPicture, view.size), {halfCell, 0});
    HalfCells field{all.width / halfCell, all.height / halfCell, {}};
    for (cv::Mat &plane : field.planes)
        plane = cv::Mat::zeros(field.height * lineDirections, field.width / 2 + 1 + room, CV_32F);
    for (int direction = 0; direction < lineDirections; ++direction) {
        const float usual = habits.mean.empty() ? 0 : habits.mean[static_cast<std::size_t>(direction)];
        for (int y = 0; y < field.height; ++y) {
            for (int odd = 0; odd < 2; ++odd) {
                const float *from = all.row(direction, y * halfCell) + odd * halfCell;
                const uchar *inside = view.inside.ptr<uchar>(y * halfCell) + odd * halfCell;
                float *to =
                    field.planes[static_cast<std::size_t>(odd)].ptr<float>(direction * field.height + y);
                for (int x = 0; x < (field.width + 1 - odd) / 2; ++x)
                    to[x] = (inside[2 * halfCell * x] == 0 ? 0 : from[2 * halfCell * x]) - usual;
            }
        }
    }
    return field;
}

} // namespace vision
