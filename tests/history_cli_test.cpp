// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli_story.h"
#include "tests/places.h"
#include "tests/stories.h"

using story::Group;
using story::Ran;
using story::sample;
using story::steiger;

class HistoryCliTest : public QObject
{
    Q_OBJECT

private slots:
    void an_evening_from_its_record_to_the_leaderboard()
    {
        const Group group;
        const Ran added = group({"add", sample});
        QCOMPARE(added.err, "");
        QCOMPARE(added.out, sample + ": stored as 0f4d5c1e\n");
        QCOMPARE(added.exitCode, 0);

        const Ran history = group({"history"});
        QCOMPARE(history.exitCode, 0);
        QCOMPARE(
            history.lines(),
            (QStringList{"Id        Day         Game        Group          Result",
                         "0f4d5c1e  2026-05-01  Coal Baron  Friday miners  Béla 168, Anna 120, Cili 93"}));

        const QJsonObject document = group({"history", "--json"}).json();
        QCOMPARE(document["format"].toString(), "steiger.history/1");
        QCOMPARE(document["games"].toArray(),
                 (QJsonArray{QJsonObject{{"id", "0f4d5c1e-6b1a-4c57-9a3e-2d7c8b90e4f1"},
                                         {"game", "coal-baron"},
                                         {"played", "2026-05-01T19:30:00+02:00"},
                                         {"group", "Friday miners"},
                                         {"location", "Essen"},
                                         {"players", QJsonArray{"Anna", "Béla", "Cili"}},
                                         {"totals", QJsonArray{120, 168, 93}},
                                         {"ranks", QJsonArray{2, 1, 3}},
                                         {"winners", QJsonArray{1}}}}));

        QCOMPARE(group({"show", "0f4d5c1e"}).out, steiger({"score", sample}).out);
        QCOMPARE(group.wins(), (QStringList{"Anna 0/1", "Béla 1/1", "Cili 0/1"}));
    }

    void the_leaderboard_has_every_figure()
    {
        const Group group;
        group.play("2026-05-01", "Anna 57, Béla 49");
        group.play("2026-05-08", "Anna 50, Béla 50", {{"game", "the-ruhr"}});
        group.play("2026-05-15", "Anna 30", {{"game", "imperial-miners"}});
        const QJsonObject board = group({"leaderboard", "--json"}).json();
        QCOMPARE(board["format"].toString(), "steiger.leaderboard/1");
        QCOMPARE(board["players"].toArray().size(), 2);
        const QJsonObject anna = board["players"].toArray()[0].toObject();
        QCOMPARE(anna["name"].toString(), "Anna");
        QCOMPARE(anna["games"].toInt(), 3);
        QCOMPARE(anna["wins"].toInt(), 2);
        QCOMPARE(anna["winShare"].toDouble(), 1.5 / 3); // a shared win is half a win
        QCOMPARE(anna["averageScore"].toDouble(), 137.0 / 3);
        QCOMPARE(anna["bestScore"].toInt(), 57);
        const QJsonObject rating = anna["rating"].toObject();
        QVERIFY(rating["mu"].toDouble() > 25);
        QCOMPARE(rating["ordinal"].toDouble(), rating["mu"].toDouble() - 3 * rating["sigma"].toDouble());

        const QStringList text = group({"leaderboard"}).lines();
        QVERIFY2(text[0].startsWith("Player  Rating    Estimate  Games  Wins  Win share  Average  Best"),
                 qPrintable(text[0]));
        QVERIFY2(text[1].startsWith("Anna  ") && text[1].endsWith("3     2        50%     45.7    57"),
                 qPrintable(text[1]));
        QCOMPARE(group({"leaderboard", "--limit", "1", "--json"}).json()["players"].toArray().size(), 1);
    }

