// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later

// What happens at real tables: people come late, swap seats, forget a delivery, give up and go on.

#include <QAbstractItemModelTester>
#include <QDir>
#include <QImage>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include "companion/view/app.h"
#include "companion/view/on_screen_keyboard.h"
#include "db/address_book.h"
#include "sample_evening.h"

using companion::App;
using companion::CoalBaronGame;
using Phase = CoalBaronGame::Phase;

namespace {

// An app on a store of its own, speaking English.
struct Tablet {
    QTemporaryDir folder;
    App app{folder.filePath("steiger.db").toStdString()};

    Tablet() { app.settings()->setLanguage("en"); }

    QString start(const QStringList &names)
    {
        for (const QString &name : names)
            app.newGame()->add(name);
        const QString id = app.newGame()->start();
        app.game()->open(id);
        return id;
    }
};

QStringList column(QAbstractListModel *model, const char *role)
{
    QStringList texts;
    const int number = model->roleNames().key(role);
    for (int row = 0; row < model->rowCount(); ++row)
        texts += model->index(row).data(number).toString();
    return texts;
}

int scoreOf(App &app, int seat)
{
    return column(app.table()->players(), "score").value(seat).toInt();
}

} // namespace

class RealTablesViewTest : public QObject
{
    Q_OBJECT

private slots:
    void the_models_keep_their_promises();

    // A shift that was evaluated already
    void a_late_delivery_is_counted_in_its_own_shift();
    void what_a_correction_changes_is_said_before_it_is_done();
    void a_delivery_of_an_earlier_shift_is_taken_back();
    void a_correction_that_breaks_a_later_event_says_so();
    void a_correction_can_be_undone_but_a_later_shift_is_left_alone();
    void a_shift_that_has_not_ended_is_not_corrected();

    // Who comes late
    void a_game_joined_in_its_second_shift_asks_for_the_first_one();
    void a_whole_game_from_paper_has_its_day_and_no_duration();
    void no_day_to_come_is_taken();

    // The evening
    void somebody_else_takes_over_a_seat();
    void two_who_swap_seats_keep_sitting_once_each();
    void a_new_name_is_looked_at_before_it_takes_a_seat();
    void colours_are_swapped();
    void group_place_and_comments_are_kept();
    void an_evening_told_anew_after_saving_is_in_the_history();
    void a_photo_is_kept_small_beside_the_history();
    void what_is_no_picture_is_said_and_the_old_photo_stays();

    void a_game_that_was_given_up_is_found_and_taken_up_again();
    void the_draft_goes_round_by_itself();
    void hints_end_with_the_first_saved_game();

    void a_touch_screen_is_told_from_a_touchpad();

