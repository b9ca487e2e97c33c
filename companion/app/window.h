// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QQmlApplicationEngine>
#include <QSize>
#include <QStringList>

class QQuickWindow;

namespace companion {

class App;

/// The app's window, as people get it. Before the first one: useOurStyle().
class Window
{
public:
    static constexpr QSize usualSize{1280, 800};

    /// It begins no larger than the room there is on the screen.
    explicit Window(App &app, const QSize &room = usualSize);

    QQuickWindow *window() const; ///< nothing when the screens could not be loaded
    QObject *screens() const;     ///< which can be asked to show any of them
    const QStringList &warnings() const { return m_warnings; } ///< what QML complained about

    QQmlApplicationEngine &engine() { return m_engine; }

private:
    QStringList m_warnings;
    QQmlApplicationEngine m_engine;
};

/// Controls look the same on every desktop, with a graphics card and without.
void useOurStyle();

} // namespace companion
