// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// What any program with Qt Quick Controls costs: an empty window, by which the app's start is told.
#include "first_frame.h"

#include <QGuiApplication>
#include <QQmlApplicationEngine>

int main(int argc, char **argv)
{
    const double begun = bench::millisecondsNow();
    const QGuiApplication application(argc, argv);
    QQmlApplicationEngine engine;
    engine.loadData("import QtQuick.Controls\nApplicationWindow { width: 1280; height: 800; visible: true }");
    return bench::sayFirstFrame(qobject_cast<QQuickWindow *>(engine.rootObjects().value(0)), begun);
}
