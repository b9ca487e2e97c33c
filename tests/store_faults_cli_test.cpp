// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli_story.h"
#include "tests/places.h"
#include "tests/stories.h"

using story::Group;
using story::Ran;
using story::sample;
using story::steiger;

namespace {

QByteArray contentOf(const QString &name)
{
    QFile file(name);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

// Pages in the middle of the file are overwritten, as a failing disk does.
void damage(const Group &group)
{
    QFile file(group.store());
    if (!file.open(QIODevice::ReadWrite) || !file.seek(5 * 4096LL) ||
        file.write(QByteArray(6 * 4096, 'x')) < 0)
        qFatal("cannot damage the store");
    file.close();
    QFile::remove(group.store() + "-wal");
    QFile::remove(group.store() + "-shm");
}

} // namespace

class StoreFaultsCliTest : public QObject
{
    Q_OBJECT

private slots:
    void the_apps_own_history_is_the_default()
    {
        const QTemporaryDir home;
        const QMap<QString, QString> variables{{"HOME", home.path()},
                                               {"XDG_DATA_HOME", home.path() + "/data"}};
        QCOMPARE(steiger({"add", sample}, {}, "C", variables).exitCode, 0);
        QVERIFY(QFile::exists(home.path() + "/data/steiger/steiger.db"));
        QVERIFY(steiger({"history"}, {}, "C", variables).out.contains("Béla 168"));

        QMap<QString, QString> elsewhere = variables;
        elsewhere["STEIGER_DB"] = home.path() + "/other.db";
        QCOMPARE(steiger({"history"}, {}, "C", elsewhere).out, "No games.\n");
        QCOMPARE(steiger({"add", sample}, {}, "C", elsewhere).exitCode, 0);
        QVERIFY(QFile::exists(home.path() + "/other.db"));
    }

    void a_wrong_file_is_named_and_left_as_it_is_data()
    {
        QTest::addColumn<QByteArray>("content");
        QTest::addColumn<QString>("sentence");
        QTest::newRow("a letter")
            << QByteArray("Dear Anna,\nsee you on Friday.\n")
            << "%1 is not a history of Steiger. Choose another file; this one is left as it is.\n";
        QByteArray foreign("SQLite format 3\0", 16);
        foreign.resize(4096);
        QTest::newRow("the database of another program")
            << foreign << "%1 belongs to another program. Choose another file; this one is left as it is.\n";
    }
    void a_wrong_file_is_named_and_left_as_it_is()
    {
        QFETCH(QByteArray, content);
        QFETCH(QString, sentence);
        const Group group;
        group.write("steiger.db", content);
        for (const QStringList &arguments :
             {QStringList{"history"}, QStringList{"add", sample}, QStringList{"people", "list"}}) {
            const Ran ran = group(arguments);
            QCOMPARE(ran.err, sentence.arg(group.store()));
            QCOMPARE(ran.exitCode, 2);
        }
        QCOMPARE(contentOf(group.store()), content);
    }

    void a_folder_that_does_not_exist_is_not_made_up()
    {
        const Ran ran = steiger({"add", sample, "--db", "/no/such/folder/steiger.db"});
        QCOMPARE(ran.exitCode, 2);
        QCOMPARE(ran.err,
                 "/no/such/folder/steiger.db cannot be opened. Check that its folder exists and that "
                 "you may use it.\n");
        QCOMPARE(steiger({"add", sample, "--db", ""}).exitCode, 2);
    }

    void names_that_sqlite_would_take_for_something_else_are_files()
    {
        const Group group;
        QProcess process;
        const QString folder = QFileInfo(group.store()).path();
        process.setWorkingDirectory(folder);
        process.start(places::steigerCli, {"add", sample, "--db", ":memory:"});
        QVERIFY(process.waitForFinished());
        QCOMPARE(process.exitCode(), 0);
        QVERIFY(QFile::exists(folder + "/:memory:"));
    }

