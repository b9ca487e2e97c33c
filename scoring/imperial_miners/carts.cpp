// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "scoring/imperial_miners/carts.h"

#include <algorithm>
#include <tuple>

namespace scoring::imperial_miners {

namespace {

bool hasToken(const Mine &mine, const Seam &seam)
{
    return std::ranges::find(mine.cartTokens, seam) != mine.cartTokens.end();
}

std::optional<JoinedCart> joinedAt(const Card &card, Slot slot, const Card &other)
{
    if (!card.half || !other.half)
        return std::nullopt;
    return join((*card.half)[slot], (*other.half)[opposite(slot)]);
}

} // namespace

std::optional<JoinedCart> join(Half half, Half other)
{
    if (half == Half::None || other == Half::None)
        return std::nullopt;
    if (half != other)
        return JoinedCart::Half;
    return half == Half::Loaded ? JoinedCart::Full : JoinedCart::Empty;
}

std::vector<CartSeam> joinedCarts(const Mine &mine)
{
    std::vector<CartSeam> found;
    for (const Card &card : mine.cards) {
        for (const Slot slot : {Slot::R, Slot::DL, Slot::DR}) { // each seam from one of its sides
            const Card *other = cardAt(mine, neighbour(card.position(), slot));
            const auto joined = other ? joinedAt(card, slot, *other) : std::nullopt;
            if (!joined)
                continue;
            Seam seam = seamOf(card.id, other->id);
            const bool token = hasToken(mine, seam);
            found.push_back({std::move(seam), *joined, token});
        }
    }
    std::ranges::sort(found, {},
                      [](const CartSeam &cart) { return std::tie(cart.seam.first, cart.seam.second); });
    return found;
}

std::vector<Seam> placesForCartToken(const Mine &mine)
{
    std::vector<Seam> places;
    for (const CartSeam &cart : joinedCarts(mine)) {
        if (cart.printed == JoinedCart::Half && !cart.token)
            places.push_back(cart.seam);
    }
    return places;
}

std::optional<CartTokenFault> cartTokenFault(const Mine &mine, std::string_view card, std::string_view other)
{
    const Card *one = findCard(mine, card);
    const Card *two = findCard(mine, other);
    if (!one || !two)
        return CartTokenFault::NoSuchCard;
    if (!areAdjacent(*one, *two))
        return CartTokenFault::NotAdjacent;
    const std::vector<CartSeam> carts = joinedCarts(mine);
    const auto cart = std::ranges::find(carts, seamOf(card, other), &CartSeam::seam);
    if (cart == carts.end())
        return CartTokenFault::NotJoined;
    if (cart->printed == JoinedCart::Empty)
        return CartTokenFault::Empty;
    if (cart->printed == JoinedCart::Full || cart->token)
        return CartTokenFault::Full;
    return std::nullopt;
}

bool cartsKnown(const Mine &mine)
{
    return std::ranges::all_of(mine.cards, [](const Card &card) { return card.half.has_value(); });
}

CartCounts countCarts(const Mine &mine)
{
    CartCounts counts;
    for (const CartSeam &cart : joinedCarts(mine)) {
        counts.naturalFull += cart.printed == JoinedCart::Full ? 1 : 0;
        counts.joinedHalf += cart.printed == JoinedCart::Half ? 1 : 0;
        counts.cartTokens += cart.printed == JoinedCart::Half && cart.token ? 1 : 0;
    }
    return counts;
}

} // namespace scoring::imperial_miners
