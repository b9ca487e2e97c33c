// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later

// Imperial Miners through what the screens use: from the choice of the game to the history.

#include "imperial_miners_view_table.h"
#include "spaces_said.h"
#include "stories.h"

#include "db/history.h"

using companion::GuidedGame;
using imperial_miners_view::MinersTable;
using scoring::GameKind;
using view_story::valueIn;

class ImperialMinersGameViewTest : public QObject
{
    Q_OBJECT

private slots:
    void the_game_is_chosen_before_the_people();
    void an_option_means_nothing_without_what_it_needs();
    void a_round_goes_from_the_event_to_the_surface();
    void what_the_rules_refuse_is_said_in_words();
    void what_is_worth_a_second_look_is_asked_about();
    void undo_and_redo_say_what_they_do();
    void a_card_and_the_chain_that_begins_with_it_are_one_tap();
    void the_set_up_stays_that_of_the_beginning();
    void an_effect_activates_only_cards_that_have_not_acted();
    void the_game_goes_on_after_the_program_was_closed();
    void a_whole_game_ends_in_the_history();
    void the_next_board_is_asked_for_only_where_the_top_may_be_reached();
    void the_research_boards_show_where_the_markers_are();
    void too_many_cards_in_hand_are_a_reminder();
    void who_plays_alone_gets_a_title();
};

void ImperialMinersGameViewTest::the_game_is_chosen_before_the_people()
{
    MinersTable at;
    companion::NewGame &form = *at.app.newGame();
    form.begin();
    QVERIFY(form.isCoalBaron());
    for (const char *name : {"Anna", "Béla", "Cili", "Dániel"})
        form.add(name);
    QCOMPARE(form.add("Elek"), QString("Coal Baron is for up to 4 players."));
    form.setGame(static_cast<int>(GameKind::ImperialMiners));
    QCOMPARE(form.add("Elek"), QString());
    QCOMPARE(form.players(), 5);
    QVERIFY(!form.hasStartingPlayer());
    form.setGame(static_cast<int>(GameKind::CoalBaron));
    QCOMPARE(form.players(), 4);
}

void ImperialMinersGameViewTest::an_option_means_nothing_without_what_it_needs()
{
    MinersTable at;
    QVERIFY(!at.play({"Anna"}, {"carts"}).isEmpty()); // without mines, which the rules would refuse
    QVERIFY(at.game().started());
    QVERIFY(!at.game().hasBoard());
}

void ImperialMinersGameViewTest::a_round_goes_from_the_event_to_the_surface()
{
    MinersTable at;
    QVERIFY(!at.play({"Anna", "Béla"}, {"mines"}).isEmpty());
    QCOMPARE(at.game().where(), QString("Round 1 of 10: the event card"));
    QCOMPARE(at.game().next().value("key").toString(), QString("event"));
    QVERIFY(at.event());
    QCOMPARE(at.game().where(), QString("Round 1 of 10: everybody reveals a card"));
    QVERIFY(at.tell("reveal-0", {{"level", 1}}));
    QCOMPARE(at.game().shownSeat(), 1); // Béla is next
    QVERIFY(at.tell("deck-1"));
    at.game().setShownSeat(0);
    QCOMPARE(at.choicesOf("place-0").size(), 1);
    QVERIFY(at.tell("place-0", {{"place", 0}}));
    QCOMPARE(at.game().board().size(), 1);
    QVERIFY(at.asks().contains("surface-0"));
    QVERIFY(at.tell("surface-0", {{"effect", 2}}));
    QVERIFY(at.tell("done-0"));
    QCOMPARE(at.game().shownSeat(), 1);
    QVERIFY(at.tell("place-1", {{"place", 0}}));
    QVERIFY(at.tell("surface-1", {{"effect", 1}}));
    QVERIFY(at.tell("done-1"));
    QCOMPARE(at.game().where(), QString("Round 2 of 10: the event card"));

    // A card of level 2 hangs from the first one, and the chain runs up through it.
    QVERIFY(at.event());
    at.game().setShownSeat(0);
    QVERIFY(at.tell("reveal-0", {{"level", 2}, {"cost2", 2}}));
    QVERIFY(at.tell("deck-1"));
    at.game().setShownSeat(0);
    QCOMPARE(at.choicesOf("place-0").size(), 2);
    QVERIFY(at.tell("place-0", {{"place", 1}}));
    QVERIFY(at.tell("chain-0"));
    QVERIFY(at.asks().contains("surface-0"));
    QCOMPARE(at.game().lastWords(), QString("The chain of Anna reaches card A."));
}

