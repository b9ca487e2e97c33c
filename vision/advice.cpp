// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "vision/advice.h"

#include <opencv2/imgproc.hpp>

#include <algorithm>
#include <cmath>
#include <optional>

namespace vision {

namespace {

// Of 255: a table lit by a candle. Cards can still be read at twice that.
constexpr double darkest = 38;
// What a mirrored lamp leaves in a picture, which printed paper does not reach.
constexpr int blownOut = 251;
constexpr double blownOutShare = 0.03;
constexpr double coveredShare = 0.04;
// The side of a piece, were it square. What is printed on smaller ones is a few pixels high.
constexpr double smallestSide = 52;

struct Piece {
    Quad quad;
    bool asks = false;
    bool cutOff = false;
};

std::vector<Piece> piecesOf(const Scan &scan)
{
    std::vector<Piece> pieces;
    const auto add = [&](const auto &seen) {
        for (const auto &piece : seen) {
            const bool cut = std::ranges::count(piece.why, Doubt::Kind::CutOff, &Doubt::kind) > 0;
            pieces.push_back({piece.quad, piece.review(), cut});
        }
    };
    if (const auto *orders = std::get_if<std::vector<OrderSeen>>(&scan.seen))
        add(*orders);
    else
        add(std::get<MineSeen>(scan.seen).pieces);
    return pieces;
}

// Every eighth pixel of every eighth row tells how bright it is.
double brightness(const cv::Mat &bgr)
{
    constexpr int step = 8;
    double sum = 0;
    int count = 0;
    for (int y = 0; y < bgr.rows; y += step) {
        const auto *row = bgr.ptr<cv::Vec3b>(y);
        for (int x = 0; x < bgr.cols; x += step, ++count)
            sum += 0.114 * row[x][0] + 0.587 * row[x][1] + 0.299 * row[x][2];
    }
    return count > 0 ? sum / count : 0;
}

double blownOutIn(const cv::Mat &bgr, const Quad &quad)
{
    const cv::Rect around = cv::boundingRect(quad.corners) &
                            cv::Rect(0, 0, bgr.cols, bgr.rows); // it may reach out of the picture
    int inside = 0;
    int blown = 0;
    for (int y = around.y; y < around.br().y; y += 2) {
        const auto *row = bgr.ptr<cv::Vec3b>(y);
        for (int x = around.x; x < around.br().x; x += 2) {
            if (!contains(quad, cv::Point2f(static_cast<float>(x), static_cast<float>(y))))
                continue;
            ++inside;
            blown += std::min({row[x][0], row[x][1], row[x][2]}) >= blownOut ? 1 : 0;
        }
    }
    return inside > 0 ? static_cast<double>(blown) / inside : 0;
}

bool isCovered(const Piece &piece, const std::vector<Piece> &pieces)
{
    return std::ranges::any_of(pieces, [&](const Piece &other) {
        return &other != &piece && overlap(piece.quad, other.quad) > coveredShare;
    });
}

} // namespace

Advice advise(const cv::Mat &bgr, const Scan &scan)
{
    using enum Advice::Kind;
    if (bgr.empty() || bgr.type() != CV_8UC3)
        return {};
    const std::vector<Piece> pieces = piecesOf(scan);
    const bool sure = !pieces.empty() && std::ranges::none_of(pieces, &Piece::asks);
    if (sure)
        return {};
    if (brightness(bgr) < darkest)
        return {TooDark};
    if (pieces.empty())
        return {NothingSeen};
    // Of the pieces that ask, whatever is said about the first of them; the others follow.
    for (const Piece &piece : pieces) {
        if (!piece.asks)
            continue;
        const int item = static_cast<int>(&piece - pieces.data());
        if (piece.cutOff)
            return {CutOff, item};
        if (blownOutIn(bgr, piece.quad) > blownOutShare)
            return {Glare, item};
        if (isCovered(piece, pieces))
            return {LayApart, item};
        if (std::sqrt(area(piece.quad)) < smallestSide)
            return {Closer};
    }
    return {};
}

} // namespace vision
