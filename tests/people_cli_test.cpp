// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli_story.h"
#include "tests/stories.h"

#include <sqlite3.h>

using story::Group;
using story::Ran;

namespace {

// Every byte of the store, wherever SQLite keeps it.
QByteArray bytesOf(const Group &group)
{
    QByteArray bytes;
    for (const char *beside : {"", "-wal", "-shm"}) {
        QFile file(group.store() + beside);
        if (file.open(QIODevice::ReadOnly))
            bytes += file.readAll();
    }
    return bytes;
}

// The app at work: while it has the history open, nobody else's end tidies up the write-ahead log.
class App
{
public:
    explicit App(const Group &group)
    {
        if (sqlite3_open(group.store().toUtf8().constData(), &m_history) != SQLITE_OK ||
            sqlite3_exec(m_history, "SELECT count(*) FROM game", nullptr, nullptr, nullptr) != SQLITE_OK)
            qFatal("the app cannot open the history");
    }
    App(const App &) = delete;
    App &operator=(const App &) = delete;
    ~App() { sqlite3_close(m_history); }

private:
    sqlite3 *m_history = nullptr;
};

} // namespace

class PeopleCliTest : public QObject
{
    Q_OBJECT

private slots:
    void everybody_is_listed_with_their_games()
    {
        const Group group;
        group.play("2026-05-01", "Anna 57, Béla 49");
        group.play("2026-05-08", "Anna 57, Cili 49");
        QStringList found;
        const QJsonObject list = group({"people", "list", "--json"}).json();
        QCOMPARE(list["format"].toString(), "steiger.people/1");
        for (const QJsonValue &value : list["people"].toArray())
            found += QString("%1 %2").arg(value["name"].toString()).arg(value["games"].toInt());
        QCOMPARE(found, (QStringList{"Anna 2", "Béla 1", "Cili 1"}));
        QVERIFY(group({"people", "list"}).lines()[1].startsWith("Anna        2  "));
        QCOMPARE(group({"groups", "list"}).lines(),
                 (QStringList{"Group          Players  Members", "Friday miners        3"}));
    }

    void groups_have_members_and_games_have_places()
    {
        const Group group;
        group.play("2026-05-01", "Anna 57, Béla 49", {{"location", "Essen"}});
        QCOMPARE(group({"groups", "join", "friday miners", "bela"}).out,
                 "Béla is a member of Friday miners.\n");
        QCOMPARE(group({"groups", "join", "Club", "Anna"}).exitCode, 0); // a new one
        QCOMPARE(group({"groups", "list"}).lines(),
                 (QStringList{"Group          Players  Members", "Club                 0  Anna",
                              "Friday miners        2  Béla"}));
        QCOMPARE(group({"groups", "leave", "Club", "Anna"}).out,
                 "Anna is no member of Club; the games stay.\n");
        QCOMPARE(group({"groups", "list", "--json"}).json()["groups"][0]["members"].toArray().size(), 0);
        QCOMPARE(group({"groups", "leave", "Clubs", "Anna"}).exitCode, 2);
        QCOMPARE(group({"groups", "join", "Club", "Nobody"}).exitCode, 2);
        QCOMPARE(group({"places", "list"}).lines(), (QStringList{"Place", "Essen"}));
    }

    void a_new_name_is_in_all_games()
    {
        const Group group;
        group.play("2026-05-01", "Anna 57, Bela 49");
        const Ran renamed = group({"people", "rename", "bela", "Béla"});
        QCOMPARE(renamed.exitCode, 0);
        QCOMPARE(renamed.out, "Bela is now called Béla, in all games.\n");
        QCOMPARE(group.games(), QStringList{"2026-05-01: Anna 57, Béla 49"});
        group.play("2026-05-08", "Anna 57, Béla 49");
        QCOMPARE(group.wins(), (QStringList{"Anna 2/2", "Béla 0/2"}));
    }

    void a_name_somebody_has_is_not_given_twice()
    {
        const Group group;
        group.play("2026-05-01", "Anna 57, Béla 49");
        const Ran ran = group({"people", "rename", "Anna", "Béla"});
        QCOMPARE(ran.exitCode, 2);
        QCOMPARE(ran.err, "Somebody is called Béla already. If Anna is the same person, \"steiger-cli people "
                          "merge\" makes one of the two.\n");
        for (const QString &name : {QString(""), QString("  ")})
            QCOMPARE(group({"people", "rename", "Anna", name}).exitCode, 2);
        QCOMPARE(group.games(), QStringList{"2026-05-01: Anna 57, Béla 49"});
    }

