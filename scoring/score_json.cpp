// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "scoring/score_json.h"

#include <nlohmann/json.hpp>

#include <array>

namespace scoring {

namespace {

using Json = nlohmann::ordered_json;

// In the order of the enumerations.
constexpr std::array<std::string_view, 12> reasonCodes{
    "first",       "tied-first", "second", "tied-second",         "third",
    "tied-third",  "behind",     "none",   "no-second-after-tie", "no-second-for-two",
    "no-delivery", "counted",
};
static_assert(reasonCodes.size() == static_cast<std::size_t>(Reason::Counted) + 1);

constexpr std::array<std::string_view, 8> decidedByCodes{
    "points", "marks", "goals", "cubes", "coins", "carts", "shared", "solo",
};
static_assert(decidedByCodes.size() == static_cast<std::size_t>(DecidedBy::Solo) + 1);

constexpr std::array<std::string_view, 9> warningCodes{
    "duplicate-order",      "too-many-orders",   "too-many-tiles",     "too-many-cubes",   "too-few-cubes",
    "too-many-empty-carts", "deliveries-shrink", "empty-carts-shrink", "too-many-workers",
};
static_assert(warningCodes.size() == static_cast<std::size_t>(coal_baron::WarningCode::TooManyWorkers) + 1);

Json writeLine(const Line &line)
{
    Json counts = Json::array();
    Json points = Json::array();
    Json reasons = Json::array();
    for (const Award &award : line.awards) {
        counts.push_back(award.count);
        points.push_back(award.points);
        reasons.push_back(codeOf(award.reason));
    }
    return {{"id", id(line)},
            {"counts", std::move(counts)},
            {"points", std::move(points)},
            {"reasons", std::move(reasons)}};
}

Json writeBeginning(const Record &record, const std::vector<Line> &lines)
{
    Json document{
        {"format", "steiger.score/1"}, {"game", facts(record.game).name}, {"players", Json::array()}};
    for (const RecordPlayer &player : record.players)
        document["players"].push_back(player.name);
    document["lines"] = Json::array();
    for (const Line &line : lines)
        document["lines"].push_back(writeLine(line));
    return document;
}

void writeRanking(const std::vector<int> &totals, const Ranking &ranking, Json &document)
{
    document["totals"] = totals;
    document["ranks"] = ranking.ranks;
    document["winners"] = ranking.winners;
    document["decidedBy"] = codeOf(ranking.decidedBy);
}

} // namespace

std::string_view codeOf(Reason reason)
{
    return reasonCodes[static_cast<std::size_t>(reason)];
}

std::string_view codeOf(DecidedBy decidedBy)
{
    return decidedByCodes[static_cast<std::size_t>(decidedBy)];
}

std::string_view codeOf(coal_baron::WarningCode code)
{
    return warningCodes[static_cast<std::size_t>(code)];
}

Json writeScore(const Record &record, const coal_baron::GameScore &score,
                const std::vector<std::string> &warningMessages)
{
    Json document = writeBeginning(record, score.lines);
    document["nextStartingPlayers"] = Json::array();
    for (const coal_baron::NextStart &next : score.nextStarts)
        document["nextStartingPlayers"].push_back(index(next.seat));
    writeRanking(score.totals, score.ranking, document);
    if (!score.marksLeft.empty())
        document["marksLeft"] = score.marksLeft;
    document["warnings"] = Json::array();
    for (std::size_t number = 0; number < score.warnings.size(); ++number) {
        const coal_baron::Warning &warning = score.warnings[number];
        document["warnings"].push_back({{"code", codeOf(warning.code)},
                                        {"message", warningMessages[number]},
                                        {"players", warning.players}});
    }
    return document;
}

Json writeScore(const Record &record, const TotalsScore &score)
{
    Json document = writeBeginning(record, score.lines);
    writeRanking(totals(score.lines, static_cast<int>(record.players.size())), score.ranking, document);
    document["warnings"] = Json::array();
    return document;
}

} // namespace scoring
