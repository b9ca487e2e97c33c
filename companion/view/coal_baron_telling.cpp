// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later

// CoalBaronGame: what is told at the table, undone and redone.

#include "companion/view/coal_baron_game.h"
#include "scoring/coal_baron/events_json.h"

#include <algorithm>

namespace companion {

using namespace scoring::coal_baron;
using scoring::index;
using scoring::LogAct;
using scoring::Seat;

bool CoalBaronGame::add(const std::vector<db::Telling> &tellings)
{
    const std::size_t known = m_log.events().size();
    m_wayOut = nullptr;
    m_correction.clear();
    if (!m_log.tell(tellings))
        return false;
    read(known);
    fold();
    return true;
}

bool CoalBaronGame::tell(const Event &event)
{
    if (m_position >= 0)
        return false; // a game as it once was
    Table next = table();
    if (const std::optional<Refusal> refusal = scoring::coal_baron::apply(next, event)) {
        refuse(*refusal, event);
        return false;
    }
    return m_correcting == 0 ? add({happened(writeEvent(event))})
                             : correctBy({toldBefore(position(), event)});
}

void CoalBaronGame::undo()
{
    if (canUndo())
        add({undone(*scoring::nextUndo(marks()))});
}

void CoalBaronGame::redo()
{
    if (canRedo())
        add({redone(*scoring::nextRedo(marks()))});
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

bool CoalBaronGame::tellClock(bool runs)
{
    const std::size_t known = m_log.events().size();
    if (m_position >= 0 || !m_log.tell({{.log = {}, .name = runs ? clockStarted : clockPaused}}))
        return false;
    read(known);
    emit changed();
    return true;
}

QString CoalBaronGame::shortTextOf(const std::optional<scoring::EventId> &id) const
{
    const auto found =
        std::ranges::find_if(m_entries, [&](const LogEntry &entry) { return id && entry.mark.id == *id; });
    if (found == m_entries.end() || std::holds_alternative<GameStarted>(found->event))
        return {};
    return words().shortEvent(found->event);
}

bool CoalBaronGame::canUndo() const
{
    if (m_position >= 0 || undoText().isEmpty())
        return false;
    if (m_correcting == 0)
        return true;
    const scoring::EventId next = *scoring::nextUndo(marks());
    return std::ranges::any_of(m_entries, [&](const LogEntry &entry) {
        return entry.mark.id == next && entry.mark.target; // not what was told of a later shift
    });
}

bool CoalBaronGame::canRedo() const
{
    return m_position < 0 && !redoText().isEmpty();
}

QString CoalBaronGame::undoText() const
{
    return shortTextOf(scoring::nextUndo(marks()));
}

QString CoalBaronGame::redoText() const
{
    return shortTextOf(scoring::nextRedo(marks()));
}

} // namespace companion
