// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "companion/rockwell_table_words.h"

#include "companion/sentences.h"

namespace companion {

using namespace scoring;
using namespace scoring::rockwell;

RockwellTableWords::RockwellTableWords(QStringList names)
    : m_names(std::move(names))
{
}

QString RockwellTableWords::name(Seat seat) const
{
    return seat == robot ? tr("the robot") : m_names.value(index(seat));
}

QString RockwellTableWords::namesOf(const std::vector<Seat> &seats) const
{
    QStringList names;
    for (const Seat seat : seats)
        names += name(seat);
    return names.join(QStringLiteral(", "));
}

QString RockwellTableWords::resource(Resource kind)
{
    switch (kind) {
    case Resource::Zinc:
        return tr("Zinc");
    case Resource::Copper:
        return tr("Copper");
    case Resource::Silver:
        return tr("Silver");
    case Resource::Gold:
        return tr("Gold");
    }
    return {};
}

QString RockwellTableWords::cubes(const Cubes &some)
{
    QStringList parts;
    for (const Resource kind : resources) {
        if (some[kind] > 0)
            parts += filled(tr("%1 × %2", "so many cubes of a kind"), some[kind], resource(kind));
    }
    return parts.isEmpty() ? tr("nothing") : parts.join(QStringLiteral(", "));
}

QString RockwellTableWords::board(Board board)
{
    switch (board) {
    case Board::ControlCentre:
        return tr("I: control centre");
    case Board::Exchange:
        return tr("II: exchange");
    case Board::Workshop:
        return tr("III: workshop");
    }
    return {};
}

QString RockwellTableWords::where(const Table &table) const
{
    const auto inRound = [&](const QString &phase) { return filled(tr("Round %1: %2"), table.round, phase); };
    switch (table.phase) {
    case Phase::BeforeStart:
        return {};
    case Phase::Auction:
        return inRound(tr("auction"));
    case Phase::VicePresidents:
        return inRound(tr("vice presidents"));
    case Phase::Safety:
        return inRound(tr("safety tokens"));
    case Phase::Drill:
    case Phase::Robot:
        return inRound(tr("phase I, drilling"));
    case Phase::Shafts:
        return inRound(tr("the shafts pay"));
    case Phase::Trade:
        return inRound(tr("phase II, exchange"));
    case Phase::Develop:
    case Phase::RobotUpgrade:
        return inRound(tr("phase III, workshop"));
    case Phase::RoundEnd:
    case Phase::Round:
        return inRound(tr("end of the round"));
    case Phase::FinalCount:
    case Phase::Finished:
        return tr("Final reckoning");
    }
    return {};
}

QString RockwellTableWords::rule(const Table &table) const
{
    QStringList sentences{ruleOf(table)};
    for (const EndTrigger &trigger : table.end)
        sentences +=
            trigger.reason == EndReason::Centre
                ? filled(tr("The game ends with this round: the centre was reached by %1."),
                         namesOf(trigger.seats))
                : filled(tr("The game ends with this round: six goals, the last three among them: %1."),
                         namesOf(trigger.seats));
    return sentences.join(u' ');
}

QString RockwellTableWords::ruleOf(const Table &table) const
{
    switch (table.phase) {
    case Phase::BeforeStart:
    case Phase::Finished:
        return {};
    case Phase::Auction:
        return filled(
            tr("Everybody takes cubes and money into the hand, then all hands are opened. The highest "
               "bid comes first; in a tie the order stays as it is. The order now: %1."),
            namesOf(table.managementOrder));
    case Phase::VicePresidents:
        return filled(
            tr("In two laps everybody places a vice president or passes, at most one on each board. The "
               "order: %1."),
            namesOf(table.managementOrder));
    case Phase::Safety:
        return tr("Cubes may become safety tokens, one for one.");
    case Phase::Drill:
    case Phase::Robot:
        return filled(
            tr("Four drill rounds, a crew each. Whenever a tile has enough power, it is extracted at "
               "once. The shift order: %1."),
            namesOf(table.shiftOrder));
    case Phase::Shafts:
        return tr("Every shaft on an open tile pays what is printed there.");
    case Phase::Trade:
        return tr("One action buys or sells any number of cubes of one kind; each kind once a round.");
    case Phase::Develop:
    case Phase::RobotUpgrade:
        return tr("One action is one development: power, safety, movement, a shaft, or a delivery.");
    case Phase::RoundEnd:
    case Phase::Round:
        return tr(
            "The last moment to show goals. Then vice presidents, bribe tiles and subcontractors go back.");
    case Phase::FinalCount:
        return tr("Goals and deliveries count what is printed; then the majorities of cubes and money.");
    }
    return {};
}

QString RockwellTableWords::status(const Table &table, Seat seat) const
{
    if (actor(table) != seat)
        return {};
    if (table.phase == Phase::VicePresidents)
        return tr("places a vice president");
    const std::size_t board = at(table.phase == Phase::Trade ? Board::Exchange : Board::Workshop);
    const auto &there = table.player(seat).vicePresidents[board];
    return there ? tr("%n action(s) left", "", there->actionsLeft) : QString();
}

QString RockwellTableWords::facts(const Table &table, Seat seat) const
{
    const Player &player = table.player(seat);
    return QStringList{tr("%n goal(s)", "", player.goals.count()), filled(tr("safety %1"), player.safety),
                       filled(tr("movement %1"), player.movement),
                       tr("%n shaft(s)", "", static_cast<int>(player.shafts.size()))}
        .join(QStringLiteral(" · "));
}

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
        return {tr("Drill rounds"), tr("Put the marker on the first drill round.")};
    case SetupStep::ManagementOrder:
    case SetupStep::ShiftOrder:
        return {};
    case SetupStep::ExtractionDecks:
        return {tr("Extraction cards"),
                tr("Shuffle the extraction cards by their numbers into %n deck(s).", "", task.number)};
    case SetupStep::DeliveryStacks:
        return {tr("Deliveries"), tr("Sort the delivery tiles into stacks, the cheapest on top.")};
    case SetupStep::GoalStacks:
        return {tr("Goals"),
                tr("Stack the tiles of each goal, the most valuable on top. Fewer than four players "
                   "use fewer of them: see the board.")};
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

QList<ChecklistStep> RockwellTableWords::setup(const std::vector<Seat> &managementOrder,
                                               const std::vector<Seat> &shiftOrder) const
{
    QList<ChecklistStep> steps;
    for (const SetupTask &task : setupChecklist(static_cast<int>(m_names.size()))) {
        if (task.step == SetupStep::ManagementOrder)
            steps += {tr("Management order"), filled(tr("Drawn by lot: %1."), namesOf(managementOrder))};
        else if (task.step == SetupStep::ShiftOrder)
            steps += {tr("Shift order"), filled(tr("Drawn by lot: %1."), namesOf(shiftOrder))};
        else
            steps += step(task);
    }
    return steps;
}

} // namespace companion
