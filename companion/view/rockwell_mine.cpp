// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "companion/view/rockwell_mine.h"

#include "companion/sentences.h"

#include <algorithm>

namespace companion {

using namespace scoring::rockwell;
using scoring::index;
using scoring::Seat;

namespace {

constexpr int rowOfEntrances = 1;
constexpr int rowOfLayers = 2;
constexpr int rowOfCentre = rowOfLayers + layerCount;

int rowOf(const Place &place)
{
    switch (place.spot) {
    case Spot::Entrance:
        return rowOfEntrances;
    case Spot::OnTile:
    case Spot::Border:
        return rowOfLayers + static_cast<int>(at(place.layer));
    case Spot::Centre:
        return rowOfCentre;
    }
    return 0;
}

// In half widths of a tile. Where the rings are staggered, each lies half a tile further on than the one
// outside it.
int xOf(const Place &place, Rings rings)
{
    const int shift = rings == Rings::Staggered ? static_cast<int>(at(place.layer)) : 0;
    switch (place.spot) {
    case Spot::Entrance:
        return 4 * place.number + 1;
    case Spot::OnTile:
        return 2 * place.number - shift;
    case Spot::Border:
        return 2 * place.number + 1 - shift;
    case Spot::Centre:
        return tilesPerLayer - 1 - shift;
    }
    return 0;
}

// In half widths too: an entrance lies above two tiles.
int widthOf(const Place &place)
{
    switch (place.spot) {
    case Spot::Entrance:
    case Spot::Centre:
        return 4;
    case Spot::OnTile:
        return 2;
    case Spot::Border:
        return 1;
    }
    return 0;
}

QString noteOf(const Table &table, const Tile &tile)
{
    const TileState &state = table.tile(tile);
    const int power = tilePower(table.crews, tile);
    if (state.open)
        return {};
    if (!state.requirement)
        return power > 0 ? filled(QStringLiteral("%1 / ?"), power) : QString();
    return filled(QStringLiteral("%1 / %2"), power, *state.requirement);
}

std::vector<BrickCrew> crewsAt(const Table &table, const Place &place, const QStringList &colors)
{
    std::vector<BrickCrew> there;
    for (const Crew &crew : table.crews) {
        if (crew.place != place)
            continue;
        const QString color = colors.value(crew.owner == robot ? table.seats() : index(crew.owner));
        const auto known = std::ranges::find(there, color, &BrickCrew::color);
        if (known == there.end())
            there.push_back({color, crew.total()});
        else
            known->power += crew.total();
    }
    return there;
}

} // namespace

std::vector<Tile> allTiles()
{
    std::vector<Tile> all;
    for (const Layer layer : layers) {
        for (int number = 0; number < tilesPerLayer; ++number)
            all.push_back({layer, number});
    }
    return all;
}

const std::vector<Place> &allPlaces()
{
    static const std::vector<Place> places = [] {
        std::vector<Place> all;
        for (int number = 0; number < entrances; ++number)
            all.push_back(atEntrance(number));
        for (const Tile &tile : allTiles())
            all.push_back(onTile(tile));
        for (const Tile &tile : allTiles())
            all.push_back(behind(tile));
        all.push_back(centre);
        return all;
    }();
    return places;
}

Choice placeChoice(const Place &place, const Table &table, const RockwellTableWords &words)
{
    return {.value = static_cast<int>(std::ranges::find(allPlaces(), place) - allPlaces().begin()),
            .text = words.place(place),
            .row = rowOf(place),
            .x = xOf(place, table.rings),
            .halves = widthOf(place)};
}

const Place &placeChosen(int value)
{
    const bool known = value >= 0 && value < static_cast<int>(allPlaces().size());
    return allPlaces()[static_cast<std::size_t>(known ? value : 0)];
}

Tile tileChosen(int value)
{
    const Place &place = placeChosen(value);
    return {place.layer, place.number};
}

std::vector<Brick> mineBricks(const Table &table, const QStringList &colors, const RockwellTableWords &words)
{
    std::vector<Brick> bricks;
    const std::vector<Tile> waiting = tilesDue(table);
    for (const Place &place : allPlaces()) {
        Brick brick{.row = rowOf(place),
                    .x = xOf(place, table.rings),
                    .text = words.place(place),
                    .tile = true,
                    .halves = widthOf(place),
                    .crews = crewsAt(table, place, colors)};
        if (place.spot == Spot::Border && brick.crews.empty())
            continue;
        if (place.spot == Spot::OnTile) {
            const Tile tile{place.layer, place.number};
            brick.note = noteOf(table, tile);
            brick.open = table.tile(tile).open;
            brick.lit = std::ranges::find(waiting, tile) != waiting.end();
            if (const std::optional<Seat> owner = shaftOwner(table, tile))
                brick.shaft = colors.value(index(*owner));
        }
        bricks.push_back(std::move(brick));
    }
    return bricks;
}

} // namespace companion
