// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later

// The evaluation read aloud, with a finger on the screen and no loudspeaker: what is played is not heard, but
// everything else happens.

#include "sample_evening.h"
#include "touch_story.h"
#include "voice_story.h"

#include "companion/app/window.h"
#include "companion/view/app.h"

#include <QElapsedTimer>
#include <QTemporaryDir>

using companion::App;
using companion::Voice;
using voices::Elsewhere;

namespace {

bool multimediaIsLoaded()
{
    QFile maps("/proc/self/maps");
    return maps.open(QIODevice::ReadOnly) && maps.readAll().contains("libQt6Multimedia");
}

struct Tablet {
    QTemporaryDir folder;
    App app{folder.filePath("steiger.db").toStdString()};
    QString game = evaluated(app);
    companion::Window window{app};
    Touch touch{window.window()};
    Voice &voice = *app.voice();

    static QString evaluated(App &app)
    {
        app.settings()->setLanguage("en");
        app.settings()->setReducedMotion(true);
        app.settings()->setReadAloud(true);
        const QString id = evening::begin(app);
        app.game()->open(id);
        evening::playShift(app, 1);
        evening::endShift(app);
        return id;
    }
    void openEvaluation()
    {
        QMetaObject::invokeMethod(window.screens(), "openTable", Q_ARG(QString, game));
        touch.waitForSight("toSummary");
    }
    void waitForVoice()
    {
        touch.waitFor("the voice is heard", [&] { return !voice.sound().isEmpty(); });
    }
    int step() { return app.evaluation()->step(); }
};

} // namespace

