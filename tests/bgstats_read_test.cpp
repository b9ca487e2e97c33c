// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include "tests/bgstats_helpers.h"
#include "tests/stories.h"

using namespace bgstats_helpers;
using scoring::Expected;
using scoring::Fault;
using scoring::FaultKind;

Q_DECLARE_METATYPE(WhySkipped)
Q_DECLARE_METATYPE(Fault)

// The file with one value put somewhere; no value takes away what is there.
static Json with(Json file, const std::string &place, const char *value)
{
    const Json::json_pointer pointer(place);
    if (value)
        file[pointer] = Json::parse(value);
    else
        file.at(pointer.parent_pointer()).erase(pointer.back());
    return file;
}

class BgStatsReadTest : public QObject
{
    Q_OBJECT

private slots:
    void a_newer_export_from_android()
    {
        const auto [file, skipped] = readJson(androidExport());
        QVERIFY(skipped.empty());
        QCOMPARE(file.players.size(), 3U);
        QCOMPARE(file.players[0].bggUsername, std::string("annak"));
        QVERIFY(file.players[2].anonymous && !file.players[0].anonymous);
        QCOMPARE(file.me, std::optional<std::size_t>(0));
        QCOMPARE(file.games[0].bggId, 143515);
        QCOMPARE(file.plays.size(), 2U);

        const Play &play = file.plays[0];
        QCOMPARE(play.where, std::string("plays[0]"));
        QCOMPARE(play.playDate, std::string("2026-01-10T20:15:00"));
        QCOMPARE(play.durationMin, 74);
        QCOMPARE(play.rounds, 3);
        QCOMPARE(play.comments, std::string("Close!"));
        QCOMPARE(play.game, 0U);
        QCOMPARE(play.location, std::optional<std::size_t>(0));
        QCOMPARE(play.scores[0].score, std::string("31+14+22+41-2"));
        QVERIFY(play.scores[0].winner && !play.scores[1].winner);
        QVERIFY(play.scores[1].startPlayer && play.scores[1].newPlayer);
        QCOMPARE(play.scores[0].seatOrder, 2);

        const Play &other = file.plays[1];
        QCOMPARE(other.game, 1U);
        QVERIFY(!other.location);
        QVERIFY(other.manualWinner);
        QCOMPARE(other.expansions, std::vector<std::size_t>{2});
        QCOMPARE(other.scores[0].player, 2U);
        QCOMPARE(other.scores[1].player, 2U);
        QCOMPARE(other.scores[1].score, std::string());
        QVERIFY(other.raw == androidExport()["plays"][1]);
    }

    void an_old_export_from_ios()
    {
        const auto [file, skipped] = readJson(iosExport());
        QVERIFY(skipped.empty());
        QVERIFY(!file.players[0].anonymous);
        const Play &play = file.plays.at(0);
        QCOMPARE(play.playDate, std::string("2015-02-01T10:00:00"));
        QVERIFY(!play.usesTeams && !play.ignored && !play.location);
        QVERIFY(play.scores[0].winner && play.scores[1].winner);
        QVERIFY(play.scores[1].startPlayer && !play.scores[0].startPlayer);
        QCOMPARE(play.scores[0].team, std::string("White"));
    }

    void what_is_personal_to_the_owner_is_not_kept()
    {
        const auto [file, skipped] = readJson(androidExport());
        for (const Play &play : file.plays)
            QVERIFY(play.raw.dump().find("example.org") == std::string::npos);
        for (const Player &player : file.players)
            QVERIFY(player.raw.dump().find("example.org") == std::string::npos);
    }

