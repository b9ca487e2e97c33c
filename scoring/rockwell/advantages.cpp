// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "scoring/rockwell/advantages.h"

namespace scoring::rockwell {

namespace {

std::optional<Refusal> canPay(int price, std::optional<int> money)
{
    if (money && price > *money)
        return Refusal{.code = RefusalCode::NotEnoughMoney, .number = price, .limit = *money};
    return std::nullopt;
}

std::optional<Refusal> fitsLayer(int power, Layer layer)
{
    if (!subcontractorAllowed(power, layer))
        return Refusal{
            .code = RefusalCode::LayerLimit, .number = power, .limit = subcontractorLimits[at(layer)]};
    return std::nullopt;
}

} // namespace

std::optional<Refusal> checkHire(const HireCase &hire)
{
    if (!hire.space || *hire.space <= lastBribeSpace)
        return Refusal{.code = RefusalCode::NoAdvantage};
    if (hire.hiredThisDrillRound)
        return Refusal{.code = RefusalCode::AdvantageUsed};
    if (hire.tileReady)
        return Refusal{.code = RefusalCode::TileReady};
    if (hire.diceFree < 1)
        return Refusal{.code = RefusalCode::NoDie, .limit = subcontractorDice};
    if (hire.subcontractor > 0)
        return Refusal{.code = RefusalCode::HasSubcontractor};
    const std::optional<int> price = subcontractorPrice(hire.power);
    if (!price)
        return Refusal{.code = RefusalCode::CountImpossible,
                       .number = hire.power,
                       .limit = hire.power < 1 ? 1 : mostPower};
    if (auto refused = fitsLayer(hire.power, hire.layer))
        return refused;
    return canPay(*price, hire.money);
}

std::optional<Refusal> checkBribe(const BribeCase &bribe)
{
    if (!bribe.space || *bribe.space > lastBribeSpace)
        return Refusal{.code = RefusalCode::NoAdvantage};
    if (bribe.bribedThisDrillRound)
        return Refusal{.code = RefusalCode::AdvantageUsed};
    if (bribe.bribeTilesLeft < 1)
        return Refusal{.code = RefusalCode::NoBribeTile, .limit = bribeTiles};
    if (bribe.ownCrew)
        return Refusal{.code = RefusalCode::OwnCrew};
    if (bribe.atEntrance)
        return Refusal{.code = RefusalCode::AtEntrance};
    if (!bribe.adjacent)
        return Refusal{.code = RefusalCode::NotAdjacent};
    if (!bribe.destinationClosed)
        return Refusal{.code = RefusalCode::TileOpen};
    if (bribe.subcontractor > 0) {
        if (auto refused = fitsLayer(bribe.subcontractor, bribe.destination))
            return refused;
    }
    return canPay(bribeFee(bribe.subcontractor), bribe.money);
}

} // namespace scoring::rockwell
