// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "scoring/rockwell/table_rules.h"

#include <algorithm>

namespace scoring::rockwell {

namespace {

// Where a crew of the robot is; nothing for one that it does not have.
std::optional<Place> placeOf(const Table &table, int crew)
{
    const std::optional<int> number = rules::crewNumber(table, robot, crew);
    return number ? std::optional(rules::crewAt(table, *number).place) : std::nullopt;
}

std::vector<Tile> layerTilesNextTo(const Table &table, const Place &place)
{
    std::vector<Tile> next;
    for (const Layer layer : layers) {
        for (int number = 0; number < tilesPerLayer; ++number) {
            const bool itself = place == onTile({layer, number});
            if (!itself && canMove(place, onTile({layer, number}), 0, table.rings))
                next.push_back({layer, number});
        }
    }
    return next;
}

// Which tiles are next to a crew is known below an entrance; elsewhere the table has to say how the rings
// lie.
bool isSurroundingKnown(const Table &table, const Place &place)
{
    return table.rings != Rings::NotSaid || place.spot == Spot::Entrance;
}

} // namespace

RobotCrewChoice robotCrew(const Table &table)
{
    std::vector<RobotCrew> crews;
    for (const Crew &crew : crewsOf(table, robot)) {
        const bool open =
            crew.place.spot == Spot::OnTile && table.tile({crew.place.layer, crew.place.number}).open;
        crews.push_back({crew.power, crew.place, open});
    }
    return robotCrew(crews, table.options);
}

std::vector<Tile> robotTilesUnread(const Table &table, int crew)
{
    const std::optional<Place> place = placeOf(table, crew);
    std::vector<Tile> unread;
    if (!place || !isSurroundingKnown(table, *place))
        return unread;
    int closed = 0;
    for (const Tile &tile : layerTilesNextTo(table, *place)) {
        closed += table.tile(tile).open ? 0 : 1;
        if (!table.tile(tile).open && !table.tile(tile).requirement)
            unread.push_back(tile);
    }
    // A single closed tile is the one, whatever its number.
    return closed > 1 ? unread : std::vector<Tile>{};
}

std::optional<RobotTileChoice> robotDestination(const Table &table, int crew)
{
    const std::optional<Place> place = placeOf(table, crew);
    if (!place || !isSurroundingKnown(table, *place) || !robotTilesUnread(table, crew).empty())
        return std::nullopt;
    std::vector<RobotNeighbour> neighbours;
    for (const Tile &tile : layerTilesNextTo(table, *place)) {
        const TileState &state = table.tile(tile);
        neighbours.push_back(
            {tile, !state.open, state.requirement.value_or(0), tilePower(table.crews, tile)});
    }
    return robotDestination(neighbours);
}

namespace rules {

Outcome on(Table &table, const RobotMoved &event)
{
    if (table.phase != Phase::Robot)
        return Refusal{.code = RefusalCode::NotNow};
    const std::optional<int> number = crewNumber(table, robot, event.crew);
    if (!number)
        return Refusal{.code = RefusalCode::NoSuchCrew, .number = event.crew, .limit = crewsPerPlayer - 1};
    if (!exists(event.to))
        return Refusal{.code = RefusalCode::NoSuchPlace};
    const std::vector<int> candidates = robotCrew(table).crews;
    if (std::ranges::find(candidates, event.crew) == candidates.end())
        return Refusal{.code = RefusalCode::RobotChoosesOtherwise};
    const Crew &crew = crewAt(table, *number);
    const std::vector<Tile> near = layerTilesNextTo(table, crew.place);
    if (std::ranges::find(near, event.to) == near.end())
        return Refusal{.code = RefusalCode::CrewCannotReach};
    if (const auto choice = robotDestination(table, event.crew)) {
        if (std::ranges::find(choice->tiles, event.to) == choice->tiles.end())
            return Refusal{.code = RefusalCode::RobotChoosesOtherwise};
    } else if (isSurroundingKnown(table, crew.place)) {
        return Refusal{.code = RefusalCode::RequirementUnknown};
    }

    crewAt(table, *number).place = onTile(event.to);
    table.active = robot;
    table.turn = {*number, true};
    table.checking = {event.to};
    settle(table);
    return done;
}

Outcome on(Table &table, const RobotUpgraded &event)
{
    if (table.phase != Phase::RobotUpgrade)
        return Refusal{.code = RefusalCode::NotNow};
    if (event.crew) {
        const std::optional<int> number = crewNumber(table, robot, *event.crew);
        if (!number)
            return Refusal{
                .code = RefusalCode::NoSuchCrew, .number = *event.crew, .limit = crewsPerPlayer - 1};
        Crew &crew = crewAt(table, *number);
        if (crew.power == mostPower)
            return Refusal{.code = RefusalCode::FullyDeveloped, .limit = mostPower};
        ++crew.power;
        table.active = table.options.robotUpgradeActive == RobotUpgradeActive::Robot
                           ? robot
                           : table.managementOrder.front();
        table.checking = tilesOf(crew.place);
    }
    table.turn = {std::nullopt, true};
    settle(table);
    return done;
}

} // namespace rules

} // namespace scoring::rockwell