    void filters_choose_the_games_data()
    {
        QTest::addColumn<QStringList>("filters");
        QTest::addColumn<QStringList>("days");
        const QString first = "2026-05-01";
        const QString second = "2026-05-08T19:30:00+02:00";
        const QString third = "2025-12-31";
        QTest::newRow("none: newest first") << QStringList{} << QStringList{second, first, third};
        QTest::newRow("a group") << QStringList{"--group", "Club"} << QStringList{second};
        QTest::newRow("a group without its accents and case")
            << QStringList{"--group", "club"} << QStringList{second};
        QTest::newRow("a game") << QStringList{"--game", "rockwell"} << QStringList{third};
        QTest::newRow("a player") << QStringList{"--player", "Cili"} << QStringList{second};
        QTest::newRow("a player without accents") << QStringList{"--player", "dora"} << QStringList{third};
        QTest::newRow("so many players") << QStringList{"--players", "3"} << QStringList{second};
        QTest::newRow("a year is a season") << QStringList{"--season", "2025"} << QStringList{third};
        QTest::newRow("a season of ours") << QStringList{"--season", "winter"} << QStringList{third};
        QTest::newRow("from a day on") << QStringList{"--since", "2026-05-01"} << QStringList{second, first};
        QTest::newRow("up to a day") << QStringList{"--until", "2026-05-01"} << QStringList{first, third};
        QTest::newRow("from a moment on")
            << QStringList{"--since", "2026-05-08T17:30:00Z"} << QStringList{second};
        QTest::newRow("two together")
            << QStringList{"--since", "2026-01-01", "--players", "2"} << QStringList{first};
        QTest::newRow("the newest") << QStringList{"--limit", "1"} << QStringList{second};
        QTest::newRow("none left") << QStringList{"--players", "4"} << QStringList{};
    }
    void filters_choose_the_games()
    {
        static const Group group;
        if (!QFile::exists(group.store())) {
            group.play("2026-05-01", "Anna 57, Béla 49");
            group.play("2026-05-08T19:30:00+02:00", "Anna 57, Béla 49, Cili 40", {{"group", "Club"}});
            group.play("2025-12-31", "Anna 57, Dóra 49", {{"game", "rockwell"}});
            QCOMPARE(
                group({"seasons", "set", "Winter", "--since", "2025-12-01", "--until", "2026-02-28"}).out,
                "The season Winter is from 2025-12-01 to 2026-02-28.\n");
        }
        QFETCH(QStringList, filters);
        QFETCH(QStringList, days);
        QStringList found;
        for (const QString &game : group.games(filters))
            found += game.left(game.indexOf(": "));
        QCOMPARE(found, days);
        if (days.isEmpty())
            QCOMPARE(group(QStringList{"history"} + filters).out, "No games.\n");
    }

