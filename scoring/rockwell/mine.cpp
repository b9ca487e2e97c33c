// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "scoring/rockwell/mine.h"

#include <algorithm>
#include <array>
#include <cstdlib>

namespace scoring::rockwell {

namespace {

// One step within the ring. A border is half a tile further, yet a step of its own.
std::vector<Place> sideways(const Place &from, int direction, bool borders)
{
    std::vector<Place> steps;
    const Tile tile{from.layer, from.number};
    if (from.spot == Spot::Border)
        return {onTile(direction > 0 ? along(tile, 1) : tile)};
    if (from.spot != Spot::OnTile)
        return steps;
    steps.push_back(onTile(along(tile, direction)));
    if (borders)
        steps.push_back(behind(direction > 0 ? tile : along(tile, -1)));
    return steps;
}

// One step between the layers, into the mine, or into the centre.
std::vector<Place> upOrDown(const Place &from, Rings rings)
{
    std::vector<Place> steps;
    if (from.spot == Spot::Entrance) {
        for (const int number : {from.number * 2, from.number * 2 + 1})
            steps.push_back(onTile({Layer::A, number}));
    } else if (from.spot == Spot::OnTile) {
        const Tile tile{from.layer, from.number};
        for (const Layer layer : layers) {
            for (int number = 0; number < tilesPerLayer; ++number) {
                if (layer != tile.layer && touch(tile, {layer, number}, rings))
                    steps.push_back(onTile({layer, number}));
            }
        }
        if (tile.layer == Layer::D)
            steps.push_back(centre);
    }
    return steps;
}

std::vector<Place> anyStep(const Place &from, bool borders, Rings rings)
{
    std::vector<Place> steps = upOrDown(from, rings);
    for (const int direction : {1, -1}) {
        for (const Place &place : sideways(from, direction, borders))
            steps.push_back(place);
    }
    return steps;
}

bool contains(const std::vector<Place> &places, const Place &place)
{
    return std::ranges::find(places, place) != places.end();
}

} // namespace

bool exists(const Tile &tile)
{
    return tile.number >= 0 && tile.number < tilesPerLayer;
}

bool exists(const Place &place)
{
    switch (place.spot) {
    case Spot::Entrance:
        return place.layer == Layer::A && place.number >= 0 && place.number < entrances;
    case Spot::OnTile:
    case Spot::Border:
        return place.number >= 0 && place.number < tilesPerLayer;
    case Spot::Centre:
        return place == centre;
    }
    return false;
}

std::vector<Tile> tilesOf(const Place &place)
{
    const Tile tile{place.layer, place.number};
    if (place.spot == Spot::OnTile)
        return {tile};
    if (place.spot == Spot::Border)
        return {tile, along(tile, 1)};
    return {};
}

bool countsOn(const Place &place, const Tile &tile)
{
    const std::vector<Tile> tiles = tilesOf(place);
    return std::ranges::find(tiles, tile) != tiles.end();
}

bool touch(const Tile &one, const Tile &other, Rings rings)
{
    if (one.layer == other.layer)
        return along(one, 1) == other || along(one, -1) == other;
    const bool oneIsOuter = one.layer < other.layer;
    const Tile &outer = oneIsOuter ? one : other;
    const Tile &inner = oneIsOuter ? other : one;
    if (at(inner.layer) - at(outer.layer) != 1)
        return false;
    switch (rings) {
    case Rings::NotSaid:
        return true;
    case Rings::TileOnTile:
        return outer.number == inner.number;
    case Rings::Staggered:
        return outer.number == inner.number || along(outer, 1).number == inner.number;
    }
    return false;
}

bool isNextTo(const Place &place, const Tile &tile, Rings rings)
{
    const std::vector<Tile> tiles = tilesOf(place);
    return !countsOn(place, tile) &&
           std::ranges::any_of(tiles, [&](const Tile &own) { return touch(own, tile, rings); });
}

int playerPower(const std::vector<Crew> &crews, const Tile &tile, Seat owner)
{
    int power = 0;
    for (const Crew &crew : crews) {
        if (crew.owner == owner && countsOn(crew.place, tile))
            power += crew.total();
    }
    return power;
}

std::vector<Sharer> sharersOn(const std::vector<Crew> &crews, const Tile &tile)
{
    std::vector<Sharer> sharers;
    for (const Crew &crew : crews) {
        if (countsOn(crew.place, tile) &&
            std::ranges::find(sharers, crew.owner, &Sharer::seat) == sharers.end())
            sharers.push_back({crew.owner, playerPower(crews, tile, crew.owner)});
    }
    return sharers;
}

int tilePower(const std::vector<Crew> &crews, const Tile &tile)
{
    int power = 0;
    for (const Sharer &sharer : sharersOn(crews, tile))
        power += sharer.power;
    return power;
}

bool canMove(const Place &from, const Place &to, int movementLevel, Rings rings)
{
    if (from.spot == Spot::Centre)
        return false;
    const bool borders = movementLevel >= 2;
    if (from == to || contains(anyStep(from, borders, rings), to))
        return true;
    if (movementLevel >= 3) {
        for (const Place &middle : anyStep(from, borders, rings)) {
            if (contains(anyStep(middle, borders, rings), to))
                return true;
        }
        return false;
    }
    if (movementLevel < 1)
        return false;
    for (const int direction : {1, -1}) { // two steps sideways go the same way round
        for (const Place &middle : sideways(from, direction, borders)) {
            if (contains(sideways(middle, direction, borders), to))
                return true;
        }
    }
    return false;
}

} // namespace scoring::rockwell
