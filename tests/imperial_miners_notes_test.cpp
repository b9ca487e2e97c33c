// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QtTest>

#include "scoring/imperial_miners/notes.h"
#include "tests/imperial_miners_refusals.h"
#include "tests/stories.h"

using namespace imperial_miners_story;

namespace {

// "NoCard seat 0", "FurtherCard seat 1, 2/1"
QString words(const std::vector<Note> &notes)
{
    const QStringList codes{"NoCard", "FurtherCard", "HandTooLarge"};
    QStringList all;
    for (const Note &note : notes) {
        QString text = QString("%1 seat %2").arg(codes[static_cast<int>(note.code)]).arg(index(note.seat));
        if (note.found != 0 || note.limit != 0)
            text += QString(", %1/%2").arg(note.found).arg(note.limit);
        all << text;
    }
    return all.join("; ");
}

const CardPlaced placedA{anna, "A", {1, 0}, std::nullopt, {}};

// Anna, alone, has gone through the chain of her card A of level 1.
Table afterOneChain()
{
    return tableAfter({GameStarted{1, {}, {.mines = true}}, quietEvent, CardRevealed{anna, 1, 0}, placedA,
                       ChainReached{anna, "A"}, SurfaceUsed{anna, 2}});
}

} // namespace

class ImperialMinersNotesTest : public QObject
{
    Q_OBJECT

private slots:
    void what_is_unusual_is_said_and_happens_data()
    {
        QTest::addColumn<Events>("before");
        QTest::addColumn<Event>("event");
        QTest::addColumn<QString>("said");
        const auto row = [](const char *name, const Events &before, const Event &event, const char *said) {
            QTest::newRow(name) << before << event << said;
        };
        const Events two{GameStarted{2, {}, {.mines = true}}, quietEvent};
        const Events money{GameStarted{2, {}, {.coins = true}}, quietEvent};
        const Events cards{GameStarted{2, {}, {.hands = true}, 7}, quietEvent};
        const Events loose{GameStarted{2, {}, {}}, quietEvent};
        const Event annaReveals = CardRevealed{anna, 1, 0};

        row("2.4: one card a round is nothing to speak of", two, annaReveals, "");
        row("2.4: no card this round", two, StepDone{bela}, "NoCard seat 1");
        row("2.4: everybody is done, but Béla without a card", then(two, {annaReveals}), StepDone{},
            "NoCard seat 1");
        row("2.4: everybody is done, and nobody said a card", two, StepDone{},
            "NoCard seat 0; NoCard seat 1");
        row("a card costs coins, so it is missed where they are followed", money, StepDone{anna},
            "NoCard seat 0");
        row("a card leaves a hand, likewise", cards, StepDone{anna}, "NoCard seat 0");
        row("who follows nothing just taps", loose, StepDone{}, "");
        row("being done with another step", then(loose, {StepDone{}}), StepDone{}, "");
        row("2.4: a second card in one round", then(two, {annaReveals}), annaReveals,
            "FurtherCard seat 0, 2/1");
        row("2.4: a second card while the first lies in the mine",
            then(two, {annaReveals, CardRevealed{bela, 1, 0}, placedA}), annaReveals,
            "FurtherCard seat 0, 2/1");
        row("3.8: within the hand limit", cards, HandChanged{anna, 1}, "");
        row("3.8: two more than the hand limit", cards, HandChanged{anna, 3}, "HandTooLarge seat 0, 2/8");
        row("3.8: draw three, discard one", cards, HandChanged{anna, 3, 1}, "HandTooLarge seat 0, 1/8");
        row("3.8: draw three, discard two", cards, HandChanged{anna, 3, 2}, "");
    }
    void what_is_unusual_is_said_and_happens()
    {
        QFETCH(Events, before);
        QFETCH(Event, event);
        const Table table = tableAfter(before);
        QTEST(words(notes(table, std::as_const(event))), "said");
        QCOMPARE(answer(table, std::as_const(event)), QString("accepted"));
    }

    void who_plays_no_card_has_no_chain()
    {
        Table table = tableAfter(
            {GameStarted{2, {}, {.mines = true}}, quietEvent, CardRevealed{anna, 1, 0}, StepDone{bela}});
        QCOMPARE(table.phase, Phase::MinePlaceAndChain);
        QVERIFY(happens(
            table, {StepDone{bela}, placedA, ChainReached{anna, "A"}, SurfaceUsed{anna, 1}, StepDone{anna}}));
        QCOMPARE(table.phase, Phase::EventReveal);
        QVERIFY(table.player(bela).mine.cards.empty());
    }

    void a_further_card_after_the_surface_has_a_chain_of_its_own()
    {
        Table table = afterOneChain();
        QVERIFY(happens(table, {CardRevealed{anna, 2, 0}, CardPlaced{anna, "D", {2, 1}, std::nullopt, {}}}));
        QCOMPARE(chainChoices(table, anna), (std::vector<std::string>{"D"}));
        QVERIFY(happens(table, {ChainReached{anna, "D"}, ChainReached{anna, "A"}}));
        QVERIFY2(table.player(anna).chain.back().activation == Activation::Skipped, "A acted this round");
        QCOMPARE(answer(table, StepDone{anna}), QString("SurfaceNotUsed seat 0"));
        QVERIFY(happens(table, {SurfaceUsed{anna, 3}, StepDone{anna}}));
        QCOMPARE(table.phase, Phase::EventReveal);
    }

