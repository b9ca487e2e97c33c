// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QtTest>

#include "tests/rockwell_story.h"
#include "tests/stories.h"

using namespace story;

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
        QTest::newRow("a board without spaces") << 7 << Answer(RefusalCode::CountImpossible);
        QTest::newRow("A-03: fewer spaces on board I for three") << 8 << accepted;
        QTest::newRow("fewer spaces on board I for four") << 9 << Answer(RefusalCode::CountImpossible);
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
        case 6:
            event.shiftOrder.push_back(white);
            break;
        case 7:
            event.spacesOnBoardOne = 0;
            break;
        case 8:
            event.spacesOnBoardOne = 3;
            break;
        default:
            event = start(4);
            event.spacesOnBoardOne = 3;
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

    void hands_are_opened_when_the_last_one_is_closed()
    {
        Table table = started(3);
        QVERIFY(mustBid(table, red));
        QVERIFY(happens(table, {BidMade{green, {cubes("1 Zn"), 500}}, BidMade{red, {{}, 900}}}));
        QVERIFY(!mustBid(table, red) && !mustBid(table, green) && mustBid(table, purple));
        QCOMPARE(table.phase, Phase::Auction);
        QCOMPARE(table.player(red).purse.money, 3000); // nothing is paid before all hands are opened
        QCOMPARE(answer(table, BidMade{purple, {cubes("1 Au"), 0}}), Answer(RefusalCode::NotEnoughCubes));
        QVERIFY(happens(table, {BidMade{red, {{}, 1000}}})); // the hand was opened and closed again
        QVERIFY(happens(table, {BidMade{purple, {cubes("1 Ag"), 200}}}));
        // 1000, 900 and 1000: red and purple are tied and keep their order
        QCOMPARE(namesOf(table.managementOrder), std::string("red purple green"));
        QCOMPARE(table.lastAuction.front(), (AuctionPlace{red, 1000, AuctionReason::TiedKeepOrder}));
        QCOMPARE(table.player(red).purse.money, 2000);
        QCOMPARE(table.player(green).purse, (Purse{cubes("2 Zn 2 Cu 1 Ag"), 2500}));
        QCOMPARE(table.phase, Phase::VicePresidents);
        QVERIFY(table.closedBids.empty());
        QCOMPARE(answer(table, BidMade{red, {}}), Answer(RefusalCode::NotNow));
    }

    void a_bid_that_can_no_longer_be_paid_is_made_anew()
    {
        Table table = started(2);
        QVERIFY(happens(table, {BidMade{red, {{}, 3000}}, ScreenCounted{red, {startingCubes, 500}, 0}}));
        const auto refusal = rockwell::apply(table, Event(BidMade{green, {}}));
        QVERIFY(refusal && refusal->code == RefusalCode::NotEnoughMoney);
        QCOMPARE(refusal->seat, std::optional(red));
        QVERIFY(happens(table, {BidMade{red, {{}, 500}}, BidMade{green, {}}}));
        QCOMPARE(table.phase, Phase::VicePresidents);
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

    void board_I_has_the_spaces_that_the_table_says()
    {
        GameStarted begin = start(3);
        begin.spacesOnBoardOne = 3;
        Table table;
        QVERIFY(happens(table, {begin, AuctionHeld{std::vector<Bid>(3)}}));
        const auto placing = [](int space) {
            return VicePresidentPlaced{red, BoardSpace{Board::ControlCentre, space, 0}};
        };
        QCOMPARE(rockwell::apply(table, placing(4)),
                 (Refusal{.code = RefusalCode::NoSuchSpace, .number = 4, .limit = 3}));
        QCOMPARE(answer(table, placing(3)), accepted);
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

    void what_a_tile_prints_can_be_read_anew()
    {
        Table table = drilling(4, "");
        table.player(red).shafts = {tile("A0")};
        table.tile(tile("A0")) = {true, 3, cubes("1 Cu")};
        passDrilling(table);
        QVERIFY(happens(table, {ShaftPaid{red, tile("A0"), cubes("2 Cu")}}));
        QCOMPARE(table.tile(tile("A0")).printed, std::optional(cubes("2 Cu")));
        QCOMPARE(table.player(red).purse.cubes, startingCubes + cubes("2 Cu"));
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
        std::vector<FinalAnswer> impossible(2);
        impossible[1].money = -100;
        QCOMPARE(answer(table, FinalCounted{impossible}), Answer(RefusalCode::CountImpossible));
        std::vector<FinalAnswer> counted(2); // behind the screens lies something else than was followed
        counted[1].money = table.player(green).purse.money + 100;
        counted[1].deliveries = std::vector{5};
        Table recounted = table;
        QVERIFY(happens(recounted, {FinalCounted{counted}}));
        QCOMPARE(score(gameOf(recounted)).totals, (std::vector{4 + 2 + 3 * 2, 6 + 5 + 4 * 2}));
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
};

APPLESS_STORY(RockwellTableTest)
#include "rockwell_table_test.moc"
