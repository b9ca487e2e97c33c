// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later

// What happens at real tables, with a finger on the window and a few keys.

#include "sample_evening.h"
#include "touch_story.h"

#include "companion/app/window.h"
#include "companion/view/app.h"

#include <QGuiApplication>
#include <QTemporaryDir>

using companion::CoalBaronGame;
using Phase = CoalBaronGame::Phase;

namespace {

/// A tablet with a game of four in its second shift.
struct Tablet {
    QTemporaryDir folder;
    companion::App app{folder.filePath("steiger.db").toStdString()};
    QString id;
    companion::Window window;
    Touch touch;

    Tablet()
        : id(began(app))
        , window(app)
        , touch(window.window())
    {
        window.window()->requestActivate();
        QMetaObject::invokeMethod(window.screens(), "openTable", Q_ARG(QString, id));
        touch.waitForSight("deliver-0");
    }

    static QString began(companion::App &app)
    {
        app.settings()->setLanguage("en");
        app.settings()->setReducedMotion(true);
        const QString id = evening::begin(app);
        app.game()->open(id);
        evening::playShift(app, 1);
        evening::endShift(app);
        app.game()->startNextShift();
        return id;
    }
    void press(Qt::Key key, Qt::KeyboardModifiers modifiers = Qt::NoModifier)
    {
        QTest::keyClick(window.window(), key, modifiers);
    }
};

} // namespace

class RealTablesTouchTest : public QObject
{
    Q_OBJECT

private slots:
    void cleanup()
    {
        QVERIFY2(m_tablet->window.warnings().isEmpty(), qPrintable(m_tablet->window.warnings().join('\n')));
    }
    void init() { m_tablet = std::make_unique<Tablet>(); }

    void an_evaluated_shift_is_corrected_from_its_evaluation();
    void a_game_is_given_up_only_after_a_question_and_comes_back_with_undo();
    void keys_undo_redo_and_go_back();
    void the_draft_ends_by_itself();
    void a_whole_game_from_paper_is_entered_shift_by_shift();
    void the_evaluation_turns_to_whoever_wants_to_see_it();
    void the_evaluation_plays_by_itself_on_a_small_screen_too();
    void left_hands_find_the_main_action_at_the_left();
    void rules_are_looked_up_in_the_middle_of_a_game();
    void hints_are_closed_one_by_one_or_all_at_once();
    void a_refusal_is_gone_with_its_page();
    void a_refusal_with_long_names_fits_a_small_screen_with_large_letters();

private:
    std::unique_ptr<Tablet> m_tablet;
};

void RealTablesTouchTest::an_evaluated_shift_is_corrected_from_its_evaluation()
{
    Touch &touch = m_tablet->touch;
    CoalBaronGame &game = *m_tablet->app.game();
    const std::size_t before = game.table().shifts[0][2].delivered.size();
    touch.tap("tableMenu");
    touch.tap("evaluationOf-1");
    touch.tap("toSummary");
    touch.tap("correctShift");
    touch.waitForSight("correcting");
    touch.tap("chip-2");
    touch.tap("card-12");
    touch.tap("leaveScores");
    touch.waitFor("nothing has changed", [&] { return !touch.find("changeScores"); });
    QCOMPARE(game.table().players[2].delivered.size(), before);
    touch.tap("card-12");
    touch.tap("changeScores");
    touch.waitFor("the card is delivered",
                  [&] { return game.table().players[2].delivered.size() == before + 1; });
    touch.tap("mainAction");
    touch.waitForSight("correctShift");
    touch.tap("back");
    touch.waitForSight("deliver-0");
    QCOMPARE(touch.trouble(), QString());
    QCOMPARE(game.correcting(), 0);
    QCOMPARE(game.shift(), 2);
    QCOMPARE(game.table().shifts[0][2].delivered.size(), before + 1);
}

void RealTablesTouchTest::a_game_is_given_up_only_after_a_question_and_comes_back_with_undo()
{
    Touch &touch = m_tablet->touch;
    touch.tap("tableMenu");
    touch.tap("giveUp");
    touch.tap("cancel");
    touch.waitFor("the question is gone", [&] { return !touch.find("cancel"); });
    QCOMPARE(m_tablet->app.home()->liveCount(), 1);
    touch.tap("tableMenu");
    touch.tap("giveUp");
    touch.tap("yes");
    touch.waitFor("no game is under way", [&] { return m_tablet->app.home()->liveCount() == 0; });
    touch.tap("toastAction");
    touch.waitFor("it is under way again", [&] { return m_tablet->app.home()->liveCount() == 1; });
    touch.waitForSight("continue");
    QCOMPARE(touch.trouble(), QString());
}

