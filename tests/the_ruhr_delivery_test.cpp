// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QtTest>

#include "scoring/the_ruhr/delivery.h"
#include "scoring/the_ruhr/exports.h"
#include "scoring/the_ruhr/setup.h"
#include "tests/score_words.h"
#include "tests/stories.h"
#include "tests/the_ruhr_words.h"

using namespace scoring;
using namespace scoring::the_ruhr;

namespace {

constexpr Seat seller{0};
constexpr Seat second{1};
constexpr Seat third{2};

// Coal for a place where nothing lies and nobody has a warehouse, and space for a cube.
Sale sale(Die die, int face, int dams, SalePlace place)
{
    return {seller, die, face, dams, place, 0, {}, true, {}};
}

Sale full(Sale sold)
{
    sold.spaceFree = false;
    return sold;
}

Sale thalers(Sale sold, int there)
{
    sold.thalersThere = there;
    return sold;
}

Sale owned(Sale sold, std::set<Seat> owners)
{
    sold.owners = std::move(owners);
    return sold;
}

Sale merchant(Sale sold, Area to)
{
    sold.merchantTo = to;
    return sold;
}

QList<int> seatsOf(const std::set<Seat> &seats)
{
    QList<int> numbers;
    for (const Seat seat : seats)
        numbers.append(index(seat));
    return numbers;
}

} // namespace

class TheRuhrDeliveryTest : public QObject
{
    Q_OBJECT

private slots:
    void every_dam_passed_costs_a_point_of_quality_data()
    {
        QTest::addColumn<int>("face");
        QTest::addColumn<int>("dams");
        QTest::addColumn<int>("value");
        QTest::newRow("V1: no dam") << 4 << 0 << 4;
        QTest::newRow("V2: one dam") << 5 << 1 << 4;
        QTest::newRow("V3: four dams") << 6 << 4 << 2;
        QTest::newRow("V4: never below 1") << 3 << 3 << 1;
        QTest::newRow("V5: all the dams there are") << 3 << 14 << 1;
    }
    void every_dam_passed_costs_a_point_of_quality()
    {
        QFETCH(int, face);
        QFETCH(int, dams);
        QTEST(deliveredValue(face, dams), "value");
    }

