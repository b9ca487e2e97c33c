// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli_story.h"
#include "tests/stories.h"

#include <algorithm>

using story::Group;
using story::Ran;
using story::sample;
using story::steiger;

namespace {

// Reads what export writes, as RFC 4180 has it.
QList<QStringList> csv(const QString &text)
{
    QList<QStringList> rows{{QString()}};
    bool quoted = false;
    for (qsizetype place = 0; place < text.size(); ++place) {
        const QChar letter = text[place];
        if (letter == u'"' && quoted && text.mid(place + 1, 1) == "\"")
            rows.last().last() += text[++place];
        else if (letter == u'"')
            quoted = !quoted;
        else if (letter == u',' && !quoted)
            rows.last() += QString();
        else if (letter == u'\n' && !quoted)
            rows += QStringList{QString()};
        else
            rows.last().last() += letter;
    }
    rows.removeLast();
    return rows;
}

void playAFewGames(const Group &group)
{
    group({"add", sample});
    group.play("2026-05-08", "Anna 57, Béla 57, Cili 3", {{"winners", QJsonArray{1}}});
    group.play("2026-05-15", "Anna 30, Dóra 49", {{"game", "the-ruhr"}, {"comments", "late"}});
}

// Everything people can see of a history.
QStringList everything(const Group &group)
{
    return {group({"history", "--json"}).out, group({"leaderboard", "--json"}).out,
            group({"records", "--json"}).out, group({"export", "--format", "csv", "--lines"}).out};
}

} // namespace

class ExchangeCliTest : public QObject
{
    Q_OBJECT

private slots:
    void a_file_for_bg_stats_comes_back()
    {
        const Group one;
        playAFewGames(one);
        const Ran exported = one({"export", "--format", "bgstats"});
        QCOMPARE(exported.exitCode, 0);
        QCOMPARE(exported.json()["plays"].toArray().size(), 3);
        const Group other;
        const Ran imported = other({"import", "-"}, exported.out.toUtf8());
        QCOMPARE(imported.lines(), (QStringList{"-: 3 games taken over", "-: 4 new players"}));
        QCOMPARE(other({"export", "--format", "bgstats"}).out, exported.out);
        QCOMPARE(everything(other), everything(one));
        QCOMPARE(other({"import", "-"}, exported.out.toUtf8()).lines(),
                 (QStringList{"-: 3 plays already here",
                              "-: players known already: 4 by their id, 0 by their name"}));

        const QString newest = one({"history", "--json"}).json()["games"][0]["id"].toString();
        const Ran shared = one({"export", "--format", "bgstats", "--id", newest.left(8)});
        QCOMPARE(shared.json()["plays"].toArray().size(), 1);
        QCOMPARE(shared.json()["plays"][0]["uuid"].toString(), newest);
        QCOMPARE(one({"export", "--format", "steiger", "--id", "none"}).exitCode, 2);
    }

    void what_bg_stats_tells_and_we_cannot_score_is_said_data()
    {
        QTest::addColumn<QString>("language");
        QTest::addColumn<QString>("why");
        QTest::newRow("English") << "en"
                                 << "Béla has no score; kept, but not counted";
        QTest::newRow("Hungarian") << "hu"
                                   << "Béla: nincs pontszáma; megőrizve, de nem számít";
        QTest::newRow("German") << "de"
                                << "Béla hat keine Punktzahl; aufgehoben, aber nicht gezählt";
    }

