// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include "companion/fault_words.h"
#include "scoring/record_json.h"
#include "scoring/score_json.h"
#include "tests/imperial_miners_vectors.h"
#include "tests/score_sheet_story.h"
#include "tests/stories.h"

#include <nlohmann/json.hpp>

using namespace scoring;
using Json = nlohmann::ordered_json;
using companion::Language;
using score_sheet_story::said;
using score_sheet_story::sheetOf;

namespace {

// Anna, alone, with the mine M1.
Json annaAlone()
{
    return {{"format", "steiger.game/1"},
            {"game", "imperial-miners"},
            {"players", {{{"name", "Anna"}}}},
            {"final", {{"players", {Json::parse(imperial_miners_vectors::playerWithMineM1)}}}}};
}

Json with(Json record, const QString &place, const QString &value)
{
    record[Json::json_pointer(place.toStdString())] = Json::parse(value.toStdString());
    return record;
}

QString faultsOf(const Json &record)
{
    const auto read = readRecord(record.dump());
    QStringList lines;
    if (const auto *faults = std::get_if<std::vector<Fault>>(&read)) {
        for (const Fault &fault : *faults)
            lines += companion::faultText(fault);
    }
    return lines.join(u'\n');
}

} // namespace

class ImperialMinersWordsTest : public QObject
{
    Q_OBJECT

private slots:
    void init() { companion::useLanguage(Language::English); }

