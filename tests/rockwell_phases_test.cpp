// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QtTest>

#include "tests/rockwell_story.h"
#include "tests/stories.h"

using namespace story;

class RockwellPhasesTest : public QObject
{
    Q_OBJECT

private slots:
    void actions_go_round_in_the_order_of_the_phase_data()
    {
        QTest::addColumn<int>("phaseOrder");
        QTest::addColumn<QString>("turns");
        QTest::newRow("A-04: by the spaces") << static_cast<int>(PhaseOrder::BoardSpace) << "prgprr";
        QTest::newRow("by management order") << static_cast<int>(PhaseOrder::Management) << "rgprpr";
    }
    void actions_go_round_in_the_order_of_the_phase()
    {
        QFETCH(int, phaseOrder);
        Table table = afterDrilling(4, "purple II1:2, red II2:3, green II4:1",
                                    {.phaseOrder = static_cast<PhaseOrder>(phaseOrder)});
        QCOMPARE(table.phase, Phase::Trade);
        QString turns;
        std::array<int, 4> next{};
        while (table.phase == Phase::Trade) {
            const Seat seat = *actor(table);
            turns += QChar(nameOf(seat)[0]);
            const auto resource =
                resources[static_cast<std::size_t>(next[static_cast<std::size_t>(index(seat))]++)];
            QVERIFY(happens(table, {ResourceTraded{seat, {TradeKind::Buy, resource, 1}}}));
        }
        QTEST(turns, "turns");
    }

    void trades_follow_the_market()
    {
        Table table = afterDrilling(4, "red II1:2, green II2:1");
        const auto trading = [](Seat seat, TradeKind kind, Resource resource, int count) {
            return ResourceTraded{seat, {kind, resource, count}};
        };
        QCOMPARE(answer(table, trading(white, TradeKind::Sell, Resource::Zinc, 1)),
                 Answer(RefusalCode::NoVicePresident));
        QCOMPARE(answer(table, trading(green, TradeKind::Sell, Resource::Zinc, 1)),
                 Answer(RefusalCode::NotYourTurn));
        QCOMPARE(answer(table, trading(red, TradeKind::Sell, Resource::Zinc, 4)),
                 Answer(RefusalCode::NotEnoughCubes));
        QVERIFY(happens(table, {trading(red, TradeKind::Sell, Resource::Zinc, 3)}));
        QCOMPARE(table.player(red).purse, (Purse{cubes("2 Cu 1 Ag"), 4200}));
        QVERIFY(happens(table, {ActionsGivenUp{green}}));
        QCOMPARE(answer(table, trading(red, TradeKind::Buy, Resource::Zinc, 1)),
                 Answer(RefusalCode::AlreadyTraded));
        QVERIFY(happens(table, {trading(red, TradeKind::Buy, Resource::Gold, 4)}));
        QCOMPARE(table.player(red).purse, (Purse{cubes("2 Cu 1 Ag 4 Au"), 200}));
        QVERIFY2(table.phase == Phase::RoundEnd, "nobody is in the workshop");
    }

    void CO17_six_zinc_buy_a_tile_of_2_prestige()
    {
        Table table = afterDrilling(4, "red III1:2");
        table.player(red).purse.cubes = cubes("7 Zn");
        QCOMPARE(answer(table, CubesDelivered{red, cubes("8 Zn"), 2}), Answer(RefusalCode::NotEnoughCubes));
        QVERIFY2(answer(table, CubesDelivered{red, {}, 2}) == RefusalCode::CountImpossible, "for nothing");
        QVERIFY(happens(table, {CubesDelivered{red, cubes("6 Zn"), 2}}));
        QCOMPARE(table.player(red).purse.cubes, cubes("1 Zn"));
        QCOMPARE(table.player(red).deliveries, std::vector{2});
        QCOMPARE(table.player(red).vicePresidents[at(Board::Workshop)]->actionsLeft, 1);
    }

    void the_28th_delivery_tile_is_the_last()
    {
        Table table = afterDrilling(4, "red III1:2");
        table.player(red).deliveries = std::vector(14, 1);
        table.player(white).deliveries = std::vector(13, 1);
        QVERIFY(happens(table, {CubesDelivered{red, cubes("1 Zn"), 2}}));
        QCOMPARE(answer(table, CubesDelivered{red, cubes("1 Zn"), 2}), Answer(RefusalCode::NoDeliveryTile));
    }

