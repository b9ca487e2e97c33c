// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later

// The worked examples of the rules of Imperial Miners, told as people tell them at the screen.

#include "imperial_miners_vectors.h"
#include "imperial_miners_view_table.h"
#include "stories.h"

#include "db/history.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

using imperial_miners_view::MinersTable;

namespace {

constexpr int scots = 0;

// Somebody alone has played so many rounds of the mine of the rules.
struct AloneInTheMine : MinersTable {
    // Of the last round only what follows the surface is still to come.
    explicit AloneInTheMine(int rounds, const QStringList &options = {"mines", "carts"})
    {
        play({"Anna"}, options);
        for (int round = 0; round < rounds; ++round) {
            const auto &card = imperial_miners_view::mineOfTheRules[static_cast<std::size_t>(round)];
            if (!playAlone(card.level, card.x, card.halves) || (round < rounds - 1 && !tell("done-0")))
                qFatal("round %d does not go as told", round + 1);
        }
    }
    /// A card by its letter, in the ask that names it.
    bool tellOn(const QString &ask, const QString &card, QVariantMap answers = {})
    {
        for (const QVariant &choice : choicesOf(ask)) {
            if (choice.toMap()["text"].toString().section(',', 0, 0) == card) {
                answers["card"] = choice.toMap()["value"];
                return tell(ask, answers);
            }
        }
        return false;
    }
    /// The card of level 4, from which the chains of the examples run.
    bool placesTheEighth()
    {
        return tell("done-0") && event() && tell("reveal-0", {{"level", 4}}) && placeAt(3, {});
    }
    QString cardsOf(const QString &ask)
    {
        QStringList cards;
        for (const QVariant &choice : choicesOf(ask))
            cards += choice.toMap()["text"].toString();
        cards.sort();
        return cards.join(QString());
    }
    QVariantMap brick(const QString &card)
    {
        for (const QVariant &brick : game().board()) {
            if (brick.toMap()["text"] == card)
                return brick.toMap();
        }
        return {};
    }
    QString last() { return game().lastWords(); }
};

} // namespace

class ImperialMinersExamplesViewTest : public QObject
{
    Q_OBJECT

private slots:
    void further_placements_on_the_finished_mine_data();
    void further_placements_on_the_finished_mine();
    void the_ways_up_are_counted();
    void a_chain_clears_a_collapse_and_goes_on();
    void a_card_activated_by_an_effect_is_passed_by_the_chain();
    void an_effect_starts_no_chain_and_cannot_go_back();
    void an_effect_that_activates_a_collapsed_card_only_clears_it();
    void a_card_that_only_lost_its_collapse_activates_none();
    void scottish_cards_lower_what_an_effect_costs();
    void the_hand_is_cut_down_to_eight();
    void machines_are_three_at_most();
    void a_collapse_is_cleared_by_an_effect();
    void research_as_in_the_examples();
    void a_new_board_acts_where_the_group_plays_so();
    void deck_four_is_opened_by_research_alone();
    void an_event_for_the_end_of_the_round_comes_after_the_chains();
    void a_level_three_card_at_13_cannot_be_paid_with_12();
    void a_further_card_is_revealed_wherever_a_card_says_so();
    void the_vectors_of_the_rules_come_out_at_the_table_data();
    void the_vectors_of_the_rules_come_out_at_the_table();
    void what_cannot_be_counted_is_refused();
};

void ImperialMinersExamplesViewTest::further_placements_on_the_finished_mine_data()
{
    QTest::addColumn<int>("level");
    QTest::addColumn<QList<int>>("offered");
    QTest::newRow("row 1 is always supported: as far off as row 4 can still meet")
        << 1 << QList{-8, -6, -4, -2, 6, 10, 12, 14, 16};
    QTest::newRow("level 2 touches A or J") << 2 << QList{-1, 7, 9};
    QTest::newRow("level 3 touches D or F") << 3 << QList{0, 6};
    QTest::newRow("level 4 touches G or H") << 4 << QList{1, 5};
}

void ImperialMinersExamplesViewTest::further_placements_on_the_finished_mine()
{
    QFETCH(const int, level);
    QFETCH(const QList<int>, offered);
    AloneInTheMine at(10);
    const QSignalSpy noted(&at.game(), &companion::GuidedGame::noted);
    QVERIFY(!at.tell("reveal-0", {{"level", level}, {"cost2", 2}, {"cost3", 0}})); // a second one this round
    QCOMPARE(noted.size(), 1);
    at.game().goOnAnyway();
    QList<int> places;
    for (const QVariant &place : at.choicesOf("place-0"))
        places += place.toMap()["x"].toInt();
    QCOMPARE(places, offered);
}

