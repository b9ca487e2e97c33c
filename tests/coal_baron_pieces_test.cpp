// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QtTest>

#include "scoring/coal_baron/orders.h"
#include "scoring/coal_baron/tiles.h"
#include "tests/stories.h"

#include <string>
#include <vector>

using namespace scoring::coal_baron;

namespace {

QString text(std::string_view words)
{
    return QString::fromUtf8(words.data(), static_cast<qsizetype>(words.size()));
}

// Every row of up to four coal letters: y, b, ... kkkk.
std::vector<std::string> allLetterRows()
{
    std::vector<std::string> rows{""};
    for (std::size_t start = 0, length = 1; length <= 4; ++length) {
        const std::size_t end = rows.size();
        for (; start < end; ++start) {
            for (const char letter : {'y', 'b', 'g', 'k'})
                rows.push_back(rows[start] + letter);
        }
    }
    return rows;
}

} // namespace

class CoalBaronPiecesTest : public QObject
{
    Q_OBJECT

private slots:
    void a_tile_costs_the_sum_of_its_carts_and_belongs_to_its_level_and_side_data()
    {
        QTest::addColumn<QString>("tileName");
        QTest::addColumn<Coal>("level");
        QTest::addColumn<int>("carts");
        QTest::addColumn<Side>("side");
        QTest::addColumn<int>("marks");

        QTest::newRow(
            "worked example 7: two grey carts with lanterns cost 6 marks, light side of the grey level")
            << "light:gg" << Coal::Grey << 2 << Side::Light << 6;
        QTest::newRow("one yellow cart, light") << "light:y" << Coal::Yellow << 1 << Side::Light << 1;
        QTest::newRow("one yellow cart, dark") << "dark:y" << Coal::Yellow << 1 << Side::Dark << 1;
        QTest::newRow("two yellow carts, light") << "light:yy" << Coal::Yellow << 2 << Side::Light << 2;
        QTest::newRow("two yellow carts, dark") << "dark:yy" << Coal::Yellow << 2 << Side::Dark << 2;
        QTest::newRow("one brown cart, light") << "light:b" << Coal::Brown << 1 << Side::Light << 2;
        QTest::newRow("one brown cart, dark") << "dark:b" << Coal::Brown << 1 << Side::Dark << 2;
        QTest::newRow("two brown carts, light") << "light:bb" << Coal::Brown << 2 << Side::Light << 4;
        QTest::newRow("two brown carts, dark") << "dark:bb" << Coal::Brown << 2 << Side::Dark << 4;
        QTest::newRow("one grey cart, light") << "light:g" << Coal::Grey << 1 << Side::Light << 3;
        QTest::newRow("one grey cart, dark") << "dark:g" << Coal::Grey << 1 << Side::Dark << 3;
        QTest::newRow("two grey carts, dark") << "dark:gg" << Coal::Grey << 2 << Side::Dark << 6;
        QTest::newRow("one black cart, light") << "light:k" << Coal::Black << 1 << Side::Light << 4;
        QTest::newRow("one black cart, dark") << "dark:k" << Coal::Black << 1 << Side::Dark << 4;
        QTest::newRow("two black carts, light") << "light:kk" << Coal::Black << 2 << Side::Light << 8;
        QTest::newRow("two black carts, dark") << "dark:kk" << Coal::Black << 2 << Side::Dark << 8;
    }
    void a_tile_costs_the_sum_of_its_carts_and_belongs_to_its_level_and_side()
    {
        QFETCH(QString, tileName);
        QFETCH(Coal, level);
        QFETCH(int, carts);
        QFETCH(Side, side);
        QFETCH(int, marks);

        const std::optional<Tile> tile = findTile(tileName.toStdString());
        QVERIFY(tile);
        QCOMPARE(kind(*tile).coal, level);
        QCOMPARE(kind(*tile).carts, carts);
        QCOMPARE(kind(*tile).side, side);
        QCOMPARE(price(*tile), marks);
        QCOMPARE(text(name(*tile)), tileName);
        QCOMPARE(tileOf(level, carts, side), *tile);
    }

    void the_box_holds_three_of_each_of_sixteen_tiles_data()
    {
        QTest::addColumn<Coal>("coal");

        QTest::newRow("yellow: 12 tiles with 18 carts") << Coal::Yellow;
        QTest::newRow("brown: 12 tiles with 18 carts") << Coal::Brown;
        QTest::newRow("grey: 12 tiles with 18 carts") << Coal::Grey;
        QTest::newRow("black: 12 tiles with 18 carts") << Coal::Black;
    }
    void the_box_holds_three_of_each_of_sixteen_tiles()
    {
        QFETCH(Coal, coal);

        int tiles = 0, carts = 0, light = 0, dark = 0;
        for (std::uint8_t number = 0; number < tileKindCount; ++number) {
            const TileKind tile = kind(Tile{number});
            (tile.side == Side::Light ? light : dark) += 3;
            if (tile.coal == coal) {
                tiles += 3;
                carts += 3 * tile.carts;
            }
        }
        QCOMPARE(tilesOfAKind, 3);
        QCOMPARE(tiles, 12);
        QCOMPARE(carts, 18);
        QCOMPARE(tileCartsPerColour, 18);
        QCOMPARE(light, 24);
        QCOMPARE(dark, 24);
        QCOMPARE(tilesPerSide, 24);
    }

