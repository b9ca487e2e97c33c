// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "scoring/the_ruhr/transport.h"

#include "scoring/the_ruhr/rounds.h"
#include "scoring/the_ruhr/warehouses.h"

#include <algorithm>
#include <cassert>

namespace scoring::the_ruhr {

std::optional<Refusal> possible(const TrackFacts &track)
{
    if (track.spaces < 1 || track.spaces > mostPrinted)
        return Refusal{.code = RefusalCode::CountImpossible,
                       .number = track.spaces,
                       .limit = track.spaces < 1 ? 1 : mostPrinted};
    if (track.arrow < 0 || track.arrow >= track.spaces)
        return Refusal{.code = RefusalCode::CountImpossible,
                       .number = track.arrow,
                       .limit = track.arrow < 0 ? 0 : track.spaces - 1};
    return std::nullopt;
}

TransportColumn columnOf(const TrackFacts &track)
{
    assert(!possible(track));
    return {std::vector<std::optional<Coal>>(static_cast<std::size_t>(track.spaces)),
            static_cast<std::size_t>(track.arrow)};
}

std::optional<Coal> enter(TransportColumn &column, const Coal &sold)
{
    assert(column.arrow < column.spaces.size());
    auto &spaces = column.spaces;
    const auto hasDie = [](const std::optional<Coal> &space) { return space.has_value(); };
    if (std::ranges::none_of(spaces, hasDie)) {
        spaces[column.arrow] = sold;
        return std::nullopt;
    }
    const auto aboveArrow = spaces.begin() + static_cast<std::ptrdiff_t>(column.arrow) + 1;
    const auto free = std::find_if_not(aboveArrow, spaces.end(), hasDie);
    if (free != spaces.end()) {
        *free = sold;
        return std::nullopt;
    }
    const std::optional<Coal> pushed = spaces.front();
    std::shift_left(spaces.begin(), spaces.end(), 1);
    spaces.back() = sold;
    return pushed;
}

std::optional<Coal> takeFromArrow(TransportColumn &column)
{
    assert(column.arrow < column.spaces.size());
    const auto arrow = column.spaces.begin() + static_cast<std::ptrdiff_t>(column.arrow);
    const std::optional<Coal> taken = *arrow;
    if (taken) {
        std::shift_left(arrow, column.spaces.end(), 1);
        column.spaces.back().reset();
    }
    return taken;
}

std::vector<Region> regionsFor(Die die)
{
    std::vector<Region> found;
    for (const RegionFacts &region : regions) {
        if (region.coal == die)
            found.push_back(region.region);
    }
    return found;
}

std::vector<Region> regionsForPushed(Die die, int round, bool regionFull)
{
    const std::optional<Region> named = roundOf(round).pushedBlackDie;
    if (die == Die::Black && named && !regionFull)
        return {*named};
    return regionsFor(die);
}

} // namespace scoring::the_ruhr