    // The replay
    void a_replay_walks_through_the_game();
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

void RealTablesViewTest::a_late_delivery_is_counted_in_its_own_shift()
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

void RealTablesViewTest::what_a_correction_changes_is_said_before_it_is_done()
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

void RealTablesViewTest::a_delivery_of_an_earlier_shift_is_taken_back()
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

void RealTablesViewTest::a_correction_that_breaks_a_later_event_says_so()
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

void RealTablesViewTest::a_correction_can_be_undone_but_a_later_shift_is_left_alone()
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

void RealTablesViewTest::a_shift_that_has_not_ended_is_not_corrected()
{
    Tablet tablet;
    tablet.start({"Anna", "Béla"});
    tablet.app.game()->setCorrecting(1);
    QCOMPARE(tablet.app.game()->correcting(), 0);
    QCOMPARE(tablet.app.game()->evaluatedShifts(), 0);
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

void RealTablesViewTest::somebody_else_takes_over_a_seat()
{
    Tablet tablet;
    App &app = tablet.app;
    const QString id = tablet.start({"Anna", "Béla"});
    evening::deliver(app, 0, {0});
    app.evening()->begin();
    QCOMPARE(app.evening()->seatNew(0, "Cili"), QString());
    QCOMPARE(app.game()->names(), QStringList({"Cili", "Béla"}));
    QCOMPARE(column(app.evening()->seats(), "name"), QStringList({"Cili", "Béla"}));
    QVERIFY2(app.game()->table().players[0].delivered.size() == 1, "the seat keeps what was played there");
    QCOMPARE(column(app.home()->liveGames(), "players"), QStringList("Cili and Béla"));
    QCOMPARE(app.game()->id(), id);
}

void RealTablesViewTest::two_who_swap_seats_keep_sitting_once_each()
{
    Tablet tablet;
    tablet.start({"Anna", "Béla", "Cili"});
    tablet.app.evening()->begin();
    const QString cili = column(tablet.app.evening()->seats(), "id").value(2);
    QVERIFY(tablet.app.game()->seat(0, cili));
    QCOMPARE(tablet.app.game()->names(), QStringList({"Cili", "Béla", "Anna"}));
    QVERIFY(!tablet.app.game()->seat(0, "nobody"));
    QVERIFY(!tablet.app.game()->seat(7, cili));
}

void RealTablesViewTest::a_new_name_is_looked_at_before_it_takes_a_seat()
{
    Tablet tablet;
    tablet.start({"Anna", "Béla"});
    tablet.app.evening()->begin();
    QVERIFY(!tablet.app.evening()->seatNew(0, "  ").isEmpty());
    QVERIFY(!tablet.app.evening()->seatNew(0, QString(200, 'x')).isEmpty());
    QVERIFY(!tablet.app.evening()->seatNew(0, "béla").isEmpty());
    QCOMPARE(tablet.app.game()->names(), QStringList({"Anna", "Béla"}));
}

void RealTablesViewTest::colours_are_swapped()
{
    Tablet tablet;
    tablet.start({"Anna", "Béla"});
    const QStringList before = tablet.app.game()->colors();
    QVERIFY(tablet.app.game()->setColor(0, before[1]));
    QCOMPARE(tablet.app.game()->colors(), QStringList({before[1], before[0]}));
}

void RealTablesViewTest::group_place_and_comments_are_kept()
{
    Tablet tablet;
    const QString id = tablet.start({"Anna", "Béla"});
    QVERIFY(tablet.app.game()->describe(" Friday miners ", "Zeche", "Pizza came late."));
    App again(tablet.folder.filePath("steiger.db").toStdString());
    again.game()->open(id);
    QCOMPARE(again.game()->group(), QString("Friday miners"));
    QCOMPARE(again.game()->location(), QString("Zeche"));
    QCOMPARE(again.game()->comments(), QString("Pizza came late."));
    again.evening()->begin();
    QCOMPARE(again.evening()->places(), QStringList("Zeche"));
}

void RealTablesViewTest::an_evening_told_anew_after_saving_is_in_the_history()
{
    Tablet tablet;
    App &app = tablet.app;
    app.game()->open(evening::begin(app));
    evening::playShift(app, 1);
    evening::endShift(app);
    evening::playToTheEnd(app);
    evening::finish(app);
    QVERIFY(app.finalCount()->save());
    QVERIFY(app.game()->describe("Monday miners", "", ""));
    QVERIFY(app.finalCount()->saved());
    bool found = false;
    app.ledger().read([&](db::Store &store) { found = db::findGroup(store, "Monday miners").has_value(); });
    QVERIFY(found);
    QVERIFY(app.finalCount()->record().contains("Monday miners"));
}

void RealTablesViewTest::a_photo_is_kept_small_beside_the_history()
{
    Tablet tablet;
    companion::EveningView &evening = *tablet.app.evening();
    const QString id = tablet.start({"Anna", "Béla"});
    QVERIFY(evening.photo().isEmpty());
    QImage picture(3200, 1000, QImage::Format_RGB32);
    picture.fill(Qt::darkGreen);
    const QString file = tablet.folder.filePath("table.png");
    QVERIFY(picture.save(file));
    evening.keepPhoto(file);
    QTRY_VERIFY(!evening.busy());
    QCOMPARE(evening.photoFault(), QString());
    QCOMPARE(QImage(evening.photo().toLocalFile()).size(), QSize(1600, 500));
    QCOMPARE(evening.photo().toLocalFile(), tablet.folder.filePath("photos/" + id + ".jpg"));
    evening.removePhoto();
    QVERIFY(evening.photo().isEmpty());
}

void RealTablesViewTest::what_is_no_picture_is_said_and_the_old_photo_stays()
{
    Tablet tablet;
    companion::EveningView &evening = *tablet.app.evening();
    tablet.start({"Anna", "Béla"});
    QImage picture(40, 30, QImage::Format_RGB32);
    picture.fill(Qt::darkGreen);
    QVERIFY(picture.save(tablet.folder.filePath("table.png")));
    evening.keepPhoto(tablet.folder.filePath("table.png"));
    QTRY_VERIFY(!evening.busy());
    evening.keepPhoto(tablet.folder.filePath("steiger.db"));
    QTRY_VERIFY(!evening.busy());
    QVERIFY(!evening.photoFault().isEmpty());
    QCOMPARE(QImage(evening.photo().toLocalFile()).size(), QSize(40, 30));
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

QTEST_GUILESS_MAIN(RealTablesViewTest)
#include "real_tables_view_test.moc"
