// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "scoring/rockwell/setup.h"

namespace scoring::rockwell {

std::vector<SetupTask> setupChecklist(int players)
{
    const PlayerCount &setup = setupFor(players);
    std::vector<SetupTask> tasks{{SetupStep::LayerTiles, tilesPerLayer}, {SetupStep::Crews, crewsPerPlayer}};
    if (setup.robot)
        tasks.push_back({SetupStep::RobotCrews, crewsPerPlayer});
    tasks.push_back({SetupStep::Boards, players});
    tasks.push_back({SetupStep::BribeTiles, bribeTiles});
    tasks.push_back({SetupStep::SubcontractorDice, subcontractorDice});
    tasks.push_back({SetupStep::DrillRoundMarker});
    tasks.push_back({SetupStep::ManagementOrder});
    tasks.push_back({SetupStep::ShiftOrder});
    tasks.push_back({SetupStep::ExtractionDecks, extractionDecks});
    tasks.push_back({SetupStep::DeliveryStacks, deliveryTiles});
    tasks.push_back({.step = SetupStep::GoalStacks, .tiles = setup.goalTiles});
    tasks.push_back({SetupStep::SafetyTiles, safetyTilesPerPlayer, setup.markedTiles});
    tasks.push_back({SetupStep::MovementMarker});
    tasks.push_back({SetupStep::Shafts, shaftsPerPlayer, setup.markedTiles});
    tasks.push_back({SetupStep::Money, startingMoney});
    tasks.push_back({.step = SetupStep::Cubes, .cubes = startingCubes});
    return tasks;
}

} // namespace scoring::rockwell
