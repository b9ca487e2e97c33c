// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later

// CoalBaronGame: what is told at the table.

#include "companion/view/coal_baron_game.h"
#include "scoring/coal_baron/events_json.h"

#include <algorithm>

namespace companion {

using namespace scoring::coal_baron;
using scoring::index;
using scoring::Seat;

bool CoalBaronGame::tell(const Event &event)
{
    if (isReplayed())
        return false; // a game as it once was
    Table next = table();
    if (const std::optional<Refusal> refusal = scoring::coal_baron::apply(next, event)) {
        refuse(*refusal, event);
        return false;
    }
    if (m_correcting == 0)
        return addAll({event});
    if (!correctBy({toldBefore(position(), event)}))
        return false;
    announce(event);
    return true;
}

bool CoalBaronGame::addAll(const std::vector<Event> &events)
{
    std::vector<db::Telling> tellings;
    for (const Event &event : events)
        tellings.push_back(happened(writeEvent(event)));
    if (!add(tellings))
        return false;
    announce(events.back());
    return true;
}

void CoalBaronGame::announce(const Event &told)
{
    if (std::holds_alternative<OrderDelivered>(told))
        emit delivered();
}

void CoalBaronGame::placeWorkers(int seat, int workers)
{
    tell(WorkersPlaced{.seat = Seat{seat}, .workers = workers, .space = {}});
}

void CoalBaronGame::followTurns(bool follow)
{
    Tracking tracking = table().tracking;
    tracking.turns = follow;
    tell(TrackingChanged{tracking});
}

bool CoalBaronGame::endShift(const QList<int> &factoryWorkers)
{
    ShiftEnded event;
    if (!factoryWorkers.isEmpty())
        event.factoryWorkers = std::vector<int>(factoryWorkers.begin(), factoryWorkers.end());
    return tell(event);
}

bool CoalBaronGame::startNextShift()
{
    return tell(NextShiftStarted{});
}

QString CoalBaronGame::shortWords(std::size_t entry) const
{
    const Event &event = m_fold.event(entry);
    return std::holds_alternative<GameStarted>(event) ? QString() : words().shortEvent(event);
}

bool CoalBaronGame::canUndo() const
{
    if (!LiveGame::canUndo() || m_correcting == 0)
        return LiveGame::canUndo();
    const scoring::EventId next = scoring::nextUndo(marks()).front();
    return std::ranges::any_of(m_fold.entries(), [&](const LogEntry &entry) {
        return entry.mark.id == next && entry.mark.target; // not what was told of a later shift
    });
}

} // namespace companion