    void what_bg_stats_tells_and_we_cannot_score_is_said()
    {
        QFETCH(const QString, language);
        QFETCH(const QString, why);
        const QByteArray file =
            R"({"players": [{"id": 1, "uuid": "A", "name": "Anna"}, {"id": 2, "uuid": "B", "name": "Béla"}],
            "locations": [], "games": [{"id": 1, "uuid": "G", "name": "Coal Baron", "bggId": 143515},
                                       {"id": 2, "uuid": "H", "name": "Catan", "bggId": 13}],
            "plays": [{"uuid": "P", "playDate": "2026-01-24 20:15:00", "gameRefId": 1, "playerScores": [
                        {"playerRefId": 1, "score": "57", "winner": 1}, {"playerRefId": 2, "score": null, "winner": 0}]},
                      {"uuid": "Q", "playDate": "2026-01-25 20:15:00", "gameRefId": 2, "playerScores": [
                        {"playerRefId": 1, "score": "10", "winner": true}]},
                      {"uuid": "R", "playDate": "2026-01-26 20:15:00", "gameRefId": 7, "playerScores": [
                        {"playerRefId": 1, "score": "10", "winner": true}]}]})";
        const Group group;
        const QJsonObject account = group({"import", "-", "--json", "--lang", language}, file).json();
        QCOMPARE(account["games"].toInt(), 0);
        QCOMPARE(account["plays"].toInt(), 2);
        QCOMPARE(account["people"].toInt(), 2);
        QCOMPARE(account["skipped"].toArray().size(), 2);
        QVERIFY(account["skipped"][0]["what"].toString().contains("plays[0] (Coal Baron, 2026-01-24"));
        QCOMPARE(account["skipped"][0]["why"].toString(), why);
        QVERIFY(account["skipped"][1]["what"].toString().endsWith("plays[2]"));
    }

    void what_is_exported_can_be_imported_and_says_the_same()
    {
        const Group one;
        playAFewGames(one);
        const Ran exported = one({"export", "--format", "steiger"});
        QCOMPARE(exported.exitCode, 0);
        QCOMPARE(exported.json()["format"].toString(), "steiger.games/1");
        QCOMPARE(exported.json()["games"].toArray().size(), 3);
        QCOMPARE(exported.json()["games"][2]["comments"].toString(), "late");

        const Group other;
        const QJsonObject account = other({"import", "-", "--json"}, exported.out.toUtf8()).json();
        QCOMPARE(account["games"].toInt(), 3);
        QCOMPARE(account["plays"].toInt(), 0);
        QCOMPARE(account["people"].toInt(), 4);
        QCOMPARE(account["skipped"].toArray().size(), 0);
        QCOMPARE(everything(other), everything(one));
        QCOMPARE(other({"export", "--format", "steiger"}).out, exported.out);
        const QJsonObject again = other({"import", "-", "--json"}, exported.out.toUtf8()).json();
        QCOMPARE(again["games"].toInt(), 0);
        QCOMPARE(again["skipped"].toArray().size(), 3);
    }

    void who_was_deleted_stays_so_on_the_other_side()
    {
        const Group one;
        playAFewGames(one);
        one({"people", "delete", "Anna"});
        const Group other;
        QCOMPARE(other({"import", "-"}, one({"export", "--format", "steiger"}).out.toUtf8()).exitCode, 0);
        QCOMPARE(everything(other), everything(one));
        QCOMPARE(other.wins(), (QStringList{"Béla 2/2", "Cili 0/2", "Dóra 1/1"}));
    }

    void a_single_record_is_imported_too()
    {
        const Group group;
        QCOMPARE(group({"import", sample}).exitCode, 0);
        QCOMPARE(group.games().size(), 1);
    }

    void very_many_games_are_summed_up()
    {
        const Group group;
        QJsonArray games;
        for (int day = 1; day <= 25; ++day)
            games += QJsonDocument::fromJson(
                         Group::record(QString("2026-05-%1").arg(day, 2, 10, QChar('0')), "Anna 57, Béla 49"))
                         .object();
        const QByteArray document =
            QJsonDocument(QJsonObject{{"format", "steiger.games/1"}, {"games", games}}).toJson();
        QCOMPARE(group({"import", "-"}, document).out, "25 games stored\n");
        QCOMPARE(group({"import", "-"}, document).out, "25 games already here\n");
        games[3] = QJsonObject{{"format", "steiger.game/1"}};
        const Ran faulty =
            group({"import", "-"},
                  QJsonDocument(QJsonObject{{"format", "steiger.games/1"}, {"games", games}}).toJson());
        QCOMPARE(faulty.exitCode, 2);
        QVERIFY2(faulty.err.startsWith("-: games[3]: game: missing"), qPrintable(faulty.err));
    }

    void a_spreadsheet_has_a_row_for_each_player()
    {
        const Group group;
        const QJsonArray players{QJsonObject{{"name", "\"Anna, the\nGreat\""}},
                                 QJsonObject{{"name", "Béla"}}};
        group.play("2026-05-01", "Anna 57, Béla 49", {{"players", players}, {"location", "Essen, Ruhr"}});
        const Ran ran = group({"export", "--format", "csv"});
        const QList<QStringList> rows = csv(ran.out);
        QCOMPARE(rows.size(), 3);
        QCOMPARE(rows[0], (QStringList{"id", "game", "played", "group", "location", "seat", "player", "total",
                                       "rank", "winner"}));
        QCOMPARE(rows[1].mid(1), (QStringList{"coal-baron", "2026-05-01", "Friday miners", "Essen, Ruhr", "0",
                                              "\"Anna, the\nGreat\"", "57", "1", "1"}));
        QCOMPARE(rows[2].mid(5), (QStringList{"1", "Béla", "49", "2", "0"}));
    }

    void a_spreadsheet_of_lines_adds_up()
    {
        const Group group;
        group({"add", sample});
        const QList<QStringList> rows = csv(group({"export", "--format", "csv", "--lines"}).out);
        QCOMPARE(rows[0].mid(6), (QStringList{"player", "line", "count", "points", "reason"}));
        int points = 0;
        for (const QStringList &row : rows)
            points += row[6] == "Béla" ? row[9].toInt() : 0;
        QCOMPARE(points, 168);
        QCOMPARE(rows[1].mid(6, 2), (QStringList{"Anna", "shift1.delivery"}));
        QCOMPARE(group({"export", "--format", "steiger", "--lines"}).exitCode, 2);
        QCOMPARE(group({"export", "--format", "xml"}).exitCode, 2);
    }

    void only_the_chosen_games_are_exported_into_a_file()
    {
        const Group group;
        playAFewGames(group);
        const QString out = group.file("ruhr.csv");
        const Ran ran = group({"export", "--format", "csv", "--game", "the-ruhr", "--out", out});
        QCOMPARE(ran.out, "1 game written to " + out + ".\n");
        QFile file(out);
        QVERIFY(file.open(QIODevice::ReadOnly));
        QCOMPARE(csv(QString::fromUtf8(file.readAll())).size(), 3);
        const Ran failed = group({"export", "--format", "csv", "--out", "/no/such/folder.csv"});
        QCOMPARE(failed.exitCode, 1);
        QCOMPARE(failed.err,
                 "/no/such/folder.csv: this file could not be written (No such file or directory)\n");
    }

    void two_histories_become_one_in_either_order()
    {
        const Group one;
        const Group other;
        playAFewGames(one);
        other({"add", sample});
        other.play("2026-06-01", "Anna 12, Ernő 13");
        const Group both;
        const Group bothTheOtherWay;
        const Ran merged = both({"import", one.store(), other.store()});
        QCOMPARE(merged.err, "");
        QCOMPARE(merged.exitCode, 0);
        QVERIFY2(merged.lines().contains(one.store() + ": 3 games taken over"), qPrintable(merged.out));
        bothTheOtherWay({"import", other.store()});
        bothTheOtherWay({"import", one.store()});
        QCOMPARE(both.games().size(), 4);
        QCOMPARE(everything(bothTheOtherWay), everything(both));
        const QStringList before = everything(both);
        QCOMPARE(both({"import", one.store(), "--json"}).json()["games"].toInt(), 0);
        QCOMPARE(everything(both), before);
    }

    void a_history_is_known_by_its_content_not_its_name()
    {
        const Group one;
        playAFewGames(one);
        QVERIFY(one({"backup", one.file("holiday.json")}).exitCode == 0);
        const Group other;
        QCOMPARE(other({"import", one.file("holiday.json")}).exitCode, 0);
        QCOMPARE(everything(other), everything(one));
    }

    void what_cannot_be_imported_is_reported_and_the_rest_is_taken()
    {
        const Group group;
        const QString foreign = group.write("foreign.db", "SQLite format 3" + QByteArray(4096, '\0'));
        const QString noise = group.write("noise.json", "\xff\xfe{");
        const Ran ran = group({"import", foreign, noise, sample, "--json"});
        QCOMPARE(ran.exitCode, 2);
        QCOMPARE(ran.json()["games"].toInt(), 1);
        QStringList skipped;
        for (const QJsonValue &value : ran.json()["skipped"].toArray()) {
            skipped += value["what"].toString();
            QVERIFY(!value["why"].toString().isEmpty());
        }
        std::ranges::sort(skipped);
        QCOMPARE(skipped, (QStringList{foreign, noise}));
        QCOMPARE(ran.err.split(u'\n', Qt::SkipEmptyParts).size(), 2);
    }
};

GUILESS_STORY(ExchangeCliTest)
#include "exchange_cli_test.moc"
