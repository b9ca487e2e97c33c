// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "companion/view/desktop.h"

#include <QDBusMessage>
#include <QDBusObjectPath>
#include <QDBusPendingCallWatcher>
#include <QDBusPendingReply>
#include <QFileInfo>

namespace companion {

namespace {

const QString portalService = QStringLiteral("org.freedesktop.portal.Desktop");
const QString portalPath = QStringLiteral("/org/freedesktop/portal/desktop");
const QString settingsInterface = QStringLiteral("org.freedesktop.portal.Settings");
const QString appearance = QStringLiteral("org.freedesktop.appearance");
const QString colorScheme = QStringLiteral("color-scheme");
const QString screenSaver = QStringLiteral("org.freedesktop.ScreenSaver");

constexpr uint prefersDark = 1;
constexpr uint inhibitIdle = 8;

// Without this look, a new bus would be started where there is none.
bool busIsThere()
{
    return !qEnvironmentVariableIsEmpty("DBUS_SESSION_BUS_ADDRESS") ||
           QFileInfo::exists(qEnvironmentVariable("XDG_RUNTIME_DIR") + "/bus");
}

// The answer of a call, once there is one. Errors are answers that nobody needs.
template <typename Answered>
void ask(const QDBusConnection &bus, const QDBusMessage &question, QObject *asker, Answered answered)
{
    auto *watcher = new QDBusPendingCallWatcher(bus.asyncCall(question), asker);
    QObject::connect(watcher, &QDBusPendingCallWatcher::finished, asker, [watcher, answered] {
        answered(watcher->reply());
        watcher->deleteLater();
    });
}

QString reason()
{
    return QStringLiteral("A game is on the table");
}

} // namespace

Desktop::Desktop(Bus bus, QObject *parent)
    : QObject(parent)
{
    if (!bus && busIsThere())
        bus = [] { return QDBusConnection::sessionBus(); };
    if (!bus)
        return;
    const auto found = std::make_shared<std::optional<QDBusConnection>>();
    m_background.run([=] { *found = bus(); },
                     [=, this] {
                         if ((*found)->isConnected())
                             connected(**found);
                     });
}

Desktop::~Desktop()
{
    m_wantedAwake = false;
    release();
}

void Desktop::connected(const QDBusConnection &bus)
{
    m_bus = bus;
    qRegisterMetaType<QDBusVariant>(); // without it Qt does not find the slot
    // From whomever: finding out who owns the portal's name would be a question that waits for its answer.
    m_bus->connect(QString(), portalPath, settingsInterface, QStringLiteral("SettingChanged"), this,
                   SLOT(settingChanged(QString, QString, QDBusVariant)));
    QDBusMessage question =
        QDBusMessage::createMethodCall(portalService, portalPath, settingsInterface, QStringLiteral("Read"));
    question << appearance << colorScheme;
    ask(*m_bus, question, this, [this](const QDBusMessage &answer) {
        if (answer.type() == QDBusMessage::ReplyMessage && !answer.arguments().isEmpty())
            setScheme(answer.arguments().first());
    });
    if (m_wantedAwake)
        askPortal();
}

void Desktop::settingChanged(const QString &group, const QString &name, const QDBusVariant &value)
{
    if (group == appearance && name == colorScheme)
        setScheme(value.variant());
}

// The portal wraps the number once or twice.
void Desktop::setScheme(const QVariant &scheme)
{
    QVariant inner = scheme;
    while (inner.canConvert<QDBusVariant>())
        inner = inner.value<QDBusVariant>().variant();
    const bool dark = inner.toUInt() == prefersDark;
    if (dark == m_dark)
        return;
    m_dark = dark;
    emit darkChanged();
}

void Desktop::keepAwake(bool awake)
{
    if (awake == m_wantedAwake)
        return;
    m_wantedAwake = awake;
    if (!awake)
        release();
    else if (m_bus)
        askPortal();
}

void Desktop::askPortal()
{
    QDBusMessage question = QDBusMessage::createMethodCall(portalService, portalPath,
                                                           QStringLiteral("org.freedesktop.portal.Inhibit"),
                                                           QStringLiteral("Inhibit"));
    question << QString() << inhibitIdle << QVariantMap{{QStringLiteral("reason"), reason()}};
    ask(*m_bus, question, this, [this](const QDBusMessage &answer) {
        if (answer.type() != QDBusMessage::ReplyMessage || answer.arguments().isEmpty()) {
            askScreenSaver();
            return;
        }
        m_portalRequest = answer.arguments().first().value<QDBusObjectPath>().path();
        emit awakeChanged();
        if (!m_wantedAwake) // somebody has thought better of it meanwhile
            release();
    });
}

void Desktop::askScreenSaver()
{
    QDBusMessage question = QDBusMessage::createMethodCall(
        screenSaver, QStringLiteral("/org/freedesktop/ScreenSaver"), screenSaver, QStringLiteral("Inhibit"));
    question << QStringLiteral("Steiger") << reason();
    ask(*m_bus, question, this, [this](const QDBusMessage &answer) {
        if (answer.type() != QDBusMessage::ReplyMessage || answer.arguments().isEmpty())
            return;
        m_screenSaverCookie = answer.arguments().first().toUInt();
        emit awakeChanged();
        if (!m_wantedAwake)
            release();
    });
}

void Desktop::release()
{
    if (!m_bus || !awake())
        return;
    if (m_portalRequest)
        m_bus->send(QDBusMessage::createMethodCall(portalService, *m_portalRequest,
                                                   QStringLiteral("org.freedesktop.portal.Request"),
                                                   QStringLiteral("Close")));
    if (m_screenSaverCookie) {
        QDBusMessage farewell =
            QDBusMessage::createMethodCall(screenSaver, QStringLiteral("/org/freedesktop/ScreenSaver"),
                                           screenSaver, QStringLiteral("UnInhibit"));
        m_bus->send(farewell << *m_screenSaverCookie);
    }
    m_portalRequest.reset();
    m_screenSaverCookie.reset();
    emit awakeChanged();
}

} // namespace companion
