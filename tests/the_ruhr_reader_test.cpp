// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QtTest>

#include "scoring/the_ruhr/game_json.h"
#include "tests/score_words.h"
#include "tests/stories.h"
#include "tests/the_ruhr_helpers.h"

using namespace scoring;
using namespace scoring::the_ruhr;

namespace scoring {

inline char *toString(const Fault &fault)
{
    const std::string text = fault.where + " kind " + std::to_string(static_cast<int>(fault.kind)) +
                             " expected " + std::to_string(static_cast<int>(fault.expected)) + " found " +
                             fault.found + " right " + fault.right + " number " +
                             std::to_string(fault.number) + " limit " + std::to_string(fault.limit);
    return qstrdup(text.c_str());
}

} // namespace scoring

namespace {

constexpr int many = 1'000'000;

// A small record in which everything is right; each row spoils one thing.
Json goodRecord()
{
    return Json::parse(R"({
        "options": {"round9RaisesDepots": true, "moveAnyWarehouse": true},
        "final": {"players": [
            {"vpTrack": -1, "thalers": 4, "loans": 1, "supply": 2, "storageLock": 0, "storageMark": 2,
             "cities": ["kettwig", "muelheim"], "dumps": {"broich": 2, "werden": 0, "essen": 0, "mark": 0},
             "ruhrort": 1, "bargeAt": "ruhrort", "tokens": {"warehouse": "used", "railway": "blank", "coal_dump": "active"}},
            {"vpTrack": 20, "thalers": 0, "loans": 0, "supply": 10, "storageLock": 0, "storageMark": 0,
             "cities": [], "dumps": {}, "ruhrort": 0, "bargeAt": "factory", "tokens": {}}
        ]}
    })");
}

std::pair<Game, std::vector<Fault>> read(const Json &record, int players = 2)
{
    JsonReader reader;
    Game game = readGame(reader, {&record, ""}, players);
    return {std::move(game), std::move(reader.faults)};
}

constexpr const char *allCities = "kettwig, werden, steele, hattingen, blankenstein, witten, muelheim";
constexpr const char *allPlaces =
    "kettwig, werden, steele, hattingen, blankenstein, witten, muelheim, factory, ruhrort";
constexpr const char *allTokens =
    "essen_warehouse, mark_warehouse, coal_dump, lock_building, ruhrort_harbour, grafschaft_mark, wages, "
    "subsidy, coal_hauling, towing, inn, warehouse, merchant, coal_fair, ruhr_barge, mayor, railway";

} // namespace

class TheRuhrReaderTest : public QObject
{
    Q_OBJECT

private slots:
    void a_good_record_is_read_whole()
    {
        const auto [game, faults] = read(goodRecord());
        QVERIFY(faults.empty());
        QCOMPARE(game.options, (Options{true, false, true}));
        FinalHoldings first;
        first.vpTrack = -1;
        first.thalers = 4;
        first.loans = 1;
        first.supply = 2;
        first.storageMark = 2;
        first.cities = {true, false, false, false, false, false, true};
        first.dumps = {2, 0, 0, 0};
        first.ruhrort = 1;
        first.bargeAt = SalePlace::Ruhrort;
        first.tokens[Token::Warehouse] = TokenState::Used;
        first.tokens[Token::Railway] = TokenState::Blank;
        first.tokens[Token::CoalDump] = TokenState::Active;
        FinalHoldings second = idle();
        second.vpTrack = 20;
        QCOMPARE(game.players, (FinalState{first, second}));
    }

    void options_may_be_left_out()
    {
        Json record = goodRecord();
        record.erase("options");
        const auto [game, faults] = read(record);
        QVERIFY(faults.empty());
        QCOMPARE(game.options, (Options{false, false, false}));
    }

    void unknown_fields_of_objects_are_not_refused()
    {
        Json record = goodRecord();
        record["weather"] = "rain";
        record["final"]["mood"] = nullptr;
        record["final"]["players"][0]["hat"] = true;
        QVERIFY(read(record).second.empty());
        QCOMPARE(read(record).first, read(goodRecord()).first);
    }

    void a_game_survives_being_written_and_read()
    {
        for (unsigned seed = 1; seed <= 300; ++seed) {
            const Game game = anyGame(seed);
            Json record;
            writeGame(game, record);
            const auto [again, faults] =
                read(Json::parse(record.dump()), static_cast<int>(game.players.size()));
            QVERIFY2(faults.empty(), qPrintable(QString::number(seed)));
            QVERIFY2(again == game, qPrintable(QString::number(seed)));
        }
    }

