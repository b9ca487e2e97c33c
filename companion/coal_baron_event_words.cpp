// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "companion/coal_baron_names.h"
#include "companion/coal_baron_table_words.h"
#include "companion/player_name.h"
#include "companion/sentences.h"
#include "companion/shift_numeral.h"

namespace companion {

using namespace scoring;
using namespace scoring::coal_baron;

namespace {

class CoalBaronEventWords
{
    Q_DECLARE_TR_FUNCTIONS(CoalBaronEventWords)

public:
    CoalBaronEventWords(const QStringList &names, const Table *after)
        : m_names(names)
        , m_after(after)
    {
    }

    QString operator()(const GameStarted &event) const
    {
        return filled(
            tr("The game starts with %1 player(s). %2 is the starting player.", "", plural(event.players)),
            event.players, name(event.startingPlayer));
    }
    QString operator()(const OrderDrafted &event) const
    {
        return filled(tr("%1 picks the order %2."), name(event.seat), CoalBaronNames::order(event.order));
    }
    QString operator()(const WorkersPlaced &event) const
    {
        if (!event.space)
            return filled(tr("%1 places %2 worker(s).", "", plural(event.workers)), name(event.seat),
                          event.workers);
        return filled(tr("%1 places %2 worker(s): %3.", "", plural(event.workers)), name(event.seat),
                      event.workers, CoalBaronNames::space(*event.space));
    }
    QString operator()(const MarksCounted &event) const
    {
        return filled(tr("%1 counts %2 mark(s).", "", plural(event.marks)), name(event.seat), event.marks);
    }
    QString operator()(const OrderTaken &event) const
    {
        return filled(tr("%1 takes the order %2."), name(event.seat), CoalBaronNames::order(event.order));
    }
    QString operator()(const OrderDelivered &event) const
    {
        return filled(tr("%1 delivers %2: %n point(s).", "", card(event.order).points), name(event.seat),
                      CoalBaronNames::order(event.order));
    }
    QString operator()(const TileBought &event) const
    {
        const QString tile = CoalBaronNames::tile(event.tile);
        const int cost = price(event.tile);
        if (event.substitutes.empty())
            return filled(tr("%1 buys %2 for %n mark(s).", "", cost), name(event.seat), tile);
        PerCoal cubes;
        for (const Coal cube : event.substitutes)
            ++cubes[cube];
        return filled(tr("%1 buys %2 for %n mark(s), with other cubes on it: %3.", "", cost),
                      name(event.seat), tile, CoalBaronNames::amounts(cubes));
    }
    QString operator()(const CageMoved &event) const
    {
        if (!event.level)
            return filled(tr("%1 brings the cage to the surface."), name(event.seat));
        return filled(tr("%1 moves the cage to the %2 level."), name(event.seat),
                      CoalBaronNames::coal(*event.level));
    }
    QString operator()(const CartEmptied &event) const
    {
        const QString coal = CoalBaronNames::coal(event.cart.level);
        if (!m_after || !m_after->tracking.mines)
            return filled(tr("%1 empties a %2 cart."), name(event.seat), coal);
        return event.cart.side == Side::Light
                   ? filled(tr("%1 empties a %2 cart on the light side."), name(event.seat), coal)
                   : filled(tr("%1 empties a %2 cart on the dark side."), name(event.seat), coal);
    }
    QString operator()(const EmptyCartsCounted &event) const
    {
        const QString carts = CoalBaronNames::amounts(event.carts);
        return carts.isEmpty() ? filled(tr("%1 counts no empty carts."), name(event.seat))
                               : filled(tr("%1 counts empty carts: %2."), name(event.seat), carts);
    }
    QString operator()(const CubesCounted &event) const
    {
        return filled(tr("%1 counts cubes: %2 in the cage, %3 in storage, %4 on open orders."),
                      name(event.seat), event.cage, event.storage, event.onOrders);
    }
    QString operator()(const CubeStored &event) const
    {
        return filled(tr("%1 puts a %2 cube into storage."), name(event.seat),
                      CoalBaronNames::coal(event.cube));
    }
    QString operator()(const SquareFilled &event) const
    {
        const QString square = CoalBaronNames::coal(event.square);
        const QString order = CoalBaronNames::order(event.order);
        if (!event.second)
            return filled(tr("%1 fills a %2 square of the order %3."), name(event.seat), square, order);
        PerCoal cubes;
        ++cubes[event.cube.cube];
        ++cubes[event.second->cube];
        return filled(tr("%1 fills a %2 square of the order %3 with two cubes: %4."), name(event.seat),
                      square, order, CoalBaronNames::amounts(cubes));
    }
    QString operator()(const TrackingChanged &event) const
    {
        const QStringList followed = things(event.tracking);
        return followed.isEmpty()
                   ? tr("From now on only deliveries and empty carts are followed.")
                   : filled(tr("Besides deliveries and empty carts, these are followed from now on: %1."),
                            followed.join(QStringLiteral(", ")));
    }
    QString operator()(const ShiftEnded &event) const
    {
        QStringList sentences{m_after ? filled(tr("Shift %1 is over."), shiftNumeral(m_after->shift))
                                      : tr("The shift is over.")};
        if (event.factoryWorkers && !event.factoryWorkers->empty())
            sentences += inFactory(*event.factoryWorkers);
        return sentences.join(u' ');
    }
    QString operator()(const FactoryWorkersCounted &event) const
    {
        return event.workers.empty() ? tr("The workers in the factory are counted.")
                                     : inFactory(event.workers);
    }
    QString operator()(const NextShiftStarted &) const
    {
        return m_after ? filled(tr("Shift %1 begins."), shiftNumeral(m_after->shift))
                       : tr("The next shift begins.");
    }
    QString operator()(const FinalCounted &event) const
    {
        QStringList sentences{tr("What everyone has left is counted.")};
        for (int seat = 0; seat < static_cast<int>(event.players.size()); ++seat) {
            const QStringList said = answers(event.players[static_cast<std::size_t>(seat)]);
            if (!said.isEmpty())
                sentences += filled(tr("%1: %2.", "a player and what is left"), name(Seat{seat}),
                                    said.join(QStringLiteral(", ")));
        }
        return sentences.join(u' ');
    }

private:
    QString name(Seat seat) const { return nameAt(m_names, seat); }

