// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QtTest>

#include "scoring/the_ruhr/actions.h"
#include "scoring/the_ruhr/dice.h"
#include "scoring/the_ruhr/rounds.h"
#include "scoring/the_ruhr/transport.h"
#include "scoring/the_ruhr/turn_order.h"
#include "tests/stories.h"

using namespace scoring;
using namespace scoring::the_ruhr;

namespace {

constexpr int unknownYear = 0;
constexpr int notStated = -1;

int number(Region region)
{
    return static_cast<int>(region);
}

// A column of black dice, from the bottom up; 0 is an empty space.
TransportColumn column(std::size_t arrow, std::initializer_list<int> faces)
{
    TransportColumn made{{}, arrow};
    for (const int face : faces)
        made.spaces.push_back(face == 0 ? std::nullopt : std::optional(Coal{Die::Black, face}));
    return made;
}

Tile tileNamed(std::string_view name)
{
    const auto found = std::ranges::find(tiles, name, &TileFacts::name);
    return Tile{static_cast<std::uint8_t>(found - tiles.begin())};
}

} // namespace

class TheRuhrRoundsTest : public QObject
{
    Q_OBJECT

private slots:
    void the_twelve_rounds_data()
    {
        QTest::addColumn<int>("round");
        QTest::addColumn<int>("year");
        QTest::addColumn<TransportTrack>("track");
        QTest::addColumn<int>("lockPrice");
        QTest::addColumn<QList<int>>("paid");
        QTest::addColumn<int>("pushed");
        QTest::addColumn<int>("flag");
        QTest::addColumn<bool>("draw");
        QTest::addColumn<bool>("exported");
        QTest::addColumn<RoundChoice>("choice");
        QTest::addColumn<int>("warehouse"); // which of the five, -1: none
        using enum TransportTrack;
        using enum RoundChoice;
        const int essen = number(Region::Essen);
        const int werden = number(Region::Werden);
        const int broich = number(Region::Broich);
        const QList<int> cheap{1, 2};
        const QList<int> dear{2, 3};
        // clang-format off
        QTest::newRow("round 1: shipping begins")         << 1  << 1769        << DirtRoad    << 0 << cheap << notStated << 0 << true  << false << Nothing << -1;
        QTest::newRow("round 2: locks may be built")      << 2  << unknownYear << DirtRoad    << 2 << cheap << essen     << 0 << true  << false << Nothing << -1;
        QTest::newRow("round 3: the shipping fund")       << 3  << unknownYear << DirtRoad    << 2 << cheap << werden    << 0 << true  << false << Lose    << -1;
        QTest::newRow("round 4: roads extended")          << 4  << 1779        << AsphaltRoad << 2 << cheap << broich    << 1 << true  << true  << Nothing << -1;
        QTest::newRow("round 5: the locks are finished")  << 5  << unknownYear << AsphaltRoad << 3 << cheap << essen     << 2 << true  << true  << Nothing << -1;
        QTest::newRow("round 6: barges carry more")       << 6  << 1782        << AsphaltRoad << 3 << cheap << werden    << 3 << true  << true  << Gain    << 0;
        QTest::newRow("round 7: shipping gets dearer")    << 7  << 1784        << AsphaltRoad << 3 << dear  << broich    << 4 << true  << true  << Nothing << 1;
        QTest::newRow("round 8: first coal by rail")      << 8  << 1787        << Railway     << 3 << dear  << essen     << 5 << true  << true  << Nothing << -1;
        QTest::newRow("round 9: steam engines")           << 9  << 1809        << Railway     << 3 << dear  << werden    << 6 << true  << true  << Nothing << 2;
        QTest::newRow("round 10: the peak of shipping")   << 10 << 1860        << Railway     << 3 << dear  << broich    << 7 << true  << true  << Gain    << 3;
        QTest::newRow("round 11: the valley railway")     << 11 << 1880        << Railway     << 3 << dear  << essen     << 8 << true  << true  << Nothing << 4;
        QTest::newRow("round 12: shipping is given up")   << 12 << unknownYear << Railway     << 3 << dear  << notStated << 0 << false << false << Nothing << -1;
        // clang-format on
    }
    void the_twelve_rounds()
    {
        QFETCH(int, round);
        const Round &row = roundOf(round);
        QCOMPARE(row.number, round);
        QCOMPARE(static_cast<int>(row.event), round - 1);
        QTEST(row.year.value_or(unknownYear), "year");
        QTEST(row.track, "track");
        QTEST(row.lockPrice, "lockPrice");
        QTEST((QList<int>{row.paidActions[0], row.paidActions[1]}), "paid");
        QTEST(row.pushedBlackDie ? number(*row.pushedBlackDie) : notStated, "pushed");
        QTEST(row.flag, "flag");
        QTEST(row.draw, "draw");
        QTEST(row.exportScored, "exported");
        QTEST(row.choice, "choice");
        const auto warehouse = roundTrackWarehouse(round);
        QTEST(warehouse ? static_cast<int>(*warehouse) : -1, "warehouse");
    }

