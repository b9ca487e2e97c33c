// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/vision/card_samples.h"

#include "tests/vision/photo_with_truth.h"
#include "tests/vision/recolour.h"
#include "vision/card_alignment.h"
#include "vision/glance.h"
#include "vision/jittered.h"

#include <opencv2/imgproc.hpp>

#include <algorithm>
#include <cmath>

using namespace vision;

namespace {

// A card is 84 x 128 pixels in its cut-out, with half a card of its surroundings on each side.
const cv::Size cutSize(168, 256);
const cv::Rect2d cutWindow(-0.5, -0.5, 2, 2);

CutOut cutOut(const Pyramid &photo, const Quad &quad)
{
    CutOut cut;
    cut.picture.levels.push_back(straightened(photo, quad, cutWindow, cutSize));
    cv::Mat half;
    cv::resize(cut.picture.levels[0], half, cutSize / 2, 0, 0, cv::INTER_AREA);
    cut.picture.levels.push_back(half);
    const auto width = static_cast<float>(cutSize.width);
    const auto height = static_cast<float>(cutSize.height);
    cut.quad = {{cv::Point2f(width / 4, height / 4), cv::Point2f(3 * width / 4, height / 4),
                 cv::Point2f(3 * width / 4, 3 * height / 4), cv::Point2f(width / 4, 3 * height / 4)}};
    return cut;
}

double bestOverlap(const Quad &quad, const std::vector<OrderSeen> &truth)
{
    double best = 0;
    for (const OrderSeen &card : truth)
        best = std::max(best, overlap(quad, card.quad));
    return best;
}

template <typename Some>
const auto &anyOf(const Some &some, cv::RNG &random)
{
    return some[static_cast<std::size_t>(random.uniform(0, static_cast<int>(some.size())))];
}

bool chance(cv::RNG &random, double of)
{
    return random.uniform(0.0, 1.0) < of;
}

/// The first two editions are those that must be read best, so they are met more often.
const CutOut &anyCard(const CutOuts &all, cv::RNG &random)
{
    const std::size_t often = std::min<std::size_t>(2, all.editions.size());
    if (chance(random, 0.45))
        return anyOf(all.editions[static_cast<std::size_t>(random.uniform(0, static_cast<int>(often)))],
                     random);
    return anyOf(anyOf(all.editions, random), random);
}

/// A cube, a stick or the edge of another card that lies on the view.
void cover(cv::Mat &view, cv::RNG &random, double pixelsPerMm)
{
    const auto any = [&] { return random.uniform(10.0, 245.0); };
    const cv::Scalar colour(any(), any(), any());
    const cv::Point2d at(random.uniform(0.0, 1.0) * view.cols, random.uniform(0.0, 1.0) * view.rows);
    const double angle = random.uniform(0.0, CV_PI);
    const cv::Point2d along(std::cos(angle), std::sin(angle));
    const cv::Point2d across(-along.y, along.x);
    const int kind = random.uniform(0, 3);
    const double length = (kind == 0 ? 9 : kind == 1 ? 120 : 100) * pixelsPerMm / 2;
    const double width = (kind == 0 ? 9 : kind == 1 ? random.uniform(5.0, 10.0) : 100) * pixelsPerMm / 2;
    // Of another card only an edge lies here.
    const cv::Point2d middle = kind == 2 ? at + across * (width + 0.15 * view.rows) : at;
    const std::array<cv::Point2d, 4> corners{
        middle + along * length + across * width, middle - along * length + across * width,
        middle - along * length - across * width, middle + along * length - across * width};
    std::vector<cv::Point> outline(corners.begin(), corners.end());
    cv::fillConvexPoly(view, outline, colour, cv::LINE_AA);
    // The side that is turned to the lamp.
    std::vector<cv::Point> lit{outline[0], outline[1], cv::Point(middle - along * length),
                               cv::Point(middle + along * length)};
    if (kind < 2)
        cv::fillConvexPoly(view, lit, colour * random.uniform(0.7, 1.3), cv::LINE_AA);
}

/// As if the photo ended somewhere on the card, or close by.
Pyramid endingEarly(const Pyramid &picture, cv::RNG &random)
{
    cv::Rect left({}, cutSize / 2); // in pixels of the smaller one
    const int across = static_cast<int>(left.width * random.uniform(0.5, 0.8));
    const int down = static_cast<int>(left.height * random.uniform(0.5, 0.8));
    if (random.uniform(0, 2) == 0)
        left.width = across;
    else
        left.height = down;
    return {{picture.levels[0](cv::Rect(left.tl() * 2, left.size() * 2)), picture.levels[1](left)}};
}

cv::Mat shown(const Pyramid &picture, const Quad &quad, const ViewShape &shape, cv::RNG &random)
{
    cv::Mat view = straightened(picture, quad, shape.window, shape.size);
    if (chance(random, 0.2))
        cover(view, random, shape.size.width / (shape.window.width * 44));
    return view;
}

/// How the corners of `from` must move, in its own unit square, to become those of `to`.
std::array<float, 8> movesBetween(const Quad &from, const Quad &to)
{
    const std::array<cv::Point2f, 4> unitCorners{{{0, 0}, {1, 0}, {1, 1}, {0, 1}}};
    const cv::Matx33d back = unitSquareTo(from).inv();
    std::array<float, 8> moves{};
    for (std::size_t i = 0; i < 4; ++i) {
        const cv::Point2f way = (mapped(back, to.corners[i]) - unitCorners[i]) / Lie::moveUnit;
        moves[2 * i] = way.x;
        moves[2 * i + 1] = way.y;
    }
    return moves;
}

} // namespace

