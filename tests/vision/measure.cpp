// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/vision/measure.h"

#include <algorithm>
#include <cmath>
#include <functional>
#include <vector>

namespace measure {

namespace {

using namespace scoring::coal_baron;
using namespace vision;

// So much of a card must be seen, and so little lost in glare, that a person reads it at a glance.
constexpr double plainlyVisible = 0.8;
constexpr double hardlyWashed = 0.3;

/// A piece, really there or seen, by what it is called: empty where it cannot be read.
struct Item {
    Quad quad;
    std::string is;
    bool review = false; ///< of what is really there: a person may have to look as well
};

bool isSame(const Quad &one, const Quad &other)
{
    return contains(one, centre(other)) && contains(other, centre(one)) && overlap(one, other) >= 0.5;
}

bool asksThere(const std::vector<Item> &seen, const Quad &quad)
{
    return std::ranges::any_of(seen, [&](const Item &item) {
        return item.review && (contains(item.quad, centre(quad)) || contains(quad, centre(item.quad)));
    });
}

// For each piece that is really there what was seen of it; each is used once, the best overlap first.
std::vector<const Item *> matched(const std::vector<Item> &real, const std::vector<Item> &seen)
{
    struct Pair {
        double overlap;
        std::size_t real;
        const Item *seen;
    };
    std::vector<Pair> pairs;
    for (std::size_t number = 0; number < real.size(); ++number) {
        for (const Item &item : seen) {
            if (isSame(real[number].quad, item.quad))
                pairs.push_back({overlap(real[number].quad, item.quad), number, &item});
        }
    }
    std::ranges::sort(pairs, std::greater(), &Pair::overlap);
    std::vector<const Item *> match(real.size());
    for (const Pair &pair : pairs) {
        if (!match[pair.real] && std::ranges::find(match, pair.seen) == match.end())
            match[pair.real] = pair.seen;
    }
    return match;
}

Figures ofItems(const std::vector<Item> &real, const std::vector<Item> &seen)
{
    Figures figures{.photos = 1, .exact = 1, .items = static_cast<int>(real.size())};
    const auto wrong = [&](const std::string &is, const std::string &said, bool told) {
        figures.exact = 0;
        figures.silent += told ? 0 : 1;
        ++figures.confused[{is, (said.empty() ? "?" : said) + (told ? ", asks" : "")}];
    };
    const std::vector<const Item *> match = matched(real, seen);
    for (std::size_t number = 0; number < real.size(); ++number) {
        const Item &is = real[number];
        const Item *said = match[number];
        if (!said) {
            wrong(is.is, "missed", asksThere(seen, is.quad));
        } else if (said->is != is.is) {
            wrong(is.is, said->is, said->review);
        } else {
            ++figures.right;
            figures.needless += said->review && !is.review ? 1 : 0;
        }
    }
    for (const Item &item : seen) {
        const bool asksAboutNothing =
            item.review && item.is.empty(); // a person sees at once that nothing is there
        if (std::ranges::find(match, &item) == match.end() && !asksAboutNothing)
            wrong("nothing", item.is, item.review);
    }
    return figures;
}

template <typename Piece>
Item tileItem(const Piece &piece, bool review)
{
    const auto carts = static_cast<std::size_t>(piece.carts);
    return {piece.quad,
            piece.level ? std::string(sideNames[at(piece.side)]) + ":" +
                              std::string(carts, coalLetters[at(*piece.level)])
                        : std::string(),
            review};
}

bool asksOn(const MineSeen &mine, Coal level, Side side)
{
    return std::ranges::any_of(mine.pieces, [&](const MinePieceSeen &piece) {
        return piece.review() && piece.level == level && piece.side == side;
    });
}

void countElsewhere(Figures &figures, const MineTruth &truth, const MineSeen &seen)
{
    if (!truth.cubesElsewhere || !seen.cubesElsewhere)
        return;
    const bool isRight = *truth.cubesElsewhere == *seen.cubesElsewhere;
    const bool asks = std::ranges::find(seen.why, Doubt{Doubt::Kind::CubesUnclear}) != seen.why.end();
    figures.counted = 1;
    figures.countedRight = isRight ? 1 : 0;
    figures.countedUnsure = asks ? 1 : 0;
    figures.countedSilent = isRight || asks ? 0 : 1;
}

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
    const auto called = [](const std::optional<Order> &order) {
        return order ? name(*order) : std::string();
    };
    std::vector<Item> real;
    for (const OrdersTruth::Card &card : truth.cards)
        real.push_back(
            {card.quad, called(card.order), card.visible < plainlyVisible || card.washed > hardlyWashed});
    std::vector<Item> said;
    for (const OrderSeen &order : seen)
        said.push_back({order.quad, called(order.order), order.review()});
    return ofItems(real, said);
}

Figures ofMine(const MineTruth &truth, const MineSeen &seen)
{
    std::vector<Item> real;
    for (const MineTruth::Piece &piece : truth.pieces) {
        if (piece.kind == MinePieceSeen::Kind::Tile)
            real.push_back(tileItem(piece, false));
    }
    const bool isThere = truth.levels != LevelCounts{}; // every mine has carts, printed on its board
    std::vector<Item> said;
    for (const MinePieceSeen &piece : seen.pieces) {
        if (piece.kind == MinePieceSeen::Kind::Tile || !isThere)
            said.push_back(tileItem(piece, piece.review()));
    }
    Figures figures = ofItems(real, said);
    countElsewhere(figures, truth, seen);
    const LevelCounts counts = countLevels(seen);
    for (const Coal coal : coals) {
        for (const Side side : sides) {
            const LevelCount &is = truth.levels[at(coal)][at(side)];
            const LevelCount &told = counts[at(coal)][at(side)];
            figures.items += is.carts > 0 ? 1 : 0;
            if (is.carts != told.carts) { // counted with the tiles already
                figures.exact = 0;
            } else if (is.loaded == told.loaded) {
                figures.right += is.carts > 0 ? 1 : 0;
            } else {
                figures.exact = 0;
                const bool asks = asksOn(seen, coal, side);
                figures.silent += asks ? 0 : 1;
                ++figures.confused[{"loaded " + std::to_string(is.loaded),
                                    std::to_string(told.loaded) + (asks ? ", asks" : "")}];
            }
        }
    }
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

} // namespace measure
