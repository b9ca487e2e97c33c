// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QtTest>

#include "tests/rockwell_story.h"
#include "tests/stories.h"

using namespace story;

class RockwellDrillTest : public QObject
{
    Q_OBJECT

private slots:
    void a_turn_is_a_move_and_nothing_more_without_a_vice_president()
    {
        Table table = drilling(4, "");
        QCOMPARE(actor(table), std::optional(red));
        require(table, "A0", 3);
        QVERIFY(happens(table, {CrewMoved{red, 0, place("A0"), false}}));
        QCOMPARE(actor(table), std::optional(green));
        QVERIFY(happens(table, {TurnEnded{green}}));
        QCOMPARE(actor(table), std::optional(purple));
    }

    void the_shift_order_is_the_turn_order_for_four_drill_rounds()
    {
        Table table = drilling(4, "white I1, red I4");
        QCOMPARE(namesOf(table.shiftOrder), std::string("white red green purple"));
        std::string turns;
        while (table.phase == Phase::Drill) {
            turns += nameOf(*actor(table))[0];
            QCOMPARE(table.drillRound, (static_cast<int>(turns.size()) + 3) / 4);
            QVERIFY(happens(table, {TurnEnded{*actor(table)}}));
        }
        QCOMPARE(turns, std::string("wrgpwrgpwrgpwrgp"));
    }

    void the_number_of_a_tile_is_asked_for_when_it_matters()
    {
        Table table = drilling(4, "");
        QVERIFY(happens(table, {CrewMoved{red, 0, place("A1"), false}}));
        QCOMPARE(questions(table), (std::vector<Question>{{QuestionKind::Requirement, tile("A1")}}));
        QCOMPARE(answer(table, TurnEnded{red}), Answer(RefusalCode::RequirementUnknown));
        QCOMPARE(answer(table, RequirementRead{tile("A1"), 0}), Answer(RefusalCode::CountImpossible));
        QVERIFY(happens(table, {RequirementRead{tile("A1"), 2}}));
        QVERIFY(questions(table).empty());
        QCOMPARE(actor(table), std::optional(green));
        QCOMPARE(answer(table, RequirementRead{tile("A1"), 2}), accepted);
    }

    void a_misread_number_is_corrected_while_the_tile_is_closed()
    {
        Table table = drilling(4, "");
        QVERIFY(happens(table, {CrewMoved{red, 0, place("A1"), false}, RequirementRead{tile("A1"), 2},
                                RequirementRead{tile("A1"), 3}}));
        QCOMPARE(table.tile(tile("A1")).requirement, std::optional(3));
        QCOMPARE(actor(table), std::optional(green));
        // By its true number it was ready: red, who came last, draws the card, and green still drills.
        QVERIFY(happens(table, {RequirementRead{tile("A1"), 1}}));
        QCOMPARE(questions(table), (std::vector<Question>{{QuestionKind::Card, tile("A1")}}));
        QVERIFY(happens(table, {Extracted{tile("A1"), cubes("2 Zn"), false, {}, {}}}));
        QCOMPARE(table.player(red).cards, 1);
        QCOMPARE(actor(table), std::optional(green));
        QCOMPARE(answer(table, RequirementRead{tile("A1"), 4}), Answer(RefusalCode::TileOpen));
    }

    void a_tile_that_waits_for_its_card_by_a_misreading_waits_no_longer()
    {
        Table table = drilling(4, "");
        QVERIFY(happens(table, {CrewMoved{red, 0, place("A1"), false}, RequirementRead{tile("A1"), 1}}));
        QCOMPARE(tilesDue(table), std::vector{tile("A1")});
        QVERIFY(happens(table, {RequirementRead{tile("A1"), 4}}));
        QVERIFY(tilesDue(table).empty());
        QVERIFY(!table.tile(tile("A1")).open);
        QCOMPARE(answer(table, TurnEnded{*actor(table)}), accepted);
    }

