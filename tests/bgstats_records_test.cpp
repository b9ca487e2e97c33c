// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include "db/bgstats/games.h"
#include "db/bgstats/records.h"
#include "scoring/record_json.h"
#include "scoring/scored.h"
#include "tests/bgstats_helpers.h"
#include "tests/stories.h"

using namespace bgstats_helpers;
using scoring::GameKind;
using scoring::Record;
using scoring::Seat;
using scoring::Totals;

Q_DECLARE_METATYPE(std::optional<GameKind>)
Q_DECLARE_METATYPE(NotARecord)

static std::variant<Converted, NotARecord> convert(const Json &json, std::size_t number = 0)
{
    const ReadFile read = readJson(json);
    return toRecord(read.file, read.file.plays.at(number));
}

static Converted converted(const Json &json)
{
    return std::get<Converted>(convert(json));
}

// The play of Coal Baron with these scores and winners, of as many people.
static Json played(const std::vector<const char *> &scores, const std::vector<int> &winners)
{
    Json json = androidExport();
    Json &list = json["plays"][0]["playerScores"];
    json["players"] = Json::array();
    list = Json::array();
    for (std::size_t seat = 0; seat < scores.size(); ++seat) {
        json["players"].push_back({{"id", seat + 1},
                                   {"uuid", "player-" + std::to_string(seat + 1)},
                                   {"name", std::string(1, static_cast<char>('A' + seat))}});
        const bool won = std::ranges::find(winners, static_cast<int>(seat)) != winners.end();
        list.push_back({{"playerRefId", seat + 1}, {"score", scores[seat]}, {"winner", won}});
    }
    json["plays"].erase(1);
    return json;
}

class BgStatsRecordsTest : public QObject
{
    Q_OBJECT

private slots:
    void a_play_becomes_a_record()
    {
        const Converted result = converted(androidExport());
        const Record expected{.id = "5f000000-0000-4000-8000-000000000001",
                              .game = GameKind::CoalBaron,
                              .played = "2026-01-10T20:15:00",
                              .durationMinutes = 74,
                              .location = "Home",
                              .comments = "Close!",
                              .players = {{"Béla", "", "1b000000-0000-4000-8000-000000000002"},
                                          {"Anna", "", "1b000000-0000-4000-8000-000000000001"}},
                              .part = Totals{.points = {100, 106}}};
        QVERIFY(result.record == expected);
        QVERIFY(result.remarks.empty());
    }

    void an_old_play_becomes_a_record()
    {
        const Converted result = converted(iosExport());
        const Record expected{.id = "5f000000-0000-4000-8000-000000000009",
                              .game = GameKind::TheRuhr,
                              .played = "2015-02-01T10:00:00",
                              .players = {{"Cili", "", "1b000000-0000-4000-8000-000000000004"},
                                          {"Anna", "", "1b000000-0000-4000-8000-000000000001"}},
                              .part = Totals{{30, 30}, std::vector{0, 1}, Seat{1}}};
        QVERIFY(result.record == expected);
    }

    void our_games_are_recognised_data()
    {
        QTest::addColumn<int>("bggId");
        QTest::addColumn<QString>("name");
        QTest::addColumn<QString>("bggName");
        QTest::addColumn<std::optional<GameKind>>("game");
        const auto row = [](const char *name, int bggId, const char *title, const char *bggName,
                            std::optional<GameKind> game) {
            QTest::newRow(name) << bggId << title << bggName << game;
        };
        using enum GameKind;
        row("by number", 143515, "Der Kohlespaß vom Freitag", "", CoalBaron);
        row("by number, Rockwell", 139562, "", "", Rockwell);
        row("by number, The Ruhr", 226254, "", "", TheRuhr);
        row("by number, Imperial Miners", 378758, "", "", ImperialMiners);
        row("by title", 0, "Coal Baron", "", CoalBaron);
        row("in capitals", 0, "COAL BARON", "", CoalBaron);
        row("in German", 0, "Glück Auf", "", CoalBaron);
        row("in German capitals", 0, "GLÜCK AUF", "", CoalBaron);
        row("in German, with loose dots", 0, "Glu\u0308ck Auf", "", CoalBaron);
        row("in German without the dots", 0, "Glueck auf", "", CoalBaron);
        row("in Hungarian", 0, "Szénre fel!", "", CoalBaron);
        row("in Hungarian capitals", 0, " SZÉNRE FEL! ", "", CoalBaron);
        row("by the title there", 0, "Kohle", "Glück Auf", CoalBaron);
        row("Rockwell", 0, "rockwell", "", Rockwell);
        row("The Ruhr", 0, "The Ruhr", "", TheRuhr);
        row("The Ruhr in full", 0, "The Ruhr: A Story of Coal Trade", "", TheRuhr);
        row("The Ruhr in German", 0, "Ruhrschifffahrt 1769-1890", "", TheRuhr);
        row("The Ruhr with a dash", 123, "Ruhrschifffahrt 1769–1890", "", TheRuhr);
        row("Imperial Miners in Hungarian", 0, "Birodalmi Bányászok", "", ImperialMiners);
        row("a card game of that name", 0, "Coal Baron: The Great Card Game", "", {});
        row("no name at all", 0, "", "", {});
        row("another game", 230802, "Azul", "Azul", {});
    }
    void our_games_are_recognised()
    {
        QFETCH(int, bggId);
        QFETCH(QString, name);
        QFETCH(QString, bggName);
        QFETCH(std::optional<GameKind>, game);
        const Game box{.name = name.toStdString(), .bggName = bggName.toStdString(), .bggId = bggId};
        QCOMPARE(recognise(box), game);
    }

