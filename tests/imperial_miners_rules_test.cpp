// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QtTest>

#include "scoring/imperial_miners/chain.h"
#include "scoring/imperial_miners/hand.h"
#include "scoring/imperial_miners/placement.h"
#include "scoring/imperial_miners/research.h"
#include "scoring/imperial_miners/rounds.h"
#include "scoring/imperial_miners/setup.h"
#include "tests/imperial_miners_helpers.h"
#include "tests/stories.h"

using namespace scoring;
using namespace scoring::imperial_miners;

namespace {

constexpr BoardLengths sixSpaces{6, 6, 6};

Mine scottishMine(int cards)
{
    Mine mine;
    for (int number = 0; number < cards; ++number)
        mine.cards.push_back(card("s" + std::to_string(number), 1, 2 * number, "------", {Faction::Scots}));
    return mine;
}

QString words(const ResearchSpace &space)
{
    return QString("%1:%2").arg(space.board).arg(space.space);
}

// "1:4, 3 used, 0 lost, effects 1:4"
QString words(const std::variant<ResearchResult, ResearchFault> &outcome)
{
    if (const auto *fault = std::get_if<ResearchFault>(&outcome)) {
        const QStringList all{"too many steps", "no board chosen", "no such board", "same board",
                              "length unknown"};
        return all[static_cast<int>(*fault)];
    }
    const auto &result = std::get<ResearchResult>(outcome);
    QStringList effects;
    for (const ResearchSpace &space : result.effects)
        effects << words(space);
    QString text = QString("%1, %2 used, %3 lost, effects [%4]")
                       .arg(words(*result.after.marker))
                       .arg(result.stepsUsed)
                       .arg(result.stepsLost)
                       .arg(effects.join(' '));
    return result.completed ? text + QString(", completed %1").arg(*result.completed) : text;
}

QString words(const std::optional<PlayFault> &fault)
{
    const QStringList all{"no such level", "no such cost", "not enough coins", "no place"};
    return fault ? all[static_cast<int>(*fault)] : "can be played";
}

} // namespace

class ImperialMinersRulesTest : public QObject
{
    Q_OBJECT

private slots:
    void the_event_deck_tells_the_round_data()
    {
        QTest::addColumn<int>("left");
        QTest::addColumn<bool>("revealed");
        QTest::addColumn<int>("round");
        QTest::addColumn<int>("toCome");
        QTest::newRow("2.2: start of the game, round 1 about to begin") << 10 << false << 1 << 9;
        QTest::newRow("2.2: after the first reveal") << 9 << true << 1 << 9;
        QTest::newRow("2.2: after the fourth reveal") << 6 << true << 4 << 6;
        QTest::newRow("2.2: after the tenth reveal, the last mine phase") << 0 << true << 10 << 0;
        QTest::newRow("before the tenth reveal") << 1 << false << 10 << 0;
    }
    void the_event_deck_tells_the_round()
    {
        QFETCH(int, left);
        QFETCH(bool, revealed);
        const RoundCounter counter{left, revealed};
        QTEST(counter.round(), "round");
        QTEST(counter.roundsToCome(), "toCome");
    }

    void scottish_cards_lower_the_cost_of_scottish_effects_data()
    {
        QTest::addColumn<int>("printed");
        QTest::addColumn<int>("cards");
        QTest::addColumn<int>("cost");
        QTest::newRow("3.11: 5 printed, 3 Scottish cards") << 5 << 3 << 2;
        QTest::newRow("3.11: 2 printed, 4 Scottish cards") << 2 << 4 << 0;
        QTest::newRow("no Scottish card") << 3 << 0 << 3;
    }
    void scottish_cards_lower_the_cost_of_scottish_effects()
    {
        QFETCH(int, printed);
        QFETCH(int, cards);
        QTEST(scotsEffectCost(printed, scottishMine(cards)), "cost");
    }

