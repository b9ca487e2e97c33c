// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later

// What happens at real tables: people come late, give up and go on, and look at how it went.

#include <QAbstractItemModelTester>
#include <QDir>
#include <QImage>
#include <QSignalSpy>
#include <QTest>

#include "companion/view/on_screen_keyboard.h"
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

class RealTablesViewTest : public QObject
{
    Q_OBJECT

private slots:
    void the_models_keep_their_promises();

    // Who comes late
    void a_game_joined_in_its_second_shift_asks_for_the_first_one();
    void a_whole_game_from_paper_has_its_day_and_no_duration();
    void no_day_to_come_is_taken();

    void a_game_that_was_given_up_is_found_and_taken_up_again();
    void the_draft_goes_round_by_itself();
    void hints_end_with_the_first_saved_game();

    void a_touch_screen_is_told_from_a_touchpad();

    // The replay
    void a_replay_walks_through_the_game();
    void a_replay_says_what_just_happened_at_once();
    void nothing_can_be_told_in_a_replay();
    void a_game_that_was_not_played_here_has_no_replay();
};

void RealTablesViewTest::the_models_keep_their_promises()
{
    Tablet tablet;
    using Mode = QAbstractItemModelTester::FailureReportingMode;
    const QAbstractItemModelTester givenUp(tablet.app.home()->givenUp(), Mode::QtTest);
    const QAbstractItemModelTester seats(tablet.app.evening()->seats(), Mode::QtTest);
    const QAbstractItemModelTester people(tablet.app.evening()->people(), Mode::QtTest);
    const QAbstractItemModelTester replayed(tablet.app.replay()->table()->log(), Mode::QtTest);
    const QString id = evening::begin(tablet.app);
    tablet.app.game()->open(id);
    evening::playShift(tablet.app, 1);
    tablet.app.evening()->begin();
    tablet.app.evening()->seatNew(0, "Emil");
    tablet.app.replay()->open(id);
    tablet.app.replay()->step(5);
    tablet.app.replay()->step(-3);
    tablet.app.home()->giveUp(id);
    tablet.app.home()->findGivenUp();
    tablet.app.home()->takeUpAgain(id);
    tablet.app.home()->findGivenUp();
}

void RealTablesViewTest::a_game_joined_in_its_second_shift_asks_for_the_first_one()
{
    Tablet tablet;
    App &app = tablet.app;
    app.newGame()->begin();
    app.newGame()->setJoinedAt(2);
    const QString id = tablet.start({"Anna", "Béla"});
    QVERIFY(app.game()->catchingUp());
    QVERIFY2(app.game()->guide().contains("shift I,"), qPrintable(app.game()->guide()));
    evening::deliver(app, 0, {0});
    app.game()->endShift({1, 0});
    app.game()->startNextShift();
    QVERIFY2(app.game()->guide().isEmpty(), "from here on everybody is at the same table");

    App again(tablet.folder.filePath("steiger.db").toStdString());
    again.game()->open(id);
    QCOMPARE(again.game()->joinedAt(), 2);
    QVERIFY(again.game()->warnings().isEmpty());
}

void RealTablesViewTest::a_whole_game_from_paper_has_its_day_and_no_duration()
{
    Tablet tablet;
    App &app = tablet.app;
    app.newGame()->beginFromPaper();
    app.newGame()->moveDay(-3, -1);
    const QDate day = QDate::currentDate().addDays(-3).addMonths(-1);
    tablet.start({"Anna", "Béla"});
    QVERIFY(!app.game()->tracksMines());
    for (int shift = 1; shift <= 3; ++shift) {
        QVERIFY(!app.game()->guide().isEmpty());
        evening::deliver(app, 0, {shift});
        app.mine()->setSeat(1);
        app.mine()->countEmptyCarts({shift, 0, 0, 0});
        QVERIFY(app.game()->endShift({1, 0}));
        if (shift < 3)
            QVERIFY(app.game()->startNextShift());
    }
    for (int seat = 0; seat < 2; ++seat) {
        for (int field = 0; field < companion::FinalView::fields; ++field)
            app.finalCount()->answer(seat, field, seat);
    }
    QVERIFY(app.finalCount()->finish());
    const QString record = app.finalCount()->record();
    QVERIFY2(record.contains("\"played\":\"" + day.toString(Qt::ISODate) + '"'), qPrintable(record));
    QVERIFY(!record.contains("durationMinutes"));
    QVERIFY(app.finalCount()->save());
}

void RealTablesViewTest::no_day_to_come_is_taken()
{
    Tablet tablet;
    tablet.app.newGame()->beginFromPaper();
    tablet.app.newGame()->moveDay(1, 0);
    QVERIFY(tablet.app.newGame()->isToday());
    tablet.app.newGame()->moveDay(-1, 0);
    QVERIFY(!tablet.app.newGame()->isToday());
}

void RealTablesViewTest::a_game_that_was_given_up_is_found_and_taken_up_again()
{
    Tablet tablet;
    App &app = tablet.app;
    const QString id = tablet.start({"Anna", "Béla"});
    QVERIFY(app.game()->giveUp());
    QCOMPARE(app.home()->liveCount(), 0);
    app.home()->findGivenUp();
    QCOMPARE(column(app.home()->givenUp(), "id"), QStringList(id));
    QVERIFY(app.home()->takeUpAgain(id));
    QCOMPARE(column(app.home()->liveGames(), "id"), QStringList(id));
    app.home()->findGivenUp();
    QCOMPARE(app.home()->givenUp()->rowCount(), 0);
}

