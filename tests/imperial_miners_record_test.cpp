// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QtTest>

#include "scoring/imperial_miners/game_json.h"
#include "tests/imperial_miners_helpers.h"
#include "tests/imperial_miners_nonsense.h"
#include "tests/imperial_miners_vectors.h"
#include "tests/stories.h"

using namespace scoring;
using namespace scoring::imperial_miners;

namespace {

// A small record in which everything is right; each row spoils one thing. Anna's mine is M1.
Json goodRecord()
{
    const Json anna = Json::parse(imperial_miners_vectors::playerWithMineM1);
    const Json bela = Json::parse(R"({"pointTokens": {"blue": 4}, "coins": {}, "carts": {"naturalFull": 5,
                                      "joinedHalf": 3, "cartTokens": 2}})");
    return {{"options", {{"newBoardEffect", true}}},
            {"players", {{{"name", "Anna"}}, {{"name", "Béla"}}}},
            {"final", {{"players", {anna, bela}}}}};
}

Game read(const Json &document, std::vector<Fault> &faults)
{
    JsonReader reader;
    Game game = readGame(reader, {&document, {}}, 2);
    faults = reader.faults;
    return game;
}

QString rightOf(const Fault &fault)
{
    switch (fault.expected) {
    case Expected::Count:
        return QString("0 to %1").arg(fault.limit);
    case Expected::FromOne:
        return QString("1 to %1").arg(fault.limit);
    case Expected::EvenPlace:
        return "even";
    case Expected::OddPlace:
        return "odd";
    case Expected::HalfCarts:
        return "half carts";
    case Expected::TwoCards:
        return "two cards";
    case Expected::Factions:
        return QString("%1 factions").arg(fault.limit);
    default:
        return QString::fromStdString(fault.right);
    }
}

// "final.players[1].coins.gold: -1 is not expected, 0 to 1000000"
QString words(const Fault &fault)
{
    const QString where = QString::fromStdString(fault.where) + ": ";
    const QString found = QString::fromStdString(fault.found);
    const QString right = rightOf(fault);
    switch (fault.kind) {
    case FaultKind::Missing:
        return where + "missing " + right;
    case FaultKind::NotExpected:
        return where + found + " is not expected, " + right;
    case FaultKind::NoSuchField:
        return where + "no such field, only " + right;
    case FaultKind::NoSuchValue:
        return where + "no value " + found + ", only " + right;
    case FaultKind::CartsDisagree:
        return where + QString("%1 said, mine %2").arg(fault.number).arg(right);
    case FaultKind::GivenBefore:
        return where + found + " is given before, " + right;
    case FaultKind::NoSuchCard:
        return where + found + " no such card, free " + right;
    case FaultKind::CardsApart:
        return where + found + " apart, free " + right;
    case FaultKind::NoCart:
        return where + found + " no cart, free " + right;
    case FaultKind::CartIsFull:
        return where + found + " full, free " + right;
    case FaultKind::CartIsEmpty:
        return where + found + " empty, free " + right;
    case FaultKind::EntryCount:
        return where + QString("%1 entries for %2").arg(fault.number).arg(fault.limit);
    default:
        return where + "another fault";
    }
}

QStringList faultsOf(const Json &document)
{
    std::vector<Fault> faults;
    read(document, faults);
    QStringList lines;
    for (const Fault &fault : faults)
        lines << words(fault);
    return lines;
}

} // namespace

class ImperialMinersRecordTest : public QObject
{
    Q_OBJECT

private slots:
    void the_player_of_the_rules_file_is_read_whole()
    {
        std::vector<Fault> faults;
        const Game game = read(goodRecord(), faults);
        QVERIFY(faults.empty());
        QVERIFY(game.options.newBoardEffect);
        const FinalHoldings &anna = game.players[0];
        const Mine &mine = *anna.mine;
        QCOMPARE(value(anna.pointTokens), 16);
        QCOMPARE(fullCarts(anna.carts), 10);
        QCOMPARE(value(anna.coins), 8);
        QCOMPARE(score(game).totals[0], 26);
        QCOMPARE(countFaction(mine, Faction::Romans), 2);
        QCOMPARE(countFaction(mine, Faction::Scots), 1);
        QCOMPARE(distinctFactions(mine), 2);
        QCOMPARE(anna.carts, (CartCounts{8, 6, 2}));
        QCOMPARE(anna.hand, std::optional(5));
        QCOMPARE(anna.research, std::optional(Research{ResearchSpace{2, 3}, {1}}));
        QCOMPARE(findCard(mine, "B")->machines, 3);
        QCOMPARE(findCard(mine, "E")->collapse, 1);
        QCOMPARE(names(mine.cartTokens), QString("A-B E-F"));
        QVERIFY(!game.players[1].mine && !game.players[1].hand && !game.players[1].research);
        QCOMPARE(game.players[1].pointTokens, (PointTokens{{4, 0, 0}}));
    }

