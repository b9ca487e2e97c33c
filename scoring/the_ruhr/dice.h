// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "scoring/the_ruhr/options.h"
#include "scoring/the_ruhr/rounds.h"
#include "scoring/the_ruhr/tiles.h"

#include <algorithm>

namespace scoring::the_ruhr {

inline constexpr int lowestFace = 1;
inline constexpr int highestFace = 6;

/// A face after a change, which never leaves the die.
constexpr int turned(int face, int change)
{
    return std::clamp(face + change, lowestFace, highestFace);
}

/// What coal is worth after passing that many dams that still hold a tile; the die keeps that face.
constexpr int deliveredValue(int face, int damsPassed)
{
    return std::max(lowestFace, face - damsPassed);
}

/// A die in a depot after a tile was drawn.
constexpr int faceAfterTile(int face, Tile tile)
{
    return turned(face, facts(tile).depotDice);
}

enum class DiePlace : std::uint8_t { Depot, TransportTrack };

/// A die after the event of a round.
constexpr int faceAfterEvent(int face, DiePlace place, int round, const Options &options)
{
    switch (roundOf(round).event) {
    case RoundEvent::SteamEngines:
        return place == DiePlace::TransportTrack || options.round9RaisesDepots ? turned(face, 1) : face;
    case RoundEvent::ValleyRailway:
        return turned(face, -1);
    default:
        return face;
    }
}

/// The special action Subsidy: a die in any depot.
constexpr int faceAfterSubsidy(int face, int round)
{
    return turned(face, round == roundCount ? 1 : 2);
}

/// The white token Coal hauling: a die in any depot.
constexpr int faceAfterHauling(int face)
{
    return turned(face, 3);
}

} // namespace scoring::the_ruhr
