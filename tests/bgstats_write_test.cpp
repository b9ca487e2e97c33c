// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include "db/bgstats/records.h"
#include "db/bgstats/score_text.h"
#include "db/bgstats/values.h"
#include "db/bgstats/write.h"
#include "tests/any_record.h"
#include "tests/bgstats_helpers.h"
#include "tests/places.h"
#include "tests/stories.h"

#include <map>

using namespace bgstats_helpers;
using any_record::anyRecord;
using any_record::exported;
using scoring::GameKind;
using scoring::Record;
using scoring::Totals;

// Says with which seed to look for the mistake.
#define VERIFY_FOR(seed, ...) QVERIFY2((__VA_ARGS__), qPrintable(QString("seed %1").arg(seed)))

static std::string shown(const Json &json)
{
    return json.dump();
}

static Record paperGame()
{
    return {.id = "evening",
            .game = GameKind::CoalBaron,
            .played = "2026-01-10T20:15:00+01:00",
            .durationMinutes = 74,
            .location = "Home",
            .comments = "Close!",
            .players = {{"Anna"}, {"Béla"}, {"Cili"}},
            .part = Totals{{57, 57, 49}, std::vector{1}, scoring::Seat{2}}};
}

// What a file holds that was written from what another one held.
static std::string writtenAgain(const Json &file)
{
    const ReadFile read = readJson(file);
    std::vector<Exported> plays;
    for (const Play &play : read.file.plays)
        plays.push_back(playAlone(read.file, play));
    return writeFile(plays).dump();
}

class BgStatsWriteTest : public QObject
{
    Q_OBJECT

private slots:
    void every_field_that_readers_ask_for_is_there()
    {
        const Json file = writeFile(std::vector<Exported>{exported(paperGame())}, "person-béla");
        const auto hasAll = [](const Json &object, const std::vector<std::string> &keys) {
            return std::ranges::all_of(keys, [&](const std::string &key) {
                if (!object.contains(key))
                    qWarning("missing: %s", key.c_str());
                return object.contains(key);
            });
        };
        QVERIFY(hasAll(file, {"about", "players", "locations", "games", "plays", "challenges", "userInfo"}));
        QVERIFY(hasAll(file["players"][0],
                       {"id", "uuid", "name", "isAnonymous", "modificationDate", "bggUsername"}));
        QVERIFY(hasAll(file["locations"][0], {"id", "uuid", "name", "modificationDate"}));
        QVERIFY(hasAll(
            file["games"][0],
            {"id",          "uuid",        "name",     "modificationDate", "cooperative",    "highestWins",
             "noPoints",    "usesTeams",   "bggId",    "bggName",          "bggYear",        "designers",
             "isBaseGame",  "isExpansion", "rating",   "minPlayerCount",   "maxPlayerCount", "minPlayTime",
             "maxPlayTime", "minAge",      "urlThumb", "urlImage"}));
        const Json &play = file["plays"][0];
        QVERIFY(hasAll(
            play,
            {"uuid",     "modificationDate", "entryDate",   "playDate",      "usesTeams",    "durationMin",
             "ignored",  "manualWinner",     "rounds",      "bggId",         "importPlayId", "nemestatsId",
             "rating",   "scoringSetting",   "playImages",  "locationRefId", "gameRefId",    "board",
             "comments", "expansionPlays",   "playerScores"}));
        for (const Json &score : play["playerScores"])
            QVERIFY(hasAll(score, {"playerRefId", "score", "winner", "newPlayer", "startPlayer", "rank",
                                   "seatOrder", "role"}));

        QCOMPARE(shown(play["playDate"]), shown("2026-01-10 20:15:00"));
        QCOMPARE(shown(play["entryDate"]), shown("2026-06-01 08:00:00"));
        QCOMPARE(shown(play["durationMin"]), shown(74));
        QCOMPARE(shown(play["manualWinner"]), shown(true));
        QCOMPARE(shown(play["playerScores"][1]["winner"]), shown(true));
        QCOMPARE(shown(play["playerScores"][0]["winner"]), shown(false));
        QCOMPARE(shown(play["playerScores"][0]["rank"]), shown(2));
        QCOMPARE(shown(play["playerScores"][2]["startPlayer"]), shown(true));
        QCOMPARE(shown(file["games"][0]["bggId"]), shown(143515));
        QCOMPARE(shown(file["userInfo"]["meRefId"]), shown(2));
    }

