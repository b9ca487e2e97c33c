// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later

// Every screen under a finger and under a mouse: what can be pressed shows that it is pressed, who slides off
// it has done nothing, who lets go has pressed it once, and from wherever that leads there is a way back.

#include "every_screen.h"

#include <QPointer>
#include <QRegularExpression>
#include <QSignalSpy>

namespace {

enum class Pointer { Finger, Mouse };

/// A finger or a mouse on the window.
class Hand
{
public:
    Hand(QQuickWindow *window, Pointer pointer)
        : m_window(window)
        , m_pointer(pointer)
    {
        static QPointingDevice *screen = QTest::createTouchDevice();
        m_screen = screen;
    }
    void press(QPoint place)
    {
        if (m_pointer == Pointer::Finger)
            QTest::touchEvent(m_window, m_screen).press(0, place, m_window);
        else
            QTest::mousePress(m_window, Qt::LeftButton, {}, place);
    }
    void move(QPoint place)
    {
        if (m_pointer == Pointer::Finger)
            QTest::touchEvent(m_window, m_screen).move(0, place, m_window);
        else
            QTest::mouseMove(m_window, place);
    }
    void release(QPoint place)
    {
        if (m_pointer == Pointer::Finger)
            QTest::touchEvent(m_window, m_screen).release(0, place, m_window);
        else
            QTest::mouseRelease(m_window, Qt::LeftButton, {}, place);
    }

private:
    QQuickWindow *m_window;
    Pointer m_pointer;
    QPointingDevice *m_screen = nullptr;
};

/// What keeps a control in one's mind while lists are filled anew: its name, or which of its kind it is.
QStringList keysOf(const QList<QQuickItem *> &controls)
{
    QStringList keys;
    QHash<QString, int> seen;
    for (const QQuickItem *control : controls) {
        const QString name = control->objectName().isEmpty()
                                 ? QString(control->metaObject()->className()).section("_QML", 0, 0)
                                 : control->objectName();
        keys += name + "#" + QString::number(seen[name]++);
    }
    return keys;
}

QQuickItem *findControl(const Tablet &tablet, const QString &key)
{
    const QList<QQuickItem *> controls = controlsOf(tablet);
    return controls.value(keysOf(controls).indexOf(key));
}

/// Cards, carts and rows are many of one kind: the first stands for all of them.
QStringList oneOfEachKind(const QStringList &keys)
{
    static const QRegularExpression number("[0-9]+(?=$|#|-)|(?<=-)[^#]*");
    QStringList kinds;
    QStringList chosen;
    for (const QString &key : keys) {
        const QString kind = key.section('#', 0, 0).remove(number);
        if (kinds.contains(kind))
            continue;
        kinds += kind;
        chosen += key;
    }
    return chosen;
}

bool isButton(const QQuickItem *item)
{
    return item->inherits("QQuickAbstractButton");
}

bool isField(const QQuickItem *item)
{
    return item->inherits("QQuickTextInput") || item->inherits("QQuickTextEdit") ||
           item->inherits("QQuickComboBox") || item->inherits("QQuickSlider");
}

/// Scrolls whatever is around it until it is in sight, and gives where it is then.
QPoint placeOf(QQuickItem *item)
{
    for (QQuickItem *around = item->parentItem(); around; around = around->parentItem()) {
        if (!around->inherits("QQuickFlickable"))
            continue;
        QMetaObject::invokeMethod(around, "cancelFlick");
        const QPointF off =
            around->mapFromScene(Touch::centre(item)) - QPointF(around->width() / 2, around->height() / 2);
        if (std::abs(off.x()) > around->width() / 2 - item->width() / 2)
            around->setProperty("contentX", around->property("contentX").toReal() + off.x());
        if (std::abs(off.y()) > around->height() / 2 - item->height() / 2)
            around->setProperty("contentY", around->property("contentY").toReal() + off.y());
        QMetaObject::invokeMethod(around, "returnToBounds");
    }
    QCoreApplication::processEvents();
    return Touch::centre(item).toPoint();
}

/// Beside the control, wherever there is more room.
QPoint besideOf(QQuickItem *item)
{
    constexpr int away = 60;
    const QRectF place = item->mapRectToScene(item->boundingRect());
    const QPointF middle = place.center();
    const bool up = middle.y() > item->window()->height() / 2.0;
    return QPointF(middle.x(), up ? place.top() - away : place.bottom() + away).toPoint();
}

bool somethingIsOpen(const Tablet &tablet)
{
    const QList<QQuickItem *> layers = tablet.window.window()->contentItem()->childItems();
    return std::any_of(layers.begin(), layers.end(), [](const QQuickItem *layer) {
        return layer->inherits("QQuickOverlay") && layer->isVisible() && !layer->childItems().isEmpty();
    });
}

} // namespace

