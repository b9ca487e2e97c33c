// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "companion/app/window.h"

#include "companion/app/keyboard.h"
#include "companion/app/quiet_at_tap.h"
#include "companion/view/app.h"

#include <QCoreApplication>
#include <QFontDatabase>
#include <QQuickStyle>
#include <QQuickWindow>
#include <QThreadPool>
#include <QtQml/qqmlextensionplugin.h>

Q_IMPORT_QML_PLUGIN(CompanionPlugin)
Q_IMPORT_QML_PLUGIN(Companion_DrawingsPlugin)
Q_IMPORT_QML_PLUGIN(Companion_LookPlugin)
Q_IMPORT_QML_PLUGIN(Companion_StylePlugin)
Q_IMPORT_QML_PLUGIN(Companion_UiPlugin)

namespace companion {

Window::Window(App &app, const QSize &room)
{
    // Which fonts there are takes long to find out, and is known when the screens have been read.
    QThreadPool::globalInstance()->start([] { QFontDatabase::families(); });
    QObject::connect(&m_engine, &QQmlEngine::warnings, &m_engine, [this](const QList<QQmlError> &warnings) {
        for (const QQmlError &warning : warnings)
            m_warnings += warning.toString();
    });
    m_engine.addImportPath(QCoreApplication::applicationDirPath() + "/../qml"); // Companion.Live alone
    m_engine.addImportPath("qrc:/qt/qml");
    const QSize size = usualSize.boundedTo(room);
    m_engine.setInitialProperties(
        {{"app", QVariant::fromValue(&app)}, {"width", size.width()}, {"height", size.height()}});
    m_engine.load(QUrl("qrc:/qt/qml/Companion/Ui/Main.qml"));
    QObject::connect(app.settings(), &Settings::languageChanged, &m_engine, &QQmlEngine::retranslate);
    if (window()) {
        useKeyboard(*window());
        beQuietAtTap(*window(), *app.voice());
    }
}

QQuickWindow *Window::window() const
{
    const QList<QObject *> roots = m_engine.rootObjects();
    return roots.isEmpty() ? nullptr : qobject_cast<QQuickWindow *>(roots.first());
}

QObject *Window::screens() const
{
    return window() ? window()->findChild<QObject *>("screens") : nullptr;
}

void useOurStyle()
{
    QQuickStyle::setStyle("Companion.Style");
    QQuickStyle::setFallbackStyle("Basic");
}

} // namespace companion