    void what_does_not_exist_is_answered_with_what_does_data()
    {
        QTest::addColumn<QStringList>("arguments");
        QTest::addColumn<QString>("sentence");
        QTest::newRow("a slip in a name")
            << QStringList{"history", "--player", "Betla"} << "Nobody is called Betla. Did you mean Béla?\n";
        QTest::newRow("nobody near")
            << QStringList{"history", "--player", "Zsuzsanna"}
            << "Nobody is called Zsuzsanna. \"steiger-cli people list\" shows everybody.\n";
        QTest::newRow("the beginning of a group")
            << QStringList{"leaderboard", "--group", "friday"}
            << "There is no group friday. Did you mean Friday miners?\n";
        QTest::newRow("a game we do not know")
            << QStringList{"records", "--game", "chess"}
            << "There is no game chess (only coal-baron, rockwell, the-ruhr, imperial-miners).\n";
        QTest::newRow("a season") << QStringList{"history", "--season", "Lent"}
                                  << "There is no season Lent. A year such as 2026 always is one; "
                                     "\"steiger-cli seasons list\" shows the others.\n";
        QTest::newRow("a date in words")
            << QStringList{"history", "--since", "yesterday"}
            << "--since: yesterday is no date such as 2026-05-01 or 2026-05-01T19:30:00+02:00.\n";
        QTest::newRow("a game's id")
            << QStringList{"show", "deadbeef"}
            << "No game has the id deadbeef. \"steiger-cli history\" shows the ids.\n";
        QTest::newRow("an id to delete")
            << QStringList{"delete", "x"} << "No game has the id x. \"steiger-cli history\" shows the ids.\n";
        QTest::newRow("a season to delete")
            << QStringList{"seasons", "delete", "Lent"}
            << "There is no season Lent. \"steiger-cli seasons list\" shows them.\n";
        QTest::newRow("a season that is a year")
            << QStringList{"seasons", "set", "2026", "--since", "2026-01-01", "--until", "2026-02-01"}
            << "2026 is a year, and every year is a season already. Choose another name.\n";
        QTest::newRow("a season that runs backwards")
            << QStringList{"seasons", "set", "Lent", "--since", "2026-03-01", "--until", "2026-02-01"}
            << "The season would end before it begins. Exchange the two dates.\n";
    }
    void what_does_not_exist_is_answered_with_what_does()
    {
        static const Group group;
        if (!QFile::exists(group.store()))
            group.play("2026-05-01", "Anna 57, Béla 49");
        QFETCH(QStringList, arguments);
        const Ran ran = group(arguments);
        QTEST(ran.err, "sentence");
        QCOMPARE(ran.out, "");
        QCOMPARE(ran.exitCode, 2);
    }

    void the_same_game_twice_is_stored_once()
    {
        const Group group;
        const QString file = group.write("game.json", Group::record("2026-05-01", "Anna 57, Béla 49"));
        QCOMPARE(group({"add", file, file}).exitCode, 0);
        const Ran again = group({"add", file});
        QCOMPARE(again.exitCode, 0);
        QVERIFY2(again.out.contains(": already here as "), qPrintable(again.out));
        QCOMPARE(group.games(), QStringList{"2026-05-01: Anna 57, Béla 49"});
        const QJsonObject account = group({"add", file, "--json"}).json();
        QCOMPARE(account["games"].toInt(), 0);
        QCOMPARE(account["skipped"].toArray()[0].toObject()["what"].toString(), file);
    }

    void a_known_id_with_other_points_is_not_passed_over_in_silence()
    {
        const Group group;
        group.play("2026-05-01", "Anna 57, Béla 49", {{"id", "final-of-may"}});
        const Ran other =
            group({"add", "-"}, Group::record("2026-05-01", "Anna 58, Béla 49", {{"id", "final-of-may"}}));
        QCOMPARE(other.exitCode, 2);
        QVERIFY2(other.out.contains("but told otherwise"), qPrintable(other.out));
        QCOMPARE(group.games(), QStringList{"2026-05-01: Anna 57, Béla 49"});
    }

    void a_game_is_corrected_and_its_first_record_kept()
    {
        const Group group;
        const QString id = group.play("2026-05-01", "Anna 57, Béla 49");
        const Ran corrected = group({"correct", id, "-"}, Group::record("2026-05-01", "Anna 57, Béla 94"));
        QCOMPARE(corrected.err, "");
        QCOMPARE(corrected.exitCode, 0);
        QCOMPARE(group.games(), QStringList{"2026-05-01: Anna 57, Béla 94"});
        QCOMPARE(group.wins(), (QStringList{"Anna 0/1", "Béla 1/1"}));
        const QJsonObject first = group({"show", id, "--json", "--revision", "1"}).json();
        QCOMPARE(first["totals"].toArray(), (QJsonArray{57, 49}));
        QCOMPARE(group({"show", id, "--json"}).json()["totals"].toArray(), (QJsonArray{57, 94}));
        QCOMPARE(group({"show", id, "--revision", "3"}).exitCode, 2);
    }

