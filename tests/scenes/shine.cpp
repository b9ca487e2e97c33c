// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "scenes/light.h"

#include <algorithm>
#include <array>
#include <vector>

namespace scenes {

double washed(const Light &light, const vision::Quad &quad, cv::Size size)
{
    // At a grid of points within the piece.
    double sum = 0;
    constexpr int points = 12;
    for (int i = 0; i < points; ++i) {
        for (int j = 0; j < points; ++j) {
            const float u = (static_cast<float>(i) + .5F) / points;
            const float v = (static_cast<float>(j) + .5F) / points;
            const auto &[a, b, c, d] = quad.corners;
            const cv::Point2f at = (a * (1 - u) + b * u) * (1 - v) + (d * (1 - u) + c * u) * v;
            const int x = std::clamp(
                cvFloor(at.x * static_cast<float>(light.veil.cols) / static_cast<float>(size.width)), 0,
                light.veil.cols - 1);
            const int y = std::clamp(
                cvFloor(at.y * static_cast<float>(light.veil.rows) / static_cast<float>(size.height)), 0,
                light.veil.rows - 1);
            sum += static_cast<double>(light.veil.at<float>(y, x));
        }
    }
    return sum / (points * points);
}

void shine(cv::Mat &picture, const Light &light)
{
    const auto fade = [&](const cv::Mat &map, int row, std::vector<float> &values) {
        const float at = std::clamp((static_cast<float>(row) + .5F) * static_cast<float>(map.rows) /
                                            static_cast<float>(picture.rows) -
                                        .5F,
                                    0.F, static_cast<float>(map.rows - 1));
        const int upper = std::min(static_cast<int>(at), map.rows - 2);
        const float part = at - static_cast<float>(upper);
        for (int x = 0; x < map.cols; ++x)
            values[static_cast<std::size_t>(x)] =
                map.at<float>(upper, x) * (1 - part) + map.at<float>(upper + 1, x) * part;
    };
    cv::parallel_for_({0, picture.rows}, [&](const cv::Range &rows) {
        const int cells = light.gain.cols;
        std::vector<float> gains(static_cast<std::size_t>(cells));
        std::vector<float> veils(static_cast<std::size_t>(cells));
        const std::array<float, 3> cast{static_cast<float>(light.cast[0]), static_cast<float>(light.cast[1]),
                                        static_cast<float>(light.cast[2])};
        const auto contrast = static_cast<float>(light.contrast);
        const auto haze = static_cast<float>(light.haze);
        const float step = static_cast<float>(cells) / static_cast<float>(picture.cols);
        for (int y = rows.start; y < rows.end; ++y) {
            fade(light.gain, y, gains);
            fade(light.veil, y, veils);
            cv::Vec3b *pixel = picture.ptr<cv::Vec3b>(y);
            for (int x = 0; x < picture.cols; ++x) {
                const float at = std::clamp((static_cast<float>(x) + .5F) * step - .5F, 0.F,
                                            static_cast<float>(cells - 1));
                const auto left = static_cast<std::size_t>(std::min(static_cast<int>(at), cells - 2));
                const float part = at - static_cast<float>(left);
                const float gain = gains[left] * (1 - part) + gains[left + 1] * part;
                const float veil = veils[left] * (1 - part) + veils[left + 1] * part;
                for (int c = 0; c < 3; ++c) {
                    float value = static_cast<float>(pixel[x][c]) * gain;
                    value = value * (1 - veil) + 250 * veil;
                    value = (value * cast[static_cast<std::size_t>(c)] - 110) * contrast + 110 + haze;
                    pixel[x][c] = cv::saturate_cast<uchar>(value);
                }
            }
        }
    });
}

} // namespace scenes
