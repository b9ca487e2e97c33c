// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "scenes/canvas.h"

#include "scenes/bend.h"
#include "scenes/hull.h"
#include "scenes/paste.h"

#include <opencv2/imgproc.hpp>

#include <algorithm>
#include <cmath>

namespace scenes {

namespace {

cv::Point2d turned(cv::Point2d point, double degrees)
{
    const double angle = degrees * CV_PI / 180;
    return {point.x * std::cos(angle) - point.y * std::sin(angle),
            point.x * std::sin(angle) + point.y * std::cos(angle)};
}

std::vector<cv::Point2d> outline(const Camera &camera, const std::vector<cv::Point2d> &base, double height)
{
    std::vector<cv::Point2d> seen;
    seen.reserve(base.size());
    for (const cv::Point2d &point : base)
        seen.push_back(camera.project({point.x, point.y, height}));
    return seen;
}

// The hull of what is at the bottom and what is at the top: the piece's body without its upper face.
void paintBody(Canvas &canvas, const std::vector<cv::Point2d> &base, double bottom, double top,
               const cv::Scalar &colour, int owner)
{
    std::vector<cv::Point2d> points = outline(canvas.camera, base, bottom);
    const std::vector<cv::Point2d> upper = outline(canvas.camera, base, top);
    points.insert(points.end(), upper.begin(), upper.end());
    fillHull(canvas, points, colour, owner);
}

void castShadow(Canvas &canvas, const std::vector<cv::Point2d> &base, double bottom, double top)
{
    const Shadows &shadows = canvas.shadows;
    std::vector<cv::Point2d> points = outline(canvas.camera, base, bottom);
    // Even a thin card keeps a line of the table dark where it lies on it.
    const double height = top - bottom + .6;
    std::vector<cv::Point2d> fallen = base;
    for (cv::Point2d &point : fallen)
        point += shadows.fall * height;
    const std::vector<cv::Point2d> far = outline(canvas.camera, fallen, bottom);
    points.insert(points.end(), far.begin(), far.end());
    const double scale = canvas.camera.pixelsPerMillimetre({base.front().x, base.front().y, bottom});
    darkenHull(canvas, points, shadows.darkness, scale * (.5 + .35 * shadows.softness * height));
}

std::vector<cv::Point2d> rounded(cv::Size2d size, double corner, const Place &place)
{
    std::vector<cv::Point2d> points;
    const std::array<cv::Point2d, 4> corners = footprint(size, place);
    if (corner <= 0)
        return {corners.begin(), corners.end()};
    for (int i = 0; i < 4; ++i) {
        const double startAngle = 180 + i * 90;
        const cv::Point2d inner((i == 0 || i == 3 ? -1 : 1) * (size.width / 2 - corner),
                                (i < 2 ? -1 : 1) * (size.height / 2 - corner));
        for (int step = 0; step <= 3; ++step)
            points.push_back(place.middle +
                             turned(inner + turned({corner, 0}, startAngle + step * 30), place.turn));
    }
    return points;
}

} // namespace

std::array<cv::Point2d, 4> footprint(cv::Size2d size, const Place &place)
{
    const double x = size.width / 2;
    const double y = size.height / 2;
    return {place.middle + turned({-x, -y}, place.turn), place.middle + turned({x, -y}, place.turn),
            place.middle + turned({x, y}, place.turn), place.middle + turned({-x, y}, place.turn)};
}

vision::Quad cornersSeen(const Camera &camera, const Piece &piece, const Place &place)
{
    vision::Quad quad;
    const std::array<cv::Point2d, 4> corners = footprint(piece.size, place);
    const std::array<cv::Point2d, 4> own = footprint(piece.size, {});
    for (std::size_t i = 0; i < 4; ++i) {
        const double height = place.height + piece.thickness + bendAt(piece, own[i]).height;
        quad.corners[i] = camera.project({corners[i].x, corners[i].y, height});
    }
    return quad;
}

void lay(Canvas &canvas, const Piece &piece, const Place &place, int owner)
{
    const std::vector<cv::Point2d> base = rounded(piece.size, piece.corner, place);
    const double top = place.height + piece.thickness;
    if (piece.opacity == 1)
        castShadow(canvas, base, place.height, top + .7 * std::abs(piece.curl.rise));
    if (piece.opacity == 1 && piece.curl.rise == 0)
        paintBody(canvas, base, place.height, top, piece.edge, owner);
    paste(canvas, piece, {place.middle, place.turn, top}, owner);
}

void layDisc(Canvas &canvas, const Piece &piece, const Place &place)
{
    const std::vector<cv::Point2d> base = rounded(piece.size, piece.size.width / 2, place);
    castShadow(canvas, base, place.height, place.height + piece.thickness);
    paintBody(canvas, base, place.height, place.height + piece.thickness, piece.edge, 0);
    Piece disc = piece;
    disc.corner = piece.size.width / 2;
    paste(canvas, disc, {place.middle, place.turn, place.height + piece.thickness}, 0);
}

void stand(Canvas &canvas, const Box &box, const Place &place, std::uint64_t grain)
{
    const std::array<cv::Point2d, 4> corners = footprint(box.size, place);
    const std::vector<cv::Point2d> base(corners.begin(), corners.end());
    const double top = place.height + box.height;
    castShadow(canvas, base, place.height, top);
    const cv::Point2d eye(canvas.camera.standpoint[0], canvas.camera.standpoint[1]);
    for (std::size_t i = 0; i < 4; ++i) {
        const cv::Point2d one = corners[i];
        const cv::Point2d other = corners[(i + 1) % 4];
        const cv::Point2d outwards((other.y - one.y), -(other.x - one.x));
        if (outwards.dot(eye - one) <= 0)
            continue;
        const double facing =
            -outwards.dot(canvas.shadows.fall) / (cv::norm(outwards) * cv::norm(canvas.shadows.fall) + 1e-9);
        const cv::Scalar colour = box.colour * (.62 + .18 * facing);
        fillFace(canvas,
                 {canvas.camera.project({one.x, one.y, top}), canvas.camera.project({other.x, other.y, top}),
                  canvas.camera.project({other.x, other.y, place.height}),
                  canvas.camera.project({one.x, one.y, place.height})},
                 colour, box.roughness, grain + i);
    }
    const std::vector<cv::Point2d> upper = outline(canvas.camera, base, top);
    fillFace(canvas, {upper[0], upper[1], upper[2], upper[3]}, box.colour, box.roughness, grain + 4);
}

} // namespace scenes
