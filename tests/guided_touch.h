// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "touch_story.h"

#include "companion/app/window.h"
#include "companion/view/app.h"

#include <QRegularExpression>

/// Guided games with a finger on the window.
namespace guided_touch {

inline const QRegularExpression exceptAboutTheMachine("^(?!PulseAudioService|No audio device)");

/// The people at the table: all they do is touch the window.
struct People {
    companion::App &app;
    Touch touch;

    const companion::GuidedGame &game() { return *app.tables()->guided(); }
    int length() { return app.tables()->guided() ? game().length() : 0; }
    /// A tap that tells something.
    void tell(const QString &what, int events = 1)
    {
        const int before = length();
        touch.tap(what);
        touch.waitFor(what + " is told", [&] { return length() == before + events; });
    }

    /// From the first start to the table.
    void start(scoring::GameKind kind, const QStringList &names)
    {
        touch.tap("language-en");
        touch.tap("newGame");
        touch.tap("game-" + QString::number(static_cast<int>(kind)));
        touch.tap("newName");
        for (const QString &name : names) {
            touch.type(name);
            touch.tap("addPlayer");
            touch.waitFor(name + " is seated",
                          [&] { return app.newGame()->players() == names.indexOf(name) + 1; });
            touch.tap("newName");
        }
        touch.tap("mainAction");
        touch.tap("To the table");
        touch.waitForSight("seat-0");
    }
    void answer(int seat, int field, int number)
    {
        touch.tap(QStringLiteral("answer-%1-%2").arg(seat).arg(field));
        for (const QChar digit : QString::number(number))
            touch.tap("key-" + QString(digit));
        touch.tap("keyDone");
    }
    /// From the last number to the leaderboard.
    void reckonAndSave(int players)
    {
        tell("mainAction");
        touch.tap("mainAction");
        touch.waitFor("the game is in the history", [&] { return app.guidedFinal()->saved(); });
        touch.tap("finalHome");
        touch.tap("leaderboard");
        touch.waitForSight("board");
        touch.waitFor("everybody is in the leaderboard",
                      [&] { return touch.shown("board", "count").toInt() == players; });
    }
};

} // namespace guided_touch
