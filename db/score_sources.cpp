// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/score_sources.h"

#include "db/query.h"
#include "scoring/score_json.h"

#include <nlohmann/json.hpp>

#include <algorithm>

namespace db {

namespace {

using nlohmann::json;

constexpr std::int64_t mostPoints = 1'000'000; // beyond that, a sheet is damaged

// "shift2.segment7" is about segment 7.
std::string sourceOf(const std::string &line)
{
    return line.starts_with("shift") ? line.substr(line.find('.') + 1) : line;
}

} // namespace

std::string sheetText(const std::vector<scoring::Line> &lines)
{
    std::string text = "[";
    const auto addList = [&](const char *key, const scoring::Line &line, const auto &value) {
        text.append(key);
        for (std::size_t seat = 0; seat < line.awards.size(); ++seat)
            text.append(seat == 0 ? "" : ",").append(value(line.awards[seat]));
        text.append("]");
    };
    for (const scoring::Line &line : lines) {
        text.append(text.size() == 1 ? "{\"id\":\"" : ",{\"id\":\"").append(id(line));
        addList("\",\"counts\":[", line,
                [](const scoring::Award &award) { return std::to_string(award.count); });
        addList(",\"points\":[", line,
                [](const scoring::Award &award) { return std::to_string(award.points); });
        addList(",\"reasons\":[", line, [](const scoring::Award &award) {
            return "\"" + std::string(scoring::codeOf(award.reason)) + "\"";
        });
        text.append("}");
    }
    return text + "]";
}

std::vector<SourcePoints> sourcesOf(Store &store, std::int64_t game)
{
    std::vector<SourcePoints> sources;
    Query query(store, "SELECT lines FROM sheet WHERE game = ?", game);
    if (!query.next())
        return sources;
    const json lines = json::parse(query.text(0), nullptr, false);
    if (!lines.is_array())
        return sources;
    for (const json &line : lines) {
        if (!line.is_object() || !line.contains("id") || !line["id"].is_string())
            continue;
        const std::string name = sourceOf(line["id"].get<std::string>());
        const auto points = line.find("points");
        if (name == "total" || points == line.end() || !points->is_array())
            continue;
        auto source = std::ranges::find(sources, name, &SourcePoints::name);
        if (source == sources.end())
            source = sources.insert(sources.end(), {name, std::vector<int>(points->size())});
        for (std::size_t seat = 0; seat < std::min(points->size(), source->points.size()); ++seat) {
            const json &gained = (*points)[seat];
            if (gained.is_number_integer() && gained >= -mostPoints && gained <= mostPoints)
                source->points[seat] += gained.get<int>();
        }
    }
    return sources;
}

} // namespace db