    void a_card_belongs_to_all_its_factions()
    {
        Mine mine;
        mine.cards = {card("a", 1, 0, "------", {Faction::Romans}),
                      card("b", 1, 2, "------", {Faction::Romans, Faction::Scots}), card("c", 1, 4)};
        QCOMPARE(countFaction(mine, Faction::Romans), 2);
        QCOMPARE(countFaction(mine, Faction::Scots), 1);
        QCOMPARE(countFaction(mine, Faction::Japanese), 0);
        QCOMPARE(distinctFactions(mine), 2);
        QCOMPARE(distinctFactions({}), 0);
    }

    void all_six_factions_can_be_there()
    {
        Mine mine;
        for (const Faction faction : allFactions)
            mine.cards.push_back(
                card(factionNames[at(faction)], 1, 2 * static_cast<int>(faction), "------", {faction}));
        QCOMPARE(distinctFactions(mine), 6);
    }

    void machines_and_collapses_are_counted()
    {
        Mine mine = m1();
        mine.cards[0].machines = 2;
        mine.cards[3].machines = 3;
        mine.cards[3].collapse = 1;
        QCOMPARE(machines(mine), 5);
        QCOMPARE(collapses(mine), 1);
    }

    void a_hand_is_cut_down_to_eight_after_the_effect_data()
    {
        QTest::addColumn<int>("hand");
        QTest::addColumn<int>("drawn");
        QTest::addColumn<int>("after");
        QTest::addColumn<int>("discarded");
        QTest::newRow("3.11: hand 7, effect draws 3") << 7 << 3 << 8 << 2;
        QTest::newRow("3.11: hand 8, effect draws 0") << 8 << 0 << 8 << 0;
        QTest::newRow("room enough") << 4 << 2 << 6 << 0;
        QTest::newRow("exactly full") << 4 << 4 << 8 << 0;
    }
    void a_hand_is_cut_down_to_eight_after_the_effect()
    {
        QFETCH(int, hand);
        QFETCH(int, drawn);
        const HandChange change = handAfterEffect(hand, drawn);
        QTEST(change.hand, "after");
        QTEST(change.discarded, "discarded");
    }

    void an_effect_may_draw_beyond_the_limit_before_it_discards()
    {
        QCOMPARE(handAfterEffect(7, 3, 1), (HandChange{8, 1}));
        QCOMPARE(handAfterEffect(7, 3, 2), (HandChange{8, 0}));
        QCOMPARE(handAfterEffect(7, 3, 9), (HandChange{1, 0}));
    }

    void research_moves_the_marker_up_data()
    {
        QTest::addColumn<QString>("marker");
        QTest::addColumn<int>("most");
        QTest::addColumn<int>("steps");
        QTest::addColumn<int>("first");
        QTest::addColumn<int>("next");
        QTest::addColumn<bool>("newBoardEffect");
        QTest::addColumn<QString>("outcome");
        const auto row = [](const char *name, const char *marker, int most, int steps, int first, int next,
                            const char *outcome, bool newBoardEffect = false) {
            QTest::newRow(name) << marker << most << steps << first << next << newBoardEffect << outcome;
        };
        row("3.11: marker off board, n = 3, all steps used", "", 3, 3, 1, 0,
            "1:4, 3 used, 0 lost, effects [1:4]");
        row("3.11: marker on 4, n = 5", "2:4", 5, 5, 0, 3, "3:1, 2 used, 3 lost, effects [2:6], completed 2");
        row("3.11: marker off board, n = 7", "", 7, 7, 2, 1,
            "1:1, 5 used, 2 lost, effects [2:6], completed 2");
        row("A4: placing without a step stops on space 1", "", 3, 0, 3, 0,
            "3:1, 0 used, 0 lost, effects [3:1]");
        row("A5: fewer steps than allowed", "1:2", 3, 1, 0, 0, "1:3, 1 used, 0 lost, effects [1:3]");
        row("A5: no step at all", "1:2", 3, 0, 0, 0, "1:2, 0 used, 0 lost, effects []");
        row("A6: the new board's space acts too, as an option", "2:4", 5, 5, 0, 3,
            "3:1, 2 used, 3 lost, effects [2:6 3:1], completed 2", true);
        row("A6: the option does nothing on the way", "2:4", 1, 1, 0, 0, "2:5, 1 used, 0 lost, effects [2:5]",
            true);
        row("the marker stays on its board", "1:2", 1, 1, 3, 0, "1:3, 1 used, 0 lost, effects [1:3]");
        row("exactly to the top", "1:5", 1, 1, 0, 2, "2:1, 1 used, 0 lost, effects [1:6], completed 1");
        row("more steps than the effect allows", "1:2", 2, 3, 0, 0, "too many steps");
        row("fewer than none", "1:2", 2, -1, 0, 0, "too many steps");
        row("no board for the first research", "", 2, 2, 0, 0, "no board chosen");
        row("a fourth board", "", 2, 2, 4, 0, "no such board");
        row("no board to go on to", "1:5", 1, 1, 0, 0, "no board chosen");
        row("back to the lowest space of the same board", "1:5", 1, 1, 0, 1, "same board");
        row("on to a fourth board", "1:5", 1, 1, 0, 4, "no such board");
    }
    void research_moves_the_marker_up()
    {
        QFETCH(QString, marker);
        QFETCH(int, most);
        QFETCH(int, steps);
        QFETCH(int, first);
        QFETCH(int, next);
        QFETCH(bool, newBoardEffect);
        Research before;
        if (!marker.isEmpty())
            before.marker = {marker.section(':', 0, 0).toInt(), marker.section(':', 1).toInt()};
        ResearchMove move{most, steps, std::nullopt, std::nullopt};
        if (first > 0)
            move.firstBoard = first;
        if (next > 0)
            move.nextBoard = next;
        QTEST(words(research(before, move, sixSpaces, {newBoardEffect})), "outcome");
    }

