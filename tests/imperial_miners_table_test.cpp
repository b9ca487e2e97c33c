// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QtTest>

#include "tests/imperial_miners_refusals.h"
#include "tests/score_words.h"
#include "tests/stories.h"

#include <set>

using namespace imperial_miners_story;

namespace {

QString words(Phase phase)
{
    const QStringList all{"Setup", "EventReveal",       "EventResolve", "MineReveal",
                          "Mine",  "EndOfRoundResolve", "FinalScoring", "Finished"};
    return all[static_cast<int>(phase)];
}

// "I G E(cleared) C(skipped)"
QString words(const std::vector<ChainStep> &chain)
{
    const QStringList marks{"", "(cleared)", "(skipped)"};
    QStringList steps;
    for (const ChainStep &step : chain)
        steps << QString::fromStdString(step.card) + marks[static_cast<int>(step.activation)];
    return steps.join(' ');
}

QString words(const std::vector<std::string> &ids)
{
    QStringList all;
    for (const std::string &id : ids)
        all << QString::fromStdString(id);
    return all.join(' ');
}

// Round 8 of M1: I is placed, the chain has not begun.
Table roundEightOfM1()
{
    const Events round = playsM1(8, "");
    return tableAfter(then(then(m1Story(7), {quietEvent}), {round[0], round[1]}));
}

} // namespace

class ImperialMinersTableTest : public QObject
{
    Q_OBJECT

private slots:
    void the_mine_m1_is_built_round_by_round()
    {
        Table table;
        QVERIFY(happens(table, {GameStarted{1, {}, {.mines = true, .carts = true}}}));
        for (int round = 1; round <= 10; ++round) {
            QCOMPARE(table.rounds.round(), round);
            QCOMPARE(table.rounds.left, 11 - round);
            QVERIFY(happens(table, {quietEvent}));
            QCOMPARE(table.rounds.round(), round);
            QCOMPARE(table.rounds.left, 10 - round);
            QVERIFY(happens(table, playsM1(round, m1Chains[static_cast<std::size_t>(round - 1)])));
            QCOMPARE(table.player(anna).mine.cards.size(), static_cast<std::size_t>(round));
        }
        QCOMPARE(words(table.phase), QString("FinalScoring"));
        QCOMPARE(table.player(anna).mine, m1());
        QCOMPARE(listOf(pointsNow(table)), QList{8});
        QVERIFY(!imperial_miners::apply(
            table, FinalCounted{{{PointTokens{{1, 1, 1}}, Coins{{3, 1}}, std::nullopt, std::nullopt}}}));
        const Score result = score(gameOf(table));
        QCOMPARE(result.totals[0], 24);
        QCOMPARE(result.lines, table.lines);
        QVERIFY(result.warnings.empty());
        QCOMPARE(result.soloRank, std::optional(SoloRank::Navvy));
    }

    void cart_tokens_complete_half_carts_of_m1()
    {
        Table table = tableAfter(then(m1Story(9), {quietEvent}));
        QCOMPARE(answer(table, CartTokenPlaced{anna, "A", "D"}), QString("CartIsFull seat 0"));
        QCOMPARE(answer(table, CartTokenPlaced{anna, "B", "E"}), QString("CartIsEmpty seat 0"));
        QCOMPARE(answer(table, CartTokenPlaced{anna, "A", "C"}), QString("NotAdjacent seat 0"));
        QVERIFY(happens(table, {CartTokenPlaced{anna, "A", "B"}, CartTokenPlaced{anna, "F", "E"}}));
        QCOMPARE(answer(table, CartTokenPlaced{anna, "B", "A"}), QString("CartIsFull seat 0"));
        QCOMPARE(listOf(pointsNow(table)), QList{10});
    }

