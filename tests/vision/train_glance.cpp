// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// Teaches the network of the first glance from folders of rendered photos, in so many rounds:
//     train_glance OUT.json ROUNDS FOLDER...
// Photos whose name does not begin with "orders" show no card at all. OUT.json may hold what was learned
// before: it is gone on with. What was shown last is said in make_orders_profile.cpp.
#include "tests/vision/glance_gradient.h"
#include "tests/vision/glance_samples.h"
#include "tests/vision/network_gradient.h"
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
constexpr double highestRate = 2e-3;

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
    Network network = begun(glanceSteps, random);
    for (int part = 0; part < outParts * outParts; ++part)
        network.back().offset(0, part * outPerPart) = -4;
    if (std::ifstream known(arguments[1]); known) {
        const scoring::Json json = scoring::Json::parse(known);
        scoring::JsonReader reader;
        network = readNetwork(reader, {&json, ""}, glanceSteps);
    }
    std::printf("%zu photos\n", photos.size());

    Descent descent(glanceSteps);
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
            if (i > 0)
                addTo(slopes[0], slopes[i]);
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
