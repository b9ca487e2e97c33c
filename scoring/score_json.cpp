// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "scoring/score_json.h"

#include "scoring/coal_baron/score_json.h"
#include "scoring/imperial_miners/game_json.h"
#include "scoring/rockwell/game_json.h"
#include "scoring/the_ruhr/game_json.h"

#include <nlohmann/json.hpp>

namespace scoring {

namespace {

using Json = nlohmann::ordered_json;

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

Json writeWhatAllHave(const Record &record, const GameScore &score)
{
    Json document{
        {"format", "steiger.score/1"}, {"game", facts(record.game).name}, {"players", Json::array()}};
    for (const RecordPlayer &player : record.players)
        document["players"].push_back(player.name);
    document["lines"] = writeLines(score.lines);
    document["totals"] = score.totals;
    document["ranks"] = score.ranking.ranks;
    document["winners"] = score.ranking.winners;
    document["decidedBy"] = codeOf(score.ranking.decidedBy);
    return document;
}

// What only some games have is written in their own folders.
void writeExtras(const auto &score, Json &document)
{
    if constexpr (requires { score.soloRank; }) {
        if (score.soloRank)
            document["soloRank"] = codeOf(*score.soloRank);
    }
}

template <typename Warning>
void writeWarnings(const std::vector<Warning> &warnings, const std::vector<std::string> &messages, Json &list)
{
    for (std::size_t number = 0; number < warnings.size(); ++number)
        list.push_back({{"code", codeOf(warnings[number].code)},
                        {"message", messages[number]},
                        {"players", warnings[number].players}});
}

} // namespace

std::string_view codeOf(Reason reason)
{
    switch (reason) {
    case Reason::First:
        return "first";
    case Reason::TiedFirst:
        return "tied-first";
    case Reason::Second:
        return "second";
    case Reason::TiedSecond:
        return "tied-second";
    case Reason::Third:
        return "third";
    case Reason::TiedThird:
        return "tied-third";
    case Reason::Behind:
        return "behind";
    case Reason::None:
        return "none";
    case Reason::NoSecondAfterTie:
        return "no-second-after-tie";
    case Reason::NoSecondForTwo:
        return "no-second-for-two";
    case Reason::NoDelivery:
        return "no-delivery";
    case Reason::Counted:
        return "counted";
    }
    return {};
}

std::string_view codeOf(DecidedBy decidedBy)
{
    switch (decidedBy) {
    case DecidedBy::Points:
        return "points";
    case DecidedBy::Marks:
        return "marks";
    case DecidedBy::Goals:
        return "goals";
    case DecidedBy::Cubes:
        return "cubes";
    case DecidedBy::Coins:
        return "coins";
    case DecidedBy::Carts:
        return "carts";
    case DecidedBy::Shared:
        return "shared";
    case DecidedBy::Solo:
        return "solo";
    case DecidedBy::Hand:
        return "hand";
    }
    return {};
}

std::string_view codeOf(TotalsWarningCode code)
{
    switch (code) {
    case TotalsWarningCode::WinnerNotHighest:
        return "winner-not-highest";
    case TotalsWarningCode::VictoryNotShared:
        return "victory-not-shared";
    }
    return {};
}

Json writeLines(const std::vector<Line> &lines)
{
    Json list = Json::array();
    for (const Line &line : lines)
        list.push_back(writeLine(line));
    return list;
}

Json writeScore(const Record &record, const Scored &scored, const std::vector<std::string> &warningMessages)
{
    Json document = writeWhatAllHave(record, gameScore(scored));
    document["warnings"] = Json::array();
    std::visit(
        [&](const auto &score) {
            writeExtras(score, document);
            if constexpr (requires { score.warnings; })
                writeWarnings(score.warnings, warningMessages, document["warnings"]);
        },
        scored);
    return document;
}

} // namespace scoring