    void the_chain_of_round_8_on_m1_data()
    {
        QTest::addColumn<Events>("before");
        QTest::addColumn<Events>("insideG");
        QTest::addColumn<QString>("chain");
        QTest::addColumn<QString>("activated");
        QTest::addColumn<int>("collapses");

        QTest::newRow("M1: path I-G-E-C, no tokens") << Events{} << Events{} << "I G E C"
                                                     << "I G E C" << 0;
        QTest::newRow("M1: same path, collapse on E: token removed, no effect, counts as activated")
            << Events{CollapsePlaced{anna, "E"}} << Events{} << "I G E(cleared) C"
            << "I G E C" << 0;
        QTest::newRow("M1: same path, effect of G specially activates C: skipped, the chain goes on")
            << Events{} << Events{CardActivated{anna, "C"}} << "I G E C(skipped)"
            << "I G C E" << 0;
        QTest::newRow("M1: same path, effect of G specially activates A: no chain starts at A")
            << Events{} << Events{CardActivated{anna, "A"}} << "I G E C"
            << "I G A E C" << 0;
        QTest::newRow("3.5: a special activation removes a collapse")
            << Events{CollapsePlaced{anna, "A"}} << Events{CardActivated{anna, "A"}} << "I G E C"
            << "I G A E C" << 0;
        QTest::newRow("A9: a card already activated keeps a collapse put on it later")
            << Events{} << Events{CardActivated{anna, "C"}, CollapsePlaced{anna, "C"}} << "I G E C(skipped)"
            << "I G C E" << 1;
    }
    void the_chain_of_round_8_on_m1()
    {
        QFETCH(Events, before);
        QFETCH(Events, insideG);
        QFETCH(QString, chain);
        QFETCH(QString, activated);
        QFETCH(int, collapses);
        Table table = roundEightOfM1();
        QVERIFY(happens(table, before));
        QCOMPARE(words(chainChoices(table, anna)), QString("I"));
        QVERIFY(happens(table, {ChainReached{anna, "I"}}));
        QCOMPARE(words(chainChoices(table, anna)), QString("G H"));
        QVERIFY(happens(table, {ChainReached{anna, "G"}}));
        QVERIFY(happens(table, insideG));
        QCOMPARE(words(chainChoices(table, anna)), QString("D E"));
        QVERIFY(happens(table, {ChainReached{anna, "E"}}));
        const bool acts = table.player(anna).chain.back().activation == Activation::Effect;
        QCOMPARE(answer(table, CardActivated{anna, "G"}),
                 QString(acts ? "AlreadyActivated seat 0, card G" : "NotNow"));
        QVERIFY(happens(table, {ChainReached{anna, "C"}}));
        QVERIFY(chainChoices(table, anna).empty());
        const Player &player = table.player(anna);
        QCOMPARE(words(player.chain), chain);
        QCOMPARE(words(player.activatedThisRound), activated);
        QCOMPARE(imperial_miners::collapses(player.mine), collapses);
        QVERIFY(happens(table, {SurfaceUsed{anna, 3}}));
        QCOMPARE(table.player(anna).surfaceEffect, std::optional(3));
        QVERIFY2(happens(table, {StepDone{anna}}), "the mine phase of this player is over");
        QVERIFY2(table.player(anna).activatedThisRound.empty(), "a new round has begun");
    }

    void an_event_may_activate_cards_before_the_chain_does()
    {
        Table table = tableAfter(then(m1Story(1), {EventRevealed{EventTiming::Immediate, "activate a card"},
                                                   CardActivated{anna, "A"}, StepDone{anna}}));
        const Events round = playsM1(2, "DA");
        QVERIFY(happens(table, Events(round.begin(), round.end() - 1)));
        QCOMPARE(words(table.player(anna).chain), QString("D A(skipped)"));
    }

    void the_timing_of_an_event_decides_when_it_is_carried_out_data()
    {
        QTest::addColumn<int>("timing");
        QTest::addColumn<QString>("phases");
        QTest::newRow("2.3: immediate") << 0 << "EventResolve MineReveal Mine EventReveal";
        QTest::newRow("2.3: modifier") << 1 << "MineReveal Mine EventReveal";
        QTest::newRow("2.3: end of round") << 2 << "MineReveal Mine EndOfRoundResolve EventReveal";
    }
    void the_timing_of_an_event_decides_when_it_is_carried_out()
    {
        QFETCH(int, timing);
        Table table = tableAfter({GameStarted{3, {}, {}}});
        QCOMPARE(words(table.phase), QString("EventReveal"));
        QVERIFY(happens(table, {EventRevealed{static_cast<EventTiming>(timing), "as printed"}}));
        QCOMPARE(table.event->text, std::string("as printed"));
        QStringList phases{words(table.phase)};
        while (table.phase != Phase::EventReveal) {
            QVERIFY(happens(table, {StepDone{Seat{2}}, StepDone{Seat{0}}}));
            QCOMPARE(words(table.phase), phases.back());
            QVERIFY(happens(table, {StepDone{Seat{1}}}));
            phases << words(table.phase);
        }
        QTEST(phases.join(' '), "phases");
        QVERIFY2(!table.event, "no event is in force when a round begins");
    }

