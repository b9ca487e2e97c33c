// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later

// CoalBaronGame: what was told before is taken back, or told late.

#include "companion/sentences.h"
#include "companion/view/coal_baron_game.h"

#include <algorithm>

namespace companion {

using namespace scoring::coal_baron;
using scoring::LogAct;

void CoalBaronGame::setCorrecting(int shift)
{
    if (shift == m_correcting || (shift > 0 && !endOf(shift)))
        return;
    m_correcting = std::max(0, shift);
    m_correction.clear();
    fold();
}

std::optional<int> CoalBaronGame::endOf(int shift) const
{
    Table then;
    for (int number = 0; number < length(); ++number) {
        const Event &event = eventAt(number);
        const bool refused = scoring::coal_baron::apply(then, event).has_value();
        if (!refused && std::holds_alternative<ShiftEnded>(event) && then.shift == shift)
            return number;
    }
    return std::nullopt;
}

int CoalBaronGame::evaluatedShifts() const
{
    return static_cast<int>(table().shifts.size());
}

bool CoalBaronGame::takeBack(const std::function<bool(const Event &)> &isMeant)
{
    if (m_position >= 0)
        return false;
    for (int number = position() - 1; number >= 0; --number) {
        if (!isMeant(eventAt(number)))
            continue;
        const db::Telling telling = undone(m_entries[m_inForce[static_cast<std::size_t>(number)]].mark.id);
        return correctBy(telling, {{{}, LogAct::Undone, telling.target}, {}});
    }
    return false;
}

bool CoalBaronGame::correctBy(const db::Telling &telling, const LogEntry &entry)
{
    const Correction correction = correct(m_entries, std::span(&entry, 1));
    if (correction.changes.empty() && correction.newlyRefused.empty())
        return add({telling});
    QStringList changes;
    for (const scoring::AwardChange &change : correction.changes)
        changes += words().change(change);
    for (const RefusedEvent &refused : correction.newlyRefused) {
        // The entry that is only tried out comes last.
        const Event &event =
            refused.number < m_entries.size() ? m_entries[refused.number].event : entry.event;
        changes += filled(tr("Would not be counted any more: %1"), words().event(event));
    }
    m_correction = {telling};
    emit correctionAsked(changes);
    return false;
}

void CoalBaronGame::confirmCorrection()
{
    if (!m_correction.empty())
        add(std::exchange(m_correction, {}));
}

void CoalBaronGame::dropCorrection()
{
    m_correction.clear();
}

} // namespace companion