    void a_sale_brings_data()
    {
        QTest::addColumn<Sale>("sold");
        QTest::addColumn<int>("value");
        QTest::addColumn<int>("net");
        QTest::addColumn<int>("total");
        QTest::addColumn<QList<int>>("paid");
        QTest::addColumn<int>("cubeArea"); // -1: none
        QTest::addColumn<int>("steps");

        using enum SalePlace;
        constexpr Die black = Die::Black;
        constexpr Die white = Die::White;
        const int blackCity = static_cast<int>(at(Area{black, PlaceKind::City}));
        const int whiteCity = static_cast<int>(at(Area{white, PlaceKind::City}));
        const int blackRuhrort = static_cast<int>(at(Area{black, PlaceKind::Ruhrort}));
        const int blackFactory = static_cast<int>(at(Area{black, PlaceKind::Factory}));
        const QList<int> nobody;

        QTest::newRow("I1: black 4 in Werden, free space: 3 and a cube")
            << sale(black, 4, 0, Werden) << 4 << 3 << 3 << nobody << blackCity << 0;
        QTest::newRow("I2: the same with a full area: 4, no cube")
            << full(sale(black, 4, 0, Werden)) << 4 << 4 << 4 << nobody << -1 << 0;
        QTest::newRow("I3: white 6 past 2 dams in Steele, 2 thalers there, seller and two others own")
            << owned(thalers(sale(white, 6, 2, Steele), 2), {seller, second, third}) << 4 << 5 << 6
            << QList{0, 1, 2} << whiteCity << 0;
        QTest::newRow("I4: black 3 past 5 dams in Ruhrort: 1, export 1 step")
            << sale(black, 3, 5, Ruhrort) << 1 << 1 << 1 << nobody << blackRuhrort << 1;
        QTest::newRow("I5: black 6 past 1 dam in Ruhrort: 5, export 2 steps")
            << sale(black, 6, 1, Ruhrort) << 5 << 5 << 5 << nobody << blackRuhrort << 2;
        QTest::newRow("I6: white 4 past 1 dam in Ruhrort, 1 thaler there, area full: 5, export 1 step")
            << full(thalers(sale(white, 4, 1, Ruhrort), 1)) << 3 << 5 << 5 << nobody << -1 << 1;
        QTest::newRow("I7: black 1 at a factory: 0")
            << sale(black, 1, 0, Factory) << 1 << 0 << 0 << nobody << blackFactory << 0;
        QTest::newRow("I8: black 2 at a factory, 1 thaler there, area full: 3, no owners at factories")
            << owned(full(thalers(sale(black, 2, 0, Factory), 1)), {second}) << 2 << 3 << 3 << nobody << -1
            << 0;
        QTest::newRow("I9: black 3 in a city where only an opponent owns: 2, the opponent 1")
            << owned(sale(black, 3, 0, Kettwig), {second}) << 3 << 2 << 2 << QList{1} << blackCity << 0;
        QTest::newRow("the Merchant puts the cube elsewhere, the cost stays")
            << merchant(sale(black, 4, 0, Werden), {white, PlaceKind::Factory}) << 4 << 3 << 3 << nobody
            << static_cast<int>(at(Area{white, PlaceKind::Factory})) << 0;
    }
    void a_sale_brings()
    {
        QFETCH(Sale, sold);
        const Result<Delivery> result = deliver(sold);
        QVERIFY(std::holds_alternative<Delivery>(result));
        const auto &delivery = std::get<Delivery>(result);
        QTEST(delivery.value, "value");
        QTEST(delivery.sellerNet(), "net");
        QTEST(delivery.sellerTotal(), "total");
        QTEST(seatsOf(delivery.paidOwners), "paid");
        QTEST(delivery.cube ? static_cast<int>(at(*delivery.cube)) : -1, "cubeArea");
        QTEST(delivery.exportSteps, "steps");
        QCOMPARE(delivery.cubeCost, delivery.cube ? 1 : 0);
    }

    void income_is_never_negative()
    {
        for (int face = 1; face <= 6; ++face) {
            for (int dams = 0; dams <= 14; ++dams) {
                for (std::size_t place = 0; place < salePlaceNames.size(); ++place) {
                    const Result<Delivery> result =
                        deliver(sale(Die::Black, face, dams, static_cast<SalePlace>(place)));
                    QVERIFY(std::get<Delivery>(result).sellerNet() >= 0);
                }
            }
        }
    }

    void an_impossible_sale_is_refused_data()
    {
        QTest::addColumn<Sale>("sold");
        QTest::addColumn<Refusal>("refusal");
        using enum SalePlace;
        using enum RefusalCode;
        const Sale good = sale(Die::Black, 4, 0, Werden);
        QTest::newRow("a face of 0") << sale(Die::Black, 0, 0, Werden)
                                     << Refusal{.code = CountImpossible, .number = 0, .limit = 1};
        QTest::newRow("a face of 7") << sale(Die::Black, 7, 0, Werden)
                                     << Refusal{.code = CountImpossible, .number = 7, .limit = 6};
        QTest::newRow("fewer than no dams")
            << sale(Die::Black, 4, -1, Werden) << Refusal{.code = CountImpossible, .number = -1, .limit = 0};
        QTest::newRow("more dams than there are")
            << sale(Die::Black, 4, 15, Werden) << Refusal{.code = CountImpossible, .number = 15, .limit = 14};
        QTest::newRow("three thalers on a city")
            << thalers(good, 3) << Refusal{.code = CountImpossible, .number = 3, .limit = 2};
        QTest::newRow("two thalers on Ruhrort") << thalers(sale(Die::Black, 4, 0, Ruhrort), 2)
                                                << Refusal{.code = CountImpossible, .number = 2, .limit = 1};
        QTest::newRow("the Merchant without a cube")
            << merchant(full(good), {Die::White, PlaceKind::City})
            << Refusal{.code = MerchantUseless, .token = Token::Merchant};
        QTest::newRow("the Merchant to where the cube is")
            << merchant(good, {Die::Black, PlaceKind::City})
            << Refusal{.code = MerchantUseless, .token = Token::Merchant};
    }
    void an_impossible_sale_is_refused()
    {
        QFETCH(Sale, sold);
        QFETCH(Refusal, refusal);
        QCOMPARE(refusalOf(deliver(sold)), std::optional(refusal));
    }