    void a_correction_that_contradicts_itself_is_refused()
    {
        const Group group;
        const QString id = group.play("2026-05-01", "Anna 57, Béla 49");
        QByteArray record = group({"show", id, "--json"}).out.toUtf8();
        QVERIFY(record.contains("\"Béla\""));
        record.replace("\"Béla\"", "\"Cili\"");
        const Ran ran = group({"correct", id, "-"}, record);
        QCOMPARE(ran.exitCode, 2);
        QCOMPARE(ran.err,
                 "-: players[1]: the id is that of Béla, but the name says Cili (leave out the id to "
                 "mean Cili; \"steiger-cli people rename\" gives Béla another name)\n");
        const Ran other = group({"correct", id, sample});
        QCOMPARE(other.exitCode, 2);
        QVERIFY(other.err.contains("this is the record of another game"));
    }

    void a_deleted_game_stays_deleted_until_it_is_restored()
    {
        const Group group;
        group.play("2026-05-01", "Anna 57, Béla 49");
        const QByteArray record = Group::record("2026-05-08", "Anna 40, Béla 41");
        const QString id = group({"add", "-", "--json"}, record).json()["stored"][0]["id"].toString();
        QCOMPARE(group({"delete", id, "--json"}).json()["state"].toString(), "deleted");
        QCOMPARE(group.games(), QStringList{"2026-05-01: Anna 57, Béla 49"});
        QCOMPARE(group.wins(), (QStringList{"Anna 1/1", "Béla 0/1"}));

        const Ran again = group({"add", "-"}, record);
        QCOMPARE(again.exitCode, 0);
        QCOMPARE(again.out,
                 QString("-: this game was deleted and stays so. \"steiger-cli restore %1\" brings it "
                         "back.\n")
                     .arg(id.left(8)));
        QCOMPARE(group.games().size(), 1);
        QCOMPARE(group({"correct", id, "-"}, record).exitCode, 2);
        QCOMPARE(group({"restore", id.left(8)}).out, "The game is back in the history.\n");
        QCOMPARE(group.games().size(), 2);
        QCOMPARE(group({"restore", id}).out, "This game is not deleted.\n");
    }

    void a_wrong_record_is_refused_and_the_others_are_stored()
    {
        const Group group;
        const QString good = group.write("good.json", Group::record("2026-05-01", "Anna 57, Béla 49"));
        const QString bad =
            group.write("bad.json", Group::record("2026-05-01", "Anna 57, Béla 49", {{"game", "chess"}}));
        const QString torn = group.write("torn.json", "{");
        const QString underWay = QString(places::evenings) + "/four-players-after-two-shifts.json";
        const Ran ran = group({"add", bad, torn, underWay, "/no/such.json", good});
        QCOMPARE(ran.exitCode, 2);
        QCOMPARE(
            ran.err,
            bad + ": game: no such value \"chess\" (only coal-baron, rockwell, the-ruhr, imperial-miners)\n" +
                torn + ": line 1, column 2: this is not JSON (a game record is a JSON object)\n" + underWay +
                ": this game is still under way, and the history holds finished games (expected: 3 "
                "shifts and final)\n"
                "/no/such.json: this file cannot be read (No such file or directory)\n");
        QCOMPARE(group.games(), QStringList{"2026-05-01: Anna 57, Béla 49"});
        QCOMPARE(group({"add", bad, "--json"}).json()["skipped"].toArray().size(), 1);
        QCOMPARE(group({"import", underWay}).exitCode, 2);
        const QString id = group({"history", "--json"}).json()["games"][0]["id"].toString();
        QCOMPARE(group({"correct", id, underWay}).exitCode, 2);
        QCOMPARE(group({"correct", id, torn}).exitCode, 2);
        QCOMPARE(group.games(), QStringList{"2026-05-01: Anna 57, Béla 49"});
    }

