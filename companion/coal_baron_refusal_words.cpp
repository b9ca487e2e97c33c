// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "companion/coal_baron_refusal_words.h"

#include "companion/coal_baron_names.h"
#include "companion/coal_baron_table_words.h"
#include "companion/player_name.h"
#include "companion/sentences.h"

namespace companion {

using namespace scoring;
using namespace scoring::coal_baron;

namespace {

std::optional<Seat> seatOf(const Event &event)
{
    return std::visit(
        [](const auto &told) -> std::optional<Seat> {
            if constexpr (requires { told.seat; })
                return told.seat;
            else
                return std::nullopt;
        },
        event);
}

} // namespace

CoalBaronRefusalWords::CoalBaronRefusalWords(const QStringList &names, const Refusal &refusal,
                                             const Event &event)
    : m_refusal(refusal)
    , m_event(event)
{
    if (const auto seat = seatOf(event))
        m_actor = nameAt(names, *seat);
    m_who = refusal.seat ? nameAt(names, *refusal.seat) : m_actor;
}

QString CoalBaronTableWords::refusal(const Refusal &refusal, const Event &event) const
{
    return CoalBaronRefusalWords(m_names, refusal, event).text();
}

QString CoalBaronRefusalWords::order() const
{
    return m_refusal.order ? CoalBaronNames::order(*m_refusal.order) : QString();
}

QString CoalBaronRefusalWords::text() const
{
    switch (m_refusal.code) {
    case RefusalCode::NotStarted:
        return tr("There is no game at this table yet. Start one first.");
    case RefusalCode::AlreadyStarted:
        return tr("This game has started already. Begin a new game for another one.");
    case RefusalCode::PlayerCount:
        return filled(tr("Coal Baron is for %1 to %2 players, not for %3."), fewestPlayers, mostPlayers,
                      m_refusal.number);
    case RefusalCode::TrackingIncomplete:
        return tr("Cubes can be followed only together with open orders and mines. Follow these as well, or "
                  "leave the cubes out.");
    case RefusalCode::NoSuchSeat:
        return filled(tr("Nobody sits there: %1. Choose one of the players of this game."), m_who);
    case RefusalCode::NotNow:
        return notNow();
    case RefusalCode::NotTracked:
        return notTracked();
    case RefusalCode::NotYourPick:
        return filled(tr("%1 picks an order now, not %2."), m_who, m_actor);
    case RefusalCode::NotYourTurn:
        return filled(tr("It is the turn of %1, not of %2."), m_who, m_actor);
    case RefusalCode::NotEnoughWorkers:
        return filled(tr("%1 has %n worker(s) left, this takes %2.", "", m_refusal.limit), m_who,
                      m_refusal.number);
    case RefusalCode::WrongWorkers:
        return wrongWorkers();
    case RefusalCode::SpaceClosed:
        return filled(tr("A lock tile closes this space: %1. Choose another one."), space());
    case RefusalCode::NothingToDeliver:
        return nothingToDeliver();
    case RefusalCode::DeliveryUnfinished:
        return deliveryUnfinished();
    case RefusalCode::TileNotTaken:
        return filled(tr("%1 is on a factory space and has not bought its tile yet. That comes first."),
                      m_who);
    case RefusalCode::OrderNotTaken:
        return filled(tr("%1 is on an order space and has not taken its order yet. That comes first."),
                      m_who);
    case RefusalCode::NotThisAction:
        return notThisAction();
    case RefusalCode::OneOnly:
        return as<TileBought>()
                   ? filled(tr("%1 has bought a tile with this action already, and it gives only one."),
                            m_who)
                   : filled(tr("%1 has taken an order with this action already, and it gives only one."),
                            m_who);
    case RefusalCode::OrderHeld:
        return filled(tr("%1 has the order %2 already. There is only one of it."), m_who, order());
    case RefusalCode::OrderNotOpen:
        return filled(tr("%1 has no open order %2. It has to be taken first."), m_who, order());
    case RefusalCode::OrderNotComplete:
        return filled(tr("%1 cannot deliver %2 yet: %n square(s) still want a cube.", "", m_refusal.number),
                      m_who, order());
    case RefusalCode::NotEnoughMarks:
        return as<TileBought>()
                   ? filled(tr("%1 has %n mark(s), the tile costs %2.", "", m_refusal.limit), m_who,
                            m_refusal.number)
                   : filled(tr("%1 has %n mark(s), the cheapest tile left costs %2.", "", m_refusal.limit),
                            m_who, m_refusal.number);
    case RefusalCode::NoneLeft:
        return noneLeft();
    case RefusalCode::WrongSubstitutes:
        return wrongSubstitutes();
    case RefusalCode::NoSuchCart:
        return filled(tr("%1 has no cart there: %2."), m_who,
                      as<CartEmptied>() ? CoalBaronNames::cart(as<CartEmptied>()->cart) : QString());
    case RefusalCode::CartIsEmpty:
        return filled(tr("This cart of %1 is empty already: %2."), m_who,
                      as<CartEmptied>() ? CoalBaronNames::cart(as<CartEmptied>()->cart) : QString());
    case RefusalCode::CageFull:
        return filled(tr("The cage of %1 is full, it holds %n cube(s). Bring some of them to orders or into "
                         "storage first.",
                         "", m_refusal.limit),
                      m_who);
    case RefusalCode::CageElsewhere:
        return cageElsewhere();
    case RefusalCode::CageIsThere:
        return cageIsThere();
    case RefusalCode::NoSteps:
        return filled(tr("%1 has %n step(s) on this mining space, and not enough of them are left.", "",
                         m_refusal.limit),
                      m_who);
    case RefusalCode::NoSuchCube:
        return noSuchCube();
    case RefusalCode::NoSuchSquare:
        return filled(tr("The order %1 has no open square of this colour: %2."), order(),
                      as<SquareFilled>() ? CoalBaronNames::coal(as<SquareFilled>()->square) : QString());
    case RefusalCode::WrongCube:
        return filled(tr("One cube of another colour does not fill a square of the order %1. Two cubes of "
                         "any colours do."),
                      order());
    case RefusalCode::TooManyCarts:
        return tooManyCarts();
    case RefusalCode::CartsShrink:
        return cartsShrink();
    case RefusalCode::KnownFromMine:
        return filled(tr("The mine of %1 is followed cart by cart. Empty the carts there instead of counting "
                         "them."),
                      m_who);
    case RefusalCode::KnownFromCubes:
        return filled(tr("The cubes of %1 are followed one by one, so they are not counted apart."), m_who);
    case RefusalCode::OnlyFromStart:
        return tr("Open orders, mines and cubes can be followed only from the start of the game. Turns and "
                  "marks can be added later.");
    case RefusalCode::CountImpossible:
        return countImpossible();
    case RefusalCode::WorkersLeft:
        return filled(tr("%1 still has %n worker(s) to place. The shift ends when nobody has any left.", "",
                         m_refusal.number),
                      m_who);
    case RefusalCode::AnswerNeeded:
        return answerNeeded();
    case RefusalCode::AnswerContradicts:
        return answerContradicts();
    }
    return {};
}

} // namespace companion
