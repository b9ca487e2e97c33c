// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later

// The app without a finger: the Tab key comes to everything, Enter and the space bar press it, Escape goes
// back.

#include "every_screen.h"

#include <QDir>
#include <QPointer>

namespace {

QString focused(const Tablet &tablet)
{
    const QQuickItem *item = tablet.window.window()->activeFocusItem();
    return item ? item->objectName() : QString();
}

/// False if the Tab key never comes there.
bool tabTo(Tablet &tablet, const QString &name)
{
    for (int step = 0; step < 200 && focused(tablet) != name; ++step)
        tablet.press(Qt::Key_Tab);
    return focused(tablet) == name;
}

/// Rows of a list that are scrolled away are gone.
using Way = QList<QPointer<QQuickItem>>;

/// Presses Tab until it comes round; what had the focus, in that order, and what was wrong on the way.
Way walk(Tablet &tablet, QStringList &wrong)
{
    Way visited;
    for (int step = 0; step < 400; ++step) {
        tablet.press(Qt::Key_Tab);
        QQuickItem *focused = tablet.window.window()->activeFocusItem();
        if (!focused || (!visited.isEmpty() && focused == visited.first()))
            break;
        if (!visited.contains(focused))
            visited += focused;
        QCoreApplication::processEvents();
        if (focused->height() < tablet.window.window()->height() / 2 && !isInSight(focused))
            wrong += called(focused) + " has the focus out of sight";
        if (focused->property("visualFocus").isValid() && !focused->property("visualFocus").toBool())
            wrong += called(focused) + " does not show the focus";
    }
    return visited;
}

} // namespace

class KeyboardTest : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase()
    {
        companion::useOurStyle();
        m_tablet = std::make_unique<Tablet>();
    }
    void cleanupTestCase() { m_tablet.reset(); }

    void tab_comes_to_everything_that_can_be_used_and_everything_has_a_name_data() { allScreens(); }
    void tab_comes_to_everything_that_can_be_used_and_everything_has_a_name();
    void escape_goes_back_from_every_screen_data() { allScreens(); }
    void escape_goes_back_from_every_screen();
    void every_page_is_among_the_screens();
    void enter_and_the_space_bar_press_what_has_the_focus();
    void escape_closes_a_dialog_and_leaves_the_screen();
    void marks_are_typed_on_a_keyboard();
    void arrow_keys_choose_a_segment_of_the_clock();
    void arrow_keys_move_a_player_to_another_seat();
    void names_and_points_are_typed_one_after_the_other();

private:
    static void allScreens()
    {
        QTest::addColumn<int>("number");
        QTest::addColumn<QSize>("size");
        for (const QSize size : {QSize(1280, 800), QSize(800, 480)}) {
            for (std::size_t number = 0; number < screens.size(); ++number)
                QTest::addRow("%s, %d wide", screens[number].name, size.width()) << int(number) << size;
        }
    }

    std::unique_ptr<Tablet> m_tablet;
};

void KeyboardTest::tab_comes_to_everything_that_can_be_used_and_everything_has_a_name()
{
    QFETCH(const int, number);
    QFETCH(const QSize, size);
    m_tablet->window.window()->resize(size);
    openScreen(*m_tablet, screens[std::size_t(number)]);

    QStringList wrong;
    const Way visited = walk(*m_tablet, wrong);
    for (QQuickItem *control : controlsOf(*m_tablet)) {
        if (spokenName(control).isEmpty())
            wrong += called(control) + " has no name";
        const bool reached = std::any_of(visited.begin(), visited.end(), [&](QQuickItem *item) {
            return item == control || (item && control->isAncestorOf(item));
        });
        if (!reached)
            wrong += called(control) + " is not reached";
    }
    if (QQuickItem *back = m_tablet->touch.find("back"))
        QCOMPARE(visited.first(), back);
    if (QQuickItem *mainAction = m_tablet->touch.find("mainAction"))
        QCOMPARE(visited.last(), mainAction);
    QVERIFY2(wrong.isEmpty(), qPrintable('\n' + wrong.join('\n')));
}

void KeyboardTest::escape_goes_back_from_every_screen()
{
    QFETCH(const int, number);
    openScreen(*m_tablet, screens[std::size_t(number)]);
    const int before = m_tablet->depth();
    m_tablet->press(Qt::Key_Escape);
    QTRY_COMPARE(m_tablet->depth(), std::max(1, before - 1));
}

void KeyboardTest::every_page_is_among_the_screens()
{
    QStringList untried = QDir(":/qt/qml/Companion/Ui").entryList({"*Page.qml"});
    QVERIFY(!untried.isEmpty());
    for (const Screen &screen : screens) {
        openScreen(*m_tablet, screen);
        const auto *page = m_tablet->window.screens()->property("currentItem").value<QQuickItem *>();
        untried.removeAll(QString(page->metaObject()->className()).section("_QML", 0, 0) + ".qml");
    }
    QCOMPARE(untried, QStringList());
}

void KeyboardTest::enter_and_the_space_bar_press_what_has_the_focus()
{
    for (const Qt::Key key : {Qt::Key_Return, Qt::Key_Enter, Qt::Key_Space}) {
        m_tablet->go("openTable", m_tablet->running);
        m_tablet->rest();
        QVERIFY(tabTo(*m_tablet, "deliver-2"));
        m_tablet->press(key);
        m_tablet->touch.waitForSight("card-0");
        QCOMPARE(m_tablet->app.orders()->seat(), 2);
    }
    QCOMPARE(m_tablet->touch.trouble(), QString());
}

