// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later

// The voice without a screen: what it makes of a text, and what becomes of it where there is none.

#include <QtTest>

#include "sample_evening.h"
#include "tablet_story.h"
#include "tests/stories.h"
#include "voice_story.h"

#include "companion/view/app.h"

#include <QElapsedTimer>
#include <QSignalSpy>

using companion::Voice;
using story::Tablet;
using voices::Elsewhere;

namespace {

QString evaluated(companion::App &app, const QString &language)
{
    app.settings()->setLanguage(language);
    app.game()->open(evening::begin(app));
    evening::playShift(app, 1);
    evening::endShift(app);
    app.evaluation()->setShift(1);
    app.evaluation()->setStep(1);
    return app.evaluation()->aloud();
}

bool waitForSound(const Voice &voice)
{
    return QTest::qWaitFor([&] { return !voice.sound().isEmpty() || !voice.speaking(); }, 10'000) &&
           !voice.sound().isEmpty();
}

bool waitForSilence(const Voice &voice, int patience = 10'000)
{
    return QTest::qWaitFor([&] { return !voice.speaking(); }, patience);
}

} // namespace

class VoiceViewTest : public QObject
{
    Q_OBJECT

private slots:
    void the_evaluation_is_heard_in_every_language_data()
    {
        QTest::addColumn<QString>("part");
        QTest::newRow("en") << "Yellow squares\n";
        QTest::newRow("hu") << "Sárga ";
        QTest::newRow("de") << "Gelbe ";
    }
    void the_evaluation_is_heard_in_every_language()
    {
        QFETCH(const QString, part);
        Tablet tablet;
        Voice &voice = *tablet.app.voice();
        QCOMPARE(voice.lacking(), QString()); // else: ./dev setup installs it
        const QString words = evaluated(tablet.app, QTest::currentDataTag());
        QVERIFY2(words.startsWith(part), qPrintable(words));
        voice.say(words);
        QVERIFY(voice.speaking());
        QVERIFY(waitForSound(voice));
        const voices::Heard heard = voices::heard(voice.sound().toLocalFile());
        QVERIFY2(heard.seconds > 2 && heard.seconds < 30, qPrintable(QString::number(heard.seconds)));
        QVERIFY2(heard.loudest > 0.2, qPrintable(QString::number(heard.loudest)));
        QVERIFY2(heard.shareOfSound > 0.4, qPrintable(QString::number(heard.shareOfSound)));
        voice.stop();
    }
    void the_whole_shift_can_be_read_aloud()
    {
        Tablet tablet;
        companion::EvaluationView &view = *tablet.app.evaluation();
        evaluated(tablet.app, "en");
        view.setStep(0);
        QCOMPARE(view.aloud().section('\n', 0, 1),
                 QString("Shift I is evaluated.\nAnna delivers 4 orders: 18 points."));
        QVERIFY(view.summaryAloud().startsWith("Anna gets "));
        QVERIFY(view.checklistAloud().startsWith("Anna starts shift II as well"));
    }
    void when_the_last_word_is_said_there_is_silence()
    {
        const Elsewhere elsewhere;
        QVERIFY(elsewhere.putVoiceOf(700));
        Tablet tablet;
        Voice &voice = *tablet.app.voice();
        voice.say("Anna");
        QVERIFY(waitForSound(voice));
        QElapsedTimer time;
        time.start();
        QVERIFY(waitForSilence(voice));
        QVERIFY(time.elapsed() > 700 && time.elapsed() < 5000);
        QVERIFY(voice.sound().isEmpty());
    }
    void the_next_text_ends_the_one_before()
    {
        const Elsewhere elsewhere;
        QVERIFY(elsewhere.putVoiceOf(3000));
        Tablet tablet;
        Voice &voice = *tablet.app.voice();
        QStringList sounds;
        connect(&voice, &Voice::changed, this, [&] {
            if (!voice.sound().isEmpty() && !sounds.contains(voice.sound().toLocalFile()))
                sounds += voice.sound().toLocalFile();
        });
        for (int text = 0; text < 20; ++text)
            voice.say("Anna");
        QVERIFY(waitForSound(voice));
        QCOMPARE(sounds.size(), 1); // nineteen were never begun
        voice.say("Béla");
        QVERIFY(voice.speaking() && voice.sound().isEmpty()); // and Anna is not heard any more
        QVERIFY(waitForSound(voice));
        QCOMPARE(sounds.size(), 2);
        QVERIFY(!QFile::exists(sounds.first()));
        voice.stop();
        QVERIFY(!voice.speaking() && voice.sound().isEmpty());
    }
    void without_a_voice_it_is_said_what_to_install()
    {
        const Elsewhere elsewhere;
        Tablet tablet;
        Voice &voice = *tablet.app.voice();
        QSignalSpy troubles(&tablet.app, &companion::App::trouble);
        voice.say("Anna");
        QVERIFY(!voice.speaking() && !voice.installed());
        QVERIFY(voice.lacking().contains("espeak-ng"));
        QCOMPARE(troubles.size(), 0); // nobody asked
        voice.sayOrStop("Anna");
        QCOMPARE(troubles.size(), 1);
        QVERIFY(!voice.speaking());
        QVERIFY(elsewhere.putVoiceOf(300)); // and once it is installed
        voice.look();
        QCOMPARE(voice.lacking(), QString());
        voice.sayOrStop("Anna");
        QVERIFY(waitForSound(voice));
        voice.sayOrStop("Anna"); // the same button
        QVERIFY(!voice.speaking());
    }
    void a_voice_that_fails_leaves_silence_data()
    {
        QTest::addColumn<QByteArray>("script");
        QTest::newRow("crashes") << QByteArray("kill -SEGV $$");
        QTest::newRow("has no such language") << QByteArray("echo no such voice >&2; exit 1");
        QTest::newRow("says nothing") << QByteArray("exit 0");
        QTest::newRow("writes nonsense") << QByteArray("exec /bin/head -c 100000 /dev/urandom");
        QTest::newRow("never ends") << QByteArray("exec /bin/cat /dev/zero");
        QTest::newRow("closes its ears") << QByteArray("exec <&-; exit 3");
        QTest::newRow("hangs") << QByteArray("exec /bin/sleep 60");
        QTest::newRow("hangs and will not go") << QByteArray("trap '' TERM; while :; do /bin/sleep 1; done");
    }
    void a_voice_that_fails_leaves_silence()
    {
        QFETCH(const QByteArray, script);
        const Elsewhere elsewhere;
        QVERIFY(elsewhere.putVoice(script));
        Tablet tablet;
        Voice &voice = *tablet.app.voice();
        QElapsedTimer time;
        time.start();
        voice.say("Anna");
        QVERIFY(time.elapsed() < 500); // whoever asks does not wait
        QVERIFY(waitForSilence(voice, 9000));
        QVERIFY(voice.sound().isEmpty());
        QVERIFY(voice.lacking().contains("espeak-ng"));
        voice.say("Anna");
        time.restart();
        voice.stop();
        QVERIFY(time.elapsed() < 500);
        QVERIFY(elsewhere.putVoiceOf(300)); // and it can be mended
        voice.sayOrStop("Anna");
        QVERIFY(waitForSound(voice));
        QCOMPARE(voice.lacking(), QString());
    }
    void a_program_that_cannot_be_started_is_no_voice()
    {
        const Elsewhere elsewhere;
        QVERIFY(elsewhere.putVoice("exit 0"));
        QFile broken(elsewhere.file("espeak-ng"));
        QVERIFY(broken.open(QIODevice::WriteOnly) && broken.write("#!/no/such/shell\n") > 0);
        broken.close();
        Tablet tablet;
        tablet.app.voice()->say("Anna");
        QVERIFY(waitForSilence(*tablet.app.voice()));
        QVERIFY(!tablet.app.voice()->lacking().isEmpty());
    }
    void whatever_players_are_called_is_text_to_it()
    {
        const Elsewhere elsewhere;
        QVERIFY(elsewhere.putVoice("printf '%s\\n' \"$@\" >" + elsewhere.file("options").toUtf8() +
                                   "\n/bin/cat >" + elsewhere.file("text").toUtf8()));
        Tablet tablet;
        Voice &voice = *tablet.app.voice();
        const QString name = "--version \"Anna\" 'x' $(touch x) `id` ; -w /tmp/x 😀";
        voice.say(name + " is first.");
        QVERIFY(waitForSilence(voice));
        QFile options(elsewhere.file("options"));
        QFile text(elsewhere.file("text"));
        QVERIFY(options.open(QIODevice::ReadOnly) && text.open(QIODevice::ReadOnly));
        QCOMPARE(options.readAll(), QByteArray("-v\nen\n-b\n1\n-s\n160\n--stdin\n--stdout\n"));
        QCOMPARE(QString::fromUtf8(text.readAll()), name + " is first.");
    }
    void hostile_names_are_said_by_the_real_one_data()
    {
        QTest::addColumn<QString>("name");
        QTest::newRow("options") << "-w /tmp/x --version";
        QTest::newRow("quotes") << "\"'`$(id)";
        QTest::newRow("tags") << "<speak version='1.0'><break time='60s'/>";
        QTest::newRow("phonemes") << "[[h@l'oU]] [[";
        QTest::newRow("emoji") << QString("👩‍👩‍👧‍👦😀").repeated(20);
        QTest::newRow("long") << QString(200, u'w');
        QTest::newRow("from the right") << "\u202eאבג\u202c";
        QTest::newRow("half a letter") << QString(QChar(0xd83d)) + "x";
    }
    void hostile_names_are_said_by_the_real_one()
    {
        QFETCH(const QString, name);
        Tablet tablet;
        Voice &voice = *tablet.app.voice();
        voice.say(name + " is first with 8.");
        QVERIFY(waitForSound(voice));
        const voices::Heard heard = voices::heard(voice.sound().toLocalFile());
        QVERIFY2(heard.seconds > 1 && heard.seconds < 40, qPrintable(QString::number(heard.seconds)));
        QVERIFY(heard.loudest > 0.2);
    }
    void mute_means_mute()
    {
        const Elsewhere elsewhere;
        QVERIFY(elsewhere.putVoiceOf(3000));
        Tablet tablet;
        Voice &voice = *tablet.app.voice();
        tablet.app.settings()->setMuted(true);
        voice.say("Anna");
        QVERIFY(!voice.speaking());
        QVERIFY(voice.lacking().contains("switched off"));
        tablet.app.settings()->setMuted(false);
        voice.say("Anna");
        QVERIFY(waitForSound(voice));
        tablet.app.settings()->setVolume(0);
        QVERIFY(!voice.speaking() && voice.sound().isEmpty());
        voice.say("Anna");
        QVERIFY(!voice.speaking());
        tablet.app.settings()->setVolume(0.5);
        voice.say("Anna");
        QVERIFY(waitForSound(voice));
        tablet.app.settings()->setLanguage("hu"); // nor does it go on in another language
        QVERIFY(!voice.speaking());
    }
    void it_lets_other_sounds_finish()
    {
        const Elsewhere elsewhere;
        QVERIFY(elsewhere.putVoiceOf(300));
        Tablet tablet;
        Voice &voice = *tablet.app.voice();
        QElapsedTimer time;
        time.start();
        voice.giveWay(800);
        voice.say("Anna");
        QVERIFY(waitForSound(voice));
        QVERIFY(time.elapsed() >= 700);
    }
};

GUILESS_STORY(VoiceViewTest)
#include "voice_view_test.moc"