    void enough_power_means_an_extraction_at_once()
    {
        Table table = drilling(4, "red I3");
        put(table, green, 0, "A0");
        require(table, "A0", 2);
        QVERIFY(happens(table, {CrewMoved{red, 0, place("A0"), false}}));
        QCOMPARE(questions(table), (std::vector<Question>{{QuestionKind::Card, tile("A0")}}));
        QCOMPARE(answer(table, Hired{red, 1}), Answer(RefusalCode::ExtractionDue));
        QCOMPARE(answer(table, TurnEnded{red}), Answer(RefusalCode::ExtractionDue));
        QCOMPARE(answer(table, Extracted{tile("A1"), cubes("3 Zn"), false, {}, {}}),
                 Answer(RefusalCode::NoExtraction));
        QVERIFY(happens(table, {Extracted{tile("A0"), cubes("3 Zn"), false, {}, {}}}));
        QVERIFY(table.tile(tile("A0")).open);
        QCOMPARE(table.player(red).purse.cubes, startingCubes + cubes("2 Zn"));
        QCOMPARE(table.player(green).purse.cubes, startingCubes + cubes("1 Zn"));
        QCOMPARE(table.player(red).cards, 1);
        QCOMPARE(table.player(green).cards, 0);
        QCOMPARE(table.lastExtraction->split.reason, Priority::Active);
        QVERIFY2(actor(table) == green, "A-25: no advantage after an extraction");
    }

    void A27_a_tile_that_is_only_passed_is_not_extracted()
    {
        Table table = drilling(4, "");
        table.player(red).movement = 1;
        put(table, red, 0, "B0", 3);
        require(table, "B1", 3);
        require(table, "B2", 9);
        QVERIFY(happens(table, {CrewMoved{red, 0, place("B2"), false}}));
        QVERIFY(tilesDue(table).empty());
        QCOMPARE(actor(table), std::optional(green));
    }

    void danger_takes_from_sharers_by_their_own_power_and_safety()
    {
        Table table = drilling(4, "");
        put(table, green, 0, "C0", 4);
        put(table, purple, 0, "C0", 2);
        put(table, red, 0, "C1", 2);
        require(table, "C0", 8);
        table.player(white).shafts = {tile("C0")};
        table.player(green).tokens = 2;
        table.player(purple).safety = 1;
        QVERIFY(happens(table, {CrewMoved{red, 0, place("C0"), false}}));
        const auto drawn = [&](std::vector<int> tokens) {
            return Extracted{tile("C0"), cubes("3 Cu 5 Ag 4 Au"), true, std::move(tokens), {}};
        };
        QCOMPARE(answer(table, drawn({0, 3, 0, 0})), Answer(RefusalCode::NotEnoughTokens));
        QCOMPARE(answer(table, drawn({0, 0, 0, 1})), Answer(RefusalCode::CountImpossible));
        QCOMPARE(answer(table, drawn({0, 0, 0})), Answer(RefusalCode::AnswerNeeded));
        QVERIFY(happens(table, {drawn({0, 2, 0, 0})}));
        // Everyone's share is 1 Cu 1 Ag 1 Au.
        QCOMPARE(table.player(red).purse.cubes, startingCubes + cubes("1 Cu"));
        QCOMPARE(table.player(green).purse.cubes, startingCubes + cubes("1 Cu 1 Ag"));
        QCOMPARE(table.player(green).tokens, 0);
        QCOMPARE(table.player(purple).purse.cubes, startingCubes + cubes("1 Cu 1 Ag"));
        QVERIFY2(table.player(white).purse.cubes == startingCubes + cubes("2 Ag 1 Au"),
                 "a shaft is in no danger");
    }

    void EX5_the_briber_pays_the_rent_and_the_bribed_crew_is_stronger()
    {
        Table table = drilling(4, "green I2");
        put(table, red, 0, "A1", 1, 1);
        put(table, green, 0, "entrance0");
        require(table, "A0", 3);
        QVERIFY(happens(table, {CrewMoved{green, 0, place("A0"), false}, Bribed{green, red, 0, tile("A0")}}));
        QCOMPARE(table.player(green).purse.money, 3000 - 1000);
        QCOMPARE(table.bribeTilesLeft, 2);
        QCOMPARE(crew(table, red, 0), (Crew{red, 1, place("A0"), 1}));
        QVERIFY(happens(table, {Extracted{tile("A0"), cubes("7 Zn 4 Cu"), false, {}, {}}}));
        QCOMPARE(table.player(red).purse.cubes, startingCubes + cubes("4 Zn 2 Cu"));
        QCOMPARE(table.player(green).purse.cubes, startingCubes + cubes("3 Zn 2 Cu"));
        QCOMPARE(table.player(green).cards, 1);
    }