    void developments_cost_money_and_an_action()
    {
        Table table = afterDrilling(4, "red III1:8");
        table.player(red).purse.money = 20'000;
        put(table, red, 0, "A0");
        const std::vector<std::pair<Event, int>> steps{
            {PowerRaised{red, 1, 1}, 1500},
            {PowerRaised{red, 1, 1}, 2500},
            {SafetyRaised{red}, 1500},
            {MovementRaised{red}, 1500},
            {ShaftPlaced{red, tile("A0")}, 1500},
            {ShaftPlaced{red, tile("A1")}, 2000},
            {ShaftMoved{red, 2, tile("B0")}, 2000},
        };
        for (const auto &[event, price] : steps) {
            const int before = table.player(red).purse.money;
            QVERIFY(happens(table, {event}));
            QCOMPARE(before - table.player(red).purse.money, price);
        }
        QCOMPARE(crew(table, red, 1).power, 3);
        QCOMPARE(table.player(red).safety, 1);
        QCOMPARE(table.player(red).movement, 1);
        QCOMPARE(table.player(red).shafts, (std::vector{tile("A0"), tile("B0")}));
        table.player(red).purse.money = 3400;
        QCOMPARE(answer(table, PowerRaised{red, 1, 1}), Answer(RefusalCode::NotEnoughMoney));
        QVERIFY(happens(table, {SafetyRaised{red}}));
        QCOMPARE(table.phase, Phase::RoundEnd);
    }

    void developments_are_refused_data()
    {
        QTest::addColumn<int>("what");
        QTest::addColumn<Answer>("expected");
        QTest::newRow("a fifth power") << 0 << Answer(RefusalCode::FullyDeveloped);
        QTest::newRow("a fourth safety level") << 1 << Answer(RefusalCode::FullyDeveloped);
        QTest::newRow("a fourth movement level") << 2 << Answer(RefusalCode::FullyDeveloped);
        QTest::newRow("a lost crew") << 3 << Answer(RefusalCode::CrewLost);
        QTest::newRow("A-24: two steps in one action") << 4 << Answer(RefusalCode::CountImpossible);
        QTest::newRow("a crew that does not exist") << 5 << Answer(RefusalCode::NoSuchCrew);
        QTest::newRow("shaft 1 far from all own crews") << 6 << Answer(RefusalCode::NoOwnCrewNear);
        QTest::newRow("a shaft on a shaft") << 7 << Answer(RefusalCode::ShaftThere);
        QTest::newRow("moving a shaft that is not there") << 8 << Answer(RefusalCode::NoSuchShaft);
        QTest::newRow("somebody without a vice president") << 9 << Answer(RefusalCode::NoVicePresident);
        QTest::newRow("a trade") << 10 << Answer(RefusalCode::NotNow);
        QTest::newRow("prestige beyond belief") << 11 << Answer(RefusalCode::CountImpossible);
        QTest::newRow("a tile that does not exist") << 12 << Answer(RefusalCode::NoSuchPlace);
    }
    void developments_are_refused()
    {
        QFETCH(int, what);
        Table table = afterDrilling(4, "red III1:3");
        put(table, red, 0, "A0", 4);
        put(table, red, 1, "centre", 1);
        table.player(red).safety = 3;
        table.player(red).movement = 3;
        table.player(red).purse.money = 50'000;
        table.player(white).shafts = {tile("A1")};
        const std::array<Event, 13> events{
            PowerRaised{red, 0, 1},
            SafetyRaised{red},
            MovementRaised{red},
            PowerRaised{red, 1, 1},
            PowerRaised{red, 2, 2},
            PowerRaised{red, 9, 1},
            ShaftPlaced{red, tile("C4")},
            ShaftPlaced{red, tile("A1")},
            ShaftMoved{red, 1, tile("A0")},
            SafetyRaised{green},
            ResourceTraded{red, {TradeKind::Buy, Resource::Zinc, 1}},
            CubesDelivered{red, cubes("1 Zn"), 100},
            ShaftPlaced{red, {Layer::A, -1}},
        };
        const Table before = table;
        QTEST(answer(table, events[static_cast<std::size_t>(what)]), "expected");
        QCOMPARE(table, before);
    }