    void the_barge_furthest_upstream_acts_first_data()
    {
        QTest::addColumn<QList<QList<int>>>("barges"); // seat, river index, arrival
        QTest::addColumn<QList<int>>("order");
        QTest::newRow("O1: Blue upstream of Green") << QList<QList<int>>{{0, 7, 1}, {1, 3, 2}} << QList{1, 0};
        QTest::newRow("O2: Red, then Green before Blue on one place, then Yellow")
            << QList<QList<int>>{{0, 3, 1}, {1, 9, 2}, {2, 9, 3}, {3, 20, 4}} << QList{0, 2, 1, 3};
        QTest::newRow("O3: in Ruhrort the last to arrive is the first to leave")
            << QList<QList<int>>{{0, 30, 1}, {1, 30, 2}, {2, 30, 3}} << QList{2, 1, 0};
    }
    void the_barge_furthest_upstream_acts_first()
    {
        QFETCH(QList<QList<int>>, barges);
        std::vector<Barge> river;
        for (const QList<int> &barge : barges)
            river.push_back({Seat{barge[0]}, barge[1], barge[2]});
        QList<int> found;
        for (const Seat seat : turnOrder(river))
            found.append(index(seat));
        QTEST(found, "order");
    }

    void demands_name_their_places_data()
    {
        QTest::addColumn<QString>("tile");
        QTest::addColumn<QList<City>>("named");
        using enum City;
        QTest::newRow("D08") << "D08" << QList{Blankenstein};
        QTest::newRow("D09: Ruhrort harbour") << "D09" << QList<City>{};
        QTest::newRow("D10") << "D10" << QList{Muelheim};
        QTest::newRow("D11") << "D11" << QList{Blankenstein, Muelheim};
        QTest::newRow("D12") << "D12" << QList{Werden, Steele, Witten};
        QTest::newRow("D13") << "D13" << QList{Kettwig, Steele, Muelheim};
        QTest::newRow("D14") << "D14" << QList{Werden, Witten, Muelheim};
        QTest::newRow("D15") << "D15" << QList{Steele, Hattingen, Blankenstein};
        QTest::newRow("D16") << "D16" << QList{Kettwig, Hattingen, Blankenstein};
        QTest::newRow("D17") << "D17" << QList{Kettwig, Blankenstein, Witten};
        QTest::newRow("D18") << "D18" << QList{Werden, Hattingen, Muelheim};
    }
    void demands_name_their_places()
    {
        QFETCH(QString, tile);
        const TileFacts &found = facts(tileNamed(tile.toStdString()));
        QList<City> named;
        for (const City city : cities) {
            if (found.cities[at(city)])
                named.append(city);
        }
        QTEST(named, "named");
        QCOMPARE(found.ruhrort, tile == "D09");
        QCOMPARE(found.kind, TileKind::Demand);
        QCOMPARE(found.factories, Factories::None);
        QVERIFY(!bansPilots(tileNamed(tile.toStdString())));
    }

