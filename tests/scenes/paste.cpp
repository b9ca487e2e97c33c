// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "scenes/paste.h"

#include "scenes/bend.h"
#include "scenes/random.h"

#include <opencv2/imgproc.hpp>

#include <algorithm>
#include <cmath>

namespace scenes {

namespace {

constexpr int fraction = 4; // bits of a pixel that outlines are drawn with

cv::Rect around(const std::vector<cv::Point2d> &points, double margin, cv::Size size)
{
    double left = 1e9;
    double top = 1e9;
    double right = -1e9;
    double bottom = -1e9;
    for (const cv::Point2d &point : points) {
        left = std::min(left, point.x);
        right = std::max(right, point.x);
        top = std::min(top, point.y);
        bottom = std::max(bottom, point.y);
    }
    const auto whole = [](double value) { return static_cast<int>(std::clamp(value, -1e6, 1e6)); };
    const cv::Point from(whole(std::floor(left - margin)), whole(std::floor(top - margin)));
    const cv::Point to(whole(std::ceil(right + margin)) + 1, whole(std::ceil(bottom + margin)) + 1);
    return cv::Rect(from, to) & cv::Rect({}, size);
}

// 255 inside the hull, in the coordinates of the rectangle.
cv::Mat hullMask(const std::vector<cv::Point2d> &points, const cv::Rect &rect)
{
    std::vector<cv::Point2f> floats(points.begin(), points.end());
    std::vector<cv::Point2f> hull;
    cv::convexHull(floats, hull);
    std::vector<cv::Point> fixed;
    fixed.reserve(hull.size());
    for (const cv::Point2f &point : hull)
        fixed.emplace_back(cvRound((point.x - static_cast<float>(rect.x)) * (1 << fraction)),
                           cvRound((point.y - static_cast<float>(rect.y)) * (1 << fraction)));
    cv::Mat mask = cv::Mat::zeros(rect.size(), CV_8U);
    cv::fillConvexPoly(mask, fixed, cv::Scalar(255), cv::LINE_AA, fraction);
    return mask;
}

void blend(cv::Mat under, const cv::Mat &over, const cv::Mat &mask)
{
    for (int y = 0; y < under.rows; ++y) {
        cv::Vec3b *to = under.ptr<cv::Vec3b>(y);
        const cv::Vec3b *from = over.ptr<cv::Vec3b>(y);
        const uchar *alpha = mask.ptr(y);
        for (int x = 0; x < under.cols; ++x) {
            const int a = alpha[x];
            if (a == 0)
                continue;
            for (int c = 0; c < 3; ++c)
                to[x][c] = static_cast<uchar>((from[x][c] * a + to[x][c] * (255 - a) + 127) / 255);
        }
    }
}

// The face at about the size it will have in the picture, with a transparent border of two pixels.
struct Texture {
    cv::Mat colour;
    cv::Mat mask;
    double scale = 1; ///< pixels per millimetre
};
constexpr int border = 2;

Texture textureOf(const Piece &piece, double pixelsPerMillimetre)
{
    const double whole = piece.face.cols / piece.size.width;
    const double scale = std::min(whole, pixelsPerMillimetre);
    const cv::Size size(std::max(2, cvRound(piece.size.width * scale)),
                        std::max(2, cvRound(piece.size.height * scale)));
    Texture texture;
    texture.scale = size.width / piece.size.width;
    cv::Mat face;
    cv::resize(piece.face, face, size, 0, 0, cv::INTER_AREA);
    if (piece.veil > 0)
        face = face * (1 - piece.veil) + cv::Scalar::all(235 * piece.veil);
    cv::copyMakeBorder(face, texture.colour, border, border, border, border, cv::BORDER_REPLICATE);
    texture.mask = cv::Mat::zeros(texture.colour.size(), CV_8U);
    const int corner = cvRound(piece.corner * texture.scale);
    cv::Mat inner = texture.mask(cv::Rect(border, border, size.width, size.height));
    inner.setTo(255);
    if (corner > 0) {
        cv::Mat round = cv::Mat::zeros(2 * corner, 2 * corner, CV_8U);
        cv::circle(round, {2 * corner * 8 - 8, 2 * corner * 8 - 8}, corner * 16, 255, cv::FILLED, cv::LINE_AA,
                   4);
        const cv::Size quarter(corner, corner);
        for (const cv::Point at : {cv::Point(0, 0), cv::Point(1, 0), cv::Point(1, 1), cv::Point(0, 1)}) {
            const cv::Point target(at.x * (size.width - corner), at.y * (size.height - corner));
            round(cv::Rect(at * corner, quarter)).copyTo(inner(cv::Rect(target, quarter)));
        }
    }
    texture.mask *= piece.opacity;
    return texture;
}

// From the piece's millimetres, its middle at 0, to those of the table.
cv::Matx33d onTable(const Place &place)
{
    const double angle = place.turn * CV_PI / 180;
    const double c = std::cos(angle);
    const double s = std::sin(angle);
    return {c, -s, place.middle.x, s, c, place.middle.y, 0, 0, 1};
}

// Where each pixel of the rectangle is on the face: along the line of sight down to the bent piece.
void pasteBent(Canvas &canvas, const Piece &piece, const Place &place, const Texture &texture,
               const cv::Rect &rect, cv::Mat &colour, cv::Mat &mask)
{
    cv::Mat map(rect.size(), CV_32FC2);
    cv::Mat light(rect.size(), CV_32F);
    const cv::Matx33d back = onTable(place).inv();
    const cv::Point2d fall = canvas.shadows.fall;
    const double angle = place.turn * CV_PI / 180;
    const cv::Point2d ownFall(fall.x * std::cos(angle) + fall.y * std::sin(angle),
                              -fall.x * std::sin(angle) + fall.y * std::cos(angle));
    for (int y = 0; y < rect.height; ++y) {
        for (int x = 0; x < rect.width; ++x) {
            Bend bend;
            cv::Point2d own;
            for (int i = 0; i < 4; ++i) {
                const cv::Point2d spot =
                    canvas.camera.onPlane({rect.x + x + .0, rect.y + y + .0}, place.height + bend.height);
                const cv::Vec3d at = back * cv::Vec3d(spot.x, spot.y, 1);
                own = {at[0], at[1]};
                bend = bendAt(piece, own);
            }
            map.at<cv::Vec2f>(y, x) = {
                static_cast<float>((own.x + piece.size.width / 2) * texture.scale + border - .5),
                static_cast<float>((own.y + piece.size.height / 2) * texture.scale + border - .5)};
            light.at<float>(y, x) =
                static_cast<float>(std::clamp(1 + .9 * bend.slope.dot(ownFall), .6, 1.25));
        }
    }
    cv::remap(texture.colour, colour, map, {}, cv::INTER_LINEAR, cv::BORDER_REPLICATE);
    cv::remap(texture.mask, mask, map, {}, cv::INTER_LINEAR, cv::BORDER_CONSTANT);
    for (int y = 0; y < rect.height; ++y)
        for (int x = 0; x < rect.width; ++x)
            for (int c = 0; c < 3; ++c)
                colour.at<cv::Vec3b>(y, x)[c] = cv::saturate_cast<uchar>(
                    static_cast<float>(colour.at<cv::Vec3b>(y, x)[c]) * light.at<float>(y, x));
}

} // namespace

void paste(Canvas &canvas, const Piece &piece, const Place &place, int owner)
{
    std::vector<cv::Point2d> seen;
    const double highest = std::abs(piece.curl.rise);
    for (const cv::Point2d &corner : footprint(piece.size, place))
        for (const double height : {0., highest})
            seen.push_back(canvas.camera.project({corner.x, corner.y, place.height + height}));
    const cv::Rect rect = around(seen, 2, canvas.picture.size());
    if (rect.empty())
        return;
    const Texture texture =
        textureOf(piece, canvas.camera.pixelsPerMillimetre({place.middle.x, place.middle.y, place.height}));
    cv::Mat colour;
    cv::Mat mask;
    if (piece.curl.rise != 0) {
        pasteBent(canvas, piece, place, texture, rect, colour, mask);
    } else {
        const double scale = 1 / texture.scale;
        const double shift = .5 - border;
        const cv::Matx33d own(scale, 0, shift * scale - piece.size.width / 2, 0, scale,
                              shift * scale - piece.size.height / 2, 0, 0, 1);
        const cv::Matx33d intoRect(1, 0, -rect.x, 0, 1, -rect.y, 0, 0, 1);
        const cv::Matx33d all = intoRect * canvas.camera.plane(place.height) * onTable(place) * own;
        cv::warpPerspective(texture.colour, colour, all, rect.size(), cv::INTER_LINEAR, cv::BORDER_REPLICATE);
        cv::warpPerspective(texture.mask, mask, all, rect.size(), cv::INTER_LINEAR, cv::BORDER_CONSTANT);
    }
    blend(canvas.picture(rect), colour, mask);
    canvas.owner(rect).setTo(owner, mask > 127);
}

void fillHull(Canvas &canvas, const std::vector<cv::Point2d> &points, const cv::Scalar &colour, int owner)
{
    const cv::Rect rect = around(points, 2, canvas.picture.size());
    if (rect.empty())
        return;
    const cv::Mat mask = hullMask(points, rect);
    blend(canvas.picture(rect), cv::Mat(rect.size(), CV_8UC3, colour), mask);
    canvas.owner(rect).setTo(owner, mask > 127);
}

void darkenHull(Canvas &canvas, const std::vector<cv::Point2d> &points, double darkness, double softness)
{
    const cv::Rect rect = around(points, 2 * softness + 2, canvas.picture.size());
    if (rect.empty())
        return;
    cv::Mat mask = hullMask(points, rect);
    const int reach = std::max(1, cvRound(softness)) | 1;
    cv::blur(mask, mask, {reach, reach}, {-1, -1}, cv::BORDER_REPLICATE);
    cv::blur(mask, mask, {reach, reach}, {-1, -1}, cv::BORDER_REPLICATE);
    blend(canvas.picture(rect), cv::Mat(rect.size(), CV_8UC3, cv::Scalar(8, 6, 4)), mask * darkness);
}

void fillFace(Canvas &canvas, const std::array<cv::Point2d, 4> &corners, const cv::Scalar &colour,
              double roughness, std::uint64_t grain)
{
    const std::vector<cv::Point2d> points(corners.begin(), corners.end());
    const cv::Rect rect = around(points, 2, canvas.picture.size());
    if (rect.empty())
        return;
    constexpr int cells = 20;
    cv::Mat face(cells, cells, CV_8UC3, colour);
    Random random(grain);
    for (int y = 0; y < cells; ++y) {
        for (int x = 0; x < cells; ++x) {
            const bool edge = x == 0 || y == 0 || x == cells - 1 || y == cells - 1;
            const double more = roughness * random.normal() + (edge ? 7 : 0);
            for (int c = 0; c < 3; ++c)
                face.at<cv::Vec3b>(y, x)[c] = cv::saturate_cast<uchar>(colour[c] + more);
        }
    }
    const std::array<cv::Point2f, 4> from{cv::Point2f(-.5F, -.5F), cv::Point2f(cells - .5F, -.5F),
                                          cv::Point2f(cells - .5F, cells - .5F),
                                          cv::Point2f(-.5F, cells - .5F)};
    std::array<cv::Point2f, 4> to;
    for (std::size_t i = 0; i < 4; ++i)
        to[i] =
            cv::Point2f(static_cast<float>(corners[i].x - rect.x), static_cast<float>(corners[i].y - rect.y));
    cv::Mat seen;
    cv::warpPerspective(face, seen, cv::getPerspectiveTransform(from.data(), to.data()), rect.size(),
                        cv::INTER_LINEAR, cv::BORDER_REPLICATE);
    const cv::Mat mask = hullMask(points, rect);
    blend(canvas.picture(rect), seen, mask);
    canvas.owner(rect).setTo(0, mask > 127);
}

} // namespace scenes
