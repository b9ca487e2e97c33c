// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "scoring/rockwell/auction.h"

#include <algorithm>
#include <functional>

namespace scoring::rockwell {

std::optional<Refusal> checkCubes(const Cubes &cubes, const Purse *purse)
{
    for (const Resource resource : resources) {
        const int number = cubes[resource];
        if (number < 0 || number > mostCubes)
            return Refusal{
                .code = RefusalCode::CountImpossible, .number = number, .limit = number < 0 ? 0 : mostCubes};
        if (purse && number > purse->cubes[resource])
            return Refusal{
                .code = RefusalCode::NotEnoughCubes, .number = number, .limit = purse->cubes[resource]};
    }
    return std::nullopt;
}

std::optional<Refusal> checkMoney(int money, const Purse *purse)
{
    if (money < 0 || money > mostMoney)
        return Refusal{
            .code = RefusalCode::CountImpossible, .number = money, .limit = money < 0 ? 0 : mostMoney};
    if (purse && money > purse->money)
        return Refusal{.code = RefusalCode::NotEnoughMoney, .number = money, .limit = purse->money};
    return std::nullopt;
}

std::vector<AuctionPlace> auctionOrder(const std::vector<Seat> &current, const std::vector<Bid> &bids)
{
    std::vector<AuctionPlace> order;
    for (const Seat seat : current)
        order.push_back({seat, bidValue(bids[static_cast<std::size_t>(index(seat))]), AuctionReason::Bid});
    std::ranges::stable_sort(order, std::greater{}, &AuctionPlace::value);
    for (AuctionPlace &place : order) {
        if (std::ranges::count(order, place.value, &AuctionPlace::value) > 1)
            place.reason = AuctionReason::TiedKeepOrder;
    }
    return order;
}

} // namespace scoring::rockwell
