// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QtTest>

#include "tests/rockwell_story.h"

using namespace story;

// A table in phase III.
static Table developing(int players, const QString &vicePresidents, const Options &options = {})
{
    Table table = drilling(players, vicePresidents, options);
    passDrilling(table);
    return table;
}

class RockwellTableTest : public QObject
{
    Q_OBJECT

private slots:
    void a_game_starts_as_the_set_up_says_data()
    {
        QTest::addColumn<int>("players");
        QTest::addColumn<int>("crews");
        QTest::newRow("two and a robot") << 2 << 12;
        QTest::newRow("three") << 3 << 12;
        QTest::newRow("four") << 4 << 16;
    }
    void a_game_starts_as_the_set_up_says()
    {
        QFETCH(int, players);
        const Table table = started(players);
        QCOMPARE(table.phase, Phase::Auction);
        QCOMPARE(table.round, 1);
        QTEST(static_cast<int>(table.crews.size()), "crews");
        for (const Player &player : table.players)
            QCOMPARE(player.purse, (Purse{cubes("3 Zn 2 Cu 1 Ag"), 3000}));
        for (std::size_t number = 0; number < table.crews.size(); ++number)
            QCOMPARE(table.crews[number].place, atEntrance(static_cast<int>(number % 4)));
        QCOMPARE(table.crews.back().owner, players == 2 ? robot : Seat{players - 1});
    }

    void a_start_is_refused_data()
    {
        QTest::addColumn<int>("spoilt");
        QTest::addColumn<Answer>("expected");
        QTest::newRow("one player") << 0 << Answer(RefusalCode::PlayerCount);
        QTest::newRow("five players") << 1 << Answer(RefusalCode::PlayerCount);
        QTest::newRow("somebody twice in the order") << 2 << Answer(RefusalCode::OrderIncomplete);
        QTest::newRow("no shift order") << 3 << Answer(RefusalCode::OrderIncomplete);
        QTest::newRow("a mine without turns") << 4 << Answer(RefusalCode::TrackingIncomplete);
        QTest::newRow("no orders, no turns") << 5 << accepted;
        QTest::newRow("an order too long") << 6 << Answer(RefusalCode::OrderIncomplete);
    }
    void a_start_is_refused()
    {
        QFETCH(int, spoilt);
        GameStarted event = start(3);
        switch (spoilt) {
        case 0:
            event.players = 1;
            break;
        case 1:
            event.players = 5;
            break;
        case 2:
            event.managementOrder = {red, red, green};
            break;
        case 3:
            event.shiftOrder = {};
            break;
        case 4:
            event.tracking.turns = false;
            break;
        case 5:
            event.tracking = {};
            event.managementOrder = event.shiftOrder = {};
            break;
        default:
            event.shiftOrder.push_back(white);
            break;
        }
        Table table;
        QCOMPARE(answer(table, TurnEnded{red}), Answer(RefusalCode::NotStarted));
        QTEST(answer(table, event), "expected");
        if (spoilt == 5)
            QCOMPARE(answer(table, event), Answer(RefusalCode::AlreadyStarted));
    }

    void every_bid_is_paid_and_makes_the_management_order()
    {
        Table table = started(4);
        AuctionHeld auction = noBids(table);
        auction.bids[0].money = 1000;
        auction.bids[1] = {cubes("1 Zn 1 Ag"), 700};
        auction.bids[2].money = 1900;
        auction.bids[3] = {cubes("1 Ag 1 Cu"), 800};
        auction.bids[3].cubes[Resource::Gold] = 1;
        QCOMPARE(answer(table, auction), Answer(RefusalCode::NotEnoughCubes));
        auction.bids[3].cubes[Resource::Gold] = 0;
        QCOMPARE(answer(table, AuctionHeld{}), Answer(RefusalCode::AnswerNeeded));
        QVERIFY(happens(table, {auction}));
        QCOMPARE(namesOf(table.managementOrder), std::string("white green purple red"));
        QCOMPARE(table.player(red).purse.money, 2000);
        QCOMPARE(table.player(white).purse, (Purse{cubes("3 Zn 1 Cu"), 2200}));
        QCOMPARE(table.phase, Phase::VicePresidents);
        QCOMPARE(answer(table, auction), Answer(RefusalCode::NotNow));
    }