    void a_completed_board_may_be_entered_again()
    {
        const Research before{ResearchSpace{2, 5}, {1}};
        const auto outcome = research(before, {1, 1, std::nullopt, 1}, sixSpaces, {});
        QCOMPARE(std::get<ResearchResult>(outcome).after, (Research{ResearchSpace{1, 1}, {1, 2}}));
    }

    void boards_that_follow_one_another_are_different_data()
    {
        QTest::addColumn<int>("marker");
        QTest::addColumn<QList<int>>("completed");
        QTest::addColumn<bool>("possible");
        QTest::newRow("below the boards") << 0 << QList<int>{} << true;
        QTest::newRow("a board is completed, but the marker is below") << 0 << QList{1} << false;
        QTest::newRow("on the first board") << 1 << QList<int>{} << true;
        QTest::newRow("on another board") << 2 << QList{1} << true;
        QTest::newRow("still on the board just completed") << 1 << QList{1} << false;
        QTest::newRow("back on the first board by way of another") << 1 << QList{1, 2} << true;
        QTest::newRow("the same, told in another order") << 1 << QList{2, 1} << true;
        QTest::newRow("one board twice in a row") << 2 << QList{1, 1} << false;
        QTest::newRow("one board twice, another in between") << 3 << QList{1, 1, 2} << true;
        QTest::newRow("one board twice, and a third time begun") << 1 << QList{1, 1, 2} << false;
    }
    void boards_that_follow_one_another_are_different()
    {
        QFETCH(int, marker);
        QFETCH(QList<int>, completed);
        Research research{std::nullopt, {completed.begin(), completed.end()}};
        if (marker > 0)
            research.marker = ResearchSpace{marker, 1};
        QTEST(isPossible(research), "possible");
    }

    void the_length_of_a_board_must_be_known()
    {
        QCOMPARE(words(research({}, {3, 3, 2, std::nullopt}, {6, std::nullopt, 6}, {})),
                 QString("length unknown"));
        QCOMPARE(words(research({}, {3, 3, 2, 1}, {std::nullopt, 4, std::nullopt}, {})),
                 QString("1:1, 3 used, 0 lost, effects [2:4], completed 2"));
    }