    void demands_of_factories_go_by_kind_or_region_data()
    {
        QTest::addColumn<QString>("tile");
        QTest::addColumn<QList<int>>("kinds");   // all regions of these kinds
        QTest::addColumn<QList<int>>("regions"); // or all kinds in these
        const auto region = [](Region value) { return number(value); };
        QTest::newRow("D01: smelters") << "D01" << QList{0} << QList<int>{};
        QTest::newRow("D02: crushing mills") << "D02" << QList{1} << QList<int>{};
        QTest::newRow("D03: arms factories") << "D03" << QList{2} << QList<int>{};
        QTest::newRow("D04: Broich and Berg")
            << "D04" << QList<int>{} << QList{region(Region::Broich), region(Region::Berg)};
        QTest::newRow("D05: Werden") << "D05" << QList<int>{} << QList{region(Region::Werden)};
        QTest::newRow("D06: Essen") << "D06" << QList<int>{} << QList{region(Region::Essen)};
        QTest::newRow("D07: Mark") << "D07" << QList<int>{} << QList{region(Region::Mark)};
        QTest::newRow("D12: no factory") << "D12" << QList<int>{} << QList<int>{};
    }
    void demands_of_factories_go_by_kind_or_region()
    {
        QFETCH(QString, tile);
        QFETCH(QList<int>, kinds);
        QFETCH(QList<int>, regions);
        for (int kind = 0; kind < 3; ++kind) {
            for (int region = 0; region < 5; ++region)
                QCOMPARE(wantsCoalAt(tileNamed(tile.toStdString()), static_cast<FactoryKind>(kind),
                                     static_cast<Region>(region)),
                         kinds.contains(kind) || regions.contains(region));
        }
    }

    void a_demand_adds_a_thaler_up_to_two()
    {
        QCOMPARE(withDemand(0), 1);
        QCOMPARE(withDemand(1), 2);
        QCOMPARE(withDemand(2), 2);
    }

    void dice_change_data()
    {
        QTest::addColumn<QList<int>>("faces"); // what becomes of 1 to 6
        QTest::addColumn<QList<int>>("expected");
        const auto all = [](auto change) {
            QList<int> faces;
            for (int face = 1; face <= 6; ++face)
                faces.append(change(face));
            return faces;
        };
        const auto tile = [&](std::string_view name) {
            return all([=](int face) { return faceAfterTile(face, tileNamed(name)); });
        };
        const auto event = [&](int round, DiePlace place, bool depots = false) {
            return all(
                [=](int face) { return faceAfterEvent(face, place, round, {.round9RaisesDepots = depots}); });
        };
        const QList<int> same{1, 2, 3, 4, 5, 6};
        const QList<int> up{2, 3, 4, 5, 6, 6};
        const QList<int> down{1, 1, 2, 3, 4, 5};
        QTest::newRow("W-LOW: none") << tile("W-LOW") << same;
        QTest::newRow("W-LOW-UP: +1, at most 6") << tile("W-LOW-UP") << up;
        QTest::newRow("W-HIGH: none") << tile("W-HIGH") << same;
        QTest::newRow("W-HIGH-DOWN: -1, at least 1") << tile("W-HIGH-DOWN") << down;
        QTest::newRow("a demand: none") << tile("D01") << same;
        QTest::newRow("round 9: the track rises") << event(9, DiePlace::TransportTrack) << up;
        QTest::newRow("round 9: the depots do not") << event(9, DiePlace::Depot) << same;
        QTest::newRow("round 9: the depots do by the option") << event(9, DiePlace::Depot, true) << up;
        QTest::newRow("round 11: the depots fall") << event(11, DiePlace::Depot) << down;
        QTest::newRow("round 11: the track falls") << event(11, DiePlace::TransportTrack) << down;
        QTest::newRow("round 10: nothing") << event(10, DiePlace::Depot, true) << same;
        QTest::newRow("Subsidy: +2, at most 6")
            << all([](int face) { return faceAfterSubsidy(face, 11); }) << QList{3, 4, 5, 6, 6, 6};
        QTest::newRow("Subsidy in round 12: +1")
            << all([](int face) { return faceAfterSubsidy(face, 12); }) << up;
        QTest::newRow("Coal hauling: +3, at most 6")
            << all([](int face) { return faceAfterHauling(face); }) << QList{4, 5, 6, 6, 6, 6};
    }
    void dice_change()
    {
        QFETCH(QList<int>, faces);
        QTEST(faces, "expected");
    }

