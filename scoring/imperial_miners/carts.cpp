// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "scoring/imperial_miners/carts.h"

#include <algorithm>
#include <tuple>

namespace scoring::imperial_miners {

namespace {

void forEachSeam(const Mine &mine, auto visit)
{
    for (const Card &card : mine.cards) {
        for (const Slot slot : {Slot::R, Slot::DL, Slot::DR}) { // each seam from one of its sides
            if (const Card *other = cardAt(mine, neighbour(card.position(), slot)))
                visit(card, slot, *other);
        }
    }
}

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

// Where half carts of a seam are not recorded: which carts it may be.
struct OpenSeam {
    Seam seam;
    bool maybeFull = false;
    bool maybeHalf = false;
};

bool mayBe(const Card &card, Slot slot, Half half)
{
    return !card.half || (*card.half)[slot] == half;
}

std::vector<OpenSeam> openSeams(const Mine &mine)
{
    std::vector<OpenSeam> found;
    forEachSeam(mine, [&](const Card &card, Slot slot, const Card &other) {
        if (card.half && other.half)
            return;
        const Slot facing = opposite(slot);
        const bool loaded = mayBe(card, slot, Half::Loaded);
        const bool otherLoaded = mayBe(other, facing, Half::Loaded);
        const bool half =
            (loaded && mayBe(other, facing, Half::Empty)) || (otherLoaded && mayBe(card, slot, Half::Empty));
        found.push_back({seamOf(card.id, other.id), loaded && otherLoaded, half});
    });
    return found;
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
    forEachSeam(mine, [&](const Card &card, Slot slot, const Card &other) {
        const auto joined = joinedAt(card, slot, other);
        if (!joined)
            return;
        Seam seam = seamOf(card.id, other.id);
        const bool token = hasToken(mine, seam);
        found.push_back({std::move(seam), *joined, token});
    });
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
    const Seam seam = seamOf(card, other);
    if (!one->half || !two->half) {
        const std::vector<OpenSeam> open = openSeams(mine);
        const auto unseen = std::ranges::find(open, seam, &OpenSeam::seam);
        if (unseen == open.end() || !unseen->maybeHalf)
            return CartTokenFault::NotJoined;
        return hasToken(mine, seam) ? std::optional(CartTokenFault::Full) : std::nullopt;
    }
    const std::vector<CartSeam> carts = joinedCarts(mine);
    const auto cart = std::ranges::find(carts, seam, &CartSeam::seam);
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

CartLimits cartLimits(const Mine &mine)
{
    CartLimits limits{.least = countCarts(mine)};
    std::vector<OpenSeam> open = openSeams(mine);
    // What carries a token is a half cart, whoever recorded it.
    limits.least.joinedHalf += static_cast<int>(
        std::erase_if(open, [&](const OpenSeam &seam) { return hasToken(mine, seam.seam); }));
    limits.least.cartTokens = static_cast<int>(mine.cartTokens.size());
    limits.most = limits.least;
    limits.mostJoined = limits.least.naturalFull + limits.least.joinedHalf;
    for (const OpenSeam &seam : open) {
        limits.most.naturalFull += seam.maybeFull ? 1 : 0;
        limits.most.joinedHalf += seam.maybeHalf ? 1 : 0;
        limits.most.cartTokens += seam.maybeHalf ? 1 : 0;
        limits.mostJoined += seam.maybeFull || seam.maybeHalf ? 1 : 0;
    }
    return limits;
}

} // namespace scoring::imperial_miners