class PointerTest : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { companion::useOurStyle(); }
    void init()
    {
        if (!m_tablet)
            m_tablet = std::make_unique<Tablet>();
    }
    void cleanup()
    {
        const QStringList warnings = m_tablet->window.warnings();
        if (QTest::currentTestFailed() || !warnings.isEmpty())
            m_tablet.reset();
        QVERIFY2(warnings.isEmpty(), qPrintable(warnings.join('\n')));
    }
    void cleanupTestCase() { m_tablet.reset(); }

    void who_slides_off_a_button_has_not_pressed_it_data() { allScreens({{1280, 800}, {800, 480}}); }
    void who_slides_off_a_button_has_not_pressed_it();
    void every_button_can_be_pressed_and_there_is_a_way_back_data() { allScreens({{1280, 800}}); }
    void every_button_can_be_pressed_and_there_is_a_way_back();
    void fields_take_the_focus_where_they_are_pressed_data() { allScreens({{1280, 800}}); }
    void fields_take_the_focus_where_they_are_pressed();
    void a_player_is_dragged_to_another_seat_data() { bothPointers(); }
    void a_player_is_dragged_to_another_seat();
    void a_segment_of_the_clock_tells_about_itself_data() { bothPointers(); }
    void a_segment_of_the_clock_tells_about_itself();

private:
    static void bothPointers()
    {
        QTest::addColumn<Pointer>("pointer");
        QTest::newRow("finger") << Pointer::Finger;
        QTest::newRow("mouse") << Pointer::Mouse;
    }
    static void allScreens(const QList<QSize> &sizes)
    {
        QTest::addColumn<int>("number");
        QTest::addColumn<QSize>("size");
        QTest::addColumn<Pointer>("pointer");
        for (const QSize size : sizes) {
            for (const auto &[pointer, name] :
                 {std::pair(Pointer::Finger, "finger"), {Pointer::Mouse, "mouse"}}) {
                for (std::size_t number = 0; number < screens.size(); ++number) {
                    const bool isTurnOfFinger = number % 2 == 0;
                    if (onceIsEnough &&
                        (size != sizes.first() || (pointer == Pointer::Finger) != isTurnOfFinger))
                        continue;
                    QTest::addRow("%s, %s, %d wide", screens[number].name, name, size.width())
                        << int(number) << size << pointer;
                }
            }
        }
    }
    void open(int number, const QSize &size)
    {
        m_tablet->app.settings()->setReducedMotion(true); // whatever was pressed before
        m_tablet->window.window()->resize(size);
        QTRY_VERIFY(!m_tablet->window.screens()->property("busy").toBool());
        openScreen(*m_tablet, screens[std::size_t(number)]);
    }

    std::unique_ptr<Tablet> m_tablet;
};

void PointerTest::who_slides_off_a_button_has_not_pressed_it()
{
    QFETCH(const int, number);
    QFETCH(const QSize, size);
    QFETCH(const Pointer, pointer);
    open(number, size);
    Hand hand(m_tablet->window.window(), pointer);
    const int depth = m_tablet->depth();
    QStringList wrong;
    int pressed = 0;
    for (const QString &key : oneOfEachKind(keysOf(controlsOf(*m_tablet)))) {
        const QPointer<QQuickItem> control = findControl(*m_tablet, key);
        if (!control || !isButton(control))
            continue;
        const QPoint place = placeOf(control);
        QSignalSpy clicked(control, SIGNAL(clicked()));
        hand.press(place);
        const auto isPressed = [&] { return control && control->property("pressed").toBool(); };
        if (QTest::qWaitFor(isPressed, 500))
            ++pressed;
        else
            wrong += key + " does not look pressed";
        const QPoint beside = control ? besideOf(control) : place;
        for (int step = 1; step <= 6; ++step)
            hand.move(place + (beside - place) * step / 6);
        if (!QTest::qWaitFor([&] { return !isPressed(); }, 500)) // fingers are followed frame by frame
            wrong += key + " looks pressed though the " + (pointer == Pointer::Finger ? "finger" : "mouse") +
                     " is beside it";
        hand.release(beside);
        QCoreApplication::processEvents();
        if (!clicked.isEmpty() || m_tablet->depth() != depth || somethingIsOpen(*m_tablet)) {
            wrong += key + " was pressed though it was let go beside it";
            break;
        }
    }
    QVERIFY2(wrong.isEmpty(), qPrintable('\n' + wrong.join('\n')));
    QVERIFY(pressed > 0);
}

