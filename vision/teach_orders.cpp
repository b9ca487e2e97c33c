// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "vision/teach_orders.h"

#include "vision/teach_cards.h"
#include "vision/teach_cues.h"

#include <opencv2/core.hpp>

#include <algorithm>

namespace vision {

namespace {

// What counts before the first photo of a new edition, in samples. A photo of ten cards adds some hundred.
constexpr double knownCards = 500;
constexpr double knownSpread = 40;

void weighDown(LinearFit &fit)
{
    const double samples = fit.inputs(fit.inputs.rows - 1, fit.inputs.cols - 1);
    if (samples <= knownCards)
        return;
    fit.inputs = fit.inputs * (knownCards / samples);
    fit.targets = fit.targets * (knownCards / samples);
}

} // namespace

OrdersProfile profileForNewEdition(const OrdersProfile &known)
{
    OrdersProfile profile = known;
    for (LinearFit *fit : {&profile.facing, &profile.cardness})
        weighDown(*fit);
    for (LinearFit &stage : profile.alignment)
        weighDown(stage);
    OrdersFace face = emptyFace({});
    const auto expect = [&](GaussianClasses OrdersFace::*cue) {
        GaussianClasses &classes = face.*cue;
        classes.priorSpread = cv::Mat1d::zeros(classes.products.size());
        for (const OrdersFace &other : known.faces)
            classes.priorSpread += spread(other.*cue) / static_cast<double>(known.faces.size());
        classes.priorWeight = knownSpread;
    };
    expect(&OrdersFace::number);
    expect(&OrdersFace::layout);
    expect(&OrdersFace::colour);
    expect(&OrdersFace::vehicle);
    solve(face);
    profile.faces = {face};
    return profile;
}

void teachOrders(OrdersProfile &profile, const cv::Mat &bgr, std::span<const OrderSeen> truth)
{
    const Pyramid pyramid = makePyramid(bgr);
    if (pyramid.levels.empty() || truth.empty() || profile.faces.empty())
        return;
    teachFacing(profile, pyramid, truth);
    solve(profile.facing, cardRidge);
    for (std::size_t stage = 0; stage < profile.alignment.size(); ++stage) {
        teachAlignment(profile, stage, pyramid, truth);
        solve(profile.alignment[stage], cardRidge);
    }
    teachCardness(profile, pyramid, truth);
    solve(profile.cardness, cardRidge);
    OrdersFace &face = profile.faces.back();
    NumberSamples numbers;
    samplePlaces(face, numbers, pyramid, truth);
    if (face.numberWindow.empty())
        face.numberWindow = whereNumbersDiffer(numbers);
    teachNumberShift(face, profile, pyramid, truth);
    solve(face.numberShift, shiftRidge);
    teachCues(face, profile, pyramid, truth);
    solve(face);
}

} // namespace vision
