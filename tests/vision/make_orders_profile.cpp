// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// Teaches the order cards of the editions that Steiger knows by itself, from folders of rendered photos:
//     make_orders_profile OUT.json FOLDER-OF-NETWORKS EDITION=FOLDER... =FOLDER...
// The networks are those of train_glance and train_views. Editions without a name only tell what is usual,
// so that others are learned more easily.
//
// vision/editions/orders.json was made from photos of make_scenes, kept in a folder for each edition:
//     shared, own           90 normal, 90 hard, 20 easy each, from seeds 300000 and 301000, 1600 pixels
//     modern, parchment     30 normal, 30 hard each, from seed 302000
//     strange1 to 60        8 normal, 4 hard each, from seed 303000 + 10 times its number
//     strange101 to 137     3 normal from 320000, 1 hard from 330000, + 10 times its number, 1280 pixels
//     nothing, mine         60 and 20, normal, from seed 309000; the mines are those of shared
// "shared" is a folder of art that is not part of the project; poster was never shown, to measure teaching.
//     train_glance   3000 rounds more than it had, with all of them, shared named twice
//     train_views    lie and vehicle 5000 rounds, then 6000; squares and colour 5000; number 5000, then 8000
//                    twice; at first without strange101 to 137, always without the mines
//     make_orders_profile OUT.json NETWORKS shared=... own=... =modern =parchment =strange1 ... =strange60
#include "tests/vision/photo_with_truth.h"
#include "vision/card_alignment.h"
#include "vision/glance.h"
#include "vision/network_json.h"
#include "vision/orders_profile_json.h"
#include "vision/teach_cues.h"

#include <iostream>

using namespace vision;
using scoring::Json;
using scoring::Node;

namespace {

/// A person could hardly read these either: they would only teach noise.
bool readable(const OrdersPhoto &photo, std::size_t card)
{
    return photo.visible[card] > 0.75 && photo.washed[card] < 0.4;
}

Json parsed(const std::string &file)
{
    std::ifstream stream(file);
    return Json::parse(stream);
}

/// What the networks are; those of one card lie beside the places of their answers.
OrdersProfile profileOf(const std::string &networks)
{
    scoring::JsonReader reader;
    const auto view = [&](const std::string &name, const ViewShape &shape) {
        const Json json = parsed(networks + "/" + name + ".json");
        return readViewNetwork(reader, Node{&json, ""}.field("network"), shape);
    };
    OrdersProfile profile;
    const Json glance = parsed(networks + "/glance.json");
    profile.glance = readNetwork(reader, {&glance, ""}, glanceSteps);
    profile.lie = view("lie", lieShape());
    constexpr std::array names{"number", "squares", "colour", "vehicle"};
    for (std::size_t cue = 0; cue < cueCount; ++cue)
        profile.cues[cue] = view(names[cue], shapeOf(cues[cue]));
    if (!reader.faults.empty())
        throw std::runtime_error(networks + ": not the networks there should be");
    return profile;
}

void add(GaussianClasses &sum, const GaussianClasses &other)
{
    sum.counts += other.counts;
    sum.sums += other.sums;
    sum.products += other.products;
}

} // namespace

int main(int count, char **arguments)
try {
    OrdersProfile profile = profileOf(arguments[2]);
    profile.usual = emptyFace("usual");
    for (int i = 3; i < count; ++i) {
        const std::string argument = arguments[i];
        const std::size_t equals = argument.find('=');
        const std::string name = argument.substr(0, equals);
        OrdersFace face = emptyFace(name);
        for (const OrdersPhoto &photo : ordersPhotos(argument.substr(equals + 1), "", 0, 1'000'000)) {
            std::vector<OrderSeen> truth = photo.truth;
            for (std::size_t card = 0; card < truth.size(); ++card) {
                if (!readable(photo, card))
                    truth[card].order.reset();
            }
            teachCues(face, profile, makePyramid(photo.picture()), truth);
        }
        std::cerr << argument << ": " << cv::sum(face.cues[0].counts)[0] << " views\n";
        for (std::size_t cue = 0; cue < cueCount; ++cue)
            add(profile.usual.cues[cue], face.cues[cue]);
        if (!name.empty())
            profile.faces.push_back(face);
    }
    std::ofstream(arguments[1]) << writeOrdersProfile(profile).dump(1) << "\n";
    return 0;
} catch (const std::exception &error) {
    std::cerr << error.what() << "\n";
    return 1;
}