    // Everything here is read as if it were written as it should be.
    void the_ways_in_which_values_are_written_data()
    {
        QTest::addColumn<QString>("place");
        QTest::addColumn<QString>("value");
        const auto row = [](const char *name, const char *place, const char *value) {
            QTest::newRow(name) << place << value;
        };
        row("truth as 1", "/plays/0/playerScores/0/winner", "1");
        row("truth as text", "/plays/0/playerScores/0/winner", "\"true\"");
        row("truth as 1 in a text", "/plays/0/playerScores/0/winner", "\"1\"");
        row("untruth as 0", "/plays/0/playerScores/1/winner", "0");
        row("untruth as nothing", "/plays/0/playerScores/1/winner", "null");
        row("untruth left out", "/plays/0/playerScores/1/winner", "");
        row("untruth as text", "/plays/0/playerScores/1/winner", "\"false\"");
        row("an id as text", "/games/0/id", "\"11\"");
        row("an id with a point", "/games/0/id", "11.0");
        row("a reference as text", "/plays/0/gameRefId", "\"11\"");
        row("a player's reference as text", "/plays/0/playerScores/0/playerRefId", "\" 1 \"");
        row("a number on BoardGameGeek as text", "/games/0/bggId", "\"143515\"");
        row("minutes as text", "/plays/0/durationMin", "\"74\"");
        row("minutes with a point", "/plays/0/durationMin", "74.0");
        row("metaData as an object", "/plays/0/metaData", R"({"playUsedGameCopy": 1})");
        row("metaData that is broken", "/plays/0/metaData", "\"{\\\"playUsed\"");
        row("a player's metaData as an object", "/players/0/metaData", R"({"isNpc": 0})");
        row("a player's metaData is broken", "/players/0/metaData", "\"{\"");
        row("a score sheet as an object", "/plays/0/scoresheet", R"({"rounds": []})");
        row("a score sheet as text", "/plays/0/scoresheet", "\"{\\\"rounds\\\": []}\"");
        row("pictures as a list", "/plays/0/playImages", "[]");
        row("pictures left out", "/plays/0/playImages", "");
        row("the date with a T", "/plays/0/playDate", "\"2026-01-10T20:15:00\"");
        row("space around the date", "/plays/0/playDate", "\" 2026-01-10 20:15:00 \"");
        row("an id that is no uuid", "/plays/0/uuid", "\"LICHESS-abc\"");
        row("no uuid", "/plays/0/uuid", "");
        row("no tags", "/tags", "");
        row("no groups", "/groups", "");
        row("no deleted objects", "/deletedObjects", "");
        row("a section that is nothing", "/challenges", "null");
        row("no owner", "/userInfo", "");
        row("a section we do not know", "/statistics", R"({"a": [1]})");
    }
    void the_ways_in_which_values_are_written()
    {
        QFETCH(QString, place);
        QFETCH(QString, value);
        const std::string written = value.toStdString();
        const auto [file, skipped] =
            readJson(with(androidExport(), place.toStdString(), written.empty() ? nullptr : written.c_str()));
        QVERIFY(skipped.empty());
        QCOMPARE(file.plays.size(), 2U);
        const Play &play = file.plays[0];
        QCOMPARE(file.games[play.game].bggId, 143515);
        QCOMPARE(file.players[play.scores[0].player].name, std::string("Anna"));
        QVERIFY(!play.scores[0].npc);
        QVERIFY(play.scores[0].winner);
        QVERIFY(!play.scores[1].winner);
        QCOMPARE(play.durationMin, 74);
        QCOMPARE(play.playDate, std::string("2026-01-10T20:15:00"));
    }

    void no_place_may_be_written_as_0()
    {
        const Json nowhere = with(androidExport(), "/plays/0/locationRefId", "0");
        QVERIFY(readJson(nowhere).skipped.empty());
        QVERIFY(!readJson(nowhere).file.plays[0].location);
        QVERIFY(readJson(with(nowhere, "/locations/0/id", "0")).file.plays[0].location);
    }

    void a_score_may_be_a_number()
    {
        const auto [file, skipped] = readJson(with(androidExport(), "/plays/0/playerScores/0/score", "106"));
        QCOMPARE(file.plays[0].scores[0].score, std::string("106"));
    }

    void a_mark_at_the_beginning_of_the_file_does_no_harm()
    {
        QCOMPARE(readText("\xEF\xBB\xBF" + androidExport().dump()).file.plays.size(), 2U);
    }

    void a_play_without_a_time_has_its_day_or_none()
    {
        const Json dayOnly = with(iosExport(), "/plays/0/playDate", nullptr);
        QCOMPARE(readJson(dayOnly).file.plays[0].playDate, std::string("2015-02-01"));
        const Json nothing = with(dayOnly, "/plays/0/playDateYmd", nullptr);
        QCOMPARE(readJson(nothing).file.plays[0].playDate, std::string());
    }