    // BG Stats knows again what it has by what we wrote before, so this must stay as it is.
    void the_same_game_is_written_the_same_way_for_ever()
    {
        const Json file = writeFile(std::vector<Exported>{exported(paperGame())});
        QCOMPARE(file.dump(1) + "\n", sample("steiger.bgsplay"));
    }

    void a_game_played_nowhere_names_no_place()
    {
        Record record = paperGame();
        record.location.clear();
        const Json file = writeFile(std::vector<Exported>{exported(record)});
        QVERIFY(file["locations"].empty());
        QVERIFY(!file["plays"][0].contains("locationRefId"));
        QCOMPARE(shown(file["userInfo"]["meRefId"]), shown(1));
    }

    void a_date_is_always_a_whole_one_data()
    {
        QTest::addColumn<QString>("played");
        QTest::addColumn<QString>("written");
        QTest::newRow("a day") << "2026-05-01"
                               << "2026-05-01 10:00:00";
        QTest::newRow("minutes") << "2026-05-01T19:30"
                                 << "2026-05-01 19:30:00";
        QTest::newRow("minutes and a zone") << "2026-05-01T19:30+02:00"
                                            << "2026-05-01 19:30:00";
        QTest::newRow("seconds") << "2026-05-01T19:30:59Z"
                                 << "2026-05-01 19:30:59";
        QTest::newRow("less than a second") << "2026-05-01T19:30:59.123-05:00"
                                            << "2026-05-01 19:30:59";
        QTest::newRow("not said: when it was added") << ""
                                                     << "2026-06-01 08:00:00";
    }
    void a_date_is_always_a_whole_one()
    {
        QFETCH(QString, played);
        QFETCH(QString, written);
        Record record = paperGame();
        record.played = played.toStdString();
        const Json file = writeFile(std::vector<Exported>{exported(record)});
        QCOMPARE(shown(file["plays"][0]["playDate"]), shown(written.toStdString()));
    }

    void scores_are_sums_that_people_can_follow()
    {
        for (const Json &json : any_record::evenings(places::evenings)) {
            const Record record = std::get<Record>(scoring::readRecord(json.dump()));
            const scoring::GameScore score = gameScore(scored(record));
            const std::string written = scoreText(score, 0);
            QCOMPARE(evaluateScore(written), std::optional<double>(score.totals[0]));
            if (record.game == GameKind::CoalBaron) {
                const auto &game = std::get<scoring::coal_baron::Game>(record.part);
                QCOMPARE(static_cast<std::size_t>(std::ranges::count_if(
                             written.substr(1), [](char letter) { return letter == '+' || letter == '-'; })) +
                             1,
                         game.shifts.size() + (game.final ? 1U : 0U));
            }
        }
    }

    void the_lines_are_a_score_sheet()
    {
        const Json evening = any_record::evenings(places::evenings).front();
        ExportedRecord play = exported(std::get<Record>(scoring::readRecord(evening.dump())));
        play.labels = {{"shift1", "Erste Schicht"}, {"shift1.delivery", "Lieferungen"}};
        play.language = "de";
        const Json file = writeFile(std::vector<Exported>{play});
        const Json sheet = Json::parse(file["plays"][0]["scoresheet"].get<std::string>());
        QCOMPARE(shown(sheet["bggId"]), shown(143515));
        QCOMPARE(shown(sheet["langCode"]), shown("de"));
        QCOMPARE(shown(sheet["groups"][0]["label"]), shown("Erste Schicht"));
        QCOMPARE(shown(sheet["groups"][1]["label"]), shown("shift2"));
        QCOMPARE(shown(sheet["groups"][0]["rows"][0]["label"]), shown("Lieferungen"));
        QCOMPARE(shown(sheet["groups"][0]["rows"][1]["label"]), shown("shift1.segment1"));
        for (std::size_t seat = 0; seat < play.record.players.size(); ++seat) {
            const Json metaData =
                Json::parse(file["plays"][0]["playerScores"][seat]["metaData"].get<std::string>());
            int sum = 0;
            for (const Json &group : sheet["groups"]) {
                for (const Json &row : group["rows"])
                    sum +=
                        std::stoi(row["scores"][metaData["scoreUuid"].get<std::string>()].get<std::string>());
            }
            QCOMPARE(sum, play.score.totals[seat]);
        }
    }