    void a_fault_says_where_what_and_what_would_be_right_data()
    {
        QTest::addColumn<QString>("place");
        QTest::addColumn<QString>("value");
        QTest::addColumn<Fault>("fault");
        const auto row = [](const char *name, const char *place, const char *value, const Fault &fault) {
            QTest::newRow(name) << place << value << fault;
        };
        using enum FaultKind;

        row("fewer than no thalers", "/final/players/0/thalers", "-1",
            {"final.players[0].thalers", NotExpected, Expected::Count, "-1", "", "", 0, many});
        row("fewer than no loans", "/final/players/0/loans", "-1",
            {"final.players[0].loans", NotExpected, Expected::Count, "-1", "", "", 0, many});
        row("fewer than no supply", "/final/players/1/supply", "-3",
            {"final.players[1].supply", NotExpected, Expected::Count, "-3", "", "", 0, many});
        row("fewer than none in storage", "/final/players/1/storageLock", "-2",
            {"final.players[1].storageLock", NotExpected, Expected::Count, "-2", "", "", 0, many});
        row("fewer than none in the other storage", "/final/players/1/storageMark", "-2",
            {"final.players[1].storageMark", NotExpected, Expected::Count, "-2", "", "", 0, many});
        row("fewer than none in Ruhrort", "/final/players/1/ruhrort", "-1",
            {"final.players[1].ruhrort", NotExpected, Expected::Count, "-1", "", "", 0, many});
        row("fewer than none on a dump", "/final/players/0/dumps/mark", "-1",
            {"final.players[0].dumps.mark", NotExpected, Expected::Count, "-1", "", "", 0, many});
        row("half a thaler", "/final/players/0/thalers", "2.5",
            {"final.players[0].thalers", NotExpected, Expected::Count, "2.5", "", "", 0, many});
        row("half a point", "/final/players/0/vpTrack", "0.5",
            {"final.players[0].vpTrack", NotExpected, Expected::Points, "0.5", "", "", 0, many});
        row("a city nobody knows", "/final/players/0/cities/0", R"("bochum")",
            {"final.players[0].cities[0]", NoSuchValue, Expected::Nothing, "\"bochum\"", allCities, "", 0,
             0});
        row("Ruhrort is no city", "/final/players/0/cities/0", R"("ruhrort")",
            {"final.players[0].cities[0]", NoSuchValue, Expected::Nothing, "\"ruhrort\"", allCities, "", 0,
             0});
        row("a city named twice", "/final/players/0/cities/1", R"("kettwig")",
            {"final.players[0].cities[1]", NamedTwice, Expected::Nothing, "\"kettwig\"", "", "", 0, 0});
        row("cities that are no list", "/final/players/0/cities", R"("kettwig")",
            {"final.players[0].cities", NotExpected, Expected::List, "\"kettwig\"", "", "", 0, 0});
        row("dumps as a list", "/final/players/0/dumps", "[1, 0, 0, 0]",
            {"final.players[0].dumps", NotExpected, Expected::Object, "[…]", "", "", 0, 0});
        row("a place where no barge can be", "/final/players/1/bargeAt", R"("essen")",
            {"final.players[1].bargeAt", NoSuchValue, Expected::Nothing, "\"essen\"", allPlaces, "", 0, 0});
        row("a token in a state that does not exist", "/final/players/0/tokens/mayor", R"("lost")",
            {"final.players[0].tokens.mayor", NoSuchValue, Expected::Nothing, "\"lost\"",
             "active, used, blank", "", 0, 0});
        row("a token that is just there", "/final/players/0/tokens/mayor", "true",
            {"final.players[0].tokens.mayor", NoSuchValue, Expected::Nothing, "true", "active, used, blank",
             "", 0, 0});
        row("a grey token has no blank", "/final/players/0/tokens/wages", R"("blank")",
            {"final.players[0].tokens.wages", NoSuchValue, Expected::Nothing, "\"blank\"", "active, used", "",
             0, 0});
        row("a yes that is a text", "/options/moveAnyWarehouse", R"("yes")",
            {"options.moveAnyWarehouse", NotExpected, Expected::Boolean, "\"yes\"", "", "", 0, 0});
        row("options as a list", "/options", "[]",
            {"options", NotExpected, Expected::Object, "[…]", "", "", 0, 0});
        row("a player who is only a number", "/final/players/0", "24",
            {"final.players[0]", NotExpected, Expected::Object, "24", "", "", 0, 0});
        row("the end as a list", "/final", "[]",
            {"final", NotExpected, Expected::Object, "[…]", "", "", 0, 0});
    }
    void a_fault_says_where_what_and_what_would_be_right()
    {
        QFETCH(QString, place);
        QFETCH(QString, value);
        QFETCH(Fault, fault);
        Json record = goodRecord();
        record[Json::json_pointer(place.toStdString())] = Json::parse(value.toStdString());
        const std::vector<Fault> faults = read(record).second;
        QCOMPARE(faults.size(), std::size_t{1});
        QCOMPARE(faults.front(), fault);
    }

