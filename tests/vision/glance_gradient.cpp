// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/vision/glance_gradient.h"

#include "vision/small_product.h"

#include <algorithm>
#include <cmath>
#include <cstring>

using namespace vision;

namespace {

using Lanes = float __attribute__((vector_size(lanes * sizeof(float))));

inline void load(Lanes &values, const float *from)
{
    std::memcpy(&values, from, sizeof(Lanes));
}

struct Kept {
    Layer in;
    Layer between;
};

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
        const float width = static_cast<float>(std::sqrt(area(card) * 44 / 67));
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

/// From the slope of what came out to that of what came in, and of the step's own weights.
Layer back(const Step &step, const Kept &kept, const Layer &out, Step &slope)
{
    const int in = step.shape.in;
    const int pixels = out.width * out.height;
    addProduct(slope.mix.ptr<float>(), {kept.between.values.data(), 1, in}, out.values.data(), in,
               step.shape.out, pixels);
    float *offset = slope.offset.ptr<float>();
    for (int pixel = 0; pixel < pixels; ++pixel) {
        for (int channel = 0; channel < step.shape.out; ++channel)
            offset[channel] += out.values[static_cast<std::size_t>(pixel * step.shape.out + channel)];
    }
    Layer between(out.width, out.height, in);
    cv::Mat1f mix;
    cv::transpose(step.mix, mix);
    addProduct(between.values.data(), {out.values.data(), step.shape.out, 1}, mix.ptr<float>(), pixels, in,
               step.shape.out);
    for (std::size_t i = 0; i < between.values.size(); ++i) {
        if (kept.between.values[i] <= 0)
            between.values[i] = 0;
    }
    Layer result(kept.in.width, kept.in.height, in);
    if (step.shape.adds)
        result.values = out.values;
    const int size = step.shape.window;
    const int reach = size / 2;
    const int stride = step.shape.stride;
    float *level = slope.level.ptr<float>();
    for (int pixel = 0; pixel < pixels; ++pixel) {
        for (int channel = 0; channel < in; ++channel)
            level[channel] += between.values[static_cast<std::size_t>(pixel * in + channel)];
    }
    for (int y = 0; y < out.height; ++y) {
        for (int dy = 0; dy < size; ++dy) {
            const int fromY = y * stride + dy - reach;
            if (fromY < 0 || fromY >= kept.in.height)
                continue;
            for (int channel = 0; channel < in; channel += lanes) {
                for (int dx = 0; dx < size; ++dx) {
                    const int first = std::max(0, (reach - dx + stride - 1) / stride);
                    const int last = std::min(out.width - 1, (kept.in.width - 1 + reach - dx) / stride);
                    const auto source = (first * stride + dx - reach) * in + channel;
                    const float *change = between.row(y) + first * in + channel;
                    const float *value = kept.in.row(fromY) + source;
                    float *to = result.row(fromY) + source;
                    Lanes weight;
                    load(weight, step.window.ptr<float>(dy * size + dx) + channel);
                    Lanes own;
                    load(own, slope.window.ptr<float>(dy * size + dx) + channel);
                    for (int x = first; x <= last; ++x) {
                        Lanes here;
                        Lanes seen;
                        Lanes sum;
                        load(here, change);
                        load(seen, value);
                        load(sum, to);
                        own += here * seen;
                        sum += here * weight;
                        std::memcpy(to, &sum, sizeof(Lanes));
                        change += in;
                        value += stride * in;
                        to += stride * in;
                    }
                    std::memcpy(slope.window.ptr<float>(dy * size + dx) + channel, &own, sizeof(Lanes));
                }
            }
        }
    }
    return result;
}

} // namespace

Loss addSlope(const Network &network, const GlanceSample &sample, Network &slope)
{
    std::vector<Kept> kept;
    Layer layer = patches(sample.picture);
    for (const Step &step : network) {
        Layer next = emptyAfter(step, layer);
        Layer between(next.width, next.height, step.shape.in);
        for (int y = 0; y < next.height; ++y)
            stepRow(step, layer, y, between.row(y), next);
        kept.push_back({std::move(layer), std::move(between)});
        layer = std::move(next);
    }
    Layer change(layer.width, layer.height, layer.channels);
    const Loss loss = addLoss(sample, layer, change);
    for (std::size_t i = network.size(); i-- > 0;)
        change = back(network[i], kept[i], change, slope[i]);
    return loss;
}
