// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QtTest>

#include "tests/rockwell_words.h"
#include "tests/stories.h"

#include "scoring/rockwell/advantages.h"
#include "scoring/rockwell/market.h"
#include "scoring/rockwell/shafts.h"

#include <numeric>

using namespace scoring;
using namespace scoring::rockwell;
using Refused = std::optional<RefusalCode>;

class RockwellDevelopmentTest : public QObject
{
    Q_OBJECT

private slots:
    void CO1_raising_a_crew_from_2_to_3_costs_2500()
    {
        QCOMPARE(powerPrice(printedPrices(4), 2), std::optional(2500));
        QCOMPARE(powerPrice(printedPrices(2), 1), std::optional(1500));
        QCOMPARE(powerPrice(printedPrices(3), 3), std::optional(3500));
        QCOMPARE(powerPrice(printedPrices(4), 4), std::optional<int>());
        QCOMPARE(powerPrice(printedPrices(4), 0), std::optional<int>());
    }

    void subcontractors_cost_by_power_and_layers_limit_them_data()
    {
        QTest::addColumn<int>("power");
        QTest::addColumn<int>("layer");
        QTest::addColumn<int>("price");
        QTest::addColumn<bool>("allowed");

        QTest::newRow("CO2: power 3 costs $2000") << 3 << static_cast<int>(Layer::C) << 2000 << true;
        QTest::newRow("CO3: power 1 costs $1000") << 1 << static_cast<int>(Layer::A) << 1000 << true;
        QTest::newRow("CO4: power 4 on layer C is illegal")
            << 4 << static_cast<int>(Layer::C) << 2500 << false;
        QTest::newRow("CO5: power 4 on layer D") << 4 << static_cast<int>(Layer::D) << 2500 << true;
        QTest::newRow("CO6: power 2 from B up to A is illegal")
            << 2 << static_cast<int>(Layer::A) << 1500 << false;
        QTest::newRow("power 2 on B") << 2 << static_cast<int>(Layer::B) << 1500 << true;
    }
    void subcontractors_cost_by_power_and_layers_limit_them()
    {
        QFETCH(int, power);
        QFETCH(int, layer);
        QTEST(subcontractorPrice(power).value_or(0), "price");
        QTEST(subcontractorAllowed(power, static_cast<Layer>(layer)), "allowed");
        QCOMPARE(bribeFee(power), *subcontractorPrice(power));
    }

    void the_prices_of_four_players_add_up_data()
    {
        QTest::addColumn<QList<int>>("prices");
        QTest::addColumn<int>("together");
        const Prices prices = printedPrices(4);
        const auto list = [](const auto &steps) {
            QList<int> found;
            for (const std::optional<int> price : steps)
                found.push_back(price.value_or(0));
            return found;
        };

        QTest::newRow("CO7: a crew from 1 to 4") << list(prices.power) << 7500;
        QTest::newRow("CO8: all three safety levels") << list(prices.safety) << 6000;
        QTest::newRow("CO9: all three movement levels") << list(prices.movement) << 6000;
        QTest::newRow("CO10: all three shafts") << list(prices.shafts) << 6000;
        QTest::newRow("CO11: moving shaft 2") << QList{prices.shafts[1].value_or(0)} << 2000;
        QTest::newRow("CO12: bribing a crew without subcontractor") << QList{bribeFee(0)} << 0;
    }
    void the_prices_of_four_players_add_up()
    {
        QFETCH(QList<int>, prices);
        QTEST(std::accumulate(prices.begin(), prices.end(), 0), "together");
    }

    void prices_of_marked_tiles_are_never_invented_data()
    {
        QTest::addColumn<int>("players");
        QTest::addColumn<bool>("known");
        QTest::newRow("four") << 4 << true;
        QTest::newRow("three") << 3 << false;
        QTest::newRow("two") << 2 << false;
    }
    void prices_of_marked_tiles_are_never_invented()
    {
        QFETCH(int, players);
        QFETCH(bool, known);
        const Prices prices = printedPrices(players);
        for (std::size_t step = 0; step < 3; ++step) {
            QCOMPARE(prices.safety[step].has_value(), known);
            QCOMPARE(prices.shafts[step].has_value(), known);
        }
        QVERIFY(doubtfulPrices(prices, players).empty());
    }

    void a_marked_tile_should_be_dearer()
    {
        Prices prices = printedPrices(3);
        prices.safety = {1600, 2000, std::nullopt};
        prices.shafts = {1400, 2100, 2600};
        QCOMPARE(doubtfulPrices(prices, 3), (std::vector<PriceDoubt>{{PriceItem::Safety, 2, 2000, 2000},
                                                                     {PriceItem::Shaft, 1, 1400, 1500}}));
        QVERIFY(doubtfulPrices(prices, 4).empty());
    }

