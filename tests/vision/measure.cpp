// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/vision/measure.h"

#include "tests/vision/measured_items.h"

#include <cmath>
#include <vector>

namespace measure {

namespace {

using namespace vision;

// So much of a card must be seen, and so little lost in glare, that a person reads it at a glance.
constexpr double plainlyVisible = 0.8;
constexpr double hardlyWashed = 0.3;

double chanceOfAtMost(int found, int of, double share)
{
    double chance = 0;
    for (int number = 0; number <= found; ++number) {
        chance += std::exp(std::lgamma(of + 1) - std::lgamma(number + 1) - std::lgamma(of - number + 1) +
                           number * std::log(share) + (of - number) * std::log1p(-share));
    }
    return chance;
}

} // namespace

Figures &Figures::operator+=(const Figures &other)
{
    photos += other.photos;
    exact += other.exact;
    items += other.items;
    right += other.right;
    silent += other.silent;
    needless += other.needless;
    invented += other.invented;
    inventedAsking += other.inventedAsking;
    photosInvented += other.photosInvented;
    counted += other.counted;
    countedRight += other.countedRight;
    countedUnsure += other.countedUnsure;
    countedSilent += other.countedSilent;
    for (const auto &[pair, times] : other.confused)
        confused[pair] += times;
    return *this;
}

Figures ofOrders(const OrdersTruth &truth, std::span<const OrderSeen> seen)
{
    const auto called = [](const std::optional<scoring::coal_baron::Order> &order) {
        return order ? name(*order) : std::string();
    };
    std::vector<Item> real;
    for (const OrdersTruth::Card &card : truth.cards)
        real.push_back({card.quad, called(card.order),
                        !card.order || card.visible < plainlyVisible || card.washed > hardlyWashed});
    std::vector<Item> said;
    for (const OrderSeen &order : seen)
        said.push_back({order.quad, called(order.order), order.review()});
    Figures figures{.photos = 1, .exact = 1, .items = static_cast<int>(real.size())};
    const std::vector<const Item *> match = matched(real, said);
    for (std::size_t number = 0; number < real.size(); ++number) {
        const Item &is = real[number];
        if (!match[number])
            addWrong(figures, is.is, "missed", asksThere(said, match, is.quad));
        else if (match[number]->is != is.is)
            addWrong(figures, is.is, match[number]->is, match[number]->review);
        else
            addRight(figures, match[number]->review && !is.review);
    }
    addInvented(figures, said, match);
    return figures;
}

double upperBound(int found, int of)
{
    if (found >= of)
        return 1;
    double low = static_cast<double>(found) / of;
    double high = 1;
    for (int step = 0; step < 60; ++step) {
        const double middle = (low + high) / 2;
        (chanceOfAtMost(found, of, middle) > 0.05 ? low : high) = middle;
    }
    return high;
}

double lowerBound(int found, int of)
{
    return 1 - upperBound(of - found, of);
}

} // namespace measure
