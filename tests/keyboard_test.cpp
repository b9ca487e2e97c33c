// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later

// The app without a finger: the Tab key comes to everything, Enter and the space bar press it, Escape goes
// back.

#include "sample_evening.h"
#include "touch_story.h"

#include "companion/app/window.h"
#include "companion/view/app.h"

#include <QAccessible>
#include <QPointer>
#include <QTemporaryDir>

using companion::App;

namespace {

/// A tablet on which a game was played and another one is in its first shift.
struct Tablet {
    QTemporaryDir folder;
    App app{folder.filePath("steiger.db").toStdString()};
    QString played = playedOn(app);
    QString running = evening::begin(app);
    companion::Window window{app};
    Touch touch{window.window()};

    Tablet() { window.window()->requestActivate(); }

    static QString playedOn(App &app)
    {
        app.settings()->setLanguage("en");
        app.settings()->setReducedMotion(true);
        app.settings()->setGuided(true);
        const QString id = evening::begin(app);
        app.game()->open(id);
        evening::playShift(app, 1);
        evening::endShift(app);
        evening::playToTheEnd(app);
        evening::finish(app);
        app.finalCount()->save();
        return id;
    }
    void go(const char *way) { QMetaObject::invokeMethod(window.screens(), way); }
    template <typename Value>
    void go(const char *way, const Value &value)
    {
        QMetaObject::invokeMethod(window.screens(), way,
                                  QArgument<Value>(QMetaType::fromType<Value>().name(), value));
    }
    int depth() const { return window.screens()->property("depth").toInt(); }
    void press(Qt::Key key, Qt::KeyboardModifiers modifiers = Qt::NoModifier)
    {
        QTest::keyClick(window.window(), key, modifiers);
    }
    QString focused() const
    {
        const QQuickItem *item = window.window()->activeFocusItem();
        return item ? item->objectName() : QString();
    }
    /// False if the Tab key never comes there.
    bool tabTo(const QString &name)
    {
        for (int step = 0; step < 200 && focused() != name; ++step)
            press(Qt::Key_Tab);
        return focused() == name;
    }
    void rest() { QTest::qWait(60); } // until lists are filled and screens have come to a stand
};

struct Screen {
    const char *name;
    void (*open)(Tablet &);
};

const std::array screens{
    Screen{"home", [](Tablet &tablet) { tablet.go("goHome"); }},
    Screen{"new game",
           [](Tablet &tablet) { tablet.go("newGame", false), evening::choosePlayers(tablet.app); }},
    Screen{"game from paper, shift by shift", [](Tablet &tablet) { tablet.go("newGameFromPaper"); }},
    Screen{"table", [](Tablet &tablet) { tablet.go("openTable", tablet.running); }},
    Screen{"orders",
           [](Tablet &tablet) { tablet.go("openTable", tablet.running), tablet.go("openOrders", 0); }},
    Screen{"mine", [](Tablet &tablet) { tablet.go("openTable", tablet.running), tablet.go("openMine", 0); }},
    Screen{"players and evening",
           [](Tablet &tablet) {
               tablet.go("openTable", tablet.running), tablet.go("visit", QString("EveningPage"));
           }},
    Screen{"score sheet", [](Tablet &tablet) { tablet.go("openSheet", tablet.played); }},
    Screen{"replay", [](Tablet &tablet) { tablet.go("openReplay", tablet.played); }},
    Screen{"share", [](Tablet &tablet) { tablet.go("share", tablet.played); }},
    Screen{"correction", [](Tablet &tablet) { tablet.go("openCorrection", tablet.played); }},
    Screen{"game from paper", [](Tablet &tablet) { tablet.go("openPaper"); }},
    Screen{"records", [](Tablet &tablet) { tablet.go("openRecords"); }},
    Screen{"history", [](Tablet &tablet) { tablet.go("visit", QString("HistoryPage")); }},
    Screen{"leaderboard", [](Tablet &tablet) { tablet.go("visit", QString("LeaderboardPage")); }},
    Screen{"head to head", [](Tablet &tablet) { tablet.go("visit", QString("HeadToHeadPage")); }},
    Screen{"people", [](Tablet &tablet) { tablet.go("visit", QString("PeoplePage")); }},
    Screen{"settings", [](Tablet &tablet) { tablet.go("visit", QString("SettingsPage")); }},
    Screen{"backups", [](Tablet &tablet) { tablet.go("visit", QString("BackupsPage")); }},
    Screen{"export and import", [](Tablet &tablet) { tablet.go("visit", QString("ExchangePage")); }},
    Screen{"rules and words", [](Tablet &tablet) { tablet.go("visit", QString("HelpPage")); }},
    Screen{"about", [](Tablet &tablet) { tablet.go("visit", QString("AboutPage")); }},
};

bool isControl(const QQuickItem &item)
{
    if (item.inherits("QQuickComboBox") || item.inherits("QQuickSpinBox"))
        return true;
    for (const QQuickItem *around = item.parentItem(); around; around = around->parentItem()) {
        if (around->inherits("QQuickComboBox") || around->inherits("QQuickSpinBox"))
            return false; // a part of it
    }
    return item.inherits("QQuickAbstractButton") || item.inherits("QQuickSlider") ||
           item.inherits("QQuickTextInput") || item.inherits("QQuickTextEdit") || item.activeFocusOnTab();
}

void collectControls(QQuickItem *item, QList<QQuickItem *> &found)
{
    if (!item->isVisible() || !item->isEnabled() || item->opacity() == 0)
        return;
    if (isControl(*item))
        found += item;
    for (QQuickItem *child : item->childItems())
        collectControls(child, found);
}

/// A button without a name of its own is called by what is written on it, once somebody listens.
QString spokenName(QQuickItem *item)
{
    const QAccessibleInterface *spoken = QAccessible::queryAccessibleInterface(item);
    const QString name = spoken ? spoken->text(QAccessible::Name) : QString();
    return name.isEmpty() && item->inherits("QQuickAbstractButton") ? item->property("text").toString()
                                                                    : name;
}

QString called(QQuickItem *item)
{
    const QString type = QString(item->metaObject()->className()).section("_QML", 0, 0);
    return type + " " + item->objectName() + " \"" + spokenName(item) + "\"";
}

/// Whether all of it lies within what clips it, and within the window.
bool isInSight(QQuickItem *item)
{
    const QRectF place = item->mapRectToScene(item->boundingRect());
    if (!QRectF({0, 0}, item->window()->size()).adjusted(-1, -1, 1, 1).contains(place))
        return false;
    for (QQuickItem *around = item->parentItem(); around; around = around->parentItem()) {
        if (around->clip() &&
            !around->mapRectToScene(around->boundingRect()).adjusted(-1, -1, 1, 1).contains(place))
            return false;
    }
    return true;
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
    void enter_and_the_space_bar_press_what_has_the_focus();
    void escape_closes_a_dialog_and_leaves_the_screen();
    void marks_are_typed_on_a_keyboard();
    void arrow_keys_choose_a_segment_of_the_clock();
    void arrow_keys_move_a_player_to_another_seat();

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
    m_tablet->go("leaveAll");
    screens[std::size_t(number)].open(*m_tablet);
    m_tablet->rest();

    QStringList wrong;
    const Way visited = walk(*m_tablet, wrong);
    QList<QQuickItem *> controls;
    collectControls(m_tablet->window.window()->contentItem(), controls);
    for (QQuickItem *control : controls) {
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
    m_tablet->go("leaveAll");
    screens[std::size_t(number)].open(*m_tablet);
    m_tablet->rest();
    const int before = m_tablet->depth();
    m_tablet->press(Qt::Key_Escape);
    QTRY_COMPARE(m_tablet->depth(), std::max(1, before - 1));
}

void KeyboardTest::enter_and_the_space_bar_press_what_has_the_focus()
{
    for (const Qt::Key key : {Qt::Key_Return, Qt::Key_Enter, Qt::Key_Space}) {
        m_tablet->go("openTable", m_tablet->running);
        m_tablet->rest();
        QVERIFY(m_tablet->tabTo("deliver-2"));
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
        QVERIFY(m_tablet->tabTo(button));
        m_tablet->press(Qt::Key_Space);
        m_tablet->touch.waitForSight(inside);
        QVERIFY(m_tablet->tabTo(inside));
        m_tablet->press(Qt::Key_Escape);
        m_tablet->touch.waitFor("it is closed", [&] { return !m_tablet->touch.find(inside); });
        QCOMPARE(m_tablet->depth(), before);
        QCOMPARE(m_tablet->focused(), QString(button)); // where it was before
    }
    QCOMPARE(m_tablet->touch.trouble(), QString());
}

void KeyboardTest::marks_are_typed_on_a_keyboard()
{
    m_tablet->window.window()->resize(1280, 800); // small screens have that button in the mine
    m_tablet->go("openTable", m_tablet->running);
    m_tablet->rest();
    QVERIFY(m_tablet->tabTo("marks-1"));
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
    QVERIFY(m_tablet->tabTo("clock"));
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
    QVERIFY(m_tablet->tabTo("grip-0"));
    m_tablet->press(Qt::Key_Down);
    m_tablet->press(Qt::Key_Down);
    QCOMPARE(m_tablet->focused(), QString("grip-2"));
    const QAbstractItemModel *seats = m_tablet->app.newGame()->seats();
    QCOMPARE(valueIn(seats, 2, "name").toString(), evening::names.first());
    m_tablet->press(Qt::Key_Up);
    QCOMPARE(valueIn(seats, 1, "name").toString(), evening::names.first());
}

QTEST_MAIN(KeyboardTest)
#include "keyboard_test.moc"