    void a_hire_has_conditions_data()
    {
        QTest::addColumn<int>("spoilt");
        QTest::addColumn<Refused>("refused");
        QTest::newRow("all is well") << 0 << Refused();
        QTest::newRow("no vice president on board I") << 1 << Refused(RefusalCode::NoAdvantage);
        QTest::newRow("on space 2, which bribes") << 2 << Refused(RefusalCode::NoAdvantage);
        QTest::newRow("on space 4") << 3 << Refused();
        QTest::newRow("hired before in this drill round") << 4 << Refused(RefusalCode::AdvantageUsed);
        QTest::newRow("no die left") << 5 << Refused(RefusalCode::NoDie);
        QTest::newRow("the crew has one") << 6 << Refused(RefusalCode::HasSubcontractor);
        QTest::newRow("too strong for the layer") << 7 << Refused(RefusalCode::LayerLimit);
        QTest::newRow("power 5") << 8 << Refused(RefusalCode::CountImpossible);
        QTest::newRow("power 0") << 9 << Refused(RefusalCode::CountImpossible);
        QTest::newRow("no money") << 10 << Refused(RefusalCode::NotEnoughMoney);
        QTest::newRow("the tile is ready without it") << 11 << Refused(RefusalCode::TileReady);
        QTest::newRow("money not known") << 12 << Refused();
    }
    void a_hire_has_conditions()
    {
        QFETCH(int, spoilt);
        HireCase hire{.space = 3, .diceFree = 1, .layer = Layer::B, .power = 2, .money = 1500};
        switch (spoilt) {
        case 1:
            hire.space.reset();
            break;
        case 2:
            hire.space = 2;
            break;
        case 3:
            hire.space = 4;
            break;
        case 4:
            hire.hiredThisDrillRound = true;
            break;
        case 5:
            hire.diceFree = 0;
            break;
        case 6:
            hire.subcontractor = 1;
            break;
        case 7:
            hire.power = 3;
            break;
        case 8:
            hire.power = 5;
            break;
        case 9:
            hire.power = 0;
            break;
        case 10:
            hire.money = 1400;
            break;
        case 11:
            hire.tileReady = true;
            break;
        case 12:
            hire.money.reset();
            break;
        default:
            break;
        }
        QTEST(codeOf(checkHire(hire)), "refused");
    }

    void a_bribe_has_conditions_data()
    {
        QTest::addColumn<int>("spoilt");
        QTest::addColumn<Refused>("refused");
        QTest::newRow("all is well") << 0 << Refused();
        QTest::newRow("no vice president on board I") << 1 << Refused(RefusalCode::NoAdvantage);
        QTest::newRow("on space 3, which hires") << 2 << Refused(RefusalCode::NoAdvantage);
        QTest::newRow("on space 1") << 3 << Refused();
        QTest::newRow("bribed before in this drill round") << 4 << Refused(RefusalCode::AdvantageUsed);
        QTest::newRow("no bribe tile left") << 5 << Refused(RefusalCode::NoBribeTile);
        QTest::newRow("an own crew") << 6 << Refused(RefusalCode::OwnCrew);
        QTest::newRow("a crew at an entrance") << 7 << Refused(RefusalCode::AtEntrance);
        QTest::newRow("a crew far away") << 8 << Refused(RefusalCode::NotAdjacent);
        QTest::newRow("onto an open tile") << 9 << Refused(RefusalCode::TileOpen);
        QTest::newRow("its subcontractor is too strong for the layer")
            << 10 << Refused(RefusalCode::LayerLimit);
        QTest::newRow("EX5: $1000 for a subcontractor of power 1") << 11 << Refused();
        QTest::newRow("no money for its subcontractor") << 12 << Refused(RefusalCode::NotEnoughMoney);
        QTest::newRow("CO12: without subcontractor it needs no money") << 13 << Refused();
    }
    void a_bribe_has_conditions()
    {
        QFETCH(int, spoilt);
        BribeCase bribe{.space = 2, .bribeTilesLeft = 1, .destination = Layer::A, .money = 1000};
        switch (spoilt) {
        case 1:
            bribe.space.reset();
            break;
        case 2:
            bribe.space = 3;
            break;
        case 3:
            bribe.space = 1;
            break;
        case 4:
            bribe.bribedThisDrillRound = true;
            break;
        case 5:
            bribe.bribeTilesLeft = 0;
            break;
        case 6:
            bribe.ownCrew = true;
            break;
        case 7:
            bribe.atEntrance = true;
            break;
        case 8:
            bribe.adjacent = false;
            break;
        case 9:
            bribe.destinationClosed = false;
            break;
        case 10:
            bribe.subcontractor = 2;
            break;
        case 11:
            bribe.subcontractor = 1;
            break;
        case 12:
            bribe.subcontractor = 1;
            bribe.money = 900;
            break;
        case 13:
            bribe.money = 0;
            break;
        default:
            break;
        }
        QTEST(codeOf(checkBribe(bribe)), "refused");
    }