    void what_cannot_be_used_is_left_out_and_named_data()
    {
        QTest::addColumn<QString>("place");
        QTest::addColumn<QString>("value");
        QTest::addColumn<QString>("where");
        QTest::addColumn<WhySkipped>("why");
        QTest::addColumn<QString>("found");
        QTest::addColumn<int>("playsLeft");
        const auto row = [](const char *name, const char *place, const char *value, const char *where,
                            WhySkipped why, const char *found = "", int playsLeft = 1) {
            QTest::newRow(name) << place << value << where << why << found << playsLeft;
        };
        row("no such game", "/plays/0/gameRefId", "99", "plays[0]", WhySkipped::GameMissing, "99");
        row("no game said", "/plays/0/gameRefId", "", "plays[0]", WhySkipped::GameMissing);
        row("a game without id", "/games/0/id", "", "games[0]", WhySkipped::NoId);
        row("no such player", "/plays/0/playerScores/1/playerRefId", "9", "plays[0]",
            WhySkipped::PlayerMissing, "9");
        row("a player in words", "/plays/0/playerScores/1/playerRefId", "\"Béla\"", "plays[0]",
            WhySkipped::PlayerMissing, "\"Béla\"");
        row("a score that is no object", "/plays/0/playerScores/1", "5", "plays[0]",
            WhySkipped::PlayerMissing);
        row("nobody played", "/plays/0/playerScores", "[]", "plays[0]", WhySkipped::NoPlayers);
        row("players left out", "/plays/0/playerScores", "", "plays[0]", WhySkipped::NoPlayers);
        row("no such place", "/plays/0/locationRefId", "5", "plays[0].locationRefId",
            WhySkipped::LocationMissing, "5", 2);
        row("no such expansion", "/plays/1/expansionPlays/0/gameRefId", "5", "plays[1].expansionPlays[0]",
            WhySkipped::GameMissing, "5", 2);
        row("a day that does not exist", "/plays/0/playDate", "\"2026-02-30 10:00:00\"", "plays[0]",
            WhySkipped::WrongDate, "2026-02-30 10:00:00");
        row("another kind of date", "/plays/0/playDate", "\"10/01/2026\"", "plays[0]", WhySkipped::WrongDate,
            "10/01/2026");
        row("a play that is no object", "/plays/0", "\"Azul\"", "plays[0]", WhySkipped::NotAnObject,
            "\"Azul\"");
        row("players that are no list", "/players", "{}", "players", WhySkipped::NotAList, "{…}", 0);
        row("the same play twice", "/plays/1/uuid", "\"5F000000-0000-4000-8000-000000000001\"", "plays[1]",
            WhySkipped::Again, "5f000000-0000-4000-8000-000000000001");
        row("the same player twice", "/players/3",
            R"({"uuid": "1B000000-0000-4000-8000-000000000002", "id": 2, "name": "Béla"})", "players[3]",
            WhySkipped::Again, "1b000000-0000-4000-8000-000000000002", 2);
        row("two people with one id", "/players/3", R"({"uuid": "another", "id": 2, "name": "Dani"})",
            "plays[0]", WhySkipped::PlayerMissing, "2");
    }
    void what_cannot_be_used_is_left_out_and_named()
    {
        QFETCH(QString, place);
        QFETCH(QString, value);
        QFETCH(QString, where);
        QFETCH(WhySkipped, why);
        QFETCH(QString, found);
        QFETCH(int, playsLeft);
        const std::string written = value.toStdString();
        const auto [file, skipped] =
            readJson(with(androidExport(), place.toStdString(), written.empty() ? nullptr : written.c_str()));
        QCOMPARE(file.plays.size(), static_cast<std::size_t>(playsLeft));
        QVERIFY(!skipped.empty());
        QCOMPARE(QString::fromStdString(skipped[0].where), where);
        QCOMPARE(skipped[0].why, why);
        QCOMPARE(QString::fromStdString(skipped[0].found), found);
    }

    void a_key_that_stands_twice_spoils_only_its_object()
    {
        std::string text = androidExport().dump();
        text.insert(text.find("\"durationMin\":74"), "\"durationMin\":75,");
        const auto [file, skipped] = readText(text);
        QCOMPARE(file.plays.size(), 1U);
        QVERIFY(skipped ==
                (std::vector<Skipped>{{"plays[0]", WhySkipped::FieldTwice, "plays[0].durationMin"}}));

        std::string owner = androidExport().dump();
        owner.insert(owner.find("\"meRefId\""), "\"meRefId\":2,");
        QVERIFY(!readText(owner).file.me);
        QCOMPARE(readText(owner).file.plays.size(), 2U);
    }

