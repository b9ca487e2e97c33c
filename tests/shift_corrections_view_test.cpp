// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later

// A shift that was evaluated already is corrected: what changes is said first.

#include <QAbstractItemModelTester>
#include <QDir>
#include <QImage>
#include <QSignalSpy>
#include <QTest>

#include "db/address_book.h"
#include "sample_evening.h"
#include "tablet_story.h"
#include "tests/stories.h"

using companion::App;
using companion::CoalBaronGame;
using Phase = CoalBaronGame::Phase;
using story::column;
using story::scoreOf;
using story::Tablet;

class ShiftCorrectionsViewTest : public QObject
{
    Q_OBJECT

private slots:
    void a_late_delivery_is_counted_in_its_own_shift();
    void what_a_correction_changes_is_said_before_it_is_done();
    void a_delivery_of_an_earlier_shift_is_taken_back();
    void a_correction_that_breaks_a_later_event_says_so();
    void a_correction_can_be_undone_but_a_later_shift_is_left_alone();
    void a_shift_that_has_not_ended_is_not_corrected();
    void workers_in_the_factory_are_counted_once_more();
    void workers_of_the_factory_that_the_table_saw_need_no_count();
};

void ShiftCorrectionsViewTest::a_late_delivery_is_counted_in_its_own_shift()
{
    Tablet tablet;
    App &app = tablet.app;
    tablet.start({"Anna", "Béla"});
    evening::deliver(app, 0, {0});
    QVERIFY(app.game()->endShift({1, 0}));
    QVERIFY(app.game()->startNextShift());
    evening::deliver(app, 1, {9});

    app.game()->setCorrecting(1);
    QCOMPARE(app.game()->phase(), Phase::Shift);
    QCOMPARE(app.game()->shift(), 1);
    QVERIFY2(app.table()->log()->rowCount() == 2, "the start and Anna's delivery: the table as it was then");
    evening::deliver(app, 1, {1});
    app.game()->confirmCorrection();
    QCOMPARE(app.game()->correcting(), 1);
    QCOMPARE(app.game()->table().players[1].delivered.size(), std::size_t{1});

    app.game()->setCorrecting(0);
    QCOMPARE(app.game()->shift(), 2);
    QCOMPARE(app.game()->table().shifts[0][1].delivered.size(), std::size_t{1});
    QCOMPARE(app.game()->table().players[1].delivered.size(), std::size_t{2});
}

void ShiftCorrectionsViewTest::what_a_correction_changes_is_said_before_it_is_done()
{
    Tablet tablet;
    App &app = tablet.app;
    tablet.start({"Anna", "Béla"});
    evening::deliver(app, 0, {0});
    app.game()->endShift({1, 0});
    const int before = scoreOf(app, 1);

    QSignalSpy asked(app.game(), &CoalBaronGame::correctionAsked);
    app.game()->setCorrecting(1);
    evening::deliver(app, 1, {1});
    QCOMPARE(asked.count(), 1);
    const QStringList changes = asked.first().first().toStringList();
    QVERIFY2(!changes.isEmpty() && changes.join(' ').contains("Béla"), qPrintable(changes.join('\n')));
    app.game()->dropCorrection();
    app.game()->setCorrecting(0);
    QCOMPARE(scoreOf(app, 1), before);

    app.game()->setCorrecting(1);
    evening::deliver(app, 1, {1});
    app.game()->confirmCorrection();
    app.game()->setCorrecting(0);
    QVERIFY(scoreOf(app, 1) > before);
}

void ShiftCorrectionsViewTest::a_delivery_of_an_earlier_shift_is_taken_back()
{
    Tablet tablet;
    App &app = tablet.app;
    tablet.start({"Anna", "Béla"});
    evening::deliver(app, 0, {0, 8});
    app.game()->endShift({1, 0});
    app.game()->startNextShift();

    app.game()->setCorrecting(1);
    evening::deliver(app, 0, {8}); // once more takes it back
    app.game()->confirmCorrection();
    app.game()->setCorrecting(0);
    QCOMPARE(app.game()->shift(), 2);
    QCOMPARE(app.game()->table().shifts[0][0].delivered.size(), std::size_t{1});
}

