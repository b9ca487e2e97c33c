// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "vision/read_order.h"

#include <algorithm>
#include <cmath>

namespace vision {

using scoring::coal_baron::OrderCard;
using scoring::coal_baron::orderCards;

namespace {

// The numbers of one cue are not as independent as the Gaussian takes them to be: its certainty is cooled by
// what held-out editions showed.
constexpr float cooling = 0.4F;

// No single cue may rule a card out altogether.
constexpr double leastChance = 1e-4;

CueSays says(const GaussianClasses &classes, const cv::Mat1f &input)
{
    CueSays cue;
    const std::vector<float> away = distances(classes, input);
    const float nearest = *std::ranges::min_element(away);
    cue.strangeness = std::isfinite(nearest) ? nearest : 99;
    if (!std::isfinite(nearest))
        return cue;
    const float sharpness = 0.5F * static_cast<float>(input.cols) * cooling;
    float sum = 0;
    for (std::size_t i = 0; i < away.size(); ++i) {
        cue.chances[i] = std::exp(-sharpness * (away[i] - nearest));
        sum += cue.chances[i];
    }
    for (float &chance : cue.chances)
        chance /= sum;
    return cue;
}

double chanceOf(const CueSays &cue, std::size_t answer)
{
    return std::max(leastChance, static_cast<double>(cue.chances[answer]));
}

constexpr std::size_t at(Cue cue)
{
    return static_cast<std::size_t>(cue);
}

} // namespace

std::size_t CueSays::best() const
{
    return static_cast<std::size_t>(std::ranges::max_element(chances) - chances.begin());
}

double OrderRead::strangeness() const
{
    // The geometric mean: where one cue is covered by another card, the others still tell that there is one.
    constexpr double least = 0.3;
    constexpr double most = 12;
    double product = 1;
    for (const CueSays &cue : cues)
        product *= std::clamp(static_cast<double>(cue.strangeness), least, most);
    return std::pow(product, 1.0 / cueCount);
}

double OrderRead::agreement() const
{
    constexpr double least = -10;
    const auto answers = answersOf(orderCards[best]);
    double sum = 0;
    for (const Cue cue : vision::cues)
        sum += std::log(chanceOf(cues[at(cue)], answers[at(cue)]));
    return std::max(sum, least);
}

CardSeen lookAt(const Pyramid &pyramid, const Quad &quad, const OrdersProfile &profile)
{
    CardSeen seen;
    for (const Cue cue : cues)
        seen[at(cue)] = seenBy(profile.cues[at(cue)], shapeOf(cue), pyramid, quad);
    return seen;
}

OrderRead readOrder(const CardSeen &seen, const OrdersFace &face)
{
    OrderRead read;
    for (const Cue cue : cues)
        read.cues[at(cue)] = says(face.cues[at(cue)], seen[at(cue)]);
    double sum = 0;
    for (std::size_t i = 0; i < orderCards.size(); ++i) {
        const auto answers = answersOf(orderCards[i]);
        double chance = 1;
        for (const Cue cue : cues)
            chance *= chanceOf(read.cues[at(cue)], answers[at(cue)]);
        read.chances[i] = chance;
        sum += chance;
    }
    for (double &chance : read.chances)
        chance /= sum;
    read.best = static_cast<std::size_t>(std::ranges::max_element(read.chances) - read.chances.begin());
    return read;
}

std::vector<Doubt> doubtsAbout(const OrderRead &read)
{
    using Kind = Doubt::Kind;
    struct Limit {
        Kind unclear{};
        float clear = 0;
    };
    // The squares and their colour say the number again: where they are clear, it need not be.
    constexpr std::array<Limit, cueCount> limits{{{Kind::NumberUnclear, 0.5F},
                                                  {Kind::SquaresUnclear, 0.9F},
                                                  {Kind::ColourUnclear, 0.8F},
                                                  {Kind::VehicleUnclear, 0.9F}}};
    // What is this unlike anything the edition prints there is covered, or not print at all.
    constexpr float tooStrange = 5;
    std::vector<Doubt> why;
    const OrderCard &card = orderCards[read.best];
    const auto answers = answersOf(card);
    for (const Cue cue : cues) {
        const CueSays &said = read.cues[at(cue)];
        const Limit &limit = limits[at(cue)];
        const bool other = said.best() != answers[at(cue)] && said.chance() > limit.clear;
        if (cue == Cue::Number && other)
            why.push_back({Kind::NumberAgainstSquares, orderPoints[said.best()], card.points});
        else if (said.chances[answers[at(cue)]] < limit.clear || said.strangeness > tooStrange)
            why.push_back({limit.unclear});
    }
    return why;
}

} // namespace vision
