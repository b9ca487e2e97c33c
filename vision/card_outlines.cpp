// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "vision/card_outlines.h"

#include <opencv2/imgproc.hpp>

#include <algorithm>
#include <cmath>
#include <optional>

namespace vision {

namespace {

constexpr double smallestCard = 0.0012; // by area, of the picture
constexpr double largestCard = 0.7;

double length(cv::Point2f vector)
{
    return std::hypot(vector.x, vector.y);
}

std::optional<Quad> quadAround(const std::vector<cv::Point> &contour, double pictureArea)
{
    const cv::Rect box = cv::boundingRect(contour);
    if (box.area() < smallestCard * pictureArea)
        return {};
    std::vector<cv::Point> hull;
    cv::convexHull(contour, hull, true);
    const double hullArea = cv::contourArea(hull);
    if (hullArea < smallestCard * pictureArea || hullArea > largestCard * pictureArea)
        return {};
    if (cv::contourArea(contour) < 0.7 * hullArea)
        return {};
    const double around = cv::arcLength(hull, true);
    std::vector<cv::Point> corners;
    for (double slack = 0.02; slack < 0.11; slack += 0.015) {
        cv::approxPolyDP(hull, corners, slack * around, true);
        if (corners.size() <= 4)
            break;
    }
    if (corners.size() != 4 || std::abs(cv::contourArea(corners) / hullArea - 1) > 0.18)
        return {};
    Quad quad;
    for (std::size_t i = 0; i < 4; ++i)
        quad.corners[i] = corners[i];
    if (cv::contourArea(quad.corners, true) < 0)
        std::reverse(quad.corners.begin(), quad.corners.end());
    return quad;
}

/// A quad whose first side is a short one, if its sides can be those of a card at a slant.
std::optional<Quad> standing(Quad quad)
{
    const auto side = [&](std::size_t i) { return length(quad.corners[(i + 1) % 4] - quad.corners[i]); };
    const double one = (side(0) + side(2)) / 2;
    const double other = (side(1) + side(3)) / 2;
    if (one > other)
        std::rotate(quad.corners.begin(), quad.corners.begin() + 1, quad.corners.end());
    const double ratio = std::max(one, other) / std::max(1.0, std::min(one, other));
    if (ratio > 2.7)
        return {};
    for (std::size_t i = 0; i < 4; ++i) {
        const cv::Point2f here = quad.corners[(i + 1) % 4] - quad.corners[i];
        const cv::Point2f next = quad.corners[(i + 2) % 4] - quad.corners[(i + 1) % 4];
        if (here.cross(next) < 0.5 * length(here) * length(next))
            return {};
    }
    return quad;
}

bool alike(const Quad &one, const Quad &other, double size)
{
    double most = 0;
    for (std::size_t i = 0; i < 4; ++i)
        most = std::max(most, length(one.corners[i] - other.corners[i]));
    return most < 0.07 * size;
}

void addUnlessKnown(const Quad &card, std::vector<Quad> &found)
{
    const double size = std::sqrt(area(card));
    Quad turned = card;
    std::rotate(turned.corners.begin(), turned.corners.begin() + 2, turned.corners.end());
    const bool known = std::ranges::any_of(
        found, [&](const Quad &other) { return alike(card, other, size) || alike(turned, other, size); });
    if (!known)
        found.push_back(card);
}

void addContours(const cv::Mat &mask, std::vector<Quad> &found)
{
    std::vector<std::vector<cv::Point>> contours;
    cv::findContours(mask, contours, cv::RETR_LIST, cv::CHAIN_APPROX_SIMPLE);
    const double pictureArea = static_cast<double>(mask.total());
    for (const auto &contour : contours) {
        if (contour.size() < 4)
            continue;
        const auto quad = quadAround(contour, pictureArea);
        if (!quad)
            continue;
        const auto card = standing(*quad);
        if (!card)
            continue;
        addUnlessKnown(*card, found);
    }
}

/// Levels of one channel at which there may be a card on one side and table on the other.
void addLevels(const cv::Mat &channel, int levels, std::vector<Quad> &found)
{
    const int bins = 256;
    const float range[] = {0, 256};
    const float *ranges = range;
    cv::Mat histogram;
    cv::calcHist(&channel, 1, nullptr, {}, histogram, 1, &bins, &ranges);
    double below = 0;
    int next = 1;
    cv::Mat mask;
    for (int value = 0; value < 255 && next <= levels; ++value) {
        below += static_cast<double>(histogram.at<float>(value));
        if (below < static_cast<double>(channel.total()) * next / (levels + 1))
            continue;
        while (next <= levels && below >= static_cast<double>(channel.total()) * next / (levels + 1))
            ++next;
        cv::compare(channel, value, mask, cv::CMP_GT);
        addContours(mask, found);
    }
}

} // namespace

std::vector<Quad> cardOutlines(const Pyramid &pyramid, int outlinePixels)
{
    std::vector<Quad> found;
    if (pyramid.levels.empty())
        return found;
    const cv::Mat &full = pyramid.levels.front();
    std::size_t level = 0;
    while (level + 1 < pyramid.levels.size() &&
           std::max(pyramid.levels[level].cols, pyramid.levels[level].rows) >= 2 * outlinePixels)
        ++level;
    cv::Mat small = pyramid.levels[level];
    const int longSide = std::max(small.cols, small.rows);
    if (longSide > outlinePixels) {
        const double scale = static_cast<double>(outlinePixels) / longSide;
        cv::resize(pyramid.levels[level], small, {}, scale, scale, cv::INTER_AREA);
    }
    if (small.cols < 8 || small.rows < 8)
        return found;

    cv::Mat lab;
    cv::cvtColor(small, lab, cv::COLOR_BGR2Lab);
    std::array<cv::Mat, 3> channels;
    cv::split(lab, channels.data());
    // Lamps fall off across a table: levels are taken against the light around.
    cv::Mat around;
    const int reach = std::max(3, longSide / 8) | 1;
    cv::boxFilter(channels[0], around, CV_8U, {reach, reach});
    cv::Mat local;
    cv::subtract(channels[0], around, local, {}, CV_16S);
    local.convertTo(local, CV_8U, 1, 128);
    cv::Mat edges;
    cv::Canny(channels[0], edges, 40, 100);
    cv::dilate(edges, edges, cv::Mat::ones(3, 3, CV_8U));

    std::array<std::vector<Quad>, 4> parts;
    cv::parallel_for_({0, 4}, [&](const cv::Range &range) {
        for (int i = range.start; i < range.end; ++i) {
            std::vector<Quad> &part = parts[static_cast<std::size_t>(i)];
            switch (i) {
            case 0:
                addLevels(local, 9, part);
                break;
            case 1:
                addLevels(channels[2], 7, part);
                break;
            case 2:
                addLevels(channels[1], 5, part);
                break;
            default:
                addContours(edges, part);
            }
        }
    });
    for (const std::vector<Quad> &part : parts) {
        for (const Quad &quad : part)
            addUnlessKnown(quad, found);
    }

    const float scaleX = static_cast<float>(full.cols) / static_cast<float>(small.cols);
    const float scaleY = static_cast<float>(full.rows) / static_cast<float>(small.rows);
    for (Quad &quad : found) {
        for (cv::Point2f &corner : quad.corners)
            corner = {(corner.x + 0.5F) * scaleX, (corner.y + 0.5F) * scaleY};
    }
    return found;
}

} // namespace vision