    void any_record_comes_back_as_it_was()
    {
        const std::vector<Json> evenings = any_record::evenings(places::evenings);
        std::map<GameKind, int> seen;
        std::vector<Exported> all;
        std::vector<Record> records;
        for (unsigned seed = 1; seed <= 1500; ++seed) {
            const std::optional<Record> record = anyRecord(evenings, seed);
            if (!record)
                continue;
            ++seen[record->game];
            const Json file = writeFile(std::vector<Exported>{exported(*record)});
            const ReadFile read = readJson(file);
            VERIFY_FOR(seed, read.skipped.empty() && read.file.plays.size() == 1);
            const auto result = toRecord(read.file, read.file.plays[0]);
            VERIFY_FOR(seed, std::holds_alternative<Converted>(result));
            const auto &converted = std::get<Converted>(result);
            VERIFY_FOR(seed, converted.record == *record);
            VERIFY_FOR(seed, converted.remarks.empty());
            VERIFY_FOR(seed,
                       writeFile(std::vector<Exported>{exported(converted.record)}).dump() == file.dump());
            all.push_back(exported(*record));
            records.push_back(*record);
        }
        QCOMPARE(seen.size(), 4U);
        for (const auto &[game, count] : seen)
            QVERIFY2(count > 50, qPrintable(QString("game %1: %2").arg(static_cast<int>(game)).arg(count)));

        // All of them in one file, where the ids are others.
        const Json together = writeFile(all);
        const ReadFile read = readJson(together);
        QVERIFY(read.skipped.empty());
        QCOMPARE(read.file.games.size(), 4U);
        QCOMPARE(read.file.plays.size(), records.size());
        for (std::size_t number = 0; number < records.size(); ++number)
            QVERIFY(std::get<Converted>(toRecord(read.file, read.file.plays[number])).record ==
                    records[number]);
        QCOMPARE(writtenAgain(together), together.dump());
    }

    // Without our own sheet, what BG Stats itself knows of the game comes back.
    void any_result_comes_back_without_our_sheet()
    {
        const std::vector<Json> evenings = any_record::evenings(places::evenings);
        for (unsigned seed = 1; seed <= 500; ++seed) {
            const std::optional<Record> record = anyRecord(evenings, seed);
            if (!record)
                continue;
            Json file = writeFile(std::vector<Exported>{exported(*record)});
            file["plays"][0].erase("scoresheet");
            const ReadFile read = readJson(file);
            const Record again = std::get<Converted>(toRecord(read.file, read.file.plays[0])).record;
            const scoring::GameScore ours = gameScore(scored(*record));
            const scoring::GameScore theirs = gameScore(scored(again));
            VERIFY_FOR(seed, theirs.totals == ours.totals);
            VERIFY_FOR(seed, theirs.ranking.winners == ours.ranking.winners);
            VERIFY_FOR(seed, again.game == record->game && again.comments == record->comments &&
                                 again.location == record->location);
        }
    }