    void a_fault_is_a_sentence_that_says_what_would_be_right_data()
    {
        QTest::addColumn<QString>("place"); // within Anna's end
        QTest::addColumn<QString>("value");
        QTest::addColumn<QString>("line");
        const auto row = [](const char *name, const char *place, const char *value, const char *line) {
            QTest::newRow(name) << place << value << line;
        };
        row("half carts", "/mine/cards/0/half", R"("FE--E")",
            "mine.cards[0].half: \"FE--E\" is not possible here (expected: six letters such as \"FE--EF\" "
            "for left, right, up left, up right, down left, down right: F for a loaded half cart, E for an "
            "empty one, - for none)");
        row("a level", "/mine/cards/0/level", "5",
            "mine.cards[0].level: 5 is not possible here (expected: a whole number from 1 to 4)");
        row("an odd place in row 1", "/mine/cards/2/x", "3",
            "mine.cards[2].x: 3 is not possible here (expected: an even whole number, as for all cards of "
            "levels 1 and 3)");
        row("an even place in row 2", "/mine/cards/1/x", "2",
            "mine.cards[1].x: 2 is not possible here (expected: an odd whole number, as for all cards of "
            "levels 2 and 4)");
        row("a name twice", "/mine/cards/1/id", R"("A")",
            "mine.cards[1].id: \"A\" is given before, at final.players[0].mine.cards[0].id (expected: "
            "another "
            "one)");
        row("three factions", "/mine/cards/1/factions", R"(["scots", "romans", "japanese"])",
            "mine.cards[1].factions: […] is not possible here (expected: a list of 2 factions at the most)");
        row("other carts than the mine has", "/carts/naturalFull", "9",
            "carts.naturalFull: 9 said, 8 by the cards of the mine (the two must agree)");
        row("a token on a full cart", "/mine/cartTokens/0", R"(["A", "D"])",
            "mine.cartTokens[0]: no cart token can lie on A-D: the cart is full already (possible: A-B, B-C, "
            "D-G, E-F, G-H, G-I)");
        row("a token on an empty cart", "/mine/cartTokens/0", R"(["B", "E"])",
            "mine.cartTokens[0]: no cart token can lie on B-E: both halves of the cart are empty (possible: "
            "A-B, B-C, D-G, E-F, G-H, G-I)");
        row("a token between cards apart", "/mine/cartTokens/1", R"(["A", "C"])",
            "mine.cartTokens[1]: no cart token can lie on A-C: the cards do not touch (possible: B-C, D-G, "
            "E-F, G-H, G-I)");
        row("a token on a card from nowhere", "/mine/cartTokens/1", R"(["A", "Z"])",
            "mine.cartTokens[1]: no cart token can lie on A-Z: not both cards are in the mine (possible: "
            "B-C, D-G, E-F, G-H, G-I)");
        row("a token that is no pair", "/mine/cartTokens/1", R"("A-B")",
            "mine.cartTokens[1]: \"A-B\" is not possible here (expected: the ids of two cards such as "
            "[\"A\", \"B\"])");
        row("no room for a token", "/mine",
            R"({"cards": [{"id": "A", "level": 1, "x": 0, "half": "------"},
                          {"id": "B", "level": 1, "x": 2, "half": "FFFFFF"}], "cartTokens": [["A", "B"]]})",
            "mine.cartTokens[0]: no cart token can lie on A-B: no half carts meet there (possible: nowhere "
            "in this mine)");
        row("a research board", "/research/board", "4",
            "research.board: 4 is not possible here (expected: a whole number from 1 to 3)");
    }
    void a_fault_is_a_sentence_that_says_what_would_be_right()
    {
        QFETCH(QString, place);
        QFETCH(QString, value);
        QFETCH(QString, line);
        QCOMPARE(faultsOf(with(annaAlone(), "/final/players/0" + place, value)), "final.players[0]." + line);
    }

    void what_is_only_unusual_is_not_called_impossible_data()
    {
        QTest::addColumn<QString>("place");
        QTest::addColumn<QString>("value");
        QTest::addColumn<QStringList>("remarks"); // in English, Hungarian and German
        const auto row = [](const char *name, const char *place, const char *value,
                            const QStringList &remarks) { QTest::newRow(name) << place << value << remarks; };
        row("4.4: more tokens than in the box", "/pointTokens/red", "16",
            {"Worth a second look: this is unusual Anna: red point tokens: 16 counted, the box holds 15.",
             "Érdemes még egyszer megnézni: ez szokatlan Anna: piros pontjelölő: 16",
             "Einen zweiten Blick wert: das ist ungewöhnlich Anna: rote Punktemarker: 16"});
        row("2.4: fewer cards than rounds", "/mine",
            R"({"cards": [{"id": "A", "level": 1, "x": 0, "half": "------"}]})",
            {"Worth a second look: this is unusual Anna: cards in the mine: 1 counted, one in each round "
             "makes 10.",
             "Érdemes még egyszer megnézni: ez szokatlan Anna: kártya a bányában: 1",
             "Einen zweiten Blick wert: das ist ungewöhnlich Anna: Karten in der Mine: 1"});
        row("a hand beyond the limit", "/hand", "9",
            {"Please check: this cannot be true at one table Anna: cards in hand: 9 counted, at most 8 "
             "possible.",
             "Nézzétek meg: egy asztalnál ez nem lehet igaz Anna: kártya kézben: 9",
             "Bitte prüfen: das kann an einem Tisch nicht stimmen Anna: Karten auf der Hand: 9"});
        row("a board completed without a marker", "/research", R"({"completed": [1]})",
            {"Please check: this cannot be true at one table Anna: from a completed research board the "
             "marker goes on to another one, so boards and marker do not fit together.",
             "a befejezett kutatástábláról a jelölő egy másikra kerül",
             "von einer beendeten Forschungstafel geht der Marker auf eine andere"});
    }
    void what_is_only_unusual_is_not_called_impossible()
    {
        QFETCH(QString, place);
        QFETCH(QString, value);
        QFETCH(QStringList, remarks);
        Json record = with(annaAlone(), "/final/players/0" + place, value);
        record["final"]["players"][0].erase("carts");
        const bool isHint = remarks[0].startsWith("Worth");
        const QList languages{Language::English, Language::Hungarian, Language::German};
        for (qsizetype number = 0; number < languages.size(); ++number) {
            const QString text = said(sheetOf(record, languages[number]));
            QVERIFY2(text.contains(remarks[number]),
                     qPrintable(remarks[number] + "\n--- is not in ---\n" + text));
        }
        const QString english = said(sheetOf(record, Language::English));
        QCOMPARE(english.contains("Worth a second look"), isHint);
        QCOMPARE(english.contains("Please check"), !isHint);
    }

    void a_total_of_who_played_alone_earns_the_title_too()
    {
        Json json = annaAlone();
        json.erase("final");
        json["totals"] = {39};
        const Record record = std::get<Record>(readRecord(json.dump()));
        QCOMPARE(writeScore(record, scored(record), {})["soloRank"].get<std::string>(),
                 std::string("TUNNELLER"));
        QVERIFY(said(sheetOf(json, Language::English)).contains("Played alone. The title is: tunneller."));
        QVERIFY(said(sheetOf(json, Language::Hungarian)).contains("A rang: Alagútásó."));

        json["players"].push_back({{"name", "Béla"}});
        json["totals"] = {39, 40};
        const Record two = std::get<Record>(readRecord(json.dump()));
        QVERIFY(!writeScore(two, scored(two), {}).contains("soloRank"));
    }
};

GUILESS_STORY(ImperialMinersWordsTest)
#include "imperial_miners_words_test.moc"
