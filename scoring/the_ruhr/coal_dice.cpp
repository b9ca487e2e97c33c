// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "scoring/the_ruhr/coal_dice.h"

#include "scoring/the_ruhr/setup.h"

#include <algorithm>
#include <utility>

namespace scoring::the_ruhr {

void layDirtRoad(CoalDice &dice, const TrackFacts &track)
{
    dice.track = {columnOf(track)};
    enterTrack(dice, {Die::Black, dirtRoadFace});
}

void changeTrack(CoalDice &dice, const TrackFacts &track)
{
    const std::vector<TransportColumn> before = std::exchange(dice.track, {columnOf(track), columnOf(track)});
    for (const TransportColumn &column : before) {
        for (const std::optional<Coal> &coal : column.spaces) {
            if (coal)
                enterTrack(dice, *coal);
        }
    }
}

void enterTrack(CoalDice &dice, const Coal &sold)
{
    if (const auto pushed = enter(dice.column(sold.die), sold))
        dice.fallen.push_back(*pushed);
}

bool anyDieOnAnArrow(const CoalDice &dice)
{
    return std::ranges::any_of(
        dice.track, [](const TransportColumn &column) { return column.spaces[column.arrow].has_value(); });
}

int diceSeen(const CoalDice &dice, Die die)
{
    const auto isOfColour = [=](const std::optional<Coal> &coal) { return coal && coal->die == die; };
    auto seen = std::ranges::count_if(dice.depots, isOfColour, &Depot::coal);
    for (const TransportColumn &column : dice.track)
        seen += std::ranges::count_if(column.spaces, isOfColour);
    return static_cast<int>(seen + std::ranges::count(dice.fallen, die, &Coal::die));
}

void afterTile(CoalDice &dice, std::optional<Tile> tile)
{
    for (Depot &depot : dice.depots) {
        if (!depot.coal)
            continue;
        if (tile)
            depot.coal->face = faceAfterTile(depot.coal->face, *tile);
        else
            depot = {};
    }
}

void afterEvent(CoalDice &dice, int round, const Options &options)
{
    const auto change = [&](std::optional<Coal> &coal, DiePlace place) {
        if (coal)
            coal->face = faceAfterEvent(coal->face, place, round, options);
    };
    for (Depot &depot : dice.depots)
        change(depot.coal, DiePlace::Depot);
    for (TransportColumn &column : dice.track) {
        for (std::optional<Coal> &coal : column.spaces)
            change(coal, DiePlace::TransportTrack);
    }
}

} // namespace scoring::the_ruhr
