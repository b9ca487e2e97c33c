// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later

// CoalBaronGame: what was told before is taken back, or told late.

#include "companion/sentences.h"
#include "companion/view/coal_baron_game.h"
#include "scoring/coal_baron/game.h"

#include <algorithm>

namespace companion {

using namespace scoring::coal_baron;
using scoring::index;
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

bool CoalBaronGame::canCorrectFactory() const
{
    return m_correcting > 0 && m_correcting < shiftCount && !(tracksTurns() && table().spacesKnown);
}

QList<int> CoalBaronGame::factoryWorkers() const
{
    std::optional<std::vector<int>> counted = table().countedFactoryWorkers;
    if (!counted && m_correcting > 0)
        counted = std::get<ShiftEnded>(eventAt(position())).factoryWorkers;
    return counted ? QList<int>(counted->begin(), counted->end()) : QList<int>(table().seats());
}

bool CoalBaronGame::countFactoryWorkers(const QList<int> &workers)
{
    return workers == factoryWorkers() || tell(FactoryWorkersCounted{{workers.begin(), workers.end()}});
}

// Who started a shift that was played already, and who should have.
QStringList CoalBaronGame::startsChanged(const Table &after) const
{
    const std::vector<NextStart> before =
        score(gameOf(scoring::coal_baron::fold(std::span<const LogEntry>(m_entries)).table)).nextStarts;
    const std::vector<NextStart> now = score(gameOf(after)).nextStarts;
    QStringList sentences;
    for (std::size_t shift = 0; shift < std::min(before.size(), now.size()); ++shift) {
        if (before[shift].seat != now[shift].seat)
            sentences += filled(tr("%1 starts shift %2, not %3."), m_names.value(index(now[shift].seat)),
                                static_cast<int>(shift) + 2, m_names.value(index(before[shift].seat)));
    }
    return sentences;
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
    QStringList changes = startsChanged(correction.result.table);
    if (changes.isEmpty() && correction.changes.empty() && correction.newlyRefused.empty())
        return add({telling});
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