    QString inFactory(const std::vector<int> &counted) const
    {
        QStringList workers;
        for (int seat = 0; seat < static_cast<int>(counted.size()); ++seat)
            workers += filled(tr("%1 %2", "a player and a number"), name(Seat{seat}),
                              counted[static_cast<std::size_t>(seat)]);
        return filled(tr("Workers in the factory: %1."), workers.join(QStringLiteral(", ")));
    }

    static QStringList things(const Tracking &tracking)
    {
        QStringList followed;
        if (tracking.turns)
            followed += tr("turns");
        if (tracking.marks)
            followed += tr("marks");
        if (tracking.orders)
            followed += tr("open orders");
        if (tracking.mines)
            followed += tr("mines");
        if (tracking.cubes)
            followed += tr("cubes");
        return followed;
    }

    static QStringList answers(const FinalAnswer &answer)
    {
        QStringList said;
        if (const auto number = answer.marks)
            said += filled(tr("%1 mark(s)", "", plural(*number)), *number);
        if (const auto number = answer.cubes)
            said += filled(tr("%1 cube(s)", "", plural(*number)), *number);
        if (const auto number = answer.openOrders)
            said += filled(tr("%1 open order(s)", "", plural(*number)), *number);
        if (const auto number = answer.lightTiles)
            said += filled(tr("%1 light tile(s)", "", plural(*number)), *number);
        if (const auto number = answer.darkTiles)
            said += filled(tr("%1 dark tile(s)", "", plural(*number)), *number);
        return said;
    }

    const QStringList &m_names;
    const Table *m_after;
};

} // namespace

QString CoalBaronTableWords::event(const Event &event) const
{
    return std::visit(CoalBaronEventWords(m_names, nullptr), event);
}

QString CoalBaronTableWords::event(const Event &event, const Table &after) const
{
    return std::visit(CoalBaronEventWords(m_names, &after), event);
}

} // namespace companion
