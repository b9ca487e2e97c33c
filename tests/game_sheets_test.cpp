// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include <QFile>

#include "scoring/record_json.h"
#include "tests/places.h"
#include "tests/score_sheet_story.h"
#include "tests/stories.h"

#include <nlohmann/json.hpp>

using namespace scoring;
using Json = nlohmann::ordered_json;
using companion::Language;
using score_sheet_story::said;
using score_sheet_story::sheetOf;

// The sheets of Rockwell, The Ruhr and Imperial Miners. That of Coal Baron has a test of its own.

static Json evening(const QString &name)
{
    QFile file(QString("%1/%2.json").arg(places::evenings, name));
    return file.open(QIODevice::ReadOnly) ? Json::parse(file.readAll().toStdString()) : Json();
}

class GameSheetsTest : public QObject
{
    Q_OBJECT

private slots:
    void every_line_explains_itself_data()
    {
        QTest::addColumn<QString>("record");
        QTest::addColumn<QStringList>("english");
        QTest::addColumn<QStringList>("hungarian");
        QTest::addColumn<QStringList>("german");
        QTest::newRow("Rockwell")
            << "rockwell-four-players-2"
            << QStringList{"Ben: 8 zinc and 8 copper (3), 10 silver (4), 12 gold (5).",
                           "Zinc 7 +3 7 +3 4 +1 2 · Ada and Ben are tied for first "
                           "with 7: 3 points each. Cleo is third with 4: 1 point.",
                           "Ada and Dan are tied for third with 2: 1 point each.",
                           "Ada, Ben, Cleo and Dan are tied for first with $1500: 3 points each.",
                           "Ada wins with 46 points."}
            << QStringList{"Ben: 8 cink és 8 réz (3), 10 ezüst (4), 12 arany (5).",
                           "Cleo a harmadik 4 darabbal: 1 pont.",
                           "holtversenyben első 1500 dollárral: fejenként 3 pont.", "Ada nyer 46 ponttal."}
            << QStringList{"Ben: 8 Zink und 8 Kupfer (3), 10 Silber (4), 12 Gold (5).",
                           "Cleo ist mit 4 auf dem dritten Platz: 1 Punkt.", "mit 1500 $",
                           "Ada gewinnt mit 46 Punkten."};
        QTest::newRow("The Ruhr")
            << "the-ruhr-two-players-1"
            << QStringList{"Cities of Essen 3 +1 0 · 1 point for a warehouse in each of Kettwig, Werden and "
                           "Steele. Anna: Kettwig, Werden and Steele.",
                           "Anna: Broich and Essen. Ben: Essen and Mark.",
                           "otherwise 2. The token belongs to: Anna. In Ruhrort: Anna.",
                           "none with a loan. Nobody has the token.",
                           "The token belongs to: Ben. Ben: Hattingen, Blankenstein and Witten.",
                           "Broich: Anna. Essen: a tie of Anna and Ben. Mark: Ben.",
                           "Loans 0 · 1 −2 Every loan costs 2 points.",
                           "Anna wins with 30 points."}
            << QStringList{"Essen: holtverseny, Anna és Ben.",
                           "Akinek van ilyen jelzője: Anna. Ruhrortban: Anna.",
                           "Senkinek sincs ilyen jelzője.", "Minden kölcsön 2 pont levonás."}
            << QStringList{"Essen: Gleichstand von Anna und Ben.",
                           "Mit diesem Marker: Anna. In Ruhrort: Anna.", "Niemand hat diesen Marker.",
                           "Jeder Kredit kostet 2 Punkte."};
        QTest::newRow("Imperial Miners, alone")
            << "imperial-miners-solo-1"
            << QStringList{"Point tokens 6 +31 Tibor: blue (1) 1, green (5) 4, red (10) 1.",
                           "Full carts 8 +8 Every full cart is a point, whole by print or by a cart token. "
                           "Tibor: by print 6, by cart token 2.",
                           "Tibor has 39 points. The title is: tunneller."}
            << QStringList{"Tibor: 39 pont. A rang: Alagútásó."}
            << QStringList{"Tibor hat 39 Punkte. Der Titel: Tunnelgräber."};
    }
    void every_line_explains_itself()
    {
        QFETCH(QString, record);
        QFETCH(QStringList, english);
        QFETCH(QStringList, hungarian);
        QFETCH(QStringList, german);
        const QList<std::pair<Language, QStringList>> expected{
            {Language::English, english}, {Language::Hungarian, hungarian}, {Language::German, german}};
        for (const auto &[language, sentences] : expected) {
            const QString text = said(sheetOf(evening(record), language));
            for (const QString &sentence : sentences)
                QVERIFY2(text.contains(sentence), qPrintable(sentence + "\n--- is not in ---\n" + text));
        }
    }

