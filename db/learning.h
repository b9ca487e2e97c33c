// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/address_book.h"
#include "scoring/coal_baron/progress.h"

#include <set>
#include <string>
#include <string_view>
#include <vector>

namespace db {

// What somebody has learnt follows from a log of that person's own: every answer and every lesson is an
// event.

// Each inside a Change.
void tellAnswered(Store &store, const Uuid &person, const scoring::coal_baron::Answered &answered);
void tellLessonTaken(Store &store, const Uuid &person, std::string_view lesson);

struct Learnt {
    std::vector<scoring::coal_baron::Answered> answers; ///< the oldest first
    std::set<std::string> lessons;                      ///< by name
    bool operator==(const Learnt &) const = default;
};

/// Also under the names that were merged into this person.
Learnt learntBy(Store &store, const Person &person);

} // namespace db
