// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "scenes/framing.h"

#include "scenes/tabletop.h"

#include <algorithm>
#include <cmath>

namespace scenes {

namespace {

bool holdsAll(const Camera &camera, const std::vector<cv::Point2d> &points, double margin)
{
    return std::ranges::all_of(points, [&](const cv::Point2d &point) {
        const cv::Point2d seen = camera.project({point.x, point.y, 0});
        return seen.x > margin && seen.y > margin && seen.x < camera.size.width - margin &&
               seen.y < camera.size.height - margin;
    });
}

cv::Point2d middleOf(const std::vector<cv::Point2d> &points)
{
    cv::Point2d low(1e9, 1e9);
    cv::Point2d high(-1e9, -1e9);
    for (const cv::Point2d &point : points) {
        low = {std::min(low.x, point.x), std::min(low.y, point.y)};
        high = {std::max(high.x, point.x), std::max(high.y, point.y)};
    }
    return (low + high) / 2;
}

} // namespace

Camera chooseCamera(Random &random, Level level, cv::Size size, const std::vector<cv::Point2d> &points)
{
    const double focal = random.between(.72, .96) * std::max(size.width, size.height);
    Pose pose;
    pose.target = middleOf(points);
    pose.distance = 190;
    pose.tilt = by(level, random.between(3, 20), random.between(14, 38), random.between(20, 46));
    pose.sway = random.normal() * by(level, 4., 8., 14.);
    pose.roll = random.normal() * by(level, 1., 2., 4.);
    const double margin = .012 * std::min(size.width, size.height);
    while (!holdsAll(cameraAt(pose, size, focal), points, margin) && pose.distance < 2500)
        pose.distance *= 1.03;
    // Hardly anyone steps farther back than an arm's length, but few come as near as they could.
    const double farthest = by(level, 480., 620., 720.);
    const double farther = pose.distance * (1 + by(level, .35, .4, .7) * random.share() * random.share());
    pose.distance = std::max(pose.distance, std::min(farther, farthest));
    if (pose.distance < 240)
        pose.distance *= random.between(1, by(level, 1.4, 1.7, 2.4));
    const Camera camera = cameraAt(pose, size, focal);
    // Nobody aims exactly.
    for (int attempt = 0; attempt < 12; ++attempt) {
        Pose aside = pose;
        const double far = pose.distance * by(level, .2, .25, .3);
        aside.target += {random.between(-far, far), random.between(-far, far)};
        const Camera other = cameraAt(aside, size, focal);
        if (holdsAll(other, points, margin))
            return other;
    }
    return camera;
}

Canvas emptyTable(Random &random, Level level, const Camera &camera)
{
    Canvas canvas;
    canvas.camera = camera;
    const double angle = random.between(0, 2 * CV_PI);
    const double length = random.between(.2, 1.1);
    canvas.shadows.fall = {length * std::cos(angle), length * std::sin(angle)};
    canvas.shadows.darkness = random.between(.25, .65);
    canvas.shadows.softness = random.between(.4, 1.6);
    layTable(canvas, random, level);
    canvas.owner = cv::Mat::zeros(camera.size, CV_16U);
    return canvas;
}

Place Group::on(const Place &own) const
{
    const double angle = turn * CV_PI / 180;
    return {{own.middle.x * std::cos(angle) - own.middle.y * std::sin(angle),
             own.middle.x * std::sin(angle) + own.middle.y * std::cos(angle)},
            own.turn + turn,
            own.height};
}

Group chooseGroup(Random &random, Level level)
{
    if (random.chance(by(level, 0., .06, .2)))
        return {random.chance(.6) ? random.whole(1, 3) * 90 + 5 * random.normal() : random.between(0, 360)};
    return {random.normal() * by(level, 2., 5., 8.)};
}

} // namespace scenes