    void what_is_nested_too_deep_spoils_only_its_object()
    {
        std::string text = androidExport().dump();
        const std::string pit = std::string(100'000, '[') + std::string(100'000, ']');
        text.insert(text.find("\"durationMin\":74"), "\"pit\":" + pit + ",");
        const auto [file, skipped] = readText(text);
        QCOMPARE(file.plays.size(), 1U);
        QCOMPARE(skipped.size(), 1U);
        QCOMPARE(skipped[0].where, std::string("plays[0]"));
        QCOMPARE(skipped[0].why, WhySkipped::TooDeep);

        const Json inText = with(androidExport(), "/players/0/metaData", Json(pit).dump().c_str());
        QCOMPARE(readJson(inText).file.plays.size(), 2U);
    }

    void a_text_that_is_no_such_file_is_a_fault_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<Fault>("fault");
        const auto row = [](const char *name, const QByteArray &text, const Fault &fault) {
            QTest::newRow(name) << text << fault;
        };
        row("nothing", "", {.kind = FaultKind::NotJson, .number = 1, .limit = 1});
        row("words", "dear diary", {.kind = FaultKind::NotJson, .number = 1, .limit = 1});
        row("cut off", "{\"plays\": [", {.kind = FaultKind::NotJson, .number = 1, .limit = 12});
        row("letters that are none", "{\"plays\": [],\n\"about\": \"\xC3\x28\"}",
            {.kind = FaultKind::NotJson, .number = 2, .limit = 12});
        row("half a letter", R"({"plays": [], "about": "\ud83d"})",
            {.kind = FaultKind::NotJson, .number = 1, .limit = 31});
        row("a zero byte", QByteArray("{\"plays\": []}\0 ", 15),
            {.kind = FaultKind::NotJson, .number = 1, .limit = 14});
        row("a list", "[]", {.kind = FaultKind::NotExpected, .expected = Expected::Object, .found = "[…]"});
        row("no plays", R"({"players": []})",
            {.where = "plays", .kind = FaultKind::Missing, .expected = Expected::List});
        row("plays that are no list", R"({"plays": {}})",
            {.where = "plays", .kind = FaultKind::NotExpected, .expected = Expected::List, .found = "{…}"});
        row("plays twice", R"({"plays": [], "plays": []})",
            {.where = "plays", .kind = FaultKind::FieldTwice});
        row("a game record", R"({"format": "steiger.game/1", "players": [{"name": "Anna"}]})",
            {.where = "plays", .kind = FaultKind::Missing, .expected = Expected::List});
    }
    void a_text_that_is_no_such_file_is_a_fault()
    {
        QFETCH(QByteArray, text);
        QFETCH(Fault, fault);
        const auto read = readFile(text.toStdString());
        QVERIFY(std::holds_alternative<Fault>(read));
        const auto &found = std::get<Fault>(read);
        QCOMPARE(found.where, fault.where);
        QCOMPARE(found.kind, fault.kind);
        QCOMPARE(found.found, fault.found);
        QCOMPARE(found.expected, fault.expected);
        QCOMPARE(found.number, fault.number);
        QCOMPARE(found.limit, fault.limit);
    }

    void an_export_of_half_a_lifetime_is_read_in_seconds()
    {
        Json file = androidExport();
        const std::string play = file["plays"][0].dump();
        std::string plays;
        for (int number = 0; plays.size() < 50'000'000; ++number) {
            std::string another = play;
            another.replace(another.find("5f000000"), 8, std::to_string(10'000'000 + number));
            plays.append(plays.empty() ? "" : ",").append(another);
        }
        file["plays"] = Json::array();
        std::string text = file.dump();
        text.insert(text.find("\"plays\":[") + 9, plays);
        QElapsedTimer timer;
        timer.start();
        const auto [read, skipped] = readText(text);
        QVERIFY(skipped.empty());
        QVERIFY(read.plays.size() > 40'000);
        QVERIFY2(timer.elapsed() < 60'000, qPrintable(QString("%1 ms").arg(timer.elapsed())));
    }
};

APPLESS_STORY(BgStatsReadTest)
#include "bgstats_read_test.moc"