    void vice_presidents_stand_one_on_a_space_and_one_of_a_player_on_a_board()
    {
        Table table = started(3);
        QVERIFY(happens(table, {noBids(table)}));
        const auto placing = [](Seat seat, Board board, int space, int actions) {
            return VicePresidentPlaced{seat, BoardSpace{board, space, actions}};
        };
        QCOMPARE(answer(table, placing(green, Board::Exchange, 1, 2)), Answer(RefusalCode::NotYourTurn));
        QCOMPARE(answer(table, placing(red, Board::ControlCentre, 5, 0)), Answer(RefusalCode::NoSuchSpace));
        QCOMPARE(answer(table, placing(red, Board::ControlCentre, 0, 0)), Answer(RefusalCode::NoSuchSpace));
        QCOMPARE(answer(table, placing(red, Board::ControlCentre, 1, 2)),
                 Answer(RefusalCode::CountImpossible));
        QCOMPARE(answer(table, placing(red, Board::Exchange, 1, 0)), Answer(RefusalCode::CountImpossible));
        QVERIFY(happens(table, {placing(red, Board::ControlCentre, 2, 0)}));
        QCOMPARE(answer(table, placing(green, Board::ControlCentre, 2, 0)), Answer(RefusalCode::SpaceTaken));
        QVERIFY(
            happens(table, {placing(green, Board::ControlCentre, 1, 0), VicePresidentPlaced{purple, {}}}));
        QCOMPARE(answer(table, placing(red, Board::ControlCentre, 3, 0)),
                 Answer(RefusalCode::VicePresidentThere));
        QVERIFY(happens(table, {placing(red, Board::Workshop, 1, 3), VicePresidentPlaced{green, {}},
                                placing(purple, Board::Workshop, 2, 2)}));
        QCOMPARE(table.phase, Phase::Safety);
        QCOMPARE(answer(table, VicePresidentPlaced{red, {}}), Answer(RefusalCode::NotNow));
    }

    void a_cube_becomes_a_token()
    {
        Table table = started(4);
        QVERIFY(happens(table, {noBids(table)}));
        placeVicePresidents(table, "");
        QCOMPARE(answer(table, TokensBought{red, cubes("1 Au")}), Answer(RefusalCode::NotEnoughCubes));
        QVERIFY(happens(table, {TokensBought{red, cubes("2 Zn 1 Ag")}}));
        QCOMPARE(table.player(red).tokens, 3);
        QCOMPARE(table.player(red).purse.cubes, cubes("1 Zn 2 Cu"));
        QVERIFY(happens(table, {PhaseEnded{}}));
        QCOMPARE(answer(table, TokensBought{red, cubes("1 Zn")}), Answer(RefusalCode::NotNow));
    }

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
        Table table = developing(4, "purple II1:2, red II2:3, green II4:1",
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
        Table table = developing(4, "red II1:2, green II2:1");
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
        Table table = developing(4, "red III1:2");
        table.player(red).purse.cubes = cubes("7 Zn");
        QCOMPARE(answer(table, CubesDelivered{red, cubes("8 Zn"), 2}), Answer(RefusalCode::NotEnoughCubes));
        QVERIFY(happens(table, {CubesDelivered{red, cubes("6 Zn"), 2}}));
        QCOMPARE(table.player(red).purse.cubes, cubes("1 Zn"));
        QCOMPARE(table.player(red).deliveries, std::vector{2});
        QCOMPARE(table.player(red).vicePresidents[at(Board::Workshop)]->actionsLeft, 1);
    }

