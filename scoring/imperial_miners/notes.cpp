// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "scoring/imperial_miners/notes.h"

#include "scoring/imperial_miners/hand.h"

namespace scoring::imperial_miners {

namespace {

std::vector<Note> notesOn(const Table &table, const StepDone &event)
{
    // A group that follows nothing a card changes has nothing to say about it.
    const Tracking &tracking = table.tracking;
    if (table.phase != Phase::MineReveal || (!tracking.mines && !tracking.coins && !tracking.hands))
        return {};
    std::vector<Note> found;
    for (int number = 0; number < table.seats(); ++number) {
        const Seat seat{number};
        if (!table.player(seat).done && (!event.seat || *event.seat == seat))
            found.push_back({NoteCode::NoCard, seat});
    }
    return found;
}

std::vector<Note> notesOn(const Table &table, const CardRevealed &event)
{
    const int cards = static_cast<int>(table.player(event.seat).revealed.size()) + 1;
    return cards > 1 ? std::vector{Note{NoteCode::FurtherCard, event.seat, cards, 1}} : std::vector<Note>{};
}

std::vector<Note> notesOn(const Table &table, const HandChanged &event)
{
    const int hand = table.player(event.seat).hand;
    const int tooMany = handAfterEffect(hand, event.drawn + event.levelFour, event.discarded).discarded;
    return tooMany > 0 ? std::vector{Note{NoteCode::HandTooLarge, event.seat, tooMany, handLimit}}
                       : std::vector<Note>{};
}

std::vector<Note> notesOn(const Table &, const auto &)
{
    return {};
}

} // namespace

std::vector<Note> notes(const Table &table, const Event &event)
{
    return std::visit([&](const auto &happening) { return notesOn(table, happening); }, event);
}

} // namespace scoring::imperial_miners
