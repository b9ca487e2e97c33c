// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/vision/measured_items.h"

#include <algorithm>
#include <functional>

namespace measure {

using namespace vision;

namespace {

bool isSame(const Quad &one, const Quad &other)
{
    return contains(one, centre(other)) && contains(other, centre(one)) && overlap(one, other) >= 0.5;
}

bool isMatched(const std::vector<const Item *> &match, const Item &item)
{
    return std::ranges::find(match, &item) != match.end();
}

} // namespace

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
        if (!match[pair.real] && !isMatched(match, *pair.seen))
            match[pair.real] = pair.seen;
    }
    return match;
}

bool asksThere(const std::vector<Item> &seen, const std::vector<const Item *> &match, const Quad &quad)
{
    return std::ranges::any_of(seen, [&](const Item &item) {
        return item.review && !isMatched(match, item) &&
               (contains(item.quad, centre(quad)) || contains(quad, centre(item.quad)));
    });
}

void addRight(Figures &figures, bool isNeedless)
{
    ++figures.right;
    figures.needless += isNeedless ? 1 : 0;
}

void addWrong(Figures &figures, const std::string &is, const std::string &said, bool told)
{
    figures.exact = 0;
    figures.silent += told ? 0 : 1;
    ++figures.confused[{is, (said.empty() ? "?" : said) + (told ? ", asks" : "")}];
}

void addInvented(Figures &figures, const std::vector<Item> &seen, const std::vector<const Item *> &match)
{
    for (const Item &item : seen) {
        if (isMatched(match, item))
            continue;
        ++(item.review ? figures.inventedAsking : figures.invented);
        // A person who is asked about nothing that can be read sees at once that nothing is there.
        if (!item.review || !item.is.empty())
            addWrong(figures, "nothing", item.is, item.review);
    }
    figures.photosInvented = figures.invented > 0 ? 1 : 0;
}

} // namespace measure