    void an_end_of_round_event_of_round_10_is_still_carried_out()
    {
        Events events{GameStarted{2, {}, {.coins = true}}};
        for (int round = 1; round <= 9; ++round)
            events = then(events, idleRound());
        Table table =
            tableAfter(then(events, {EventRevealed{EventTiming::EndOfRound, ""}, StepDone{}, StepDone{}}));
        QCOMPARE(words(table.phase), QString("EndOfRoundResolve"));
        QCOMPARE(table.rounds.round(), 10);
        QVERIFY(happens(table, {CoinsChanged{bela, 4}, StepDone{}}));
        QCOMPARE(words(table.phase), QString("FinalScoring"));
        QCOMPARE(table.player(bela).coins, 4);
    }

    void everybody_waits_for_the_reveal_but_not_for_the_chain()
    {
        Table table = tableAfter({GameStarted{2, {}, {.mines = true}}, quietEvent});
        QVERIFY(happens(table, {CardRevealed{bela, 1, 0}}));
        QCOMPARE(answer(table, CardPlaced{bela, "b", {1, 0}, std::nullopt, {}}), QString("NotNow"));
        QVERIFY(happens(table, {CardRevealed{anna, 1, 0}}));
        QVERIFY2(happens(table, {CardPlaced{bela, "b", {1, 0}, std::nullopt, {}}, ChainReached{bela, "b"},
                                 SurfaceUsed{bela, 2}, StepDone{bela}}),
                 "Béla runs ahead");
        QCOMPARE(words(table.phase), QString("Mine"));
        QVERIFY(happens(table, {CardPlaced{anna, "a", {1, 4}, std::nullopt, {}}, ChainReached{anna, "a"},
                                SurfaceUsed{anna, 1}, StepDone{}}));
        QCOMPARE(words(table.phase), QString("EventReveal"));
    }

    void a_whole_game_of_two_is_followed_to_the_end()
    {
        // Everything is tracked; both play level 1 cards in a row, Anna with carts, and research.
        Table table = tableAfter({GameStarted{2, {.newBoardEffect = true}, trackEverything, 6},
                                  BoardMeasured{1, 6}, BoardMeasured{2, 5}, BoardMeasured{3, 7}});
        for (int round = 1; round <= 10; ++round) {
            QVERIFY(
                happens(table, {quietEvent, CardRevealed{anna, 1, 0}, CardRevealed{bela, 1, 0, round > 6}}));
            for (const Seat seat : {anna, bela}) {
                const std::string id = "c" + std::to_string(round);
                QVERIFY(happens(table, {CardPlaced{seat,
                                                   id,
                                                   {1, 2 * round},
                                                   findHalfCarts(seat == anna ? "FF----" : "EF----"),
                                                   {Faction::Romans}},
                                        ChainReached{seat, id}, CoinsChanged{seat, 2}, PointsChanged{seat, 3},
                                        SurfaceUsed{seat, 1}}));
            }
            QVERIFY(happens(table, {HandChanged{anna, 1}, StepDone{}}));
        }
        QCOMPARE(table.player(anna).hand, 6);
        QCOMPARE(table.player(bela).hand, 0);
        QVERIFY(questions(table).empty());
        QCOMPARE(listOf(pointsNow(table)), (QList{39, 30}));
        QVERIFY(happens(table, {FinalCounted{std::vector<FinalAnswer>(2)}}));
        QCOMPARE(words(table.phase), QString("Finished"));
        const Game game = gameOf(table);
        const Score result = score(game);
        QVERIFY(game.options.newBoardEffect);
        QCOMPARE(listOf(result.totals), (QList{39, 30}));
        QCOMPARE(listOf(result.coinValues), (QList{20, 20}));
        QCOMPARE(game.players[0].carts, (CartCounts{9, 0, 0}));
        QCOMPARE(game.players[1].carts, (CartCounts{0, 9, 0}));
        QCOMPARE(game.players[0].pointTokens, (PointTokens{{0, 0, 3}}));
        QCOMPARE(game.players[0].hand, std::optional(6));
        QCOMPARE(listOf(result.ranking.winners), QList{0});
        QVERIFY(result.warnings.empty());
    }

