// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "scoring/imperial_miners/table.h"

#include <vector>

namespace scoring::imperial_miners {

/// What is allowed, but worth a second look.
enum class NoteCode : std::uint8_t {
    NoCard,       ///< everybody plays a card in each round, unless a card says otherwise
    FurtherCard,  ///< likewise only one; found: cards of this round with this one
    HandTooLarge, ///< found: cards to be discarded, limit: what may be kept
};

struct Note {
    NoteCode code{};
    Seat seat{};
    int found = 0;
    int limit = 0;
    bool operator==(const Note &) const = default;
};

/// What should be said before an event is carried out on this table. Only for events that would not be
/// refused.
std::vector<Note> notes(const Table &table, const Event &event);

} // namespace scoring::imperial_miners
