// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/stories.h"
#include "view_table.h"

using companion::CoalBaronGame;
using view_story::Table;

class CoalBaronGameViewTest : public QObject
{
    Q_OBJECT

private slots:
    void a_tap_is_told_and_is_there_when_the_game_is_opened_again();
    void what_cannot_be_says_why_and_offers_a_way_out();
    void a_card_comes_back_from_another_player_by_the_way_out();
    void turns_are_no_longer_followed_by_the_way_out();
    void who_delivers_before_the_worker_is_told_places_one_by_the_way_out();
    void who_delivers_out_of_turn_goes_on_without_turns_by_the_way_out();
    void nobody_counts_the_factory_while_workers_are_left();
    void a_delivery_is_heard_whichever_way_it_was_told();
    void a_tap_of_this_shift_is_taken_back_at_once();
    void an_earlier_shift_is_corrected_only_when_somebody_says_so();
    void undo_and_redo_walk_through_the_game();
    void the_game_as_it_was_takes_no_taps();
    void a_game_that_is_not_there_is_not_opened();
};

void CoalBaronGameViewTest::a_tap_is_told_and_is_there_when_the_game_is_opened_again()
{
    Table table;
    const QString id = table.play();
    CoalBaronGame &game = *table.app.game();
    QCOMPARE(game.phase(), CoalBaronGame::Phase::Shift);
    QCOMPARE(game.shift(), 1);
    QCOMPARE(game.names(), view_story::fourNames);
    table.deliver(1, {"truck:kk"});
    QCOMPARE(table.ofPlayer(1, "score").toInt(), 9);
    game.close();
    QCOMPARE(game.phase(), CoalBaronGame::Phase::None);
    QCOMPARE(table.app.table()->players()->rowCount(), 0);
    QVERIFY(game.open(id));
    QCOMPARE(table.ofPlayer(1, "score").toInt(), 9);
    QCOMPARE(game.length(), 2); // the start and the delivery
}

void CoalBaronGameViewTest::what_cannot_be_says_why_and_offers_a_way_out()
{
    Table table;
    table.play();
    const QSignalSpy refused(table.app.game(), &CoalBaronGame::refused);
    const auto lastRefusal = [&] { return refused.isEmpty() ? QVariantList() : refused.last(); };
    table.app.game()->endShift({99, 0, 0, 0});
    QCOMPARE(refused.size(), 1);
    QVERIFY(lastRefusal().value(0).toString().contains("Anna"));
    QCOMPARE(lastRefusal().value(1).toString(), QString()); // nothing to offer
    QCOMPARE(table.app.game()->phase(), CoalBaronGame::Phase::Shift);
    table.deliver(0, {"train:g"});
    table.deliver(2, {"train:g"});
    QCOMPARE(refused.size(), 2);
    QVERIFY(lastRefusal().value(0).toString().contains("Anna"));
    QVERIFY(lastRefusal().value(1).toString().contains("Anna"));
    QCOMPARE(table.ofPlayer(2, "delivered").toInt(), 0);
}

void CoalBaronGameViewTest::a_card_comes_back_from_another_player_by_the_way_out()
{
    Table table;
    table.play();
    table.deliver(0, {"train:g"});
    table.deliver(2, {"train:g"});
    table.app.game()->takeWayOut();
    QCOMPARE(table.ofPlayer(0, "delivered").toInt(), 0);
    table.app.game()->takeWayOut(); // only once
    table.deliver(2, {"train:g"});
    QCOMPARE(table.ofPlayer(2, "delivered").toInt(), 1);
}

void CoalBaronGameViewTest::nobody_counts_the_factory_while_workers_are_left()
{
    Table table;
    table.play(4, {{"followTurns", true}});
    CoalBaronGame &game = *table.app.game();
    const QSignalSpy refused(&game, &CoalBaronGame::refused);
    QVERIFY(!game.needsFactoryWorkers()); // a question whose answer would be refused
    QVERIFY(!game.endShift({}));
    QCOMPARE(refused.size(), 1);
    QVERIFY(!refused.last().value(1).toString().isEmpty());
    game.takeWayOut();
    QVERIFY(game.needsFactoryWorkers());
    QCOMPARE(game.factoryWorkers(), QList({-1, -1, -1, -1})); // nobody has said
    QCOMPARE(refused.size(), 1);                              // what is missing now is asked, not refused
}