void KeyboardTest::escape_closes_a_dialog_and_leaves_the_screen()
{
    m_tablet->go("openTable", m_tablet->running);
    m_tablet->rest();
    const int before = m_tablet->depth();
    for (const auto &[button, inside] : {std::pair("log", "closeLog"), {"mainAction", "factoryDone"}}) {
        QVERIFY(tabTo(*m_tablet, button));
        m_tablet->press(Qt::Key_Space);
        m_tablet->touch.waitForSight(inside);
        QVERIFY(tabTo(*m_tablet, inside));
        m_tablet->press(Qt::Key_Escape);
        m_tablet->touch.waitFor("it is closed", [&] { return !m_tablet->touch.find(inside); });
        QCOMPARE(m_tablet->depth(), before);
        QCOMPARE(focused(*m_tablet), QString(button)); // where it was before
    }
    QCOMPARE(m_tablet->touch.trouble(), QString());
}

void KeyboardTest::marks_are_typed_on_a_keyboard()
{
    m_tablet->window.window()->resize(1280, 800); // small screens have that button in the mine
    m_tablet->go("openTable", m_tablet->running);
    m_tablet->rest();
    QVERIFY(tabTo(*m_tablet, "marks-1"));
    m_tablet->press(Qt::Key_Return);
    m_tablet->touch.waitForSight("key-1");
    m_tablet->press(Qt::Key_1);
    m_tablet->press(Qt::Key_2);
    m_tablet->press(Qt::Key_Return);
    m_tablet->touch.waitFor("the keypad is closed", [&] { return !m_tablet->touch.find("key-1"); });
    QCOMPARE(m_tablet->app.mine()->property("marks").toInt(), 12);
    QCOMPARE(m_tablet->touch.trouble(), QString());
}

void KeyboardTest::arrow_keys_choose_a_segment_of_the_clock()
{
    m_tablet->go("openTable", m_tablet->running);
    m_tablet->rest();
    QVERIFY(tabTo(*m_tablet, "clock"));
    m_tablet->press(Qt::Key_Right);
    m_tablet->press(Qt::Key_Right);
    m_tablet->press(Qt::Key_Left);
    m_tablet->press(Qt::Key_Return);
    const QObject *popup = m_tablet->window.window()->findChild<QObject *>("segmentPopup");
    QTRY_VERIFY(popup->property("opened").toBool());
    QCOMPARE(popup->property("number").toInt(), 2);
    m_tablet->press(Qt::Key_Escape);
    QTRY_VERIFY(!popup->property("visible").toBool());
}

void KeyboardTest::arrow_keys_move_a_player_to_another_seat()
{
    m_tablet->go("newGame", false);
    evening::choosePlayers(m_tablet->app);
    m_tablet->rest();
    QVERIFY(tabTo(*m_tablet, "grip-0"));
    m_tablet->press(Qt::Key_Down);
    m_tablet->press(Qt::Key_Down);
    QCOMPARE(focused(*m_tablet), QString("grip-2"));
    const QAbstractItemModel *seats = m_tablet->app.newGame()->seats();
    QCOMPARE(valueIn(seats, 2, "name").toString(), evening::names.first());
    m_tablet->press(Qt::Key_Up);
    QCOMPARE(valueIn(seats, 1, "name").toString(), evening::names.first());
}

void KeyboardTest::names_and_points_are_typed_one_after_the_other()
{
    m_tablet->go("leaveAll");
    m_tablet->app.gameForm()->begin();
    m_tablet->go("openPaper");
    m_tablet->rest();
    QVERIFY(tabTo(*m_tablet, "seatName-0-known")); // who is known can be chosen
    m_tablet->press(Qt::Key_Tab);
    QCOMPARE(focused(*m_tablet), QString("seatName-0"));
    m_tablet->touch.type("Anna");
    m_tablet->press(Qt::Key_Tab);
    QCOMPARE(focused(*m_tablet), QString("seatTotal-0"));
    m_tablet->touch.type("57");
    QVERIFY(tabTo(*m_tablet, "seatName-1-known"));
    m_tablet->touch.type("Béla"); // meant for the field
    QCOMPARE(focused(*m_tablet), QString("seatName-1"));
    m_tablet->press(Qt::Key_Backtab, Qt::ShiftModifier);
    QCOMPARE(focused(*m_tablet), QString("seatName-1-known"));
    m_tablet->touch.type("!");
    const QAbstractItemModel *seats = m_tablet->app.gameForm()->seats();
    QCOMPARE(valueIn(seats, 0, "name").toString(), QString("Anna"));
    QCOMPARE(valueIn(seats, 0, "total").toString(), QString("57"));
    QCOMPARE(valueIn(seats, 1, "name").toString(), QString("Béla!"));
    m_tablet->press(Qt::Key_Tab);
    QCOMPARE(focused(*m_tablet), QString("seatTotal-1"));
    m_tablet->press(Qt::Key_Backtab, Qt::ShiftModifier);
    QCOMPARE(focused(*m_tablet), QString("seatName-1"));
    m_tablet->app.gameForm()->begin();
    QCOMPARE(m_tablet->touch.trouble(), QString());
}

QTEST_MAIN(KeyboardTest)
#include "keyboard_test.moc"
