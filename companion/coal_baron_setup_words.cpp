// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "companion/coal_baron_setup_words.h"

#include "companion/coal_baron_names.h"
#include "companion/coal_baron_words.h"
#include "companion/player_name.h"
#include "companion/sentences.h"
#include "companion/shift_numeral.h"

#include <QCoreApplication>

namespace companion {

using namespace scoring;
using namespace scoring::coal_baron;

namespace {

class CoalBaronSetupWords
{
    Q_DECLARE_TR_FUNCTIONS(CoalBaronSetupWords)

public:
    explicit CoalBaronSetupWords(const QStringList &names)
        : m_names(names)
    {
    }

    ChecklistStep step(const SetupTask &task) const
    {
        switch (task.step) {
        case SetupStep::Board:
            return {tr("Board"), tr("Put the board in the middle of the table.")};
        case SetupStep::LockTiles:
            return {tr("Lock tiles"),
                    filled(tr("Close %n worker space(s) with lock tiles: %1.", "", task.number),
                           namesOf(task.spaces))};
        case SetupStep::Supplies:
            return {tr("Supplies"),
                    tr("Sort the bank notes by value and the cubes by colour beside the board.")};
        case SetupStep::FactoryTiles:
            return {tr("Tunnel tiles"),
                    tr("Shuffle the tunnel tiles into a face-down deck. Turn up one on each of the %n open "
                       "factory space(s).",
                       "", task.number)};
        case SetupStep::ShiftClock:
            return {tr("Shift clock"),
                    tr("Turn the shift hand to I and put the scoring marker on the arrow to the left of the "
                       "clock.")};
        case SetupStep::Mines:
            return {
                tr("Mines"),
                tr("Everyone chooses a colour and takes a mine with its shaft and cage. The cage is at the "
                   "surface, and each of the four printed carts gets a cube of its own colour.")};
        case SetupStep::Workers:
            return {tr("Workers"), workers(task.number)};
        case SetupStep::Marks:
            return {tr("Marks"), tr("Everyone gets %n mark(s).", "", task.number)};
        case SetupStep::StartingPlayer:
            return {tr("Starting player"),
                    filled(tr("%1 takes the starting-player marker."), nameAt(m_names, task.seats.front()))};
        case SetupStep::DraftOrders:
            return {tr("First orders"), draft(task)};
        case SetupStep::FillOrderSpaces:
            return {tr("Order spaces"),
                    tr("The order left over goes to an open order space of your choice. Fill the others from "
                       "the deck, so that %n of them hold(s) an order.",
                       "", task.number)};
        }
        return {};
    }

    QList<ChecklistStep> betweenShifts(const NextStart &next, int shift) const
    {
        const QString starter = nameAt(m_names, next.seat);
        const int workers = setupFor(static_cast<int>(next.factoryWorkers.size())).workers;
        return {
            {tr("Starting player"), CoalBaronWords::nextStart(next, starter, shift)},
            {tr("Shift clock"), filled(tr("Turn the shift hand to %1 and put the scoring marker back on the "
                                          "arrow."),
                                       shiftNumeral(shift))},
            {tr("Delivered orders"), tr("Everyone turns the delivered orders face down.")},
            {tr("Workers"),
             tr("All workers go home, also those from the canteen: everyone has %n again.", "", workers)},
        };
    }

private:
    static QString namesOf(const std::vector<Space> &spaces)
    {
        QStringList words;
        for (const Space space : spaces)
            words += CoalBaronNames::space(space);
        return words.join(QStringLiteral(", "));
    }

    static QString workers(int each)
    {
        if (each == workersPerColour)
            return tr("Everyone puts all %n worker(s) to the left of the mine. Score markers go to 0.", "",
                      each);
        return filled(
            tr("Everyone puts %n worker(s) to the left of the mine; the others of the %1 stay in the "
               "box. Score markers go to 0.",
               "", each),
            workersPerColour);
    }

    QString draft(const SetupTask &task) const
    {
        QStringList round;
        for (qsizetype pick = 0; pick < m_names.size(); ++pick)
            round += nameAt(m_names, task.seats[static_cast<std::size_t>(pick)]);
        return filled(
            tr("Shuffle the orders into a face-down deck and turn up %n of them. One order at a time "
               "is picked, counter-clockwise: %1, and so on until everyone has %2: %3 picks, and one order "
               "is left over. They lie face up to the right of the mine.",
               "", task.number),
            round.join(QStringLiteral(", ")), draftOrdersEach,
            draftOrdersEach * static_cast<int>(m_names.size()));
    }

    const QStringList &m_names;
};

} // namespace

QList<ChecklistStep> setupChecklist(const QStringList &names, Seat startingPlayer)
{
    const CoalBaronSetupWords words(names);
    QList<ChecklistStep> steps;
    for (const SetupTask &task : coal_baron::setupChecklist(static_cast<int>(names.size()), startingPlayer))
        steps += words.step(task);
    return steps;
}

QList<ChecklistStep> betweenShifts(const QStringList &names, const Table &table)
{
    if (!table.nextStart)
        return {};
    return CoalBaronSetupWords(names).betweenShifts(*table.nextStart, table.shift + 1);
}

} // namespace companion
