// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// Teaches the network of the first glance from folders of rendered photos, in so many rounds:
//     train_glance OUT.json ROUNDS FOLDER...
// Photos whose name does not begin with "orders" show no card at all. OUT.json may hold what was learned
// before: it is gone on with.
#include "tests/vision/glance_gradient.h"
#include "tests/vision/glance_samples.h"
#include "vision/network_json.h"

#include <opencv2/core.hpp>

#include <array>
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <fstream>
#include <numbers>

using namespace vision;

namespace {

constexpr int batch = 8;
constexpr double highestRate = 3e-3;

/// The usual way (Adam) of going down a slope that is only known roughly.
class Descent
{
public:
    void go(Network &network, const Network &slope, double rate)
    {
        ++m_steps;
        const double correct = std::sqrt(1 - std::pow(0.999, m_steps)) / (1 - std::pow(0.9, m_steps));
        const float move = static_cast<float>(rate * correct);
        for (std::size_t i = 0; i < network.size(); ++i) {
            for (cv::Mat1f Step::*part : {&Step::window, &Step::level, &Step::mix, &Step::offset}) {
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

private:
    Network m_mean = emptyNetwork(glanceSteps);
    Network m_square = emptyNetwork(glanceSteps);
    int m_steps = 0;
};

Network begun(cv::RNG &random)
{
    Network network = emptyNetwork(glanceSteps);
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
    for (int part = 0; part < outParts * outParts; ++part)
        network.back().offset(0, part * outPerPart) = -4;
    return network;
}

} // namespace

int main(int count, char **arguments)
{
    if (count < 4) {
        std::fprintf(stderr, "train_glance OUT.json ROUNDS FOLDER...\n");
        return 1;
    }
    cv::RNG random(20'240);
    const int rounds = std::atoi(arguments[2]);
    const std::vector<GlancePhoto> photos = glancePhotos({arguments + 3, arguments + count});
    Network network = begun(random);
    if (std::ifstream known(arguments[1]); known) {
        const scoring::Json json = scoring::Json::parse(known);
        scoring::JsonReader reader;
        network = readNetwork(reader, {&json, ""}, glanceSteps);
    }
    std::printf("%zu photos\n", photos.size());

    Descent descent;
    const auto save = [&] { std::ofstream(arguments[1]) << writeNetwork(network).dump(1) << "\n"; };
    Loss shown;
    for (int round = 1; round <= rounds; ++round) {
        const double done = static_cast<double>(round) / rounds;
        std::array<Network, batch> slopes;
        std::array<Loss, batch> losses;
        std::array<std::uint64_t, batch> seeds;
        for (std::uint64_t &seed : seeds)
            seed = random.next();
        cv::parallel_for_({0, batch}, [&](const cv::Range &range) {
            for (int i = range.start; i < range.end; ++i) {
                const auto at = static_cast<std::size_t>(i);
                cv::RNG own(seeds[at]);
                slopes[at] = emptyNetwork(glanceSteps);
                losses[at] = addSlope(network, makeSample(photos, own), slopes[at]);
            }
        });
        for (std::size_t i = 0; i < batch; ++i) {
            shown += losses[i];
            for (std::size_t k = 0; k < network.size() && i > 0; ++k) {
                for (cv::Mat1f Step::*part : {&Step::window, &Step::level, &Step::mix, &Step::offset})
                    (slopes[0][k].*part) += (slopes[i][k].*part);
            }
        }
        const double warm = std::min(1.0, round / 100.0);
        descent.go(network, slopes[0], highestRate * warm * (0.5 + 0.5 * std::cos(std::numbers::pi * done)));
        if (round % 100 == 0) {
            std::printf("%5.1f %% %6d rounds: middle %.4f place %.4f\n", 100 * done, round,
                        shown.middle / shown.cards, shown.place / shown.cards);
            std::fflush(stdout);
            shown = {};
            save();
        }
    }
    save();
}
