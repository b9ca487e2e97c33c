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

/// What is read of so many items: at least so many right, at most so many wrong in silence.
struct Read {
    int items = 0;
    int right = 0;
    int silent = 0;
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
    void every_card_and_tile_is_read_in_named_light_data();
    void every_card_and_tile_is_read_in_named_light();
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

void CardsInEveryLightTest::every_card_and_tile_is_read_in_named_light_data()
{
    using scenes::Lighting;
    QTest::addColumn<Lighting>("light");
    QTest::addColumn<Read>("cards");
    QTest::addColumn<Read>("tiles");
    const auto row = [](const char *name, Lighting light, Read cards, Read tiles) {
        QTest::newRow(name) << light << cards << tiles;
    };
    row("window", Lighting::Window, {44, 44, 0}, {85, 85, 0});
    row("lamp", Lighting::Lamp, {44, 44, 0}, {85, 85, 0});
    row("dim", Lighting::Dim, {44, 44, 0}, {85, 85, 0});
    row("haze", Lighting::Haze, {44, 44, 0}, {85, 85, 0});
    row("glare", Lighting::Glare, {44, 44, 0}, {85, 85, 0});
    row("shadow", Lighting::Shadow, {44, 44, 0}, {85, 85, 0});
}

void CardsInEveryLightTest::every_card_and_tile_is_read_in_named_light()
{
    QFETCH(scenes::Lighting, light);
    const auto lookAt = [&](Kind kind, std::uint64_t photos) {
        Told told;
        for (std::uint64_t seed = firstSeed; seed < firstSeed + photos; ++seed)
            look(scenes::makeScene({kind, Level::Normal, seed,
                                    kind == Kind::Mine ? cv::Size(1200, 900) : photoSize, orderCount, light},
                                   ownArt()),
                 told);
        return told;
    };
    const auto check = [](const Figures &read, const Read &known) {
        qInfo("%d items, %d right, %d silent, %d needless", read.items, read.right, read.silent,
              read.needless);
        QCOMPARE(read.items, known.items);
        QVERIFY(read.right >= known.right);
        QVERIFY(read.silent <= known.silent);
    };
    QFETCH(Read, cards);
    const Told orders = lookAt(Kind::Orders, 1);
    QCOMPARE(orders.orders.size(), std::size_t{orderCount});
    check(orders.figures, cards);
    QFETCH(Read, tiles);
    const Told mines = lookAt(Kind::Mine, 8);
    check(mines.figures, tiles);
    QCOMPARE(mines.tiles.size(), std::size_t{tileKindCount});
}

GUILESS_STORY(CardsInEveryLightTest)
#include "cards_in_every_light_test.moc"