    void prices_of_two_and_three_players_are_read_off_the_tiles()
    {
        Table table = afterDrilling(3, "red III1:3");
        QCOMPARE(questions(table),
                 (std::vector<Question>{{QuestionKind::SafetyPrices, {}}, {QuestionKind::ShaftPrices, {}}}));
        QCOMPARE(answer(table, SafetyRaised{red}), Answer(RefusalCode::PriceUnknown));
        Prices prices = table.prices;
        prices.safety = {1700, 2200, 2700};
        prices.shafts = {1800, 2300, -1};
        QCOMPARE(answer(table, PricesRead{prices}), Answer(RefusalCode::CountImpossible));
        prices.shafts = {1800, 2300, 2800};
        QVERIFY(happens(table, {PricesRead{prices}, SafetyRaised{red}}));
        QCOMPARE(table.player(red).purse.money, 1300);
        QVERIFY(questions(table).empty());
    }

    void actions_are_printed_so_they_are_read_once()
    {
        Table table = started(4);
        QVERIFY(happens(table, {SpacesRead{{{Board::Exchange, 1, 3}, {Board::Workshop, 2, 1}}}}));
        QCOMPARE(actionsOn(table, Board::Exchange, 1), std::optional(3));
        QCOMPARE(actionsOn(table, Board::Exchange, 2), std::optional<int>());
        QCOMPARE(answer(table, SpacesRead{{{Board::Exchange, 0, 3}}}), Answer(RefusalCode::NoSuchSpace));
        QCOMPARE(answer(table, SpacesRead{{{Board::Exchange, 2, 2}, {Board::Workshop, 1, 0}}}),
                 Answer(RefusalCode::CountImpossible));
        QVERIFY2(!actionsOn(table, Board::Exchange, 2), "all of it or nothing");
        QVERIFY(happens(table, {noBids(table), VicePresidentPlaced{red, BoardSpace{Board::Exchange, 1, 2}}}));
        QVERIFY2(actionsOn(table, Board::Exchange, 1) == 2, "who looks at the board knows best");
    }

    void an_upgrade_can_cause_an_extraction()
    {
        Table table = afterDrilling(4, "red III1:1");
        put(table, red, 0, "B2");
        put(table, green, 0, "B2", 2);
        require(table, "B2", 4);
        QVERIFY(happens(table, {PowerRaised{red, 0, 1}}));
        QCOMPARE(tilesDue(table), std::vector{tile("B2")});
        QVERIFY2(table.phase == Phase::Develop, "the phase waits for the card");
        QCOMPARE(answer(table, PhaseEnded{}), Answer(RefusalCode::ExtractionDue));
        QVERIFY(happens(table, {Extracted{tile("B2"), cubes("3 Ag"), false, {}, {}}}));
        QCOMPARE(table.player(red).purse.cubes, startingCubes + cubes("2 Ag"));
        QCOMPARE(table.player(red).cards, 1);
        QCOMPARE(table.phase, Phase::RoundEnd);
    }

    void several_steps_of_power_stop_for_the_extraction_between()
    {
        Table table = afterDrilling(4, "red III1:1", {.multiStepUpgrade = true});
        put(table, red, 0, "B2");
        put(table, green, 0, "B2", 2);
        require(table, "B2", 4);
        table.player(red).purse.money = 4000;
        QCOMPARE(answer(table, PowerRaised{red, 0, 3}), Answer(RefusalCode::NotEnoughMoney));
        QVERIFY(happens(table, {PowerRaised{red, 0, 2}}));
        QCOMPARE(table.player(red).purse.money, 0);
        QCOMPARE(crew(table, red, 0).power, 2);
        QVERIFY(happens(table, {Extracted{tile("B2"), cubes("3 Ag"), true, {}, {}}}));
        QCOMPARE(crew(table, red, 0).power, 3);
        QVERIFY2(table.player(red).purse.cubes == startingCubes, "danger met the power of 2");
        QCOMPARE(table.phase, Phase::RoundEnd);
    }
};

APPLESS_STORY(RockwellPhasesTest)
#include "rockwell_phases_test.moc"