    void head_to_head_and_records()
    {
        const Group group;
        group({"add", sample});
        group.play("2026-05-08", "Anna 130, Béla 120");
        const QJsonObject versus = group({"versus", "anna", "BELA", "--json"}).json();
        QCOMPARE(versus["players"].toArray(), (QJsonArray{"Anna", "Béla"}));
        QCOMPARE(versus["games"].toInt(), 2);
        QCOMPARE(versus["ahead"].toArray(), (QJsonArray{1, 1}));
        QCOMPARE(versus["wins"].toArray(), (QJsonArray{1, 1}));
        QCOMPARE(versus["averageScore"].toArray(), (QJsonArray{125.0, 144.0}));
        QCOMPARE(group({"versus", "Anna", "Béla"}).lines().value(0), "2 games together     Anna   Béla");
        QCOMPARE(group({"versus", "Anna", "anna"}).exitCode, 2);

        const QJsonObject coalBaron = group({"records", "--json"}).json()["games"].toArray()[0].toObject();
        QCOMPARE(coalBaron["highestScore"].toObject()["player"].toString(), "Béla");
        QCOMPARE(coalBaron["highestScore"].toObject()["points"].toInt(), 168);
        QCOMPARE(coalBaron["closestFinish"].toObject()["margin"].toInt(), 10);
        QVERIFY(coalBaron["mostOfLine"].toArray().size() > 10);
        const QString text = group({"records", "--lang", "de"}).out;
        QVERIFY2(text.contains("Höchste Punktzahl") && text.contains("168"), qPrintable(text));
    }

    void every_command_answers_in_json_data()
    {
        QTest::addColumn<QStringList>("arguments");
        QTest::addColumn<QStringList>("fields"); // some that scripts rely on
        const QString id = "0f4d5c1e-6b1a-4c57-9a3e-2d7c8b90e4f1";
        const auto row = [](const QStringList &arguments, const QStringList &fields) {
            QTest::newRow(qPrintable(arguments.join(u' ').left(40))) << arguments << fields;
        };
        row({"add", sample}, {"games", "people", "stored", "skipped"});
        row({"import", sample}, {"games", "plays", "people", "skipped"});
        row({"history"}, {"format", "games"});
        row({"leaderboard"}, {"format", "players"});
        row({"versus", "Anna", "Béla"}, {"format", "players", "games"});
        row({"statistics", "Anna"}, {"format", "player", "games", "longestStreak", "againstMean", "sources"});
        row({"records"}, {"format", "games"});
        row({"show", id}, {"format", "id", "game", "players", "shifts", "final"});
        row({"correct", id, sample}, {"id", "state"});
        row({"delete", id}, {"id", "state"});
        row({"restore", id}, {"id", "state"});
        row({"people", "list"}, {"format", "people"});
        row({"people", "rename", "Anna", "Anikó"}, {"id", "name"});
        row({"groups", "join", "Club", "Béla"}, {"group", "player", "member"});
        row({"groups", "list"}, {"format", "groups"});
        row({"places", "list"}, {"format", "places"});
        row({"seasons", "set", "May", "--since", "2026-05-01", "--until", "2026-05-31"}, {"name", "since"});
        row({"seasons", "list"}, {"format", "seasons"});
        row({"seasons", "delete", "May"}, {"name", "deleted"});
        row({"people", "delete", "Anikó"}, {"id", "deleted"});
        row({"check", "--rebuild"}, {"sound", "problems", "rebuilt"});
    }
    void one_person_in_figures()
    {
        const Group group;
        group.play("2026-05-01", "Anna 60, Béla 50");
        group.play("2026-05-08", "Anna 60, Béla 40");
        group.play("2026-05-15", "Béla 55, Anna 50");
        QCOMPARE(group({"statistics", "anna"}).lines(),
                 (QStringList{
                     "Anna", "games                                3",
                     "games won                            2", "won in a row up to now               0",
                     "longest row of wins                  2", "points more than the table's mean  4.2"}));
        group({"add", sample});
        const QStringList lines =
            group({"statistics", "Anna", "--game", "coal-baron", "--season", "2026"}).lines();
        QVERIFY(lines.filter("Delivered orders").size() == 1);
        QCOMPARE(group({"statistics", "Anna", "--until", "1999-01-01"}).out,
                 "Anna took part in none of these games.\n");
        QCOMPARE(group({"statistics", "Zoltán"}).exitCode, 2);
    }
    void every_command_answers_in_json()
    {
        static const Group group;
        QFETCH(QStringList, arguments);
        QFETCH(QStringList, fields);
        const Ran ran = group(arguments + QStringList{"--json", "--lang", "hu"});
        QCOMPARE(ran.exitCode, 0);
        for (const QString &field : fields)
            QVERIFY2(ran.json().contains(field), qPrintable(field + " is not in " + ran.out));
    }

