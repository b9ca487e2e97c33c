// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "vision/teach_cues.h"

#include "vision/card_alignment.h"
#include "vision/jittered.h"
#include "vision/read_order.h"

#include <opencv2/core.hpp>

#include <utility>

namespace vision {

namespace {

constexpr int viewsPerCard = 3;

// What counts before the first photo of a new edition, in views: of each answer's place, and of how views
// spread around it. A photo of ten cards adds thirty.
constexpr double knownPlace = 3;
constexpr double knownSpread = 150;

/// A card as the search would find it: begun a little off and aligned. Reading then knows how well alignment
/// works.
std::vector<Quad> foundAgain(const Quad &truth, const OrdersProfile &profile, const Pyramid &pyramid,
                             cv::RNG &random)
{
    std::vector<Quad> quads;
    for (int i = 0; i < viewsPerCard; ++i) {
        const Quad quad = aligned(pyramid, jittered(truth, random, 0.7), profile.lie).quad;
        if (overlap(quad, truth) > 0.8 &&
            (quad.corners[0] - quad.corners[3]).dot(truth.corners[0] - truth.corners[3]) > 0)
            quads.push_back(quad);
    }
    if (quads.empty())
        quads.push_back(truth);
    return quads;
}

} // namespace

OrdersFace emptyFace(std::string name)
{
    OrdersFace face;
    face.name = std::move(name);
    for (std::size_t cue = 0; cue < cueCount; ++cue)
        face.cues[cue] = emptyClasses(static_cast<int>(cueAnswers[cue]), cueDims);
    return face;
}

OrdersFace expectedFace(const OrdersFace &usual, std::span<const OrdersFace> known)
{
    OrdersFace face = emptyFace({});
    for (std::size_t cue = 0; cue < cueCount; ++cue) {
        GaussianClasses &classes = face.cues[cue];
        classes.priorMeans = means(usual.cues[cue]);
        classes.priorMeanWeight = knownPlace;
        classes.priorSpread = cv::Mat1d::zeros(classes.products.size());
        for (const OrdersFace &other : known)
            classes.priorSpread += spread(other.cues[cue]) / static_cast<double>(known.size());
        classes.priorWeight = knownSpread;
    }
    solve(face);
    return face;
}

void teachCues(OrdersFace &face, const OrdersProfile &profile, const Pyramid &pyramid,
               std::span<const OrderSeen> truth)
{
    cv::RNG random(truth.size() + 21);
    for (const OrderSeen &seen : truth) {
        if (!seen.order)
            continue;
        const auto answers = answersOf(scoring::coal_baron::card(*seen.order));
        for (const Quad &quad : foundAgain(seen.quad, profile, pyramid, random)) {
            const CardSeen looks = lookAt(pyramid, quad, profile);
            for (std::size_t cue = 0; cue < cueCount; ++cue)
                addSample(face.cues[cue], static_cast<int>(answers[cue]), looks[cue]);
        }
    }
}

void solve(OrdersFace &face)
{
    for (GaussianClasses &classes : face.cues)
        solve(classes);
}

} // namespace vision
