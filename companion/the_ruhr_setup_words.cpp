// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later

// TheRuhrTableWords: the set-up, step by step.

#include "companion/sentences.h"
#include "companion/the_ruhr_table_words.h"

namespace companion {

using namespace scoring::the_ruhr;

ChecklistStep TheRuhrTableWords::step(const SetupTask &task)
{
    const int number = task.number;
    switch (task.step) {
    case SetupStep::RoundMarker:
        return {tr("Round marker"), tr("Put the round marker on the first space, 1769.")};
    case SetupStep::ExportMarker:
        return {tr("Export marker"),
                filled(tr("Put the export marker on space %1 of the export track, from the left."), number)};
    case SetupStep::DirtRoadDie:
        return {tr("Dirt road"),
                filled(tr("Put a black die showing %1 on the arrow space of the dirt road."), number)};
    case SetupStep::PlayerMarkers:
        return {tr("Discs"), tr("Everyone puts a disc on 0 of the point track, the other beside the special "
                                "actions, and the 30+ marker beside the track.")};
    case SetupStep::Supplies:
        return {tr("Supplies"), tr("Lay out the development cubes and the thalers.")};
    case SetupStep::RemoveWaterTiles:
        return {tr("Water tiles"),
                number == 0
                    ? tr("All six water tiles stay in the game.")
                    : tr("Take out %n water tile(s), as the printed table of your level says.", "", number)};
    case SetupStep::DamTiles:
        return {tr("Dams"), tr("Shuffle the tiles and lay %n on the dam spaces, dams up.", "", number)};
    case SetupStep::Bag:
        return {tr("Bag"), tr("Put the other %n tile(s) into the bag.", "", number)};
    case SetupStep::Flags:
        return {tr("Flags"),
                tr("Shuffle the %n flag(s) and lay them face down below the round track.", "", number)};
    case SetupStep::Warehouses:
        return {tr("Warehouses"), tr("Everyone starts with %n warehouse(s) in the own supply.", "", number)};
    case SetupStep::LockStorage:
        return {tr("Storage for the first lock"),
                tr("Everyone puts %n warehouse(s) into the orange area for lock building.", "", number)};
    case SetupStep::MarkStorage:
        return {tr("Storage for Grafschaft Mark"),
                tr("Everyone puts %n warehouse(s) into the orange area of Grafschaft Mark.", "", number)};
    case SetupStep::RoundTrack:
        return {tr("Round track"),
                tr("Everyone puts a warehouse on each of the years 1782, 1784, 1809, 1860 and 1880.")};
    case SetupStep::Barge:
        return {tr("Barges"), tr("Everyone takes a barge.")};
    case SetupStep::PlayerBoard:
        return {tr("Player boards"), tr("Everyone takes a player board with its extension.")};
    case SetupStep::GreyTokens:
        return {
            tr("Grey tokens"),
            tr("Everyone lays the %n grey token(s) of the own colour above the player board.", "", number)};
    case SetupStep::PriceMarkers:
        return {tr("Markers"),
                tr("Lay the two price markers and the pilot-ban marker beside the special actions.")};
    case SetupStep::WhiteTokens:
        return {tr("White tokens"),
                tr("Lay out %n copy(s) of each white token, and the blanks.", "", number)};
    case SetupStep::BlackDice:
        return {tr("Black dice"),
                tr("Put %n black dice into the depots, as the printed table says.", "", number)};
    case SetupStep::WhiteDice:
        return {tr("White dice"),
                tr("Put %n white dice into the depots of Grafschaft Mark, as the printed table says.", "",
                   number)};
    case SetupStep::Money:
        return {tr("Money"), tr("Nobody has money yet: the first event brings 1 thaler each.")};
    }
    return {};
}

QList<ChecklistStep> TheRuhrTableWords::setup(int players, Difficulty difficulty)
{
    QList<ChecklistStep> steps;
    for (const SetupTask &task : setupChecklist(players, difficulty))
        steps += step(task);
    return steps;
}

} // namespace companion
