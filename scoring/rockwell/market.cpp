// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "scoring/rockwell/market.h"

namespace scoring::rockwell {

std::optional<Refusal> checkTrade(const Trade &trade, const Traded &traded, int actionsLeft)
{
    if (actionsLeft < 1)
        return Refusal{.code = RefusalCode::NoActionLeft};
    if (trade.count < 1 || trade.count > mostCubes)
        return Refusal{.code = RefusalCode::CountImpossible,
                       .number = trade.count,
                       .limit = trade.count < 1 ? 1 : mostCubes};
    if (traded[at(trade.resource)])
        return Refusal{.code = RefusalCode::AlreadyTraded};
    return std::nullopt;
}

std::variant<Purse, Refusal> trade(const Purse &purse, const Trade &trade, const Traded &traded,
                                   int actionsLeft)
{
    if (const auto refused = checkTrade(trade, traded, actionsLeft))
        return *refused;
    const int price = trade.count * valueOf(trade.resource);
    Purse after = purse;
    if (trade.kind == TradeKind::Buy) {
        if (price > purse.money)
            return Refusal{.code = RefusalCode::NotEnoughMoney, .number = price, .limit = purse.money};
        after.money -= price;
        after.cubes[trade.resource] += trade.count;
    } else {
        const int held = purse.cubes[trade.resource];
        if (trade.count > held)
            return Refusal{.code = RefusalCode::NotEnoughCubes, .number = trade.count, .limit = held};
        after.money += price;
        after.cubes[trade.resource] -= trade.count;
    }
    return after;
}

} // namespace scoring::rockwell