void RealTablesViewTest::the_draft_goes_round_by_itself()
{
    Tablet tablet;
    App &app = tablet.app;
    app.newGame()->begin();
    app.newGame()->setProperty("followOrders", true);
    tablet.start({"Anna", "Béla"});
    QCOMPARE(app.game()->phase(), Phase::Draft);
    QStringList picks;
    for (int card = 0; app.game()->phase() == Phase::Draft && card < 44; ++card) {
        picks += app.game()->names().value(app.orders()->seat());
        QVERIFY(app.orders()->pick().startsWith(picks.last()));
        app.orders()->tap(card);
    }
    QCOMPARE(app.game()->phase(), Phase::Shift);
    QVERIFY(app.orders()->pick().isEmpty());
    QCOMPARE(picks.count("Anna"), picks.count("Béla"));
    QVERIFY2(picks.first() == "Béla", "Anna starts the shift, so the other one begins to pick");
}

void RealTablesViewTest::hints_end_with_the_first_saved_game()
{
    Tablet tablet;
    App &app = tablet.app;
    app.settings()->setGuided(true);
    app.game()->open(evening::begin(app));
    evening::playShift(app, 1);
    evening::endShift(app);
    evening::playToTheEnd(app);
    evening::finish(app);
    QVERIFY(app.settings()->guided());
    app.finalCount()->save();
    QVERIFY(!app.settings()->guided());
}

void RealTablesViewTest::a_touch_screen_is_told_from_a_touchpad()
{
    const QTemporaryDir input;
    const auto plugIn = [&](const QString &device, const QByteArray &properties) {
        QDir(input.path()).mkpath(device + "/device");
        QFile file(input.filePath(device + "/device/properties"));
        return file.open(QIODevice::WriteOnly) && file.write(properties) > 0;
    };
    QVERIFY(!companion::hasTouchScreen(input.path()));
    QVERIFY(plugIn("event0", "0\n"));
    QVERIFY2(plugIn("event1", "5\n"), "a touchpad: a pointer with a button under it");
    QVERIFY(!companion::hasTouchScreen(input.path()));
    QVERIFY(plugIn("event2", "2\n"));
    QVERIFY(companion::hasTouchScreen(input.path()));
    QVERIFY(!companion::hasTouchScreen("/nowhere"));
}

void RealTablesViewTest::a_replay_walks_through_the_game()
{
    Tablet tablet;
    App &app = tablet.app;
    const QString id = tablet.start({"Anna", "Béla"});
    evening::deliver(app, 0, {0});
    evening::deliver(app, 1, {1});
    app.game()->endShift({1, 0});

    companion::Replay &replay = *app.replay();
    QVERIFY(replay.open(id));
    QCOMPARE(replay.game()->position(), 1);
    QVERIFY(replay.game()->table().players[0].delivered.empty());
    replay.step(1);
    QVERIFY2(replay.moment().contains("Anna"), qPrintable(replay.moment()));
    QCOMPARE(replay.game()->table().players[0].delivered.size(), std::size_t{1});
    QVERIFY(!replay.atEnd());
    replay.step(10);
    QVERIFY(replay.atEnd());
    QCOMPARE(replay.game()->phase(), Phase::Evaluated);
    replay.step(-2);
    QCOMPARE(replay.game()->phase(), Phase::Shift);
}

void RealTablesViewTest::a_replay_says_what_just_happened_at_once()
{
    Tablet tablet;
    const QString id = tablet.start({"Anna", "Béla"});
    evening::deliver(tablet.app, 0, {0});
    evening::deliver(tablet.app, 1, {1});
    companion::Replay &replay = *tablet.app.replay();
    replay.open(id);
    QString shown; // what a screen reads when it is told that something has changed
    QObject::connect(&replay, &companion::Replay::changed, &replay, [&] { shown = replay.moment(); });
    replay.step(1);
    QVERIFY2(shown.contains("Anna"), qPrintable(shown));
    replay.step(1);
    QVERIFY2(shown.contains("Béla"), qPrintable(shown));
    replay.step(-1);
    QVERIFY2(shown.contains("Anna"), qPrintable(shown));
}

void RealTablesViewTest::nothing_can_be_told_in_a_replay()
{
    Tablet tablet;
    const QString id = tablet.start({"Anna", "Béla"});
    companion::Replay &replay = *tablet.app.replay();
    replay.open(id);
    QVERIFY(!replay.game()->endShift({1, 0}));
    QVERIFY(!replay.game()->canUndo());
    QCOMPARE(tablet.app.game()->phase(), Phase::Shift);
}

void RealTablesViewTest::a_game_that_was_not_played_here_has_no_replay()
{
    Tablet tablet;
    QVERIFY(!tablet.app.replay()->open("0b6d6f4e-4b37-4d0a-9c3a-3f1b7d2a1c00"));
    QVERIFY(!tablet.app.replay()->open("evening 12"));
    QVERIFY(!tablet.app.replay()->available());
}

GUILESS_STORY(RealTablesViewTest)
#include "real_tables_view_test.moc"