void ImperialMinersExamplesViewTest::the_ways_up_are_counted()
{
    AloneInTheMine at(7);
    QVERIFY(at.placesTheEighth());
    // In the order in which they came, the cards G and H of the rules are E and G.
    QCOMPARE(at.ofAsk("chain-0")["title"].toString(), QString("The chain goes on (ways up: 6)"));
    QCOMPARE(at.ofAsk("chain-0")["text"].toString(),
             QString("It goes to one of the two cards right above. The ways to the surface: E–B–A, E–B–C, "
                     "E–D–C, E–D–F, G–D–C, G–D–F."));
    QCOMPARE(at.brick("E")["ways"].toInt(), 4);
    QCOMPARE(at.brick("G")["ways"].toInt(), 2);
    QCOMPARE(at.brick("D")["ways"].toInt(), 0); // ahead, but not next
    QVERIFY(at.brick("H")["said"].toString().endsWith("the chain has come by"));
    QVERIFY(at.brick("E")["said"].toString().endsWith("the chain may go there next, ways up: 4"));
    QVERIFY(at.brick("D")["said"].toString().endsWith("the chain may still come by"));
}

void ImperialMinersExamplesViewTest::a_chain_clears_a_collapse_and_goes_on()
{
    AloneInTheMine at(7);
    QVERIFY(at.placesTheEighth());
    QVERIFY(at.tellOn("collapse-0", "D"));
    QVERIFY(at.brick("D")["said"].toString().startsWith("card D, collapsed, left: loaded"));
    QVERIFY(at.tellOn("chain-0", "E") && at.tellOn("chain-0", "D"));
    QCOMPARE(at.last(),
             QString("The chain of Anna reaches card D: the collapse is cleared instead of any effect."));
    QVERIFY(!at.brick("D")["collapsed"].toBool());
    QVERIFY(at.tellOn("chain-0", "F"));
    QCOMPARE(at.last(), QString("The chain of Anna reaches card F."));
    QVERIFY(at.asks().contains("surface-0"));
}

void ImperialMinersExamplesViewTest::a_card_activated_by_an_effect_is_passed_by_the_chain()
{
    AloneInTheMine at(7);
    QVERIFY(at.placesTheEighth());
    QVERIFY(at.tellOn("chain-0", "E") && at.tellOn("activate-0", "F"));
    QCOMPARE(at.last(), QString("Anna activates card F by an effect."));
    QVERIFY(at.tellOn("chain-0", "D") && at.tellOn("chain-0", "F"));
    QCOMPARE(at.last(),
             QString("The chain of Anna passes card F, which was activated in this round already."));
    QVERIFY(!at.asks().contains("activate-0")); // a card that is passed has no effect
    QVERIFY(at.asks().contains("surface-0"));
}

void ImperialMinersExamplesViewTest::an_effect_starts_no_chain_and_cannot_go_back()
{
    AloneInTheMine at(7);
    QVERIFY(at.placesTheEighth());
    QVERIFY(at.tellOn("chain-0", "E") && at.tellOn("activate-0", "A"));
    QCOMPARE(at.choicesOf("chain-0").size(), 2); // still above E
    QVERIFY(at.tellOn("chain-0", "D"));
    QCOMPARE(at.cardsOf("activate-0"), QString("BCFG")); // neither E, which has acted, nor A
}

void ImperialMinersExamplesViewTest::an_effect_that_activates_a_collapsed_card_only_clears_it()
{
    AloneInTheMine at(7);
    QVERIFY(at.placesTheEighth());
    QVERIFY(at.tellOn("collapse-0", "A") && at.tellOn("activate-0", "A"));
    QCOMPARE(
        at.last(),
        QString("Anna activates card A by an effect: the collapse is cleared instead of any effect of it."));
    QVERIFY(!at.brick("A")["collapsed"].toBool());
    QVERIFY(!at.cardsOf("activate-0").contains('A'));
}