    void carts_are_taken_from_the_mine_where_they_are_not_counted()
    {
        Json record = goodRecord();
        record["final"]["players"][0].erase("carts");
        std::vector<Fault> faults;
        QCOMPARE(read(record, faults).players[0].carts, (CartCounts{8, 6, 2}));
        QVERIFY(faults.empty());
    }

    void a_mine_without_half_carts_needs_counted_carts()
    {
        Json record = goodRecord();
        Json &anna = record["final"]["players"][0];
        for (Json &each : anna["mine"]["cards"])
            each.erase("half");
        anna["carts"] = {{"naturalFull", 3}, {"joinedHalf", 2}, {"cartTokens", 2}};
        std::vector<Fault> faults;
        const Game game = read(record, faults);
        QVERIFY(faults.empty());
        QCOMPARE(game.players[0].carts, (CartCounts{3, 2, 2}));
        QVERIFY(!cartsKnown(*game.players[0].mine));

        anna["carts"]["cartTokens"] = 1;
        QCOMPARE(faultsOf(record), QStringList("final.players[0].carts.cartTokens: 1 said, mine 2-16"));
        anna.erase("carts");
        QCOMPARE(faultsOf(record).size(), 10);
        QCOMPARE(faultsOf(record).front(),
                 QString("final.players[0].mine.cards[0].half: missing half carts"));
    }

    void half_carts_unknown_elsewhere_do_not_excuse_a_cart_token()
    {
        Json record = goodRecord();
        Json &anna = record["final"]["players"][0];
        for (Json &each : anna["mine"]["cards"]) {
            if (each["id"] == "J")
                each.erase("half");
        }
        QCOMPARE(faultsOf(record), QStringList());
        anna["mine"]["cards"][0]["half"] = "F---EF"; // A no longer has a half cart towards B
        const QStringList faults = faultsOf(record);
        QCOMPARE(faults, QStringList("final.players[0].mine.cartTokens[0]: A-B no cart, free B-C, D-G, E-F, "
                                     "G-H, G-I"));
    }

    void counted_carts_must_fit_a_mine_of_which_some_half_carts_are_unknown_data()
    {
        QTest::addColumn<QString>("carts");
        QTest::addColumn<QStringList>("faults");
        const auto row = [](const char *name, const char *carts, const QStringList &faults) {
            QTest::newRow(name) << carts << faults;
        };
        // C is not recorded: C-E and C-F may be full or half, B-C too. Known are 6 full ones and 5 half ones.
        row("as it really is", R"({"naturalFull": 8, "joinedHalf": 6, "cartTokens": 2})", {});
        row("all three are full", R"({"naturalFull": 9, "joinedHalf": 5, "cartTokens": 2})", {});
        row("all three are half, two of them with a token",
            R"({"naturalFull": 6, "joinedHalf": 8, "cartTokens": 4})", {});
        row("fewer full ones than are known", R"({"naturalFull": 5, "joinedHalf": 6, "cartTokens": 2})",
            {"final.players[0].carts.naturalFull: 5 said, mine 6-9"});
        row("more full ones than there is room for",
            R"({"naturalFull": 10, "joinedHalf": 5, "cartTokens": 2})",
            {"final.players[0].carts.naturalFull: 10 said, mine 6-9"});
        row("a cart cannot be both", R"({"naturalFull": 8, "joinedHalf": 7, "cartTokens": 2})",
            {"final.players[0].carts.joinedHalf: 7 said, mine 5-6"});
        row("fewer tokens than are listed", R"({"naturalFull": 8, "joinedHalf": 6, "cartTokens": 1})",
            {"final.players[0].carts.cartTokens: 1 said, mine 2-5"});
    }
    void counted_carts_must_fit_a_mine_of_which_some_half_carts_are_unknown()
    {
        QFETCH(QString, carts);
        Json record = goodRecord();
        Json &anna = record["final"]["players"][0];
        for (Json &each : anna["mine"]["cards"]) {
            if (each["id"] == "C")
                each.erase("half");
        }
        anna["carts"] = Json::parse(carts.toStdString());
        QTEST(faultsOf(record), "faults");
    }