void CoalBaronGameViewTest::turns_are_no_longer_followed_by_the_way_out()
{
    Table table;
    table.play(4, {{"followTurns", true}});
    CoalBaronGame &game = *table.app.game();
    QCOMPARE(game.next(), 0);
    game.placeWorkers(0, 2);
    QCOMPARE(game.next(), 1);
    QCOMPARE(table.ofPlayer(0, "workers").toInt(), 11);
    const QSignalSpy refused(&game, &CoalBaronGame::refused);
    game.placeWorkers(3, 1);
    QCOMPARE(refused.size(), 1);
    QCOMPARE(game.next(), 1);
    QVERIFY(!game.endShift({1, 0, 0, 0})); // 50 workers have still to act
    QCOMPARE(refused.size(), 2);
    QVERIFY(!refused.last().value(1).toString().isEmpty());
    game.takeWayOut();
    QVERIFY(!game.tracksTurns());
    QCOMPARE(game.phase(), CoalBaronGame::Phase::Evaluated);
}

void CoalBaronGameViewTest::who_delivers_before_the_worker_is_told_places_one_by_the_way_out()
{
    Table table;
    table.play(4, {{"followTurns", true}});
    CoalBaronGame &game = *table.app.game();
    const QSignalSpy refused(&game, &CoalBaronGame::refused);
    table.deliver(0, {"train:g"});
    QCOMPARE(table.ofPlayer(0, "delivered").toInt(), 0);
    QCOMPARE(refused.size(), 1);
    QCOMPARE(refused.last().value(1).toString(), QString("Place a worker for Anna and go on"));
    game.takeWayOut();
    QCOMPARE(table.ofPlayer(0, "delivered").toInt(), 1);
    QCOMPARE(table.ofPlayer(0, "workers").toInt(), 12);
    QCOMPARE(game.next(), 1);
    // The same with a tile.
    table.app.mine()->setSeat(1);
    table.app.mine()->buy(0, 1, true);
    QCOMPARE(refused.last().value(1).toString(), QString("Place a worker for Béla and go on"));
    game.takeWayOut();
    QCOMPARE(table.app.mine()->lightTiles(), 1);
    QCOMPARE(refused.size(), 2);
}

void CoalBaronGameViewTest::who_delivers_out_of_turn_goes_on_without_turns_by_the_way_out()
{
    Table table;
    table.play(4, {{"followTurns", true}});
    CoalBaronGame &game = *table.app.game();
    const QSignalSpy refused(&game, &CoalBaronGame::refused);
    table.deliver(2, {"train:g"}); // it is Anna's turn
    QCOMPARE(refused.size(), 1);
    QCOMPARE(refused.last().value(1).toString(), QString("Stop following the turns"));
    game.takeWayOut();
    QVERIFY(!game.tracksTurns());
    QCOMPARE(table.ofPlayer(2, "delivered").toInt(), 1);
    QCOMPARE(refused.size(), 1);
}

void CoalBaronGameViewTest::a_delivery_is_heard_whichever_way_it_was_told()
{
    Table table;
    table.play(4, {{"followTurns", true}});
    CoalBaronGame &game = *table.app.game();
    const QSignalSpy delivered(&game, &CoalBaronGame::delivered);
    table.deliver(0, {"train:g"});
    QCOMPARE(delivered.size(), 0); // refused: no worker was placed
    game.takeWayOut();
    QCOMPARE(delivered.size(), 1);
    game.placeWorkers(1, 1);
    QCOMPARE(delivered.size(), 1);
    table.deliver(1, {"train:k"});
    QCOMPARE(delivered.size(), 2);
    table.deliver(1, {"train:k"}); // taken back
    QCOMPARE(delivered.size(), 2);
}