    void what_was_changed_in_bg_stats_since_is_noticed()
    {
        const Json file = writeFile(std::vector<Exported>{exported(paperGame())});
        const auto remarksOf = [](const Json &json) {
            const ReadFile read = readJson(json);
            return std::get<Converted>(toRecord(read.file, read.file.plays[0])).remarks;
        };
        Json score = file;
        score["plays"][0]["playerScores"][0]["score"] = "58";
        QVERIFY(remarksOf(score) == std::vector{Remark::SheetDisagrees});
        Json winner = file;
        winner["plays"][0]["playerScores"][0]["winner"] = true;
        QVERIFY(remarksOf(winner) == std::vector{Remark::SheetDisagrees});
        Json newer = file;
        newer["plays"][0]["scoresheet"] = {{"steigerRecord", {{"format", "steiger.game/9"}}}};
        QVERIFY(remarksOf(newer) == std::vector{Remark::SheetUnreadable});
        Json moved = file;
        std::swap(moved["plays"][0]["playerScores"][0], moved["plays"][0]["playerScores"][1]);
        for (Json &each : moved["plays"][0]["playerScores"])
            each["seatOrder"] = 0;
        QVERIFY(remarksOf(moved).empty());
        Json asObject = file;
        asObject["plays"][0]["scoresheet"] = opened(file["plays"][0], "scoresheet");
        QVERIFY(remarksOf(asObject).empty());
    }

    void foreign_plays_go_back_with_everything_they_had()
    {
        const Json android = androidExport();
        const ReadFile read = readJson(android);
        const ReadFile ios = readJson(iosExport());
        const std::vector<Exported> plays{exported(paperGame()), playAlone(read.file, read.file.plays[1]),
                                          playAlone(ios.file, ios.file.plays[0]),
                                          playAlone(read.file, read.file.plays[0])};
        const Json file = writeFile(plays);
        const ReadFile again = readJson(file);
        QVERIFY(again.skipped.empty());
        QCOMPARE(again.file.plays.size(), 4U);

        const Play &azul = again.file.plays[1];
        QCOMPARE(again.file.games[azul.game].name, std::string("Azul"));
        QCOMPARE(again.file.games[azul.expansions.at(0)].name, std::string("Azul: Crystal Mosaic"));
        QCOMPARE(again.file.players[azul.scores[1].player].name, std::string("Anonymous player"));
        QVERIFY(azul.raw["somethingNew"] == android["plays"][1]["somethingNew"]);
        QCOMPARE(shown(azul.raw["board"]), shown(android["plays"][1]["board"]));
        QCOMPARE(shown(azul.raw["playerScores"][0]["score"]), shown("21,7"));

        // Anna is one person, from Android in small and from iOS in capital letters.
        const Play &ruhr = again.file.plays[2];
        const Play &coal = again.file.plays[3];
        QCOMPARE(ruhr.scores[1].player, coal.scores[0].player);
        const Player &anna = again.file.players[coal.scores[0].player];
        QCOMPARE(anna.name, std::string("Anna"));
        QCOMPARE(again.file.locations[*coal.location].name, std::string("Home"));
        QCOMPARE(shown(again.file.games[coal.game].raw["copies"]), shown(android["games"][0]["copies"]));
        QCOMPARE(again.file.plays[0].raw["playerScores"].size(), 3U);
        QCOMPARE(writtenAgain(file), file.dump());
    }

    void tags_follow_their_owners()
    {
        const ReadFile read = readJson(androidExport());
        Json another = androidExport();
        another["tags"][0] = {{"uuid", "other"}, {"id", 7}, {"name", "Guests"}};
        another["players"][1]["tags"] = {{{"tagRefId", 7}}, {{"tagRefId", 8}}};
        another["players"][1]["uuid"] = "somebody-else";
        another["plays"][0]["uuid"] = "another-evening";
        const ReadFile other = readJson(another);
        const Json file = writeFile(std::vector<Exported>{playAlone(read.file, read.file.plays[0]),
                                                          playAlone(other.file, other.file.plays[0])});
        QCOMPARE(file["tags"].size(), 2U);
        QCOMPARE(shown(file["tags"][1]["name"]), shown("Guests"));
        QCOMPARE(shown(file["players"][2]["tags"]), shown(Json{{{"tagRefId", 2}}}));
        QCOMPARE(shown(file["players"][0]["tags"]), shown(Json{{{"tagRefId", 1}}}));
    }

    void the_same_play_is_written_once()
    {
        const Exported play = exported(paperGame());
        QCOMPARE(writeFile(std::vector{play, play}).dump(), writeFile(std::vector{play}).dump());
    }
};

APPLESS_STORY(BgStatsWriteTest)
#include "bgstats_write_test.moc"
