// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/vision/view_gradient.h"

#include "vision/card_alignment.h"
#include "vision/glance.h"
#include "vision/small_product.h"

#include <algorithm>
#include <cmath>

using namespace vision;

namespace {

struct ViewKept {
    std::vector<Kept> steps;
    Layer left;
    cv::Mat1f out;
};

ViewKept runKept(const ViewNetwork &network, const cv::Mat &view)
{
    ViewKept kept;
    kept.left = ::runKept(network.steps, patches(view), kept.steps);
    kept.out = network.offset.clone();
    const int inner = static_cast<int>(kept.left.values.size());
    addProduct(kept.out.ptr<float>(), {kept.left.values.data(), inner, 1}, network.dense.ptr<float>(), 1,
               kept.out.cols, inner);
    return kept;
}

void goBack(const ViewNetwork &network, const ViewKept &kept, const cv::Mat1f &change, Network &slope)
{
    const std::size_t steps = network.steps.size();
    Step &dense = slope[steps];
    Layer before(kept.left.width, kept.left.height, kept.left.channels);
    for (int i = 0; i < network.dense.rows; ++i) {
        const float *weights = network.dense.ptr<float>(i);
        float *own = dense.mix.ptr<float>(i);
        const float value = kept.left.values[static_cast<std::size_t>(i)];
        float sum = 0;
        for (int k = 0; k < change.cols; ++k) {
            sum += weights[k] * change(0, k);
            own[k] += value * change(0, k);
        }
        before.values[static_cast<std::size_t>(i)] = sum;
    }
    dense.offset += change;
    // These share their numbers with the slope.
    Network ofSteps(slope.begin(), slope.begin() + static_cast<std::ptrdiff_t>(steps));
    ::goBack(network.steps, kept.steps, std::move(before), ofSteps);
}

} // namespace

ViewLoss &ViewLoss::operator+=(const ViewLoss &other)
{
    loss += other.loss;
    right += other.right;
    samples += other.samples;
    return *this;
}

std::vector<StepShape> learnedShapes(const ViewShape &shape, int answers)
{
    std::vector<StepShape> shapes(shape.steps.begin(), shape.steps.end());
    shapes.push_back({emptyViewNetwork(shape).dense.rows, shape.out, 1});
    shapes.push_back({answers, shape.out, 1});
    return shapes;
}

Network learned(const ViewNetwork &network, const Answers &answers)
{
    Network all = network.steps;
    Network rest = emptyNetwork(std::array{StepShape{network.dense.rows, network.dense.cols, 1},
                                           StepShape{answers.rows, answers.cols, 1}});
    rest[0].mix = network.dense;
    rest[0].offset = network.offset;
    rest[1].mix = answers;
    all.insert(all.end(), rest.begin(), rest.end());
    return all;
}

ViewNetwork begunView(const ViewShape &shape, cv::RNG &random)
{
    ViewNetwork network = emptyViewNetwork(shape);
    network.steps = begun(shape.steps, random);
    random.fill(network.dense, cv::RNG::NORMAL, 0, std::sqrt(1.0 / network.dense.rows));
    return network;
}

ViewLoss addSlope(const ViewNetwork &network, const Answers &answers, const CueSample &sample, Network &slope)
{
    // Answers also pull their views towards them, so that what is far from all of them is strange.
    constexpr float pull = 0.05F;
    const ViewKept kept = runKept(network, sample.view);
    std::vector<double> chances(static_cast<std::size_t>(answers.rows));
    const auto away = [&](int answer) { return cv::norm(kept.out, answers.row(answer), cv::NORM_L2SQR); };
    double nearest = away(0);
    int best = 0;
    for (int answer = 1; answer < answers.rows; ++answer) {
        if (away(answer) < nearest) {
            nearest = away(answer);
            best = answer;
        }
    }
    double sum = 0;
    for (int answer = 0; answer < answers.rows; ++answer)
        sum += chances[static_cast<std::size_t>(answer)] = std::exp(-0.5 * (away(answer) - nearest));
    cv::Mat1f change(1, kept.out.cols, 0.F);
    for (int answer = 0; answer < answers.rows; ++answer) {
        const bool right = static_cast<std::size_t>(answer) == sample.answer;
        const auto off =
            static_cast<float>(chances[static_cast<std::size_t>(answer)] / sum - (right ? 1 : 0));
        const cv::Mat1f way(kept.out - answers.row(answer));
        const float weight = -off + (right ? pull : 0);
        change += way * weight;
        slope.back().mix.row(answer) -= way * weight;
    }
    goBack(network, kept, change, slope);
    return {-std::log(std::max(1e-9, chances[sample.answer] / sum)),
            static_cast<std::size_t>(best) == sample.answer ? 1.0 : 0.0, 1};
}

ViewLoss addSlope(const ViewNetwork &network, const LieSample &sample, Network &slope)
{
    constexpr float small = 0.25F; // tenths of the card
    const ViewKept kept = runKept(network, sample.view);
    cv::Mat1f change(1, kept.out.cols, 0.F);
    ViewLoss loss{0, 0, 0};
    for (int i = 0; sample.moves && i < 8; ++i) {
        const float off = kept.out(0, Lie::FirstMove + i) - (*sample.moves)[static_cast<std::size_t>(i)];
        change(0, Lie::FirstMove + i) = std::clamp(off / small, -1.F, 1.F);
        loss.loss += std::abs(off) / 8;
        loss.samples = 1;
    }
    const auto judge = [&](int at, const std::optional<bool> &is) {
        if (!is)
            return;
        const float said = 1 / (1 + std::exp(-kept.out(0, at)));
        change(0, at) = said - (*is ? 1.F : 0.F);
        loss.right += (said > 0.5F) == *is ? 1.0 / 3 : 0;
    };
    judge(Lie::IsUp, sample.isUp);
    judge(Lie::IsExact, sample.isExact);
    judge(Lie::IsCard, sample.isCard);
    goBack(network, kept, change, slope);
    return loss;
}