    void cards_are_paid_for_when_they_are_revealed()
    {
        Table table = tableAfter(
            {GameStarted{1, {}, {.coins = true, .hands = true}}, quietEvent, CoinsChanged{anna, 4}});
        QVERIFY(happens(table, {CardRevealed{anna, 1, 0}, StepDone{}, quietEvent, CardRevealed{anna, 2, 2}}));
        QCOMPARE(table.player(anna).coins, 2);
        QCOMPARE(table.player(anna).hand, 2);
        QVERIFY(happens(table, {StepDone{}, quietEvent, CardRevealed{anna, 1, 0, true}}));
        QCOMPARE(table.player(anna).hand, 2);
        QCOMPARE(table.player(anna).coins, 2);
    }

    void effects_change_what_a_player_has()
    {
        Table table = tableAfter({GameStarted{2, {}, trackEverything}, BoardMeasured{2, 6}, quietEvent});
        QVERIFY(happens(table, {CoinsChanged{bela, 5}, CoinsChanged{bela, -2}, PointsChanged{bela, 7},
                                HandChanged{bela, 9}, HandChanged{bela, 0, 3},
                                Researched{bela, {3, 3, 2, std::nullopt}},
                                Researched{bela, {5, 5, std::nullopt, 1}}}));
        const Player &player = table.player(bela);
        QCOMPARE(player.coins, 3);
        QCOMPARE(player.points, 7);
        QCOMPARE(player.hand, 5);
        QCOMPARE(player.research, (Research{ResearchSpace{1, 1}, {2}}));
        QCOMPARE(table.player(anna).coins, 0);
        QVERIFY(!table.player(anna).research.marker);
    }

    void research_says_which_spaces_act_and_what_is_lost()
    {
        Table table = tableAfter({GameStarted{2, {.newBoardEffect = true}, {.research = true}},
                                  BoardMeasured{2, 6}, quietEvent, Researched{bela, {3, 3, 2, std::nullopt}},
                                  Researched{bela, {5, 5, std::nullopt, 1}}});
        const std::vector<ResearchResult> &told = table.player(bela).researched;
        QCOMPARE(told.size(), 2u);
        QCOMPARE(told[0].effects, (std::vector{ResearchSpace{2, 4}}));
        QCOMPARE(told[1].effects, (std::vector{ResearchSpace{2, 6}, ResearchSpace{1, 1}}));
        QCOMPARE(told[1].stepsLost, 3);
        QCOMPARE(told[1].completed, std::optional(2));
        QVERIFY(table.player(anna).researched.empty());
        QVERIFY(happens(table, {StepDone{}, StepDone{}}));
        QVERIFY2(table.player(bela).researched.empty(), "a new round has begun");
    }

    void machines_lie_on_cards_up_to_three_data()
    {
        QTest::addColumn<int>("by");
        QTest::addColumn<QString>("answered");
        QTest::newRow("3.11: machines 2 on a card, entry +1") << 1 << "accepted";
        QTest::newRow("3.11: machines 2 on a card, entry +2") << 2 << "TooManyMachines seat 0, 2/1, card A";
        QTest::newRow("both are taken away") << -2 << "accepted";
        QTest::newRow("more are taken away than there are") << -3 << "TooFewMachines seat 0, -3/2, card A";
    }
    void machines_lie_on_cards_up_to_three()
    {
        QFETCH(int, by);
        Table table = tableAfter(then(m1Story(1), {quietEvent, MachinesChanged{anna, "A", 2}}));
        QTEST(answer(table, MachinesChanged{anna, "A", by}), "answered");
        const bool accepted = !imperial_miners::apply(table, MachinesChanged{anna, "A", by});
        QCOMPARE(machines(table.player(anna).mine), accepted ? 2 + by : 2);
    }