void PointerTest::every_button_can_be_pressed_and_there_is_a_way_back()
{
    QFETCH(const int, number);
    QFETCH(const QSize, size);
    QFETCH(const Pointer, pointer);
    m_tablet = std::make_unique<Tablet>(); // what was pressed on other screens is not to be seen
    open(number, size);
    QStringList wrong;
    for (const QString &key : oneOfEachKind(keysOf(controlsOf(*m_tablet)))) {
        open(number, size);
        if (!findControl(*m_tablet, key)) { // gone by what was pressed before
            m_tablet = std::make_unique<Tablet>();
            open(number, size);
        }
        const QPointer<QQuickItem> control = findControl(*m_tablet, key);
        if (!control) {
            wrong += key + " is not there any more";
            continue;
        }
        if (!isButton(control))
            continue;
        Hand hand(m_tablet->window.window(), pointer);
        const QPoint place = placeOf(control);
        QSignalSpy clicked(control, SIGNAL(clicked()));
        hand.press(place);
        QCoreApplication::processEvents();
        hand.release(place);
        m_tablet->rest();
        if (clicked.count() != 1)
            wrong += key + " was pressed " + QString::number(clicked.count()) + " times";
        const auto isHome = [&] { return m_tablet->depth() == 1 && !somethingIsOpen(*m_tablet); };
        for (int step = 0; step < 12 && !isHome(); ++step) {
            m_tablet->press(Qt::Key_Escape);
            m_tablet->rest();
        }
        if (!isHome())
            wrong += "there is no way back from where " + key + " leads";
    }
    QVERIFY2(wrong.isEmpty(), qPrintable('\n' + wrong.join('\n')));
}

void PointerTest::fields_take_the_focus_where_they_are_pressed()
{
    QFETCH(const int, number);
    QFETCH(const QSize, size);
    QFETCH(const Pointer, pointer);
    open(number, size);
    Hand hand(m_tablet->window.window(), pointer);
    QStringList wrong;
    for (const QString &key : keysOf(controlsOf(*m_tablet))) {
        const QPointer<QQuickItem> control = findControl(*m_tablet, key);
        if (!control || !isField(control))
            continue;
        const QPoint place = placeOf(control);
        m_tablet->window.window()->contentItem()->forceActiveFocus();
        hand.press(place);
        QCoreApplication::processEvents();
        hand.release(place);
        QCoreApplication::processEvents();
        if (control && !control->hasActiveFocus() &&
            !control->isAncestorOf(m_tablet->window.window()->activeFocusItem()))
            wrong += key + " did not take the focus";
        if (somethingIsOpen(*m_tablet)) {
            m_tablet->press(Qt::Key_Escape);
            m_tablet->rest();
        }
    }
    QVERIFY2(wrong.isEmpty(), qPrintable('\n' + wrong.join('\n')));
}

void PointerTest::a_player_is_dragged_to_another_seat()
{
    QFETCH(const Pointer, pointer);
    m_tablet = std::make_unique<Tablet>();
    m_tablet->go("newGame", false);
    evening::choosePlayers(m_tablet->app);
    m_tablet->rest();
    Hand hand(m_tablet->window.window(), pointer);
    const QPoint from = Touch::centre(m_tablet->touch.find("grip-0")).toPoint();
    const QPoint to = Touch::centre(m_tablet->touch.find("grip-2")).toPoint() + QPoint(0, 10);
    hand.press(from);
    for (int step = 1; step <= 10; ++step) {
        hand.move(from + (to - from) * step / 10);
        QTest::qWait(20);
    }
    hand.release(to);
    const QAbstractItemModel *seats = m_tablet->app.newGame()->seats();
    QTRY_COMPARE(valueIn(seats, 2, "name").toString(), evening::names.first());
    QCOMPARE(valueIn(seats, 0, "name").toString(), evening::names[1]);
}

void PointerTest::a_segment_of_the_clock_tells_about_itself()
{
    QFETCH(const Pointer, pointer);
    m_tablet = std::make_unique<Tablet>();
    m_tablet->go("openTable", m_tablet->running);
    m_tablet->rest();
    Hand hand(m_tablet->window.window(), pointer);
    const QQuickItem *clock = m_tablet->touch.find("clock");
    // The first segment lies at the left, the fourth, with black squares, right of the top.
    const double reach = std::min(clock->width(), clock->height()) * 0.4;
    const QPoint fourth = (Touch::centre(clock) + QPointF(reach * 0.26, -reach * 0.96)).toPoint();
    hand.press(fourth);
    hand.release(fourth);
    const QObject *popup = m_tablet->window.window()->findChild<QObject *>("segmentPopup");
    QTRY_VERIFY(popup->property("opened").toBool());
    QCOMPARE(popup->property("number").toInt(), 4);
}

QTEST_MAIN(PointerTest)
#include "pointer_test.moc"
