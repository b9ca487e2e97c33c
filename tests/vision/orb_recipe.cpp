// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/vision/orb_recipe.h"

#include <opencv2/calib3d.hpp>
#include <opencv2/imgproc.hpp>

#include <algorithm>

namespace orb {

namespace {

using scoring::coal_baron::Order;

// As in the tutorials: Lowe's ratio, and no homography from fewer points than would fit by chance.
constexpr float distinct = 0.75F;
constexpr std::size_t fewestMatches = 10;
constexpr int featuresOnPhoto = 8000;
constexpr int featuresOnCard = 500;

cv::Mat grey(const cv::Mat &bgr)
{
    cv::Mat lightness;
    cv::cvtColor(bgr, lightness, cv::COLOR_BGR2GRAY);
    return lightness;
}

bool overlapsAny(const std::vector<vision::OrderSeen> &found, const vision::Quad &quad)
{
    return std::ranges::any_of(
        found, [&](const vision::OrderSeen &other) { return overlap(other.quad, quad) > 0.3; });
}

} // namespace

Recipe::Recipe(std::span<const cv::Mat> cards)
    : m_onPhoto(cv::ORB::create(featuresOnPhoto))
{
    const auto onCard = cv::ORB::create(featuresOnCard);
    for (const cv::Mat &card : cards) {
        Reference &reference = m_references.emplace_back();
        reference.size = card.size();
        onCard->detectAndCompute(grey(card), {}, reference.points, reference.descriptors);
    }
}

std::vector<vision::OrderSeen> Recipe::find(const cv::Mat &bgr) const
{
    std::vector<cv::KeyPoint> points;
    cv::Mat descriptors;
    m_onPhoto->detectAndCompute(grey(bgr), {}, points, descriptors);
    const cv::BFMatcher matcher(cv::NORM_HAMMING);
    std::vector<vision::OrderSeen> candidates;
    for (std::size_t number = 0; number < m_references.size() && !descriptors.empty(); ++number) {
        const Reference &reference = m_references[number];
        std::vector<std::vector<cv::DMatch>> nearest;
        matcher.knnMatch(reference.descriptors, descriptors, nearest, 2);
        std::vector<cv::Point2f> from;
        std::vector<cv::Point2f> to;
        for (const auto &pair : nearest) {
            if (pair.size() == 2 && pair[0].distance < distinct * pair[1].distance) {
                from.push_back(reference.points[static_cast<std::size_t>(pair[0].queryIdx)].pt);
                to.push_back(points[static_cast<std::size_t>(pair[0].trainIdx)].pt);
            }
        }
        if (from.size() < fewestMatches)
            continue;
        cv::Mat inliers;
        const cv::Mat homography = cv::findHomography(from, to, cv::RANSAC, 4, inliers);
        const int supporting = homography.empty() ? 0 : cv::countNonZero(inliers);
        if (supporting < static_cast<int>(fewestMatches))
            continue;
        const auto width = static_cast<float>(reference.size.width);
        const auto height = static_cast<float>(reference.size.height);
        const std::vector<cv::Point2f> flat{{0, 0}, {width, 0}, {width, height}, {0, height}};
        std::vector<cv::Point2f> corners;
        cv::perspectiveTransform(flat, corners, homography);
        vision::OrderSeen seen{.order = static_cast<Order>(number),
                               .confidence = static_cast<double>(supporting)};
        std::ranges::copy(corners, seen.quad.corners.begin());
        if (cv::isContourConvex(corners))
            candidates.push_back(seen);
    }
    // Most support first: of cards in the same place only the best is kept.
    std::ranges::sort(candidates, std::greater(), &vision::OrderSeen::confidence);
    std::vector<vision::OrderSeen> found;
    for (const vision::OrderSeen &candidate : candidates) {
        if (!overlapsAny(found, candidate.quad))
            found.push_back(candidate);
    }
    return found;
}

} // namespace orb
