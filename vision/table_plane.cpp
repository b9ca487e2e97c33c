// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "vision/table_plane.h"

#include "vision/pyramid.h"

#include <opencv2/core.hpp>

#include <cmath>

namespace vision {

namespace {

cv::Point2d rectified(const cv::Matx33d &homography, cv::Point2f point)
{
    return mapped(homography, point);
}

} // namespace

std::optional<TablePlane> tablePlane(std::span<const Quad> cards)
{
    if (cards.empty())
        return {};
    // All cards are of one size, so the cube root of the area they take in the picture is a linear function
    // of where they lie, and zero on the horizon. Few cards say little about its slope: it is held back.
    cv::Point2d middle;
    double reach = 0;
    for (const Quad &card : cards)
        middle += cv::Point2d(centre(card)) / static_cast<double>(cards.size());
    for (const Quad &card : cards)
        reach = std::max(reach, std::sqrt(area(card)));
    if (reach <= 0)
        return {};
    cv::Matx33d normal = cv::Matx33d::zeros();
    cv::Vec3d target;
    for (const Quad &card : cards) {
        const cv::Point2d at = (cv::Point2d(centre(card)) - middle) / reach;
        const cv::Vec3d x(at.x, at.y, 1);
        normal += x * x.t();
        target += x * std::cbrt(area(card));
    }
    normal(0, 0) += 0.3;
    normal(1, 1) += 0.3;
    cv::Vec3d horizon = normal.solve(target, cv::DECOMP_CHOLESKY);
    if (horizon[2] <= 0)
        return {};
    horizon /= horizon[2];
    const cv::Matx33d projective(1 / reach, 0, -middle.x / reach, 0, 1 / reach, -middle.y / reach,
                                 horizon[0] / reach, horizon[1] / reach,
                                 1 - (horizon[0] * middle.x + horizon[1] * middle.y) / reach);
    // What is left is affine: the same metric must give every card its width, height and right angles.
    cv::Matx33d metricNormal = cv::Matx33d::zeros();
    cv::Vec3d metricTarget;
    for (const Quad &card : cards) {
        std::array<cv::Point2d, 4> c;
        for (std::size_t i = 0; i < 4; ++i)
            c[i] = rectified(projective, card.corners[i]);
        const cv::Point2d u = (c[1] - c[0] + c[2] - c[3]) / 2;
        const cv::Point2d v = (c[3] - c[0] + c[2] - c[1]) / 2;
        const auto add = [&](cv::Vec3d row, double value) {
            metricNormal += row * row.t();
            metricTarget += row * value;
        };
        add({u.x * u.x, 2 * u.x * u.y, u.y * u.y}, cardWidth * cardWidth);
        add({v.x * v.x, 2 * v.x * v.y, v.y * v.y}, cardHeight * cardHeight);
        add({u.x * v.x, u.x * v.y + u.y * v.x, u.y * v.y}, 0);
    }
    cv::Vec3d m = metricNormal.solve(metricTarget, cv::DECOMP_SVD);
    const double determinant = m[0] * m[2] - m[1] * m[1];
    if (m[0] <= 0 || determinant <= 1e-6 * m[0] * m[0])
        return {};
    const double a = std::sqrt(m[0]);
    const double b = m[1] / a;
    const double d = std::sqrt(determinant) / a;
    TablePlane plane;
    plane.toTable = cv::Matx33d(a, b, 0, 0, d, 0, 0, 0, 1) * projective;
    bool invertible = false;
    plane.toPicture = plane.toTable.inv(cv::DECOMP_LU, &invertible);
    if (!invertible)
        return {};
    return plane;
}

cv::Size2d sizeOnTable(const TablePlane &plane, const Quad &quad)
{
    std::array<cv::Point2d, 4> c;
    for (std::size_t i = 0; i < 4; ++i)
        c[i] = rectified(plane.toTable, quad.corners[i]);
    const auto length = [](cv::Point2d v) { return std::hypot(v.x, v.y); };
    return {(length(c[1] - c[0]) + length(c[2] - c[3])) / 2, (length(c[3] - c[0]) + length(c[2] - c[1])) / 2};
}

Quad cardAt(const TablePlane &plane, cv::Point2d centre, double angle)
{
    const cv::Point2d across = cv::Point2d(std::cos(angle), std::sin(angle)) * (cardWidth / 2);
    const cv::Point2d down = cv::Point2d(-std::sin(angle), std::cos(angle)) * (cardHeight / 2);
    Quad quad;
    quad.corners = {
        mapped(plane.toPicture, centre - across - down), mapped(plane.toPicture, centre + across - down),
        mapped(plane.toPicture, centre + across + down), mapped(plane.toPicture, centre - across + down)};
    return quad;
}

} // namespace vision
