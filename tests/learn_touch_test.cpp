// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later

// Learn with a finger: a lesson, a round of practice with a wrong answer, one's own shift and end.

#include "given_answers.h"
#include "sample_evening.h"
#include "touch_story.h"

#include "companion/app/window.h"
#include "companion/view/app.h"

#include <QTemporaryDir>

using namespace scoring::coal_baron;
using companion::App;
using companion::ExerciseView;

namespace {

struct Tablet {
    QTemporaryDir folder;
    App app{folder.filePath("steiger.db").toStdString()};
    companion::Window window;
    Touch touch;

    Tablet()
        : window(prepared(app))
        , touch(window.window())
    {
    }

    static App &prepared(App &app)
    {
        app.settings()->setLanguage("en");
        app.settings()->setReducedMotion(true);
        return app;
    }
    ExerciseView &view() { return *app.learn()->exercise(); }
    /// Taps an answer for everyone who is asked for; `wrongly` for the first.
    void answer(bool wrongly = false)
    {
        const std::vector<int> answers = given::answers(view(), !wrongly);
        if (view().task().ask == Ask::LastSegment) {
            tapSegment(answers.front());
        } else if (view().task().ask == Ask::NextStart) {
            touch.tap(QStringLiteral("choice-%1-%1").arg(answers.front()));
        } else {
            for (std::size_t seat = 0; seat < answers.size(); ++seat)
                touch.tap(QStringLiteral("choice-%1-%2").arg(seat).arg(answers[seat]));
        }
        touch.tap("mainAction"); // check
    }
    void tapSegment(int number)
    {
        touch.waitForSight("exerciseClock");
        QQuickItem *clock = touch.find("exerciseClock");
        if (!clock)
            return;
        double start = 0;
        QMetaObject::invokeMethod(clock, "startOf", Q_RETURN_ARG(double, start), Q_ARG(int, number));
        const double angle = (start + clock->property("sweep").toDouble() / 2) * M_PI / 180;
        const double reach = clock->property("side").toDouble() / 2 * 0.75;
        touch.tapAt(Touch::centre(clock) + QPointF(std::cos(angle), std::sin(angle)) * reach);
    }
    QString shown(const char *name) { return touch.shown(name, "text").toString(); }
};

} // namespace

class LearnTouchTest : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { companion::useOurStyle(); }

    void a_lesson_on_the_clock_is_taken_and_remembered()
    {
        Tablet tablet;
        tablet.app.people()->add("Anna");
        tablet.touch.tap("learn");
        tablet.touch.waitForSight("lesson-0");
        tablet.app.learn()->person()->setIndex(1);
        tablet.touch.tap("lesson-0");
        tablet.answer();
        tablet.touch.waitForSight("verdict");
        QVERIFY(tablet.view().right());
        tablet.touch.tap("mainAction");
        tablet.answer(true);
        QVERIFY(tablet.view().judged() && !tablet.view().right());
        QVERIFY(tablet.shown("verdict").contains("8")); // where the hand points
        tablet.touch.tap("mainAction");
        tablet.answer();
        tablet.touch.tap("mainAction");
        tablet.touch.waitForSight("exerciseResult");
        QCOMPARE(tablet.shown("exerciseResult"), QString("2 of 3 right."));
        tablet.touch.tap("back");
        tablet.touch.waitForSight("lesson-0");
        QVERIFY(tablet.touch.shown("lesson-0", "done").toBool());
        tablet.touch.tap("spots");
        tablet.touch.waitForSight("spotList");
        QCOMPARE(tablet.touch.trouble(), QString());
    }

    void a_wrong_answer_in_practice_is_shown_with_the_rule()
    {
        Tablet tablet;
        tablet.touch.tap("learn");
        tablet.touch.waitForSight("level-2");
        tablet.app.learn()->setSeed(4);
        tablet.touch.tap("level-2");
        tablet.touch.waitForSight("instruction");
        QVERIFY(!tablet.touch.find("mainAction")); // not before everybody has an answer
        tablet.answer(true);
        tablet.touch.waitForSight("verdict");
        QVERIFY(tablet.shown("verdict").contains("Anna"));
        QVERIFY(!tablet.view().sentence().isEmpty());
        tablet.touch.tap("mainAction");
        while (!tablet.view().over() && tablet.touch.trouble().isEmpty()) {
            tablet.answer();
            tablet.touch.tap("mainAction");
        }
        QCOMPARE(tablet.shown("exerciseResult"), QString("3 of 4 right."));
        tablet.touch.tap("mainAction"); // another one
        tablet.touch.waitForSight("instruction");
        QCOMPARE(tablet.view().number(), 0);
        QCOMPARE(tablet.touch.trouble(), QString());
    }

    void the_shift_is_checked_from_the_table_before_it_is_evaluated()
    {
        Tablet tablet;
        const QString id = evening::begin(tablet.app);
        QMetaObject::invokeMethod(tablet.window.screens(), "openTable", Q_ARG(QString, id));
        evening::playShift(tablet.app, 1);
        tablet.touch.tap("checkShift");
        tablet.touch.waitForSight("instruction");
        while (!tablet.view().over() && tablet.touch.trouble().isEmpty()) {
            tablet.answer();
            tablet.touch.tap("mainAction");
        }
        QCOMPARE(tablet.shown("exerciseResult"), QString("All 4 right."));
        tablet.touch.tap("mainAction");
        tablet.touch.waitForSight("checkShift"); // at the table again
        QCOMPARE(tablet.app.game()->evaluatedShifts(), 0);
        QCOMPARE(tablet.touch.trouble(), QString());
    }

    void the_end_is_checked_before_it_is_reckoned()
    {
        Tablet tablet;
        const QString id = evening::begin(tablet.app);
        tablet.app.game()->open(id);
        evening::playShift(tablet.app, 1);
        evening::endShift(tablet.app);
        evening::playToTheEnd(tablet.app);
        QMetaObject::invokeMethod(tablet.window.screens(), "openTable", Q_ARG(QString, id));
        for (int seat = 0; seat < 4; ++seat) {
            tablet.app.finalCount()->answer(seat, companion::FinalView::Marks, 3 + seat * 2);
            tablet.app.finalCount()->answer(seat, companion::FinalView::Cubes, 14 + seat);
            tablet.app.finalCount()->answer(seat, companion::FinalView::OpenOrders, seat % 2);
        }
        tablet.touch.tap("checkEnd");
        tablet.touch.waitForSight("instruction");
        tablet.answer(true);
        tablet.touch.tap("mainAction");
        while (!tablet.view().over() && tablet.touch.trouble().isEmpty()) {
            tablet.answer();
            tablet.touch.tap("mainAction");
        }
        QCOMPARE(tablet.shown("exerciseResult"), QString("3 of 4 right."));
        tablet.touch.tap("mainAction");
        tablet.touch.waitForSight("checkEnd");
        QVERIFY(!tablet.app.finalCount()->finished());
        QCOMPARE(tablet.touch.trouble(), QString());
    }
};

QTEST_MAIN(LearnTouchTest)
#include "learn_touch_test.moc"