    void a_card_is_corrected_as_it_lies_on_the_table()
    {
        Table table = tableAfter(then(m1Story(7), {quietEvent, CartTokenPlaced{anna, "A", "B"}}));
        const int carts = fullCarts(countCarts(table.player(anna).mine));
        const CardCorrected corrected{anna, "A", findHalfCarts("-E----"), {Faction::Scots}, 2, 1};
        QVERIFY(happens(table, {corrected}));
        const Card &card = *findCard(table.player(anna).mine, "A");
        QCOMPARE(QString::fromStdString(code(*card.half)), QString("-E----"));
        QCOMPARE(card.machines, 2);
        QCOMPARE(card.collapse, 1);
        QCOMPARE(countFaction(table.player(anna).mine, Faction::Scots), 1);
        QCOMPARE(card.position(), (Position{1, 0}));
        QCOMPARE(fullCarts(countCarts(table.player(anna).mine)), carts - 1); // A-D was full by print
    }
    void a_cart_token_is_taken_off_again()
    {
        Table table = tableAfter(then(m1Story(7), {quietEvent}));
        const Table before = table;
        QVERIFY(happens(table, {CartTokenPlaced{anna, "B", "A"}, CartTokenRemoved{anna, "A", "B"}}));
        QCOMPARE(table, before);
    }
    void the_research_marker_is_corrected()
    {
        Table table = tableAfter({GameStarted{1, {}, {.research = true}}, BoardMeasured{1, 6},
                                  BoardMeasured{2, 4}, Researched{anna, {3, 3, 1, {}}}});
        QVERIFY(happens(table, {ResearchCorrected{anna, {ResearchSpace{2, 3}, {1}}}}));
        QCOMPARE(table.player(anna).research.marker, (ResearchSpace{2, 3}));
        QCOMPARE(table.player(anna).research.completed, std::vector{1});
        QVERIFY(happens(table, {ResearchCorrected{anna, {}}}));
        QVERIFY(!table.player(anna).research.marker);
    }

    void what_the_rules_forbid_is_refused_and_changes_nothing_data()
    {
        QTest::addColumn<Events>("before");
        QTest::addColumn<Event>("event");
        QTest::addColumn<QString>("refusal");
        for (const RefusalRow &row : refusalRows())
            QTest::newRow(row.story) << row.before << row.event << QString(row.refusal);
    }
    void what_the_rules_forbid_is_refused_and_changes_nothing()
    {
        QFETCH(Events, before);
        QFETCH(Event, event);
        Table table = tableAfter(before);
        const Table untouched = table;
        const auto refused = imperial_miners::apply(table, std::as_const(event));
        QTEST(QString::fromStdString(describe(refused)), "refusal");
        QVERIFY(table == untouched);
    }

    void every_reason_to_refuse_has_a_story()
    {
        std::set<std::string> told;
        for (const RefusalRow &row : refusalRows()) {
            const std::string refusal = row.refusal;
            told.insert(refusal.substr(0, refusal.find_first_of(" ,")));
        }
        for (const char *name : refusalNames)
            QVERIFY2(told.contains(name), name);
    }

    void a_fold_passes_over_what_is_refused()
    {
        const Events events{quietEvent, GameStarted{1, {}, {}}, quietEvent, quietEvent};
        const Folded folded = fold(events);
        QCOMPARE(folded.refused.size(), 2u);
        QCOMPARE(folded.refused[0], (RefusedEvent{0, Refusal{.code = RefusalCode::NotStarted}}));
        QCOMPARE(folded.refused[1], (RefusedEvent{3, Refusal{.code = RefusalCode::NotNow}}));
        QCOMPARE(words(folded.table.phase), QString("MineReveal"));
    }
};

APPLESS_STORY(ImperialMinersTableTest)
#include "imperial_miners_table_test.moc"
