// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "scenes/scene.h"

#include <opencv2/imgproc.hpp>

#include <algorithm>

// How tests make a scene and look at what it shows.

using namespace scoring::coal_baron;
using scenes::Kind;
using scenes::Level;
using scenes::Scene;

inline const cv::Size usual{800, 600};

inline const scenes::Art &ownArt()
{
    static const scenes::Art art = scenes::drawnArt(art::ownEdition());
    return art;
}

inline Scene scene(Kind kind, Level level, std::uint64_t seed, cv::Size size = usual)
{
    return scenes::makeScene({kind, level, seed, size}, ownArt());
}

// What the picture shows in a quad, seen straight from above.
inline cv::Mat cutOut(const cv::Mat &picture, const vision::Quad &quad, cv::Size size)
{
    const auto width = static_cast<float>(size.width);
    const auto height = static_cast<float>(size.height);
    const std::array<cv::Point2f, 4> flat{cv::Point2f(0, 0), cv::Point2f(width, 0),
                                          cv::Point2f(width, height), cv::Point2f(0, height)};
    cv::Mat cut;
    cv::warpPerspective(picture, cut, cv::getPerspectiveTransform(quad.corners.data(), flat.data()), size);
    return cut;
}

// 1 for the same picture in whatever light, 0 for another one.
inline double likeness(const cv::Mat &one, const cv::Mat &other)
{
    cv::Mat match;
    cv::matchTemplate(one, other, match, cv::TM_CCOEFF_NORMED);
    return static_cast<double>(match.at<float>(0, 0));
}

template <std::size_t Count>
std::array<cv::Mat, Count> resized(const std::array<cv::Mat, Count> &faces, cv::Size size)
{
    std::array<cv::Mat, Count> others;
    for (std::size_t i = 0; i < Count; ++i)
        cv::resize(faces[i], others[i], size, 0, 0, cv::INTER_AREA);
    return others;
}

template <std::size_t Count>
std::size_t mostAlike(const cv::Mat &seen, const std::array<cv::Mat, Count> &faces)
{
    const auto found =
        std::ranges::max_element(faces, {}, [&](const cv::Mat &face) { return likeness(seen, face); });
    return static_cast<std::size_t>(found - faces.begin());
}

inline const cv::Size cardCut{66, 100};
inline const cv::Size tileCut{64, 64};