void ImperialMinersExamplesViewTest::a_card_that_only_lost_its_collapse_activates_none()
{
    AloneInTheMine at(7);
    QVERIFY(at.placesTheEighth());
    QVERIFY(at.asks().contains("activate-0"));
    QVERIFY(at.tellOn("collapse-0", "E") && at.tellOn("chain-0", "E"));
    QVERIFY(!at.asks().contains("activate-0"));
}

void ImperialMinersExamplesViewTest::scottish_cards_lower_what_an_effect_costs()
{
    MinersTable at;
    at.play({"Anna"}, {"mines", "coins"});
    QVERIFY(at.tell("coins-0", {{"by", 9}}));
    for (int card = 1; card <= 4; ++card) {
        QVERIFY(at.event() && at.tell("reveal-0", {{"level", 1}}));
        QVERIFY(at.tell("place-0", {{"place", 0}, {"factions", QVariantList{scots}}}));
        if (card == 3) {
            QVERIFY(at.tell("scots-0", {{"printed", 5}}));
            QCOMPARE(at.game().lastWords(), QString("Anna: coins −2."));
        }
        if (card < 4)
            QVERIFY(at.tell("surface-0", {{"effect", 1}}) && at.tell("done-0"));
    }
    QVERIFY(at.ofAsk("scots-0")["text"].toString().endsWith("Scottish cards now: 4."));
    QVERIFY(at.tell("scots-0", {{"printed", 2}})); // never below nothing
    QCOMPARE(at.facts(), QString("7 coins · 4 cards in the mine · factions: 1 (Scots 4)"));
}

void ImperialMinersExamplesViewTest::the_hand_is_cut_down_to_eight()
{
    MinersTable at;
    at.play({"Anna"}, {"hands"});
    QVERIFY(at.tell("hand-0", {{"drawn", 3}}));
    const QSignalSpy noted(&at.game(), &companion::GuidedGame::noted);
    QVERIFY(!at.tell("hand-0", {{"drawn", 3}})); // seven and three
    QCOMPARE(noted[0][0].toStringList(), QStringList{"Anna may keep 8 cards and discards 2."});
    at.game().goOnAnyway();
    QVERIFY(at.tell("hand-0", {{"drawn", 0}}));
    QCOMPARE(at.facts(), QString("8 cards in hand"));
}

void ImperialMinersExamplesViewTest::machines_are_three_at_most()
{
    AloneInTheMine at(2, {"mines"});
    QVERIFY(at.tellOn("machines-0", "A", {{"by", 2}}));
    const QSignalSpy refused(&at.game(), &companion::LiveGame::refused);
    QVERIFY(!at.tellOn("machines-0", "A", {{"by", 2}}));
    QCOMPARE(refused[0][0].toString(), QString("Card A has room for 1 more machines, not for 2."));
    QVERIFY(at.tellOn("machines-0", "A", {{"by", 1}}));
    QCOMPARE(at.brick("A")["machines"].toInt(), 3);
    QCOMPARE(at.brick("A")["said"].toString(), QString("card A, machines: 3, the chain has come by"));
}

void ImperialMinersExamplesViewTest::a_collapse_is_cleared_by_an_effect()
{
    AloneInTheMine at(2, {"mines"});
    QVERIFY(!at.asks().contains("clear-0"));
    QVERIFY(at.tellOn("collapse-0", "B"));
    QCOMPARE(at.cardsOf("collapse-0"), QString("A")); // no card collapses twice
    QCOMPARE(at.cardsOf("clear-0"), QString("B"));
    QVERIFY(at.tellOn("clear-0", "B"));
    QVERIFY(!at.brick("B")["collapsed"].toBool());
}