    void a_tile_that_does_not_exist_is_not_found_data()
    {
        QTest::addColumn<QString>("tileName");

        QTest::newRow("three carts") << "light:ggg";
        QTest::newRow("carts of two colours") << "light:yb";
        QTest::newRow("no carts") << "light:";
        QTest::newRow("no side") << "gg";
        QTest::newRow("an empty side") << ":gg";
        QTest::newRow("a side nobody knows") << "left:gg";
        QTest::newRow("a coal nobody knows") << "light:r";
        QTest::newRow("capital letters") << "Light:GG";
        QTest::newRow("a blank too many") << "light: gg";
        QTest::newRow("a blank at the end") << "light:gg ";
        QTest::newRow("an order is no tile") << "truck:gg";
        QTest::newRow("nothing at all") << "";
    }
    void a_tile_that_does_not_exist_is_not_found()
    {
        QFETCH(QString, tileName);
        QVERIFY(!findTile(tileName.toStdString()));
    }

    void each_vehicle_carries_eleven_orders_worth_their_printed_points_data()
    {
        QTest::addColumn<Vehicle>("vehicle");
        QTest::addColumn<QStringList>("cards");

        const QStringList wheelbarrowAndTrain{"y 2",   "b 3",  "yy 3", "g 4",   "k 5",    "bb 5",
                                              "bbb 7", "gg 7", "kk 9", "ggg 9", "ybgk 10"};
        const QStringList horseCartAndTruck{"y 2",  "b 3",  "yy 3", "g 4",     "yyy 4", "k 5",
                                            "bb 5", "gg 7", "kk 9", "ybgk 10", "kkk 12"};
        QTest::newRow("wheelbarrows: three brown, three grey, but neither three yellow nor three black")
            << Vehicle::Wheelbarrow << wheelbarrowAndTrain;
        QTest::newRow("horse carts: three yellow, three black, but neither three brown nor three grey")
            << Vehicle::HorseCart << horseCartAndTruck;
        QTest::newRow("trucks are as horse carts") << Vehicle::Truck << horseCartAndTruck;
        QTest::newRow("trains are as wheelbarrows") << Vehicle::Train << wheelbarrowAndTrain;
    }
    void each_vehicle_carries_eleven_orders_worth_their_printed_points()
    {
        QFETCH(Vehicle, vehicle);
        QFETCH(QStringList, cards);

        QStringList found;
        for (const OrderCard &card : orderCards) {
            if (card.vehicle == vehicle)
                found.append(text(card.coal) + " " + QString::number(card.points));
        }
        QCOMPARE(found, cards);
    }

    void the_catalogue_lists_vehicle_after_vehicle()
    {
        QCOMPARE(orderCards.size(), std::size_t{44});
        QCOMPARE(orderCount, 44);
        QCOMPARE(ordersPerVehicle, 11);
        for (std::size_t number = 0; number < orderCards.size(); ++number)
            QCOMPARE(static_cast<std::size_t>(orderCards[number].vehicle), number / 11);
    }

    void the_letters_of_a_card_are_its_squares_data()
    {
        QTest::addColumn<QString>("orderName");
        QTest::addColumn<QList<int>>("squares");

        QTest::newRow("one yellow square") << "truck:y" << QList{1, 0, 0, 0};
        QTest::newRow("one brown square") << "train:b" << QList{0, 1, 0, 0};
        QTest::newRow("one grey square") << "wheelbarrow:g" << QList{0, 0, 1, 0};
        QTest::newRow("one black square") << "horse-cart:k" << QList{0, 0, 0, 1};
        QTest::newRow("two yellow squares") << "train:yy" << QList{2, 0, 0, 0};
        QTest::newRow("two brown squares") << "truck:bb" << QList{0, 2, 0, 0};
        QTest::newRow("two grey squares") << "horse-cart:gg" << QList{0, 0, 2, 0};
        QTest::newRow("two black squares") << "wheelbarrow:kk" << QList{0, 0, 0, 2};
        QTest::newRow("three yellow squares") << "truck:yyy" << QList{3, 0, 0, 0};
        QTest::newRow("three brown squares") << "train:bbb" << QList{0, 3, 0, 0};
        QTest::newRow("three grey squares") << "wheelbarrow:ggg" << QList{0, 0, 3, 0};
        QTest::newRow("three black squares") << "horse-cart:kkk" << QList{0, 0, 0, 3};
        QTest::newRow("one square of each colour") << "train:ybgk" << QList{1, 1, 1, 1};
    }
    void the_letters_of_a_card_are_its_squares()
    {
        QFETCH(QString, orderName);
        QFETCH(QList<int>, squares);

        const std::optional<Order> order = findOrder(orderName.toStdString());
        QVERIFY(order);
        const OrderCard &found = card(*order);
        QCOMPARE(QList<int>(found.squares.begin(), found.squares.end()), squares);
        QCOMPARE(found.squareCount(), squares[0] + squares[1] + squares[2] + squares[3]);
    }

