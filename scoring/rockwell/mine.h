// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "scoring/rockwell/extraction.h"
#include "scoring/rockwell/pieces.h"

#include <optional>
#include <vector>

namespace scoring::rockwell {

/// A layer tile. The tiles of a ring are numbered clockwise from 0; A0 and A1 lie below entrance 0.
struct Tile {
    Layer layer{};
    int number = 0;
    bool operator==(const Tile &) const = default;
};

/// How the rings lie against each other. The rulebook does not say it, the table does.
enum class Rings : std::uint8_t {
    NotSaid,    ///< any two tiles of neighbouring layers may touch: the players see whether they do
    TileOnTile, ///< tile 3 lies on tile 3
    Staggered,  ///< tile 3 lies on tiles 3 and 4
};

enum class Spot : std::uint8_t { Entrance, OnTile, Border, Centre };

/// Where a crew is.
struct Place {
    Spot spot = Spot::Entrance;
    Layer layer{};
    int number = 0; ///< of the entrance, of the tile, or of the tile that is followed by the border
    bool operator==(const Place &) const = default;
};

constexpr Place atEntrance(int number)
{
    return {Spot::Entrance, Layer::A, number};
}
constexpr Place onTile(Tile tile)
{
    return {Spot::OnTile, tile.layer, tile.number};
}
/// Between that tile and the next one clockwise.
constexpr Place behind(Tile tile)
{
    return {Spot::Border, tile.layer, tile.number};
}
inline constexpr Place centre{Spot::Centre, Layer::D, 0};

bool exists(const Tile &tile);
bool exists(const Place &place);

/// The tile so many further clockwise in its ring.
constexpr Tile along(Tile tile, int steps)
{
    return {tile.layer, ((tile.number + steps) % tilesPerLayer + tilesPerLayer) % tilesPerLayer};
}

/// The tiles a crew counts on: one, two on a border, none at an entrance or in the centre.
std::vector<Tile> tilesOf(const Place &place);
bool countsOn(const Place &place, const Tile &tile);

bool touch(const Tile &one, const Tile &other, Rings rings);
/// Whether a crew there is next to that tile, without counting on it.
bool isNextTo(const Place &place, const Tile &tile, Rings rings);

struct Crew {
    Seat owner{};
    int power = 1;
    Place place;
    int subcontractor = 0; ///< power of the attached die, 0 for none

    int total() const { return power + subcontractor; }
    bool operator==(const Crew &) const = default;
};

int playerPower(const std::vector<Crew> &crews, const Tile &tile, Seat owner);
int tilePower(const std::vector<Crew> &crews, const Tile &tile);
/// Everyone with a crew that counts on the tile, in the order of their first crew.
std::vector<Sharer> sharersOn(const std::vector<Crew> &crews, const Tile &tile);

/// A closed tile is extracted as soon as the power on it reaches its number.
constexpr bool isReady(bool closed, int requirement, int power)
{
    return closed && power >= requirement;
}

/// Whether a crew may move there in one drill round; staying always is a move.
bool canMove(const Place &from, const Place &to, int movementLevel, Rings rings);

} // namespace scoring::rockwell
