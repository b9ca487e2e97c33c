// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "vision/network.h"

#include "vision/small_product.h"
#include "vision/wide_registers.h"

#include <opencv2/core.hpp>

#include <algorithm>
#include <array>

namespace vision {

namespace {

constexpr std::size_t largestWindow = 5;

/// The rows of a layer that a window lies on; some may lie outside.
struct WindowRows {
    std::array<const float *, largestWindow> rows{};
    int from = 0;
    int to = 0;
    int width = 0;
};

VISION_FOR_BOTH WindowRows windowRows(const Step &step, const Layer &in, int y)
{
    const int size = step.shape.window;
    const int firstY = y * step.shape.stride - size / 2;
    WindowRows window{
        .from = std::max(0, -firstY), .to = std::min(size, in.height - firstY), .width = in.width};
    for (int dy = window.from; dy < window.to; ++dy)
        window.rows[static_cast<std::size_t>(dy)] = in.row(firstY + dy);
    return window;
}

/// Pixels beside each other share the loading of the weights.
template <std::size_t pixels>
VISION_FOR_BOTH void windowAt(const Step &step, const WindowRows &in, int x, float *between)
{
    const int size = step.shape.window;
    const int channels = step.shape.in;
    const int firstX = x * step.shape.stride - size / 2;
    const int nextPixel = step.shape.stride * channels;
    // What lies outside the picture counts as zero; only single pixels reach out to the sides.
    const int fromX = std::max(0, -firstX);
    const int toX = pixels > 1 ? size : std::min(size, in.width - firstX);
    for (int channel = 0; channel < channels; channel += lanes) {
        Lanes sums[pixels];
        for (Lanes &sum : sums)
            sum = lanesAt(step.level.ptr<float>() + channel).all;
        for (int dy = in.from; dy < in.to; ++dy) {
            const float *source =
                in.rows[static_cast<std::size_t>(dy)] + (firstX + fromX) * channels + channel;
            const float *weights = step.window.ptr<float>(dy * size + fromX) + channel;
            for (int dx = fromX; dx < toX; ++dx) {
                const Lanes weight = lanesAt(weights).all;
                for (std::size_t i = 0; i < pixels; ++i)
                    sums[i] += weight * lanesAt(source + static_cast<int>(i) * nextPixel).all;
                source += channels;
                weights += channels;
            }
        }
        for (std::size_t i = 0; i < pixels; ++i) {
            const Lanes zero{};
            lanesAt(between + (x + static_cast<int>(i)) * channels + channel).all =
                sums[i] > zero ? sums[i] : zero;
        }
    }
}

VISION_FOR_BOTH void windowRowFor(const Step &step, const Layer &in, int y, int width, float *between)
{
    constexpr int together = 4;
    const int reach = step.shape.window / 2;
    const int stride = step.shape.stride;
    const WindowRows rows = windowRows(step, in, y);
    int x = 0;
    while (x < width) {
        const bool inside =
            x * stride >= reach && x + together <= width && (x + together - 1) * stride + reach < in.width;
        if (inside) {
            windowAt<together>(step, rows, x, between);
            x += together;
        } else {
            windowAt<1>(step, rows, x, between);
            ++x;
        }
    }
}

VISION_WIDE void windowRowWide(const Step &step, const Layer &in, int y, int width, float *between)
{
    windowRowFor(step, in, y, width, between);
}

void windowRow(const Step &step, const Layer &in, int y, int width, float *between)
{
    if (wideRegisters())
        windowRowWide(step, in, y, width, between);
    else
        windowRowFor(step, in, y, width, between);
}

} // namespace

Layer::Layer(int wide, int high, int deep)
    : Layer({wide, high, deep}, high)
{
}

Layer::Layer(const LayerSize &size, int keptRows)
    : LayerSize(size)
    , kept(keptRows)
    , values(static_cast<std::size_t>(width) * static_cast<std::size_t>(kept) *
             static_cast<std::size_t>(channels))
{
}

Network emptyNetwork(std::span<const StepShape> shapes)
{
    Network network;
    for (const StepShape &shape : shapes)
        network.push_back({shape, cv::Mat1f(shape.window * shape.window, shape.in, 0.F),
                           cv::Mat1f(1, shape.in, 0.F), cv::Mat1f(shape.in, shape.out, 0.F),
                           cv::Mat1f(1, shape.out, 0.F)});
    return network;
}

LayerSize sizeAfter(const Step &step, const LayerSize &in)
{
    const int stride = step.shape.stride;
    return {(in.width + stride - 1) / stride, (in.height + stride - 1) / stride, step.shape.out};
}

Layer emptyAfter(const Step &step, const Layer &in)
{
    const LayerSize size = sizeAfter(step, in);
    return {size, size.height};
}

void stepRow(const Step &step, const Layer &in, int y, float *between, Layer &out)
{
    windowRow(step, in, y, out.width, between);
    float *row = out.row(y);
    const float *offset = step.offset.ptr<float>();
    const float *before = step.shape.adds ? in.row(y) : nullptr;
    const auto channels = static_cast<std::size_t>(out.channels);
    for (std::size_t pixel = 0; pixel < static_cast<std::size_t>(out.width) * channels; pixel += channels) {
        for (std::size_t channel = 0; channel < channels; ++channel)
            row[pixel + channel] = before ? before[pixel + channel] + offset[channel] : offset[channel];
    }
    addProduct(row, {between, in.channels, 1}, step.mix.ptr<float>(), out.width, out.channels, in.channels);
}

Layer run(std::span<const Step> steps, Layer layer)
{
    for (const Step &step : steps) {
        Layer next = emptyAfter(step, layer);
        cv::parallel_for_({0, next.height}, [&](const cv::Range &rows) {
            std::vector<float> between(static_cast<std::size_t>(next.width) *
                                       static_cast<std::size_t>(layer.channels));
            for (int y = rows.start; y < rows.end; ++y)
                stepRow(step, layer, y, between.data(), next);
        });
        layer = std::move(next);
    }
    return layer;
}

} // namespace vision
