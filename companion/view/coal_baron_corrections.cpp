// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later

// CoalBaronGame: what was told before is taken back, or told late.

#include "companion/sentences.h"
#include "companion/shift_numeral.h"
#include "companion/view/coal_baron_game.h"
#include "scoring/coal_baron/events_json.h"
#include "scoring/coal_baron/game.h"

#include <algorithm>
#include <utility>

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
    return counted ? QList<int>(counted->begin(), counted->end()) : QList<int>(table().seats(), -1);
}

bool CoalBaronGame::countFactoryWorkers(const QList<int> &workers)
{
    return workers == factoryWorkers() || tell(FactoryWorkersCounted{{workers.begin(), workers.end()}});
}

// Who started a shift that was played already, and who should have.
QStringList CoalBaronGame::startsChanged(const Table &after) const
{
    const std::vector<NextStart> before =
        score(gameOf(scoring::coal_baron::fold(std::span<const LogEntry>(m_fold.entries())).table))
            .nextStarts;
    const std::vector<NextStart> now = score(gameOf(after)).nextStarts;
    QStringList sentences;
    for (std::size_t shift = 0; shift < std::min(before.size(), now.size()); ++shift) {
        if (before[shift].seat != now[shift].seat)
            sentences +=
                filled(tr("%1 starts shift %2, not %3."), names().value(index(now[shift].seat)),
                       shiftNumeral(static_cast<int>(shift) + 2), names().value(index(before[shift].seat)));
    }
    return sentences;
}

bool CoalBaronGame::takeBack(const std::function<bool(const Event &)> &isMeant)
{
    if (isReplayed())
        return false;
    for (int number = position() - 1; number >= 0; --number) {
        if (!isMeant(eventAt(number)))
            continue;
        return correctBy({takenBack(number)});
    }
    return false;
}

CoalBaronGame::Told CoalBaronGame::takenBack(int number) const
{
    const db::Telling telling = undone(m_fold.entries()[inForce()[static_cast<std::size_t>(number)]].mark.id);
    return {telling, {{{}, LogAct::Undone, telling.target}, {}}};
}

CoalBaronGame::Told CoalBaronGame::toldBefore(int number, const Event &event) const
{
    db::Telling telling = happened(writeEvent(event));
    telling.target = m_fold.entries()[inForce()[static_cast<std::size_t>(number)]].mark.id;
    return {telling, {{{}, LogAct::Happened, telling.target}, event}};
}

// What was emptied on the tile goes with it; carts further out move up to the shaft, and what was told of
// them is told anew with their new place.
std::vector<CoalBaronGame::Told> CoalBaronGame::withoutTile(scoring::Seat seat, const CartPlace &cart) const
{
    std::vector<Told> gone;
    std::vector<Told> anew;
    std::optional<int> bought;
    int first = 0;
    int end = 0;
    Table then;
    for (int number = 0; number < length(); ++number) {
        const Event &event = eventAt(number);
        if (scoring::coal_baron::apply(then, event))
            continue;
        const auto *tile = std::get_if<TileBought>(&event);
        const auto *emptied = std::get_if<CartEmptied>(&event);
        if (tile && !bought && number < position() && tile->seat == seat &&
            kind(tile->tile).coal == cart.level && kind(tile->tile).side == cart.side) {
            end = static_cast<int>(then.player(seat).mine.carts[at(cart.level)][at(cart.side)].size());
            first = end - kind(tile->tile).carts;
            if (cart.number >= first && cart.number < end)
                bought = number;
        } else if (emptied && bought && emptied->seat == seat && emptied->cart.level == cart.level &&
                   emptied->cart.side == cart.side && emptied->cart.number >= first) {
            gone.push_back(takenBack(number));
            CartEmptied moved = *emptied;
            moved.cart.number -= end - first;
            if (emptied->cart.number >= end)
                anew.push_back(toldBefore(number, moved));
        }
    }
    if (!bought)
        return {};
    gone.push_back(takenBack(*bought)); // last: it is the first that redo brings back
    gone.insert(gone.end(), anew.begin(), anew.end());
    return gone;
}

bool CoalBaronGame::takeTileAway(scoring::Seat seat, const CartPlace &cart)
{
    const std::vector<Told> gone = isReplayed() ? std::vector<Told>() : withoutTile(seat, cart);
    const std::size_t known = told().size();
    if (gone.empty() || !correctBy(gone))
        return false;
    m_bringBack = [this, known, end = told().size()] { reverse(known, end); };
    return true;
}

void CoalBaronGame::bringBack()
{
    if (const auto bring = std::exchange(m_bringBack, nullptr))
        bring();
}

void CoalBaronGame::reverse(std::size_t from, std::size_t to)
{
    std::vector<db::Telling> tellings;
    for (const db::Event &event : std::span(told()).subspan(from, to - from))
        tellings.push_back(event.act == LogAct::Undone ? redone(*event.target) : undone(event.id));
    add(tellings);
}

bool CoalBaronGame::correctBy(const std::vector<Told> &told)
{
    std::vector<LogEntry> entries;
    std::vector<db::Telling> tellings;
    for (const auto &[telling, entry] : told) {
        tellings.push_back(telling);
        entries.push_back(entry);
    }
    const Correction correction = correct(m_fold.entries(), entries);
    QStringList changes = startsChanged(correction.result.table);
    if (changes.isEmpty() && correction.changes.empty() && correction.newlyRefused.empty())
        return add(tellings);
    for (const scoring::AwardChange &change : correction.changes)
        changes += words().change(change);
    for (const RefusedEvent &refused : correction.newlyRefused) {
        // The entries that are only tried out come last.
        const Event &event = refused.number < m_fold.entries().size()
                                 ? m_fold.event(refused.number)
                                 : entries[refused.number - m_fold.entries().size()].event;
        changes += filled(tr("Would not be counted any more: %1"), words().event(event));
    }
    m_correction = tellings;
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
