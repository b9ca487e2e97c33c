// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QtTest>

#include "tests/stories.h"
#include "tests/the_ruhr_story.h"

using namespace ruhr_story;

class TheRuhrNotesTest : public QObject
{
    Q_OBJECT

private slots:
    void a_column_is_scored_and_the_marker_goes_back()
    {
        Table table = quietUntil(started(3), 4, Phase::Export);
        table.columns = {{{}, {}, {bela, anna}}};
        table.exportIndex = 3;
        QCOMPARE(questions(table), (std::vector{Question::ExportValue, Question::RowBonus}));
        QCOMPARE(answer(table, ExportScored{}), Answer(Refusal{.code = RefusalCode::AnswerNeeded}));
        const std::vector<int> before{table.player(anna).vp, table.player(bela).vp, table.player(cili).vp};
        QVERIFY(happens(table, {ExportScored{2, {}}}));
        QCOMPARE(table.player(anna).vp, before[0] + 2);
        QCOMPARE(table.player(bela).vp, before[1] + 3);
        QCOMPARE(table.player(cili).vp, before[2]);
        QCOMPARE(table.exportIndex, 1);
        // The value of that space is known from now on.
        table = quietUntil(table, 5, Phase::Export);
        table.exportIndex = 3;
        QCOMPARE(questions(table), std::vector{Question::RowBonus}); // those are still a guess
        QCOMPARE(answer(table, ExportScored{1, {}}),
                 Answer(Refusal{.code = RefusalCode::AnswerContradicts, .number = 1, .limit = 2}));
        QCOMPARE(answer(table, ExportScored{{}, std::vector{2, 3, 0}}), accepted);
        QCOMPARE(answer(table, ExportScored{{}, std::vector{3, 2, 0}}),
                 Answer(Refusal{.code = RefusalCode::AnswerContradicts}));
    }

    void the_first_barge_goes_to_Essen()
    {
        const Table first = quietUntil(started(2), 1, Phase::Choose, anna);
        DepotChosen werden = depot(anna, 5);
        werden.region = Region::Werden;
        DepotChosen essen = werden;
        essen.region = Region::Essen;
        QCOMPARE(notes(first, werden), (std::vector{Note{NoteCode::StartsOutsideEssen, anna}}));
        QVERIFY(notes(first, essen).empty());
        // The same where the board tells the region.
        Table known = first;
        known.board.depot(4).region = Region::Broich;
        DepotChosen four = depot(anna, 5);
        four.depot = 4;
        QCOMPARE(notes(known, four), (std::vector{Note{NoteCode::StartsOutsideEssen, anna}}));
        const Table later = quietUntil(first, 2, Phase::Choose, anna);
        QVERIFY(notes(later, werden).empty());
    }

    void a_standard_trip_is_of_two_spaces_past_one_dam_at_most()
    {
        const Table sale = quietUntil(started(2), 1, Phase::Deliver, anna);
        Sold far = factory(sale, anna);
        QVERIFY(notes(sale, far).empty());
        far.damsPassed = 2;
        QCOMPARE(notes(sale, far), (std::vector{Note{NoteCode::ManyDams, anna, 2, 1}}));
        far.damsPassed = 1;
        QVERIFY(notes(sale, far).empty());
        for (const int spaces : {1, 3}) {
            far.riverIndex = *sale.player(anna).riverIndex + spaces;
            QCOMPARE(notes(sale, far), (std::vector{Note{NoteCode::OtherDistance, anna, spaces, 2}}));
        }
        Table piloted = quietUntil(started(2), 1, Phase::Choose, anna);
        piloted = after(piloted, {depot(anna, 1, Action::Pilot), TurnEnded{anna}});
        piloted = quietUntil(piloted, 1, Phase::Deliver, anna);
        far.damsPassed = 2;
        QVERIFY(notes(piloted, far).empty());
    }

    void the_cities_follow_each_other_as_on_the_map()
    {
        Table table = quietUntil(started(2), 1, Phase::Choose, anna);
        table = after(table, {depot(anna, 1, Action::Pilot), TurnEnded{anna}});
        table = quietUntil(table, 1, Phase::Deliver, anna);
        table.board.cityIndex[at(City::Hattingen)] = 20;
        table.board.cityIndex[at(City::Werden)] = 30;
        const std::vector noted{Note{NoteCode::OtherCityOrder, anna}};
        QVERIFY(notes(table, city(anna, SalePlace::Steele, 25)).empty());
        QCOMPARE(notes(table, city(anna, SalePlace::Steele, 20)), noted);
        QCOMPARE(notes(table, city(anna, SalePlace::Steele, 31)), noted);
        QCOMPARE(notes(table, city(anna, SalePlace::Witten, 21)), noted);
        QVERIFY(notes(table, city(anna, SalePlace::Witten, 5)).empty());
        QVERIFY(notes(table, city(anna, SalePlace::Muelheim, 31)).empty());
    }

