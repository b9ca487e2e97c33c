// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include "companion/language.h"
#include "companion/score_sheet.h"
#include "scoring/record_json.h"

#include <nlohmann/json.hpp>

using namespace scoring;
using Json = nlohmann::ordered_json;
using companion::Language;

Q_DECLARE_METATYPE(companion::Language)

// One shift in which every player has delivered what is listed for them.
static Json shiftRecord(const std::vector<std::vector<std::string>> &delivered)
{
    const std::vector<std::string> names{"Anna", "Béla", "Cili", "Dani"};
    Json record{{"format", "steiger.game/1"}, {"game", "coal-baron"}, {"players", Json::array()}};
    Json shift{{"players", Json::array()}};
    for (std::size_t seat = 0; seat < delivered.size(); ++seat) {
        record["players"].push_back({{"name", names[seat]}});
        shift["players"].push_back({{"delivered", delivered[seat]}});
    }
    record["shifts"] = {shift};
    return record;
}

static QString sheetOf(const Json &json, Language language = Language::English)
{
    companion::useLanguage(language);
    const auto read = readRecord(json.dump());
    if (!std::holds_alternative<Record>(read))
        return "not a record";
    const auto &record = std::get<Record>(read);
    if (const auto *totals = std::get_if<Totals>(&record.part))
        return companion::scoreSheet(record, score(*totals, record.game), companion::SheetStyle::Plain);
    const coal_baron::GameScore result = coal_baron::score(std::get<coal_baron::Game>(record.part));
    return companion::scoreSheet(record, result, companion::SheetStyle::Plain);
}

// The sheet with every run of blanks and line breaks as one blank: what is said, not how it is laid out.
static QString said(const QString &sheet)
{
    return sheet.simplified();
}

class ScoreSheetTest : public QObject
{
    Q_OBJECT

private slots:
    void a_segment_says_in_a_sentence_who_gets_what_and_why_data()
    {
        QTest::addColumn<QStringList>("yellowSquares");
        QTest::addColumn<QString>("sentence");
        QTest::newRow("first and second")
            << QStringList{"yy", "y", ""}
            << "Anna is first with 2: 2 points. Béla is second with 1: 1 point.";
        QTest::newRow("a tie for second")
            << QStringList{"yy", "y", "y"}
            << "Anna is first with 2: 2 points. Béla and Cili are tied for second with 1: 1 point each.";
        QTest::newRow("a tie for first") << QStringList{"yy", "yy", "y"}
                                         << "Anna and Béla are tied for first with 2: 2 points each. After a "
                                            "tie for first nobody gets second place.";
        QTest::newRow("a tie of three, nobody behind them")
            << QStringList{"y", "y", "y", ""}
            << "Anna, Béla and Cili are tied for first with 1: 2 points each.";
        QTest::newRow("alone") << QStringList{"", "", "y"}
                               << "Cili is first with 1: 2 points. Nobody else has any.";
        QTest::newRow("nobody") << QStringList{"", "", ""} << "Nobody has any.";
        QTest::newRow("two players")
            << QStringList{"y", "yy"}
            << "Béla is first with 2: 2 points. With two players second place does not score.";
    }
    void a_segment_says_in_a_sentence_who_gets_what_and_why()
    {
        QFETCH(QStringList, yellowSquares);
        QFETCH(QString, sentence);
        const QStringList vehicles{"wheelbarrow:", "horse-cart:", "truck:", "train:"};
        std::vector<std::vector<std::string>> delivered;
        for (int seat = 0; seat < yellowSquares.size(); ++seat) {
            delivered.emplace_back();
            if (!yellowSquares[seat].isEmpty())
                delivered.back().push_back((vehicles[seat] + yellowSquares[seat]).toStdString());
        }
        const QString text = said(sheetOf(shiftRecord(delivered)));
        const QString segment = text.mid(text.indexOf("1 Yellow squares"));
        const QString one = segment.left(segment.indexOf("2 Brown squares"));
        QVERIFY2(one.contains(sentence), qPrintable(one));
    }