    void a_map_with_fixed_keys_has_no_others_data()
    {
        QTest::addColumn<QString>("map");
        QTest::addColumn<QString>("key");
        QTest::addColumn<QString>("right");
        QTest::newRow("a dump nobody knows") << "/final/players/0/dumps"
                                             << "berg"
                                             << "broich, werden, essen, mark";
        QTest::newRow("a token nobody knows") << "/final/players/0/tokens"
                                              << "coal_baron" << allTokens;
        QTest::newRow("an option that does not exist")
            << "/options"
            << "tieBreak"
            << "round9RaisesDepots, muelheimNeedsEssenToken, moveAnyWarehouse";
    }
    void a_map_with_fixed_keys_has_no_others()
    {
        QFETCH(QString, map);
        QFETCH(QString, key);
        Json record = goodRecord();
        record[Json::json_pointer(map.toStdString())][key.toStdString()] = 1;
        const std::vector<Fault> faults = read(record).second;
        QCOMPARE(faults.size(), std::size_t{1});
        QCOMPARE(faults.front().kind, FaultKind::NoSuchField);
        QVERIFY((faults.front().where + faults.front().found).find(key.toStdString()) != std::string::npos);
        QTEST(QString::fromStdString(faults.front().right), "right");
    }

    void what_is_missing_is_asked_for_data()
    {
        QTest::addColumn<QString>("place");
        QTest::addColumn<QString>("where");
        QTest::newRow("the end") << "/final"
                                 << "final";
        QTest::newRow("the players") << "/final/players"
                                     << "final.players";
        for (const char *field : {"vpTrack", "thalers", "loans", "supply", "storageLock", "storageMark",
                                  "cities", "dumps", "ruhrort", "bargeAt", "tokens"})
            QTest::newRow(field) << QString("/final/players/1/%1").arg(field)
                                 << QString("final.players[1].%1").arg(field);
    }
    void what_is_missing_is_asked_for()
    {
        QFETCH(QString, place);
        QFETCH(QString, where);
        Json record = goodRecord();
        const Json::json_pointer pointer(place.toStdString());
        record[pointer.parent_pointer()].erase(pointer.back());
        const std::vector<Fault> faults = read(record).second;
        QCOMPARE(faults.size(), std::size_t{1});
        QCOMPARE(QString::fromStdString(faults.front().where), where);
        QCOMPARE(faults.front().kind, FaultKind::Missing);
    }

    void there_is_one_entry_for_each_player()
    {
        const std::vector<Fault> faults = read(goodRecord(), 3).second;
        QCOMPARE(faults.size(), std::size_t{1});
        QCOMPARE(faults.front(), (Fault{.where = "final.players",
                                        .kind = FaultKind::EntryCount,
                                        .found = "[…]",
                                        .number = 2,
                                        .limit = 3}));
    }

    void all_faults_are_told_at_once()
    {
        Json record = goodRecord();
        record["options"]["moveAnyWarehouse"] = 1;
        record["final"]["players"][0]["cities"] = {"kettwig", "essen", "kettwig"};
        record["final"]["players"][0]["tokens"]["inn"] = "closed";
        record["final"]["players"][1]["loans"] = -3;
        QStringList places;
        for (const Fault &fault : read(record).second)
            places.append(QString::fromStdString(fault.where));
        QCOMPARE(places, (QStringList{"options.moveAnyWarehouse", "final.players[0].cities[1]",
                                      "final.players[0].cities[2]", "final.players[0].tokens.inn",
                                      "final.players[1].loans"}));
    }
};

APPLESS_STORY(TheRuhrReaderTest)
#include "the_ruhr_reader_test.moc"
