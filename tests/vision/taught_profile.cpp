// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/vision/taught_profile.h"

#include "companion/scan/photo.h"
#include "companion/scan/profile_file.h"
#include "scenes/scene.h"
#include "tests/vision/photo_set.h"
#include "vision/profile_json.h"
#include "vision/scan_json.h"
#include "vision/teach_mine.h"
#include "vision/teach_orders.h"

#include <cstdio>
#include <stdexcept>

namespace measure {

namespace {

companion::Photo decoded(const scenes::Scene &scene)
{
    companion::Photo photo = companion::decodePhoto(jpegOf(scene), "lesson");
    if (!photo.trouble.isEmpty())
        throw std::runtime_error(photo.trouble.toStdString());
    return photo;
}

int teachOrdersIn(vision::Profile &profile, const cv::Mat &pixels, const std::string &json)
{
    const auto truth = std::get<vision::OrdersTruth>(vision::readOrdersTruth(json));
    std::vector<vision::OrderSeen> cards;
    for (const vision::OrdersTruth::Card &card : truth.cards)
        cards.push_back({card.quad, card.order, 1, {}});
    return vision::teachOrders(profile.orders, pixels, cards);
}

int teachMineIn(vision::Profile &profile, const cv::Mat &pixels, const std::string &json)
{
    return vision::teachMine(profile.mine, pixels, std::get<vision::MineTruth>(vision::readMineTruth(json)));
}

} // namespace

vision::Profile taughtProfile(const scenes::Art &art, std::size_t photos, std::uint64_t seed, cv::Size size)
{
    const vision::Profile &known = companion::builtInProfile();
    vision::Profile profile{"taught", profileForNewEdition(known.orders), unseenEdition(known.mine)};
    for (const scenes::Kind kind : {scenes::Kind::Orders, scenes::Kind::Mine}) {
        const bool isMine = kind == scenes::Kind::Mine;
        int pieces = 0;
        for (std::size_t number = 0; number < photos; ++number) {
            const scenes::Scene scene =
                scenes::makeScene({kind, scenes::Level::Normal, seed + number, size}, art);
            const companion::Photo photo = decoded(scene);
            const std::string json =
                scenes::truthJson(scene.truth, "lesson", photo.pixels().cols, photo.pixels().rows);
            pieces += (isMine ? teachMineIn : teachOrdersIn)(profile, photo.pixels(), json);
            // A profile is kept in a file between two lessons.
            profile = std::get<vision::Profile>(vision::readProfile(vision::writeProfile(profile)));
        }
        std::printf("taught from %zu photos of %s, %d pieces\n", photos, isMine ? "mines" : "orders", pieces);
    }
    return profile;
}

} // namespace measure