    void each_language_tells_the_same_story_data()
    {
        QTest::addColumn<Language>("language");
        QTest::addColumn<QStringList>("sentences");
        QTest::newRow("English")
            << Language::English
            << QStringList{"Anna delivers 1 order: truck (2 black) 9.",
                           "Béla delivers 2 orders: train (1 yellow) 2, wheelbarrow (2 black) 9.",
                           "Anna and Béla are tied for first with 2: 5 points each.",
                           "Béla starts shift 2: tied for most workers in the factory (0)",
                           "After shift 1 Béla leads with 18 points."};
        QTest::newRow("Hungarian")
            << Language::Hungarian
            << QStringList{"Anna 1 megrendelést teljesít: teherautó (2 fekete) 9.",
                           "Béla 2 megrendelést teljesít: vonat (1 sárga) 2, taliga (2 fekete) 9.",
                           "Anna és Béla holtversenyben első 2 darabbal: fejenként 5 pont.",
                           "2. műszak: Béla kezd, mert holtverseny van",
                           "Béla vezet 18 ponttal (1. műszak után)."};
        QTest::newRow("German")
            << Language::German
            << QStringList{"Anna liefert 1 Auftrag: Lastwagen (2 schwarz) 9.",
                           "Béla liefert 2 Aufträge: Lokomotive (1 gelb) 2, Schubkarre (2 schwarz) 9.",
                           "Anna und Béla teilen sich mit 2 den ersten Platz: je 5 Punkte.",
                           "Béla beginnt Schicht 2: Gleichstand",
                           "Nach Schicht 1 führt Béla mit 18 Punkten."};
    }
    void each_language_tells_the_same_story()
    {
        QFETCH(Language, language);
        QFETCH(QStringList, sentences);
        const QString text =
            said(sheetOf(shiftRecord({{"truck:kk"}, {"train:y", "wheelbarrow:kk"}, {}}), language));
        for (const QString &sentence : sentences)
            QVERIFY2(text.contains(sentence), qPrintable(sentence + "\n--- is not in ---\n" + text));
    }

    void the_end_explains_itself()
    {
        // The numbers of the rulebook's example, beside somebody with nothing.
        Json record = shiftRecord({{}, {}});
        record["shifts"] = {record["shifts"][0], record["shifts"][0], record["shifts"][0]};
        record["final"] = {
            {"players",
             {{{"marks", 7}, {"cubes", 4}, {"openOrders", {"truck:yy"}}, {"lightTiles", 7}, {"darkTiles", 4}},
              {{"marks", 0}, {"cubes", 0}, {"openOrders", 0}, {"lightTiles", 0}, {"darkTiles", 0}}}}};
        const QString text = said(sheetOf(record));
        for (const QString &sentence : {
                 QString("Marks 7 +1 0 · Every full 5 marks are a point. Left over: Anna 2, Béla 0."),
                 QString("Cubes 4 +1 0 · Every full 3 cubes are a point"),
                 QString("Open orders 1 −1 0 · Every open order costs a point. Anna: truck (2 yellow)."),
                 QString("Tiles out of balance 3 −6 0 · Every tile by which one side exceeds the other costs "
                         "2 points. "
                         "Anna has 7 light and 4 dark tiles: 3 out of balance. As many light tiles as dark "
                         "ones: Béla."),
                 QString("Points at the end −5 · Total −5 0"),
                 QString("Béla wins with 0 points."),
             })
            QVERIFY2(text.contains(sentence), qPrintable(sentence + "\n--- is not in ---\n" + text));
    }

