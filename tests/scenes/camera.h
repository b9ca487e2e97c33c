// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <opencv2/core.hpp>

namespace scenes {

/// A pinhole camera over a table. The table is the plane z = 0, in millimetres: x to the right, y towards
/// the person who took the photo, z up.
struct Camera {
    cv::Size size;
    double focal = 0;     ///< in pixels
    cv::Matx33d turn;     ///< from the table's directions to the camera's
    cv::Vec3d standpoint; ///< in the table's coordinates

    cv::Point2d project(const cv::Point3d &point) const;

    /// From the table's coordinates, at a height, to the picture.
    cv::Matx33d plane(double height = 0) const;

    /// Where the line of sight through a pixel meets the plane at that height.
    cv::Point2d onPlane(cv::Point2d pixel, double height = 0) const;

    /// How many pixels a millimetre at this place takes, seen from above.
    double pixelsPerMillimetre(const cv::Point3d &point) const;
};

/// A camera that looks at a place on the table from a distance, so many degrees off the vertical.
/// `sway` turns its standpoint around the place, `roll` the camera itself, in degrees.
struct Pose {
    cv::Point2d target;
    double distance = 500;
    double tilt = 20;
    double sway = 0;
    double roll = 0;
};

Camera cameraAt(const Pose &pose, cv::Size size, double focal);

} // namespace scenes