    void bribes_are_refused_data()
    {
        QTest::addColumn<QString>("target"); // owner, crew, place
        QTest::addColumn<QString>("to");
        QTest::addColumn<Answer>("usual");
        QTest::addColumn<Answer>("wide");

        QTest::newRow("from next to it") << "red A1"
                                         << "A0" << accepted << Answer(RefusalCode::TileOpen);
        QTest::newRow("from the layer below") << "red B0"
                                              << "A0" << accepted << Answer(RefusalCode::TileOpen);
        QTest::newRow("from far away")
            << "red A3"
            << "A0" << Answer(RefusalCode::NotAdjacent) << Answer(RefusalCode::NotAdjacent);
        QTest::newRow("elsewhere") << "red A1"
                                   << "A2" << Answer(RefusalCode::NotAdjacent) << accepted;
        QTest::newRow("from an entrance")
            << "red entrance0"
            << "A0" << Answer(RefusalCode::AtEntrance) << Answer(RefusalCode::AtEntrance);
        QTest::newRow("an own crew") << "green A1"
                                     << "A0" << Answer(RefusalCode::OwnCrew) << Answer(RefusalCode::OwnCrew);
        QTest::newRow("one lost in the centre")
            << "red centre"
            << "A0" << Answer(RefusalCode::CrewLost) << Answer(RefusalCode::CrewLost);
        QTest::newRow("from a border nearby") << "red A1|"
                                              << "A0" << accepted << Answer(RefusalCode::TileOpen);
    }
    void bribes_are_refused()
    {
        QFETCH(QString, target);
        QFETCH(QString, to);
        for (const BribeTarget option : {BribeTarget::ActiveTile, BribeTarget::AnyClosedAdjacent}) {
            const bool wide = option == BribeTarget::AnyClosedAdjacent;
            Table table = drilling(4, "green I1", {.bribeTarget = option});
            const Seat owner = *seatNamed(target.section(' ', 0, 0).toStdString());
            put(table, owner, 1, target.section(' ', 1).toStdString());
            for (const char *name : {"A0", "A1", "A2", "B0"})
                require(table, name, 20);
            QVERIFY(happens(table, {CrewMoved{green, 0, place("A0"), false}}));
            if (wide)
                open(table, "A0"); // so that only another tile will do
            const Answer given = answer(table, Bribed{green, owner, 1, tile(to.toStdString())});
            if (wide)
                QTEST(given, "wide");
            else
                QTEST(given, "usual");
        }
    }

    void a_bribe_needs_a_tile_and_a_crew_that_acts()
    {
        Table table = drilling(4, "green I1, red I2");
        put(table, white, 0, "A1");
        require(table, "A0", 20);
        require(table, "A1", 20);
        QCOMPARE(answer(table, Bribed{green, white, 0, tile("A0")}), Answer(RefusalCode::NoActiveCrew));
        QCOMPARE(answer(table, Bribed{red, white, 0, tile("A0")}), Answer(RefusalCode::NotYourTurn));
        QVERIFY(happens(table, {CrewMoved{green, 0, place("A0"), false}}));
        QCOMPARE(answer(table, Hired{green, 1}), Answer(RefusalCode::NoAdvantage));
        table.bribeTilesLeft = 0;
        QCOMPARE(answer(table, Bribed{green, white, 0, tile("A0")}), Answer(RefusalCode::NoBribeTile));
        QCOMPARE(answer(table, Bribed{green, white, 7, tile("A0")}), Answer(RefusalCode::NoSuchCrew));
        QCOMPARE(answer(table, Bribed{green, Seat{9}, 0, tile("A0")}), Answer(RefusalCode::NoSuchCrew));
        QCOMPARE(answer(table, Bribed{green, robot, 0, tile("A0")}), Answer(RefusalCode::NoSuchCrew));
        QCOMPARE(answer(table, Bribed{green, white, 0, {Layer::A, 8}}), Answer(RefusalCode::NoSuchPlace));
    }

    void EX4_a_hire_completes_the_power()
    {
        Table table = drilling(4, "green I3");
        put(table, green, 0, "C0", 4);
        require(table, "C0", 7);
        QVERIFY(happens(table, {CrewMoved{green, 0, place("C0"), false}}));
        QCOMPARE(answer(table, Hired{green, 4}), Answer(RefusalCode::LayerLimit));
        QVERIFY(
            happens(table, {Hired{green, 3}, Extracted{tile("C0"), cubes("3 Cu 5 Ag 4 Au"), false, {}, {}}}));
        QCOMPARE(table.player(green).purse.money, 3000 - 2000);
        QCOMPARE(table.player(green).purse.cubes, startingCubes + cubes("3 Cu 5 Ag 4 Au"));
        QVERIFY2(crew(table, green, 0).subcontractor == 3, "it stays until the end of the round");
    }