    void water_bans_pilots()
    {
        for (const char *name : {"W-LOW", "W-LOW-UP", "W-HIGH", "W-HIGH-DOWN"})
            QVERIFY2(bansPilots(tileNamed(name)), name);
    }

    void a_sold_die_enters_the_track_data()
    {
        QTest::addColumn<TransportColumn>("before");
        QTest::addColumn<TransportColumn>("after");
        QTest::addColumn<int>("pushed"); // face, 0: none
        QTest::newRow("an empty column: on the arrow") << column(1, {0, 0, 0}) << column(1, {0, 5, 0}) << 0;
        QTest::newRow("else the lowest free space above the arrow")
            << column(1, {0, 3, 0, 0}) << column(1, {0, 3, 5, 0}) << 0;
        QTest::newRow("all full above: everything slides, nothing falls off")
            << column(1, {0, 3, 4}) << column(1, {3, 4, 5}) << 0;
        QTest::newRow("all full: the lowest slides off") << column(1, {2, 3, 4}) << column(1, {3, 4, 5}) << 2;
        QTest::newRow("the arrow at the bottom") << column(0, {6, 3}) << column(0, {3, 5}) << 6;
    }
    void a_sold_die_enters_the_track()
    {
        QFETCH(TransportColumn, before);
        QFETCH(TransportColumn, after);
        const std::optional<Coal> pushed = enter(before, {Die::Black, 5});
        QCOMPARE(before, after);
        QTEST(pushed ? pushed->face : 0, "pushed");
    }

    void transport_takes_the_die_on_the_arrow_data()
    {
        QTest::addColumn<TransportColumn>("before");
        QTest::addColumn<TransportColumn>("after");
        QTest::addColumn<int>("taken"); // face, 0: none
        QTest::newRow("the ones above slide down") << column(1, {2, 3, 4, 5}) << column(1, {2, 4, 5, 0}) << 3;
        QTest::newRow("the last one") << column(1, {0, 3, 0}) << column(1, {0, 0, 0}) << 3;
        QTest::newRow("no die there") << column(1, {2, 0, 0}) << column(1, {2, 0, 0}) << 0;
    }
    void transport_takes_the_die_on_the_arrow()
    {
        QFETCH(TransportColumn, before);
        QFETCH(TransportColumn, after);
        const std::optional<Coal> taken = takeFromArrow(before);
        QCOMPARE(before, after);
        QTEST(taken ? taken->face : 0, "taken");
    }

    void a_die_goes_back_to_its_regions()
    {
        using enum Region;
        const std::vector<Region> anyButMark{Essen, Werden, Broich};
        const std::vector<Region> mark{Mark};
        QCOMPARE(regionsFor(Die::Black), anyButMark);
        QCOMPARE(regionsFor(Die::White), mark);
        QCOMPARE(regionsForPushed(Die::Black, 7, false), std::vector<Region>{Broich});
        QCOMPARE(regionsForPushed(Die::Black, 7, true), anyButMark);
        QCOMPARE(regionsForPushed(Die::Black, 1, false), anyButMark);
        QCOMPARE(regionsForPushed(Die::Black, 12, false), anyButMark);
        QCOMPARE(regionsForPushed(Die::White, 7, false), mark);
    }
};

APPLESS_STORY(TheRuhrRoundsTest)
#include "the_ruhr_rounds_test.moc"