    void developments_cost_money_and_an_action()
    {
        Table table = developing(4, "red III1:8");
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
        Table table = developing(4, "red III1:3");
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
            CubesDelivered{red, {}, 100},
            ShaftPlaced{red, {Layer::A, -1}},
        };
        const Table before = table;
        QTEST(answer(table, events[static_cast<std::size_t>(what)]), "expected");
        QCOMPARE(table, before);
    }

    void prices_of_two_and_three_players_are_read_off_the_tiles()
    {
        Table table = developing(3, "red III1:3");
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

    void an_upgrade_can_cause_an_extraction()
    {
        Table table = developing(4, "red III1:1");
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
        Table table = developing(4, "red III1:1", {.multiStepUpgrade = true});
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

    void active_shafts_pay_after_drilling()
    {
        Table table = drilling(4, "");
        table.player(red).shafts = {tile("A0"), tile("A2")};
        table.player(green).shafts = {tile("B1")};
        open(table, "A0");
        open(table, "A2");
        passDrilling(table);
        QCOMPARE(table.phase, Phase::Shafts);
        QCOMPARE(questions(table), (std::vector<Question>{{QuestionKind::ShaftPrint, tile("A0")},
                                                          {QuestionKind::ShaftPrint, tile("A2")}}));
        QCOMPARE(answer(table, ShaftPaid{green, tile("B1"), cubes("1 Zn")}),
                 Answer(RefusalCode::NoSuchShaft));
        QCOMPARE(answer(table, ShaftPaid{green, tile("A0"), cubes("1 Zn")}),
                 Answer(RefusalCode::NoSuchShaft));
        QCOMPARE(answer(table, PhaseEnded{}), Answer(RefusalCode::NotNow));
        QVERIFY(happens(table, {ShaftPaid{red, tile("A0"), cubes("1 Cu")}}));
        QCOMPARE(answer(table, ShaftPaid{red, tile("A0"), cubes("1 Cu")}), Answer(RefusalCode::NoSuchShaft));
        QVERIFY(happens(table, {ShaftPaid{red, tile("A2"), cubes("1 Cu 1 Au")}}));
        QCOMPARE(table.player(red).purse.cubes, startingCubes + cubes("2 Cu 1 Au"));
        QCOMPARE(table.phase, Phase::RoundEnd);
    }

    void a_tile_prints_the_same_every_round()
    {
        Table table = drilling(4, "");
        table.player(red).shafts = {tile("A0")};
        table.tile(tile("A0")) = {true, 3, cubes("1 Cu")};
        passDrilling(table);
        QCOMPARE(answer(table, ShaftPaid{red, tile("A0"), cubes("2 Cu")}),
                 Answer(RefusalCode::AnswerContradicts));
        QCOMPARE(answer(table, ShaftPaid{red, tile("A0"), cubes("1 Cu")}), accepted);
    }

    void the_robot_becomes_stronger_after_phase_III_data()
    {
        QTest::addColumn<bool>("upgrader");
        QTest::addColumn<int>("cards");
        QTest::newRow("A-34: the robot is active") << false << 0;
        QTest::newRow("the upgrader is active") << true << 1;
    }
    void the_robot_becomes_stronger_after_phase_III()
    {
        QFETCH(bool, upgrader);
        Options options;
        if (upgrader)
            options.robotUpgradeActive = RobotUpgradeActive::Upgrader;
        Table table = developing(2, "", options);
        QCOMPARE(table.phase, Phase::RobotUpgrade);
        QCOMPARE(actor(table), std::optional(red));
        put(table, robot, 0, "C0", 4);
        put(table, robot, 1, "C1", 1);
        put(table, green, 0, "C1", 1);
        require(table, "C1", 3);
        QCOMPARE(answer(table, RobotUpgraded{0}), Answer(RefusalCode::FullyDeveloped));
        QCOMPARE(answer(table, RobotUpgraded{4}), Answer(RefusalCode::NoSuchCrew));
        QVERIFY(happens(table, {RobotUpgraded{1}}));
        QVERIFY(happens(table, {Extracted{tile("C1"), cubes("4 Ag"), false, {}, {}}}));
        QCOMPARE(table.player(green).purse.cubes, startingCubes + cubes("2 Ag"));
        QTEST(table.player(red).cards, "cards");
        QCOMPARE(table.phase, Phase::RoundEnd);
    }

    void a_round_ends_with_everything_back_in_its_place_data()
    {
        QTest::addColumn<bool>("tokensExpire");
        QTest::addColumn<int>("tokens");
        QTest::newRow("A-18: tokens stay") << false << 2;
        QTest::newRow("tokens expire") << true << 0;
    }
    void a_round_ends_with_everything_back_in_its_place()
    {
        QFETCH(bool, tokensExpire);
        Table table = drilling(3, "red I1, red II1:1", {.tokensExpire = tokensExpire});
        put(table, red, 0, "B0", 2, 2);
        table.bribeTilesLeft = 1;
        table.player(red).tokens = 2;
        passDrilling(table);
        QVERIFY(happens(table, {ResourceTraded{red, {TradeKind::Buy, Resource::Zinc, 1}}}));
        QCOMPARE(table.phase, Phase::RoundEnd);
        QVERIFY2(crew(table, red, 0).subcontractor == 2, "dice stay until the end of the round");
        QVERIFY2(table.player(red).vicePresidents[0].has_value(), "so does a vice president on board I");
        QVERIFY2(!table.player(red).vicePresidents[1], "but not on board II");
        QVERIFY(happens(table, {PhaseEnded{}}));
        QCOMPARE(table.phase, Phase::Auction);
        QCOMPARE(table.round, 2);
        QCOMPARE(table.bribeTilesLeft, 3);
        QCOMPARE(crew(table, red, 0), (Crew{red, 2, place("B0"), 0}));
        QCOMPARE(table.player(red).vicePresidents, (std::array<std::optional<VicePresident>, 3>{}));
        QCOMPARE(table.player(red).traded, Traded{});
        QTEST(table.player(red).tokens, "tokens");
    }

    void goals_are_shown_by_their_players()
    {
        Table table = drilling(4, "");
        put(table, green, 0, "A0");
        require(table, "A0", 2);
        table.player(red).purse.cubes = cubes("9 Ag");
        table.player(green).purse.cubes = cubes("9 Ag");
        QCOMPARE(answer(table, GoalClaimed{red, Goal::G3}), Answer(RefusalCode::GoalNotFulfilled));
        QVERIFY(happens(table, {TurnEnded{red}, CrewMoved{green, 0, place("A0"), false}, TurnEnded{purple},
                                TurnEnded{white}, TurnEnded{red}}));
        put(table, red, 0, "A0");
        QVERIFY(happens(table, {CrewMoved{green, 0, place("A0"), false},
                                Extracted{tile("A0"), cubes("2 Ag"), false, {}, {}}}));
        QCOMPARE(claimsDue(table), (std::vector<ClaimDue>{{Goal::G3, {green, red}}}));
        QVERIFY(happens(table, {GoalClaimed{green, Goal::G3}, GoalClaimed{red, Goal::G3}}));
        QCOMPARE(table.player(green).goals[Goal::G3], 4);
        QCOMPARE(table.player(red).goals[Goal::G3], 3);
        QCOMPARE(answer(table, GoalClaimed{red, Goal::G3}), Answer(RefusalCode::HasGoal));
        QVERIFY(claimsDue(table).empty());
    }

    void the_round_in_which_the_end_comes_is_finished_and_then_counted()
    {
        Table table = drilling(2, "red I1, green III1:1");
        put(table, red, 0, "D0");
        put(table, green, 0, "D1");
        QVERIFY(happens(table, {CrewMoved{red, 0, centre, false}, CrewMoved{green, 0, centre, false}}));
        QCOMPARE(table.end, (std::vector<EndTrigger>{{EndReason::Centre, {red, green}}}));
        QVERIFY(happens(table, {GoalClaimed{green, Goal::G9}, GoalClaimed{red, Goal::G9}}));
        passDrilling(table);
        QCOMPARE(table.phase, Phase::Develop);
        QVERIFY(happens(table, {CubesDelivered{green, cubes("3 Zn"), 2}, RobotUpgraded{}, PhaseEnded{}}));
        QCOMPARE(table.phase, Phase::FinalCount);
        QVERIFY(questions(table).empty());
        QCOMPARE(answer(table, FinalCounted{}), Answer(RefusalCode::AnswerNeeded));
        std::vector<FinalAnswer> wrong(2);
        wrong[1].money = 2900;
        QCOMPARE(answer(table, FinalCounted{wrong}), Answer(RefusalCode::AnswerContradicts));
        QVERIFY(happens(table, {FinalCounted{std::vector<FinalAnswer>(2)}}));
        QCOMPARE(table.phase, Phase::Finished);
        const Score result = score(gameOf(table));
        // goals 4 and 6, a delivery of 2, and red alone still has zinc: copper, silver, gold and money are
        // ties
        QCOMPARE(result.totals, (std::vector{4 + 2 + 4 * 2, 6 + 2 + 4 * 2}));
        QCOMPARE(result.ranking.winners, std::vector{1});
        QVERIFY(result.warnings.empty());
        QCOMPARE(answer(table, TurnEnded{red}), Answer(RefusalCode::NotNow));
        QCOMPARE(answer(table, GoalClaimed{red, Goal::G1}), Answer(RefusalCode::NotNow));
    }

    void a_group_may_follow_nothing_but_goals()
    {
        Table table;
        QVERIFY(happens(table, {GameStarted{3, {}, {}, Rings::NotSaid, {}, {}}}));
        QCOMPARE(table.phase, Phase::Round);
        QCOMPARE(answer(table, VicePresidentPlaced{red, {}}), Answer(RefusalCode::NotTracked));
        QCOMPARE(answer(table, CrewMoved{red, 0, place("A0"), false}), Answer(RefusalCode::NotTracked));
        QCOMPARE(answer(table, TokensBought{red, {}}), Answer(RefusalCode::NotTracked));
        QCOMPARE(answer(table, ScreenCounted{red, {}, 0}), Answer(RefusalCode::NotTracked));
        QCOMPARE(answer(table, RequirementRead{tile("A0"), 2}), Answer(RefusalCode::NotTracked));
        QVERIFY(happens(table, {GoalClaimed{red, Goal::G1}, PhaseEnded{}}));
        QCOMPARE(table.round, 2);
        QVERIFY(happens(table, {GoalClaimed{green, Goal::G1}, GoalClaimed{red, Goal::G9},
                                GoalClaimed{purple, Goal::G9}}));
        QCOMPARE(table.end, (std::vector<EndTrigger>{{EndReason::Centre, {red, purple}}}));
        QVERIFY(happens(table, {PhaseEnded{}}));
        QCOMPARE(questions(table),
                 (std::vector<Question>{
                     {QuestionKind::Stock, {}}, {QuestionKind::Money, {}}, {QuestionKind::Deliveries, {}}}));
        std::vector<FinalAnswer> answers(3, {cubes("1 Zn"), 100, std::vector{2, 3}});
        answers[1].money.reset();
        QCOMPARE(answer(table, FinalCounted{answers}), Answer(RefusalCode::AnswerNeeded));
        answers[1].money = -100;
        QCOMPARE(answer(table, FinalCounted{answers}), Answer(RefusalCode::CountImpossible));
        answers[1].money = 200;
        QVERIFY(happens(table, {FinalCounted{answers}}));
        const Game game = gameOf(table);
        QCOMPARE(std::get<GoalTiles>(game.players[0].goals)[Goal::G1], 4);
        QCOMPARE(std::get<GoalTiles>(game.players[1].goals)[Goal::G1], 3);
        QCOMPARE(game.players[1].money, 200);
        QCOMPARE(score(game).totals, (std::vector{4 + 6 + 5 + 8 + 1, 3 + 5 + 8 + 2, 5 + 5 + 8 + 1}));
    }

    void without_the_mine_an_extraction_is_told()
    {
        Table table = drilling(4, "", {}, {.turns = true, .screens = true});
        Extracted card{{}, cubes("3 Cu 5 Ag 4 Au"), false, {}, {}};
        QCOMPARE(answer(table, card), Answer(RefusalCode::AnswerNeeded));
        card.said = {powers("green 3, red 4"), std::nullopt, green};
        QVERIFY(happens(table, {card}));
        QCOMPARE(table.player(red).purse.cubes, startingCubes + cubes("2 Cu 3 Ag 2 Au"));
        QCOMPARE(table.player(green).purse.cubes, startingCubes + cubes("1 Cu 2 Ag 2 Au"));
        card.said->sharers = powers("green 3, green 4");
        QCOMPARE(answer(table, card), Answer(RefusalCode::NoSuchSeat));
        card.said->sharers = {{robot, 2}};
        QCOMPARE(answer(table, card), Answer(RefusalCode::NoSuchSeat));
        card.said->sharers = {};
        QCOMPARE(answer(table, card), Answer(RefusalCode::AnswerNeeded));
        card.said->sharers = {{red, 0}};
        QCOMPARE(answer(table, card), Answer(RefusalCode::CountImpossible));
        QVERIFY(happens(table, {PhaseEnded{}, ShaftPaid{red, {}, cubes("1 Zn")}, PhaseEnded{}}));
        QCOMPARE(table.phase, Phase::RoundEnd);
        card.said->sharers = powers("green 7");
        const Cubes before = table.player(green).purse.cubes;
        QVERIFY2(happens(table, {card}), "an upgrade at the end of phase III may have caused it");
        QCOMPARE(table.player(green).purse.cubes, before + cubes("3 Cu 5 Ag 4 Au"));
    }

    void a_told_extraction_contradicts_a_followed_mine()
    {
        Table table = drilling(4, "");
        put(table, red, 0, "A0", 2);
        require(table, "A0", 2);
        QVERIFY(happens(table, {CrewMoved{red, 0, place("A0"), false}}));
        QCOMPARE(
            answer(table, Extracted{tile("A0"), {}, false, {}, ExtractionSaid{powers("red 2"), {}, red}}),
            Answer(RefusalCode::AnswerContradicts));
    }

    void what_is_behind_a_screen_can_be_counted()
    {
        Table table = started(4);
        QCOMPARE(answer(table, ScreenCounted{red, {{}, -1}, 0}), Answer(RefusalCode::CountImpossible));
        QCOMPARE(answer(table, ScreenCounted{red, {cubes("-1 Zn"), 0}, 0}),
                 Answer(RefusalCode::CountImpossible));
        QCOMPARE(answer(table, ScreenCounted{red, {}, -1}), Answer(RefusalCode::CountImpossible));
        QVERIFY(happens(table, {ScreenCounted{red, {cubes("5 Au"), 700}, 4}}));
        QCOMPARE(table.player(red).purse, (Purse{cubes("5 Au"), 700}));
        QCOMPARE(table.player(red).tokens, 4);
        QCOMPARE(answer(table, ScreenCounted{Seat{4}, {}, 0}), Answer(RefusalCode::NoSuchSeat));
    }
};

QTEST_APPLESS_MAIN(RockwellTableTest)
#include "rockwell_table_test.moc"
