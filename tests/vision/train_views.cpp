// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// Teaches the networks that look at a single card, from folders of rendered photos, one edition a folder:
//     train_views NETWORKS ROUNDS lie number squares colour vehicle of FOLDER...
// NETWORKS is a folder with glance.json (see train_glance); lie.json, number.json... are written to it, and
// gone on with where they are there already. The first two editions are met most often. What was shown to
// the networks that Steiger has is said in make_orders_profile.cpp.
#include "tests/vision/view_gradient.h"
#include "vision/card_alignment.h"
#include "vision/glance.h"
#include "vision/network_json.h"

#include <opencv2/core.hpp>

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <fstream>
#include <functional>
#include <numbers>

using namespace vision;

namespace {

constexpr int batch = 32;
constexpr int parts = 4; // of a batch, each learned from on one core
constexpr double highestRate = 2e-3;
constexpr std::array<std::string_view, cueCount> cueNames{"number", "squares", "colour", "vehicle"};

using AddSlope = std::function<ViewLoss(const ViewNetwork &, const Answers &, cv::RNG &, Network &)>;

scoring::Json parsed(const std::string &file)
{
    std::ifstream stream(file);
    return stream ? scoring::Json::parse(stream) : scoring::Json();
}

void train(const std::string &file, const ViewShape &shape, int answerCount, int rounds, const AddSlope &add)
{
    cv::RNG random(20'260);
    const std::vector<StepShape> shapes = learnedShapes(shape, answerCount);
    ViewNetwork network = begunView(shape, random);
    Answers answers(answerCount, shape.out);
    random.fill(answers, cv::RNG::NORMAL, 0, 1.0);
    if (const scoring::Json known = parsed(file); !known.is_null()) {
        scoring::JsonReader reader;
        network = readViewNetwork(reader, scoring::Node{&known, ""}.field("network"), shape);
        answers = cv::Mat1f(answerCount, shape.out);
        const std::vector<float> places = known.at("answers").get<std::vector<float>>();
        std::ranges::copy(places, answers.begin());
    }
    Network all = learned(network, answers);
    Descent descent(shapes);
    const auto save = [&] {
        std::ofstream(file) << scoring::Json{{"network", writeViewNetwork(network)},
                                             {"answers", std::vector<float>(answers.begin(), answers.end())}}
                                   .dump(1)
                            << "\n";
    };
    ViewLoss shown;
    for (int round = 1; round <= rounds; ++round) {
        const double done = static_cast<double>(round) / rounds;
        std::array<Network, parts> slopes;
        std::array<ViewLoss, parts> losses;
        std::array<std::uint64_t, parts> seeds;
        for (std::uint64_t &seed : seeds)
            seed = random.next();
        cv::parallel_for_(
            {0, parts},
            [&](const cv::Range &range) {
                for (int i = range.start; i < range.end; ++i) {
                    const auto at = static_cast<std::size_t>(i);
                    cv::RNG own(seeds[at]);
                    slopes[at] = emptyNetwork(shapes);
                    for (int sample = 0; sample < batch / parts; ++sample)
                        losses[at] += add(network, answers, own, slopes[at]);
                }
            },
            parts);
        for (std::size_t i = 0; i < parts; ++i) {
            shown += losses[i];
            if (i > 0)
                addTo(slopes[0], slopes[i]);
        }
        const double warm = std::min(1.0, round / 200.0);
        descent.go(all, slopes[0], highestRate * warm * (0.5 + 0.5 * std::cos(std::numbers::pi * done)));
        if (round % 250 == 0) {
            std::printf("%5.1f %% %6d rounds: off by %.4f, right %.4f\n", 100 * done, round,
                        shown.loss / shown.samples, shown.right / shown.samples);
            std::fflush(stdout);
            shown = {};
            save();
        }
    }
    save();
}

} // namespace

int main(int count, char **arguments)
{
    const std::vector<std::string> words(arguments, arguments + count);
    const auto of = std::ranges::find(words, "of");
    if (count < 6 || of == words.end()) {
        std::fprintf(stderr, "train_views NETWORKS ROUNDS lie number squares colour vehicle of FOLDER...\n");
        return 1;
    }
    const std::string &networks = words[1];
    const int rounds = std::atoi(words[2].c_str());
    const scoring::Json glanceJson = parsed(networks + "/glance.json");
    scoring::JsonReader reader;
    const Network glance = readNetwork(reader, {&glanceJson, ""}, glanceSteps);
    const CutOuts all = cutOuts({of + 1, words.end()}, glance);
    std::printf("%zu editions, %zu things that are no cards\n", all.editions.size(), all.others.size());
    for (std::size_t i = 3; i < words.size() && words[i] != "of"; ++i) {
        const std::string file = networks + "/" + words[i] + ".json";
        std::printf("%s\n", file.c_str());
        const auto *named = std::ranges::find(cueNames, words[i]);
        if (words[i] == "lie") {
            train(file, lieShape(), 1, rounds,
                  [&](const ViewNetwork &network, const Answers &, cv::RNG &random, Network &slope) {
                      return addSlope(network, makeLieSample(all, random), slope);
                  });
        } else if (named != cueNames.end()) {
            const Cue cue = cues[static_cast<std::size_t>(named - cueNames.begin())];
            train(file, shapeOf(cue), static_cast<int>(cueAnswers[static_cast<std::size_t>(cue)]), rounds,
                  [&](const ViewNetwork &network, const Answers &answers, cv::RNG &random, Network &slope) {
                      return addSlope(network, answers, makeCueSample(all, cue, random), slope);
                  });
        }
    }
    return 0;
}