void ImperialMinersGameViewTest::what_the_rules_refuse_is_said_in_words()
{
    MinersTable at;
    at.play({"Anna"}, {"mines", "coins"});
    at.event();
    const QSignalSpy refused(&at.game(), &companion::LiveGame::refused);
    QVERIFY(!at.tell("reveal-0", {{"level", 2}, {"cost2", 2}}));
    QCOMPARE(refused.size(), 1);
    QCOMPARE(refused[0][0].toString(),
             QString("The mine of Anna has no place for a card of level 2: it hangs from one of the level "
                     "above."));
    QCOMPARE(at.game().length(), 2);
}

void ImperialMinersGameViewTest::what_is_worth_a_second_look_is_asked_about()
{
    MinersTable at;
    at.play({"Anna", "Béla"}, {"mines"});
    at.event();
    const QSignalSpy noted(&at.game(), &GuidedGame::noted);
    QVERIFY(!at.tell("everybody"));
    QCOMPARE(noted.size(), 1);
    QCOMPARE(noted[0][0].toStringList().size(), 2);
    QCOMPARE(at.game().where(), QString("Round 1 of 10: everybody reveals a card"));
    at.game().goOnAnyway();
    QCOMPARE(at.game().where(), QString("Round 1 of 10: cards are placed, chains run"));
}

void ImperialMinersGameViewTest::undo_and_redo_say_what_they_do()
{
    MinersTable at;
    at.play({"Anna"}, {"coins"});
    QVERIFY(!at.game().canUndo());
    QVERIFY(at.tell("coins-0", {{"by", 5}}));
    QCOMPARE(valueIn(at.game().players(), 0, "facts").toString(), QString("5 coins"));
    QCOMPARE(at.game().undoText(), QString("coins +5"));
    at.game().undo();
    QCOMPARE(valueIn(at.game().players(), 0, "facts").toString(), QString("0 coins"));
    QCOMPARE(at.game().redoText(), QString("coins +5"));
    at.game().redo();
    QCOMPARE(valueIn(at.game().players(), 0, "facts").toString(), QString("5 coins"));
}

void ImperialMinersGameViewTest::a_card_and_the_chain_that_begins_with_it_are_one_tap()
{
    MinersTable at;
    at.play({"Anna"}, {"mines"});
    QVERIFY(at.event() && at.tell("reveal-0", {{"level", 1}}));
    const int before = at.game().length();
    QVERIFY(at.placeAt(0, {}));
    QCOMPARE(at.game().length(), before + 2);
    QCOMPARE(at.game().board().size(), 1);
    at.game().undo();
    QCOMPARE(at.game().length(), before);
    QCOMPARE(at.game().board().size(), 0);
    QVERIFY(at.asks().contains("place-0"));
    at.game().redo();
    QCOMPARE(at.game().length(), before + 2);
    QVERIFY(at.asks().contains("surface-0"));
}

void ImperialMinersGameViewTest::the_set_up_stays_that_of_the_beginning()
{
    MinersTable at;
    at.play({"Anna"}, {"hands"});
    const QVariantList before = at.game().setUp();
    QVERIFY(at.tell("hand-0", {{"drawn", 2}})); // six cards, as in a first game
    QCOMPARE(at.game().setUp(), before);
}

