// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/vision/glance_gradient.h"

#include "tests/vision/network_gradient.h"
#include "vision/card_size.h"

#include <algorithm>
#include <cmath>

using namespace vision;

namespace {

/// Where a part of the small picture should say something, and what.
struct Wanted {
    float middle = 0; ///< 1 at a card's middle, less around it
    bool ignored = false;
    float weight = 0; ///< of the place
    float width = 1;
    std::array<float, 6> place{};
};

/// The same for a vector and its opposite: of its length, at twice its angle.
cv::Point2f eitherWay(cv::Point2f vector)
{
    const float length = std::max(1e-3F, std::hypot(vector.x, vector.y));
    return cv::Point2f(vector.x * vector.x - vector.y * vector.y, 2 * vector.x * vector.y) / length;
}

std::vector<Wanted> wantedFor(const GlanceSample &sample, int columns, int rows)
{
    constexpr float partPixels = static_cast<float>(outPixels) / outParts;
    std::vector<Wanted> all(static_cast<std::size_t>(columns * rows));
    for (std::size_t i = 0; i < sample.cards.size(); ++i) {
        const Quad &card = sample.cards[i];
        const auto &[a, b, c, d] = card.corners;
        const cv::Point2f middle = centre(card);
        const cv::Point2f right = eitherWay((b + c - a - d) * 0.25F);
        const cv::Point2f down = eitherWay((c + d - a - b) * 0.25F);
        const float width = static_cast<float>(std::sqrt(area(card) * cardWidth / cardHeight));
        const float reach = std::max(0.8F * partPixels, 0.13F * width);
        const int nearestX = static_cast<int>(middle.x / partPixels);
        const int nearestY = static_cast<int>(middle.y / partPixels);
        for (int y = 0; y < rows; ++y) {
            for (int x = 0; x < columns; ++x) {
                const cv::Point2f at((static_cast<float>(x) + 0.5F) * partPixels,
                                     (static_cast<float>(y) + 0.5F) * partPixels);
                const cv::Point2f away = middle - at;
                const float near =
                    x == nearestX && y == nearestY ? 1 : std::exp(-away.dot(away) / (2 * reach * reach));
                if (near < 0.02F)
                    continue;
                Wanted &wanted = all[static_cast<std::size_t>(y * columns + x)];
                if (near <= wanted.middle)
                    continue;
                wanted = {near,
                          sample.hidden[i],
                          near > 0.3F && !sample.hidden[i] ? near : 0,
                          width,
                          {away.x, away.y, right.x, right.y, down.x, down.y}};
            }
        }
    }
    return all;
}

Loss addLoss(const GlanceSample &sample, const Layer &out, Layer &slope)
{
    constexpr float placeWeight = 0.6F;
    const int columns = out.width * outParts;
    const int rows = out.height * outParts;
    const std::vector<Wanted> all = wantedFor(sample, columns, rows);
    Loss loss{0, 0, static_cast<double>(std::max<std::size_t>(1, sample.cards.size()))};
    const float share = 1.F / 6; // of a card: samples with many cards count for more
    for (int y = 0; y < rows; ++y) {
        for (int x = 0; x < columns; ++x) {
            const int at =
                (x / outParts) * out.channels + (y % outParts * outParts + x % outParts) * outPerPart;
            const float *said = out.row(y / outParts) + at;
            float *change = slope.row(y / outParts) + at;
            const Wanted &wanted = all[static_cast<std::size_t>(y * columns + x)];
            if (wanted.ignored)
                continue;
            const float p = std::clamp(1 / (1 + std::exp(-said[0])), 1e-5F, 1 - 1e-5F);
            if (wanted.middle == 1) {
                loss.middle += static_cast<double>(-(1 - p) * (1 - p) * std::log(p));
                change[0] = share * (1 - p) * (1 - p) * (2 * p * std::log(p) - (1 - p));
            } else {
                const float clear = (1 - wanted.middle) * (1 - wanted.middle);
                const float weight = clear * clear;
                loss.middle += static_cast<double>(-weight * p * p * std::log(1 - p));
                change[0] = share * weight * (p * p * p - 2 * p * p * (1 - p) * std::log(1 - p));
            }
            for (std::size_t i = 0; i < 6 && wanted.weight > 0; ++i) {
                constexpr float small = 0.06F;
                const float off = (said[1 + i] * outUnit - wanted.place[i]) / wanted.width;
                loss.place += static_cast<double>(wanted.weight * std::abs(off));
                change[1 + i] = share * placeWeight * wanted.weight * std::clamp(off / small, -1.F, 1.F) *
                                outUnit / wanted.width;
            }
        }
    }
    return loss;
}

} // namespace

Loss addSlope(const Network &network, const GlanceSample &sample, Network &slope)
{
    std::vector<Kept> kept;
    const Layer layer = runKept(network, patches(sample.picture), kept);
    Layer change(layer.width, layer.height, layer.channels);
    const Loss loss = addLoss(sample, layer, change);
    goBack(network, kept, std::move(change), slope);
    return loss;
}
