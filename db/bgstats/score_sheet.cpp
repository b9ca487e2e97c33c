// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/bgstats/score_sheet.h"

#include "db/bgstats/games.h"
#include "db/bgstats/values.h"
#include "scoring/record_json.h"

namespace db::bgstats {

using scoring::GameScore;
using scoring::Line;
using scoring::Record;

namespace {

constexpr const char *recordKey = "steigerRecord";

// Lines that stand together: those of a shift, those of the end, or all.
struct Group {
    std::string id;
    std::vector<const Line *> lines;
};

std::string groupOf(const Line &line)
{
    const std::string lineId = scoring::id(line);
    const std::size_t point = lineId.find('.');
    return point == std::string::npos ? std::string("total") : lineId.substr(0, point);
}

std::vector<Group> groupsOf(const GameScore &score)
{
    std::vector<Group> groups;
    for (const Line &line : score.lines) {
        const std::string group = groupOf(line);
        if (groups.empty() || groups.back().id != group)
            groups.push_back({group, {}});
        groups.back().lines.push_back(&line);
    }
    return groups;
}

int sum(const std::vector<const Line *> &lines, std::size_t seat)
{
    int points = 0;
    for (const Line *line : lines)
        points += line->awards[seat].points;
    return points;
}

const std::string &called(const Labels &labels, const std::string &id)
{
    const auto label = labels.find(id);
    return label == labels.end() ? id : label->second;
}

Json writeRow(const Line &line, const Labels &labels, std::span<const std::string> scoreUuids)
{
    const std::string lineId = scoring::id(line);
    Json scores = Json::object();
    for (std::size_t seat = 0; seat < scoreUuids.size(); ++seat)
        scores[scoreUuids[seat]] = std::to_string(line.awards[seat].points);
    return {{"templateId", lineId}, {"label", called(labels, lineId)},
            {"repetition", 0},      {"repeatable", false},
            {"negative", false},    {"isExtra", false},
            {"scores", scores}};
}

} // namespace

std::string scoreText(const GameScore &score, std::size_t seat)
{
    std::vector<int> parts;
    const std::vector<Group> groups = groupsOf(score);
    for (const Group &group : groups) {
        if (groups.size() > 1) {
            parts.push_back(sum(group.lines, seat));
        } else {
            for (const Line *line : group.lines)
                parts.push_back(line->awards[seat].points);
        }
    }
    std::string text;
    for (const int part : parts)
        text.append(part < 0 || text.empty() ? "" : "+").append(std::to_string(part));
    return text;
}

Json writeScoreSheet(const Record &record, const GameScore &score, const Labels &labels,
                     const std::string &language, std::span<const std::string> scoreUuids)
{
    Json groups = Json::array();
    for (const Group &group : groupsOf(score)) {
        Json rows = Json::array();
        for (const Line *line : group.lines)
            rows.push_back(writeRow(*line, labels, scoreUuids));
        groups.push_back({{"templateId", group.id},
                          {"label", called(labels, group.id)},
                          {"repetition", 0},
                          {"maxRepeat", -1},
                          {"hasSubTotal", true},
                          {"isExtra", false},
                          {"rows", rows}});
    }
    return {
        {"bggId", boxOf(record.game).bggId}, {"version", 1},     {"langCode", language},
        {"scoreType", "bestTotalWins"},      {"groups", groups}, {recordKey, scoring::writeRecord(record)}};
}

CarriedRecord carriedRecord(const Json &scoreSheet)
{
    const Json *inside = field(scoreSheet, recordKey);
    if (!inside)
        return {};
    auto read = scoring::readRecord(inside->dump());
    if (auto *record = std::get_if<Record>(&read))
        return {true, std::move(*record)};
    return {true, {}};
}

} // namespace db::bgstats
