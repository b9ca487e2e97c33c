// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later

// RockwellTableWords: the set-up.

#include "companion/rockwell_table_words.h"
#include "companion/sentences.h"

namespace companion {

using namespace scoring;
using namespace scoring::rockwell;

ChecklistStep RockwellTableWords::step(const SetupTask &task) const
{
    switch (task.step) {
    case SetupStep::LayerTiles:
        return {tr("The mine"),
                tr("Lay the four rings of tiles, closed, %n in each; equal numbers never side by "
                   "side.",
                   "", task.number)};
    case SetupStep::Crews:
        return {tr("Crews"), tr("Everyone puts a crew of power 1 at each of the entrances.")};
    case SetupStep::RobotCrews:
        return {tr("The robot"),
                tr("The robot gets crews in a colour that nobody plays, one at each entrance.")};
    case SetupStep::Boards:
        return {tr("Boards"),
                tr("Lay out the phase and company boards with the side for %n player(s).", "", task.number)};
    case SetupStep::BribeTiles:
        return {tr("Bribes"), tr("Put %n bribe tile(s) on board I.", "", task.number)};
    case SetupStep::SubcontractorDice:
        return {tr("Subcontractors"), tr("Put %n subcontractor dice on board I.", "", task.number)};
    case SetupStep::DrillRoundMarker:
        return {tr("Drill rounds"), tr("Put the drill-round marker next to its track.")};
    case SetupStep::ManagementOrder:
    case SetupStep::ShiftOrder:
        return {};
    case SetupStep::ExtractionDecks:
        return {tr("Extraction cards"),
                tr("Shuffle the extraction cards by their numbers into %n deck(s).", "", task.number)};
    case SetupStep::DeliveryStacks:
        return {tr("Deliveries"), tr("Sort the delivery tiles into stacks, the cheapest on top.")};
    case SetupStep::GoalStacks:
        return {tr("Goals"), goalStacks(task.tiles)};
    case SetupStep::SafetyTiles:
        return {tr("Safety"), task.marked
                                  ? tr("Everyone takes the marked safety tiles, the side without a price up.")
                                  : tr("Everyone takes the safety tiles, the side without a price up.")};
    case SetupStep::MovementMarker:
        return {tr("Movement"), tr("Everyone puts the movement marker on its first space.")};
    case SetupStep::Shafts:
        return {tr("Shafts"), task.marked ? tr("Everyone takes the marked shafts, the cheapest on top.")
                                          : tr("Everyone takes the shafts, the cheapest on top.")};
    case SetupStep::Money:
        return {tr("Money"), filled(tr("Everyone takes $%1 behind the screen."), task.number)};
    case SetupStep::Cubes:
        return {tr("Cubes"), filled(tr("Everyone takes %1 behind the screen."), cubes(task.cubes))};
    }
    return {};
}

QString RockwellTableWords::goalStacks(const std::array<bool, tilesPerGoal> &used) const
{
    if (used[1] && used[3])
        return tr("Stack the four tiles of each goal, the most valuable on top.");
    return used[1] ? tr("Stack the three most valuable tiles of each goal, the best on top.")
                   : tr("Use the most valuable and the third tile of each goal, the better one on top.");
}

// Behind what it is about.
QList<ChecklistStep> RockwellTableWords::ofThisTable(SetupStep step, const Table &table) const
{
    const auto known = [](const auto &steps) {
        QStringList dollars;
        for (const std::optional<int> &price : steps)
            dollars += price ? filled(tr("$%1"), *price) : tr("unknown");
        return dollars.join(QStringLiteral(", "));
    };
    if (step == SetupStep::Crews && table.tracking.mine)
        return {{tr("Entrance 1"),
                 tr("Agree which entrance is number 1. The tablet shows the mine rolled out from there, "
                    "clockwise: tiles 1 and 2 of layer A lie below entrance 1.")}};
    if (step == SetupStep::Shafts && setupFor(table.seats()).markedTiles && table.tracking.screens)
        return {{tr("Prices"), table.prices.safety[0]
                                   ? filled(tr("As you read them last time. Safety: %1. Shafts: %2."),
                                            known(table.prices.safety), known(table.prices.shafts))
                                   : tr("The prices are on the marked tiles: at the table they are asked for "
                                        "once.")}};
    return {};
}

QList<ChecklistStep> RockwellTableWords::setup(const Table &table) const
{
    QList<ChecklistStep> steps;
    for (const SetupTask &task : setupChecklist(table.seats())) {
        if (task.step == SetupStep::ManagementOrder)
            steps +=
                {tr("Management order"), filled(tr("Drawn by lot: %1."), namesOf(table.managementOrder))};
        else if (task.step == SetupStep::ShiftOrder)
            steps += {tr("Shift order"), filled(tr("Drawn by lot: %1."), namesOf(table.shiftOrder))};
        else
            steps += step(task);
        steps += ofThisTable(task.step, table);
    }
    return steps;
}

} // namespace companion
