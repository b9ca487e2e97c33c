// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later

// From the form or the names to the table: what stands there goes along, and nothing is in the way.

#include "newcomer_tablet.h"

#include <QGuiApplication>

using companion::CoalBaronGame;
using newcomer::Tablet;

class FirstStepsTouchTest : public QObject
{
    Q_OBJECT

private slots:
    void init() { m_tablet = std::make_unique<Tablet>(); }
    void cleanup()
    {
        QCOMPARE(m_tablet->touch.trouble(), QString());
        QVERIFY2(m_tablet->window.warnings().isEmpty(), qPrintable(m_tablet->window.warnings().join('\n')));
    }

    void the_form_goes_along_to_the_game_shift_by_shift();
    void a_name_still_in_the_field_plays_too();
    void a_name_that_cannot_play_is_said_at_the_start();
    void the_set_up_is_there_once_more_and_costs_no_time();
    void hints_fit_the_moment_and_stay_closed();

private:
    std::unique_ptr<Tablet> m_tablet;
};

void FirstStepsTouchTest::the_form_goes_along_to_the_game_shift_by_shift()
{
    Touch &touch = m_tablet->touch;
    QMetaObject::invokeMethod(m_tablet->window.screens(), "openPaper");
    touch.tap("seatName-0");
    touch.type("Anna");
    touch.tap("seatTotal-0");
    touch.type("57");
    touch.tap("seatName-1");
    touch.type("Béla");
    m_tablet->app.gameForm()->setDay("2026-05-01");
    m_tablet->app.gameForm()->setPlace("Essen");
    touch.tap("Shift by shift");
    touch.waitForSight("joinedAt");
    const companion::NewGame &game = *m_tablet->app.newGame();
    QCOMPARE(game.players(), 2);
    QCOMPARE(game.location(), QString("Essen"));
    QVERIFY(game.dayText().contains("2026"));
    QVERIFY(!game.isToday());
    touch.tap("back");
    touch.waitForSight("seatTotal-0");
    QCOMPARE(touch.shown("seatTotal-0", "text").toString(), QString("57"));
    touch.tap("back");
    touch.waitFor("Home", [&] { return m_tablet->window.screens()->property("depth").toInt() == 1; });
    QMetaObject::invokeMethod(m_tablet->window.screens(), "openPaper");
    touch.waitForSight("seatName-1");
    QCOMPARE(touch.shown("seatName-1", "text").toString(), QString("Béla"));
    touch.tap("Shift by shift");
    touch.tap("mainAction");
    touch.waitForSight("deliver-1");
    QVERIFY2(m_tablet->app.gameForm()->isBlank(), "that game is told shift by shift now");
}

void FirstStepsTouchTest::a_name_still_in_the_field_plays_too()
{
    Touch &touch = m_tablet->touch;
    m_tablet->app.newGame()->begin();
    QMetaObject::invokeMethod(m_tablet->window.screens(), "newGame", Q_ARG(bool, false));
    touch.tap("newName");
    touch.type("Cili");
    touch.tap("addPlayer");
    touch.waitFor("Cili sits", [&] { return m_tablet->app.newGame()->players() == 1; });
    touch.tap("newName");
    touch.type("Dani");
    touch.tap("mainAction");
    touch.tap("mainAction"); // the set-up is done
    touch.waitForSight("deliver-1");
    QCOMPARE(m_tablet->app.game()->names(), QStringList({"Cili", "Dani"}));
}

void FirstStepsTouchTest::a_name_that_cannot_play_is_said_at_the_start()
{
    Touch &touch = m_tablet->touch;
    QMetaObject::invokeMethod(m_tablet->window.screens(), "newGame", Q_ARG(bool, false));
    evening::choosePlayers(m_tablet->app);
    touch.tap("newName");
    touch.type("Emma");
    touch.tap("mainAction");
    touch.waitForSight("nameProblem");
    QCOMPARE(touch.shown("nameProblem", "text").toString(), QString("Coal Baron is for up to 4 players."));
    QCOMPARE(m_tablet->app.game()->phase(), CoalBaronGame::Phase::None);
}

void FirstStepsTouchTest::the_set_up_is_there_once_more_and_costs_no_time()
{
    Touch &touch = m_tablet->touch;
    companion::ShiftTimer &timer = *m_tablet->app.timer();
    QMetaObject::invokeMethod(m_tablet->window.screens(), "newGame", Q_ARG(bool, false));
    evening::choosePlayers(m_tablet->app);
    touch.tap("mainAction");
    touch.waitForSight("To the table");
    touch.tap("mainAction");
    touch.waitForSight("deliver-0");
    QVERIFY(timer.running());
    const std::vector<db::Event> told = m_tablet->app.game()->told();
    QCOMPARE(told.size(), std::size_t(3));
    QVERIFY(told[1].name == companion::clockPaused); // until the table is to be seen
    QVERIFY(told[2].name == companion::clockStarted);
    touch.tap("tableMenu");
    touch.tap("setUpOnceMore");
    touch.waitForSight("To the table");
    QVERIFY(!timer.running());
    touch.tap("mainAction");
    touch.waitForSight("deliver-0");
    QVERIFY(timer.running());
    QCOMPARE(m_tablet->window.screens()->property("depth").toInt(), 2);
    evening::endShift(m_tablet->app);
    m_tablet->app.game()->startNextShift();
    touch.tap("tableMenu");
    touch.waitForSight("scanTable");
    QVERIFY2(!touch.find("setUpOnceMore"), "the second shift is under way");
}

void FirstStepsTouchTest::hints_fit_the_moment_and_stay_closed()
{
    Touch &touch = m_tablet->touch;
    m_tablet->app.settings()->setGuided(true);
    QMetaObject::invokeMethod(m_tablet->window.screens(), "newGame", Q_ARG(bool, false));
    touch.waitForSight("hint");
    QVERIFY2(touch.shown("hint", "text").toString().startsWith("Type in who plays"), "nobody is listed yet");
    m_tablet->play();
    touch.waitForSight("hint");
    touch.tap("deliver-0");
    touch.waitForSight("card-0");
    const QString hint = touch.shown("hint", "text").toString();
    touch.tap("closeBanner");
    touch.waitFor("it is closed", [&] { return !touch.find("hint"); });
    touch.tap("back");
    touch.waitForSight("hint"); // this one is another
    evening::endShift(m_tablet->app);
    touch.waitFor("the shift is over", [&] { return !touch.find("hint"); });
    m_tablet->app.game()->startNextShift();
    touch.tap("deliver-1");
    touch.waitForSight("card-0");
    QVERIFY2(!touch.find("hint"), qPrintable(hint));
    m_tablet->app.settings()->setGuided(true);
    touch.waitForSight("hint");
}

int main(int argc, char **argv)
{
    if (!qEnvironmentVariableIsSet("QT_QPA_PLATFORM"))
        qputenv("QT_QPA_PLATFORM", "offscreen");
    const QGuiApplication application(argc, argv);
    companion::useOurStyle();
    FirstStepsTouchTest test;
    return QTest::qExec(&test, argc, argv);
}

#include "first_steps_touch_test.moc"