    void the_result_says_what_decided_it_data()
    {
        QTest::addColumn<QList<int>>("marks");
        QTest::addColumn<QString>("sentence");
        QTest::newRow("points") << QList{9, 4} << "Anna wins with 1 point.";
        QTest::newRow("marks left over")
            << QList{6, 9}
            << "Béla wins with 1 point: others have as many, but fewer marks left over than 4.";
        QTest::newRow("nothing")
            << QList{6, 6}
            << "Anna and Béla share the victory with 1 point each: equal in marks left over, too (1).";
    }
    void the_result_says_what_decided_it()
    {
        QFETCH(QList<int>, marks);
        QFETCH(QString, sentence);
        Json record = shiftRecord({{}, {}});
        record["shifts"] = {record["shifts"][0], record["shifts"][0], record["shifts"][0]};
        record["final"]["players"] = Json::array();
        for (const int number : marks)
            record["final"]["players"].push_back(
                {{"marks", number}, {"cubes", 0}, {"openOrders", 0}, {"tiles", Json::array()}});
        // Four loaded carts each would need four cubes: the warnings say so, the result stays.
        QVERIFY2(said(sheetOf(record)).contains(sentence), qPrintable(sheetOf(record)));
    }

    void columns_stand_under_the_names()
    {
        Json record = shiftRecord({{"truck:kk"}, {"train:y"}, {}});
        record["players"][0]["name"] = "日本の炭鉱夫たちの長い名前";
        record["players"][1]["name"] = std::string(200, 'x');
        record["players"][2]["name"] = "e\u0301"; // an accent of its own takes no room
        const QStringList lines = sheetOf(record).split(u'\n');
        const auto line = [&](const QString &start) {
            return lines[lines.indexOf(QRegularExpression("^" + start + ".*"))];
        };
        QVERIFY(line("Shift 1").contains(u"日本の炭…"));
        QCOMPARE(line("Delivered orders").size(), 30 + 3 * 12);
        QCOMPARE(line("Total").size(), 30 + 3 * 12);
        QVERIFY2(line("Shift 1").endsWith(u"xxxxxxxxx…           e\u0301"), qPrintable(line("Shift 1")));
        // In full once, so that nobody is lost.
        QVERIFY(sheetOf(record).contains(QString(200, u'x')));
    }

    void names_cannot_upset_the_sheet()
    {
        Json record = shiftRecord({{"truck:kk"}, {"train:kk"}, {}});
        record["players"][0]["name"] = "%2 %n %1";
        record["players"][1]["name"] = "\x1b[2J\nB\u202E";
        const QString text = said(sheetOf(record));
        QVERIFY2(text.contains("%2 %n %1 delivers 1 order: truck (2 black) 9."), qPrintable(text));
        QVERIFY2(
            text.contains("%2 %n %1 and \uFFFD[2J\uFFFDB\uFFFD are tied for first with 2: 5 points each."),
            qPrintable(text));
    }

    void a_sheet_fits_a_narrow_terminal()
    {
        for (const Language language : {Language::English, Language::Hungarian, Language::German}) {
            const QString sheet = sheetOf(
                shiftRecord({{"truck:ybgk", "truck:kkk"}, {"train:ybgk"}, {"train:bbb"}, {}}), language);
            for (const QString &line : sheet.split(u'\n'))
                QVERIFY2(line.size() <= 80, qPrintable(line));
        }
    }

    void a_game_known_by_its_totals_has_a_short_sheet()
    {
        const Json record{{"format", "steiger.game/1"},
                          {"game", "rockwell"},
                          {"players", {{{"name", "Ada"}}, {{"name", "Ben"}}, {{"name", "Cleo"}}}},
                          {"totals", {28, 30, 30}},
                          {"winners", {2}}};
        QCOMPARE(
            said(sheetOf(record)),
            "Rockwell Cleo wins by the tie-break. 1. Cleo, 30 points 2. Ben, 30 points 3. Ada, 28 points");
    }
};

QTEST_GUILESS_MAIN(ScoreSheetTest)
#include "score_sheet_test.moc"
