// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later

// Two fingers swiped to the left take back, to the right bring back; one finger does neither.

#include "sample_evening.h"
#include "touch_story.h"

#include "companion/app/window.h"
#include "companion/view/app.h"

#include <QTemporaryDir>

namespace {

/// A tablet in the first shift of a game in which Anna has delivered an order.
struct Tablet {
    QTemporaryDir folder;
    companion::App app{folder.filePath("steiger.db").toStdString()};
    QString id = evening::begin(app);
    companion::Window window{app};
    Touch touch{window.window()};

    Tablet()
    {
        app.settings()->setLanguage("en");
        app.settings()->setReducedMotion(true);
        QMetaObject::invokeMethod(window.screens(), "openTable", Q_ARG(QString, id));
        evening::deliver(app, 0, {8});
        touch.waitForSight("deliver-0");
        QTest::qWait(60);
    }
    int points() { return valueIn(app.table()->players(), 0, "score").toInt(); }
};

constexpr int delivered = 9;

} // namespace

class TwoFingerTest : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { companion::useOurStyle(); }
    void init() { m_tablet = std::make_unique<Tablet>(); }

    void a_swipe_with_two_fingers_takes_back_and_brings_back_data() { screens(); }
    void a_swipe_with_two_fingers_takes_back_and_brings_back();
    void one_finger_or_a_short_way_takes_nothing_back_data() { screens(); }
    void one_finger_or_a_short_way_takes_nothing_back();
    void two_fingers_up_or_down_take_nothing_back();

private:
    static void screens()
    {
        QTest::addColumn<QString>("way");
        QTest::newRow("at the table") << QString();
        QTest::newRow("on the orders") << QString("openOrders");
        QTest::newRow("in the mine") << QString("openMine");
    }
    void open(const QString &way)
    {
        if (way.isEmpty())
            return;
        QMetaObject::invokeMethod(m_tablet->window.screens(), qPrintable(way), Q_ARG(int, 0));
        m_tablet->touch.waitForSight("mainAction");
        QTest::qWait(60);
    }

    std::unique_ptr<Tablet> m_tablet;
};

void TwoFingerTest::a_swipe_with_two_fingers_takes_back_and_brings_back()
{
    QFETCH(const QString, way);
    open(way);
    QCOMPARE(m_tablet->points(), delivered);
    m_tablet->touch.swipe(2, {-200, 0});
    QTRY_COMPARE(m_tablet->points(), 0);
    m_tablet->touch.swipe(2, {200, 0});
    QTRY_COMPARE(m_tablet->points(), delivered);
    QCOMPARE(m_tablet->touch.trouble(), QString());
}

void TwoFingerTest::one_finger_or_a_short_way_takes_nothing_back()
{
    QFETCH(const QString, way);
    open(way);
    m_tablet->touch.swipe(1, {-200, 0});
    m_tablet->touch.swipe(2, {-40, 0});
    QTest::qWait(50);
    QCOMPARE(m_tablet->points(), delivered);
}

void TwoFingerTest::two_fingers_up_or_down_take_nothing_back()
{
    m_tablet->touch.swipe(2, {-100, 250});
    m_tablet->touch.swipe(2, {-100, -250});
    QTest::qWait(50);
    QCOMPARE(m_tablet->points(), delivered);
}

QTEST_MAIN(TwoFingerTest)
#include "two_finger_test.moc"