    void a_card_needs_coins_and_a_place_data()
    {
        QTest::addColumn<int>("rounds");
        QTest::addColumn<int>("coins");
        QTest::addColumn<int>("level");
        QTest::addColumn<int>("cost");
        QTest::addColumn<QString>("answer");
        const auto row = [](const char *name, int rounds, int coins, int level, int cost,
                            const char *answer) {
            QTest::newRow(name) << rounds << coins << level << cost << answer;
        };
        row("3.11: level 3 card at 13 with 12 coins", 10, 12, 3, 13, "not enough coins");
        row("level 3 card at 13 with 13 coins", 10, 13, 3, 13, "can be played");
        row("round 1: level 1", 0, 0, 1, 0, "can be played");
        row("round 1: level 2 even for nothing", 0, 0, 2, 0, "no place");
        row("round 1: level 2 has no place, not only no coins", 0, 0, 2, 2, "no place");
        row("round 2: level 2 at full cost", 1, 2, 2, 2, "can be played");
        row("round 2: level 2, lowered", 1, 1, 2, 1, "can be played");
        row("round 2: level 2 for 3 coins", 1, 9, 2, 3, "no such cost");
        row("level 1 for a coin", 1, 9, 1, 1, "no such cost");
        row("level 3 for 14 coins", 10, 99, 3, 14, "no such cost");
        row("level 4 costs nothing", 10, 0, 4, 0, "can be played");
        row("level 4 for a coin", 10, 9, 4, 1, "no such cost");
        row("a cost below nothing", 1, 9, 2, -1, "no such cost");
        row("a fifth level", 10, 9, 5, 0, "no such level");
        row("no level", 10, 9, 0, 0, "no such level");
    }
    void a_card_needs_coins_and_a_place()
    {
        QFETCH(int, rounds);
        QFETCH(int, coins);
        QFETCH(int, level);
        QFETCH(int, cost);
        const Mine mine = m1(rounds);
        QTEST(words(playFault(hasPlace(mine, level), coins, level, cost)), "answer");
    }

    void coins_that_nobody_follows_do_not_stand_in_the_way()
    {
        QCOMPARE(words(playFault(true, std::nullopt, 3, 13)), QString("can be played"));
        QCOMPARE(words(playFault(false, std::nullopt, 3, 13)), QString("no place"));
        QCOMPARE(words(playFault(true, std::nullopt, 3, 14)), QString("no such cost"));
    }

    void a_card_has_no_place_where_all_are_taken()
    {
        Mine mine;
        mine.cards = {card("a", 1, 0), card("b", 2, -1)};
        QVERIFY(hasPlace(mine, 2));
        mine.cards.push_back(card("c", 2, 1));
        QVERIFY(!hasPlace(mine, 2));
        QVERIFY(hasPlace(mine, 1) && hasPlace(mine, 3) && !hasPlace(mine, 4));
    }

    void a_mine_that_nobody_follows_still_needs_a_card_above_data()
    {
        QTest::addColumn<QList<int>>("revealed");
        QTest::addColumn<int>("untold");
        QTest::addColumn<QList<int>>("levels");
        QTest::newRow("round 1") << QList<int>{} << 0 << QList{1};
        QTest::newRow("after a card of level 1") << QList{1} << 0 << QList{1, 2};
        QTest::newRow("two of level 1 are no deeper") << QList{1, 1} << 0 << QList{1, 2};
        QTest::newRow("levels 1 and 2") << QList{1, 2} << 0 << QList{1, 2, 3};
        QTest::newRow("levels 1 to 3") << QList{1, 2, 3} << 0 << QList{1, 2, 3, 4};
        QTest::newRow("nobody said what was played") << QList<int>{} << 1 << QList{1, 2};
        QTest::newRow("level 2 may have been played untold") << QList{1} << 1 << QList{1, 2, 3};
    }
    void a_mine_that_nobody_follows_still_needs_a_card_above()
    {
        QFETCH(QList<int>, revealed);
        QFETCH(int, untold);
        UnseenMine mine{.untold = untold};
        for (const int level : revealed)
            mine.has[static_cast<std::size_t>(level - 1)] = true;
        QList<int> playable;
        for (int level = 0; level <= 5; ++level) {
            if (hasPlace(mine, level))
                playable << level;
        }
        QTEST(playable, "levels");
    }

