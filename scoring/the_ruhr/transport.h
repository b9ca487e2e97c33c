// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "scoring/the_ruhr/places.h"
#include "scoring/the_ruhr/refusal.h"

#include <array>
#include <optional>
#include <vector>

namespace scoring::the_ruhr {

/// A die with its face.
struct Coal {
    Die die{};
    int face = 0;
    bool operator==(const Coal &) const = default;
};

inline constexpr std::size_t depotCount = 15;

/// The die in each depot; nothing where it is empty.
using DepotDice = std::array<std::optional<Coal>, depotCount>;

/// How a transport track is printed; both columns of one are alike.
struct TrackFacts {
    int spaces = 0; ///< of a column
    int arrow = 0;  ///< the arrow space, counted from 0 at the bottom
    bool operator==(const TrackFacts &) const = default;
};

/// Refuses a track without spaces, or with its arrow beside them.
std::optional<Refusal> possible(const TrackFacts &track);

/// A column of the transport track, from the bottom up. Its arrow is one of its spaces.
struct TransportColumn {
    std::vector<std::optional<Coal>> spaces;
    std::size_t arrow = 0;
    bool operator==(const TransportColumn &) const = default;
};

/// An empty column of a possible track.
TransportColumn columnOf(const TrackFacts &track);

/// A sold die enters the column. Gives the die that slides off the bottom, if one does.
std::optional<Coal> enter(TransportColumn &column, const Coal &sold);

/// The special action Transport takes the die on the arrow space; those above slide down. Nothing where no
/// die lies there.
std::optional<Coal> takeFromArrow(TransportColumn &column);

/// Where a die from the arrow space may go: white coal to Mark, black coal anywhere else.
std::vector<Region> regionsFor(Die die);

/// Where a die that slid off may go: black coal into the region of the round unless that is full (or the text
/// does not name one), white coal into Mark. The player furthest upstream chooses the depot.
std::vector<Region> regionsForPushed(Die die, int round, bool regionFull);

} // namespace scoring::the_ruhr
