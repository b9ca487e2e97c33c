// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "sample_evening.h"
#include "touch_story.h"

#include "companion/app/window.h"
#include "companion/view/app.h"

#include <QTemporaryDir>

namespace newcomer {

/// A tablet with a new game of four.
struct Tablet {
    QTemporaryDir folder;
    companion::App app{folder.filePath("steiger.db").toStdString()};
    companion::Window window{app};
    Touch touch{window.window()};

    Tablet()
    {
        app.settings()->setLanguage("en");
        app.settings()->setReducedMotion(true);
    }
    void play(const char *followed = nullptr)
    {
        app.newGame()->begin();
        if (followed)
            app.newGame()->setProperty(followed, true);
        evening::choosePlayers(app);
        const QString id = app.newGame()->start();
        QMetaObject::invokeMethod(window.screens(), "openTable", Q_ARG(QString, id));
        touch.waitForSight("deliver-0");
    }
    void resize(int width, int height)
    {
        window.window()->resize(width, height);
        QTest::qWait(60);
    }
    bool isWhole(const QQuickItem *item) const
    {
        const QRectF screen({0, 0}, window.window()->size());
        return item && screen.contains(item->mapRectToScene(item->boundingRect()));
    }
};

} // namespace newcomer
