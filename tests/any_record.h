// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/bgstats/exported.h"
#include "scoring/record_json.h"
#include "scoring/scored.h"

#include <filesystem>
#include <fstream>
#include <optional>
#include <random>
#include <sstream>
#include <string>
#include <vector>

// Any record of any of the games: a whole evening in which the numbers are thrown anew.
namespace any_record {

using scoring::Json;
using scoring::Record;
using scoring::Seat;
using scoring::Totals;

inline std::vector<Json> evenings(const std::filesystem::path &folder)
{
    std::vector<std::filesystem::path> paths;
    for (const auto &entry : std::filesystem::directory_iterator(folder)) {
        if (entry.path().filename().string().find(".score.") == std::string::npos)
            paths.push_back(entry.path());
    }
    std::ranges::sort(paths);
    std::vector<Json> records;
    for (const std::filesystem::path &path : paths) {
        std::ifstream file(path);
        records.push_back(Json::parse(file));
    }
    return records;
}

class Dice
{
public:
    explicit Dice(unsigned seed)
        : m_random(seed)
    {
    }

    int between(int least, int most)
    {
        return least + static_cast<int>(m_random() % static_cast<unsigned>(most - least + 1));
    }
    bool chance(int percent) { return between(1, 100) <= percent; }
    std::string pick(const std::vector<std::string> &texts)
    {
        return texts[static_cast<std::size_t>(between(0, static_cast<int>(texts.size()) - 1))];
    }

    // Throws some of the numbers inside anew.
    void shake(Json &value, int most)
    {
        if (value.is_number_integer() && chance(40))
            value = between(0, most);
        for (auto &inside : value.is_structured() ? value : Json::array())
            shake(inside, most);
    }

private:
    std::mt19937 m_random;
};

/// Nothing when the numbers thrown are none the game knows.
inline std::optional<Record> anyRecord(const std::vector<Json> &evenings, unsigned seed)
{
    Dice dice(seed);
    Json json = evenings[seed % evenings.size()];
    const int most = dice.between(1, 12);
    for (const char *part : {"shifts", "final"}) {
        if (json.contains(part))
            dice.shake(json[part], most);
    }
    auto read = scoring::readRecord(json.dump());
    if (!std::holds_alternative<Record>(read))
        return {};
    Record record = std::get<Record>(std::move(read));
    record.id = "record-" + std::to_string(seed);
    record.played = dice.pick({"", "2026-05-01", "2026-05-01T19:30", "2026-05-01T19:30:59",
                               "2024-02-29T23:59:00.25+02:00", "2026-05-01T19:30Z"});
    record.location = dice.pick({"", "Essen", "Anna's \"cellar\" \\ Köln", "坑道"});
    record.comments =
        dice.pick({"", "Glück auf!", "line\nline\ttab", "{\"not\": \"json\"}", "⛏️ 100% & ?=#+"});
    record.group = dice.pick({"", "Friday miners"});
    if (dice.chance(50))
        record.durationMinutes = dice.between(0, 300);
    for (std::size_t seat = 0; seat < record.players.size(); ++seat) {
        record.players[seat].id = dice.chance(50) ? "person-" + std::to_string(seat) : "";
        record.players[seat].color = dice.chance(50) ? "color " + std::to_string(seat) : "";
    }
    if (dice.chance(25)) {
        Totals totals;
        const int players = static_cast<int>(record.players.size());
        for (int seat = 0; seat < players; ++seat)
            totals.points.push_back(dice.between(facts(record.game).belowZero ? -20 : 0, 20));
        totals.startingPlayer = Seat{dice.between(0, players - 1)};
        if (dice.chance(50))
            totals.winners = std::vector{dice.between(0, players - 1)};
        record.part = totals;
    }
    return record;
}

inline db::bgstats::ExportedRecord exported(const Record &record)
{
    db::bgstats::ExportedRecord result{
        .record = record, .score = gameScore(scored(record)), .uuid = "play " + record.id};
    for (std::size_t seat = 0; seat < record.players.size(); ++seat)
        result.playerUuids.push_back("PERSON-" + record.players[seat].name);
    result.locationUuid = "place " + record.location;
    result.added = "2026-06-01T08:00:00+02:00";
    return result;
}

} // namespace any_record
