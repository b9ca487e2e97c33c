// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "scoring/the_ruhr/setup.h"

namespace scoring::the_ruhr {

std::vector<SetupTask> setupChecklist(int players, Difficulty difficulty)
{
    const SetupNumbers &numbers = setupFor(players);
    const DifficultyNumbers &tiles = numbersOf(difficulty);
    return {
        {SetupStep::RoundMarker},
        {SetupStep::ExportMarker, numbers.exportStart + 1},
        {SetupStep::DirtRoadDie, dirtRoadFace},
        {SetupStep::PlayerMarkers},
        {SetupStep::Supplies},
        {SetupStep::RemoveWaterTiles, tiles.waterTilesRemoved},
        {SetupStep::DamTiles, tiles.onTheBoard},
        {SetupStep::Bag, tiles.inTheBag},
        {SetupStep::Flags, inTheBox(Component::FlagToken)},
        {SetupStep::Warehouses, warehousesInSupply},
        {SetupStep::LockStorage, warehousesPerStorage},
        {SetupStep::MarkStorage, warehousesPerStorage},
        {SetupStep::RoundTrack, warehousesOnTheRoundTrack},
        {SetupStep::Barge, each(Component::Barge)},
        {SetupStep::PlayerBoard, each(Component::PlayerBoard)},
        {SetupStep::GreyTokens, static_cast<int>(tokenCount) - inTheBox(Component::BlankToken)},
        {SetupStep::PriceMarkers},
        {SetupStep::WhiteTokens, numbers.whiteCopies},
        {SetupStep::BlackDice, numbers.blackDice - 1},
        {SetupStep::WhiteDice, numbers.whiteDice},
        {SetupStep::Money, 0},
    };
}

} // namespace scoring::the_ruhr
