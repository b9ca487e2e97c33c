// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "stories.h"

#include "companion/imperial_miners_table_words.h"
#include "companion/language.h"

#include <QTest>

using namespace scoring;
using namespace scoring::imperial_miners;

class ImperialMinersTableWordsTest : public QObject
{
    Q_OBJECT

private slots:
    void every_refusal_says_what_is_wrong_in_every_language();
    void every_event_is_told_and_can_be_named_on_a_button();
    void the_set_up_has_a_step_for_each_of_the_rulebook();
};

void ImperialMinersTableWordsTest::every_refusal_says_what_is_wrong_in_every_language()
{
    const companion::ImperialMinersTableWords words({"Anna", "Béla"});
    for (const auto language :
         {companion::Language::English, companion::Language::Hungarian, companion::Language::German}) {
        companion::useLanguage(language);
        for (int code = 0; code <= static_cast<int>(RefusalCode::AnswerContradicts); ++code) {
            const QString sentence = words.refusal({.code = static_cast<RefusalCode>(code),
                                                    .seat = Seat{0},
                                                    .number = 7,
                                                    .limit = 3,
                                                    .card = "C"});
            QVERIFY2(sentence.endsWith('.') && !sentence.contains('%'), qPrintable(sentence));
        }
    }
    companion::useLanguage(companion::Language::English);
}

void ImperialMinersTableWordsTest::every_event_is_told_and_can_be_named_on_a_button()
{
    const companion::ImperialMinersTableWords words({"Anna", "Béla"});
    const std::vector<Event> events{EventRevealed{EventTiming::Immediate, "Flood"},
                                    StepDone{},
                                    StepDone{Seat{1}},
                                    CardRevealed{Seat{0}, 3, 9},
                                    CardRevealed{Seat{0}, 1, 0, true},
                                    CardPlaced{Seat{0}, "A", {1, 0}, {}, {}},
                                    ChainReached{Seat{0}, "A"},
                                    CardActivated{Seat{0}, "A"},
                                    SurfaceUsed{Seat{0}, 2},
                                    CoinsChanged{Seat{0}, -2},
                                    PointsChanged{Seat{0}, 3},
                                    HandChanged{Seat{0}, 2, 1, 0},
                                    MachinesChanged{Seat{0}, "A", 1},
                                    CollapsePlaced{Seat{0}, "A"},
                                    CollapseRemoved{Seat{0}, "A"},
                                    CartTokenPlaced{Seat{0}, "A", "B"},
                                    BoardMeasured{2, 6},
                                    Researched{Seat{0}, {2, 2, 1}},
                                    FinalCounted{}};
    for (const Event &event : events) {
        const QString told = words.event(event, {});
        QVERIFY2(!told.isEmpty() && !told.contains('%'), qPrintable(told));
        QVERIFY(!words.shortEvent(event).isEmpty());
    }
    QCOMPARE(words.event(events[0], {}), QString("An event that takes effect at once: Flood"));
    QCOMPARE(words.event(events[9], {}), QString("Anna: coins −2."));
    QVERIFY(words.shortEvent(GameStarted{}).isEmpty()); // the beginning is not undone
}

void ImperialMinersTableWordsTest::the_set_up_has_a_step_for_each_of_the_rulebook()
{
    const QList<companion::ChecklistStep> steps = companion::ImperialMinersTableWords::setup(normalHand);
    QCOMPARE(steps.size(), 7);
    QCOMPARE(steps.last().text,
             QString("Everyone draws 2 cards of level 1, 3 of level 2 and 3 of level 3, and "
                     "keeps 4 of them."));
}

GUILESS_STORY(ImperialMinersTableWordsTest)
#include "imperial_miners_table_words_test.moc"
