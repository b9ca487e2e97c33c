// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QtTest>

#include "tests/rockwell_story.h"
#include "tests/stories.h"

using namespace story;

class RockwellTrackingTest : public QObject
{
    Q_OBJECT

private slots:
    void a_group_may_follow_nothing_but_goals()
    {
        Table table;
        QVERIFY(happens(table, {GameStarted{3, {}, {}, Rings::NotSaid, {}, {}}}));
        QCOMPARE(table.phase, Phase::Round);
        QCOMPARE(answer(table, VicePresidentPlaced{red, {}}), Answer(RefusalCode::NotTracked));
        QCOMPARE(answer(table, CrewMoved{red, 0, place("A0"), false}), Answer(RefusalCode::NotTracked));
        QCOMPARE(answer(table, TokensBought{red, {}}), Answer(RefusalCode::NotTracked));
        QCOMPARE(answer(table, Hired{red, 1}), Answer(RefusalCode::NotTracked));
        QCOMPARE(answer(table, Bribed{red, green, 0, {}, 0}), Answer(RefusalCode::NotTracked));
        QCOMPARE(answer(table, RentPaid{red, 1}), Answer(RefusalCode::NotTracked));
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

    void without_the_mine_what_crews_cost_is_told_data()
    {
        QTest::addColumn<QString>("vicePresidents");
        QTest::addColumn<int>("what");
        QTest::addColumn<Answer>("expected");
        QTest::addColumn<int>("money");

        QTest::newRow("a hire of power 3") << "red I3" << 0 << accepted << 1000;
        QTest::newRow("a hire without the right")
            << "red I2" << 0 << Answer(RefusalCode::NoAdvantage) << 3000;
        QTest::newRow("a hire without a vice president")
            << "" << 0 << Answer(RefusalCode::NoAdvantage) << 3000;
        QTest::newRow("a fifth power") << "red I3" << 1 << Answer(RefusalCode::CountImpossible) << 3000;
        QTest::newRow("CO12: a bribe of a crew alone") << "red I1" << 2 << accepted << 3000;
        QTest::newRow("CO3: a bribe with a subcontractor") << "red I1" << 3 << accepted << 2000;
        QTest::newRow("a bribe, but of what?") << "red I1" << 4 << Answer(RefusalCode::AnswerNeeded) << 3000;
        QTest::newRow("a bribe without the right")
            << "red I3" << 2 << Answer(RefusalCode::NoAdvantage) << 3000;
        QTest::newRow("a bribe of oneself") << "red I1" << 5 << Answer(RefusalCode::OwnCrew) << 3000;
        QTest::newRow("a bribe of the robot, which four play without")
            << "red I1" << 6 << Answer(RefusalCode::NoSuchCrew) << 3000;
        QTest::newRow("a bribe with a die of 5")
            << "red I1" << 7 << Answer(RefusalCode::CountImpossible) << 3000;
        QTest::newRow("a rent") << "" << 8 << accepted << 500;
        QTest::newRow("a rent for nothing") << "" << 9 << Answer(RefusalCode::CountImpossible) << 3000;
    }
    void without_the_mine_what_crews_cost_is_told()
    {
        QFETCH(QString, vicePresidents);
        QFETCH(int, what);
        const std::array<Event, 10> events{
            Hired{red, 3},
            Hired{red, 5},
            Bribed{red, green, 0, {}, 0},
            Bribed{red, green, 0, {}, 1},
            Bribed{red, green, 0, {}, {}},
            Bribed{red, red, 0, {}, 0},
            Bribed{red, robot, 0, {}, 0},
            Bribed{red, green, 0, {}, 5},
            RentPaid{red, 4},
            RentPaid{red, 0},
        };
        Table table = drilling(4, vicePresidents, {}, {.turns = true, .screens = true});
        QTEST(answer(table, events[static_cast<std::size_t>(what)]), "expected");
        QTEST(table.player(red).purse.money, "money");
    }

    void told_costs_must_be_affordable_and_bribe_tiles_be_left()
    {
        Table table = drilling(4, "red I1, green I3", {}, {.turns = true, .screens = true});
        table.player(green).purse.money = 1400;
        QCOMPARE(answer(table, Hired{green, 2}), Answer(RefusalCode::NotEnoughMoney));
        QCOMPARE(answer(table, RentPaid{green, 2}), Answer(RefusalCode::NotEnoughMoney));
        const Bribed bribe{red, white, 0, {}, 0};
        QVERIFY(happens(table, {bribe, bribe, bribe}));
        QCOMPARE(answer(table, bribe), Answer(RefusalCode::NoBribeTile));
        QVERIFY(happens(table, {PhaseEnded{}}));
        QCOMPARE(answer(table, Hired{green, 1}), Answer(RefusalCode::NotNow));
        QCOMPARE(answer(table, RentPaid{green, 1}), Answer(RefusalCode::NotNow));
    }

    void where_only_screens_are_followed_the_right_to_an_advantage_is_believed()
    {
        Table table;
        QVERIFY(happens(table, {GameStarted{2, {}, {}, Rings::NotSaid, {}, {.screens = true}}}));
        QVERIFY(happens(table, {Hired{red, 1}, Bribed{red, robot, 0, {}, 1}, RentPaid{red, 1}}));
        QCOMPARE(table.player(red).purse.money, 0);
    }

    void told_costs_contradict_a_followed_mine()
    {
        Table table = drilling(4, "red I1");
        put(table, red, 0, "A0");
        put(table, green, 0, "A1");
        require(table, "A0", 20);
        QVERIFY(happens(table, {CrewMoved{red, 0, place("A0"), false}}));
        QCOMPARE(answer(table, RentPaid{red, 1}), Answer(RefusalCode::AnswerContradicts));
        QCOMPARE(answer(table, Bribed{red, green, 0, tile("A0"), 0}), Answer(RefusalCode::AnswerContradicts));
        QCOMPARE(answer(table, Bribed{red, green, 0, tile("A0"), {}}), accepted);
    }

    void an_overlooked_robot_needs_somebody_who_acts_for_it()
    {
        Table table;
        QVERIFY(happens(
            table, {GameStarted{
                       2, {}, {}, Rings::NotSaid, {.robotShares = RobotShares::Ignore}, {.screens = true}}}));
        Extracted card{
            {}, cubes("5 Au"), false, {}, ExtractionSaid{powers("red 1, green 1, robot 1"), {}, robot}};
        QCOMPARE(answer(table, card), Answer(RefusalCode::AnswerNeeded));
        card.said->active = green;
        QVERIFY(happens(table, {card}));
        QCOMPARE(table.player(red).purse.cubes[Resource::Gold], 2);
        QCOMPARE(table.player(green).purse.cubes[Resource::Gold], 3);
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

APPLESS_STORY(RockwellTrackingTest)
#include "rockwell_tracking_test.moc"
