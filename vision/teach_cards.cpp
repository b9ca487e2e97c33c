// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "vision/teach_cards.h"

#include "vision/card_outlines.h"

#include <opencv2/core.hpp>

#include <algorithm>
#include <cmath>
#include <random>

namespace vision {

namespace {

constexpr int jittersPerCard = 8;
const std::array<cv::Point2d, 4> unitCorners{{{0, 0}, {1, 0}, {1, 1}, {0, 1}}};

/// How the corners of `from` must move, in its own unit square, to become those of `to`.
cv::Mat1f movesBetween(const Quad &from, const Quad &to)
{
    const cv::Matx33d back = unitSquareTo(from).inv();
    cv::Mat1f moves(1, 8);
    for (std::size_t i = 0; i < 4; ++i) {
        const cv::Point2f at = mapped(back, to.corners[i]);
        const int place = static_cast<int>(2 * i);
        moves(0, place) = at.x - static_cast<float>(unitCorners[i].x);
        moves(0, place + 1) = at.y - static_cast<float>(unitCorners[i].y);
    }
    return moves;
}

double bestOverlap(const Quad &quad, std::span<const OrderSeen> truth)
{
    double best = 0;
    for (const OrderSeen &card : truth)
        best = std::max(best, overlap(quad, card.quad));
    return best;
}

bool sound(const Quad &quad)
{
    return std::ranges::all_of(
        quad.corners, [](cv::Point2f corner) { return std::isfinite(corner.x) && std::isfinite(corner.y); });
}

/// Quads where there is no card: what the outlines gave, and places of a card's size beside the cards.
std::vector<Quad> notCards(const Pyramid &pyramid, std::span<const OrderSeen> truth, cv::RNG &random)
{
    std::vector<Quad> quads;
    for (const Quad &outline : cardOutlines(pyramid, quickOutlines)) {
        if (bestOverlap(outline, truth) < 0.4)
            quads.push_back(outline);
    }
    std::ranges::shuffle(quads, std::default_random_engine(random.next()));
    quads.resize(std::min<std::size_t>(quads.size(), 40));
    const cv::Mat &picture = pyramid.levels.front();
    for (int i = 0; i < 25 && !truth.empty(); ++i) {
        Quad quad = truth[static_cast<std::size_t>(random.uniform(0, static_cast<int>(truth.size())))].quad;
        const cv::Point2f from = centre(quad);
        const cv::Point2f to(random.uniform(0.F, static_cast<float>(picture.cols)),
                             random.uniform(0.F, static_cast<float>(picture.rows)));
        const float scale = random.uniform(0.6F, 1.5F);
        for (cv::Point2f &corner : quad.corners)
            corner = to + (corner - from) * scale;
        quad = turned(jittered(quad, random, 1), random.uniform(0, 4));
        if (bestOverlap(quad, truth) < 0.35)
            quads.push_back(quad);
    }
    return quads;
}

} // namespace

Quad jittered(const Quad &quad, cv::RNG &random, double strength)
{
    const cv::Matx33d onto = unitSquareTo(quad);
    const double turn = random.uniform(-0.2, 0.2) * strength;
    const double wider = 1 + random.uniform(-0.15, 0.15) * strength;
    const double higher = wider * (1 + random.uniform(-0.08, 0.08) * strength);
    const cv::Point2d shift(random.uniform(-0.2, 0.2) * strength, random.uniform(-0.16, 0.16) * strength);
    constexpr double ratio = 67.0 / 44.0;
    Quad result;
    for (std::size_t i = 0; i < 4; ++i) {
        cv::Point2d at = unitCorners[i] - cv::Point2d(0.5, 0.5);
        at = {at.x * wider, at.y * higher * ratio};
        at = {at.x * std::cos(turn) - at.y * std::sin(turn), at.x * std::sin(turn) + at.y * std::cos(turn)};
        at = cv::Point2d(at.x + 0.5, at.y / ratio + 0.5) + shift;
        at += cv::Point2d(random.uniform(-0.04, 0.04), random.uniform(-0.03, 0.03)) * strength;
        result.corners[i] = mapped(onto, at);
    }
    return result;
}

void sampleCards(const Pyramid &pyramid, std::span<const OrderSeen> truth, std::vector<cv::Mat1f> &samples)
{
    cv::RNG random(truth.size() + 1);
    for (const OrderSeen &card : truth) {
        for (const double strength : {0.1, 1.0})
            samples.push_back(cardFeatures(pyramid, jittered(card.quad, random, strength)));
        samples.push_back(cardFeatures(pyramid, turned(jittered(card.quad, random, 0.5), 2)));
    }
    auto others = notCards(pyramid, truth, random);
    others.resize(std::min<std::size_t>(others.size(), truth.size()));
    for (const Quad &quad : others)
        samples.push_back(cardFeatures(pyramid, quad));
}

void teachFacing(OrdersProfile &profile, const Pyramid &pyramid, std::span<const OrderSeen> truth)
{
    cv::RNG random(truth.size() + 2);
    for (const OrderSeen &card : truth) {
        for (int i = 0; i < jittersPerCard; ++i) {
            cv::Mat1f facing(1, 4, 0.F);
            const int quarters = random.uniform(0, 4);
            facing(0, quarters) = 1;
            const Quad quad = turned(jittered(card.quad, random, 1), -quarters);
            addSample(profile.facing, cardView(pyramid, quad, profile), facing);
        }
    }
    for (const Quad &quad : notCards(pyramid, truth, random))
        addSample(profile.facing, cardView(pyramid, quad, profile), cv::Mat1f(1, 4, 0.F));
}

void teachAlignment(OrdersProfile &profile, std::size_t stage, const Pyramid &pyramid,
                    std::span<const OrderSeen> truth)
{
    cv::RNG random(truth.size() + 3 + stage);
    for (const OrderSeen &card : truth) {
        for (int i = 0; i < jittersPerCard; ++i) {
            Quad quad = jittered(card.quad, random, i % 4 == 3 ? 0.4 : 1);
            for (std::size_t before = 0; before < stage; ++before)
                quad = moved(quad, evaluated(profile.alignment[before], cardView(pyramid, quad, profile)));
            if (sound(quad))
                addSample(profile.alignment[stage], cardView(pyramid, quad, profile),
                          movesBetween(quad, card.quad));
        }
    }
}

void teachCardness(OrdersProfile &profile, const Pyramid &pyramid, std::span<const OrderSeen> truth)
{
    cv::RNG random(truth.size() + 9);
    const auto add = [&](Quad quad) {
        for (const LinearFit &stage : profile.alignment)
            quad = moved(quad, evaluated(stage, cardView(pyramid, quad, profile)));
        if (!sound(quad))
            return;
        double right = 0;
        for (const OrderSeen &card : truth) {
            // Upside down is not found, though it overlaps fully.
            const cv::Point2f up = (card.quad.corners[0] - card.quad.corners[3]);
            if (up.dot(quad.corners[0] - quad.corners[3]) > 0)
                right = std::max(right, overlap(quad, card.quad));
        }
        if (right > 0.6 && right < 0.75)
            return; // neither one nor the other
        const cv::Mat1f target(1, 1, right >= 0.75 ? 1.F : 0.F);
        addSample(profile.cardness, cardnessInput(cardView(pyramid, quad, profile)), target);
    };
    for (const OrderSeen &card : truth) {
        for (int i = 0; i < jittersPerCard; ++i) {
            const Quad quad = jittered(card.quad, random, i % 4 == 3 ? 1.5 : 1);
            add(quad);
            if (i % 3 == 0)
                add(turned(quad, 2));
            if (i % 4 == 0)
                add(turned(quad, random.uniform(0, 2) * 2 + 1));
        }
    }
    for (const OrderSeen &card : truth) {
        add(jittered(card.quad, random, 2.5)); // between cards, where a search begins as well
        add(jittered(card.quad, random, 2.5));
    }
    for (const Quad &quad : notCards(pyramid, truth, random)) {
        // As the search does: in the facing that fits best.
        const cv::Mat1f facing = evaluated(profile.facing, cardView(pyramid, quad, profile));
        add(turned(quad, facing(0, 0) > facing(0, 2) ? 0 : 2));
    }
}

} // namespace vision
