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
        sitDown(kind, names);
        toTheTable();
    }
    /// From the first start to a new game with its players.
    void sitDown(scoring::GameKind kind, const QStringList &names)
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
    }
    void toTheTable()
    {
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
    /// Walks over the lines of the result that is to be seen, there and back, and returns to it.
    void walkOverTheLines(int lines)
    {
        const companion::RecordEvaluation &walk = *app.recordEvaluation();
        touch.tap("stepByStep");
        touch.waitForSight("evaluationPage");
        touch.waitFor("as many lines", [&] { return walk.steps() == lines && walk.step() == 0; });
        for (int line = 1; line < lines; ++line) {
            touch.tap("mainAction");
            touch.waitFor("the next line is shown", [&] { return walk.step() == line; });
        }
        touch.tap("evaluationBack");
        touch.waitFor("the line before is shown", [&] { return walk.step() == lines - 2; });
        touch.tap("toSummary");
        touch.waitForSight("summary-" + QString::number(lines - 1));
        touch.tap("mainAction");
        touch.waitForSight("stepByStep");
    }
    /// From the last number over all lines of the result to the leaderboard.
    void reckonAndSave(int players, int lines)
    {
        tell("mainAction");
        walkOverTheLines(lines);
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
