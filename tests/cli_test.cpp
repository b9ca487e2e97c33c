// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli_story.h"
#include "tests/places.h"
#include "tests/stories.h"

using story::Ran;
using story::sample;
using story::steiger;

class CliTest : public QObject
{
    Q_OBJECT

private slots:
    void a_score_sheet_in_the_language_asked_for_data()
    {
        QTest::addColumn<QStringList>("arguments");
        QTest::addColumn<QString>("beginning");
        QTest::newRow("none asked for, none of ours in the environment") << QStringList{} << "Coal Baron\n";
        QTest::newRow("English") << QStringList{"--lang", "en"} << "Coal Baron\n";
        QTest::newRow("Hungarian") << QStringList{"--lang", "hu"} << "Szénre fel!\n";
        QTest::newRow("German") << QStringList{"--lang", "de"} << "Glück Auf\n";
    }
    void a_score_sheet_in_the_language_asked_for()
    {
        QFETCH(QStringList, arguments);
        QFETCH(QString, beginning);
        const Ran ran = steiger(QStringList{"score", sample} + arguments);
        QCOMPARE(ran.exitCode, 0);
        QCOMPARE(ran.err, "");
        QVERIFY2(ran.out.startsWith(beginning), qPrintable(ran.out.left(80)));
        QVERIFY2(!ran.out.contains(u'\x1b'), "no colours in a file or a pipe");
    }

    void the_environment_chooses_the_language()
    {
        QVERIFY(steiger({"score", sample}, {}, "hu_HU.UTF-8").out.startsWith("Szénre fel!"));
        QVERIFY(steiger({"score", sample}, {}, "de_DE").out.startsWith("Glück Auf"));
        QVERIFY(steiger({"score", sample}, {}, "fr_FR.UTF-8").out.startsWith("Coal Baron"));
    }

    void the_json_has_every_line_in_order_and_adds_up()
    {
        const Ran ran = steiger({"score", "--json", sample});
        QCOMPARE(ran.exitCode, 0);
        QCOMPARE(ran.err, "");
        const QJsonObject score = QJsonDocument::fromJson(ran.out.toUtf8()).object();
        QCOMPARE(score["format"].toString(), "steiger.score/1");
        QCOMPARE(score["game"].toString(), "coal-baron");
        QCOMPARE(score["players"].toArray(), (QJsonArray{"Anna", "Béla", "Cili"}));

        QStringList expected;
        for (int shift = 1; shift <= 3; ++shift) {
            expected += QString("shift%1.delivery").arg(shift);
            for (int segment = 1; segment <= 4 * shift; ++segment)
                expected += QString("shift%1.segment%2").arg(shift).arg(segment);
        }
        expected += {"final.marks", "final.cubes", "final.openOrders", "final.balance"};
        QStringList found;
        QList<int> sums{0, 0, 0};
        for (const QJsonValue &value : score["lines"].toArray()) {
            const QJsonObject line = value.toObject();
            found += line["id"].toString();
            for (const char *list : {"counts", "points", "reasons"})
                QCOMPARE(line[list].toArray().size(), 3);
            for (int seat = 0; seat < 3; ++seat)
                sums[seat] += line["points"].toArray()[seat].toInt();
        }
        QCOMPARE(found, expected);
        QCOMPARE(score["totals"].toArray(), (QJsonArray{sums[0], sums[1], sums[2]}));
        QCOMPARE(score["ranks"].toArray(), (QJsonArray{2, 1, 3}));
        QCOMPARE(score["winners"].toArray(), QJsonArray{1});
        QCOMPARE(score["decidedBy"].toString(), "points");
        QCOMPARE(score["nextStartingPlayers"].toArray(), (QJsonArray{2, 0}));
        QCOMPARE(score["marksLeft"].toArray(), (QJsonArray{2, 2, 3}));
        QCOMPARE(score["warnings"].toArray(), QJsonArray());
    }