    void one_person_under_two_names_becomes_one()
    {
        const Group group;
        group.play("2026-05-01", "Anna 57, Béla 49");
        group.play("2026-05-08", "Anna 40, Béci 49");
        const Ran merged = group({"people", "merge", "Béci", "Béla"});
        QCOMPARE(merged.exitCode, 0);
        QCOMPARE(merged.out, "The games of Béci are now games of Béla.\n");
        QCOMPARE(group.wins(), (QStringList{"Anna 1/2", "Béla 1/2"}));
        QCOMPARE(group.games()[0], "2026-05-08: Anna 40, Béla 49");
        QCOMPARE(group({"people", "merge", "Béci", "Béla"}).exitCode, 2);
    }

    void who_sat_at_one_table_is_not_one_person()
    {
        const Group group;
        const QString id = group.play("2026-05-01", "Anna 57, Béla 49");
        const Ran ran = group({"people", "merge", "Anna", "Béla"});
        QCOMPARE(ran.exitCode, 2);
        QCOMPARE(ran.err, QString("Anna and Béla played each other, so they are not the same person (see "
                                  "\"steiger-cli show %1\").\n")
                              .arg(id.left(8)));
        QCOMPARE(group({"people", "merge", "Anna", "anna"}).err, "That is Anna twice. Name two people.\n");
    }

    void a_deleted_name_is_gone_and_the_games_stay()
    {
        const Group group;
        group.play("2026-05-01", "Anna 57, Bertalanka 49");
        group.play("2026-05-08", "Anna 57, Bertalanka 60, Cili 3");
        QVERIFY(bytesOf(group).contains("Bertalanka"));
        const Ran deleted = group({"people", "delete", "Bertalanka"});
        QCOMPARE(deleted.exitCode, 0);
        QVERIFY2(deleted.out.startsWith("The name Bertalanka is erased. The games are kept"),
                 qPrintable(deleted.out));
        const QByteArray left = bytesOf(group).toLower();
        QVERIFY(!left.isEmpty());
        QVERIFY2(!left.contains("bertalanka"), "the name is still in the files of the store");

        QCOMPARE(group.games(), (QStringList{"2026-05-08: Anna 57, deleted player 60, Cili 3",
                                             "2026-05-01: Anna 57, deleted player 49"}));
        QCOMPARE(group.wins(), (QStringList{"Anna 1/2", "Cili 0/1"}));
        QVERIFY(group({"history", "--lang", "hu"}).out.contains("törölt játékos 60"));
        QCOMPARE(group({"people", "delete", "Bertalanka"}).exitCode, 2);
        QCOMPARE(group({"backup", group.file("copy.db")}).exitCode, 0);
        QFile copy(group.file("copy.db"));
        QVERIFY(copy.open(QIODevice::ReadOnly));
        QVERIFY2(!copy.readAll().toLower().contains("bertalanka"), "the name is in a later backup");
        QCOMPARE(group({"check", "--rebuild"}).exitCode, 0);
        QCOMPARE(group.games()[1], "2026-05-01: Anna 57, deleted player 49");
    }

    void a_deleted_name_is_gone_even_while_the_app_runs()
    {
        const Group group;
        group.play("2026-05-01", "Anna 57, Cili 49");
        const App app(group);
        group.play("2026-05-08", "Anna 57, Bertalanka 49");
        // Not the store itself: to read and close it here would take away the app's lock.
        QFile log(group.store() + "-wal");
        QVERIFY(log.open(QIODevice::ReadOnly));
        QVERIFY(log.readAll().contains("Bertalanka"));
        QCOMPARE(group({"people", "delete", "Bertalanka"}).exitCode, 0);
        QVERIFY(log.exists());
        QVERIFY2(!bytesOf(group).toLower().contains("bertalanka"),
                 "the name is still in the files of the store");
    }

    void two_of_one_name_are_told_apart_by_their_ids()
    {
        const Group group;
        const QString one = "11111111-1111-4111-8111-111111111111";
        const QString other = "22222222-2222-4222-8222-222222222222";
        const QJsonArray players{QJsonObject{{"name", "Anna"}, {"id", one}}, QJsonObject{{"name", "Béla"}}};
        group.play("2026-05-01", "Anna 57, Béla 49", {{"players", players}});
        group.play("2026-05-08", "X 57, Béla 49",
                   {{"players",
                     QJsonArray{QJsonObject{{"name", "X"}, {"id", other}}, QJsonObject{{"name", "Béla"}}}}});
        QCOMPARE(group({"people", "rename", "X", "anna"}).exitCode, 0);
        QCOMPARE(group.wins({"--player", "anna"}), (QStringList{"Béla 0/1", "anna 1/1"}));
        const Ran unsure = group({"versus", "ANNA", "Béla"});
        QCOMPARE(unsure.exitCode, 2);
        QVERIFY2(unsure.err.contains(one) && unsure.err.contains(other), qPrintable(unsure.err));
        QCOMPARE(group({"versus", other, "Béla", "--json"}).json()["games"].toInt(), 1);
    }
};

GUILESS_STORY(PeopleCliTest)
#include "people_cli_test.moc"