    void hires_end_with_three_dice()
    {
        Table table = drilling(4, "green I4");
        put(table, red, 0, "D0", 1, 4);
        put(table, red, 1, "D1", 1, 4);
        put(table, purple, 1, "D2", 1, 1);
        require(table, "A0", 20);
        QCOMPARE(answer(table, Hired{green, 1}), Answer(RefusalCode::NoActiveCrew));
        QVERIFY(happens(table, {CrewMoved{green, 0, place("A0"), false}}));
        QCOMPARE(answer(table, Hired{green, 1}), Answer(RefusalCode::NoDie));
        put(table, purple, 1, "D2", 1, 0);
        QCOMPARE(answer(table, Hired{green, 1}), accepted);
        QVERIFY2(actor(table) == red, "the one advantage is used");
    }

    void a_crew_at_an_entrance_cannot_hire()
    {
        Table table = drilling(4, "green I4");
        QVERIFY(happens(table, {CrewMoved{green, 0, place("entrance0"), false}}));
        QCOMPARE(answer(table, Hired{green, 1}), Answer(RefusalCode::AtEntrance));
    }

    void a_subcontractor_is_paid_again_or_goes_home_data()
    {
        QTest::addColumn<QString>("to");
        QTest::addColumn<bool>("keep");
        QTest::addColumn<Answer>("expected");
        QTest::addColumn<int>("money");
        QTest::addColumn<int>("power");

        QTest::newRow("taken along") << "B1" << true << accepted << 1500 << 2;
        QTest::newRow("sent home") << "B1" << false << accepted << 3000 << 0;
        QTest::newRow("A-22: staying costs nothing") << "B0" << false << accepted << 3000 << 2;
        QTest::newRow("staying, kept") << "B0" << true << accepted << 3000 << 2;
        QTest::newRow("CO6: too strong for layer A")
            << "A0" << true << Answer(RefusalCode::LayerLimit) << 3000 << 2;
        QTest::newRow("CO6: released on the way up") << "A0" << false << accepted << 3000 << 0;
    }
    void a_subcontractor_is_paid_again_or_goes_home()
    {
        QFETCH(QString, to);
        QFETCH(bool, keep);
        Table table = drilling(4, "");
        put(table, red, 0, "B0", 1, 2);
        for (const char *name : {"A0", "B0", "B1"})
            require(table, name, 20);
        QTEST(answer(table, CrewMoved{red, 0, place(to.toStdString()), keep}), "expected");
        QTEST(table.player(red).purse.money, "money");
        QTEST(crew(table, red, 0).subcontractor, "power");
    }

    void a_rent_must_be_affordable_and_a_die_be_there()
    {
        Table table = drilling(4, "");
        put(table, red, 0, "B0", 1, 2);
        require(table, "B1", 20);
        table.player(red).purse.money = 1400;
        QCOMPARE(answer(table, CrewMoved{red, 0, place("B1"), true}), Answer(RefusalCode::NotEnoughMoney));
        QCOMPARE(answer(table, CrewMoved{red, 1, place("A2"), true}), Answer(RefusalCode::AnswerContradicts));
    }

    void the_centre_swallows_a_crew_for_good()
    {
        Table table = drilling(3, "red I1");
        put(table, red, 2, "D4", 3, 4);
        QVERIFY(happens(table, {CrewMoved{red, 2, place("centre"), false}}));
        QVERIFY(table.player(red).reachedCentre);
        QCOMPARE(crew(table, red, 2).subcontractor, 0);
        QVERIFY2(actor(table) == green, "with the active crew gone there is no bribe");
        QVERIFY(table.end.empty());
        QCOMPARE(claimsDue(table), (std::vector<ClaimDue>{{Goal::G9, {red}}}));
        QVERIFY(happens(table, {GoalClaimed{red, Goal::G9}}));
        QCOMPARE(table.player(red).goals[Goal::G9], 6);
        put(table, green, 0, "D1");
        QVERIFY(happens(table, {CrewMoved{green, 0, place("centre"), false}}));
        QCOMPARE(table.end, (std::vector<EndTrigger>{{EndReason::Centre, {red, green}}}));
        QVERIFY(happens(table, {TurnEnded{purple}}));
        QCOMPARE(answer(table, CrewMoved{red, 2, place("D4"), false}), Answer(RefusalCode::CrewLost));
    }