    // Whole games with scores worked out apart from this program.
    void an_evening_is_scored_to_the_last_point_data()
    {
        QTest::addColumn<QString>("record");
        QTest::addColumn<QString>("score");
        const QDir evenings(places::evenings);
        const QStringList scores = evenings.entryList({"*.score.json"});
        QVERIFY(!scores.isEmpty());
        for (const QString &score : scores) {
            const QString evening = score.chopped(QString(".score.json").size());
            QTest::newRow(qPrintable(evening))
                << evenings.filePath(evening + ".json") << evenings.filePath(score);
        }
    }
    void an_evening_is_scored_to_the_last_point()
    {
        QFETCH(QString, record);
        QFETCH(QString, score);
        QFile file(score);
        QVERIFY(file.open(QIODevice::ReadOnly));
        const QJsonDocument expected = QJsonDocument::fromJson(file.readAll());
        QVERIFY(!expected.isNull());
        const Ran ran = steiger({"score", "--json", record});
        QCOMPARE(ran.exitCode, 0);
        QCOMPARE(QJsonDocument::fromJson(ran.out.toUtf8()).toJson(), expected.toJson());
    }

    void a_game_under_way_is_scored_as_far_as_it_goes()
    {
        // The printed example of deliveries against a player with a single card; a card held twice is pointed
        // out.
        const QByteArray record = R"({"format": "steiger.game/1", "game": "coal-baron",
            "players": [{"name": "Anna"}, {"name": "Béla"}],
            "shifts": [{"players": [{"delivered": ["horse-cart:ybgk", "horse-cart:gg", "wheelbarrow:kk"]},
                                    {"delivered": ["wheelbarrow:kk"]}]}]})";
        const Ran ran = steiger({"score", "--json", "-"}, record);
        QCOMPARE(ran.exitCode, 0);
        const QJsonObject score = QJsonDocument::fromJson(ran.out.toUtf8()).object();
        const QJsonArray lines = score["lines"].toArray();
        QCOMPARE(lines.size(), 5);
        QCOMPARE(lines[0].toObject()["counts"].toArray(), (QJsonArray{3, 1}));
        QCOMPARE(lines[0].toObject()["points"].toArray(), (QJsonArray{26, 9}));
        QCOMPARE(lines[0].toObject()["reasons"].toArray(), (QJsonArray{"counted", "counted"}));
        QCOMPARE(lines[4].toObject()["counts"].toArray(), (QJsonArray{3, 2}));
        QCOMPARE(lines[4].toObject()["reasons"].toArray(), (QJsonArray{"first", "no-second-for-two"}));
        QCOMPARE(score["totals"].toArray(), (QJsonArray{26 + 2 + 3 + 4 + 5, 9}));
        QVERIFY(!score.contains("marksLeft"));
        const QJsonObject warning = score["warnings"].toArray()[0].toObject();
        QCOMPARE(warning["code"].toString(), "duplicate-order");
        QCOMPARE(warning["players"].toArray(), (QJsonArray{0, 1}));
        QCOMPARE(warning["message"].toString(),
                 "There is only one order wheelbarrow (2 black), but it is held 2 times: Anna and Béla.");
    }

    void a_game_known_by_its_totals()
    {
        const QByteArray record = R"({"format": "steiger.game/1", "game": "coal-baron",
            "players": [{"name": "Anna"}, {"name": "Béla"}, {"name": "Cili"}], "totals": [57, 57, 49], "winners": [1]})";
        const QJsonObject score =
            QJsonDocument::fromJson(steiger({"score", "--json", "-"}, record).out.toUtf8()).object();
        QCOMPARE(score["lines"].toArray().size(), 1);
        QCOMPARE(score["lines"].toArray()[0].toObject()["id"].toString(), "total");
        QCOMPARE(score["totals"].toArray(), (QJsonArray{57, 57, 49}));
        QCOMPARE(score["ranks"].toArray(), (QJsonArray{2, 1, 3}));
        QCOMPARE(score["winners"].toArray(), QJsonArray{1});
        QCOMPARE(score["decidedBy"].toString(), "marks");
    }

    void winners_named_by_hand_are_scored_and_reported()
    {
        const QByteArray record = R"({"format": "steiger.game/1", "game": "coal-baron",
            "players": [{"name": "Anna"}, {"name": "Béla"}, {"name": "Cili"}], "totals": [57, 49, 50], "winners": [1]})";
        const QJsonObject score =
            QJsonDocument::fromJson(steiger({"score", "--json", "-"}, record).out.toUtf8()).object();
        QCOMPARE(score["ranks"].toArray(), (QJsonArray{2, 1, 3}));
        QCOMPARE(score["winners"].toArray(), QJsonArray{1});
        QCOMPARE(score["decidedBy"].toString(), "hand");
        const QJsonObject warning = score["warnings"].toArray()[0].toObject();
        QCOMPARE(warning["code"].toString(), "winner-not-highest");
        QCOMPARE(warning["players"].toArray(), QJsonArray{1});
        QVERIFY(!warning["message"].toString().isEmpty());
    }

    void bad_input_ends_with_2_and_a_line_per_fault()
    {
        const QByteArray record = R"({"format": "steiger.game/1", "game": "coal-baron",
            "players": [{"name": "Anna"}, {"name": "Béla"}],
            "shifts": [{"players": [{"delivered": []}, {"delivered": ["train:y", "truck:k", "truck:bbb"], "factoryWorkers": -1}]}]})";
        const Ran ran = steiger({"score", "-"}, record);
        QCOMPARE(ran.exitCode, 2);
        QCOMPARE(ran.out, "");
        QCOMPARE(ran.err, "shifts[0].players[1].delivered[2]: no such order \"truck:bbb\" (trucks carry y b "
                          "yy g yyy k bb gg kk ybgk kkk)\n"
                          "shifts[0].players[1].factoryWorkers: -1 is not possible here (expected: a whole "
                          "number from 0 to 1000000)\n");
        QVERIFY(steiger({"score", "--lang", "hu", "-"}, record)
                    .err.contains("nincs ilyen megrendelés: \"truck:bbb\""));
        QVERIFY(steiger({"score", "--lang", "de", "-"}, record)
                    .err.contains("einen Auftrag \"truck:bbb\" gibt es nicht"));
    }

    void what_cannot_be_read_is_said_in_a_sentence_data()
    {
        QTest::addColumn<QString>("file");
        QTest::addColumn<QString>("sentence");
        QTest::newRow("no such file")
            << "/no/such/file.json"
            << "/no/such/file.json: this file cannot be read (No such file or directory)\n";
        QTest::newRow("a folder") << "/tmp"
                                  << "/tmp: this file cannot be read (Is a directory)\n";
        QTest::newRow("a file without an end")
            << "/dev/zero"
            << "/dev/zero: this file is larger than 16 MiB, so it is not a game record\n";
        QTest::newRow("an empty file")
            << "/dev/null"
            << "line 1, column 1: this is not JSON (a game record is a JSON object)\n";
    }
    void what_cannot_be_read_is_said_in_a_sentence()
    {
        QFETCH(QString, file);
        QFETCH(QString, sentence);
        const Ran ran = steiger({"score", file});
        QCOMPARE(ran.exitCode, 2);
        QCOMPARE(ran.out, "");
        QCOMPARE(ran.err, sentence);
    }

    void a_wrong_command_line_ends_with_2_data()
    {
        QTest::addColumn<QStringList>("arguments");
        QTest::newRow("nothing at all") << QStringList{};
        QTest::newRow("a command nobody knows") << QStringList{"dig"};
        QTest::newRow("no file") << QStringList{"score"};
        QTest::newRow("a language nobody speaks") << QStringList{"score", sample, "--lang", "tlh"};
        QTest::newRow("an option nobody knows") << QStringList{"score", sample, "--loud"};
    }
    void a_wrong_command_line_ends_with_2()
    {
        QFETCH(QStringList, arguments);
        const Ran ran = steiger(arguments);
        QCOMPARE(ran.exitCode, 2);
        QCOMPARE(ran.out, "");
        QVERIFY(!ran.err.isEmpty());
    }

    void help_and_version_are_no_faults()
    {
        QCOMPARE(steiger({"--help"}).exitCode, 0);
        QVERIFY(steiger({"score", "--help"}).out.contains("--json"));
        QCOMPARE(steiger({"--version"}).out, QString(STEIGER_VERSION) + "\n");
    }

    void a_full_disk_ends_with_1()
    {
        QProcess process;
        process.setStandardOutputFile("/dev/full");
        process.start(places::steigerCli, {"score", sample, "--lang", "en"});
        QVERIFY(process.waitForFinished());
        QCOMPARE(process.exitCode(), 1);
        QCOMPARE(QString::fromUtf8(process.readAllStandardError()),
                 "the result could not be written (No space left on device)\n");
    }
};

GUILESS_STORY(CliTest)
#include "cli_test.moc"