    void the_export_marker_goes_right_data()
    {
        QTest::addColumn<int>("value");
        QTest::addColumn<int>("before");
        QTest::addColumn<int>("last");
        QTest::addColumn<int>("after");
        QTest::newRow("X1: value 3: one step") << 3 << 0 << 6 << 1;
        QTest::newRow("X2: value 4: two steps") << 4 << 0 << 6 << 2;
        QTest::newRow("X3: stops at the end") << 6 << 5 << 6 << 6;
        QTest::newRow("X4: stays at the end") << 1 << 6 << 6 << 6;
    }
    void the_export_marker_goes_right()
    {
        QFETCH(int, value);
        QFETCH(int, before);
        QFETCH(int, last);
        QTEST(exportIndexAfterSale(before, value, last), "after");
    }

    void a_column_is_scored_data()
    {
        QTest::addColumn<QList<int>>("column");
        QTest::addColumn<int>("players");
        QTest::addColumn<int>("index");
        QTest::addColumn<int>("value");
        QTest::addColumn<QList<int>>("points");
        QTest::addColumn<int>("after");
        QTest::newRow("E1: value 2, Red in the row with bonus 1, Blue below: 3 and 2, 2 spaces left")
            << QList{0, 1} << 3 << 2 << 2 << QList{3, 2} << 0;
        QTest::newRow("E1: the same from further right") << QList{0, 1} << 4 << 5 << 2 << QList{3, 2} << 3;
        QTest::newRow("E2: four players, three warehouses, index 1: not below 0")
            << QList{0, 1, 2} << 4 << 1 << 1 << QList{2, 1, 1} << 0;
        QTest::newRow("E3: two players, two warehouses, index 2: not below 1")
            << QList{1, 0} << 2 << 2 << 2 << QList{3, 2} << 1;
        QTest::newRow("E4: an empty column: no points, the marker stays")
            << QList<int>{} << 3 << 4 << 2 << QList<int>{} << 4;
    }
    void a_column_is_scored()
    {
        QFETCH(QList<int>, column);
        QFETCH(int, players);
        QFETCH(int, index);
        QFETCH(int, value);
        std::vector<Seat> seats;
        for (const int seat : column)
            seats.push_back(Seat{seat});
        const ExportScoring scoring =
            scoreExport(seats, index, value, std::array{1, 0, 0, 0}, setupFor(players).exportLowest);
        QList<int> points, rewarded;
        for (const ExportReward &reward : scoring.rewards) {
            points.append(reward.points());
            rewarded.append(scoring::index(reward.seat));
            QVERIFY(!reward.isUnusual());
        }
        QTEST(points, "points");
        QCOMPARE(rewarded, column);
        QTEST(scoring.indexAfter, "after");
    }

    void a_reward_outside_1_to_3_is_unusual_data()
    {
        QTest::addColumn<int>("value");
        QTest::addColumn<int>("bonus");
        QTest::addColumn<bool>("unusual");
        QTest::newRow("nothing") << 0 << 0 << true;
        QTest::newRow("one") << 1 << 0 << false;
        QTest::newRow("three") << 2 << 1 << false;
        QTest::newRow("four") << 3 << 1 << true;
    }
    void a_reward_outside_1_to_3_is_unusual()
    {
        QFETCH(int, value);
        QFETCH(int, bonus);
        QTEST((ExportReward{seller, 0, value, bonus}.isUnusual()), "unusual");
    }
};

APPLESS_STORY(TheRuhrDeliveryTest)
#include "the_ruhr_delivery_test.moc"