    void left_out_numbers_of_a_card_are_none()
    {
        std::vector<Fault> faults;
        const Game game = read(goodRecord(), faults);
        const Card &plain = *findCard(*game.players[0].mine, "G");
        QCOMPARE(plain.machines, 0);
        QCOMPARE(plain.collapse, 0);
        QVERIFY(plain.factions.empty());
    }

    void unknown_fields_are_not_refused()
    {
        Json record = goodRecord();
        record["weather"] = "rain";
        record["final"]["snack"] = nullptr;
        record["final"]["players"][0]["hat"] = true;
        record["final"]["players"][0]["mine"]["lamp"] = 1;
        record["final"]["players"][0]["mine"]["cards"][0]["title"] = "unknown";
        record["final"]["players"][0]["research"]["speed"] = 2;
        QCOMPARE(faultsOf(record), QStringList());
    }

    void options_default_to_the_adopted_reading()
    {
        Json record = goodRecord();
        record.erase("options");
        std::vector<Fault> faults;
        QVERIFY(!read(record, faults).options.newBoardEffect);
        QVERIFY(faults.empty());
    }

    void a_marker_may_still_be_below_the_boards_data()
    {
        QTest::addColumn<QByteArray>("research");
        QTest::newRow("nothing said") << QByteArray("{}");
        QTest::newRow("null") << QByteArray(R"({"board": null, "space": null, "completed": []})");
    }
    void a_marker_may_still_be_below_the_boards()
    {
        QFETCH(QByteArray, research);
        Json record = goodRecord();
        record["final"]["players"][0]["research"] = Json::parse(research.toStdString());
        std::vector<Fault> faults;
        QCOMPARE(read(record, faults).players[0].research, std::optional(Research{}));
        QVERIFY(faults.empty());
    }