    void a_card_acts_once_per_round_data()
    {
        QTest::addColumn<int>("collapse");
        QTest::addColumn<bool>("activated");
        QTest::addColumn<int>("activation");
        const auto row = [](const char *name, int collapse, bool activated, Activation activation) {
            QTest::newRow(name) << collapse << activated << static_cast<int>(activation);
        };
        row("an effect", 0, false, Activation::Effect);
        row("a collapse is removed instead", 1, false, Activation::Cleared);
        row("activated before: skipped", 0, true, Activation::Skipped);
        row("A9: activated before: the collapse stays", 1, true, Activation::Skipped);
    }
    void a_card_acts_once_per_round()
    {
        QFETCH(int, collapse);
        QFETCH(bool, activated);
        Card reached = card("E", 2, 3);
        reached.collapse = collapse;
        QTEST(static_cast<int>(activationOf(reached, activated ? std::vector<std::string>{"A", "E"}
                                                               : std::vector<std::string>{"A"})),
              "activation");
    }

    void change_is_given_as_the_box_has_it_data()
    {
        QTest::addColumn<QList<int>>("sums");
        QTest::addColumn<QList<int>>("tokens"); // blue, green, red of each
        QTest::newRow("nothing") << QList{0} << QList{0, 0, 0};
        QTest::newRow("the fewest tokens") << QList{37} << QList{2, 1, 3};
        QTest::newRow("no red ones left for the second") << QList{150, 25} << QList{0, 0, 15, 0, 5, 0};
        QTest::newRow("substitutes when the box is empty") << QList{250, 30} << QList{0, 20, 15, 30, 0, 0};
        QTest::newRow("more than the box") << QList{300} << QList{50, 20, 15};
    }
    void change_is_given_as_the_box_has_it()
    {
        QFETCH(QList<int>, sums);
        PointTokens stock = allPointTokens;
        QList<int> tokens;
        for (const int sum : sums) {
            const PointTokens paid = payOut(sum, stock);
            QCOMPARE(value(paid), sum);
            for (const int number : paid.numbers)
                tokens << number;
        }
        QTEST(tokens, "tokens");
    }

    void the_box_is_as_the_rules_file_lists_it()
    {
        const QList<QList<int>> written{{1, 36, 0, 0}, {2, 43, 2, 2}, {3, 43, 0, 13}, {4, 14, 0, 0}};
        QList<QList<int>> found;
        for (const LevelFacts &facts : levels)
            found << QList{facts.level, facts.cards, facts.leastCost, facts.mostCost};
        QCOMPARE(found, written);
        QCOMPARE(value(allPointTokens), 275);
        QCOMPARE(value(allCoins), 132);
        QCOMPARE(eventCardsInTheBox - eventCardsUsed, 8);
        QCOMPARE(loweredCost(2, 3), 0);
        QCOMPARE(loweredCost(13, 3), 10);
        QList<int> pieces;
        for (const PieceFacts &facts : pieceFacts) {
            QCOMPARE(inTheBox(facts.piece), facts.inTheBox);
            pieces << facts.inTheBox;
        }
        QCOMPARE(pieces, (QList{44, 24, 40, 5, 5, 3}));
        QCOMPARE(1 << researchBoards, 8);
    }

    void the_set_up_has_seven_steps()
    {
        const auto tasks = setupChecklist(normalHand);
        QCOMPARE(tasks.size(), 7u);
        QCOMPARE(tasks[0], (SetupTask{SetupStep::ResearchBoards, 3}));
        QCOMPARE(tasks[2], (SetupTask{SetupStep::EventDeck, 10}));
        QCOMPARE(tasks[6], (SetupTask{SetupStep::StartingHands, 4}));
        QCOMPARE(setupChecklist(firstGameHand)[6].number, 6);
        QCOMPARE(normalHand.drawn, (std::array{2, 3, 3}));
        QCOMPARE(firstGameHand.drawn, (std::array{2, 2, 2}));
    }
};

APPLESS_STORY(ImperialMinersRulesTest)
#include "imperial_miners_rules_test.moc"
