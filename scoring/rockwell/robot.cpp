// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "scoring/rockwell/robot.h"

#include <algorithm>

namespace scoring::rockwell {

namespace {

int distanceToCentre(const Place &place)
{
    constexpr int fromEntrance = layerCount + 1;
    return place.spot == Spot::Entrance ? fromEntrance : layerCount - static_cast<int>(place.layer);
}

template <typename Entry>
RobotReason reasonFor(const std::vector<Entry> &left)
{
    if (left.empty())
        return RobotReason::NoneCanMove;
    return left.size() == 1 ? RobotReason::OnlyOne : RobotReason::PlayerChooses;
}

// Keeps the crews for which the value is greatest.
void keepMost(std::vector<int> &numbers, auto valueOfCrew)
{
    int most = 0;
    for (const int number : numbers)
        most = std::max(most, valueOfCrew(number));
    std::erase_if(numbers, [&](int number) { return valueOfCrew(number) < most; });
}

} // namespace

RobotCrewChoice robotCrew(const std::vector<RobotCrew> &crews, const Options &options)
{
    const auto crew = [&](int number) -> const RobotCrew & {
        return crews[static_cast<std::size_t>(number)];
    };
    RobotCrewChoice choice;
    std::vector<int> all;
    for (int number = 0; number < static_cast<int>(crews.size()); ++number) {
        all.push_back(number);
        if (crew(number).place.spot == Spot::Entrance || crew(number).onOpenTile)
            choice.crews.push_back(number);
    }
    if (choice.crews.empty() && options.robotFallback == RobotFallback::AllCrews)
        choice.crews = all;
    keepMost(choice.crews, [&](int number) { return crew(number).power; });
    keepMost(choice.crews, [&](int number) { return distanceToCentre(crew(number).place); });
    choice.reason = reasonFor(choice.crews);
    return choice;
}

RobotTileChoice robotDestination(const std::vector<RobotNeighbour> &neighbours)
{
    RobotTileChoice choice;
    choice.noClosedTile = std::ranges::none_of(neighbours, &RobotNeighbour::closed);
    for (const RobotNeighbour &neighbour : neighbours) {
        if (choice.noClosedTile) {
            choice.tiles.push_back(neighbour.tile);
            continue;
        }
        if (!neighbour.closed)
            continue;
        const int missing = neighbour.requirement - neighbour.power;
        if (choice.tiles.empty() || missing < choice.missing) {
            choice.tiles.clear();
            choice.missing = missing;
        }
        if (missing == choice.missing)
            choice.tiles.push_back(neighbour.tile);
    }
    choice.reason = reasonFor(choice.tiles);
    return choice;
}

} // namespace scoring::rockwell
