// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "scoring/coal_baron/score_json.h"

#include <nlohmann/json.hpp>

namespace scoring::coal_baron {

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

void writeExtras(const Score &score, nlohmann::ordered_json &document)
{
    auto &next = document["nextStartingPlayers"] = nlohmann::ordered_json::array();
    for (const NextStart &start : score.nextStarts)
        next.push_back(index(start.seat));
    if (!score.marksLeft.empty())
        document["marksLeft"] = score.marksLeft;
}

} // namespace scoring::coal_baron