    void a_sound_history_is_called_so()
    {
        const Group group;
        group({"add", sample});
        QCOMPARE(group({"check"}).out, "The history is sound.\n");
        QCOMPARE(group({"check", "--json"}).json()["sound"].toBool(), true);
        const Ran rebuilt = group({"check", "--rebuild"});
        QCOMPARE(rebuilt.exitCode, 0);
        QCOMPARE(rebuilt.lines(),
                 (QStringList{"1 game scored again.", "No result has changed.", "The history is sound."}));
        QCOMPARE(group({"check", "--repair"}).out, "The history is sound.\n");
        QCOMPARE(Group()({"check"}).exitCode, 2);
    }

    void a_damaged_history_is_found_and_replaced_by_its_backup()
    {
        const Group group;
        group({"add", sample}); // which makes the backup of the day
        const QString backup = QDir(group.store() + ".backups").entryInfoList({"*.db"}).value(0).filePath();
        QVERIFY(QFile::exists(backup));
        damage(group);
        const QByteArray damaged = contentOf(group.store());

        const Ran history = group({"history"});
        QCOMPARE(history.exitCode, 1);
        QVERIFY2(history.err.startsWith(group.store() + " is damaged (") &&
                     history.err.contains("The newest good backup is " + backup) &&
                     history.err.contains("\"steiger-cli check --repair --db " + group.store() + "\""),
                 qPrintable(history.err));
        const Ran check = group({"check"});
        QCOMPARE(check.exitCode, 1);
        QVERIFY2(check.out.contains(backup), qPrintable(check.out));
        QCOMPARE(group({"check", "--json"}).json()["sound"].toBool(), false);
        QCOMPARE(contentOf(group.store()), damaged);

        const QJsonObject repaired = group({"check", "--repair", "--json"}).json();
        QCOMPARE(contentOf(repaired["setAside"].toString()), damaged);
        QCOMPARE(group({"check"}).exitCode, 0);
        QVERIFY(group({"history"}).out.contains("Béla 168"));
    }

    void without_a_backup_the_damaged_file_is_kept()
    {
        const Group group;
        group({"add", sample});
        QVERIFY(QDir(group.store() + ".backups").removeRecursively());
        damage(group);
        const QByteArray damaged = contentOf(group.store());
        const Ran ran = group({"check", "--repair"});
        QCOMPARE(ran.exitCode, 1);
        QVERIFY2(ran.out.contains("There is no good backup beside it."), qPrintable(ran.out));
        QCOMPARE(contentOf(group.store()), damaged);
    }

    void a_history_whose_beginning_is_gone_is_repaired_too()
    {
        const Group group;
        group({"add", sample});
        group.write("steiger.db", QByteArray(8192, '\0'));
        QCOMPARE(group({"check"}).exitCode, 1);
        QCOMPARE(group({"check", "--repair"}).exitCode, 0);
        QVERIFY(group({"history"}).out.contains("Béla 168"));
    }

    void a_backup_is_a_history_of_its_own()
    {
        const Group group;
        group({"add", sample});
        const QString copy = group.file("copy.db");
        QCOMPARE(group({"backup", copy}).out, "The history is copied to " + copy + ".\n");
        QVERIFY(steiger({"history", "--db", copy}).out.contains("Béla 168"));
        QCOMPARE(group({"backup", copy}).exitCode, 0);
        QCOMPARE(group({"backup", group.store()}).exitCode, 2);
        const QString letter = group.write("letter.txt", "Dear Anna");
        QCOMPARE(group({"backup", letter}).exitCode, 2);
        QCOMPARE(contentOf(letter), QByteArray("Dear Anna"));
        QVERIFY(QFile::exists(group.store()));
    }

    void a_backup_that_fails_does_not_undo_the_game()
    {
        const Group group;
        group.write("steiger.db.backups", "in the way");
        const Ran ran = group({"add", sample});
        QCOMPARE(ran.exitCode, 0);
        QVERIFY2(ran.err.startsWith("Everything is stored, but today's backup could not be made."),
                 qPrintable(ran.err));
        QCOMPARE(group.games().size(), 1);
    }

    void a_store_fault_is_told_in_three_languages()
    {
        const Group group;
        group.write("steiger.db", "Dear Anna");
        QVERIFY(group({"history", "--lang", "hu"}).err.contains("nem Steiger-játéktörténet"));
        QVERIFY(group({"history", "--lang", "de"}).err.contains("keine Chronik von Steiger"));
    }
};

GUILESS_STORY(StoreFaultsCliTest)
#include "store_faults_cli_test.moc"
