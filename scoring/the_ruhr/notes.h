// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "scoring/the_ruhr/table.h"

#include <vector>

namespace scoring::the_ruhr {

/// What is allowed, but worth a second look.
enum class NoteCode : std::uint8_t {
    FlagTooOften,        ///< a country with more flags than there should be; found, limit
    StartsOutsideEssen,  ///< the rulebook sends the first barge to a depot in Essen
    ManyDams,            ///< a standard trip passes one dam at most; found, limit
    OtherCityOrder,      ///< on the map the cities follow each other differently down the river
    OtherDistance,       ///< a standard trip is of exactly two spaces; found, limit
    OtherDestination,    ///< the arrow of the depot points to a place of another kind
    PushedElsewhere,     ///< the region of the round may have room for the die that slid off
    UnusualExportReward, ///< one reward is 1 to 3 points; found
    InnNotUsed,          ///< the last chance to use the Inn is this turn
};

struct Note {
    NoteCode code{};
    std::optional<Seat> seat{}; ///< nothing where it concerns everyone
    int found = 0;
    int limit = 0;
    bool operator==(const Note &) const = default;
};

/// What should be said before an event is carried out on this table. Only for events that would not be
/// refused.
std::vector<Note> notes(const Table &table, const Event &event);

} // namespace scoring::the_ruhr