    void a_fault_says_where_what_and_what_would_be_right_data()
    {
        QTest::addColumn<QString>("place");
        QTest::addColumn<QString>("value");
        QTest::addColumn<QStringList>("faults");
        const auto row = [](const char *name, const char *place, const char *value,
                            const QStringList &faults) { QTest::newRow(name) << place << value << faults; };
        const char *tokens = "/final/players/1/pointTokens";
        const char *half = "/final/players/0/mine/cards/0/half";
        const char *cartTokens = "/final/players/0/mine/cartTokens";

        row("4.4: a negative count", "/final/players/1/coins/gold", "-1",
            {"final.players[1].coins.gold: -1 is not expected, 0 to 1000000"});
        row("4.4: negative point tokens", "/final/players/1/pointTokens/blue", "-3",
            {"final.players[1].pointTokens.blue: -3 is not expected, 0 to 1000000"});
        row("4.4: negative carts", "/final/players/1/carts/naturalFull", "-1",
            {"final.players[1].carts.naturalFull: -1 is not expected, 0 to 1000000"});
        row("4.4: a negative hand", "/final/players/0/hand", "-1",
            {"final.players[0].hand: -1 is not expected, 0 to 1000000"});
        row("4.4: more cart tokens than half carts", "/final/players/1/carts/cartTokens", "4",
            {"final.players[1].carts.cartTokens: 4 is not expected, 0 to 3"});
        row("4.4: counts and mine disagree on full carts", "/final/players/0/carts/naturalFull", "9",
            {"final.players[0].carts.naturalFull: 9 said, mine 8"});
        row("4.4: counts and mine disagree on half carts", "/final/players/0/carts/joinedHalf", "5",
            {"final.players[0].carts.joinedHalf: 5 said, mine 6"});
        row("4.4: counts and mine disagree on cart tokens", "/final/players/0/carts/cartTokens", "1",
            {"final.players[0].carts.cartTokens: 1 said, mine 2"});
        row("4.4: counts and mine disagree on everything", "/final/players/0/carts", "{}",
            {"final.players[0].carts.naturalFull: 0 said, mine 8",
             "final.players[0].carts.joinedHalf: 0 said, mine 6",
             "final.players[0].carts.cartTokens: 0 said, mine 2"});
        row("one player too few", "/final/players", "[]", {"final.players: 0 entries for 2"});
        row("no end", "/final", "null", {"final: null is not expected, "});
        row("an end that is a list", "/final", "[]", {"final: […] is not expected, "});
        row("a player that is a number", "/final/players/1", "7", {"final.players[1]: 7 is not expected, "});
        row("half a coin", "/final/players/1/coins/gold", "1.5",
            {"final.players[1].coins.gold: 1.5 is not expected, 0 to 1000000"});
        row("a colour of token that is not in the box", "/final/players/1/pointTokens/pink", "1",
            {"final.players[1].pointTokens.pink: no such field, only blue, green, red"});
        row("a coin that is not in the box", "/final/players/1/coins/copper", "1",
            {"final.players[1].coins.copper: no such field, only silver, gold"});
        row("a kind of cart that is not there", "/final/players/1/carts/empty", "1",
            {"final.players[1].carts.empty: no such field, only naturalFull, joinedHalf, cartTokens"});
        row("point tokens as a number", tokens, "12", {"final.players[1].pointTokens: 12 is not expected, "});
        row("an option that does not exist", "/options/zeroScores", "true",
            {"options.zeroScores: no such field, only newBoardEffect"});
        row("an option that is not yes or no", "/options/newBoardEffect", R"("maybe")",
            {R"(options.newBoardEffect: "maybe" is not expected, )"});

        row("a card without a name", "/final/players/0/mine/cards/0/id", R"("")",
            {R"(final.players[0].mine.cards[0].id: "" is not expected, )"});
        row("a card twice", "/final/players/0/mine/cards/1/id", R"("A")",
            {R"(final.players[0].mine.cards[1].id: "A" is given before, final.players[0].mine.cards[0].id)"});
        row("two cards in one place", "/final/players/0/mine/cards/2/x", "0",
            {"final.players[0].mine.cards[2].x: 0 is given before, final.players[0].mine.cards[0].x"});
        row("a card between two places", "/final/players/0/mine/cards/2/x", "3",
            {"final.players[0].mine.cards[2].x: 3 is not expected, even"});
        row("a card between two places of row 2", "/final/players/0/mine/cards/1/x", "-2",
            {"final.players[0].mine.cards[1].x: -2 is not expected, odd"});
        row("a card over the horizon", "/final/players/0/mine/cards/2/x", "1000002",
            {"final.players[0].mine.cards[2].x: 1000002 is not expected, even"});
        row("a fifth level", "/final/players/0/mine/cards/0/level", "5",
            {"final.players[0].mine.cards[0].level: 5 is not expected, 1 to 4"});
        row("a level in words", "/final/players/0/mine/cards/0/level", R"("I")",
            {R"(final.players[0].mine.cards[0].level: "I" is not expected, 1 to 4)"});
        row("a side too few", half, R"("FE--E")",
            {R"(final.players[0].mine.cards[0].half: "FE--E" is not expected, half carts)"});
        row("a letter that is none", half, R"("FE--Ef")",
            {R"(final.players[0].mine.cards[0].half: "FE--Ef" is not expected, half carts)"});
        row("half carts as a number", half, "6",
            {"final.players[0].mine.cards[0].half: 6 is not expected, half carts"});
        row("a faction of another game", "/final/players/0/mine/cards/0/factions/0", R"("elves")",
            {R"(final.players[0].mine.cards[0].factions[0]: no value "elves", only scots, barbarians, )"
             "egyptians, japanese, atlanteans, romans"});
        row("the same faction twice", "/final/players/0/mine/cards/1/factions/1", R"("scots")",
            {R"(final.players[0].mine.cards[1].factions[1]: "scots" is given before, )"
             "final.players[0].mine.cards[1].factions[0]"});
        row("three factions", "/final/players/0/mine/cards/1/factions", R"(["scots", "romans", "japanese"])",
            {"final.players[0].mine.cards[1].factions: […] is not expected, 2 factions"});
        row("3.6: a fourth machine", "/final/players/0/mine/cards/2/machines", "4",
            {"final.players[0].mine.cards[2].machines: 4 is not expected, 0 to 3"});
        row("3.6: a second collapse", "/final/players/0/mine/cards/3/collapse", "2",
            {"final.players[0].mine.cards[3].collapse: 2 is not expected, 0 to 1"});
        row("3.10: a token on a full cart", cartTokens, R"([["A", "B"], ["D", "A"]])",
            {"final.players[0].mine.cartTokens[1]: A-D full, free B-C, D-G, E-F, G-H, G-I"});
        row("3.10: a token on an empty cart", cartTokens, R"([["B", "E"], ["A", "B"], ["E", "F"]])",
            {"final.players[0].mine.cartTokens[0]: B-E empty, free A-B, B-C, D-G, E-F, G-H, G-I"});
        row("3.10: a token between cards that do not touch", cartTokens,
            R"([["A", "B"], ["E", "F"], ["A", "C"]])",
            {"final.players[0].mine.cartTokens[2]: A-C apart, free B-C, D-G, G-H, G-I"});
        row("two tokens on one cart", cartTokens, R"([["A", "B"], ["B", "A"]])",
            {"final.players[0].mine.cartTokens[1]: A-B full, free B-C, D-G, E-F, G-H, G-I"});
        row("a token on a card that is not there", cartTokens, R"([["A", "Z"], ["A", "B"], ["E", "F"]])",
            {"final.players[0].mine.cartTokens[0]: A-Z no such card, free A-B, B-C, D-G, E-F, G-H, G-I"});
        row("a token that is no pair", cartTokens, R"([["A", "B"], ["E"], ["E", "F"]])",
            {R"(final.players[0].mine.cartTokens[1]: […] is not expected, two cards)"});
        row("a mine that is a list", "/final/players/0/mine", "[]",
            {"final.players[0].mine: […] is not expected, "});
        row("a fourth research board", "/final/players/0/research/board", "4",
            {"final.players[0].research.board: 4 is not expected, 1 to 3"});
        row("a space below the board", "/final/players/0/research/space", "0",
            {"final.players[0].research.space: 0 is not expected, 1 to 1000000"});
        row("a space of no board", "/final/players/0/research", R"({"space": 3})",
            {"final.players[0].research.board: missing 1 to 3"});
        row("a completed board that is not there", "/final/players/0/research/completed/0", "0",
            {"final.players[0].research.completed[0]: 0 is not expected, 1 to 3"});
    }
    void a_fault_says_where_what_and_what_would_be_right()
    {
        QFETCH(QString, place);
        QFETCH(QString, value);
        Json record = goodRecord();
        record[Json::json_pointer(place.toStdString())] = Json::parse(value.toStdString());
        QTEST(faultsOf(record), "faults");
    }

