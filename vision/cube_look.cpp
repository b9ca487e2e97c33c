// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "vision/cube_look.h"

#include "vision/mine_profile.h"

#include <algorithm>

namespace vision {

namespace {

constexpr double often = 5; // seen less than that, a mean says little

/// Pairs of a cart without and with a cube of that colour.
struct Pair {
    const std::vector<float> *empty;
    const std::vector<float> *loaded;
    std::size_t colour;
};

std::vector<Pair> pairs(std::span<const Kinds *const> editions)
{
    std::vector<Pair> found;
    for (const Kinds *carts : editions) {
        for (std::size_t kind = 0; kind + 1 < carts->kinds.size(); kind += 2) {
            const Kinds::Kind &empty = carts->kinds[kind];
            const Kinds::Kind &loaded = carts->kinds[kind + 1];
            if (empty.seen >= often && loaded.seen >= often)
                found.push_back({&empty.mean, &loaded.mean, kind / 2 % 4});
        }
    }
    return found;
}

} // namespace

CubeLook cubeLook(std::span<const Kinds *const> editions)
{
    const std::vector<Pair> known = pairs(editions);
    std::array<float, 4> count{};
    for (const Pair &pair : known)
        count[pair.colour] += 1;
    if (std::ranges::min(count) < 2)
        return {};
    const std::size_t features = known.front().empty->size();
    // Within a colour what differs between loaded carts is what still shows of the carts themselves.
    std::array<std::vector<float>, 4> empties, loadeds;
    for (std::size_t colour = 0; colour < 4; ++colour) {
        empties[colour].assign(features, 0);
        loadeds[colour].assign(features, 0);
    }
    for (const Pair &pair : known) {
        for (std::size_t i = 0; i < features; ++i) {
            empties[pair.colour][i] += (*pair.empty)[i] / count[pair.colour];
            loadeds[pair.colour][i] += (*pair.loaded)[i] / count[pair.colour];
        }
    }
    CubeLook look;
    for (std::size_t cell = 0; cell < features; cell += featuresPerCell) {
        double both = 0;
        double own = 1e-3;
        for (const Pair &pair : known) {
            for (std::size_t i = cell; i < cell + featuresPerCell; ++i) {
                const double empty = (*pair.empty)[i] - empties[pair.colour][i];
                both += empty * ((*pair.loaded)[i] - loadeds[pair.colour][i]);
                own += empty * empty;
            }
        }
        look.through.push_back(static_cast<float>(std::clamp(both / own, 0.0, 1.0)));
    }
    for (std::size_t colour = 0; colour < 4; ++colour) {
        for (std::size_t i = 0; i < features; ++i)
            look.cubes[colour].push_back(loadeds[colour][i] -
                                         look.through[i / featuresPerCell] * empties[colour][i]);
    }
    return look;
}

std::vector<float> withCube(const CubeLook &look, std::span<const float> empty, std::size_t colour)
{
    std::vector<float> loaded;
    if (look.through.empty())
        return loaded;
    for (std::size_t i = 0; i < empty.size(); ++i)
        loaded.push_back(look.through[i / featuresPerCell] * empty[i] + look.cubes[colour][i]);
    return loaded;
}

} // namespace vision