    void shafts_have_their_own_rules_data()
    {
        QTest::addColumn<int>("shaft");
        QTest::addColumn<QString>("site");
        QTest::addColumn<Refused>("refused");

        QTest::newRow("shaft 1 on a closed tile with an own crew") << 1 << "closed near" << Refused();
        QTest::newRow("CO13: shaft 1 where an opponent's crew stands")
            << 1 << "closed near other" << Refused(RefusalCode::OtherCrewThere);
        QTest::newRow("CO14: shaft 2 on the same tile") << 2 << "closed near other" << Refused();
        QTest::newRow("CO15: shaft 3 on a distant open tile") << 3 << "" << Refused();
        QTest::newRow("CO16: shaft 1 on the centre")
            << 1 << "centre near" << Refused(RefusalCode::NotALayerTile);
        QTest::newRow("CO16: shaft 2 on the centre")
            << 2 << "centre near" << Refused(RefusalCode::NotALayerTile);
        QTest::newRow("CO16: shaft 3 on the centre") << 3 << "centre" << Refused(RefusalCode::NotALayerTile);
        QTest::newRow("shaft 1 on an open tile") << 1 << "near" << Refused(RefusalCode::TileOpen);
        QTest::newRow("shaft 1 far away") << 1 << "closed" << Refused(RefusalCode::NoOwnCrewNear);
        QTest::newRow("shaft 2 on an open tile") << 2 << "near" << Refused();
        QTest::newRow("shaft 2 far away") << 2 << "closed" << Refused(RefusalCode::NoOwnCrewNear);
        QTest::newRow("shaft 3 on a shaft") << 3 << "shaft" << Refused(RefusalCode::ShaftThere);
        QTest::newRow("shaft 2 on a shaft") << 2 << "shaft near" << Refused(RefusalCode::ShaftThere);
        QTest::newRow("shaft 4") << 4 << "closed near" << Refused(RefusalCode::NoSuchShaft);
        QTest::newRow("shaft 0") << 0 << "closed near" << Refused(RefusalCode::NoSuchShaft);
    }
    void shafts_have_their_own_rules()
    {
        QFETCH(int, shaft);
        QFETCH(QString, site);
        const ShaftSite found{.layerTile = !site.contains("centre"),
                              .closed = site.contains("closed"),
                              .hasShaft = site.contains("shaft"),
                              .otherCrew = site.contains("other"),
                              .ownCrewNear = site.contains("near")};
        QTEST(codeOf(checkShaft(shaft, found)), "refused");
        QTEST(codeOf(checkShaftMove(shaft, found, {})), "refused");
    }

    void a_moved_shaft_may_be_free_of_its_rule()
    {
        const Options free{.shaftMoveFree = true};
        QCOMPARE(codeOf(checkShaftMove(1, {.closed = false}, free)), Refused());
        QCOMPARE(codeOf(checkShaftMove(1, {.closed = false}, {})), Refused(RefusalCode::TileOpen));
        QCOMPARE(codeOf(checkShaftMove(2, {.hasShaft = true}, free)), Refused(RefusalCode::ShaftThere));
        QCOMPARE(codeOf(checkShaftMove(4, {}, free)), Refused(RefusalCode::NoSuchShaft));
    }

