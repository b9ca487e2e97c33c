// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "companion/coal_baron_names.h"
#include "companion/coal_baron_refusal_words.h"
#include "companion/sentences.h"

namespace companion {

using namespace scoring;
using namespace scoring::coal_baron;

QString CoalBaronRefusalWords::space() const
{
    const auto *placed = as<WorkersPlaced>();
    return placed && placed->space ? CoalBaronNames::space(*placed->space) : QString();
}

QString CoalBaronRefusalWords::notNow() const
{
    if (as<OrderDrafted>())
        return tr("Orders are picked before the first shift only.");
    if (as<ShiftEnded>())
        return tr("No shift is being played, so none can end.");
    if (as<NextShiftStarted>())
        return tr("The next shift starts after the evaluation of the one before, and there are three.");
    if (as<FinalCounted>())
        return tr("What everyone has left is counted once, after the evaluation of the third shift.");
    if (as<MarksCounted>() || as<CubesCounted>())
        return tr("The game is over, nothing is counted any more.");
    if (as<TrackingChanged>())
        return tr("All shifts are over, so it is too late to follow more or less.");
    return tr("That is possible only while a shift is being played.");
}

QString CoalBaronRefusalWords::notTracked() const
{
    if (as<WorkersPlaced>())
        return tr("This table does not follow whose turn it is, so workers are not placed here.");
    if (as<TileBought>())
        return tr("This table does not follow the mines. Count the empty carts instead.");
    return tr("This table does not follow single cubes. They are asked for at the end.");
}

QString CoalBaronRefusalWords::wrongWorkers() const
{
    const auto *placed = as<WorkersPlaced>();
    if (!placed || !placed->space || placed->workers < 1)
        return filled(tr("%1 has to place at least one worker."), m_who);
    if (coal_baron::space(*placed->space).action == Action::Bank)
        return filled(tr("%1 places exactly one worker on the bank, whoever stands there."), m_who);
    return filled(tr("%1 has to place exactly %n worker(s) here, one more than stand here now: %2.", "",
                     m_refusal.number),
                  m_who, space());
}

QString CoalBaronRefusalWords::nothingToDeliver() const
{
    return filled(tr("%1 has no order that could go now: %2. A delivery needs a complete open order for its "
                     "vehicle."),
                  m_who, space());
}

QString CoalBaronRefusalWords::deliveryUnfinished() const
{
    if (m_refusal.order)
        return filled(tr("%1 still has to deliver %2: all complete orders of the vehicle go at once."), m_who,
                      order());
    return filled(tr("%1 is on a delivery space and has not delivered anything yet. That comes first."),
                  m_who);
}

QString CoalBaronRefusalWords::notThisAction() const
{
    if (m_refusal.order)
        return filled(tr("%1 delivers by another vehicle now. The order %2 needs a delivery of its own."),
                      m_who, order());
    if (as<TileBought>())
        return filled(tr("%1 has to place workers on a factory space first to buy a tile."), m_who);
    if (as<OrderTaken>())
        return filled(tr("%1 has to place workers on an order space first to take an order."), m_who);
    if (as<OrderDelivered>())
        return filled(tr("%1 has to place workers on a delivery space first to deliver an order."), m_who);
    return filled(tr("%1 has to place workers on a mining space first to move coal."), m_who);
}

QString CoalBaronRefusalWords::noneLeft() const
{
    if (const auto *bought = as<TileBought>())
        return filled(tr("All %n tile(s) of this kind are built in already: %1.", "", m_refusal.limit),
                      CoalBaronNames::tile(bought->tile));
    return filled(tr("Nothing is left to be had there: %1. Choose another space."), space());
}

QString CoalBaronRefusalWords::wrongSubstitutes() const
{
    const auto *bought = as<TileBought>();
    const TileKind tile = bought ? kind(bought->tile) : TileKind{};
    const QString coal = CoalBaronNames::coal(tile.coal);
    if (m_refusal.number == 0)
        return filled(tr("The supply has enough cubes for this tile, so its carts get their own colour: %1."),
                      coal);
    if (m_refusal.number > tile.carts)
        return filled(tr("More cubes are named than the tile has carts: %1."),
                      bought ? CoalBaronNames::tile(bought->tile) : QString());
    return filled(tr("The supply lacks cubes of this colour: %1. Name exactly %n cube(s) of other colours "
                     "that are still there.",
                     "", m_refusal.number),
                  coal);
}

} // namespace companion
