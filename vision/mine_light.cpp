// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "vision/mine_light.h"

#include "vision/board_look.h"

#include <opencv2/core.hpp>
#include <opencv2/imgproc.hpp>

#include <algorithm>
#include <cmath>

namespace vision {

namespace {

constexpr int across = 5;
constexpr int down = 10;
static_assert(across * down == boardColourPlaces);

cv::Point2f middle(std::size_t place)
{
    const auto index = static_cast<int>(place);
    return {static_cast<float>((index % across + 0.5) * boardWidth / across),
            static_cast<float>((index / across + 0.5) * boardHeight / down)};
}

/// -1 to 1 over the board, and not much more beyond: no lamp is measured from afar.
cv::Point2f direction(cv::Point2f at)
{
    constexpr auto half = static_cast<float>(boardHeight / 2);
    return {std::clamp((at.x - static_cast<float>(boardWidth) / 2) / half, -1.3F, 1.3F),
            std::clamp((at.y - half) / half, -1.2F, 1.2F)};
}

std::vector<cv::Vec3f> coloursSeen(const PictureScales &picture, const cv::Matx33d &boardToPicture)
{
    constexpr double unit = 4; // four units a pixel: 7 by 7.5 pixels a place
    const cv::Matx33d toUnits(unit, 0, unit / 2, 0, unit, unit / 2, 0, 0, 1);
    const cv::Mat flat = flatten(picture, boardToPicture * toUnits,
                                 {static_cast<int>(boardWidth / unit), static_cast<int>(boardHeight / unit)});
    cv::Mat places;
    cv::resize(flat, places, {across, down}, 0, 0, cv::INTER_AREA);
    places.convertTo(places, CV_32FC3, 1 / 255.0);
    return {places.begin<cv::Vec3f>(), places.end<cv::Vec3f>()};
}

Light fit(const std::vector<cv::Vec3f> &seen, const std::vector<cv::Vec3f> &own)
{
    Light light;
    std::vector<float> trust(seen.size(), 1);
    for (int round = 0; round < 4; ++round) {
        std::vector<float> off(seen.size(), 0);
        for (int channel = 0; channel < 3; ++channel) {
            cv::Matx44d left = cv::Matx44d::zeros();
            cv::Vec4d right{};
            for (std::size_t i = 0; i < seen.size(); ++i) {
                const cv::Point2f way = direction(middle(i));
                const double value = own[i][channel];
                const cv::Vec4d row(value, value * way.x, value * way.y, 1);
                for (int r = 0; r < 4; ++r) {
                    for (int c = 0; c < 4; ++c)
                        left(r, c) += trust[i] * row[r] * row[c];
                    right[r] += trust[i] * row[r] * seen[i][channel];
                }
            }
            // Without proof to the contrary the light is even and has no veil.
            const std::array reluctance{1e-3, 0.3, 0.3, 0.2};
            for (int r = 0; r < 4; ++r)
                left(r, r) += reluctance[static_cast<std::size_t>(r)];
            const cv::Vec4d found = left.solve(right, cv::DECOMP_SVD);
            light.channels[static_cast<std::size_t>(channel)] = {
                std::max(0.05F, static_cast<float>(found[0])), static_cast<float>(found[1]),
                static_cast<float>(found[2]), static_cast<float>(found[3])};
            for (std::size_t i = 0; i < seen.size(); ++i) {
                const cv::Point2f way = direction(middle(i));
                const double guess =
                    own[i][channel] * (found[0] + found[1] * way.x + found[2] * way.y) + found[3];
                off[i] += std::abs(static_cast<float>(guess) - seen[i][channel]);
            }
        }
        for (std::size_t i = 0; i < seen.size(); ++i)
            trust[i] = 1 / (1 + (off[i] / 0.12F) * (off[i] / 0.12F));
    }
    return light;
}

} // namespace

cv::Vec3f Light::own(cv::Vec3f seen, cv::Point2f at) const
{
    const cv::Point2f way = direction(at);
    cv::Vec3f answer;
    for (int i = 0; i < 3; ++i) {
        const Channel &channel = channels[static_cast<std::size_t>(i)];
        const float gain =
            std::max(0.25F * channel.gain, channel.gain + channel.across * way.x + channel.down * way.y);
        answer[i] = std::clamp((seen[i] - channel.veil) / gain, -0.2F, 2.F);
    }
    return answer;
}

Light measureLight(const PictureScales &picture, const cv::Matx33d &boardToPicture,
                   const BoardColours &colours)
{
    if (colours.places.size() != across * down)
        return {};
    return fit(coloursSeen(picture, boardToPicture), colours.places);
}

void look(BoardColours &colours, const PictureScales &picture, const cv::Matx33d &boardToPicture)
{
    std::vector<cv::Vec3f> seen = coloursSeen(picture, boardToPicture);
    if (colours.seen < 1) {
        colours = {1, seen};
        return;
    }
    const Light light = fit(seen, colours.places);
    colours.seen += 1;
    for (std::size_t i = 0; i < seen.size(); ++i)
        colours.places[i] +=
            (light.own(seen[i], middle(i)) - colours.places[i]) * static_cast<float>(1 / colours.seen);
}

} // namespace vision
