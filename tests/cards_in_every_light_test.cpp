// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "scene_story.h"
#include "tests/stories.h"

#include "companion/scan/profile_file.h"
#include "tests/vision/measure.h"
#include "vision/find_orders.h"
#include "vision/read_mine.h"
#include "vision/scan_json.h"

#include <QTest>

#include <set>

using measure::Figures;

namespace {

const cv::Size photoSize{1600, 1200};
constexpr std::uint64_t firstSeed = 70'000; // none that anything is taught with

struct Told {
    Figures figures;
    std::set<Order> orders; ///< that were laid
    std::set<Tile> tiles;
};

template <typename Truth>
Truth truthOf(std::variant<Truth, std::vector<scoring::Fault>> read)
{
    return std::get<Truth>(std::move(read));
}

void look(const Scene &scene, Told &told)
{
    const std::string json = scenes::truthJson(scene.truth, "scene", scene.picture.cols, scene.picture.rows);
    const vision::Profile &profile = companion::builtInProfile();
    if (scene.truth.mine) {
        for (const scenes::TileLaid &tile : scene.truth.mine->tiles)
            told.tiles.insert(tile.tile);
        told.figures += measure::ofMine(truthOf(vision::readMineTruth(json)),
                                        vision::readMine(scene.picture, profile.mine));
    } else {
        for (const scenes::CardLaid &card : scene.truth.orders)
            told.orders.insert(card.order);
        told.figures += measure::ofOrders(truthOf(vision::readOrdersTruth(json)),
                                          vision::findOrders(scene.picture, profile.orders));
    }
}

} // namespace

class CardsInEveryLightTest : public QObject
{
    Q_OBJECT

private slots:
    void every_card_and_tile_is_read_in_every_light_data();
    void every_card_and_tile_is_read_in_every_light();
};

// Counts that only tighten: where more is read right, or less is wrong in silence, say so here.
void CardsInEveryLightTest::every_card_and_tile_is_read_in_every_light_data()
{
    QTest::addColumn<Kind>("kind");
    QTest::addColumn<Level>("level");
    QTest::addColumn<int>("photos");
    QTest::addColumn<int>("items");
    QTest::addColumn<int>("right");
    QTest::addColumn<int>("silent");
    // photos, items, at least so many right, at most so many wrong in silence
    QTest::newRow("cards, easy") << Kind::Orders << Level::Easy << 2 << 88 << 88 << 0;
    QTest::newRow("cards, normal") << Kind::Orders << Level::Normal << 2 << 88 << 88 << 0;
    QTest::newRow("cards, hard") << Kind::Orders << Level::Hard << 2 << 88 << 88 << 0;
    QTest::newRow("tiles, easy") << Kind::Mine << Level::Easy << 8 << 95 << 95 << 0;
    QTest::newRow("tiles, normal") << Kind::Mine << Level::Normal << 8 << 85 << 85 << 0;
    QTest::newRow("tiles, hard") << Kind::Mine << Level::Hard << 8 << 101 << 99 << 0;
}

void CardsInEveryLightTest::every_card_and_tile_is_read_in_every_light()
{
    QFETCH(Kind, kind);
    QFETCH(Level, level);
    QFETCH(int, photos);
    Told told;
    for (int number = 0; number < photos; ++number) {
        const std::uint64_t seed = firstSeed + static_cast<std::uint64_t>(number);
        look(scenes::makeScene({kind, level, seed, photoSize, orderCount}, ownArt()), told);
    }
    QCOMPARE(told.orders.size(), kind == Kind::Orders ? std::size_t{orderCount} : 0);
    QCOMPARE(told.tiles.size(), kind == Kind::Mine ? std::size_t{tileKindCount} : 0);
    const Figures &read = told.figures;
    qInfo("%d items, %d right, %d silent, %d needless", read.items, read.right, read.silent, read.needless);
    QTEST(read.items, "items");
    QFETCH(int, right);
    QFETCH(int, silent);
    QVERIFY(read.right >= right);
    QVERIFY(read.silent <= silent);
}

GUILESS_STORY(CardsInEveryLightTest)
#include "cards_in_every_light_test.moc"
