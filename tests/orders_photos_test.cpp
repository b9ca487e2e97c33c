// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "scene_story.h"
#include "tests/stories.h"

#include "companion/scan/profile_file.h"
#include "tests/vision/measure.h"
#include "vision/find_orders.h"
#include "vision/scan_json.h"

#include <QTest>

#include <algorithm>

using vision::Care;
using vision::Doubt;
using vision::OrderSeen;

namespace {

constexpr std::uint64_t firstTable = 72'000; // none that anything is taught with

std::vector<OrderSeen> ordersIn(const Scene &scene, Care care = Care::OfAPhoto)
{
    return vision::findOrders(scene.picture, companion::builtInProfile().orders, care);
}

measure::Figures figuresOf(const Scene &scene, Care care = Care::OfAPhoto)
{
    const std::string json = scenes::truthJson(scene.truth, "scene", scene.picture.cols, scene.picture.rows);
    return measure::ofOrders(std::get<vision::OrdersTruth>(vision::readOrdersTruth(json)),
                             ordersIn(scene, care));
}

} // namespace

class OrdersPhotosTest : public QObject
{
    Q_OBJECT

private slots:
    void a_table_is_read_whatever_the_camera_data();
    void a_table_is_read_whatever_the_camera();
    void a_frame_of_a_film_is_read_too();
    void where_there_are_no_orders_whatever_is_seen_asks_data();
    void where_there_are_no_orders_whatever_is_seen_asks();
    void the_same_card_twice_asks();
};

void OrdersPhotosTest::a_table_is_read_whatever_the_camera_data()
{
    QTest::addColumn<int>("width");
    QTest::addColumn<int>("height");
    QTest::addColumn<int>("cards");
    QTest::newRow("0.3 megapixels") << 640 << 480 << 6;
    QTest::newRow("upright, 1 megapixel") << 864 << 1152 << 8;
    QTest::newRow("12 megapixels") << 4000 << 3000 << 12;
}

void OrdersPhotosTest::a_table_is_read_whatever_the_camera()
{
    QFETCH(int, width);
    QFETCH(int, height);
    QFETCH(int, cards);
    const Scene table =
        scenes::makeScene({Kind::Orders, Level::Easy, firstTable, {width, height}, cards}, ownArt());
    const measure::Figures read = figuresOf(table);
    QCOMPARE(read.items, cards);
    QCOMPARE(read.right, cards);
    QCOMPARE(read.silent, 0);
}

void OrdersPhotosTest::a_frame_of_a_film_is_read_too()
{
    measure::Figures read;
    for (std::uint64_t seed = firstTable; seed < firstTable + 4; ++seed)
        read += figuresOf(scene(Kind::Orders, Level::Normal, seed, {1280, 720}), Care::OfAFrame);
    qInfo("%d items, %d right, %d silent", read.items, read.right, read.silent);
    QVERIFY(read.right >= read.items - 1);
    QCOMPARE(read.silent, 0);
}

void OrdersPhotosTest::where_there_are_no_orders_whatever_is_seen_asks_data()
{
    QTest::addColumn<Kind>("kind");
    QTest::addColumn<Care>("care");
    QTest::newRow("a table without the game") << Kind::Nothing << Care::OfAPhoto;
    QTest::newRow("a frame without the game") << Kind::Nothing << Care::OfAFrame;
}

void OrdersPhotosTest::where_there_are_no_orders_whatever_is_seen_asks()
{
    QFETCH(Kind, kind);
    QFETCH(Care, care);
    for (std::uint64_t seed = firstTable; seed < firstTable + 3; ++seed)
        QVERIFY(std::ranges::all_of(ordersIn(scene(kind, Level::Normal, seed), care), &OrderSeen::review));
}

// The box has every card once.
void OrdersPhotosTest::the_same_card_twice_asks()
{
    scenes::Art copies = ownArt();
    copies.orders.fill(copies.orders.front());
    copies.retitled.fill(copies.retitled.front());
    const Scene table = scenes::makeScene({Kind::Orders, Level::Easy, firstTable, {1600, 1200}, 4}, copies);
    const std::vector<OrderSeen> seen = ordersIn(table);
    QCOMPARE(seen.size(), std::size_t{4});
    for (const OrderSeen &card : seen) {
        QCOMPARE(card.order, Order{});
        QVERIFY(std::ranges::find(card.why, Doubt{Doubt::Kind::SameCardTwice}) != card.why.end());
    }
}

GUILESS_STORY(OrdersPhotosTest)
#include "orders_photos_test.moc"
