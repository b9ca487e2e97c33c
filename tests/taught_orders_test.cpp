// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "scene_story.h"
#include "tests/stories.h"

#include "companion/scan/profile_file.h"
#include "tests/vision/measure.h"
#include "vision/find_orders.h"
#include "vision/orders_profile_json.h"
#include "vision/scan_json.h"
#include "vision/teach_orders.h"

#include <QTest>

using measure::Figures;

namespace {

const cv::Size taughtSize{1200, 900};
constexpr int cardsOnTable = 11;

Scene taughtPhoto(const scenes::Art &art, std::uint64_t seed)
{
    return scenes::makeScene({Kind::Orders, Level::Normal, seed, taughtSize, cardsOnTable}, art);
}

void teachWith(vision::OrdersProfile &profile, const Scene &scene)
{
    std::vector<vision::OrderSeen> truth;
    for (const scenes::CardLaid &card : scene.truth.orders)
        truth.push_back({card.quad, card.order, 1, {}});
    vision::teachOrders(profile, scene.picture, truth);
}

Figures figuresUnder(const vision::OrdersProfile &profile, const Scene &scene)
{
    const std::string json = scenes::truthJson(scene.truth, "scene", scene.picture.cols, scene.picture.rows);
    return measure::ofOrders(std::get<vision::OrdersTruth>(vision::readOrdersTruth(json)),
                             vision::findOrders(scene.picture, profile));
}

} // namespace

class TaughtOrdersTest : public QObject
{
    Q_OBJECT

private slots:
    void an_edition_never_seen_is_read_after_four_photos();
    void a_card_that_cannot_be_learned_from_does_not_count();
};

// Nothing that Steiger knows by itself was ever taught with this edition. Counts that only tighten.
void TaughtOrdersTest::an_edition_never_seen_is_read_after_four_photos()
{
    const scenes::Art art = scenes::drawnArt(*art::findEdition("poster"));
    vision::OrdersProfile profile = profileForNewEdition(companion::builtInProfile().orders);
    for (std::uint64_t seed = 71'000; seed < 71'004; ++seed)
        teachWith(profile, taughtPhoto(art, seed));
    Figures figures;
    for (std::uint64_t seed = 71'100; seed < 71'106; ++seed)
        figures += figuresUnder(profile, taughtPhoto(art, seed));
    qInfo("%d items, %d right, %d silent, %d needless", figures.items, figures.right, figures.silent,
          figures.needless);
    QCOMPARE(figures.items, 6 * cardsOnTable);
    QVERIFY(figures.right >= 66);
    QCOMPARE(figures.silent, 0);
    QVERIFY(figures.needless <= 2);
}

void TaughtOrdersTest::a_card_that_cannot_be_learned_from_does_not_count()
{
    const Scene scene = taughtPhoto(ownArt(), 71'200);
    std::vector<vision::OrderSeen> known;
    for (const scenes::CardLaid &card : scene.truth.orders)
        known.push_back({card.quad, card.order, 1, {}});
    std::vector<vision::OrderSeen> more = known;
    const auto add = [&](std::optional<Order> order, vision::Quad quad) {
        more.push_back({quad, order, 1, {}});
    };
    const auto [a, b, c, d] = known.front().quad.corners;
    const cv::Point2f aside(3000, 0);
    add({}, known.front().quad);                                  // nobody can read it
    add(Order{}, {});                                             // no corners
    add(Order{}, {{a, a, c, c}});                                 // a line
    add(Order{}, {{b, a, d, c}});                                 // in a mirror
    add(Order{}, {{a, c, b, d}});                                 // crossed
    add(Order{}, {{a + aside, b + aside, c + aside, d + aside}}); // beside the picture

    const vision::OrdersProfile unseen = profileForNewEdition(companion::builtInProfile().orders);
    vision::OrdersProfile once = unseen;
    vision::OrdersProfile again = unseen;
    QCOMPARE(vision::teachOrders(once, scene.picture, known), cardsOnTable);
    QCOMPARE(vision::teachOrders(again, scene.picture, more), cardsOnTable);
    QVERIFY(writeOrdersProfile(again) == writeOrdersProfile(once));
    const std::span unsound = std::span(more).subspan(known.size());
    QCOMPARE(vision::teachOrders(again, scene.picture, unsound), 0);
    QVERIFY(writeOrdersProfile(again) == writeOrdersProfile(once));
}

GUILESS_STORY(TaughtOrdersTest)
#include "taught_orders_test.moc"
