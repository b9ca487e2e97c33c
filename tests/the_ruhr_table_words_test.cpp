// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later

// What is said at a table of The Ruhr, and what can be told there, in games in which everyone does anything.

#include "stories.h"

#include "the_ruhr_play.h"

#include "companion/language.h"
#include "companion/the_ruhr_table_words.h"
#include "companion/view/the_ruhr_asks.h"

#include <QTest>

using namespace scoring::the_ruhr;
using scoring::Seat;

class TheRuhrTableWordsTest : public QObject
{
    Q_OBJECT

private slots:
    void init() { companion::useLanguage(companion::Language::English); }
    void every_refusal_says_what_is_wrong_in_every_language();
    void every_note_is_a_sentence();
    void whatever_happens_is_told_and_there_is_always_a_way_on_data();
    void whatever_happens_is_told_and_there_is_always_a_way_on();
    void the_set_up_has_a_step_for_each_of_the_rulebook();
};

namespace {

bool isSentence(const QString &text)
{
    return text.endsWith('.') && !text.contains('%') && !text.contains("  ");
}

} // namespace

void TheRuhrTableWordsTest::every_refusal_says_what_is_wrong_in_every_language()
{
    const companion::TheRuhrTableWords words({"Anna", "Béla"});
    for (const auto language :
         {companion::Language::English, companion::Language::Hungarian, companion::Language::German}) {
        companion::useLanguage(language);
        QStringList sentences;
        for (int code = 0; code <= static_cast<int>(RefusalCode::TurnsLeft); ++code) {
            const QString sentence = words.refusal({.code = static_cast<RefusalCode>(code),
                                                    .seat = Seat{0},
                                                    .number = 7,
                                                    .limit = 3,
                                                    .token = Token::Inn},
                                                   Sold{});
            QVERIFY2(isSentence(sentence), qPrintable(sentence));
            QVERIFY2(!sentences.contains(sentence), qPrintable(sentence)); // none is taken for another
            sentences += sentence;
        }
    }
}

void TheRuhrTableWordsTest::every_note_is_a_sentence()
{
    const companion::TheRuhrTableWords words({"Anna", "Béla"});
    for (int code = 0; code <= static_cast<int>(NoteCode::InnNotUsed); ++code) {
        const QString sentence = words.note({static_cast<NoteCode>(code), Seat{1}, 4, 3});
        QVERIFY2(isSentence(sentence), qPrintable(sentence));
    }
}

void TheRuhrTableWordsTest::whatever_happens_is_told_and_there_is_always_a_way_on_data()
{
    QTest::addColumn<int>("followed");
    QTest::newRow("nothing is followed") << 0;
    QTest::newRow("what is usual") << 1;
    QTest::newRow("everything") << 2;
}

void TheRuhrTableWordsTest::whatever_happens_is_told_and_there_is_always_a_way_on()
{
    QFETCH(int, followed);
    const std::array trackings{Tracking{}, Tracking{true, true, true, true, true, false, false},
                               trackEverything};
    const Tracking &tracking = trackings[static_cast<std::size_t>(followed)];
    for (const unsigned seed : {1U, 2U, 3U}) {
        const int players = 2 + static_cast<int>(seed % 3);
        const companion::TheRuhrTableWords words(
            QStringList{"Anna", "Béla", "Cili", "Dániel"}.mid(0, players));
        Table table;
        for (const Event &event : ruhr_play::RandomPlay(seed).wholeGame(players, tracking).events) {
            const Table before = table;
            QVERIFY(!scoring::the_ruhr::apply(table, event));
            const QString told = words.event(event, before, table);
            const bool isSilent = std::holds_alternative<TurnEnded>(event) && told.isEmpty();
            const bool saysWhere =
                std::holds_alternative<PhaseEnded>(event) || std::holds_alternative<RoundEnded>(event);
            QVERIFY2(isSilent || saysWhere || isSentence(told), qPrintable(told));
            QVERIFY(!words.where(table).isEmpty());
            if (table.phase == Phase::Finished)
                break;
            QVERIFY2(isSentence(words.rule(table)), qPrintable(words.rule(table)));
            if (table.phase == Phase::FinalCount)
                continue;
            // What usually comes next: of the whole table, or of whoever's turn it is.
            const auto asks = companion::TheRuhrAsks(table, words).all();
            QVERIFY2(std::ranges::any_of(asks,
                                         [](const companion::TableAsk &ask) {
                                             return ask.weight == companion::TableAsk::Weight::Next;
                                         }),
                     qPrintable(words.where(table)));
        }
        QCOMPARE(table.phase, Phase::Finished);
    }
}

void TheRuhrTableWordsTest::the_set_up_has_a_step_for_each_of_the_rulebook()
{
    for (const Difficulty difficulty : {Difficulty::Easy, Difficulty::MasterShipper}) {
        for (int players = fewestPlayers; players <= mostPlayers; ++players) {
            const QList<companion::ChecklistStep> steps =
                companion::TheRuhrTableWords::setup(players, difficulty);
            QCOMPARE(static_cast<std::size_t>(steps.size()), setupChecklist(players, difficulty).size());
            for (const companion::ChecklistStep &step : steps)
                QVERIFY2(!step.title.isEmpty() && isSentence(step.text), qPrintable(step.text));
        }
    }
}

GUILESS_STORY(TheRuhrTableWordsTest)
#include "the_ruhr_table_words_test.moc"
