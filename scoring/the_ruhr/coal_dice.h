// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "scoring/the_ruhr/dice.h"
#include "scoring/the_ruhr/transport.h"

#include <array>
#include <optional>
#include <vector>

namespace scoring::the_ruhr {

/// What lies in a depot, as far as it was told.
struct Depot {
    bool isKnown = false;
    std::optional<Coal> coal; ///< nothing, where it is known: the depot is empty
    constexpr bool isEmpty() const { return isKnown && !coal; }
    constexpr bool holdsCoal() const { return coal.has_value(); }
    bool operator==(const Depot &) const = default;
};

/// All coal dice of a table. A die that was chosen waits in its depot until it is sold.
struct CoalDice {
    std::array<Depot, depotCount> depots{};
    std::vector<TransportColumn> track; ///< the dirt road: one for all; later one for black, one for white
    std::vector<Coal> fallen;           ///< slid off the track and still to be put into depots, one by one
    bool operator==(const CoalDice &) const = default;

    Depot &depot(int number) { return depots[static_cast<std::size_t>(number - 1)]; }
    const Depot &depot(int number) const { return depots[static_cast<std::size_t>(number - 1)]; }
    TransportColumn &column(Die die) { return track[track.size() == 1 ? 0 : at(die)]; }
    const TransportColumn &column(Die die) const { return track[track.size() == 1 ? 0 : at(die)]; }
};

/// The dirt road with the die that starts there.
void layDirtRoad(CoalDice &dice, const TrackFacts &track);

/// The dice move to the next track, from the bottom up, each into the column of its colour as if it had just
/// been sold.
void changeTrack(CoalDice &dice, const TrackFacts &track);

/// A sold die enters the track; one that slides off for it has fallen.
void enterTrack(CoalDice &dice, const Coal &sold);

/// Whether the special action Transport has a die to take, in any column; if not, it takes one of a depot.
bool anyDieOnAnArrow(const CoalDice &dice);

/// How many dice of a colour are in depots, as far as that is known, on the track and fallen off it.
int diceSeen(const CoalDice &dice, Die die);

/// What a tile does to the dice in the depots. An unknown tile may have changed them.
void afterTile(CoalDice &dice, std::optional<Tile> tile);

/// What the event of a round does to the dice.
void afterEvent(CoalDice &dice, int round, const Options &options);

} // namespace scoring::the_ruhr
