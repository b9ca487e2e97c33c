// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "scoring/the_ruhr/delivery.h"

#include "scoring/the_ruhr/exports.h"
#include "scoring/the_ruhr/setup.h"

namespace scoring::the_ruhr {

namespace {

std::optional<Refusal> between(int number, int least, int most)
{
    if (number >= least && number <= most)
        return std::nullopt;
    return Refusal{
        .code = RefusalCode::CountImpossible, .number = number, .limit = number < least ? least : most};
}

} // namespace

Result<Delivery> deliver(const Sale &sale)
{
    const PlaceKind kind = kindOf(sale.place);
    const Area area{sale.die, kind};
    if (const auto refused = between(sale.face, lowestFace, highestFace))
        return *refused;
    if (const auto refused = between(sale.damsPassed, 0, damsAtStart))
        return *refused;
    // Only one tile ever puts a thaler on Ruhrort.
    if (const auto refused =
            between(sale.thalersThere, 0, kind == PlaceKind::Ruhrort ? 1 : mostThalersOnAPlace))
        return *refused;
    if (sale.merchantTo && (!sale.spaceFree || *sale.merchantTo == area))
        return Refusal{.code = RefusalCode::MerchantUseless, .token = Token::Merchant};

    Delivery delivery;
    delivery.value = deliveredValue(sale.face, sale.damsPassed);
    delivery.thalersFound = sale.thalersThere;
    delivery.ruhrortBonus = kind == PlaceKind::Ruhrort ? 1 : 0;
    if (sale.spaceFree) {
        delivery.cubeCost = 1;
        delivery.cube = sale.merchantTo.value_or(area);
    }
    if (kind == PlaceKind::City) {
        delivery.paidOwners = sale.owners;
        delivery.ownWarehouse = sale.owners.contains(sale.seller) ? 1 : 0;
    }
    if (kind == PlaceKind::Ruhrort)
        delivery.exportSteps = exportSteps(delivery.value);
    return delivery;
}

} // namespace scoring::the_ruhr
