// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later

// RockwellTableWords: what the rules say now.

#include "companion/rockwell_table_words.h"
#include "companion/rockwell_words.h"
#include "companion/sentences.h"

#include <algorithm>

namespace companion {

using namespace scoring;
using namespace scoring::rockwell;

QString RockwellTableWords::rule(const Table &table) const
{
    QStringList sentences{ruleOf(table)};
    sentences += goalsInSight(table);
    if (table.severalGot && table.phase != Phase::FinalCount && table.phase != Phase::Finished)
        sentences += claimOrder(table);
    for (const EndTrigger &trigger : table.end)
        sentences +=
            trigger.reason == EndReason::Centre
                ? filled(tr("The game ends with this round: the centre was reached by %1."),
                         namesOf(trigger.seats))
                : filled(tr("The game ends with this round: six goals, the last three among them: %1."),
                         namesOf(trigger.seats));
    return sentences.join(u' ');
}

// What everybody can see; what lies behind a screen, nobody is told.
QStringList RockwellTableWords::goalsInSight(const Table &table) const
{
    QStringList sentences;
    for (const ClaimDue &due : claimsDue(table)) {
        if (isBehindScreens(due.goal))
            continue;
        if (due.seats.size() == 1)
            sentences += filled(tr("A goal can be shown, %1: %2.", "a goal and who fulfils it"),
                                goalName(due.goal), namesOf(due.seats));
        else if (due.seats.front() == table.active)
            sentences += filled(tr("Several can show a goal, %1: first %2, the active player, then by "
                                   "management order %3."),
                                goalName(due.goal), name(due.seats.front()),
                                namesOf({due.seats.begin() + 1, due.seats.end()}));
        else
            sentences += filled(tr("Several can show a goal, %1, by management order: %2."),
                                goalName(due.goal), namesOf(due.seats));
    }
    return sentences;
}

QString RockwellTableWords::claimOrder(const Table &table) const
{
    const std::vector<Seat> order = scoring::rockwell::claimOrder(table);
    if (!table.severalGot)
        return filled(tr("Where several show it at one moment, the active player takes a tile first, then "
                         "the management order counts: %1."),
                      namesOf(table.managementOrder));
    if (!table.active)
        return filled(tr("If several can show the same goal now, nobody is active: by management order %1."),
                      namesOf(order));
    if (table.active == robot)
        return filled(tr("If several can show the same goal now, the robot takes none: by management order "
                         "%1."),
                      namesOf(order));
    return filled(tr("If several can show the same goal now: first %1, who caused the extraction, then by "
                     "management order %2."),
                  name(order.front()), namesOf({order.begin() + 1, order.end()}));
}

QString RockwellTableWords::comesBefore(const Table &table, Seat before, const GoalClaimed &claimed) const
{
    return filled(before == table.active
                      ? tr("%1 can show this goal too, %2, and comes before %3: %1 is the active player.")
                      : tr("%1 can show this goal too, %2, and comes before %3 in management order."),
                  name(before), goalName(claimed.goal), name(claimed.seat));
}

QString RockwellTableWords::ruleOfDrilling(const Table &table) const
{
    QStringList sentences{
        filled(tr("Four drill rounds, a crew each. Whenever a tile has enough power, it is extracted at "
                  "once. The shift order: %1."),
               namesOf(table.shiftOrder))};
    if (setupFor(table.seats()).robot && !table.tracking.mine)
        sentences +=
            tr("After each drill round the robot moves: its strongest crew at an entrance or on an open "
               "tile, of equals the one farthest out, goes to the closed tile that lacks the least "
               "power.");
    return sentences.join(u' ');
}

QString RockwellTableWords::sharing(const Table &table, const Tile &tile) const
{
    const Split shares = scoring::rockwell::sharing(table, tile);
    QStringList powers;
    for (const Sharer &sharer : sharersOn(table.crews, tile)) {
        const auto share = std::ranges::find(shares.shares, sharer.seat, &Share::seat);
        if (share != shares.shares.end() && share->sharer) // the robot may be overlooked
            powers += filled(tr("%1: power %2"), name(sharer.seat), sharer.power);
    }
    QStringList sentences{filled(tr("Equal shares of each kind for %1."), powers.join(QStringLiteral(", ")))};
    const QString who = name(shares.priority);
    switch (shares.reason) {
    case Priority::Shaft:
        sentences += filled(tr("A remainder goes to %1, whose shaft is on the tile."), who);
        break;
    case Priority::Power:
        sentences += filled(tr("A remainder goes to %1, who has the most power there."), who);
        break;
    case Priority::Active:
        sentences +=
            filled(tr("A remainder goes to %1: the strongest are tied, and %1 caused the extraction."), who);
        break;
    }
    return sentences.join(u' ');
}

QString RockwellTableWords::robotTiles(const RobotTileChoice &choice, const Table &table) const
{
    const QString who = name(table.shiftOrder.front());
    return choice.noClosedTile
               ? filled(tr("No closed tile is beside it. %1 chooses where it goes."), who)
               : filled(tr("These tiles lack the least power, %1. %2 chooses."), choice.missing, who);
}

QString RockwellTableWords::doubt(const Doubt &doubt) const
{
    if (const auto *equal = std::get_if<EqualNeighbours>(&doubt))
        return filled(tr("%1 and %2 lie side by side, and both ask for %3: the set-up forbids that."),
                      tile(equal->one), tile(equal->other), equal->requirement);
    const auto &price = std::get<PriceDoubt>(doubt);
    return filled(price.item == PriceItem::Safety
                      ? tr("Safety, step %1: $%2. With four players it costs $%3, and the marked tiles are "
                           "dearer.")
                      : tr("Shaft %1: $%2. With four players it costs $%3, and the marked tiles are dearer."),
                  price.step, price.found, price.fourPlayers);
}

QString RockwellTableWords::readOtherwise(const RequirementRead &read, int before) const
{
    return filled(tr("The number on %1 was read as %2 so far, now as %3."), tile(read.tile), before,
                  read.requirement);
}

QString RockwellTableWords::readOtherwise(const ShaftPaid &paid, const Cubes &before) const
{
    return filled(tr("What is printed on %1 was read otherwise so far: %2. Now: %3."), tile(paid.tile),
                  cubes(before), cubes(paid.cubes));
}

QString RockwellTableWords::paysNothing(const ShaftPaid &paid) const
{
    return filled(tr("The shaft would pay %1 nothing: no cubes were entered."), name(paid.seat));
}

QString RockwellTableWords::readOtherwise(const BoardSpace &space, int before) const
{
    return filled(tr("Board %1, space %2: the actions were read as %3 so far, now as %4."),
                  board(space.board), space.space, before, space.actions);
}

QString RockwellTableWords::ruleOfSeveral(const Table &table, const std::vector<Tile> &due) const
{
    QStringList tiles;
    for (const Tile &one : due)
        tiles += filled(tr("%1, %2 for %3", "a tile, the power on it and its number"), tile(one),
                        tilePower(table.crews, one), *table.tile(one).requirement);
    return filled(tr("Several tiles have enough power (%1). %2 chooses which is extracted first; then the "
                     "other is looked at anew."),
                  tiles.join(QStringLiteral("; ")),
                  name(table.active && *table.active != robot ? *table.active : table.shiftOrder.front()));
}

QString RockwellTableWords::ruleOf(const Table &table) const
{
    if (const std::vector<Tile> unread = tilesUnread(table); !unread.empty())
        return filled(tr("Power %2 is on %1. Read the number on the tile."), tile(unread.front()),
                      tilePower(table.crews, unread.front()));
    if (const std::vector<Tile> due = tilesDue(table); due.size() > 1)
        return ruleOfSeveral(table, due);
    else if (!due.empty())
        return filled(tr("%1 has enough power, %2 for %3: turn it over and draw a card of deck %3."),
                      tile(due.front()), tilePower(table.crews, due.front()),
                      *table.tile(due.front()).requirement);
    switch (table.phase) {
    case Phase::BeforeStart:
    case Phase::Finished:
        return {};
    case Phase::Auction:
        return filled(tr("Everybody bids in secret: the tablet goes round, and after the last bid all hands "
                         "are opened. "
                         "The highest comes first; in a tie the order stays as it is. The order now: %1."),
                      namesOf(table.managementOrder));
    case Phase::VicePresidents:
        return filled(
            tr("In two laps everybody places a vice president or passes, at most one on each board. The "
               "order: %1."),
            namesOf(table.managementOrder));
    case Phase::Safety:
        return tr("Cubes may become safety tokens, one for one.");
    case Phase::Drill:
        return ruleOfDrilling(table);
    case Phase::Robot:
        return filled(
            tr("The robot moves one crew by one step: the strongest at an entrance or on an open tile, "
               "of equals the one farthest out. It goes to the closed tile that lacks the least power. "
               "Where several fit, %1 chooses."),
            name(table.shiftOrder.front()));
    case Phase::Shafts:
        return tr("Every shaft on an open tile pays what is printed there.");
    case Phase::Trade:
        return tr("One action buys or sells any number of cubes of one kind; each kind once a round.");
    case Phase::RobotUpgrade:
        return filled(tr("%1 may make one crew of the robot stronger by 1, for nothing."),
                      name(table.managementOrder.front()));
    case Phase::Develop:
        return tr("One action is one development: power, safety, movement, a shaft, or a delivery.");
    case Phase::RoundEnd:
    case Phase::Round: {
        QString rule = tr(
            "The last moment to show goals. Then vice presidents, bribe tiles and subcontractors go back.");
        if (table.options.tokensExpire)
            rule += u' ' + tr("Safety tokens that are left go back, too.");
        if (setupFor(table.seats()).robot && !table.tracking.mine)
            rule += u' ' + filled(tr("%1 may make one crew of the robot stronger by 1, for nothing."),
                                  name(table.managementOrder.front()));
        return rule;
    }
    case Phase::FinalCount:
        return tr("Goals and deliveries count what is printed; then the majorities of cubes and money.");
    }
    return {};
}

} // namespace companion
