// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "companion/view/desktop.h"
#include "tests/stories.h"

#include <QDBusMessage>
#include <QDBusObjectPath>
#include <QDBusVirtualObject>
#include <QElapsedTimer>
#include <QProcess>
#include <QSemaphore>
#include <QSignalSpy>
#include <QtTest>

using companion::Desktop;

namespace {

const QString portalPath = QStringLiteral("/org/freedesktop/portal/desktop");

} // namespace

/// Answers like the portal of a desktop. A desktop without one has only the screen saver.
class FakePortal : public QObject
{
    Q_OBJECT
    Q_CLASSINFO("D-Bus Interface", "org.freedesktop.portal.Settings")

public:
    uint scheme = 0;

public slots:
    QDBusVariant Read(const QString &group, const QString &name)
    {
        const bool known = group == "org.freedesktop.appearance" && name == "color-scheme";
        // As real ones do, a variant inside a variant.
        return QDBusVariant(QVariant::fromValue(QDBusVariant(known ? scheme : 0U)));
    }
};

class FakeInhibitor : public QDBusVirtualObject
{
public:
    QStringList calls;
    bool portal = true;

    QString introspect(const QString &) const override { return {}; }
    bool handleMessage(const QDBusMessage &message, const QDBusConnection &bus) override
    {
        const QString called = message.interface().section('.', -1) + "." + message.member();
        if (called == "Inhibit.Inhibit" && portal)
            bus.send(message.createReply(QVariant::fromValue(QDBusObjectPath("/request/1"))));
        else if (called == "ScreenSaver.Inhibit")
            bus.send(message.createReply(7U));
        else if (called == "Request.Close")
            bus.send(message.createReply());
        else if (called == "ScreenSaver.UnInhibit")
            bus.send(message.createReply());
        else
            return false;
        calls += called;
        return true;
    }
};

class DesktopTest : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void cleanupTestCase();
    void cleanup();
    void a_dark_desktop_is_noticed_and_so_is_a_change();
    void a_desktop_that_does_not_say_is_light();
    void the_screen_stays_awake_and_may_sleep_again();
    void without_a_portal_the_screen_saver_is_asked();
    void who_thinks_better_of_it_meanwhile_is_heard();
    void without_a_bus_nothing_happens();
    void a_bus_that_does_not_answer_keeps_nobody_waiting();

private:
    Desktop::Bus bus()
    {
        return [address = m_address] {
            return QDBusConnection::connectToBus(address, QString("steiger %1").arg(++s_number));
        };
    }
    QDBusConnection desktop(const QString &service)
    {
        QDBusConnection connection = QDBusConnection::connectToBus(m_address, "desktop");
        connection.registerService(service);
        return connection;
    }

    static inline std::atomic<int> s_number = 0;
    QProcess m_daemon;
    QString m_address;
};

void DesktopTest::initTestCase()
{
    m_daemon.start("dbus-daemon", {"--session", "--nofork", "--nopidfile", "--print-address"});
    QVERIFY2(m_daemon.waitForReadyRead(), "dbus-daemon is needed here");
    m_address = QString::fromUtf8(m_daemon.readLine()).trimmed();
}

void DesktopTest::cleanupTestCase()
{
    m_daemon.terminate();
    m_daemon.waitForFinished();
}

void DesktopTest::cleanup()
{
    QDBusConnection::disconnectFromBus("desktop");
}

void DesktopTest::a_dark_desktop_is_noticed_and_so_is_a_change()
{
    FakePortal portal;
    portal.scheme = 1;
    QDBusConnection connection = desktop("org.freedesktop.portal.Desktop");
    connection.registerObject(portalPath, &portal, QDBusConnection::ExportAllSlots);
    const Desktop steiger(bus());
    QVERIFY(!steiger.dark());
    QTRY_VERIFY(steiger.dark());
    const auto change = [&](const char *name, uint value) {
        connection.send(
            QDBusMessage::createSignal(portalPath, "org.freedesktop.portal.Settings", "SettingChanged")
            << "org.freedesktop.appearance" << name << QVariant::fromValue(QDBusVariant(value)));
    };
    change("accent-color", 0);
    change("color-scheme", 2);
    QTRY_VERIFY(!steiger.dark());
    change("color-scheme", 1);
    QTRY_VERIFY(steiger.dark());
}

void DesktopTest::a_desktop_that_does_not_say_is_light()
{
    const Desktop steiger(bus());
    const QSignalSpy changed(&steiger, &Desktop::darkChanged);
    QTest::qWait(200);
    QVERIFY(!steiger.dark());
    QVERIFY(changed.isEmpty());
}

void DesktopTest::the_screen_stays_awake_and_may_sleep_again()
{
    FakeInhibitor inhibitor;
    QDBusConnection connection = desktop("org.freedesktop.portal.Desktop");
    connection.registerVirtualObject("/", &inhibitor, QDBusConnection::SubPath);
    Desktop steiger(bus());
    steiger.keepAwake(true); // before the bus is found
    QTRY_VERIFY(steiger.awake());
    steiger.keepAwake(true);
    steiger.keepAwake(false);
    QVERIFY(!steiger.awake());
    QTRY_COMPARE(inhibitor.calls, QStringList({"Inhibit.Inhibit", "Request.Close"}));
}

void DesktopTest::without_a_portal_the_screen_saver_is_asked()
{
    FakeInhibitor inhibitor;
    inhibitor.portal = false;
    QDBusConnection connection = desktop("org.freedesktop.ScreenSaver");
    connection.registerVirtualObject("/", &inhibitor, QDBusConnection::SubPath);
    {
        Desktop steiger(bus());
        steiger.keepAwake(true);
        QTRY_VERIFY(steiger.awake());
    } // a program that ends lets the screen sleep
    QTRY_COMPARE(inhibitor.calls, QStringList({"ScreenSaver.Inhibit", "ScreenSaver.UnInhibit"}));
}

void DesktopTest::who_thinks_better_of_it_meanwhile_is_heard()
{
    FakeInhibitor inhibitor;
    QDBusConnection connection = desktop("org.freedesktop.portal.Desktop");
    connection.registerVirtualObject("/", &inhibitor, QDBusConnection::SubPath);
    Desktop steiger(bus());
    const QSignalSpy awake(&steiger, &Desktop::awakeChanged);
    QTest::qWait(100); // the bus is there
    steiger.keepAwake(true);
    steiger.keepAwake(false); // before the desktop has answered
    QTRY_COMPARE(inhibitor.calls, QStringList({"Inhibit.Inhibit", "Request.Close"}));
    QVERIFY(!steiger.awake());
}

void DesktopTest::without_a_bus_nothing_happens()
{
    Desktop steiger([] { return QDBusConnection::connectToBus("unix:path=/no/such/socket", "nobody"); });
    steiger.keepAwake(true);
    QTest::qWait(100);
    steiger.keepAwake(false);
    QVERIFY(!steiger.dark());
    QVERIFY(!steiger.awake());
}

void DesktopTest::a_bus_that_does_not_answer_keeps_nobody_waiting()
{
    QSemaphore answer;
    QElapsedTimer clock;
    clock.start();
    Desktop steiger([&] {
        answer.acquire();
        return QDBusConnection::connectToBus("unix:path=/no/such/socket", "late");
    });
    steiger.keepAwake(true);
    QVERIFY(clock.elapsed() < 100);
    QVERIFY(!steiger.awake());
    answer.release();
}

GUILESS_STORY(DesktopTest)
#include "desktop_view_test.moc"
