// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/event_log.h"

#include <string>
#include <variant>

namespace db {

// What is told about people, groups, places and seasons.

struct PersonNamed { ///< the first time, or anew
    Uuid person;
    std::string name;
};
struct PersonMerged {
    Uuid person;
    Uuid into;
};
struct PersonDeleted {
    Uuid person;
};
struct GroupNamed {
    Uuid group;
    std::string name;
};
struct MemberSet {
    Uuid group;
    Uuid person;
    bool member = false;
};
struct PlaceNamed {
    Uuid place;
    std::string name;
};
struct SeasonSet {
    Uuid season;
    std::string name;
    int since = 0;
    int until = 0;
};
struct SeasonDropped {
    Uuid season;
};

using BookEvent = std::variant<PersonNamed, PersonMerged, PersonDeleted, GroupNamed, MemberSet, PlaceNamed,
                               SeasonSet, SeasonDropped>;

/// Appends it to the address book and lets the tables follow. Inside a Change.
void tell(Store &store, const BookEvent &event);

} // namespace db
