// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "scenes/paste.h"

#include "scenes/bend.h"
#include "scenes/blend.h"

#include <opencv2/imgproc.hpp>

#include <algorithm>
#include <cmath>

namespace scenes {

namespace {

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

} // namespace scenes