void RealTablesTouchTest::keys_undo_redo_and_go_back()
{
    Touch &touch = m_tablet->touch;
    CoalBaronGame &game = *m_tablet->app.game();
    touch.tap("deliver-0");
    touch.tap("card-40");
    const auto delivered = [&] { return game.table().players[0].delivered.size(); };
    const std::size_t with = delivered();
    m_tablet->press(Qt::Key_Z, Qt::ControlModifier);
    QTRY_COMPARE(delivered(), with - 1);
    m_tablet->press(Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
    QTRY_COMPARE(delivered(), with);
    m_tablet->press(Qt::Key_Escape);
    touch.waitForSight("deliver-0");
    m_tablet->press(Qt::Key_F11);
    QTRY_VERIFY(m_tablet->app.settings()->fullScreen());
    m_tablet->press(Qt::Key_F11);
    QTRY_VERIFY(!m_tablet->app.settings()->fullScreen());
    m_tablet->press(Qt::Key_Escape);
    touch.waitForSight("newGame");
    m_tablet->press(Qt::Key_Z, Qt::ControlModifier);
    QTest::qWait(50);
    QVERIFY2(delivered() == with, "on Home nothing is undone that nobody sees");
    QCOMPARE(touch.trouble(), QString());
}

void RealTablesTouchTest::the_draft_ends_by_itself()
{
    Touch &touch = m_tablet->touch;
    companion::App &app = m_tablet->app;
    app.newGame()->begin();
    app.newGame()->setProperty("followOrders", true);
    app.newGame()->add("Anna");
    app.newGame()->add("Béla");
    const QString id = app.newGame()->start();
    app.newGame()->setProperty("followOrders", false);
    QMetaObject::invokeMethod(m_tablet->window.screens(), "openTable", Q_ARG(QString, id));
    touch.waitFor("the draft waits", [&] { return app.game()->phase() == Phase::Draft; });
    touch.tap("mainAction");
    touch.waitForSight("pick");
    QCOMPARE(touch.shown("pick", "text").toString(), QString("Béla picks an order: pick 1 of 6."));
    for (int card = 0; app.game()->phase() == Phase::Draft && touch.trouble().isEmpty(); ++card) {
        touch.tap("card-" + QString::number(card));
        touch.waitFor("the pick is told", [&] { return app.game()->length() == card + 2; });
    }
    touch.waitForSight("deliver-0");
    QCOMPARE(touch.trouble(), QString());
    QCOMPARE(app.game()->phase(), Phase::Shift);
    touch.tap("back");
    touch.waitFor("Home knows that the draft is over", [&] {
        const QAbstractItemModel &games = *app.home()->liveGames();
        return games.index(0, 0).data(games.roleNames().key("state")).toString().startsWith("Shift I");
    });
    QCOMPARE(touch.trouble(), QString());
}

void RealTablesTouchTest::a_whole_game_from_paper_is_entered_shift_by_shift()
{
    Touch &touch = m_tablet->touch;
    companion::App &app = m_tablet->app;
    QMetaObject::invokeMethod(m_tablet->window.screens(), "goHome");
    touch.tap("paper");
    touch.tap("bannerAction");
    touch.tap("dayEarlier");
    touch.waitFor("it was yesterday", [&] { return !app.newGame()->isToday(); });
    touch.tap("person-Anna");
    touch.tap("person-Cili");
    touch.tap("mainAction");
    touch.waitForSight("guide");
    QCOMPARE(touch.trouble(), QString());
    QCOMPARE(app.game()->names(), QStringList({"Anna", "Cili"}));
    QCOMPARE(QString::fromStdString(app.game()->head().opened),
             QDate::currentDate().addDays(-1).toString(Qt::ISODate));
}

void RealTablesTouchTest::the_evaluation_turns_to_whoever_wants_to_see_it()
{
    Touch &touch = m_tablet->touch;
    touch.tap("tableMenu");
    touch.tap("evaluationOf-1");
    touch.tap("turn");
    touch.tap("facing-1");
    touch.waitFor("it faces the left", [&] { return touch.shown("evaluationPage", "turned") == 1; });
    touch.tap("turn");
    touch.tap("turnSeats");
    touch.tap("facing-1");
    touch.waitFor("it faces the far side", [&] { return touch.shown("evaluationPage", "turned") == 2; });
    QCOMPARE(touch.trouble(), QString());
}

void RealTablesTouchTest::the_evaluation_plays_by_itself_on_a_small_screen_too()
{
    Touch &touch = m_tablet->touch;
    m_tablet->window.window()->resize(800, 480);
    m_tablet->app.settings()->setTextScale(1.5);
    QMetaObject::invokeMethod(m_tablet->window.screens(), "openEvaluation", Q_ARG(int, 1));
    touch.waitForSight("toSummary");
    touch.waitFor("three buttons have no room", [&] { return !touch.find("play-1"); });
    for (const char *speed : {"1×", "2×", "4×"}) {
        touch.tap("play");
        touch.waitFor("it plays", [&] { return touch.shown("play", "text").toString() == speed; });
    }
    const companion::EvaluationView &evaluation = *m_tablet->app.evaluation();
    touch.waitFor("steps come by themselves", [&] { return evaluation.step() > 1; });
    touch.tap("play");
    touch.waitFor("it stands", [&] { return touch.shown("play", "text").toString().isEmpty(); });
    QCOMPARE(touch.trouble(), QString());
}

void RealTablesTouchTest::left_hands_find_the_main_action_at_the_left()
{
    Touch &touch = m_tablet->touch;
    const double middle = m_tablet->window.window()->width() / 2.0;
    QVERIFY(Touch::centre(touch.find("mainAction")).x() > middle);
    QVERIFY(Touch::centre(touch.find("deliver-0")).x() > middle * 0.7);
    m_tablet->app.settings()->setLeftHanded(true);
    touch.waitFor("the main action is at the left",
                  [&] { return Touch::centre(touch.find("mainAction")).x() < middle; });
    touch.waitFor("so are the players", [&] { return Touch::centre(touch.find("deliver-0")).x() < middle; });
    QCOMPARE(touch.trouble(), QString());
    m_tablet->app.settings()->setLeftHanded(false);
}

void RealTablesTouchTest::rules_are_looked_up_in_the_middle_of_a_game()
{
    Touch &touch = m_tablet->touch;
    m_tablet->window.window()->resize(800, 480); // where the menu is longer than the screen
    touch.tap("tableMenu");
    touch.tap("rules");
    touch.tap("searchHelp");
    touch.type("cage");
    touch.waitFor("the word is found", [&] { return m_tablet->app.help()->words()->rowCount() > 0; });
    touch.tap("back");
    touch.waitForSight("deliver-0");
    QCOMPARE(m_tablet->app.game()->shift(), 2);
    QCOMPARE(touch.trouble(), QString());
}

void RealTablesTouchTest::hints_are_closed_one_by_one_or_all_at_once()
{
    Touch &touch = m_tablet->touch;
    QVERIFY(!touch.find("hint"));
    m_tablet->app.settings()->setGuided(true);
    touch.waitForSight("hint");
    touch.tap("closeBanner");
    touch.waitFor("this hint is gone", [&] { return !touch.find("hint"); });
    touch.tap("deliver-0");
    touch.waitForSight("hint");
    touch.tap("bannerAction");
    touch.waitFor("no hints any more", [&] { return !m_tablet->app.settings()->guided(); });
    QCOMPARE(touch.trouble(), QString());
}

void RealTablesTouchTest::a_refusal_is_gone_with_its_page()
{
    Touch &touch = m_tablet->touch;
    const QString held =
        "card-" + QString::number(int(m_tablet->app.game()->table().players[0].delivered[0]));
    touch.tap("deliver-1");
    touch.tap(held);
    touch.waitForSight("toastAction");
    m_tablet->window.window()->findChild<QObject *>("notice")->setProperty("stays", 600'000);
    touch.tap("back");
    touch.waitForSight("deliver-1");
    touch.waitFor("it is gone", [&] { return !touch.find("toast"); });
    QCOMPARE(touch.trouble(), QString());
}

void RealTablesTouchTest::a_refusal_with_long_names_fits_a_small_screen_with_large_letters()
{
    QQuickWindow *window = m_tablet->window.window();
    window->resize(800, 480);
    m_tablet->app.settings()->setTextScale(1.5);
    QTest::qWait(60);
    emit m_tablet->app.game()->refused("Ez a megrendelés már foglalt: taliga (1 sárga), gazdája Maximiliane "
                                       "von Hohenstein-Au. Csak egy van belőle.",
                                       "Visszavétel tőle: Maximiliane von Hohenstein-Au");
    m_tablet->touch.waitForSight("toastAction"); // its words once wrapped to and fro for ever
    window->grabWindow();
    QCOMPARE(m_tablet->touch.trouble(), QString());
    const QQuickItem *wayOut = m_tablet->touch.find("toastAction");
    QVERIFY(QRectF({0, 0}, window->size()).contains(wayOut->mapRectToScene(wayOut->boundingRect())));
    QVERIFY(wayOut->width() >= wayOut->implicitWidth());
}

int main(int argc, char **argv)
{
    if (!qEnvironmentVariableIsSet("QT_QPA_PLATFORM"))
        qputenv("QT_QPA_PLATFORM", "offscreen");
    const QGuiApplication application(argc, argv);
    companion::useOurStyle();
    RealTablesTouchTest test;
    return QTest::qExec(&test, argc, argv);
}

#include "real_tables_touch_test.moc"
