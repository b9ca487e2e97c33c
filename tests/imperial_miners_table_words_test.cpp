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
    void an_activated_card_that_collapsed_only_loses_its_token();
    void every_space_that_takes_effect_is_named_data();
    void every_space_that_takes_effect_is_named();
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
                                    FinalCounted{},
                                    CardCorrected{Seat{0}, "A", {}, {}, 1, 1},
                                    CartTokenRemoved{Seat{0}, "A", "B"},
                                    ResearchCorrected{Seat{0}, {ResearchSpace{2, 3}, {1}}},
                                    ResearchCorrected{Seat{0}, {}}};
    for (const Event &event : events) {
        const QString told = words.event(event, {}, {});
        QVERIFY2(!told.isEmpty() && !told.contains('%'), qPrintable(told));
        QVERIFY(!words.shortEvent(event).isEmpty());
    }
    QCOMPARE(words.event(events[0], {}, {}), QString("An event that takes effect at once: Flood"));
    QCOMPARE(words.event(events[9], {}, {}), QString("Anna: coins −2."));
    QVERIFY(words.shortEvent(GameStarted{}).isEmpty()); // the beginning is not undone
}

void ImperialMinersTableWordsTest::an_activated_card_that_collapsed_only_loses_its_token()
{
    const companion::ImperialMinersTableWords words({"Anna"});
    Table before;
    before.players.resize(1);
    before.players[0].mine.cards.push_back({"A", 1, 0, {}, {}, 0, 1});
    Table after = before;
    after.players[0].mine.cards[0].collapse = 0;
    QCOMPARE(
        words.event(CardActivated{Seat{0}, "A"}, before, after),
        QString("Anna activates card A by an effect: the collapse is cleared instead of any effect of it."));
    QCOMPARE(words.event(CardActivated{Seat{0}, "A"}, after, after),
             QString("Anna activates card A by an effect."));
}

void ImperialMinersTableWordsTest::every_space_that_takes_effect_is_named_data()
{
    QTest::addColumn<bool>("newBoardEffect");
    QTest::addColumn<int>("from");
    QTest::addColumn<int>("steps");
    QTest::addColumn<QString>("told");
    QTest::newRow("the space where it ends")
        << false << 2 << 1
        << "Anna researches and comes to space 3 of board 1, which takes effect. Steps: 1.";
    QTest::newRow("put on a board without a step")
        << false << 0 << 0
        << "Anna researches and comes to space 1 of board 1, which takes effect. Steps: 0.";
    QTest::newRow("no step on a board")
        << false << 4 << 0
        << "Anna researches: no step. The marker stays on space 4 of board 1, "
           "and nothing takes effect.";
    QTest::newRow("the top, steps lost")
        << false << 4 << 5
        << "Anna researches: the top of board 1 takes effect, 3 steps beyond it are lost. The "
           "marker goes on to board 2.";
    QTest::newRow("A6: the new board as well")
        << true << 4 << 2
        << "Anna researches: the top of board 1 takes effect. The marker goes on to board 2. "
           "Space 1 of board 2 takes effect as well.";
}

void ImperialMinersTableWordsTest::every_space_that_takes_effect_is_named()
{
    QFETCH(const bool, newBoardEffect);
    QFETCH(const int, from);
    QFETCH(const int, steps);
    QFETCH(const QString, told);
    const companion::ImperialMinersTableWords words({"Anna"});
    Table table;
    table.phase = Phase::EventReveal;
    table.tracking.research = true;
    table.options.newBoardEffect = newBoardEffect;
    table.boards = {6, 6, 6};
    table.players.resize(1);
    if (from > 0)
        table.players[0].research.marker = ResearchSpace{1, from};
    const Table before = table;
    const Event event = Researched{Seat{0}, {steps, steps, 1, 2}};
    QVERIFY(!scoring::imperial_miners::apply(table, event));
    QCOMPARE(words.event(event, before, table), told);
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
