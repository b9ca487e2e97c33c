// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// Teaches the order cards of the editions that Steiger knows by itself, from folders of rendered photos:
//     make_orders_profile OUT.json EDITION=FOLDER... =FOLDER...
// Editions without a name only teach what cards as such look like, so that others are learned more easily.
#include "tests/vision/photo_with_truth.h"
#include "vision/matrix_json.h"
#include "vision/order_cues.h"
#include "vision/orders_profile_json.h"
#include "vision/teach_cards.h"
#include "vision/teach_cues.h"

#include <iostream>

using namespace vision;

namespace {

struct Edition {
    std::string name;
    std::vector<std::string> photos; ///< loaded again for each step: all at once would not fit
    std::vector<std::vector<OrderSeen>> truths;
};

/// A person could hardly read these either: they would only teach noise.
bool readable(const OrdersPhoto &photo, std::size_t card)
{
    return photo.visible[card] > 0.75 && photo.washed[card] < 0.4;
}

Projection projectionOf(std::vector<cv::Mat1f> &samples, int kept)
{
    cv::Mat1f all;
    cv::vconcat(std::vector<cv::Mat>(samples.begin(), samples.end()), all);
    Projection projection = principalDirections(all, kept);
    projection.axes = roughened(projection.axes);
    return projection;
}

} // namespace

int main(int count, char **arguments)
{
    std::vector<Edition> editions;
    for (int i = 2; i < count; ++i) {
        const std::string argument = arguments[i];
        const std::size_t equals = argument.find('=');
        const std::string name = argument.substr(0, equals);
        if (name.empty() || editions.empty() || editions.back().name != name)
            editions.push_back({name, {}, {}});
        for (const OrdersPhoto &photo : ordersPhotos(argument.substr(equals + 1), "", 0, 1'000'000)) {
            editions.back().photos.push_back(photo.name);
            // Unreadable cards stay in the truth, without an order: they are cards all the same.
            std::vector<OrderSeen> truth = photo.truth;
            for (std::size_t card = 0; card < truth.size(); ++card) {
                if (!readable(photo, card))
                    truth[card].order.reset();
            }
            editions.back().truths.push_back(truth);
        }
        std::cerr << argument << ": " << editions.back().photos.size() << " photos so far\n";
    }
    const auto everyPhotoOf = [](const Edition &edition, auto &&teach) {
        for (std::size_t i = 0; i < edition.photos.size(); ++i)
            teach(makePyramid(OrdersPhoto::load(edition.photos[i])), edition.truths[i]);
    };
    const auto everyPhoto = [&](auto &&teach) {
        for (const Edition &edition : editions)
            everyPhotoOf(edition, teach);
    };

    OrdersProfile profile;
    std::vector<cv::Mat1f> samples;
    everyPhoto([&](const Pyramid &pyramid, const auto &truth) { sampleCards(pyramid, truth, samples); });
    profile.card = projectionOf(samples, cardDims);
    samples.clear();
    std::cerr << "facing\n";
    profile.facing = emptyFit(cardDims, 4);
    everyPhoto([&](const Pyramid &pyramid, const auto &truth) { teachFacing(profile, pyramid, truth); });
    solve(profile.facing, cardRidge);
    for (std::size_t stage = 0; stage < alignmentStages; ++stage) {
        std::cerr << "alignment " << stage << "\n";
        profile.alignment.push_back(emptyFit(cardDims, 8));
        everyPhoto([&](const Pyramid &pyramid, const auto &truth) {
            teachAlignment(profile, stage, pyramid, truth);
        });
        solve(profile.alignment[stage], cardRidge);
    }
    std::cerr << "cardness\n";
    profile.cardness = emptyFit(2 * cardDims, 1);
    everyPhoto([&](const Pyramid &pyramid, const auto &truth) { teachCardness(profile, pyramid, truth); });
    solve(profile.cardness, cardRidge);

    std::cerr << "cues\n";
    CueSamples cues;
    std::vector<OrdersFace> faces;
    for (const Edition &edition : editions) {
        OrdersFace face = emptyFace(edition.name);
        NumberSamples numbers;
        everyPhotoOf(edition, [&](const Pyramid &pyramid, const auto &truth) {
            samplePlaces(face, numbers, pyramid, truth);
        });
        face.numberWindow = whereNumbersDiffer(numbers);
        std::cerr << edition.name << ": number at " << face.numberWindow << "\n";
        everyPhotoOf(edition, [&](const Pyramid &pyramid, const auto &truth) {
            sampleCues(cues, face, profile, pyramid, truth);
        });
        faces.push_back(face);
    }
    profile.number = projectionOf(cues.number, numberDims);
    profile.layout = projectionOf(cues.layout, layoutDims);
    profile.vehicle = projectionOf(cues.vehicle, vehicleDims);
    for (std::size_t e = 0; e < editions.size(); ++e) {
        if (editions[e].name.empty())
            continue;
        OrdersFace &face = profile.faces.emplace_back(faces[e]);
        everyPhotoOf(editions[e], [&](const Pyramid &pyramid, const auto &truth) {
            teachNumberShift(face, profile, pyramid, truth);
        });
        solve(face.numberShift, shiftRidge);
        everyPhotoOf(editions[e], [&](const Pyramid &pyramid, const auto &truth) {
            teachCues(face, profile, pyramid, truth);
        });
        solve(face);
    }
    std::ofstream(arguments[1]) << writeOrdersProfile(profile).dump(1) << "\n";
}
