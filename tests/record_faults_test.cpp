// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include "good_record.h"
#include "tests/stories.h"

#include "companion/language.h"

using namespace scoring;

class RecordFaultsTest : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { companion::useLanguage(companion::Language::English); }

    void a_fault_says_where_what_and_what_would_be_right_data()
    {
        QTest::addColumn<QString>("place");
        QTest::addColumn<QString>("value");
        QTest::addColumn<QString>("line");
        const auto row = [](const char *name, const char *place, const char *value, const char *line) {
            QTest::newRow(name) << place << value << line;
        };

        row("an order that is not in the box", "/shifts/0/players/1/delivered/0", R"("truck:bbb")",
            "shifts[0].players[1].delivered[0]: no such order \"truck:bbb\" (trucks carry y b yy g yyy k bb "
            "gg kk ybgk kkk)");
        row("an order on no vehicle", "/shifts/0/players/1/delivered/0", R"("boat:k")",
            "shifts[0].players[1].delivered[0]: no such order \"boat:k\" (an order is vehicle:coal such as "
            "\"truck:kk\", the vehicles are wheelbarrow horse-cart truck train)");
        row("letters in another order", "/shifts/0/players/1/delivered/0", R"("train:kgby")",
            "shifts[0].players[1].delivered[0]: no such order \"train:kgby\" (trains carry y b yy g k bb bbb "
            "gg kk ggg ybgk)");
        row("an order that is a number", "/shifts/0/players/1/delivered/0", "7",
            "shifts[0].players[1].delivered[0]: no such order 7 (an order is vehicle:coal such as "
            "\"truck:kk\", the vehicles are wheelbarrow horse-cart truck train)");
        row("a tile of two colours", "/final/players/0/tiles/0", R"("light:gk")",
            "final.players[0].tiles[0]: no such tile \"light:gk\" (a tile is side:carts such as "
            "\"light:gg\", the sides are light and dark, the carts y yy b bb g gg k kk)");
        row("fewer than no marks", "/final/players/1/marks", "-1",
            "final.players[1].marks: -1 is not possible here (expected: a whole number from 0 to 1000000)");
        row("half a mark", "/final/players/1/marks", "2.5",
            "final.players[1].marks: 2.5 is not possible here (expected: a whole number from 0 to 1000000)");
        row("more marks than numbers", "/final/players/1/marks", "18446744073709551615",
            "final.players[1].marks: 18446744073709551615 is not possible here (expected: a whole number "
            "from 0 to 1000000)");
        row("a number in words", "/shifts/0/players/0/factoryWorkers", R"("five")",
            "shifts[0].players[0].factoryWorkers: \"five\" is not possible here (expected: a whole number "
            "from 0 to 1000000)");
        row("a colour of coal that does not exist", "/shifts/0/players/0/emptyCarts/red", "1",
            "shifts[0].players[0].emptyCarts.red: no such field (only yellow, brown, grey, black)");
        row("an option that does not exist", "/options/firstPlaceTruck", "8",
            "options.firstPlaceTruck: no such field (only secondPlaceTruckTrain, cartsNeedDelivery)");
        row("a reading that no edition has", "/options/secondPlaceTruckTrain", R"("5-5")",
            "options.secondPlaceTruckTrain: no such value \"5-5\" (only 4-4, 3-3)");
        row("a yes that is a text", "/options/cartsNeedDelivery", R"("yes")",
            "options.cartsNeedDelivery: \"yes\" is not possible here (expected: true or false)");
        row("a game nobody knows", "/game", R"("coal-baron-2")",
            "game: no such value \"coal-baron-2\" (only coal-baron, rockwell, the-ruhr, imperial-miners)");
        row("a later format", "/format", R"("steiger.game/2")",
            "format: this is \"steiger.game/2\", which this program cannot read (it reads steiger.game/1)");
        row("an id that is a number", "/id", "42",
            "id: 42 is not possible here (expected: a text in quotation marks)");
        row("a day that no calendar has", "/played", R"("2026-02-29T19:30:00+02:00")",
            "played: \"2026-02-29T19:30:00+02:00\" is not possible here (expected: a date such as "
            "\"2026-05-01\" or \"2026-05-01T19:30:00+02:00\")");
        row("an hour that no clock has", "/played", R"("2026-02-28T24:30")",
            "played: \"2026-02-28T24:30\" is not possible here (expected: a date such as \"2026-05-01\" or "
            "\"2026-05-01T19:30:00+02:00\")");
        row("a zone that no place has", "/played", R"("2026-02-28T19:30:00+2")",
            "played: \"2026-02-28T19:30:00+2\" is not possible here (expected: a date such as \"2026-05-01\" "
            "or \"2026-05-01T19:30:00+02:00\")");
        row("winners where there are shifts", "/winners", "[0]",
            "winners: given without totals (who won follows from the game's own part)");
        row("no players at all", "/players", "null",
            "players: null is not possible here (expected: a list in square brackets)");
        row("a name of blanks", "/players/0/name", R"("  ")",
            "players[0].name: \"  \" is not possible here (expected: a name in quotation marks)");
        row("a name of two players", "/players/1/name", R"("Anna")",
            "players[1].name: \"Anna\" is already the name of players[0] (expected: a name of their own for "
            "every player)");
        row("a color of two players", "/players/1/color", R"("red")",
            "players[1].color: \"red\" is already the color of players[0] (expected: a color of their own "
            "for "
            "every player)");
        row("a player who is only a name", "/players/0", R"("Anna")",
            "players[0]: \"Anna\" is not possible here (expected: an object in curly braces)");
        row("a starting player who does not sit here", "/startingPlayer", "2",
            "startingPlayer: 2 is not possible here (expected: a whole number from 0 to 1)");
        row("somebody missing in a shift", "/shifts/0/players", R"([{"delivered": []}])",
            "shifts[0].players: 1 entry (expected: one for each of the 2 players, in their order)");
        row("deliveries that are no list", "/shifts/0/players/1/delivered", R"("train:y")",
            "shifts[0].players[1].delivered: \"train:y\" is not possible here (expected: a list of orders "
            "such as [\"truck:kk\"], or [] for none)");
        row("tiles counted otherwise than listed", "/final/players/0/lightTiles", "2",
            "final.players[0].lightTiles: 2 tiles said, 1 listed in tiles (the two must agree)");
        row("totals beside the shifts", "/totals", "[1, 2]",
            "shifts: given beside totals (expected: either totals or the game's own part)\nfinal: given "
            "beside totals (expected: either totals or the game's own part)");
        row("a value too long to repeat", "/game",
            R"("0123456789012345678901234567890123456789012345678901234567890123456789")",
            "game: no such value \"01234567890123456789012345678901234567890123456789012345678… (only "
            "coal-baron, rockwell, the-ruhr, imperial-miners)");
    }
    void a_fault_says_where_what_and_what_would_be_right()
    {
        QFETCH(QString, place);
        QFETCH(QString, value);
        QFETCH(QString, line);
        Json record = goodRecord();
        record[Json::json_pointer(place.toStdString())] = Json::parse(value.toStdString());
        QCOMPARE(faultsOf(record.dump()).join(u'\n'), line);
    }

    void what_is_missing_is_asked_for_data()
    {
        QTest::addColumn<QString>("place");
        QTest::addColumn<QString>("line");
        QTest::newRow("the format") << "/format"
                                    << "format: missing (expected: steiger.game/1)";
        QTest::newRow("the game")
            << "/game"
            << "game: missing (expected: coal-baron, rockwell, the-ruhr, imperial-miners)";
        QTest::newRow("the players") << "/players"
                                     << "players: missing (expected: a list in square brackets)";
        QTest::newRow("a name") << "/players/1/name"
                                << "players[1].name: missing (expected: a name in quotation marks)";
        QTest::newRow("the shifts")
            << "/shifts"
            << "shifts: missing (expected: a list of 1 to 3 shifts, or the list totals instead)";
        QTest::newRow("deliveries") << "/shifts/1/players/0/delivered"
                                    << "shifts[1].players[0].delivered: missing (expected: a list of orders "
                                       "such as [\"truck:kk\"], or [] for none)";
        QTest::newRow("marks")
            << "/final/players/0/marks"
            << "final.players[0].marks: missing (expected: a whole number from 0 to 1000000)";
        QTest::newRow("open orders") << "/final/players/0/openOrders"
                                     << "final.players[0].openOrders: missing (expected: a list of orders "
                                        "such as [\"truck:kk\"], or how many there are)";
        QTest::newRow("tiles") << "/final/players/0/tiles"
                               << "final.players[0].tiles: missing (expected: a list of tiles such as "
                                  "[\"light:gg\"], or the numbers lightTiles and darkTiles)";
        QTest::newRow("one side of the tiles")
            << "/final/players/1/darkTiles"
            << "final.players[1].darkTiles: missing (expected: a whole number from 0 to 1000000)";
    }
    void what_is_missing_is_asked_for()
    {
        QFETCH(QString, place);
        QFETCH(QString, line);
        Json record = goodRecord();
        const Json::json_pointer pointer(place.toStdString());
        record[pointer.parent_pointer()].erase(pointer.back());
        const QStringList lines = faultsOf(record.dump());
        QVERIFY2(lines.contains(line), qPrintable(lines.join(u'\n')));
    }

    void all_faults_are_told_at_once()
    {
        Json record = goodRecord();
        record["options"]["cartsNeedDelivery"] = 1;
        record["shifts"][0]["players"][0]["delivered"] = {"truck:bbb", "train:y", "cart"};
        record["final"]["players"][1]["cubes"] = -3;
        const QStringList lines = faultsOf(record.dump());
        QCOMPARE(lines.size(), 4);
        QVERIFY(lines[0].startsWith("options.cartsNeedDelivery: "));
        QVERIFY(lines[1].startsWith("shifts[0].players[0].delivered[0]: "));
        QVERIFY(lines[2].startsWith("shifts[0].players[0].delivered[2]: "));
        QVERIFY(lines[3].startsWith("final.players[1].cubes: "));
    }

    void the_number_of_players_and_shifts_must_fit_data()
    {
        QTest::addColumn<int>("players");
        QTest::addColumn<int>("shifts");
        QTest::addColumn<bool>("final");
        QTest::addColumn<QString>("lines");
        QTest::newRow("two players") << 2 << 3 << true << "";
        QTest::newRow("four players, one shift so far") << 4 << 1 << false << "";
        QTest::newRow("nobody") << 0 << 1 << false << "players: 0 players (coal-baron is for 2-4)";
        QTest::newRow("one player") << 1 << 3 << true << "players: 1 player (coal-baron is for 2-4)";
        QTest::newRow("five players") << 5 << 3 << true << "players: 5 players (coal-baron is for 2-4)";
        QTest::newRow("no shift") << 2 << 0 << false << "shifts: 0 shifts (a game has 1 to 3)";
        QTest::newRow("four shifts") << 2 << 4 << true << "shifts: 4 shifts (a game has 1 to 3)";
        QTest::newRow("an end after two shifts")
            << 2 << 2 << true
            << "final: the end of the game after 2 shifts (expected: all 3 shifts, or leave out final)";
    }
    void the_number_of_players_and_shifts_must_fit()
    {
        QFETCH(int, players);
        QFETCH(int, shifts);
        QFETCH(bool, final);
        QFETCH(QString, lines);
        Json record{{"format", "steiger.game/1"}, {"game", "coal-baron"}, {"players", Json::array()}};
        Json shift{{"players", Json::array()}};
        Json end{{"players", Json::array()}};
        for (int seat = 0; seat < players; ++seat) {
            record["players"].push_back({{"name", "player " + std::to_string(seat)}});
            shift["players"].push_back({{"delivered", Json::array()}});
            end["players"].push_back(
                {{"marks", 0}, {"cubes", 0}, {"openOrders", 0}, {"tiles", Json::array()}});
        }
        record["shifts"] = Json::array();
        for (int number = 0; number < shifts; ++number)
            record["shifts"].push_back(shift);
        if (final)
            record["final"] = end;
        QCOMPARE(faultsOf(record.dump()).join(u'\n'), lines);
    }

    void what_is_not_json_is_said_with_its_place_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QString>("line");
        const QString sentence = "line %1, column %2: this is not JSON (a game record is a JSON object)";
        QTest::newRow("an empty file") << QByteArray("") << sentence.arg(1).arg(1);
        QTest::newRow("a letter to a friend") << QByteArray("Dear Anna,\n") << sentence.arg(1).arg(1);
        QTest::newRow("a missing comma")
            << QByteArray("{\n  \"format\": \"steiger.game/1\"\n  \"game\": 1}") << sentence.arg(3).arg(8);
        QTest::newRow("a torn file") << QByteArray("{\"players\": [") << sentence.arg(1).arg(14);
        QTest::newRow("a photo") << QByteArray("\xff\xd8\xff\xe0\0\x10JFIF", 10) << sentence.arg(1).arg(1);
        QTest::newRow("a name that is no text")
            << QByteArray("{\"name\": \"\xc3\x28\"}") << sentence.arg(1).arg(12);
        QTest::newRow("a number beyond all numbers")
            << QByteArray("{\"é\": 1,\n \"marks\": 1e999}")
            << "line 2, column 11: the number 1e999 is too large to be read";
        QTest::newRow("a column is a letter, not a byte")
            << QByteArray("{\"ééé\": x}") << sentence.arg(1).arg(9);
        QTest::newRow("something after a zero byte")
            << QByteArray("{}\0 and more", 12) << sentence.arg(1).arg(3);
        QTest::newRow("a field twice")
            << QByteArray(
                   R"({"shifts": [{}, {"players": [1, {"delivered": [], "x": {}, "delivered": []}]}]})")
            << "shifts[1].players[1].delivered: given twice (expected: once)";
        QTest::newRow("a list of records")
            << QByteArray("[]") << "[…] is not possible here (expected: an object in curly braces)";
        QTest::newRow("a number") << QByteArray("42")
                                  << "42 is not possible here (expected: an object in curly braces)";
        QTest::newRow("a pit without a ladder") << QByteArray(100'000, '[') << sentence.arg(1).arg(100'001);
    }
    void what_is_not_json_is_said_with_its_place()
    {
        QFETCH(QByteArray, text);
        QFETCH(QString, line);
        QCOMPARE(faultsOf(text.toStdString()), QStringList(line));
    }

    void a_city_of_The_Ruhr_is_named_once()
    {
        const Json player = Json::parse(R"({
            "vpTrack": 1000001, "thalers": 0, "loans": 0, "supply": 3, "storageLock": 0, "storageMark": 0,
            "cities": ["kettwig", "werden", "steele", "hattingen", "blankenstein", "witten", "muelheim",
                       "kettwig"],
            "dumps": {}, "ruhrort": 0, "bargeAt": "factory", "tokens": {}})");
        Json record{{"format", "steiger.game/1"}, {"game", "the-ruhr"}, {"players", Json::array()}};
        for (int seat = 0; seat < 2; ++seat) {
            record["players"].push_back({{"name", "player " + std::to_string(seat)}});
            record["final"]["players"].push_back(player);
        }
        record["final"]["players"][1]["cities"].erase(7);
        record["final"]["players"][1]["vpTrack"] = -1000000;
        QCOMPARE(faultsOf(record.dump()),
                 (QStringList{"final.players[0].vpTrack: 1000001 is not possible here (expected: a whole "
                              "number of points from −1000000 to 1000000)",
                              "final.players[0].cities[7]: \"kettwig\" is named twice (expected: once)"}));
    }
};

GUILESS_STORY(RecordFaultsTest)
#include "record_faults_test.moc"