    void winners_are_those_who_are_stored_data()
    {
        QTest::addColumn<std::vector<const char *>>("scores");
        QTest::addColumn<std::vector<int>>("stored");
        QTest::addColumn<QList<int>>("named");
        QTest::addColumn<QList<int>>("ranks");
        const auto row = [](const char *name, std::vector<const char *> scores, std::vector<int> stored,
                            QList<int> named,
                            QList<int> ranks) { QTest::newRow(name) << scores << stored << named << ranks; };
        row("the highest: that goes without saying", {"50", "60"}, {1}, {}, {2, 1});
        row("one of two who are tied", {"60", "60", "50"}, {1}, {1}, {2, 1, 3});
        row("both who are tied", {"60", "60"}, {0, 1}, {0, 1}, {1, 1});
        row("the lowest", {"60", "50"}, {1}, {1}, {2, 1});
        row("everybody", {"60", "50"}, {0, 1}, {0, 1}, {1, 1});
    }
    void winners_are_those_who_are_stored()
    {
        QFETCH(std::vector<const char *>, scores);
        QFETCH(std::vector<int>, stored);
        QFETCH(QList<int>, named);
        QFETCH(QList<int>, ranks);
        const Record record = converted(played(scores, stored)).record;
        const auto &winners = std::get<Totals>(record.part).winners;
        QCOMPARE(winners ? QList<int>(winners->begin(), winners->end()) : QList<int>(), named);
        const scoring::Scored result = scored(record);
        const scoring::Ranking &ranking = gameScore(result).ranking;
        QCOMPARE(QList<int>(ranking.ranks.begin(), ranking.ranks.end()), ranks);
        QCOMPARE(ranking.winners, stored);
    }

    void who_plays_alone_needs_no_winner()
    {
        Json json = played({"65"}, {});
        json["games"][0]["bggId"] = 378758;
        const Record record = converted(json).record;
        QCOMPARE(record.players.size(), 1U);
        QVERIFY(!std::get<Totals>(record.part).winners);
    }

    void names_are_told_apart()
    {
        Json json = played({"10", "20", "30", "40"}, {3});
        json["players"][0]["name"] = "Guest (2)";
        json["players"][1] = {{"id", 2}, {"uuid", "X"}, {"name", "Guest"}, {"isAnonymous", true}};
        Json &scores = json["plays"][0]["playerScores"];
        scores[2]["playerRefId"] = 2;
        scores[3]["playerRefId"] = 2;
        scores[3]["anonymousName"] = "Uncle";
        const Record record = converted(json).record;
        QStringList names;
        for (const scoring::RecordPlayer &player : record.players)
            names += QString::fromStdString(player.name);
        QCOMPARE(names, (QStringList{"Guest (2)", "Guest", "Guest (3)", "Uncle"}));
        QCOMPARE(record.players[0].id, std::string("player-1"));
        QVERIFY(record.players[1].id.empty() && record.players[2].id.empty());
    }

