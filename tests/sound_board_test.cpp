// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QDir>
#include <QFile>
#include <QGuiApplication>
#include <QLibraryInfo>
#include <QQmlComponent>
#include <QQmlEngine>
#include <QTemporaryDir>
#include <QtQml/qqmlextensionplugin.h>
#include <QtTest>

#include "tests/stories.h"

Q_IMPORT_QML_PLUGIN(Companion_UiPlugin)

class SoundBoardTest : public QObject
{
    Q_OBJECT

private slots:
    void without_the_module_there_is_silence();
    void multimedia_is_in_memory_only_after_the_first_sound();
    void every_sound_is_a_short_file_that_ends_in_silence_data();
    void every_sound_is_a_short_file_that_ends_in_silence();
};

namespace {

bool multimediaIsLoaded()
{
    QFile maps("/proc/self/maps");
    return maps.open(QIODevice::ReadOnly) && maps.readAll().contains("libQt6Multimedia");
}

std::unique_ptr<QObject> soundBoard(QQmlEngine &engine)
{
    QQmlComponent component(&engine, QUrl("qrc:/qt/qml/Companion/Ui/SoundBoard.qml"));
    std::unique_ptr<QObject> board(component.create());
    if (!board)
        qWarning() << component.errors();
    return board;
}

void play(QObject &board, const char *name)
{
    QVERIFY(QMetaObject::invokeMethod(&board, "play", Q_ARG(QString, QString(name))));
}

} // namespace

// A device with the modules of the screens, but not that of the sounds.
void SoundBoardTest::without_the_module_there_is_silence()
{
    const QTemporaryDir modules;
    const QString installed = QLibraryInfo::path(QLibraryInfo::QmlImportsPath);
    for (const char *name : {"QtQml", "QtQuick"})
        QVERIFY(QFile::link(installed + "/" + name, modules.filePath(name)));
    QQmlEngine engine;
    engine.setImportPathList({modules.path(), "qrc:/qt/qml"});
    const std::unique_ptr<QObject> board = soundBoard(engine);
    QVERIFY(board);
    QVERIFY(board->property("works").toBool());
    QTest::ignoreMessage(QtWarningMsg, QRegularExpression("QtMultimedia"));
    play(*board, "point");
    QVERIFY(!board->property("works").toBool());
    play(*board, "shift-bell"); // and is not tried again: that would be another message
    QVERIFY(!multimediaIsLoaded());
}

// Test machines have no audio device either: sounds are asked for, and nothing else happens.
void SoundBoardTest::multimedia_is_in_memory_only_after_the_first_sound()
{
    QVERIFY2(QDir(QLibraryInfo::path(QLibraryInfo::QmlImportsPath) + "/QtMultimedia").exists(),
             "QtMultimedia is missing: ./dev setup installs it.");
    QQmlEngine engine;
    engine.addImportPath("qrc:/qt/qml");
    const std::unique_ptr<QObject> board = soundBoard(engine);
    QVERIFY(board);
    board->setProperty("muted", true);
    play(*board, "point");
    board->setProperty("muted", false);
    board->setProperty("volume", 0.0);
    play(*board, "point");
    QVERIFY(!multimediaIsLoaded());
    board->setProperty("volume", 0.5);
    play(*board, "point");
    QVERIFY(multimediaIsLoaded());
    QVERIFY(board->property("works").toBool());
    for (const char *name : {"shift-bell", "majority-won", "refusal", "game-end", "no such sound", "point"})
        play(*board, name);
    QTest::qWait(300);
}

void SoundBoardTest::every_sound_is_a_short_file_that_ends_in_silence_data()
{
    QTest::addColumn<QString>("name");
    for (const char *name : {"shift-bell", "point", "majority-won", "refusal", "game-end"})
        QTest::newRow(name) << QString(name);
}

void SoundBoardTest::every_sound_is_a_short_file_that_ends_in_silence()
{
    QFETCH(const QString, name);
    QFile file(":/qt/qml/Companion/Ui/sounds/" + name + ".wav");
    QVERIFY(file.open(QIODevice::ReadOnly));
    const QByteArray wave = file.readAll();
    QVERIFY(wave.startsWith("RIFF"));
    QCOMPARE(wave.mid(22, 2), QByteArray("\x01\x00", 2)); // mono
    QCOMPARE(wave.mid(34, 2), QByteArray("\x10\x00", 2)); // 16 bit
    constexpr int bytesOfSecond = 22050 * 2;
    QVERIFY(wave.size() < 3 * bytesOfSecond);
    const QByteArray end = wave.right(bytesOfSecond * 3 / 10 - 2);
    QCOMPARE(end, QByteArray(end.size(), '\0'));
    const QByteArray beginning = wave.mid(44, bytesOfSecond / 20);
    QVERIFY(beginning != QByteArray(beginning.size(), '\0'));
}

STORY(SoundBoardTest)
#include "sound_board_test.moc"