    void who_only_told_a_sum_of_goals_gets_a_sentence_beside_the_others()
    {
        Json json = evening("rockwell-four-players-2");
        Json &ben = json["final"]["players"][1];
        ben.erase("goals");
        ben["goalPoints"] = 12;
        ben["goalCount"] = 3;
        const QString text = said(sheetOf(json, Language::English));
        QVERIFY2(text.contains("Ben: 3 goal tiles worth 12 together."), qPrintable(text));
        QVERIFY2(text.contains("Cleo: 6 extraction cards (3)"), qPrintable(text));
    }

    void a_tie_break_is_named_data()
    {
        QTest::addColumn<QString>("record");
        QTest::addColumn<QString>("sentence");
        const QString two =
            R"({"game": "%1", "players": [{"name": "Ada"}, {"name": "Ben"}], "final": {"players": [%2, %3]}})";
        const auto rockwell = [](const char *goals, int deliveries, int zinc) {
            return QString(
                       R"({"goals": %1, "deliveries": [%2], "stock": {"zinc": %3, "copper": 0, "silver": 0, "gold": 0}, "money": 0})")
                .arg(goals)
                .arg(deliveries)
                .arg(zinc);
        };
        QTest::newRow("Rockwell: goal tiles")
            << two.arg("rockwell", rockwell(R"({"G1": 4, "G2": 2})", 0, 1), rockwell(R"({"G3": 4})", 2, 1))
            << "Ada wins with 16 points. As many points: Ben. What decided: more goal tiles (2).";
        QTest::newRow("Rockwell: cubes")
            << two.arg("rockwell", rockwell(R"({"G1": 4})", 2, 1), rockwell(R"({"G3": 4})", 0, 2))
            << "Ben wins with 14 points. As many points: Ada. What decided: as many goal tiles, but more "
               "cubes (2).";
        const auto miner = [](int blue, int silver, int carts) {
            return QString(
                       R"({"pointTokens": {"blue": %1, "green": 0, "red": 0}, "coins": {"silver": %2, "gold": 0},
                               "carts": {"naturalFull": %3, "joinedHalf": 0, "cartTokens": 0}})")
                .arg(blue)
                .arg(silver)
                .arg(carts);
        };
        QTest::newRow("Imperial Miners: coins")
            << two.arg("imperial-miners", miner(5, 3, 1), miner(5, 4, 1))
            << "Ben wins with 6 points. As many points: Ada. What decided: more in coins (4).";
        QTest::newRow("Imperial Miners: carts") << two.arg("imperial-miners", miner(5, 3, 1), miner(4, 3, 2))
                                                << "Ben wins with 6 points. As many points: Ada. What "
                                                   "decided: as much in coins, but more full carts (2).";
    }
    void a_tie_break_is_named()
    {
        QFETCH(QString, record);
        QFETCH(QString, sentence);
        Json json = Json::parse(record.toStdString());
        json["format"] = "steiger.game/1";
        const QString text = said(sheetOf(json, Language::English));
        QVERIFY2(text.contains(sentence), qPrintable(sentence + "\n--- is not in ---\n" + text));
    }

    void what_cannot_be_true_is_said_data()
    {
        QTest::addColumn<QString>("record");
        QTest::addColumn<QString>("place");
        QTest::addColumn<QString>("value");
        QTest::addColumn<QStringList>("sentences");
        const auto row = [](const char *name, const char *record, const char *place, const char *value,
                            const QStringList &sentences) {
            QTest::newRow(name) << record << place << value << sentences;
        };
        const char *rockwell = "rockwell-four-players-2";
        row("odd money", rockwell, "/final/players/0/money", "1550",
            {"Ada: $1550, but all amounts of money in the game are multiples of $100.", "Ada: 1550 dollár,",
             "Ada: 1550 $,"});
        const char *sum = R"({"goalPoints": %1, "goalCount": %2, "deliveries": [], "money": 0,
                              "stock": {"zinc": 0, "copper": 0, "silver": 0, "gold": 0}})";
        const QByteArray tooMuch = QString(sum).arg(19).arg(3).toUtf8();
        row("three goals worth too much", rockwell, "/final/players/1", tooMuch,
            {"Ben: 3 goal tiles worth 19 together, but so many are worth 18 at most.",
             "Ben: 3 céllapka, összesen 19 pont, pedig ennyi céllapka legfeljebb 18 pontot ér.",
             "Ben: 3 Zielplättchen zu zusammen 19, aber so viele zählen höchstens 18."});
        const QByteArray tooLittle = QString(sum).arg(0).arg(1).toUtf8();
        row("a goal worth too little", rockwell, "/final/players/1", tooLittle,
            {"Ben: 1 goal tile worth 0, but one is worth 1 at least.",
             "Ben: 1 céllapka, összesen 0 pont, pedig ennyi céllapka legalább 1 pontot ér.",
             "Ben: 1 Zielplättchen zu 0, aber eines zählt mindestens 1."});
        row("a goal tile twice", rockwell, "/final/players/1/goals/G1", "4",
            {"There is only one goal tile \"8 zinc and 8 copper\" worth 4, but several have it: Ada and Ben.",
             "csak egy van („8 cink és 8 réz”, 4 pont)", "„8 Zink und 8 Kupfer“ zu 4 gibt es nur einmal"});
        const char *ruhr = "the-ruhr-two-players-1";
        row("too many warehouses", ruhr, "/final/players/0/supply", "3",
            {"Anna: warehouses: 11 counted, at most 10 possible.",
             "Anna: raktár: 11 a megadott szám, legfeljebb 10 lehet.",
             "Anna: Lagerhäuser: 11 gezählt, höchstens 10 möglich."});
        row("too few warehouses", ruhr, "/final/players/0/supply", "1",
            {"Anna: warehouses: 9 counted, at least 10 must be there.", "legalább 10 kell legyen",
             "mindestens 10 müssen da sein"});
        row("half a storage area", ruhr, "/final/players/0/storageMark", "1",
            {"Anna: the two warehouses of a storage area leave it together, but 1 is there (Grafschaft "
             "Mark).",
             "mégis 1 van ott (Mark grófság)", "es ist aber 1 dort (Grafschaft Mark)"});
        row("three in a storage area", ruhr, "/final/players/0/storageMark", "3",
            {"leave it together, but 3 are there (Grafschaft Mark).", "mégis 3 van ott (Mark grófság)",
             "es sind aber 3 dort (Grafschaft Mark)"});
        row("Mülheim by the usual way", ruhr, "/final/players/0/cities/0", "\"muelheim\"",
            {"Anna: Werden, Steele and Mülheim.", "Anna: Werden, Steele és Mülheim.",
             "Anna: Werden, Steele und Mülheim."});
        row("an Inn without white coal", ruhr, "/final/players/0/tokens/inn", R"("used")",
            {"Anna: the token Inn needs white coal, and so the token Grafschaft Mark, but the two warehouses "
             "of that are still in its storage area.",
             "de annak két raktára még a tárolóhelyén van",
             "aber dessen zwei Lagerhäuser sind noch in seinem Lagerbereich"});
        row("too much money", ruhr, "/final/players/0/thalers", "11",
            {"Anna: thalers: 11 counted, at most 10 possible.", "Anna: tallér: 11", "Anna: Taler: 11"});
        const char *miners = "imperial-miners-solo-1";
        row("too many tokens", miners, "/final/players/0/pointTokens/red", "16",
            {"Tibor: red point tokens: 16 counted, the box holds 15.", "Tibor: piros pontjelölő: 16",
             "Tibor: rote Punktemarker: 16"});
        row("too many carts", miners, "/final/players/0/carts/naturalFull", "20",
            {"Tibor: full carts: 2", "Tibor: teli csille: 2", "Tibor: volle Loren: 2"});
    }
    void what_cannot_be_true_is_said()
    {
        QFETCH(QString, record);
        QFETCH(QString, place);
        QFETCH(QString, value);
        QFETCH(QStringList, sentences);
        Json json = evening(record);
        QVERIFY(!said(sheetOf(json, Language::English)).contains("Please check"));
        json[Json::json_pointer(place.toStdString())] = Json::parse(value.toStdString());
        const QList<Language> languages{Language::English, Language::Hungarian, Language::German};
        for (qsizetype number = 0; number < languages.size(); ++number) {
            const QString text = said(sheetOf(json, languages[number]));
            QVERIFY2(text.contains(sentences[number]),
                     qPrintable(sentences[number] + "\n--- is not in ---\n" + text));
        }
    }
};

GUILESS_STORY(GameSheetsTest)
#include "game_sheets_test.moc"