void ImperialMinersGameViewTest::an_effect_activates_only_cards_that_have_not_acted()
{
    MinersTable at;
    at.play({"Anna"}, {"mines"});
    QVERIFY(at.playAlone(1, 0, {}));
    QVERIFY(at.tell("everybody"));
    QVERIFY(at.event() && at.tell("reveal-0", {{"level", 1}}) && at.placeAt(2, {}));
    QCOMPARE(at.choicesOf("activate-0").size(), 1);
    QCOMPARE(at.choicesOf("activate-0").first().toMap().value("text").toString(), QString("A"));
    QVERIFY(at.tell("activate-0", {{"card", 0}}));
    QVERIFY(!at.asks().contains("activate-0")); // both have acted in this round
}

void ImperialMinersGameViewTest::the_game_goes_on_after_the_program_was_closed()
{
    MinersTable at;
    const QString id = at.play({"Anna", "Béla"}, {"mines"});
    at.event();
    at.tell("reveal-0", {{"level", 1}});

    companion::App again(at.folder.filePath("steiger.db").toStdString());
    again.settings()->setLanguage("en");
    QCOMPARE(again.home()->liveCount(), 1);
    QCOMPARE(valueIn(again.home()->liveGames(), 0, "title").toString(), QString("Imperial Miners"));
    QVERIFY(valueIn(again.home()->liveGames(), 0, "state")
                .toString()
                .startsWith("Round 1 of 10: everybody reveals a card, since "));
    QVERIFY(again.tables()->open(id));
    QCOMPARE(valueIn(again.tables()->guided()->players(), 0, "status").toString(), QString("done"));
    QVERIFY(again.replay()->open(id));
    QCOMPARE(again.replay()->moment(), QString("The game begins."));
    again.replay()->step(2);
    QCOMPARE(again.replay()->moment(), QString("Anna reveals a card of level 1."));
    QCOMPARE(again.tables()->guided()->length(), 3); // the table itself stands where it stood
}

void ImperialMinersGameViewTest::a_whole_game_ends_in_the_history()
{
    MinersTable at;
    const QString id = at.play({"Anna", "Béla"}, {"points"});
    for (int round = 1; round <= 10; ++round) {
        QVERIFY(at.event());
        QVERIFY(at.tell("everybody"));
        QVERIFY(at.tell("everybody"));
    }
    QVERIFY(at.game().atTheEnd());
    companion::GuidedFinal &end = *at.app.guidedFinal();
    QCOMPARE(end.titles(), QStringList({"Points in tokens", "Silver coins (1)", "Gold coins (5)",
                                        "Carts full by print", "Half-loaded carts", "Cart tokens"}));
    QVERIFY(!end.complete());
    const QList<QList<int>> counted{{3, 1, 4, 2, 1}, {0, 2, 5, 0, 0}};
    for (int seat = 0; seat < 2; ++seat) {
        for (int field = 0; field < 5; ++field)
            end.answer(seat, field + 1, counted[seat][field]);
    }
    QVERIFY(end.complete());
    QVERIFY(end.finish());
    QVERIFY(end.save());
    QVERIFY(end.saved());
    const std::vector<db::GameInHistory> games = db::history(at.app.ledger().store(), {});
    QCOMPARE(games.size(), std::size_t{1});
    QCOMPARE(games.front().totals, std::vector({5, 5}));
    QCOMPARE(games.front().winners, std::vector{1}); // more in coins: 10 against 8
    QCOMPARE(at.app.home()->liveCount(), 0);
    at.app.gameSheet()->open(id);
    QVERIFY(at.app.gameSheet()->facts().hasReplay);
    const QAbstractItemModel *ranking = at.app.gameSheet()->ranking();
    QCOMPARE(valueIn(ranking, 0, "note").toString(), QString("in coins 10"));
    QCOMPARE(valueIn(ranking, 1, "note").toString(), QString("in coins 8"));
}

