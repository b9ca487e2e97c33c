// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "vision/read_order.h"

#include "vision/order_cues.h"

#include <algorithm>
#include <cmath>

namespace vision {

using scoring::coal_baron::coalLetters;
using scoring::coal_baron::OrderCard;
using scoring::coal_baron::orderCards;

namespace {

// Features of one cue are not as independent as the Gaussian takes them to be: its certainty is cooled by
// what held-out photos showed.
constexpr float numberCooling = 0.35F;
constexpr float layoutCooling = 0.3F;
constexpr float colourCooling = 0.4F;
constexpr float vehicleCooling = 0.4F;

// No single cue may rule a card out altogether.
constexpr double leastChance = 1e-4;

template <std::size_t answers>
CueSays<answers> says(const GaussianClasses &classes, const cv::Mat1f &input, float cooling)
{
    CueSays<answers> cue;
    const std::vector<float> away = distances(classes, input);
    const float nearest = *std::ranges::min_element(away);
    cue.strangeness = std::isfinite(nearest) ? nearest : 99;
    if (!std::isfinite(nearest))
        return cue;
    const float sharpness = 0.5F * static_cast<float>(input.cols) * cooling;
    float sum = 0;
    for (std::size_t i = 0; i < answers; ++i) {
        cue.chances[i] = std::exp(-sharpness * (away[i] - nearest));
        sum += cue.chances[i];
    }
    for (float &chance : cue.chances)
        chance /= sum;
    return cue;
}

std::size_t numberPlace(int points)
{
    return static_cast<std::size_t>(std::ranges::find(orderPoints, points) - orderPoints.begin());
}

} // namespace

template <std::size_t answers>
std::size_t CueSays<answers>::best() const
{
    return static_cast<std::size_t>(std::ranges::max_element(chances) - chances.begin());
}
template struct CueSays<8>;
template struct CueSays<4>;

double OrderRead::strangeness() const
{
    // The geometric mean: where one cue is covered by another card, two still tell that there is a card.
    const auto atLeast = [](float value) { return std::max(0.05, static_cast<double>(value)); };
    return std::cbrt(atLeast(number.strangeness) * atLeast(layout.strangeness) *
                     atLeast(vehicle.strangeness));
}

OrderRead readOrder(const Pyramid &pyramid, const Quad &quad, const OrdersProfile &profile,
                    const OrdersFace &face)
{
    OrderRead read;
    read.number = says<8>(face.number, numberView(pyramid, quad, profile, face), numberCooling);
    read.layout =
        says<4>(face.layout, projected(profile.layout, layoutFeatures(pyramid, quad)), layoutCooling);
    read.vehicle =
        says<4>(face.vehicle, projected(profile.vehicle, vehicleFeatures(pyramid, quad)), vehicleCooling);
    const CardMiddle middle = cardMiddle(pyramid, quad);
    for (std::size_t count = 0; count < read.colour.size(); ++count) {
        if (const auto colour = colourFeatures(middle, face.squares[count]))
            read.colour[count] = says<4>(face.colour, *colour, colourCooling);
        else
            read.colour[count].chances.fill(0.25F);
    }

    double sum = 0;
    for (std::size_t i = 0; i < orderCards.size(); ++i) {
        const OrderCard &card = orderCards[i];
        const auto count = static_cast<std::size_t>(card.squareCount() - 1);
        const auto atLeast = [](float chance) { return std::max(leastChance, static_cast<double>(chance)); };
        double chance = atLeast(read.number.chances[numberPlace(card.points)]) *
                        atLeast(read.layout.chances[count]) *
                        atLeast(read.vehicle.chances[static_cast<std::size_t>(card.vehicle)]);
        if (count < read.colour.size())
            chance *= atLeast(read.colour[count].chances[coalLetters.find(card.coal.front())]);
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
    std::vector<Doubt> why;
    const OrderCard &card = orderCards[read.best];
    const auto count = static_cast<std::size_t>(card.squareCount() - 1);
    const std::size_t number = numberPlace(card.points);
    const std::size_t saidNumber = read.number.best();
    constexpr float clear = 0.9F;
    constexpr float clearColour = 0.8F;
    // The squares and their colour say the number again: where they are clear, it need not be.
    constexpr float clearNumber = 0.5F;
    // What is this unlike anything the edition prints there is covered, or not print at all.
    constexpr float tooStrange = 5;

    if (saidNumber != number && read.number.chance() > clearNumber)
        why.push_back({Kind::NumberAgainstSquares, orderPoints[saidNumber], card.points});
    else if (read.number.chances[number] < clearNumber || read.number.strangeness > tooStrange)
        why.push_back({Kind::NumberUnclear});
    if (read.layout.chances[count] < clear || read.layout.strangeness > tooStrange)
        why.push_back({Kind::SquaresUnclear});
    if (count < read.colour.size() &&
        read.colour[count].chances[coalLetters.find(card.coal.front())] < clearColour)
        why.push_back({Kind::ColourUnclear});
    if (read.vehicle.chances[static_cast<std::size_t>(card.vehicle)] < clear ||
        read.vehicle.strangeness > tooStrange)
        why.push_back({Kind::VehicleUnclear});
    return why;
}

} // namespace vision
