// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "vision/row_stream.h"

#include <opencv2/core.hpp>

#include <algorithm>
#include <utility>

namespace vision {

namespace {

/// Rows of the last step's result, from the top down; of everything before it a few rows at a time.
class RowStream
{
public:
    RowStream(std::span<const Step> steps, const LayerSource &source)
        : m_steps(steps)
        , m_source(source)
    {
        LayerSize size = source.size;
        std::size_t widest = 0;
        for (const Step &step : steps) {
            m_kept.push_back({Layer(size, step.shape.window)});
            const LayerSize next = sizeAfter(step, size);
            widest = std::max(widest,
                              static_cast<std::size_t>(next.width) * static_cast<std::size_t>(size.channels));
            size = next;
        }
        m_between.resize(widest);
    }

    void make(int y, Layer &out) { makeRow(m_steps.size(), y, out); }

private:
    struct Kept {
        Layer layer;
        int next = 0; ///< row that was not made yet
    };

    /// One row of what the steps so far make.
    void makeRow(std::size_t steps, int y, Layer &to)
    {
        if (steps == 0) {
            m_source.make(y, to.row(y));
            return;
        }
        const Step &step = m_steps[steps - 1];
        Kept &from = m_kept[steps - 1];
        const int reach = step.shape.window / 2;
        const int first = std::max(0, y * step.shape.stride - reach);
        const int last = std::min(from.layer.height - 1, y * step.shape.stride + reach);
        for (int row = std::max(first, from.next); row <= last; ++row)
            makeRow(steps - 1, row, from.layer);
        from.next = last + 1;
        stepRow(step, from.layer, y, m_between.data(), to);
    }

    std::span<const Step> m_steps;
    const LayerSource &m_source;
    std::vector<Kept> m_kept; ///< what comes into each step
    std::vector<float> m_between;
};

/// How many steps there are up to the last that halves the picture.
std::size_t stepsWhileLarge(const Network &network)
{
    std::size_t count = 1;
    for (std::size_t i = 0; i < network.size(); ++i) {
        if (network[i].shape.stride > 1)
            count = i + 1;
    }
    return std::min(count, network.size());
}

} // namespace

Layer run(const Network &network, const LayerSource &source)
{
    const std::size_t large = stepsWhileLarge(network);
    const std::span<const Step> first(network.data(), large);
    LayerSize size = source.size;
    for (const Step &step : first)
        size = sizeAfter(step, size);
    Layer layer(size, size.height);
    // Each begins with some rows that its neighbour makes too: few large parts are best.
    cv::parallel_for_(
        {0, layer.height},
        [&](const cv::Range &rows) {
            RowStream stream(first, source);
            for (int y = rows.start; y < rows.end; ++y)
                stream.make(y, layer);
        },
        cv::getNumThreads());
    return run(std::span<const Step>(network).subspan(large), std::move(layer));
}

} // namespace vision
