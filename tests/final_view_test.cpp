// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/stories.h"
#include "view_table.h"

#include "db/history.h"

using companion::FinalView;
using view_story::Table;
using view_story::valueIn;

namespace {

void playToTheEnd(Table &table)
{
    for (int shift = 1; shift <= 3; ++shift) {
        table.app.game()->endShift(shift < 3 ? QList{1, 0} : QList<int>{});
        if (shift < 3)
            table.app.game()->startNextShift();
    }
}

} // namespace

class FinalViewTest : public QObject
{
    Q_OBJECT

private slots:
    void the_rulebook_s_reckoning();
    void what_was_noted_during_the_game_is_filled_in();
    void what_cannot_be_true_is_said_while_it_is_counted();
    void tiles_are_counted_again_at_the_end();
    void tiles_that_are_told_later_are_reckoned_too();
    void level_on_points_the_ranking_says_what_decided();
    void nobody_is_reckoned_before_everything_is_counted();
    void a_finished_game_is_saved_once_and_is_no_longer_under_way();
    void what_is_undone_after_saving_can_be_saved_anew();
};

// 7 marks, 4 cubes, 1 open order, 7 light against 4 dark tiles: -5.
void FinalViewTest::the_rulebook_s_reckoning()
{
    Table table;
    table.play(2);
    for (int tile = 0; tile < 7; ++tile)
        table.app.mine()->buy(tile % 4, 1 + tile / 4, true);
    for (int tile = 0; tile < 4; ++tile)
        table.app.mine()->buy(tile, 1, false);
    playToTheEnd(table);
    FinalView &final = *table.app.finalCount();
    QCOMPARE(valueIn(final.players(), 0, "known").value<QList<bool>>(),
             QList({false, false, false, true, true}));
    QCOMPARE(valueIn(final.players(), 0, "answers").value<QList<int>>(), QList({-1, -1, -1, 7, 4}));
    final.answer(0, FinalView::Marks, 7);
    final.answer(0, FinalView::Cubes, 24); // 20 on the carts, of which the rulebook's player has emptied all
    final.answer(0, FinalView::OpenOrders, 1);
    for (const int field : {FinalView::Marks, FinalView::Cubes, FinalView::OpenOrders})
        final.answer(1, field, 4);
    QVERIFY(final.finish());
    QCOMPARE(table.ofPlayer(0, "score").toInt(), 1 + 8 - 1 - 6);
    QCOMPARE(table.ofPlayer(1, "score").toInt(), 0 + 1 - 4);
}

void FinalViewTest::what_cannot_be_true_is_said_while_it_is_counted()
{
    Table table;
    table.play(2);
    playToTheEnd(table);
    FinalView &final = *table.app.finalCount();
    QCOMPARE(final.warnings(), QStringList());
    final.answer(1, FinalView::Cubes, 3); // four carts are still loaded
    QCOMPARE(final.warnings().size(), 1);
    QVERIFY(final.warnings().first().startsWith("Béla: loaded carts: 4, cubes counted in all: 3."));
    final.answer(1, FinalView::Cubes, 4);
    QCOMPARE(final.warnings(), QStringList());
    final.answer(0, FinalView::Cubes, 61); // 65 in all
    QCOMPARE(final.warnings().size(), 1);
    final.answer(0, FinalView::Cubes, 5000); // more than any rule lets pass
    QCOMPARE(final.warnings().size(), 1);
    QVERIFY(final.warnings().first().contains("Anna"));
    final.answer(0, FinalView::Cubes, 60);
    QCOMPARE(final.warnings(), QStringList());
    for (const int field : {FinalView::Marks, FinalView::OpenOrders}) {
        final.answer(0, field, 1);
        final.answer(1, field, 1);
    }
    QVERIFY(final.finish());
    QCOMPARE(final.warnings(), QStringList()); // from now on the sheet says them
}

void FinalViewTest::tiles_are_counted_again_at_the_end()
{
    Table table;
    table.play(2);
    table.app.mine()->buy(0, 1, true);
    playToTheEnd(table);
    FinalView &final = *table.app.finalCount();
    QVERIFY(!valueIn(final.players(), 0, "tilesUntold").toBool());
    QVERIFY(valueIn(final.players(), 1, "tilesUntold").toBool());
    QCOMPARE(valueIn(final.players(), 1, "noted").value<QList<bool>>(),
             QList({false, false, false, true, true}));
    final.answer(1, FinalView::LightTiles, 3);
    final.answer(1, FinalView::DarkTiles, 1);
    QVERIFY(!valueIn(final.players(), 1, "tilesUntold").toBool());
    QCOMPARE(final.warnings(), QStringList());
    final.answer(0, FinalView::DarkTiles, 2);
    QCOMPARE(final.warnings(),
             QStringList({"Anna: dark tiles: 2 counted, 0 tapped into the mine during the game. "
                          "What was counted is scored."}));
    for (int seat = 0; seat < 2; ++seat) {
        for (const int field : {FinalView::Marks, FinalView::OpenOrders})
            final.answer(seat, field, 0);
        final.answer(seat, FinalView::Cubes, 5);
    }
    QVERIFY(final.finish());
    QCOMPARE(table.ofPlayer(0, "score").toInt(), 1 - 2);
    QCOMPARE(table.ofPlayer(1, "score").toInt(), 1 - 4);
    QVERIFY(final.save());
}

