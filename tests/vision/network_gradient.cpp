// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/vision/network_gradient.h"

#include "vision/small_product.h"

#include <opencv2/core.hpp>

#include <algorithm>
#include <utility>

using namespace vision;

namespace {

/// The part of `back` that goes through the windows.
VISION_FOR_BOTH void windowsBack(const Step &step, const Layer &in, const Layer &between, Step &slope,
                                 Layer &result)
{
    const int channels = in.channels;
    const int size = step.shape.window;
    const int reach = size / 2;
    const int stride = step.shape.stride;
    for (int y = 0; y < between.height; ++y) {
        for (int dy = 0; dy < size; ++dy) {
            const int fromY = y * stride + dy - reach;
            if (fromY < 0 || fromY >= in.height)
                continue;
            for (int channel = 0; channel < channels; channel += lanes) {
                for (int dx = 0; dx < size; ++dx) {
                    const int first = std::max(0, (reach - dx + stride - 1) / stride);
                    const int last = std::min(between.width - 1, (in.width - 1 + reach - dx) / stride);
                    const auto source = (first * stride + dx - reach) * channels + channel;
                    const float *change = between.row(y) + first * channels + channel;
                    const float *value = in.row(fromY) + source;
                    float *to = result.row(fromY) + source;
                    const Lanes weight = lanesAt(step.window.ptr<float>(dy * size + dx) + channel).all;
                    float *ownAt = slope.window.ptr<float>(dy * size + dx) + channel;
                    Lanes own = lanesAt(ownAt).all;
                    for (int x = first; x <= last; ++x) {
                        const Lanes here = lanesAt(change).all;
                        own += here * lanesAt(value).all;
                        lanesAt(to).all += here * weight;
                        change += channels;
                        value += stride * channels;
                        to += stride * channels;
                    }
                    lanesAt(ownAt).all = own;
                }
            }
        }
    }
}

VISION_WIDE void windowsBackWide(const Step &step, const Layer &in, const Layer &between, Step &slope,
                                 Layer &result)
{
    windowsBack(step, in, between, slope, result);
}

void windowsBackPlain(const Step &step, const Layer &in, const Layer &between, Step &slope, Layer &result)
{
    windowsBack(step, in, between, slope, result);
}

/// From the slope of what came out to that of what came in, and of the step's own weights.
Layer stepBack(const Step &step, const Kept &kept, const Layer &out, Step &slope)
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
    float *level = slope.level.ptr<float>();
    for (int pixel = 0; pixel < pixels; ++pixel) {
        for (int channel = 0; channel < in; ++channel)
            level[channel] += between.values[static_cast<std::size_t>(pixel * in + channel)];
    }
    (wideRegisters() ? windowsBackWide : windowsBackPlain)(step, kept.in, between, slope, result);
    return result;
}

} // namespace

Layer runKept(const Network &network, Layer layer, std::vector<Kept> &kept)
{
    for (const Step &step : network) {
        Layer next = emptyAfter(step, layer);
        Layer between(next.width, next.height, step.shape.in);
        for (int y = 0; y < next.height; ++y)
            stepRow(step, layer, y, between.row(y), next);
        kept.push_back({std::move(layer), std::move(between)});
        layer = std::move(next);
    }
    return layer;
}

Layer goBack(const Network &network, const std::vector<Kept> &kept, Layer change, Network &slope)
{
    for (std::size_t i = network.size(); i-- > 0;)
        change = stepBack(network[i], kept[i], change, slope[i]);
    return change;
}

void Descent::go(Network &network, const Network &slope, double rate)
{
    ++m_steps;
    const double correct = std::sqrt(1 - std::pow(0.999, m_steps)) / (1 - std::pow(0.9, m_steps));
    const float move = static_cast<float>(rate * correct);
    for (std::size_t i = 0; i < network.size(); ++i) {
        for (cv::Mat1f Step::*part : weights) {
            float *value = (network[i].*part).ptr<float>();
            const float *s = (slope[i].*part).ptr<float>();
            float *mean = (m_mean[i].*part).ptr<float>();
            float *square = (m_square[i].*part).ptr<float>();
            for (std::size_t k = 0; k < (network[i].*part).total(); ++k) {
                mean[k] += 0.1F * (s[k] - mean[k]);
                square[k] += 0.001F * (s[k] * s[k] - square[k]);
                value[k] -= move * mean[k] / (std::sqrt(square[k]) + 1e-8F);
            }
        }
    }
}

void addTo(Network &sum, const Network &other)
{
    for (std::size_t i = 0; i < sum.size(); ++i) {
        for (cv::Mat1f Step::*part : weights)
            (sum[i].*part) += (other[i].*part);
    }
}

Network begun(std::span<const StepShape> shapes, cv::RNG &random)
{
    Network network = emptyNetwork(shapes);
    for (Step &step : network) {
        const double taps = step.shape.window * step.shape.window;
        random.fill(step.window, cv::RNG::NORMAL, 0, std::sqrt(1 / taps));
        if (step.shape.window == 1)
            step.window = 1;
        else
            for (int channel = 0; channel < step.shape.in; ++channel)
                step.window(static_cast<int>(taps) / 2, channel) += 0.5F;
        random.fill(step.mix, cv::RNG::NORMAL, 0, std::sqrt((step.shape.adds ? 0.3 : 2.0) / step.shape.in));
    }
    return network;
}
