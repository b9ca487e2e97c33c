// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "scoring/coal_baron/score_json.h"

#include "scoring/score_json.h"

#include <nlohmann/json.hpp>

namespace scoring::coal_baron {

using Json = nlohmann::ordered_json;

std::string_view codeOf(WarningCode code)
{
    switch (code) {
    case WarningCode::DuplicateOrder:
        return "duplicate-order";
    case WarningCode::TooManyOrders:
        return "too-many-orders";
    case WarningCode::TooManyTiles:
        return "too-many-tiles";
    case WarningCode::TooManyCubes:
        return "too-many-cubes";
    case WarningCode::TooFewCubes:
        return "too-few-cubes";
    case WarningCode::TooManyEmptyCarts:
        return "too-many-empty-carts";
    case WarningCode::DeliveriesShrink:
        return "deliveries-shrink";
    case WarningCode::EmptyCartsShrink:
        return "empty-carts-shrink";
    case WarningCode::TooManyWorkers:
        return "too-many-workers";
    }
    return {};
}

Json writeScore(const Record &record, const Score &score, const std::vector<std::string> &warningMessages)
{
    Json document = scoring::writeScore(record, score);
    document["nextStartingPlayers"] = Json::array();
    for (const NextStart &next : score.nextStarts)
        document["nextStartingPlayers"].push_back(index(next.seat));
    if (!score.marksLeft.empty())
        document["marksLeft"] = score.marksLeft;
    for (std::size_t number = 0; number < score.warnings.size(); ++number) {
        const Warning &warning = score.warnings[number];
        document["warnings"].push_back({{"code", codeOf(warning.code)},
                                        {"message", warningMessages[number]},
                                        {"players", warning.players}});
    }
    return document;
}

} // namespace scoring::coal_baron