    void a_further_card_inside_an_effect_leaves_the_chain_as_it_was()
    {
        Table table = tableAfter(then(m1Story(7), {quietEvent, CardRevealed{anna, 4, 0},
                                                   placing("I", 4, 3, "FEFF--"), ChainReached{anna, "I"}}));
        QVERIFY(happens(table, {CardRevealed{anna, 1, 0}, placing("K", 1, 6)}));
        QCOMPARE(chainChoices(table, anna), (std::vector<std::string>{"G", "H"}));
        QVERIFY2(happens(table, {CardActivated{anna, "K"}}), "the effect may activate it");
        QVERIFY(happens(table, {ChainReached{anna, "G"}, ChainReached{anna, "D"}, ChainReached{anna, "A"},
                                SurfaceUsed{anna, 1}, StepDone{anna}}));
        QCOMPARE(table.player(anna).mine.cards.size(), 9u);
    }

    void two_cards_may_be_placed_in_either_order()
    {
        Table table = tableAfter(then(m1Story(7), {quietEvent, CardRevealed{anna, 2, 0}}));
        QVERIFY(happens(table, {CardRevealed{anna, 1, 0}, placing("J", 1, 8), ChainReached{anna, "J"},
                                SurfaceUsed{anna, 1}, placing("F", 2, 5), ChainReached{anna, "F"},
                                ChainReached{anna, "C"}, SurfaceUsed{anna, 1}, StepDone{anna}}));
        QCOMPARE(table.rounds.round(), 9);
    }

    void the_hand_limit_holds_when_the_effect_is_completed()
    {
        Table table = tableAfter({GameStarted{1, {}, {.hands = true}, 7}, quietEvent});
        QVERIFY(happens(table, {HandChanged{anna, 3, 1}}));
        QCOMPARE(table.player(anna).hand, 8);
        QVERIFY(happens(table, {HandChanged{anna, 3, 4}}));
        QCOMPARE(table.player(anna).hand, 7);
        QVERIFY(happens(table, {HandChanged{anna, 0, 7}}));
        QCOMPARE(table.player(anna).hand, 0);
    }

    void deck_four_is_opened_by_research_and_by_events_data()
    {
        QTest::addColumn<Events>("before");
        QTest::addColumn<QString>("answered");
        const Tracking tracking{.hands = true, .research = true};
        const Events started{GameStarted{1, {}, tracking}, BoardMeasured{1, 6}};
        const auto at = [&](EventTiming timing) { return then(started, {EventRevealed{timing, ""}}); };
        const Events later = then(at(EventTiming::EndOfRound), {StepDone{}});
        QTest::newRow("3.8: not by an ordinary draw") << later << "DeckFourClosed seat 0, 1/0";
        QTest::newRow("3.8: by an immediate event") << at(EventTiming::Immediate) << "accepted";
        QTest::newRow("3.8: not once the immediate event is over")
            << then(at(EventTiming::Immediate), {StepDone{}}) << "DeckFourClosed seat 0, 1/0";
        QTest::newRow("3.8: an event may change effects") << at(EventTiming::Modifier) << "accepted";
        QTest::newRow("3.8: by the event at the end of the round") << then(later, {StepDone{}}) << "accepted";
        QTest::newRow("3.8: by research of this round")
            << then(later, {Researched{anna, {1, 1, 1, std::nullopt}}}) << "accepted";
        QTest::newRow("3.8: research of the last round is over")
            << then(later, {Researched{anna, {1, 1, 1, std::nullopt}}, StepDone{}, StepDone{},
                            EventRevealed{EventTiming::EndOfRound, ""}})
            << "DeckFourClosed seat 0, 1/0";
        QTest::newRow("research that nobody follows may have happened")
            << Events{GameStarted{1, {}, {.hands = true}}, EventRevealed{EventTiming::EndOfRound, ""}}
            << "accepted";
    }
    void deck_four_is_opened_by_research_and_by_events()
    {
        QFETCH(Events, before);
        QTEST(answer(tableAfter(before), HandChanged{anna, 0, 0, 1}), "answered");
    }

    void the_surface_may_activate_a_card_after_one_that_was_skipped()
    {
        Table table = tableAfter({GameStarted{1, {}, {.mines = true}}, quietEvent, CardRevealed{anna, 1, 0},
                                  placedA, CollapsePlaced{anna, "A"}, ChainReached{anna, "A"}});
        QCOMPARE(answer(table, CardActivated{anna, "A"}), QString("NotNow"));
        QVERIFY(happens(table, {SurfaceUsed{anna, 2}}));
        QCOMPARE(answer(table, CardActivated{anna, "A"}), QString("AlreadyActivated seat 0, card A"));
    }
};

APPLESS_STORY(ImperialMinersNotesTest)
#include "imperial_miners_notes_test.moc"