    void an_order_is_found_by_its_name_data()
    {
        QTest::addColumn<QString>("orderName");
        QTest::addColumn<Vehicle>("vehicle");
        QTest::addColumn<QString>("coal");

        QTest::newRow("a wheelbarrow order") << "wheelbarrow:bbb" << Vehicle::Wheelbarrow << "bbb";
        QTest::newRow("a horse cart order") << "horse-cart:ybgk" << Vehicle::HorseCart << "ybgk";
        QTest::newRow("a truck order") << "truck:kk" << Vehicle::Truck << "kk";
        QTest::newRow("a train order") << "train:y" << Vehicle::Train << "y";
    }
    void an_order_is_found_by_its_name()
    {
        QFETCH(QString, orderName);
        QFETCH(Vehicle, vehicle);
        QFETCH(QString, coal);

        const std::optional<Order> order = findOrder(orderName.toStdString());
        QVERIFY(order);
        QCOMPARE(card(*order).vehicle, vehicle);
        QCOMPARE(text(card(*order).coal), coal);
        QCOMPARE(text(name(*order)), orderName);
    }

    void every_name_leads_back_to_its_own_card()
    {
        for (std::uint8_t number = 0; number < orderCount; ++number)
            QCOMPARE(findOrder(name(Order{number})), std::optional(Order{number}));
        for (std::uint8_t number = 0; number < tileKindCount; ++number)
            QCOMPARE(findTile(name(Tile{number})), std::optional(Tile{number}));
    }

    void an_order_that_does_not_exist_is_not_found_data()
    {
        QTest::addColumn<QString>("orderName");

        QTest::newRow("no truck carries three brown") << "truck:bbb";
        QTest::newRow("no truck carries three grey") << "truck:ggg";
        QTest::newRow("no horse cart carries three brown") << "horse-cart:bbb";
        QTest::newRow("no horse cart carries three grey") << "horse-cart:ggg";
        QTest::newRow("no wheelbarrow carries three yellow") << "wheelbarrow:yyy";
        QTest::newRow("no wheelbarrow carries three black") << "wheelbarrow:kkk";
        QTest::newRow("no train carries three yellow") << "train:yyy";
        QTest::newRow("no train carries three black") << "train:kkk";
        QTest::newRow("four of a colour") << "truck:kkkk";
        QTest::newRow("two colours on one card") << "truck:yb";
        QTest::newRow("the four colours in another order") << "truck:kgby";
        QTest::newRow("no coal") << "truck:";
        QTest::newRow("no colon") << "truck";
        QTest::newRow("no vehicle") << ":kk";
        QTest::newRow("a vehicle nobody knows") << "ship:kk";
        QTest::newRow("a vehicle with a blank") << "horse cart:kk";
        QTest::newRow("capital letters") << "Truck:KK";
        QTest::newRow("a blank at the end") << "truck:kk ";
        QTest::newRow("two colons") << "truck:kk:kk";
        QTest::newRow("a tile is no order") << "light:kk";
        QTest::newRow("nothing at all") << "";
    }
    void an_order_that_does_not_exist_is_not_found()
    {
        QFETCH(QString, orderName);
        QVERIFY(!findOrder(orderName.toStdString()));
    }

    void no_more_than_44_orders_and_16_tiles_have_a_name()
    {
        int orders = 0, tiles = 0;
        for (const std::string &letters : allLetterRows()) {
            for (const char *vehicle : {"wheelbarrow:", "horse-cart:", "truck:", "train:"})
                orders += findOrder(vehicle + letters) ? 1 : 0;
            for (const char *side : {"light:", "dark:"})
                tiles += findTile(side + letters) ? 1 : 0;
        }
        QCOMPARE(orders, 44);
        QCOMPARE(tiles, 16);
    }

    void one_cart_is_printed_on_each_level_data()
    {
        QTest::addColumn<Coal>("level");
        QTest::addColumn<Side>("side");

        QTest::newRow("yellow on the dark side") << Coal::Yellow << Side::Dark;
        QTest::newRow("brown on the light side") << Coal::Brown << Side::Light;
        QTest::newRow("grey on the light side") << Coal::Grey << Side::Light;
        QTest::newRow("black on the dark side") << Coal::Black << Side::Dark;
    }
    void one_cart_is_printed_on_each_level()
    {
        QFETCH(Coal, level);
        QFETCH(Side, side);
        QCOMPARE(printedCartSide[at(level)], side);
        QCOMPARE(printedCarts, 4);
    }

    void the_box_holds_sixteen_cubes_of_each_colour_and_a_cage_five()
    {
        QCOMPARE(cubesPerColour, 16);
        QCOMPARE(cubesInTheBox, 64);
        QCOMPARE(cagePlaces, 5);
    }
};

APPLESS_STORY(CoalBaronPiecesTest)
#include "coal_baron_pieces_test.moc"
