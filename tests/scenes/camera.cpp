// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "scenes/camera.h"

#include <cmath>

namespace scenes {

namespace {

double radians(double degrees)
{
    return degrees * CV_PI / 180;
}

} // namespace

cv::Point2d Camera::project(const cv::Point3d &point) const
{
    const cv::Vec3d seen = turn * (cv::Vec3d(point.x, point.y, point.z) - standpoint);
    return {focal * seen[0] / seen[2] + size.width / 2.0, focal * seen[1] / seen[2] + size.height / 2.0};
}

cv::Matx33d Camera::plane(double height) const
{
    const cv::Matx33d lens(focal, 0, size.width / 2.0, 0, focal, size.height / 2.0, 0, 0, 1);
    const cv::Vec3d origin = turn * (cv::Vec3d(0, 0, height) - standpoint);
    return lens * cv::Matx33d(turn(0, 0), turn(0, 1), origin[0], turn(1, 0), turn(1, 1), origin[1],
                              turn(2, 0), turn(2, 1), origin[2]);
}

cv::Point2d Camera::onPlane(cv::Point2d pixel, double height) const
{
    const cv::Vec3d sight =
        turn.t() * cv::Vec3d((pixel.x - size.width / 2.0) / focal, (pixel.y - size.height / 2.0) / focal, 1);
    const double reach = (height - standpoint[2]) / sight[2];
    return {standpoint[0] + reach * sight[0], standpoint[1] + reach * sight[1]};
}

double Camera::pixelsPerMillimetre(const cv::Point3d &point) const
{
    const cv::Vec3d seen = turn * (cv::Vec3d(point.x, point.y, point.z) - standpoint);
    return focal / seen[2];
}

Camera cameraAt(const Pose &pose, cv::Size size, double focal)
{
    const double tilt = radians(pose.tilt);
    const double sway = radians(pose.sway);
    const cv::Vec3d standpoint(pose.target.x + pose.distance * std::sin(tilt) * std::sin(sway),
                               pose.target.y + pose.distance * std::sin(tilt) * std::cos(sway),
                               pose.distance * std::cos(tilt));
    const cv::Vec3d ahead = cv::normalize(cv::Vec3d(pose.target.x, pose.target.y, 0) - standpoint);
    // What is farther away on the table is higher in the picture.
    const cv::Vec3d away(-std::sin(sway), -std::cos(sway), 0);
    const cv::Vec3d right = cv::normalize(ahead.cross(away)) * -1.0;
    const cv::Vec3d down = right.cross(ahead);
    const double roll = radians(pose.roll);
    const cv::Vec3d x = right * std::cos(roll) + down * std::sin(roll);
    const cv::Vec3d y = down * std::cos(roll) - right * std::sin(roll);
    return {size, focal, cv::Matx33d(x[0], x[1], x[2], y[0], y[1], y[2], ahead[0], ahead[1], ahead[2]),
            standpoint};
}

} // namespace scenes