    void before_the_first_game_nothing_is_wrong()
    {
        const Group group;
        for (const QString command : {"history", "leaderboard", "records"}) {
            const Ran ran = group({command});
            QCOMPARE(ran.exitCode, 0);
            QCOMPARE(ran.out, "No games.\n");
            QVERIFY2(ran.err.startsWith("There is no history in ") && ran.err.contains("steiger-cli add"),
                     qPrintable(ran.err));
        }
        QCOMPARE(group({"history", "--json"}).json()["games"].toArray().size(), 0);
        QVERIFY2(!QFile::exists(group.store()), "reading makes no file");
        QCOMPARE(group({"show", "deadbeef"}).exitCode, 2);
        QCOMPARE(group({"people", "list"}).out, "Nobody.\n");
        QCOMPARE(group({"groups", "list"}).out, "No groups.\n");
    }

    void the_words_are_in_three_languages()
    {
        const Group group;
        group.play("2026-05-01", "Anna 57, Béla 49");
        QVERIFY(group({"history", "--lang", "hu"}).out.contains("Szénre fel!"));
        QVERIFY(group({"history", "--lang", "de"}).lines()[0].contains("Ergebnis"));
        QVERIFY(group({"leaderboard", "--lang", "hu"}).lines()[0].contains("Értékszám"));
        QCOMPARE(group({"history", "--player", "Bala", "--lang", "hu"}).err,
                 "Senkit sem hívnak így: Bala. Rá gondoltál: Béla?\n");
        QCOMPARE(group({"history", "--player", "Bala", "--lang", "de"}).err,
                 "Niemand heißt Bala. Meinst du Béla?\n");
    }

    void names_of_any_length_and_width_stay_in_their_columns()
    {
        const Group group;
        const QString longest(200, u'ő');
        group.play("2026-05-01", longest + " 57, 山田太郎 49, Anna\u202e 3");
        const QStringList board = group({"leaderboard"}).lines();
        QVERIFY2(board[1].startsWith(QString(35, u'ő') + u'…'), qPrintable(board[1]));
        QVERIFY2(board[2].startsWith("山田太郎" + QString(28, ' ')), qPrintable(board[2]));
        QVERIFY(!group({"history"}).out.contains(u'\u202e'));
        QCOMPARE(group({"history", "--json"}).json()["games"][0]["players"][0].toString(), longest);
        QCOMPARE(group.wins({"--player", longest}).size(), 3);
    }

    void a_result_that_cannot_be_written_is_a_failure()
    {
        const Group group;
        group.play("2026-05-01", "Anna 57, Béla 49");
        for (const QString command : {"history", "leaderboard", "records"}) {
            QProcess process;
            process.setStandardOutputFile("/dev/full");
            process.start(places::steigerCli, {command, "--db", group.store()});
            QVERIFY(process.waitForFinished());
            QCOMPARE(process.exitCode(), 1);
        }
    }
};

GUILESS_STORY(HistoryCliTest)
#include "history_cli_test.moc"
