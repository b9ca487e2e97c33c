// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "companion/coal_baron_names.h"
#include "companion/coal_baron_table_words.h"
#include "companion/player_name.h"
#include "companion/sentences.h"

namespace companion {

using namespace scoring;
using namespace scoring::coal_baron;

namespace {

class CoalBaronShortEventWords
{
    Q_DECLARE_TR_FUNCTIONS(CoalBaronShortEventWords)

public:
    explicit CoalBaronShortEventWords(const QStringList &names)
        : m_names(names)
    {
    }

    QString operator()(const GameStarted &) const { return tr("start of the game"); }
    QString operator()(const OrderDrafted &event) const
    {
        return filled(tr("pick of %1", "an order in the draft"), CoalBaronNames::order(event.order));
    }
    QString operator()(const WorkersPlaced &event) const
    {
        return filled(tr("%2 worker(s) of %1", "", plural(event.workers)), name(event.seat), event.workers);
    }
    QString operator()(const MarksCounted &event) const
    {
        return filled(tr("marks of %1"), name(event.seat));
    }
    QString operator()(const OrderTaken &event) const
    {
        return filled(tr("taking of %1", "an order"), CoalBaronNames::order(event.order));
    }
    QString operator()(const OrderDelivered &event) const
    {
        return filled(tr("delivery of %1", "an order"), CoalBaronNames::order(event.order));
    }
    QString operator()(const TileBought &event) const
    {
        return filled(tr("purchase of %1", "a tile"), CoalBaronNames::tile(event.tile));
    }
    QString operator()(const CageMoved &event) const
    {
        return filled(tr("move of the cage of %1"), name(event.seat));
    }
    QString operator()(const CartEmptied &event) const
    {
        return filled(tr("emptied %1 cart of %2"), CoalBaronNames::coal(event.cart.level), name(event.seat));
    }
    QString operator()(const EmptyCartsCounted &event) const
    {
        return filled(tr("empty carts of %1"), name(event.seat));
    }
    QString operator()(const CubesCounted &event) const
    {
        return filled(tr("cubes of %1"), name(event.seat));
    }
    QString operator()(const CubeStored &event) const
    {
        return filled(tr("%1 cube into storage"), CoalBaronNames::coal(event.cube));
    }
    QString operator()(const SquareFilled &event) const
    {
        return filled(tr("%1 square of %2", "an order"), CoalBaronNames::coal(event.square),
                      CoalBaronNames::order(event.order));
    }
    QString operator()(const TrackingChanged &) const { return tr("what is followed"); }
    QString operator()(const FactoryWorkersCounted &) const
    {
        return tr("count of the workers in the factory");
    }
    QString operator()(const ShiftEnded &) const { return tr("end of the shift"); }
    QString operator()(const NextShiftStarted &) const { return tr("start of the next shift"); }
    QString operator()(const FinalCounted &) const { return tr("final count"); }

private:
    QString name(Seat seat) const { return nameAt(m_names, seat); }

    const QStringList &m_names;
};

} // namespace

QString CoalBaronTableWords::shortEvent(const Event &event) const
{
    return std::visit(CoalBaronShortEventWords(m_names), event);
}

} // namespace companion