void CoalBaronGameViewTest::a_tap_of_this_shift_is_taken_back_at_once()
{
    Table table;
    table.play();
    const QSignalSpy asked(table.app.game(), &CoalBaronGame::correctionAsked);
    table.deliver(0, {"train:g", "train:k"});
    table.deliver(0, {"train:g"});
    QCOMPARE(table.ofPlayer(0, "score").toInt(), 5);
    QVERIFY(!table.ofCard("train:g", "delivered").toBool());
    QVERIFY(table.ofCard("train:k", "delivered").toBool());
    QCOMPARE(asked.size(), 0);
}

void CoalBaronGameViewTest::an_earlier_shift_is_corrected_only_when_somebody_says_so()
{
    Table table;
    table.play(2);
    CoalBaronGame &game = *table.app.game();
    table.deliver(0, {"train:g"});
    table.deliver(1, {"truck:g"});
    QVERIFY(game.endShift({1, 0}));
    QVERIFY(game.startNextShift());
    QCOMPARE(table.ofPlayer(0, "score").toInt(), 4 + 4); // level on grey: both are first
    QCOMPARE(table.ofPlayer(1, "score").toInt(), 4 + 4);
    const QSignalSpy asked(&game, &CoalBaronGame::correctionAsked);
    table.deliver(0, {"train:g"});
    QCOMPARE(asked.size(), 1);
    QVERIFY(asked.last().value(0).toStringList().join(' ').contains("Anna"));
    QCOMPARE(table.ofPlayer(0, "score").toInt(), 8);
    game.dropCorrection();
    game.confirmCorrection(); // there is none any more
    QCOMPARE(table.ofPlayer(0, "score").toInt(), 8);
    table.deliver(0, {"train:g"});
    QCOMPARE(asked.size(), 2);
    game.confirmCorrection();
    QCOMPARE(table.ofPlayer(0, "score").toInt(), 0);
    QCOMPARE(table.ofPlayer(1, "score").toInt(), 8);
    QCOMPARE(game.shift(), 2); // the game goes on where it was
}

void CoalBaronGameViewTest::undo_and_redo_walk_through_the_game()
{
    Table table;
    table.play();
    CoalBaronGame &game = *table.app.game();
    QVERIFY(!game.canUndo()); // the start itself stays
    QVERIFY(!game.canRedo());
    table.deliver(0, {"train:g"});
    table.app.mine()->setSeat(0);
    table.app.mine()->buy(3, 2, true);
    QVERIFY(game.canUndo());
    game.undo();
    QCOMPARE(table.app.mine()->lightTiles(), 0);
    game.undo();
    QCOMPARE(table.ofPlayer(0, "score").toInt(), 0);
    QVERIFY(!game.canUndo());
    QVERIFY(!game.redoText().isEmpty());
    game.redo();
    QCOMPARE(table.ofPlayer(0, "score").toInt(), 4);
    game.redo();
    QCOMPARE(table.app.mine()->lightTiles(), 1);
    QVERIFY(!game.canRedo());
    game.undo();
    table.deliver(1, {"truck:y"}); // something new: what was undone does not come back
    QVERIFY(!game.canRedo());
}

void CoalBaronGameViewTest::the_game_as_it_was_takes_no_taps()
{
    Table table;
    table.play();
    CoalBaronGame &game = *table.app.game();
    table.deliver(0, {"train:g", "train:k"});
    game.setPosition(2);
    QCOMPARE(table.ofPlayer(0, "score").toInt(), 4);
    QCOMPARE(table.app.table()->log()->rowCount(), 2);
    table.deliver(0, {"train:b"});
    QVERIFY(!game.canUndo());
    QCOMPARE(game.length(), 3);
    game.setPosition(99);
    QCOMPARE(table.ofPlayer(0, "score").toInt(), 9);
    game.setPosition(-5);
    QCOMPARE(game.phase(), CoalBaronGame::Phase::None);
}

void CoalBaronGameViewTest::a_game_that_is_not_there_is_not_opened()
{
    Table table;
    const QString id = table.play();
    QVERIFY(!table.app.game()->open("nonsense"));
    QVERIFY(!table.app.game()->open("00000000-0000-4000-8000-000000000000"));
    QCOMPARE(table.app.game()->id(), id); // what was open stays so
}

GUILESS_STORY(CoalBaronGameViewTest)
#include "coal_baron_game_view_test.moc"
