// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "scoring/record_json.h"

#include "scoring/coal_baron/game_json.h"
#include "scoring/imperial_miners/game_json.h"
#include "scoring/json_reader.h"
#include "scoring/played.h"
#include "scoring/rockwell/game_json.h"
#include "scoring/the_ruhr/game_json.h"

#include <algorithm>
#include <cctype>

namespace scoring {

namespace {

constexpr std::string_view format = "steiger.game/1";

constexpr auto gameNames = [] {
    std::array<std::string_view, gameFacts.size()> names{};
    std::ranges::transform(gameFacts, names.begin(), &GameFacts::name);
    return names;
}();

std::string readPlayed(JsonReader &reader, const Node &document)
{
    const Node node = document.field("played");
    std::string played = node ? reader.text(node, Expected::Date) : std::string();
    if (node && node.value->is_string() && !parsePlayed(played))
        reader.notExpected(node, Expected::Date);
    return played;
}

// Names and colours say who is who.
void checkUnique(JsonReader &reader, const Node &document, const std::vector<RecordPlayer> &players,
                 std::string_view key, std::string RecordPlayer::*member, FaultKind kind)
{
    for (auto player = players.begin(); player != players.end(); ++player) {
        const auto other = std::find_if(players.begin(), player, [&](const RecordPlayer &before) {
            return !(before.*member).empty() && before.*member == (*player).*member;
        });
        if (other == player)
            continue;
        const auto entryOf = [&](auto who) {
            return document.field("players").entry(static_cast<std::size_t>(who - players.begin()));
        };
        reader.fault(entryOf(player).field(key), kind, {.right = entryOf(other).where});
    }
}

std::vector<RecordPlayer> readPlayers(JsonReader &reader, const Node &document)
{
    std::vector<RecordPlayer> players;
    for (const Node &node : reader.entries(document.field("players"))) {
        RecordPlayer &player = players.emplace_back();
        if (!reader.isObject(node))
            continue;
        const Node name = node.field("name");
        player.name = reader.text(name, Expected::Name);
        const bool blank =
            std::ranges::all_of(player.name, [](unsigned char letter) { return std::isspace(letter) != 0; });
        if (name && name.value->is_string() && blank)
            reader.notExpected(name, Expected::Name);
        player.color = reader.optionalText(node, "color");
        player.id = reader.optionalText(node, "id");
    }
    checkUnique(reader, document, players, "name", &RecordPlayer::name, FaultKind::NameTaken);
    checkUnique(reader, document, players, "color", &RecordPlayer::color, FaultKind::ColorTaken);
    return players;
}

void checkPlayerCount(JsonReader &reader, const Node &document, GameKind game, std::size_t players)
{
    const GameFacts &box = facts(game);
    const int count = static_cast<int>(players);
    const Node node = document.field("players");
    if (!node || !node.value->is_array() || (count >= box.fewestPlayers && count <= box.mostPlayers))
        return;
    reader.fault(node, FaultKind::PlayerCount,
                 {.found = std::string(box.name),
                  .right = std::to_string(box.fewestPlayers) + "-" + std::to_string(box.mostPlayers),
                  .number = count});
}

// Whoever is named won: a tie-break may have decided, or the table.
std::vector<int> readWinners(JsonReader &reader, const Node &node, int lastPlayer)
{
    std::vector<int> winners;
    for (const Node &entry : reader.entries(node)) {
        const int winner = reader.whole(entry, Expected::PlayerIndex, 0, std::max(lastPlayer, 0));
        if (std::ranges::find(winners, winner) == winners.end())
            winners.push_back(winner);
    }
    if (winners.empty() && node.value->is_array())
        reader.notExpected(node, Expected::PlayerIndex, lastPlayer);
    return winners;
}

Totals readTotals(JsonReader &reader, const Node &document, GameKind game, std::size_t players,
                  Seat startingPlayer)
{
    Totals totals{.startingPlayer = startingPlayer};
    const Node node = document.field("totals");
    const bool belowZero = facts(game).belowZero;
    for (const Node &entry : reader.entries(node))
        totals.points.push_back(belowZero ? reader.whole(entry, Expected::Points, -largestCount, largestCount)
                                          : reader.count(entry));
    if (node.value->is_array() && totals.points.size() != players)
        reader.fault(node, FaultKind::EntryCount,
                     {.number = static_cast<int>(totals.points.size()), .limit = static_cast<int>(players)});
    else if (const Node winners = document.field("winners"))
        totals.winners = readWinners(reader, winners, static_cast<int>(players) - 1);
    const Node options = document.field("options");
    switch (game) { // even a game scored on paper has its options
    case GameKind::CoalBaron:
        coal_baron::readOptions(reader, options);
        break;
    case GameKind::Rockwell:
        rockwell::readOptions(reader, options);
        break;
    case GameKind::TheRuhr:
        the_ruhr::readOptions(reader, options);
        break;
    case GameKind::ImperialMiners:
        imperial_miners::readOptions(reader, options);
        break;
    }
    for (const std::string_view own : {"shifts", "final"}) {
        if (const Node part = document.field(own))
            reader.fault(part, FaultKind::TwoParts);
    }
    return totals;
}

void readOwnPart(JsonReader &reader, const Node &document, Seat startingPlayer, Record &record)
{
    const auto players = static_cast<int>(record.players.size());
    switch (record.game) {
    case GameKind::CoalBaron:
        record.part = coal_baron::readGame(reader, document, players, startingPlayer);
        break;
    case GameKind::Rockwell:
        record.part = rockwell::readGame(reader, document, players);
        break;
    case GameKind::TheRuhr:
        record.part = the_ruhr::readGame(reader, document, players);
        break;
    case GameKind::ImperialMiners:
        record.part = imperial_miners::readGame(reader, document, players);
        break;
    }
}

Record readDocument(JsonReader &reader, const Node &document)
{
    Record record;
    if (!reader.isObject(document))
        return record;
    const Node formatNode = document.field("format");
    if (formatNode && formatNode.value->is_string() &&
        formatNode.value->get_ref<const std::string &>() != format)
        reader.fault(formatNode, FaultKind::OtherFormat, {.right = std::string(format)});
    else if (!formatNode || !formatNode.value->is_string())
        reader.oneOf(formatNode, std::array{format});

    const std::size_t faultsBefore = reader.faults.size();
    record.game = static_cast<GameKind>(reader.oneOf(document.field("game"), gameNames));
    const bool gameKnown = reader.faults.size() == faultsBefore;

    record.id = reader.optionalText(document, "id");
    record.played = readPlayed(reader, document);
    if (const Node duration = document.field("durationMinutes"))
        record.durationMinutes = reader.count(duration);
    record.group = reader.optionalText(document, "group");
    record.location = reader.optionalText(document, "location");
    record.comments = reader.optionalText(document, "comments");
    record.players = readPlayers(reader, document);
    if (!gameKnown)
        return record;

    checkPlayerCount(reader, document, record.game, record.players.size());
    int startingPlayer = 0;
    if (const Node start = document.field("startingPlayer"); start && !record.players.empty())
        startingPlayer =
            reader.whole(start, Expected::PlayerIndex, 0, static_cast<int>(record.players.size()) - 1);

    if (const Node winners = document.field("winners"); winners && !document.field("totals"))
        reader.fault(winners, FaultKind::WinnersAlone);
    if (document.field("totals"))
        record.part = readTotals(reader, document, record.game, record.players.size(), Seat{startingPlayer});
    else
        readOwnPart(reader, document, Seat{startingPlayer}, record);
    return record;
}

} // namespace

std::variant<Record, std::vector<Fault>> readRecord(std::string_view text)
{
    const std::variant<Json, Fault> parsed = parseJson(text);
    if (const auto *fault = std::get_if<Fault>(&parsed))
        return std::vector{*fault};
    return readRecordDocument(std::get<Json>(parsed));
}

std::variant<Record, std::vector<Fault>> readRecordDocument(const Json &document)
{
    JsonReader reader;
    Record record = readDocument(reader, {&document, {}});
    if (!reader.faults.empty())
        return std::move(reader.faults);
    return record;
}

Json writeRecord(const Record &record)
{
    Json document{{"format", format}};
    const auto addText = [](Json &object, const char *key, const std::string &text) {
        if (!text.empty())
            object[key] = text;
    };
    addText(document, "id", record.id);
    document["game"] = facts(record.game).name;
    addText(document, "played", record.played);
    if (record.durationMinutes)
        document["durationMinutes"] = *record.durationMinutes;
    addText(document, "group", record.group);
    addText(document, "location", record.location);
    addText(document, "comments", record.comments);
    document["players"] = Json::array();
    for (const RecordPlayer &player : record.players) {
        Json entry{{"name", player.name}};
        addText(entry, "color", player.color);
        addText(entry, "id", player.id);
        document["players"].push_back(std::move(entry));
    }
    if (const auto *totals = std::get_if<Totals>(&record.part)) {
        if (totals->startingPlayer != Seat{})
            document["startingPlayer"] = index(totals->startingPlayer);
        document["totals"] = totals->points;
        if (totals->winners)
            document["winners"] = *totals->winners;
    }
    std::visit(
        [&](const auto &game) {
            if constexpr (requires { writeGame(game, document); })
                writeGame(game, document);
        },
        record.part);
    return document;
}

} // namespace scoring
