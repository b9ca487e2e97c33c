// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "scoring/coal_baron/setup.h"

#include <algorithm>

namespace scoring::coal_baron {

namespace {

constexpr int countSpaces(int players, bool open, auto matches)
{
    return static_cast<int>(std::ranges::count_if(workerSpaces, [&](const WorkerSpace &space) {
        return isOpen(space, players) == open && matches(space);
    }));
}

// The board and the table tell the same story.
static_assert(std::ranges::all_of(setupTable, [](const SetupNumbers &setup) {
    const auto isTileSpace = [](const WorkerSpace &space) { return space.action == Action::Factory; };
    const auto isOrderSpace = [](const WorkerSpace &space) { return space.action == Action::TakeOrder; };
    return countSpaces(setup.players, false, [](const WorkerSpace &) { return true; }) == setup.lockTiles &&
           countSpaces(setup.players, true, isTileSpace) == setup.factoryTiles &&
           countSpaces(setup.players, true, isOrderSpace) == setup.spaceOrders &&
           setup.draftOrders == setup.players * draftOrdersEach + 1 && setup.workers <= workersPerColour;
}));

std::vector<Space> lockedSpaces(int players)
{
    std::vector<Space> locked;
    for (std::uint8_t number = 0; number < spaceCount; ++number) {
        if (!isOpen(space(Space{number}), players))
            locked.push_back(Space{number});
    }
    return locked;
}

} // namespace

std::vector<Seat> draftOrder(int players, Seat startingPlayer)
{
    std::vector<Seat> picks;
    for (int pick = 0; pick < players * draftOrdersEach; ++pick)
        picks.push_back(draftPick(pick, players, startingPlayer));
    return picks;
}

std::vector<SetupTask> setupChecklist(int players, Seat startingPlayer)
{
    const SetupNumbers &setup = setupFor(players);
    std::vector<SetupTask> tasks{{SetupStep::Board, 0, {}, {}}};
    if (setup.lockTiles > 0)
        tasks.push_back({SetupStep::LockTiles, setup.lockTiles, lockedSpaces(players), {}});
    tasks.push_back({SetupStep::Supplies, 0, {}, {}});
    tasks.push_back({SetupStep::FactoryTiles, setup.factoryTiles, {}, {}});
    tasks.push_back({SetupStep::ShiftClock, 0, {}, {}});
    tasks.push_back({SetupStep::Mines, 0, {}, {}});
    tasks.push_back({SetupStep::Workers, setup.workers, {}, {}});
    tasks.push_back({SetupStep::Marks, setup.marks, {}, {}});
    tasks.push_back({SetupStep::StartingPlayer, 0, {}, {startingPlayer}});
    tasks.push_back({SetupStep::DraftOrders, setup.draftOrders, {}, draftOrder(players, startingPlayer)});
    tasks.push_back({SetupStep::FillOrderSpaces, setup.spaceOrders, {}, {}});
    return tasks;
}

} // namespace scoring::coal_baron