// A tile forgotten in the second shift, remembered after the reckoning.
void FinalViewTest::tiles_that_are_told_later_are_reckoned_too()
{
    Table table;
    table.play(2);
    playToTheEnd(table);
    FinalView &final = *table.app.finalCount();
    for (int seat = 0; seat < 2; ++seat) {
        for (const int field : {FinalView::Marks, FinalView::OpenOrders})
            final.answer(seat, field, 0);
        final.answer(seat, FinalView::Cubes, 8);
    }
    QVERIFY(final.finish());
    table.app.game()->setCorrecting(2);
    table.app.mine()->setSeat(1);
    table.app.mine()->buy(0, 1, true);
    table.app.game()->confirmCorrection(); // it costs two points
    table.app.game()->setCorrecting(0);
    QVERIFY(final.finished());
    QCOMPARE(table.app.game()->table().final->at(1).lightTiles, 1);
}

void FinalViewTest::level_on_points_the_ranking_says_what_decided()
{
    Table table;
    table.play(3);
    for (int shift = 1; shift <= 3; ++shift) {
        table.app.game()->endShift(shift < 3 ? QList{1, 0, 0} : QList<int>{});
        if (shift < 3)
            table.app.game()->startNextShift();
    }
    FinalView &final = *table.app.finalCount();
    const QList<int> marks{11, 13, 4};
    for (int seat = 0; seat < 3; ++seat) {
        final.answer(seat, FinalView::Marks, marks[seat]);
        final.answer(seat, FinalView::Cubes, 4);
        final.answer(seat, FinalView::OpenOrders, 0);
    }
    QVERIFY(final.finish());
    table.app.gameSheet()->show(final.record());
    const QAbstractItemModel *ranking = table.app.gameSheet()->ranking();
    QCOMPARE(valueIn(ranking, 0, "name").toString(), QString("Béla"));
    QCOMPARE(valueIn(ranking, 0, "note").toString(), QString("more marks left over (3)"));
    QCOMPARE(valueIn(ranking, 1, "note").toString(),
             QString("as many points, but fewer marks left over (1)"));
    QCOMPARE(valueIn(ranking, 2, "note").toString(), QString()); // fewer points
}

void FinalViewTest::what_was_noted_during_the_game_is_filled_in()
{
    Table table;
    table.play(2);
    table.app.mine()->setSeat(1);
    table.app.mine()->countMarks(12);
    table.app.mine()->countCubes(2, 1, 0);
    table.app.orders()->setSeat(1);
    table.app.orders()->mark(3);
    playToTheEnd(table);
    const QList<int> answers = valueIn(table.app.finalCount()->players(), 1, "answers").value<QList<int>>();
    QCOMPARE(answers, QList({12, 4 + 3, 1, 0, 0}));
    table.app.finalCount()->answer(1, FinalView::Marks, 13); // counted once more
    QCOMPARE(valueIn(table.app.finalCount()->players(), 1, "answers").value<QList<int>>().first(), 13);
}

void FinalViewTest::nobody_is_reckoned_before_everything_is_counted()
{
    Table table;
    table.play(2);
    playToTheEnd(table);
    FinalView &final = *table.app.finalCount();
    const QSignalSpy refused(table.app.game(), &companion::CoalBaronGame::refused);
    QVERIFY(!final.complete());
    QVERIFY(final.missing().contains("Anna") && final.missing().contains("Béla"));
    for (const int field : {FinalView::Marks, FinalView::Cubes, FinalView::OpenOrders})
        final.answer(0, field, 4);
    QVERIFY(!final.missing().contains("Anna"));
    QVERIFY(!final.finish());
    QCOMPARE(refused.size(), 1);
    QVERIFY(refused.last().value(0).toString().contains("Béla"));
    final.answer(5, 0, 1);
    final.answer(0, 9, 1);
    QCOMPARE(final.record(), QString());
    QVERIFY(!final.save());
}

void FinalViewTest::a_finished_game_is_saved_once_and_is_no_longer_under_way()
{
    Table table;
    table.play(2);
    table.deliver(1, {"train:k"});
    playToTheEnd(table);
    FinalView &final = *table.app.finalCount();
    for (int seat = 0; seat < 2; ++seat) {
        for (const int field : {FinalView::Marks, FinalView::Cubes, FinalView::OpenOrders})
            final.answer(seat, field, 4);
    }
    QVERIFY(final.complete());
    QVERIFY(final.finish());
    QCOMPARE(table.app.home()->liveCount(), 1);
    QVERIFY(!final.saved());
    QVERIFY(final.save());
    QVERIFY(final.saved());
    QVERIFY(final.save()); // an impatient finger
    QCOMPARE(table.app.home()->liveCount(), 0);
    const std::vector<db::GameInHistory> games = db::history(table.app.ledger().store(), {});
    QCOMPARE(games.size(), std::size_t{1});
    QCOMPARE(games.front().winners, std::vector{1});
    QCOMPARE(games.front().totals,
             (std::vector{table.ofPlayer(0, "score").toInt(), table.ofPlayer(1, "score").toInt()}));
}

void FinalViewTest::what_is_undone_after_saving_can_be_saved_anew()
{
    Table table;
    table.play(2);
    playToTheEnd(table);
    FinalView &final = *table.app.finalCount();
    for (int seat = 0; seat < 2; ++seat) {
        for (const int field : {FinalView::Marks, FinalView::Cubes, FinalView::OpenOrders})
            final.answer(seat, field, 4);
    }
    QVERIFY(final.finish() && final.save());
    table.app.game()->undo();
    QVERIFY(!final.finished());
    final.answer(0, FinalView::Marks, 10);
    QVERIFY(final.finish() && final.save());
    const std::vector<db::GameInHistory> games = db::history(table.app.ledger().store(), {});
    QCOMPARE(games.size(), std::size_t{1});
    QCOMPARE(games.front().totals, (std::vector{2 + 1 - 4, 0 + 1 - 4}));
}

GUILESS_STORY(FinalViewTest)
#include "final_view_test.moc"
