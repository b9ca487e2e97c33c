// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include "scoring/record_json.h"
#include "tests/score_sheet_story.h"
#include "tests/stories.h"

#include <nlohmann/json.hpp>

using namespace scoring;
using Json = nlohmann::ordered_json;
using companion::Language;
using score_sheet_story::said;
using score_sheet_story::sheetOf;

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

// Three shifts and the end, in which nobody has anything.
static Json wholeGame(std::size_t players)
{
    Json record = shiftRecord(std::vector<std::vector<std::string>>(players));
    record["shifts"] = {record["shifts"][0], record["shifts"][0], record["shifts"][0]};
    const Json nothing{{"marks", 0}, {"cubes", 0}, {"openOrders", 0}, {"lightTiles", 0}, {"darkTiles", 0}};
    record["final"]["players"] = std::vector<Json>(players, nothing);
    return record;
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
        const QString segment = text.mid(text.indexOf("1. Yellow squares"));
        const QString one = segment.left(segment.indexOf("2. Brown squares"));
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
                           "Béla starts shift II: nobody stood in the factory",
                           "After shift I, Béla leads with 18 points."};
        QTest::newRow("Hungarian")
            << Language::Hungarian
            << QStringList{"Anna 1 megrendelést teljesít: teherautó (2 fekete) 9.",
                           "Béla 2 megrendelést teljesít: vonat (1 sárga) 2, taliga (2 fekete) 9.",
                           "Anna és Béla holtversenyben első 2 darabbal: fejenként 5 pont.",
                           "II. műszak: Béla kezd, mert senki sem állt a tárnabővítésnél",
                           "Béla vezet 18 ponttal (I. műszak után)."};
        QTest::newRow("German")
            << Language::German
            << QStringList{"Anna liefert 1 Auftrag: Lastwagen (2 schwarz) 9.",
                           "Béla liefert 2 Aufträge: Lokomotive (1 gelb) 2, Schubkarre (2 schwarz) 9.",
                           "Anna und Béla teilen sich mit 2 den ersten Platz: je 5 Punkte.",
                           "Béla beginnt Schicht II: niemand stand in der Lorenfabrik",
                           "Nach Schicht I führt Béla mit 18 Punkten."};
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
                         "2 points. Anna has 7 light and 4 dark tiles: 3 out of balance. As many light tiles "
                         "as dark ones: Béla."),
                 QString("Points at the end −5 · Total −5 0"),
                 QString("Béla wins with 0 points. 1. Béla, 0 points 2. Anna, −5 points"),
             })
            QVERIFY2(text.contains(sentence), qPrintable(sentence + "\n--- is not in ---\n" + text));
    }

    void points_below_zero_are_points_too()
    {
        Json record = wholeGame(2);
        record["final"]["players"][0]["openOrders"] = 1;
        record["final"]["players"][1]["openOrders"] = 4;
        const QString text = said(sheetOf(record));
        QVERIFY2(text.contains("Anna wins with −1 point. 1. Anna, −1 point 2. Béla, −4 points"),
                 qPrintable(text));
        QVERIFY(said(sheetOf(record, Language::Hungarian))
                    .contains("Anna nyer −1 ponttal. 1. Anna, −1 pont 2. Béla, −4 pont"));
        QVERIFY(said(sheetOf(record, Language::German))
                    .contains("Anna gewinnt mit −1 Punkt. 1. Anna, −1 Punkt 2. Béla, −4 Punkte"));
    }

    void where_carts_need_a_delivery_the_sheet_says_so()
    {
        Json record = wholeGame(3);
        record["options"]["cartsNeedDelivery"] = true;
        record["options"]["secondPlaceTruckTrain"] = "3-3";
        for (std::size_t shift = 0; shift < 3; ++shift) {
            record["shifts"][shift]["players"][0]["delivered"] = {"truck:y"};
            record["shifts"][shift]["players"][0]["emptyCarts"] = {{"yellow", 3}};
            record["shifts"][shift]["players"][1]["emptyCarts"] = {{"yellow", 5}, {"brown", 2}};
        }
        const QString text = said(sheetOf(record));
        for (const QString &sentence : {
                 QString("Second place pays 3 points for trucks and trains here. Empty carts count here only "
                         "for players who have delivered an order."),
                 QString("Anna is first with 3: 10 points. Without a delivered order empty carts do not "
                         "count: Béla. 10. Empty"),
                 QString("10. Empty brown carts 0 · 0 · 0 · Without a delivered order empty carts do not "
                         "count: Béla. 11. Empty"),
             })
            QVERIFY2(text.contains(sentence), qPrintable(sentence + "\n--- is not in ---\n" + text));
    }

    void what_cannot_be_true_is_said_with_its_culprits_data()
    {
        QTest::addColumn<QString>("place");
        QTest::addColumn<QString>("value");
        QTest::addColumn<QString>("english");
        QTest::addColumn<QString>("hungarian");
        QTest::addColumn<QString>("german");
        QTest::newRow("a card held twice")
            << "/shifts/2/players/1/delivered"
            << R"(["truck:kk"])"
            << "There is only one order truck (2 black), but it is held 2 times: Anna and Béla."
            << "Ebből a megrendelésből csak egy van: teherautó (2 fekete), mégis 2 helyen szerepel: Anna és "
               "Béla."
            << "Den Auftrag Lastwagen (2 schwarz) gibt es nur einmal, er steht aber 2-mal da: Anna und Béla.";
        QTest::newRow("more cards than there are")
            << "/final/players/1/openOrders"
            << "44"
            << "45 orders are held, but there are only 44: Anna and Béla."
            << "45 megrendelés szerepel, pedig csak 44 van: Anna és Béla."
            << "45 Aufträge sind vergeben, es gibt aber nur 44: Anna und Béla.";
        QTest::newRow("more tiles of a kind than there are")
            << "/final/players/1/tiles"
            << R"(["dark:kk","dark:kk","dark:kk","dark:kk"])"
            << "There are only 3 tiles with 2 carts on the dark side (black), but 4 are listed: Béla."
            << "Csak 3 ilyen tárnalapka van: 2 csille a sötét oldalon (fekete), mégis 4 szerepel: Béla."
            << "Es gibt nur 3 Plättchen mit 2 Loren auf der dunklen Seite (schwarz), aufgeführt sind aber 4: "
               "Béla.";
        QTest::newRow("more light tiles than there are")
            << "/final/players/0/lightTiles"
            << "25"
            << "There are only 24 light tiles, but 25 were counted: Anna."
            << "Csak 24 világos tárnalapka van, mégis 25 a megadott szám: Anna."
            << "Es gibt nur 24 helle Plättchen, gezählt wurden aber 25: Anna.";
        QTest::newRow("more cubes than there are")
            << "/final/players/0/cubes"
            << "65"
            << "There are only 64 cubes, but 65 were counted: Anna."
            << "Csak 64 szénkocka van, mégis 65 a megadott szám: Anna."
            << "Es gibt nur 64 Kohlewürfel, gezählt wurden aber 65: Anna.";
        QTest::newRow("fewer cubes than loaded carts")
            << "/final/players/1/tiles"
            << "[]"
            << "Béla: loaded carts: 4, cubes counted in all: 0. There cannot be fewer cubes than loaded "
               "carts."
            << "Béla: megrakott csille: 4, összes szénkocka: 0. Szénkocka nem lehet kevesebb, mint megrakott "
               "csille."
            << "Béla: beladene Loren: 4, gezählte Kohlewürfel: 0. Es kann nicht weniger Würfel geben als "
               "beladene Loren.";
        QTest::newRow("more empty carts than anyone can have")
            << "/shifts/2/players/1/emptyCarts"
            << R"({"grey": 22})"
            << "Béla: empty carts (grey): 22 counted, at most 19 possible."
            << "Béla: üres csille (szürke): 22 a megadott szám, legfeljebb 19 lehet."
            << "Béla: leere Loren (grau): 22 gezählt, höchstens 19 möglich.";
        QTest::newRow("more empty carts than all can have")
            << "/shifts/2/players/1/emptyCarts"
            << R"({"yellow": 19})"
            << "Empty carts of all players (yellow): 21 counted, at most 20 possible: Anna and Béla."
            << "Üres csille mindenkinél együtt (sárga): 21 a megadott szám, legfeljebb 20 lehet: Anna és "
               "Béla."
            << "Leere Loren aller zusammen (gelb): 21 gezählt, höchstens 20 möglich: Anna und Béla.";
        QTest::newRow("a delivery that vanished")
            << "/shifts/1/players/0/delivered"
            << "[]"
            << "Anna had delivered the order truck (2 black) before, but it is missing after shift II."
            << "Anna korábban már teljesítette ezt a megrendelést: teherautó (2 fekete), most (II. műszak) "
               "mégis hiányzik."
            << "Anna hatte den Auftrag Lastwagen (2 schwarz) schon geliefert, nach Schicht II fehlt er aber.";
        QTest::newRow("carts that were refilled")
            << "/shifts/2/players/0/emptyCarts"
            << R"({"yellow": 1})"
            << "Anna: empty carts (yellow): 2 before, 1 after shift III. Carts are never refilled."
            << "Anna: üres csille (sárga): korábban 2, most (III. műszak) 1. A csilléket sosem töltjük újra."
            << "Anna: leere Loren (gelb): vorher 2, nach Schicht III aber 1. Loren werden nie wieder "
               "gefüllt.";
        QTest::newRow("more workers than anyone has")
            << "/shifts/0/players/1/factoryWorkers"
            << "19"
            << "Béla: workers in the factory after shift I: 19 counted, at most 18 possible."
            << "Béla: munkás a tárnabővítésnél (I. műszak): 19 a megadott szám, legfeljebb 18 lehet."
            << "Béla: Arbeiter in der Lorenfabrik nach Schicht I: 19 gezählt, höchstens 18 möglich.";
    }
    void what_cannot_be_true_is_said_with_its_culprits()
    {
        QFETCH(QString, place);
        QFETCH(QString, value);
        Json record = wholeGame(2);
        for (std::size_t shift = 0; shift < 3; ++shift) {
            record["shifts"][shift]["players"][0]["delivered"] = {"truck:kk"};
            record["shifts"][shift]["players"][0]["emptyCarts"] = {{"yellow", 2}};
        }
        if (place.endsWith("tiles")) {
            record["final"]["players"][1].erase("lightTiles");
            record["final"]["players"][1].erase("darkTiles");
        }
        QVERIFY(!said(sheetOf(record)).contains("Please check"));
        record[Json::json_pointer(place.toStdString())] = Json::parse(value.toStdString());
        QFETCH(QString, english);
        QFETCH(QString, hungarian);
        QFETCH(QString, german);
        const QList<std::pair<Language, QString>> expected{
            {Language::English, english}, {Language::Hungarian, hungarian}, {Language::German, german}};
        for (const auto &[language, sentence] : expected) {
            const QString text = said(sheetOf(record, language));
            QVERIFY2(text.contains(sentence), qPrintable(sentence + "\n--- is not in ---\n" + text));
        }
    }

    void nothing_is_cut_off_in_any_language()
    {
        Json record = wholeGame(4);
        record["final"]["players"][0]["marks"] = 999'999;
        for (const Language language : {Language::English, Language::Hungarian, Language::German}) {
            const QString sheet = sheetOf(record, language);
            QVERIFY2(!sheet.contains(u'…'), qPrintable(sheet));
            QVERIFY2(said(sheet).contains(" 999999 +199999 "), qPrintable(sheet));
        }
    }

    void the_result_says_what_decided_it_data()
    {
        QTest::addColumn<QList<int>>("marks");
        QTest::addColumn<QString>("sentence");
        QTest::newRow("points") << QList{9, 4} << "Anna wins with 1 point.";
        QTest::newRow("marks left over")
            << QList{6, 9}
            << "Béla wins with 1 point. As many points: Anna. What decided: more marks left over (4).";
        QTest::newRow("nothing") << QList{6, 6} << "Anna and Béla share the victory with 1 point each.";
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
        QVERIFY(line("Shift I").contains(u"日本の炭…"));
        QCOMPARE(line("Delivered orders").size(), 30 + 3 * 12);
        QCOMPARE(line("Total").size(), 30 + 3 * 12);
        QVERIFY2(line("Shift I").endsWith(u"xxxxxxxxx…           e\u0301"), qPrintable(line("Shift I")));
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

    void winners_named_by_the_table_are_pointed_out_data()
    {
        QTest::addColumn<QString>("game");
        QTest::addColumn<std::vector<int>>("winners");
        QTest::addColumn<QString>("result");
        QTest::addColumn<QString>("warning");
        QTest::newRow("not the one with most points")
            << "rockwell" << std::vector{0} << "Ada wins, as the table decided."
            << "Ada: named as a winner without the most points. That is kept.";
        QTest::newRow("several") << "rockwell" << std::vector{0, 2}
                                 << "Ada and Cleo share the victory, as the table decided."
                                 << "Ada: named as a winner without the most points. That is kept.";
        QTest::newRow("one of those who would share")
            << "the-ruhr" << std::vector{2} << "Cleo wins, as the table decided."
            << "Ben: as many points as the winner, and this game has no tie-break. The winners are kept as "
               "named.";
    }
    void winners_named_by_the_table_are_pointed_out()
    {
        QFETCH(QString, game);
        QFETCH(std::vector<int>, winners);
        QFETCH(QString, result);
        QFETCH(QString, warning);
        const Json record{{"format", "steiger.game/1"},
                          {"game", game.toStdString()},
                          {"players", {{{"name", "Ada"}}, {{"name", "Ben"}}, {{"name", "Cleo"}}}},
                          {"totals", {28, 30, 30}},
                          {"winners", winners}};
        const QString sheet = said(sheetOf(record));
        QVERIFY2(sheet.contains(result), qPrintable(sheet));
        QVERIFY2(sheet.contains(warning), qPrintable(sheet));
    }
};

GUILESS_STORY(ScoreSheetTest)
#include "score_sheet_test.moc"
