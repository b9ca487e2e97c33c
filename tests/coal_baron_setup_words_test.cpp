// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include "companion/coal_baron_setup_words.h"
#include "tests/coal_baron_story.h"
#include "tests/spoken_table.h"
#include "tests/stories.h"

using namespace story;
using companion::ChecklistStep;
using companion::Language;
using spoken_table::languages;
using spoken_table::names;

namespace {

QString textOf(const QList<ChecklistStep> &steps, const QString &title)
{
    for (const ChecklistStep &step : steps) {
        if (step.title == title)
            return step.text;
    }
    return "there is no such step";
}

bool readsWell(const ChecklistStep &step)
{
    return !step.title.isEmpty() && step.text.endsWith('.') && !step.text.contains('%') &&
           !step.text.contains("(s)");
}

// The table after a shift in which these workers stood in the factory.
Table evaluated(const std::vector<int> &factoryWorkers)
{
    return tableAfter(
        {GameStarted{static_cast<int>(factoryWorkers.size()), anna, {}, {}}, ShiftEnded{factoryWorkers}});
}

} // namespace

class CoalBaronSetupWordsTest : public QObject
{
    Q_OBJECT

private slots:
    void init() { companion::useLanguage(Language::English); }

    void the_checklist_is_for_exactly_this_number_of_players_data()
    {
        QTest::addColumn<int>("players");
        QTest::addColumn<QString>("title");
        QTest::addColumn<QString>("text");
        QTest::newRow("two: seven locks")
            << 2 << "Lock tiles"
            << "Close 7 worker spaces with lock tiles: factory (space 4), factory (space 8), mining (4 "
               "steps), mining (8 steps), money (3 marks), money (5 marks), orders (space 1).";
        QTest::newRow("three: three locks")
            << 3 << "Lock tiles"
            << "Close 3 worker spaces with lock tiles: factory (space 8), mining (4 steps), money (3 marks).";
        QTest::newRow("four: no locks") << 4 << "Lock tiles"
                                        << "there is no such step";
        QTest::newRow("two: marks") << 2 << "Marks"
                                    << "Everyone gets 10 marks.";
        QTest::newRow("four: marks") << 4 << "Marks"
                                     << "Everyone gets 8 marks.";
        QTest::newRow("three: workers") << 3 << "Workers"
                                        << "Everyone puts 15 workers to the left of the mine; the others of "
                                           "the 18 stay in the box. Score markers go to 0.";
        QTest::newRow("two: workers")
            << 2 << "Workers"
            << "Everyone puts all 18 workers to the left of the mine. Score markers go to 0.";
        QTest::newRow("three: the draft")
            << 3 << "First orders"
            << "Shuffle the orders into a face-down deck and turn up 10 of them. One order at a time is "
               "picked, counter-clockwise: Anna, Cili, Béla, and so on until everyone has 3: 9 picks, and "
               "one "
               "order is left over. They lie face up to the right of the mine.";
        QTest::newRow("two: who starts") << 2 << "Starting player"
                                         << "Béla takes the starting-player marker.";
    }
    void the_checklist_is_for_exactly_this_number_of_players()
    {
        QFETCH(int, players);
        QFETCH(QString, title);
        QFETCH(QString, text);
        QCOMPARE(textOf(companion::setupChecklist(names.first(players), bela), title), text);
    }

    void every_step_reads_well_in_every_language()
    {
        for (const Language language : languages) {
            companion::useLanguage(language);
            for (int players = 2; players <= 4; ++players) {
                const auto steps = companion::setupChecklist(names.first(players), anna);
                QCOMPARE(steps.size(), players == 4 ? 10 : 11);
                QVERIFY(std::ranges::all_of(steps, readsWell));
            }
            QVERIFY(std::ranges::all_of(companion::betweenShifts(names, evaluated({0, 3, 2})), readsWell));
        }
    }

    void between_shifts_the_new_starting_player_comes_first_and_with_the_reason()
    {
        const QList<ChecklistStep> steps = companion::betweenShifts(names, evaluated({0, 3, 2}));
        QCOMPARE(steps.size(), 4);
        QCOMPARE(steps[0].text, "Béla starts shift II: most workers in the factory (3).");
        QCOMPARE(steps[1].text, "Turn the shift hand to II and put the scoring marker back on the arrow.");
        QCOMPARE(steps[2].text, "Everyone turns the delivered orders face down.");
        QCOMPARE(steps[3].text, "All workers go home, also those from the canteen: everyone has 15 again.");

        companion::useLanguage(Language::Hungarian);
        QCOMPARE(companion::betweenShifts(names, evaluated({0, 3, 2}))[0].text,
                 "II. műszak: Béla kezd, övé a legtöbb munkás a tárnabővítésnél (3).");
        companion::useLanguage(Language::German);
        QCOMPARE(companion::betweenShifts(names, evaluated({0, 3, 2}))[1].text,
                 "Stellt den Schichtzeiger auf II und den Wertungsstein zurück auf den Pfeil.");
    }

    void after_the_second_shift_the_hand_goes_to_three()
    {
        Table table = evaluated({4, 4});
        QVERIFY(happens(table, {NextShiftStarted{}, ShiftEnded{std::vector{0, 0}}}));
        const QList<ChecklistStep> steps = companion::betweenShifts(names, table);
        QCOMPARE(steps[0].text, "Anna starts shift III: nobody stood in the factory, so the next player "
                                "clockwise has the turn.");
        QCOMPARE(steps[1].text, "Turn the shift hand to III and put the scoring marker back on the arrow.");
    }

    void there_is_nothing_to_prepare_during_a_shift_or_after_the_last_one()
    {
        Table table = tableAfter({GameStarted{2, anna, {}, {}}});
        QCOMPARE(companion::betweenShifts(names, table), {});
        const Event over = ShiftEnded{std::vector{1, 0}};
        QVERIFY(happens(table, {over, NextShiftStarted{}, over, NextShiftStarted{}, over}));
        QCOMPARE(companion::betweenShifts(names, table), {});
    }

    void names_with_a_percent_sign_stay_as_they_are()
    {
        const auto steps = companion::setupChecklist({"%2", "%1", "%n"}, anna);
        QCOMPARE(textOf(steps, "Starting player"), "%2 takes the starting-player marker.");
        QVERIFY(textOf(steps, "First orders").contains("%n, %1, %2, and so on until everyone has 3:"));
    }
};

GUILESS_STORY(CoalBaronSetupWordsTest)
#include "coal_baron_setup_words_test.moc"