void ShiftCorrectionsViewTest::a_correction_that_breaks_a_later_event_says_so()
{
    Tablet tablet;
    App &app = tablet.app;
    tablet.start({"Anna", "Béla"});
    app.game()->endShift({1, 0});
    app.game()->startNextShift();
    evening::deliver(app, 0, {9});

    QSignalSpy asked(app.game(), &CoalBaronGame::correctionAsked);
    app.game()->setCorrecting(1);
    evening::deliver(app, 1, {9}); // the very card Anna delivered later
    const QString changes = asked.value(0).value(0).toStringList().join('\n');
    QVERIFY2(changes.contains("Would not be counted any more: Anna"), qPrintable(changes));
}

void ShiftCorrectionsViewTest::a_correction_can_be_undone_but_a_later_shift_is_left_alone()
{
    Tablet tablet;
    App &app = tablet.app;
    tablet.start({"Anna", "Béla"});
    app.game()->endShift({1, 0});
    app.game()->startNextShift();
    evening::deliver(app, 0, {9});

    app.game()->setCorrecting(1);
    QVERIFY2(!app.game()->canUndo(), "the delivery of shift 2 is not to be seen here");
    evening::deliver(app, 1, {1});
    app.game()->confirmCorrection();
    QVERIFY(app.game()->canUndo());
    app.game()->undo();
    app.game()->setCorrecting(0);
    QVERIFY(app.game()->table().shifts[0][1].delivered.empty());
    QCOMPARE(app.game()->table().players[0].delivered.size(), std::size_t{1});
}

void ShiftCorrectionsViewTest::a_shift_that_has_not_ended_is_not_corrected()
{
    Tablet tablet;
    tablet.start({"Anna", "Béla"});
    tablet.app.game()->setCorrecting(1);
    QCOMPARE(tablet.app.game()->correcting(), 0);
    QCOMPARE(tablet.app.game()->evaluatedShifts(), 0);
}

void ShiftCorrectionsViewTest::workers_in_the_factory_are_counted_once_more()
{
    Tablet tablet;
    App &app = tablet.app;
    tablet.start({"Anna", "Béla"});
    app.game()->endShift({3, 1});
    app.game()->startNextShift();
    evening::deliver(app, 0, {9});
    QCOMPARE(app.game()->table().startingPlayer, scoring::Seat{0});
    QVERIFY(!app.game()->canCorrectFactory());

    QSignalSpy asked(app.game(), &CoalBaronGame::correctionAsked);
    app.game()->setCorrecting(1);
    QVERIFY(app.game()->canCorrectFactory());
    QCOMPARE(app.game()->factoryWorkers(), QList<int>({3, 1}));
    app.game()->countFactoryWorkers({3, 4});
    QCOMPARE(asked.value(0).value(0).toStringList(), QStringList("Béla starts shift II, not Anna."));
    app.game()->confirmCorrection();
    QCOMPARE(app.game()->factoryWorkers(), QList<int>({3, 4}));
    app.game()->countFactoryWorkers({3, 5});
    QVERIFY2(asked.count() == 1, "nothing follows from one more");
    app.game()->setCorrecting(0);
    QCOMPARE(app.game()->table().startingPlayer, scoring::Seat{1});
    QCOMPARE(app.game()->table().shifts[0][1].factoryWorkers, 5);
    QCOMPARE(app.game()->table().players[0].delivered.size(), std::size_t{1});

    app.game()->setCorrecting(1);
    app.game()->undo();
    app.game()->undo();
    QCOMPARE(app.game()->factoryWorkers(), QList<int>({3, 1}));
    app.game()->setCorrecting(0);
    QCOMPARE(app.game()->table().startingPlayer, scoring::Seat{0});
}

void ShiftCorrectionsViewTest::workers_of_the_factory_that_the_table_saw_need_no_count()
{
    Tablet tablet;
    tablet.app.newGame()->setProperty("followTurns", true);
    tablet.start({"Anna", "Béla"});
    CoalBaronGame &game = *tablet.app.game();
    const auto &spaces = scoring::coal_baron::workerSpaces;
    const auto found = std::ranges::find(spaces, scoring::coal_baron::Action::Bank,
                                         &scoring::coal_baron::WorkerSpace::action);
    const scoring::coal_baron::Space bank{static_cast<std::uint8_t>(found - spaces.begin())};
    while (game.table().player(game.table().next).workers > 0)
        QVERIFY(game.tell(scoring::coal_baron::WorkersPlaced{game.table().next, 1, bank}));
    QVERIFY(game.endShift({}));
    game.setCorrecting(1);
    QVERIFY(!game.canCorrectFactory());
}

GUILESS_STORY(ShiftCorrectionsViewTest)
#include "shift_corrections_view_test.moc"