void ImperialMinersExamplesViewTest::research_as_in_the_examples()
{
    MinersTable at;
    at.play({"Anna", "Béla"}, {"research"});
    for (const char *board : {"measure1", "measure2", "measure3"})
        QVERIFY(at.tell(board, {{"spaces", 6}}));
    QVERIFY(at.ofAsk("research-0")["text"].toString().endsWith("which does not take effect."));
    QVERIFY(at.tell("research-0", {{"steps", 3}, {"first", 1}}));
    QCOMPARE(at.game().lastWords(),
             QString("Anna researches and comes to space 4 of board 1, which takes effect. Steps: 3."));
    QVERIFY(at.tell("research-0", {{"steps", 5}, {"next", 3}}));
    QCOMPARE(
        at.game().lastWords(),
        QString("Anna researches: the top of board 1 takes effect, 3 steps beyond it are lost. The marker "
                "goes on to board 3."));
    QCOMPARE(at.facts(), QString("board 3, space 1 · completed: board 1"));
    QVERIFY(at.tell("research-1", {{"steps", 7}, {"first", 2}, {"next", 1}}));
    QCOMPARE(
        at.game().lastWords(),
        QString("Béla researches: the top of board 2 takes effect, 2 steps beyond it are lost. The marker "
                "goes on to board 1."));
    const QVariantList boards = at.game().spaceRows();
    const auto completed = [&](int board) {
        return boards[board - 1].toMap()["spaces"].toList().last().toMap()["said"].toString();
    };
    QCOMPARE(completed(1), QString("completed: Anna"));
    QCOMPARE(completed(2), QString("completed: Béla"));
    QCOMPARE(completed(3), QString("6"));
    QVERIFY(at.tell("research-0", {{"steps", 0}}));
    QCOMPARE(at.game().lastWords(),
             QString("Anna researches: no step. The marker stays on space 1 of board 3, and nothing takes "
                     "effect."));
}

void ImperialMinersExamplesViewTest::a_new_board_acts_where_the_group_plays_so()
{
    MinersTable at;
    at.play({"Anna"}, {"research", "newBoardEffect"});
    for (const char *board : {"measure1", "measure2", "measure3"})
        QVERIFY(at.tell(board, {{"spaces", 6}}));
    QVERIFY(at.ofAsk("research-0")["text"].toString().endsWith("which takes effect as well."));
    QVERIFY(at.tell("research-0", {{"steps", 5}, {"first", 1}, {"next", 2}}));
    QVERIFY(at.game().lastWords().endsWith("Space 1 of board 2 takes effect as well."));
}

void ImperialMinersExamplesViewTest::deck_four_is_opened_by_research_alone()
{
    MinersTable at;
    at.play({"Anna"}, {"hands", "research"});
    for (const char *board : {"measure1", "measure2", "measure3"})
        QVERIFY(at.tell(board, {{"spaces", 6}}));
    QVERIFY(at.tell("event", {{"timing", 2}, {"text", ""}}));
    const QSignalSpy refused(&at.game(), &companion::LiveGame::refused);
    QVERIFY(!at.tell("hand-0", {{"levelFour", 1}}));
    QCOMPARE(refused[0][0].toString(),
             QString("A card of level 4 comes only by research or by an event, and Anna has neither now."));
    QVERIFY(at.tell("research-0", {{"steps", 2}, {"first", 1}}));
    QVERIFY(at.tell("hand-0", {{"levelFour", 1}}));
    QCOMPARE(at.facts(), QString("5 cards in hand · board 1, space 3"));
}

void ImperialMinersExamplesViewTest::an_event_for_the_end_of_the_round_comes_after_the_chains()
{
    MinersTable at;
    at.play({"Anna"}, {"mines", "coins"});
    QVERIFY(at.tell("event", {{"timing", 2}, {"text", "Flood"}}));
    QVERIFY(at.tell("reveal-0", {{"level", 1}}) && at.placeAt(0, {}));
    QVERIFY(at.tell("surface-0", {{"effect", 3}}) && at.tell("done-0"));
    QCOMPARE(at.game().where(), QString("Round 1 of 10: the event at the end"));
    QCOMPARE(at.game().rule(),
             QString("The event of this round takes effect now, for everybody. The event of "
                     "this round: Flood"));
    QVERIFY(at.tell("coins-0", {{"by", 2}}) && at.tell("everybody"));
    QCOMPARE(at.game().where(), QString("Round 2 of 10: the event card"));
}

void ImperialMinersExamplesViewTest::a_level_three_card_at_13_cannot_be_paid_with_12()
{
    AloneInTheMine at(2, {"mines", "coins"});
    QVERIFY(at.tell("done-0") && at.tell("coins-0", {{"by", 12}}) && at.event());
    const QSignalSpy refused(&at.game(), &companion::LiveGame::refused);
    QVERIFY(!at.tell("reveal-0", {{"level", 3}, {"cost3", 13}}));
    QCOMPARE(refused[0][0].toString(), QString("Anna would need 13 coins and has 12."));
}