    void who_has_no_crew_left_has_no_turn()
    {
        Table table = drilling(3, "");
        for (int number = 0; number < 4; ++number)
            put(table, green, number, "centre");
        QVERIFY(happens(table, {TurnEnded{red}}));
        QCOMPARE(actor(table), std::optional(purple));
    }

    void moves_are_refused_data()
    {
        QTest::addColumn<int>("number");
        QTest::addColumn<QString>("to");
        QTest::addColumn<Answer>("expected");

        QTest::newRow("too far") << 0 << "B2" << Answer(RefusalCode::CrewCannotReach);
        QTest::newRow("no such crew") << 4 << "A0" << Answer(RefusalCode::NoSuchCrew);
        QTest::newRow("a crew below zero") << -1 << "A0" << Answer(RefusalCode::NoSuchCrew);
        QTest::newRow("no such tile") << 0 << "A9" << Answer(RefusalCode::NoSuchPlace);
        QTest::newRow("a border somebody lies on") << 1 << "B3|" << Answer(RefusalCode::BorderTaken);
        QTest::newRow("a free border") << 1 << "B2|" << accepted;
    }
    void moves_are_refused()
    {
        QFETCH(int, number);
        QFETCH(QString, to);
        Table table = drilling(4, "");
        table.player(red).movement = 2;
        put(table, red, 1, "B3");
        put(table, white, 1, "B3|");
        require(table, "B2", 20);
        require(table, "B3", 20);
        QTEST(answer(table, CrewMoved{red, number, place(to.toStdString()), false}), "expected");
    }

    void an_overlapping_crew_slides_onto_the_tile_that_opens()
    {
        // both tiles are ready; the second is checked anew after the slide
        Table table = drilling(4, "");
        table.player(red).movement = 2;
        put(table, red, 0, "B3", 3);
        put(table, green, 0, "B3", 1);
        put(table, green, 1, "B4", 1);
        require(table, "B3", 4);
        require(table, "B4", 4);
        QVERIFY(happens(table, {CrewMoved{red, 0, place("B3|"), false}}));
        QCOMPARE(tilesDue(table), (std::vector<Tile>{tile("B3"), tile("B4")}));
        QVERIFY(happens(table, {Extracted{tile("B4"), cubes("2 Ag"), false, {}, {}}}));
        QCOMPARE(crew(table, red, 0).place, place("B4"));
        QVERIFY2(actor(table) == green, "B3 has lost the power of the crew that slid");
        QVERIFY(!table.tile(tile("B3")).open);
    }

    void the_other_tile_of_a_border_need_not_be_read_after_the_slide()
    {
        Table table = drilling(4, "");
        table.player(red).movement = 2;
        put(table, red, 0, "B3", 3);
        require(table, "B3", 3);
        QVERIFY(happens(table, {CrewMoved{red, 0, place("B3|"), false}}));
        QCOMPARE(questions(table), (std::vector<Question>{{QuestionKind::Requirement, tile("B4")},
                                                          {QuestionKind::Card, tile("B3")}}));
        QVERIFY(happens(table, {Extracted{tile("B3"), cubes("2 Ag"), false, {}, {}}}));
        QVERIFY2(questions(table).empty(), "nobody is on B4 any more");
        QCOMPARE(actor(table), std::optional(green));
    }

    void both_tiles_of_a_border_can_be_extracted_one_after_the_other()
    {
        Table table = drilling(4, "");
        table.player(red).movement = 2;
        put(table, red, 0, "B3", 3);
        put(table, green, 0, "B4", 2);
        require(table, "B3", 3);
        require(table, "B4", 2);
        QVERIFY(happens(table, {CrewMoved{red, 0, place("B3|"), false},
                                Extracted{tile("B3"), cubes("2 Ag"), false, {}, {}}}));
        QCOMPARE(tilesDue(table), (std::vector<Tile>{tile("B4")}));
        QVERIFY(happens(table, {Extracted{tile("B4"), cubes("2 Ag"), false, {}, {}}}));
        QCOMPARE(table.player(green).purse.cubes, startingCubes + cubes("2 Ag"));
        QVERIFY2(table.player(red).cards == 2, "the active player keeps the card, whoever got the cubes");
    }
};

APPLESS_STORY(RockwellDrillTest)
#include "rockwell_drill_test.moc"
