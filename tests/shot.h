// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "companion/app/window.h"

#include <QQuickItem>
#include <QQuickWindow>
#include <QTest>

/// Takes the pictures of one window.
struct Shot {
    QString folder;
    QString suffix;
    companion::Window &window;
    QStringList only; ///< these screens; all if it is empty

    void take(const QString &screen) const
    {
        if (!only.isEmpty() && !only.contains(screen)) {
            QTest::qWait(60);
            return;
        }
        const QString file = folder + "/" + screen + suffix + ".png";
        if (!atRest().save(file))
            qFatal("%s cannot be written.", qPrintable(file));
    }
    /// What is to be seen once nothing moves any more, also on a machine that is busy.
    QImage atRest() const
    {
        QTest::qWait(450);
        QImage before;
        QImage now = window.window()->grabWindow();
        const auto stands = [&] {
            before = std::exchange(now, window.window()->grabWindow());
            return before == now && !window.screens()->property("busy").toBool();
        };
        for (int look = 0; look < 30; ++look) {
            QTest::qWait(60); // so that what moves has moved since the last look
            if (stands())
                break;
        }
        return now;
    }
    QQuickItem *find(QQuickItem *item, const QString &name) const
    {
        if (!item->isVisible())
            return nullptr;
        if (item->objectName() == name)
            return item;
        const QList<QQuickItem *> children = item->childItems();
        for (auto child = children.rbegin(); child != children.rend(); ++child) { // what is in front first
            if (QQuickItem *found = find(*child, name))
                return found;
        }
        return nullptr;
    }
    bool tap(const QString &name, const char *signal = "clicked") const
    {
        QTest::qWait(50); // lists are filled with the next frame
        QQuickItem *button = find(window.window()->contentItem(), name);
        return button && QMetaObject::invokeMethod(button, signal);
    }
    void showTab(int tab) const
    {
        for (QObject *bar : window.window()->findChildren<QObject *>("tabs"))
            bar->setProperty("currentIndex", tab);
    }
    void close() const { QTest::keyClick(window.window(), Qt::Key_Escape); }
    /// What opens on top of a screen; small screens lack some buttons.
    void takeOpened(const QString &button, const QString &name) const
    {
        if (!tap(button))
            return;
        take(name);
        close();
    }
    void call(const char *function) const { QMetaObject::invokeMethod(window.screens(), function); }
    template <typename Value>
    void call(const char *function, const Value &value) const
    {
        QMetaObject::invokeMethod(window.screens(), function,
                                  QArgument<Value>(QMetaType::fromType<Value>().name(), value));
    }
};
