// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "companion/coal_baron_names.h"
#include "companion/coal_baron_refusal_words.h"
#include "companion/sentences.h"

namespace companion {

using namespace scoring;
using namespace scoring::coal_baron;

QString CoalBaronRefusalWords::cageElsewhere() const
{
    if (const auto *emptied = as<CartEmptied>())
        return filled(tr("The cage of %1 is not on this level: %2. Move it there first."), m_who,
                      CoalBaronNames::coal(emptied->cart.level));
    return filled(tr("The cage of %1 is not at the surface. Bring it up first."), m_who);
}

QString CoalBaronRefusalWords::cageIsThere() const
{
    const auto *moved = as<CageMoved>();
    if (moved && moved->level)
        return filled(tr("The cage of %1 is on this level already: %2."), m_who,
                      CoalBaronNames::coal(*moved->level));
    return filled(tr("The cage of %1 is at the surface already."), m_who);
}

QString CoalBaronRefusalWords::noSuchCube() const
{
    if (const auto *stored = as<CubeStored>())
        return filled(tr("The cage of %1 holds no such cube: %2."), m_who,
                      CoalBaronNames::coal(stored->cube));
    QStringList cubes;
    const auto add = [&](const CubeUsed &used) {
        const QString coal = CoalBaronNames::coal(used.cube);
        cubes += used.from == CubeFrom::Cage ? filled(tr("%1 from the cage"), coal)
                                             : filled(tr("%1 from storage"), coal);
    };
    if (const auto *square = as<SquareFilled>()) {
        add(square->cube);
        if (square->second)
            add(*square->second);
    }
    return cubes.size() > 1 ? filled(tr("%1 does not have both of these cubes: %2."), m_who, joined(cubes))
                            : filled(tr("%1 does not have this cube: %2."), m_who, joined(cubes));
}

QString CoalBaronRefusalWords::countedColour() const
{
    return m_refusal.coal ? CoalBaronNames::coal(*m_refusal.coal) : QString();
}

QString CoalBaronRefusalWords::tooManyCarts() const
{
    if (as<CartEmptied>())
        return filled(tr("%1: empty carts (%2): more than %3 are not possible."), m_who, countedColour(),
                      m_refusal.limit);
    return filled(tr("%1: empty carts (%2): %3 counted, at most %4 possible."), m_who, countedColour(),
                  m_refusal.number, m_refusal.limit);
}

QString CoalBaronRefusalWords::cartsShrink() const
{
    return filled(tr("%1: empty carts (%2): %3 counted, but there were %4 after the shift before. Carts are "
                     "never refilled."),
                  m_who, countedColour(), m_refusal.number, m_refusal.limit);
}

QString CoalBaronRefusalWords::countedThings() const
{
    if (as<MarksCounted>())
        return tr("marks");
    if (as<EmptyCartsCounted>())
        return filled(tr("empty carts (%1)"), countedColour());
    if (as<ShiftEnded>() || as<FactoryWorkersCounted>())
        return tr("workers in the factory");
    QStringList things;
    if (const auto *cubes = as<CubesCounted>()) {
        if (cubes->cage == m_refusal.number)
            things += tr("cubes in the cage");
        if (cubes->storage == m_refusal.number)
            things += tr("cubes in storage");
        if (cubes->onOrders == m_refusal.number)
            things += tr("cubes on open orders");
        return things.isEmpty() ? tr("cubes in all") : things.join(QStringLiteral(", "));
    }
    return m_refusal.left ? leftOver(*m_refusal.left) : QString();
}

QString CoalBaronRefusalWords::leftOver(Left left)
{
    switch (left) {
    case Left::Marks:
        return tr("marks");
    case Left::Cubes:
        return tr("cubes");
    case Left::OpenOrders:
        return tr("open orders");
    case Left::LightTiles:
        return tr("light tiles");
    case Left::DarkTiles:
        return tr("dark tiles");
    }
    return {};
}

QString CoalBaronRefusalWords::countImpossible() const
{
    return filled(tr("%1: %2: %3 counted, only 0 to %4 possible."), m_who, countedThings(), m_refusal.number,
                  m_refusal.limit);
}

QString CoalBaronRefusalWords::answerNeeded() const
{
    if (as<ShiftEnded>() || as<FactoryWorkersCounted>())
        return tr("Count everyone's workers in the factory first: they decide who starts the next shift.");
    if (as<FinalCounted>() && !m_refusal.seat)
        return tr("Count what everyone has left first: marks, cubes, open orders and tiles.");
    if (as<TrackingChanged>())
        return filled(tr("Count the marks of %1 first. From then on they can be followed."), m_who);
    return filled(tr("%1: %2: this number is still missing. Count it first."), m_who, countedThings());
}

QString CoalBaronRefusalWords::answerContradicts() const
{
    return filled(tr("%1: %2: %3 counted, but by what was entered there are %4. Count again, or correct what "
                     "was entered."),
                  m_who, countedThings(), m_refusal.number, m_refusal.limit);
}

} // namespace companion
