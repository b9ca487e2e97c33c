// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "scenes/blend.h"

#include <algorithm>
#include <cmath>

namespace scenes {

cv::Rect around(const std::vector<cv::Point2d> &points, double margin, cv::Size size)
{
    double left = 1e9;
    double top = 1e9;
    double right = -1e9;
    double bottom = -1e9;
    for (const cv::Point2d &point : points) {
        left = std::min(left, point.x);
        right = std::max(right, point.x);
        top = std::min(top, point.y);
        bottom = std::max(bottom, point.y);
    }
    const auto whole = [](double value) { return static_cast<int>(std::clamp(value, -1e6, 1e6)); };
    const cv::Point from(whole(std::floor(left - margin)), whole(std::floor(top - margin)));
    const cv::Point to(whole(std::ceil(right + margin)) + 1, whole(std::ceil(bottom + margin)) + 1);
    return cv::Rect(from, to) & cv::Rect({}, size);
}

void blend(cv::Mat under, const cv::Mat &over, const cv::Mat &mask)
{
    for (int y = 0; y < under.rows; ++y) {
        cv::Vec3b *to = under.ptr<cv::Vec3b>(y);
        const cv::Vec3b *from = over.ptr<cv::Vec3b>(y);
        const uchar *alpha = mask.ptr(y);
        for (int x = 0; x < under.cols; ++x) {
            const int a = alpha[x];
            if (a == 0)
                continue;
            for (int c = 0; c < 3; ++c)
                to[x][c] = static_cast<uchar>((from[x][c] * a + to[x][c] * (255 - a) + 127) / 255);
        }
    }
}

} // namespace scenes