CutOuts cutOuts(const std::vector<std::string> &folders, const Network &glance)
{
    constexpr double seenAtAll = 0.4;
    CutOuts all;
    for (const std::string &folder : folders) {
        std::vector<CutOut> cards;
        for (const OrdersPhoto &photo : ordersPhotos(folder, "", 0, 1'000'000)) {
            const Pyramid pyramid = makePyramid(photo.picture());
            for (std::size_t i = 0; i < photo.truth.size(); ++i) {
                if (photo.visible[i] < seenAtAll || !photo.truth[i].order)
                    continue;
                CutOut &cut = cards.emplace_back(cutOut(pyramid, photo.truth[i].quad));
                cut.answers = answersOf(card(*photo.truth[i].order));
                cut.readable = photo.visible[i] > 0.75 && photo.washed[i] < 0.4;
            }
            for (const Glimpse &glimpse : vision::glance(pyramid, glance, Care::OfAPhoto)) {
                if (bestOverlap(glimpse.quad, photo.truth) < 0.2)
                    all.others.push_back(cutOut(pyramid, glimpse.quad));
            }
        }
        if (!cards.empty())
            all.editions.push_back(std::move(cards));
    }
    return all;
}

CueSample makeCueSample(const CutOuts &all, Cue cue, cv::RNG &random)
{
    const CutOut *cut = &anyCard(all, random);
    while (!cut->readable)
        cut = &anyCard(all, random);
    const Quad quad = jittered(cut->quad, random, random.uniform(0.05, 0.35));
    CueSample sample{shown(cut->picture, quad, shapeOf(cue), random),
                     cut->answers[static_cast<std::size_t>(cue)]};
    if (chance(random, 0.3))
        turnHue(sample.view, cue == Cue::Colour ? random.uniform(-3, 4) : random.uniform(0, 180));
    recolour(sample.view, random);
    return sample;
}

LieSample makeLieSample(const CutOuts &all, cv::RNG &random)
{
    LieSample sample;
    const bool other = !all.others.empty() && chance(random, 0.2);
    const CutOut &cut = other ? anyOf(all.others, random) : anyCard(all, random);
    constexpr std::array strengths{1.0, 1.0, 1.0, 1.0, 0.45, 0.45, 0.15, 0.15, 1.5, 3.0};
    const Quad truth = turned(cut.quad, chance(random, 0.5) ? 2 : 0);
    const Quad quad = jittered(truth, random, anyOf(strengths, random));
    // From any side: the card itself is turned as often as not.
    const Pyramid &picture = cut.picture;
    sample.view =
        shown(chance(random, 0.12) ? endingEarly(picture, random) : picture, quad, lieShape(), random);
    if (chance(random, 0.2))
        turnHue(sample.view, random.uniform(0, 180));
    recolour(sample.view, random);
    if (other) {
        sample.isCard = false;
        sample.isExact = false;
        return sample;
    }
    const double shared = overlap(quad, cut.quad);
    if (shared > 0.3) {
        sample.moves = movesBetween(quad, truth);
        sample.isUp = truth == cut.quad;
        sample.isCard = true;
    }
    if (shared < 0.65 || shared > 0.78)
        sample.isExact = shared > 0.78;
    return sample;
}
