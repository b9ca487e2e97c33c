// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <opencv2/core/mat.hpp>

#include <span>
#include <vector>

namespace vision {

/// A small network of alike steps, run over a whole picture. In each step every channel is first blurred or
/// sharpened by itself (a window of its own, what is below zero is cut off), then all channels of a place
/// are mixed.
struct StepShape {
    int in = 0;
    int out = 0;
    int window = 3;    ///< pixels on a side
    int stride = 1;    ///< 2 halves the picture
    bool adds = false; ///< the result is added to what came in
};

struct Step {
    StepShape shape;
    cv::Mat1f window; ///< window * window x in
    cv::Mat1f level;  ///< 1 x in, added before cutting off
    cv::Mat1f mix;    ///< in x out
    cv::Mat1f offset; ///< 1 x out
};

using Network = std::vector<Step>;

/// All weights 0.
Network emptyNetwork(std::span<const StepShape> shapes);

/// How large a layer is.
struct LayerSize {
    int width = 0;
    int height = 0;
    int channels = 0;
};

/// A picture with any number of channels, those of one pixel beside each other.
struct Layer : LayerSize {
    int kept = 0; ///< rows at a time: a later one takes the place of an earlier one; mostly all of them
    std::vector<float> values;

    Layer() = default;
    Layer(int wide, int high, int deep);
    Layer(const LayerSize &size, int keptRows);
    float *row(int y) { return values.data() + place(y); }
    const float *row(int y) const { return values.data() + place(y); }

private:
    std::ptrdiff_t place(int y) const { return static_cast<std::ptrdiff_t>(y % kept) * width * channels; }
};

/// The size of what a step makes of a layer.
LayerSize sizeAfter(const Step &step, const LayerSize &in);
Layer emptyAfter(const Step &step, const Layer &in);

/// One row of a step's result. `between` is room for what comes out of the windows: the result's width times
/// the channels that come in.
void stepRow(const Step &step, const Layer &in, int y, float *between, Layer &out);

/// All steps, on all cores.
Layer run(std::span<const Step> steps, Layer layer);

} // namespace vision