    void who_has_no_name_is_still_somebody()
    {
        Json json = played({"10", "20", "30"}, {2});
        json["players"][0]["name"] = " ";
        json["players"][1].erase("name");
        json["players"][2] = {{"id", 3}, {"name", ""}, {"bggUsername", "cili99"}};
        const Record record = converted(json).record;
        QCOMPARE(record.players[0].name, std::string("?"));
        QCOMPARE(record.players[1].name, std::string("? (2)"));
        QCOMPARE(record.players[2].name, std::string("cili99"));
        QVERIFY(std::holds_alternative<Record>(scoring::readRecord(scoring::writeRecord(record).dump())));
    }

    void the_seat_order_counts_when_everybody_has_one()
    {
        Json json = played({"10", "20", "30"}, {2});
        Json &scores = json["plays"][0]["playerScores"];
        scores[0]["seatOrder"] = 3;
        scores[1]["seatOrder"] = 1;
        scores[0]["startPlayer"] = true;
        QCOMPARE(std::get<Totals>(converted(json).record.part).points, (std::vector{10, 20, 30}));
        scores[2]["seatOrder"] = 2;
        const Totals totals = std::get<Totals>(converted(json).record.part);
        QCOMPARE(totals.points, (std::vector{20, 30, 10}));
        QCOMPARE(index(totals.startingPlayer), 2);
    }

    void a_robot_is_not_among_the_people()
    {
        Json json = played({"10", "20", "30"}, {1});
        json["players"][2]["metaData"] = "{\"isNpc\":1}";
        const Converted result = converted(json);
        QCOMPARE(result.record.players.size(), 2U);
        QVERIFY(result.remarks == std::vector{Remark::PlayerLeftOut});

        json["plays"][0]["playerScores"][1]["winner"] = false;
        json["plays"][0]["playerScores"][2]["winner"] = true;
        QCOMPARE(std::get<NotARecord>(convert(json)).why, Obstacle::NoWinner);
    }

    void some_plays_cannot_be_records_data()
    {
        QTest::addColumn<std::vector<const char *>>("scores");
        QTest::addColumn<std::vector<int>>("winners");
        QTest::addColumn<QString>("change");
        QTest::addColumn<NotARecord>("reason");
        const auto row = [](const char *name, std::vector<const char *> scores, std::vector<int> winners,
                            const char *change, NotARecord reason) {
            QTest::newRow(name) << scores << winners << change << reason;
        };
        const char *same = "{}";
        row("no score", {"10", ""}, {0}, same, {Obstacle::NoScore, "B", ""});
        row("a lonely plus", {"10", "+"}, {0}, same, {Obstacle::NoScore, "B", "+"});
        row("half points", {"10", "21,7"}, {0}, same, {Obstacle::ScoreNotWhole, "B", "21,7"});
        row("words", {"10", "many"}, {0}, same, {Obstacle::ScoreUnreadable, "B", "many"});
        row("more than anybody can score", {"10", "90000000"}, {0}, same,
            {Obstacle::ScoreUnreadable, "B", "90000000"});
        row("nobody won", {"10", "20"}, {}, same, {Obstacle::NoWinner});
        row("one player", {"10"}, {0}, same, {.why = Obstacle::PlayerCount, .number = 1});
        row("five players", {"1", "2", "3", "4", "5"}, {4}, same,
            {.why = Obstacle::PlayerCount, .number = 5});
        row("teams", {"10", "20"}, {1}, R"({"usesTeams": true})", {Obstacle::Teams});
        row("to be ignored", {"10", "20"}, {1}, R"({"ignored": 1})", {Obstacle::Ignored});
        row("another game", {"10", "20"}, {1}, R"({"gameRefId": 12})", {Obstacle::OtherGame});
    }
    void some_plays_cannot_be_records()
    {
        QFETCH(std::vector<const char *>, scores);
        QFETCH(std::vector<int>, winners);
        QFETCH(QString, change);
        QFETCH(NotARecord, reason);
        Json json = played(scores, winners);
        json["plays"][0].update(Json::parse(change.toStdString()));
        const auto result = convert(json);
        QVERIFY(std::holds_alternative<NotARecord>(result));
        const auto &found = std::get<NotARecord>(result);
        QCOMPARE(found.why, reason.why);
        QCOMPARE(found.player, reason.player);
        QCOMPARE(found.found, reason.found);
        QCOMPARE(found.number, reason.number);
    }
};

APPLESS_STORY(BgStatsRecordsTest)
#include "bgstats_records_test.moc"