void ImperialMinersGameViewTest::the_next_board_is_asked_for_only_where_the_top_may_be_reached()
{
    MinersTable at;
    at.play({"Anna"}, {"research"});
    for (int board = 1; board <= 3; ++board)
        QVERIFY(at.tell("measure" + QString::number(board), {{"spaces", board == 2 ? 5 : 6}}));
    const auto asksForTheNext = [&](int steps) {
        for (const QVariant &field : at.ofAsk("research-0")["fields"].toList()) {
            const QVariantMap next = field.toMap();
            if (next["key"] == "next")
                return next["onlyIfOneOf"].value<QList<int>>().contains(steps);
        }
        return false;
    };
    QVERIFY(!asksForTheNext(3));
    QVERIFY(asksForTheNext(4)); // to the top of the shortest one
    QVERIFY(at.tell("research-0", {{"steps", 3}, {"first", 1}}));
    QCOMPARE(at.facts(), QString("board 1, space 4"));
    QVERIFY(!asksForTheNext(1));
    QVERIFY(asksForTheNext(2));
    QVERIFY(at.tell("research-0", {{"steps", 5}, {"next", 3}}));
    QCOMPARE(at.facts(), QString("board 3, space 1 · completed: board 1"));
}

void ImperialMinersGameViewTest::the_research_boards_show_where_the_markers_are()
{
    MinersTable at;
    at.play({"Anna", "Béla"}, {"research"});
    QVERIFY(at.tell("measure2", {{"spaces", 4}}));
    QCOMPARE(
        spacesSaid(at.game()),
        (QStringList{
            "Research board 1: its spaces are not counted yet: ", "Research board 2: 1 | 2 | 3 | 4",
            "Research board 3: its spaces are not counted yet: ", "Below the research boards: Anna, Béla"}));
    QVERIFY(at.tell("measure1", {{"spaces", 2}}) && at.tell("measure3", {{"spaces", 6}}));
    QVERIFY(at.tell("research-0", {{"steps", 2}, {"first", 2}}));
    QCOMPARE(spacesSaid(at.game())[1], QString("Research board 2: 1 | 2 | 3: Anna | 4"));
    QCOMPARE(spacesSaid(at.game())[3], QString("Below the research boards: Béla"));
}

void ImperialMinersGameViewTest::too_many_cards_in_hand_are_a_reminder()
{
    MinersTable at;
    at.play({"Anna"}, {"hands"});
    QVERIFY(at.tell("hand-0", {{"drawn", 3}, {"levelFour", 0}, {"discarded", 0}}));
    QCOMPARE(at.facts(), QString("7 cards in hand"));
    const QSignalSpy noted(&at.game(), &GuidedGame::noted);
    QVERIFY(at.tell("hand-0", {{"drawn", 2}, {"levelFour", 0}, {"discarded", 1}})); // eight after the effect
    QVERIFY(!at.tell("hand-0", {{"drawn", 2}, {"levelFour", 0}, {"discarded", 0}}));
    QCOMPARE(noted.size(), 1);
    QCOMPARE(noted[0][0].toStringList(), QStringList{"Anna may keep 8 cards and discards 2."});
    at.game().goOnAnyway();
    QCOMPARE(at.facts(), QString("8 cards in hand"));
}

void ImperialMinersGameViewTest::who_plays_alone_gets_a_title()
{
    MinersTable at;
    const QString id = at.play({"Tibor"}, {});
    for (int round = 1; round <= 10; ++round)
        QVERIFY(at.event() && at.tell("everybody") && at.tell("everybody"));
    companion::GuidedFinal &end = *at.app.guidedFinal();
    const QList<int> counted{1, 4, 1, 2, 1, 6, 3, 2}; // the rulebook's example
    for (int field = 0; field < counted.size(); ++field)
        end.answer(0, field, counted[field]);
    QVERIFY(end.complete() && end.finish() && end.save());
    at.app.gameSheet()->open(id);
    QCOMPARE(at.app.gameSheet()->facts().result, QString("Tibor has 39 points. The title is: tunneller."));
    QCOMPARE(at.app.recordEvaluation()->steps(), 2);
}

GUILESS_STORY(ImperialMinersGameViewTest)
#include "imperial_miners_game_view_test.moc"