    void what_must_be_there_is_missed_data()
    {
        QTest::addColumn<QString>("parent");
        QTest::addColumn<QString>("key");
        QTest::newRow("the end") << ""
                                 << "final";
        QTest::newRow("the players of the end") << "/final"
                                                << "players";
        QTest::newRow("point tokens") << "/final/players/1"
                                      << "pointTokens";
        QTest::newRow("coins") << "/final/players/1"
                               << "coins";
        QTest::newRow("carts, where there is no mine") << "/final/players/1"
                                                       << "carts";
        QTest::newRow("the cards of a mine") << "/final/players/0/mine"
                                             << "cards";
        QTest::newRow("a card's id") << "/final/players/0/mine/cards/4"
                                     << "id";
        QTest::newRow("a card's level") << "/final/players/0/mine/cards/4"
                                        << "level";
        QTest::newRow("a card's place") << "/final/players/0/mine/cards/4"
                                        << "x";
        QTest::newRow("a marker's space") << "/final/players/0/research"
                                          << "space";
    }
    void what_must_be_there_is_missed()
    {
        QFETCH(QString, parent);
        QFETCH(QString, key);
        Json record = goodRecord();
        record[Json::json_pointer(parent.toStdString())].erase(key.toStdString());
        std::vector<Fault> faults;
        read(record, faults);
        QCOMPARE(faults.size(), 1u);
        QCOMPARE(faults[0].kind, FaultKind::Missing);
        QVERIFY(QString::fromStdString(faults[0].where).endsWith(key));
    }

    void all_faults_are_found_at_once()
    {
        Json record = goodRecord();
        record["options"]["x"] = 1;
        record["final"]["players"][0]["mine"]["cards"][0]["machines"] = 9;
        record["final"]["players"][0]["mine"]["cards"][5]["level"] = 0;
        record["final"]["players"][1]["coins"]["gold"] = "many";
        record["final"]["players"][1]["carts"]["cartTokens"] = 4;
        QCOMPARE(faultsOf(record).size(), 5);
    }

    void a_game_survives_being_written_and_read()
    {
        int mines = 0;
        for (unsigned seed = 1; seed <= 500; ++seed) {
            const Game game = imperial_miners_nonsense::anyRecord(seed);
            Json document{{"players", Json::array()}};
            writeGame(game, document);
            const Json again = Json::parse(document.dump());
            JsonReader reader;
            const Game found = readGame(reader, {&again, {}}, static_cast<int>(game.players.size()));
            QVERIFY2(reader.faults.empty(), qPrintable(QString("seed %1").arg(seed)));
            QVERIFY2(found == game, qPrintable(QString("seed %1").arg(seed)));
            mines += game.players[0].mine ? 1 : 0;
        }
        QVERIFY(mines > 100 && mines < 400);
    }
};

APPLESS_STORY(ImperialMinersRecordTest)
#include "imperial_miners_record_test.moc"