    void a_standard_trip_ends_where_the_arrow_points_data()
    {
        QTest::addColumn<DepotArrow>("arrow");
        QTest::addColumn<SalePlace>("place");
        QTest::addColumn<bool>("noted");
        QTest::newRow("orange, a city") << DepotArrow::City << SalePlace::Werden << false;
        QTest::newRow("orange, a factory") << DepotArrow::City << SalePlace::Factory << true;
        QTest::newRow("grey, a factory") << DepotArrow::Factory << SalePlace::Factory << false;
        QTest::newRow("grey, a city") << DepotArrow::Factory << SalePlace::Werden << true;
    }
    void a_standard_trip_ends_where_the_arrow_points()
    {
        QFETCH(DepotArrow, arrow);
        QFETCH(SalePlace, place);
        QFETCH(bool, noted);
        Table table = quietUntil(started(2), 1, Phase::Choose, anna);
        DepotChosen chosen = depot(anna, 5);
        chosen.depot = 3;
        chosen.arrow = arrow;
        table = quietUntil(after(table, {chosen, TurnEnded{anna}}), 1, Phase::Deliver, anna);
        const std::vector<Note> expected =
            noted ? std::vector{Note{NoteCode::OtherDestination, anna}} : std::vector<Note>{};
        QCOMPARE(notes(table, city(anna, place, 7)), expected);
    }

    void three_three_and_two_flags_are_expected()
    {
        Table table = quietUntil(started(2), 6, Phase::EventDue); // two Belgian flags so far
        const auto happened = [](Country country) {
            return EventHappened{country, {ThalerOrPoint::Point, ThalerOrPoint::Point}};
        };
        QCOMPARE(notes(table, happened(Country::Belgium)),
                 (std::vector{Note{NoteCode::FlagTooOften, {}, 3, 2}}));
        QVERIFY(notes(table, happened(Country::Rhineland)).empty());
        table.flagsSeen[at(Country::Rhineland)] = 2;
        QVERIFY(notes(table, happened(Country::Rhineland)).empty());
        table.flagsSeen[at(Country::Netherlands)] = 3;
        QCOMPARE(notes(table, happened(Country::Netherlands)),
                 (std::vector{Note{NoteCode::FlagTooOften, {}, 4, 3}}));
    }

    void a_die_that_slid_off_goes_to_the_region_of_the_round()
    {
        Table table = quietUntil(startedWithDice(2, boardWithDice({1, 0})), 2, Phase::Deliver, anna);
        table = after(table, {factory(table, anna)});
        for (int depot = 1; depot <= 3; ++depot) // all of Essen
            table.dice.depot(depot) = {true, Coal{Die::Black, 3}};
        const DieReturned toBroich{anna, 9};
        QVERIFY2(notes(table, toBroich).empty(), "Essen is full");
        table.dice.depot(2) = {};
        QCOMPARE(notes(table, toBroich), (std::vector{Note{NoteCode::PushedElsewhere, anna}}));
        QVERIFY(notes(table, DieReturned{anna, 2}).empty());
        table.dice.depot(2) = {true, Coal{Die::Black, 3}};
        table.board.depot(5).region.reset(); // it may lie in Essen
        QCOMPARE(notes(table, toBroich), (std::vector{Note{NoteCode::PushedElsewhere, anna}}));
    }

    void an_export_reward_is_1_to_3_points()
    {
        Table exports = quietUntil(started(2), 4, Phase::Export);
        exports.columns[at(Country::Belgium)] = {anna, bela};
        exports.exportIndex = 5;
        QCOMPARE(notes(exports, ExportScored{3, {}}),
                 (std::vector{Note{NoteCode::UnusualExportReward, anna, 4, 3}}));
        QVERIFY(notes(exports, ExportScored{2, {}}).empty());
        // The same for points that were typed in.
        const Table typed = quietUntil(started(2, {.points = true}), 4, Phase::Export);
        QCOMPARE(notes(typed, ExportScored{{}, std::vector{3, 4}}),
                 (std::vector{Note{NoteCode::UnusualExportReward, bela, 4, 3}}));
        QVERIFY(notes(typed, ExportScored{{}, std::vector{0, 3}}).empty());
    }

    void the_last_chance_for_the_Inn_is_named()
    {
        const Table last = owning(quietUntil(started(2), 12, Phase::Buy, anna), anna, {Token::Inn});
        QCOMPARE(notes(last, TurnEnded{anna}), (std::vector{Note{NoteCode::InnNotUsed, anna}}));
        QVERIFY(notes(after(last, {InnUsed{anna, ThalerOrPoint::Point}}), TurnEnded{anna}).empty());
    }
};

APPLESS_STORY(TheRuhrNotesTest)
#include "the_ruhr_notes_test.moc"