void ImperialMinersExamplesViewTest::a_further_card_is_revealed_wherever_a_card_says_so()
{
    MinersTable at;
    at.play({"Anna", "Béla"}, {"mines"});
    QVERIFY(at.event() && at.tell("reveal-0", {{"level", 1}}));
    at.game().setShownSeat(0);
    QCOMPARE(at.ofAsk("reveal-0")["title"].toString(), QString("Reveal a further card"));
    QCOMPARE(at.ofAsk("reveal-0")["weight"].toString(), QString("seldom"));
    QVERIFY(at.tell("deck-1"));
    at.game().setShownSeat(0);
    QVERIFY(at.asks().contains("reveal-0")); // before the first is placed
    QVERIFY(at.placeAt(0, {}));
    QVERIFY(at.asks().contains("reveal-0")); // and at the surface
    QVERIFY(at.tell("surface-0", {{"effect", 1}}) && at.tell("done-0"));
    at.game().setShownSeat(0);
    QVERIFY(!at.asks().contains("reveal-0"));

    MinersTable unseen;
    unseen.play({"Anna"}, {});
    QVERIFY(unseen.event() && unseen.tell("reveal-0", {{"level", 1}}));
    QVERIFY(unseen.asks().contains("reveal-0"));
}

void ImperialMinersExamplesViewTest::the_vectors_of_the_rules_come_out_at_the_table_data()
{
    QTest::addColumn<QString>("vector");
    for (const auto &vector : imperial_miners_vectors::vectors)
        QTest::newRow(vector.title) << QString(vector.json);
}

void ImperialMinersExamplesViewTest::the_vectors_of_the_rules_come_out_at_the_table()
{
    QFETCH(const QString, vector);
    const QJsonObject said = QJsonDocument::fromJson(vector.toUtf8()).object();
    const QJsonArray players = said["players"].toArray();
    QStringList names;
    for (const QJsonValue &player : players)
        names += player["name"].toString();
    MinersTable at;
    QVERIFY(!at.play(names, {}).isEmpty());
    for (int round = 1; round <= 10; ++round)
        QVERIFY(at.event() && at.tell("everybody") && at.tell("everybody"));
    companion::GuidedFinal &end = *at.app.guidedFinal();
    for (int seat = 0; seat < names.size(); ++seat) {
        const QJsonValue held = players[seat];
        const QJsonValue tokens = held["pointTokens"];
        const QJsonValue carts = held["carts"];
        int field = 0;
        for (const QJsonValue &number :
             {tokens["blue"], tokens["green"], tokens["red"], held["coins"]["silver"], held["coins"]["gold"],
              carts["naturalFull"], carts["joinedHalf"], carts["cartTokens"]})
            end.answer(seat, field++, number.toInt());
    }
    QVERIFY(end.complete() && end.finish() && end.save());
    const std::vector<db::GameInHistory> games = db::history(at.app.ledger().store(), {});
    QCOMPARE(games.size(), std::size_t{1});
    const QJsonArray results = said["expected"]["results"].toArray();
    QStringList winners;
    for (int seat = 0; seat < names.size(); ++seat)
        QCOMPARE(games.front().totals[static_cast<std::size_t>(seat)], results[seat]["total"].toInt());
    for (const int seat : games.front().winners)
        winners += names[seat];
    QStringList expected;
    for (const QJsonValue &winner : said["expected"]["winners"].toArray())
        expected += winner.toString();
    if (names.size() > 1)
        QCOMPARE(winners, expected);
}

void ImperialMinersExamplesViewTest::what_cannot_be_counted_is_refused()
{
    MinersTable at;
    at.play({"Anna"}, {});
    for (int round = 1; round <= 10; ++round)
        QVERIFY(at.event() && at.tell("everybody") && at.tell("everybody"));
    companion::GuidedFinal &end = *at.app.guidedFinal();
    const QList<int> counted{0, 0, 0, 0, 0, 2, 1, 2}; // two tokens, but one cart that could carry one
    for (int field = 0; field < counted.size(); ++field)
        end.answer(0, field, counted[field]);
    QVERIFY(!end.finish());
    end.answer(0, 6, 3); // 4.3: two full by print, three half of which two carry a token
    QVERIFY(end.finish());
    QCOMPARE(valueIn(at.game().players(), 0, "points").toString(), QString("4"));
}

GUILESS_STORY(ImperialMinersExamplesViewTest)
#include "imperial_miners_examples_view_test.moc"