class VoiceTouchTest : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { companion::useOurStyle(); }

    // First: what is in memory stays there.
    void what_plays_it_is_in_memory_only_with_the_first_word()
    {
        Tablet tablet;
        tablet.app.settings()->setMuted(true);
        tablet.openEvaluation();
        QTest::qWait(200);
        QVERIFY(!multimediaIsLoaded());
        tablet.app.settings()->setMuted(false);
        tablet.touch.tap("readAloudNow");
        tablet.waitForVoice();
        QVERIFY(multimediaIsLoaded());
        QCOMPARE(tablet.window.warnings(), QStringList());
        QCOMPARE(tablet.touch.trouble(), QString());
    }
    void a_tap_stops_it_and_the_next_step_interrupts_it()
    {
        const Elsewhere elsewhere;
        QVERIFY(elsewhere.putVoiceOf(20'000));
        Tablet tablet;
        tablet.openEvaluation();
        tablet.waitForVoice(); // the first step, by itself
        const int first = tablet.voice.said();
        tablet.touch.tapAt({150, 250});
        tablet.touch.waitFor("silence after a tap", [&] { return !tablet.voice.speaking(); });
        QCOMPARE(tablet.step(), 0);

        tablet.touch.tap("mainAction");
        tablet.waitForVoice();
        QCOMPARE(tablet.touch.trouble(), QString());
        QCOMPARE(tablet.step(), 1);
        QCOMPARE(tablet.voice.said(), first + 1);
        const QUrl second = tablet.voice.sound();
        tablet.touch.tap("mainAction"); // while it is being read
        tablet.waitForVoice();
        tablet.touch.waitFor("the next step is read", [&] {
            return !tablet.voice.sound().isEmpty() && tablet.voice.sound() != second;
        });
        QCOMPARE(tablet.step(), 2);
        QCOMPARE(tablet.voice.said(), first + 2);
        QVERIFY(!QFile::exists(second.toLocalFile()));

        tablet.touch.tap("readAloudNow"); // reading: so it stops
        tablet.touch.waitFor("silence after the button", [&] { return !tablet.voice.speaking(); });
        tablet.touch.tap("readAloudNow");
        tablet.waitForVoice();
        tablet.touch.tap("back"); // what is not to be seen is not read
        tablet.touch.waitFor("silence elsewhere", [&] { return !tablet.voice.speaking(); });
        QCOMPARE(tablet.touch.trouble(), QString());
        QCOMPARE(tablet.window.warnings().join('\n'), QString());
    }
    void a_tap_on_a_player_says_why_and_stops_it()
    {
        const Elsewhere elsewhere;
        QVERIFY(elsewhere.putVoiceOf(20'000));
        Tablet tablet;
        tablet.openEvaluation();
        tablet.waitForVoice();
        tablet.touch.tap("award-Anna");
        tablet.touch.waitForSight("why");
        QVERIFY(tablet.touch.shown("why", "text").toString().endsWith(": 18 together."));
        tablet.touch.waitFor("silence", [&] { return !tablet.voice.speaking(); });
        QCOMPARE(tablet.touch.trouble(), QString());
        QCOMPARE(tablet.window.warnings().join('\n'), QString());
    }
    void scrolling_is_no_tap()
    {
        const Elsewhere elsewhere;
        QVERIFY(elsewhere.putVoiceOf(20'000));
        Tablet tablet;
        tablet.openEvaluation();
        tablet.waitForVoice();
        tablet.touch.swipe(1, {0, -150});
        QTest::qWait(100);
        QVERIFY(tablet.voice.speaking());
        QCOMPARE(tablet.touch.trouble(), QString());
    }
    void playing_by_itself_waits_for_the_sentence()
    {
        const Elsewhere elsewhere;
        QVERIFY(elsewhere.putVoiceOf(2500));
        Tablet tablet;
        tablet.openEvaluation();
        tablet.waitForVoice();
        tablet.voice.stop();
        tablet.touch.tap("play-4"); // a second a step, were it silent
        tablet.touch.waitFor("the next step", [&] { return tablet.step() == 1; });
        QElapsedTimer time;
        time.start();
        tablet.touch.waitFor("the one after it", [&] { return tablet.step() == 2; });
        QVERIFY2(time.elapsed() > 2500 && time.elapsed() < 6000, qPrintable(QString::number(time.elapsed())));
        tablet.waitForVoice();
        tablet.touch.tapAt({150, 250}); // enough
        tablet.touch.waitFor("silence", [&] { return !tablet.voice.speaking(); });
        QTest::qWait(1500);
        QCOMPARE(tablet.step(), 2);
        QCOMPARE(tablet.touch.trouble(), QString());
    }
    void a_voice_that_hangs_holds_nothing_up()
    {
        const Elsewhere elsewhere;
        QVERIFY(elsewhere.putVoice("exec /bin/sleep 60"));
        Tablet tablet;
        tablet.openEvaluation();
        for (int step = 1; step <= 3; ++step) {
            tablet.touch.tap("mainAction");
            tablet.touch.waitFor("the next step", [&] { return tablet.step() == step; });
        }
        QVERIFY(tablet.voice.speaking()); // it is still waited for
        tablet.touch.tap("play-4");
        tablet.touch.waitFor("it plays on all the same", [&] { return tablet.step() == 4; });
        QCOMPARE(tablet.touch.trouble(), QString());
    }
    void the_result_is_read_when_it_is_known()
    {
        const Elsewhere elsewhere;
        QVERIFY(elsewhere.putVoiceOf(20'000));
        Tablet tablet;
        evening::playToTheEnd(tablet.app);
        QMetaObject::invokeMethod(tablet.window.screens(), "openTable", Q_ARG(QString, tablet.game));
        tablet.touch.waitForSight("finalEvening");
        QTest::qWait(300);
        QVERIFY(!tablet.voice.speaking());
        evening::finish(tablet.app);
        tablet.touch.waitForSight("readAloudNow");
        tablet.waitForVoice();
        QVERIFY(tablet.touch.shown("readAloudNow", "words").toString().contains(" wins with "));
        tablet.touch.tap("readAloudNow");
        tablet.touch.waitFor("silence", [&] { return !tablet.voice.speaking(); });
        QCOMPARE(tablet.touch.trouble(), QString());
    }
    void the_switch_says_what_to_install()
    {
        const Elsewhere elsewhere;
        Tablet tablet;
        tablet.app.settings()->setReadAloud(false);
        QMetaObject::invokeMethod(tablet.window.screens(), "visit", Q_ARG(QString, QString("SettingsPage")));
        tablet.touch.waitForSight("readAloud");
        QVERIFY(tablet.touch.shown("readAloud", "text").toString().contains("espeak-ng"));
        tablet.touch.tap("Read the evaluation aloud");
        QTest::qWait(100);
        QVERIFY(!tablet.app.settings()->readAloud());
        QVERIFY(!tablet.touch.shown("readAloud", "checked").toBool());

        QVERIFY(elsewhere.putVoiceOf(20'000)); // installed meanwhile
        tablet.touch.tap("back");
        tablet.touch.waitForSight("learn");
        QMetaObject::invokeMethod(tablet.window.screens(), "visit", Q_ARG(QString, QString("SettingsPage")));
        tablet.touch.waitForSight("readAloud");
        QVERIFY(!tablet.touch.shown("readAloud", "text").toString().contains("espeak-ng"));
        tablet.touch.tap("Read the evaluation aloud");
        tablet.waitForVoice(); // so that one knows what it is like
        QVERIFY(tablet.app.settings()->readAloud());
        tablet.touch.tap("Read the evaluation aloud");
        tablet.touch.waitFor("silence", [&] { return !tablet.voice.speaking(); });
        QVERIFY(!tablet.app.settings()->readAloud());
        QCOMPARE(tablet.touch.trouble(), QString());
    }
    void without_a_voice_the_button_says_why()
    {
        const Elsewhere elsewhere;
        Tablet tablet;
        tablet.openEvaluation();
        QString said;
        connect(&tablet.app, &App::trouble, this, [&](const QString &sentence) { said = sentence; });
        tablet.touch.tap("readAloudNow");
        tablet.touch.waitFor("why nothing is heard", [&] { return said.contains("espeak-ng"); });
        tablet.touch.tap("mainAction");
        tablet.touch.waitFor("the next step", [&] { return tablet.step() == 1; });
        QCOMPARE(tablet.touch.trouble(), QString());
    }
};

QTEST_MAIN(VoiceTouchTest)
#include "voice_touch_test.moc"