    void an_active_shaft_pays_what_its_open_tile_prints_data()
    {
        QTest::addColumn<QString>("shafts"); // "owner open|closed: cubes"
        QTest::addColumn<QString>("income");

        QTest::newRow("SH1: an open tile") << "red open: 2 Zn 1 Ag"
                                           << "red: 2 Zn 1 Ag";
        QTest::newRow("SH2: a closed tile") << "red closed: 2 Zn 1 Ag"
                                            << "red: nothing";
        QTest::newRow("SH3: two of red, one of green")
            << "red open: 1 Cu; green closed: ; red open: 1 Cu 1 Au"
            << "red: 2 Cu 1 Au; green: nothing";
        QTest::newRow("no shaft at all") << ""
                                         << "";
    }
    void an_active_shaft_pays_what_its_open_tile_prints()
    {
        QFETCH(QString, shafts);
        QFETCH(QString, income);
        std::vector<PlacedShaft> placed;
        for (const QString &shaft : shafts.split("; ", Qt::SkipEmptyParts))
            placed.push_back({*seatNamed(shaft.section(' ', 0, 0).toStdString()), shaft.contains("open"),
                              cubes(shaft.section(": ", 1).toStdString())});
        std::vector<Income> expected;
        for (const QString &part : income.split("; ", Qt::SkipEmptyParts))
            expected.push_back({*seatNamed(part.section(": ", 0, 0).toStdString()),
                                cubes(part.section(": ", 1).toStdString())});
        QCOMPARE(shaftIncome(placed), expected);
    }

    void the_market_trades_each_resource_once_a_round_data()
    {
        QTest::addColumn<int>("money");
        QTest::addColumn<QString>("stock");
        QTest::addColumn<QString>("trades");  // "buy 2 Au, sell 1 Zn"
        QTest::addColumn<Refused>("refused"); // the last one
        QTest::addColumn<int>("moneyAfter");
        QTest::addColumn<QString>("stockAfter");

        QTest::newRow("TR1: gold bought cannot be sold")
            << 2500 << ""
            << "buy 2 Au, sell 1 Au" << Refused(RefusalCode::AlreadyTraded) << 500 << "2 Au";
        QTest::newRow("TR2: two gold for $2000") << 2500 << ""
                                                 << "buy 2 Au" << Refused() << 500 << "2 Au";
        QTest::newRow("TR3: five zinc for $2000") << 0 << "5 Zn"
                                                  << "sell 5 Zn" << Refused() << 2000 << "";
        QTest::newRow("TR4: silver twice")
            << 0 << "4 Ag"
            << "sell 3 Ag, sell 1 Ag" << Refused(RefusalCode::AlreadyTraded) << 2400 << "1 Ag";
        QTest::newRow("TR5: two copper cost $1200")
            << 1000 << ""
            << "buy 2 Cu" << Refused(RefusalCode::NotEnoughMoney) << 1000 << "";
        QTest::newRow("TR6: four resources with four actions")
            << 0 << "5 Zn 3 Cu"
            << "sell 5 Zn, sell 3 Cu, buy 1 Ag, buy 3 Au" << Refused() << 0 << "1 Ag 3 Au";
        QTest::newRow("more than there is")
            << 0 << "1 Zn"
            << "sell 2 Zn" << Refused(RefusalCode::NotEnoughCubes) << 0 << "1 Zn";
        QTest::newRow("nothing is no trade")
            << 900 << ""
            << "buy 0 Zn" << Refused(RefusalCode::CountImpossible) << 900 << "";
        QTest::newRow("a fifth action")
            << 9000 << ""
            << "buy 1 Zn, buy 1 Cu, buy 1 Ag, buy 1 Au, buy 1 Zn" << Refused(RefusalCode::NoActionLeft)
            << 6200 << "1 Zn 1 Cu 1 Ag 1 Au";
    }
    void the_market_trades_each_resource_once_a_round()
    {
        QFETCH(int, money);
        QFETCH(QString, stock);
        QFETCH(QString, trades);
        QFETCH(QString, stockAfter);
        const QStringList symbols{"Zn", "Cu", "Ag", "Au"};
        Purse purse{cubes(stock.toStdString()), money};
        Traded traded{};
        Refused refused;
        int actions = 4;
        for (const QString &words : trades.split(", ")) {
            QVERIFY2(!refused, "only the last one is refused");
            const QStringList word = words.split(' ');
            const Trade wanted{word[0] == "buy" ? TradeKind::Buy : TradeKind::Sell,
                               resources[static_cast<std::size_t>(symbols.indexOf(word[2]))],
                               word[1].toInt()};
            const auto answer = trade(purse, wanted, traded, actions);
            if (const auto *refusal = std::get_if<Refusal>(&answer)) {
                refused = refusal->code;
                continue;
            }
            purse = std::get<Purse>(answer);
            traded[at(wanted.resource)] = true;
            --actions;
        }
        QTEST(refused, "refused");
        QTEST(purse.money, "moneyAfter");
        QCOMPARE(purse.cubes, cubes(stockAfter.toStdString()));
    }
};

APPLESS_STORY(RockwellDevelopmentTest)
#include "rockwell_development_test.moc"
