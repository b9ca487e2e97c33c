// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "vision/view_network.h"

#include "vision/glance.h"
#include "vision/small_product.h"

#include <cmath>
#include <utility>

namespace vision {

namespace {

/// All steps on this core: the cards of a photo share the cores among them.
Layer runHere(const Network &network, Layer layer)
{
    std::vector<float> between;
    for (const Step &step : network) {
        Layer next = emptyAfter(step, layer);
        between.resize(static_cast<std::size_t>(next.width) * static_cast<std::size_t>(layer.channels));
        for (int y = 0; y < next.height; ++y)
            stepRow(step, layer, y, between.data(), next);
        layer = std::move(next);
    }
    return layer;
}

} // namespace

ViewNetwork emptyViewNetwork(const ViewShape &shape)
{
    ViewNetwork network{emptyNetwork(shape.steps), {}, cv::Mat1f(1, shape.out, 0.F)};
    Layer layer((shape.size.width + 1) / 2, (shape.size.height + 1) / 2, patchChannels);
    for (const Step &step : network.steps)
        layer = emptyAfter(step, layer);
    network.dense = cv::Mat1f(static_cast<int>(layer.values.size()), shape.out, 0.F);
    return network;
}

cv::Mat1f seenBy(const ViewNetwork &network, const cv::Mat &view)
{
    const Layer left = runHere(network.steps, patches(view));
    cv::Mat1f result = network.offset.clone();
    const int inner = static_cast<int>(left.values.size());
    addProduct(result.ptr<float>(), {left.values.data(), inner, 1}, network.dense.ptr<float>(), 1,
               result.cols, inner);
    // A profile may hold any numbers: what has no meaning says nothing.
    constexpr float largest = 1e6F;
    for (float &number : result) {
        if (!(std::abs(number) < largest))
            number = 0;
    }
    return result;
}

cv::Mat1f seenBy(const ViewNetwork &network, const ViewShape &shape, const Pyramid &pyramid, const Quad &card)
{
    return seenBy(network, straightened(pyramid, card, shape.window, shape.size));
}

} // namespace vision
