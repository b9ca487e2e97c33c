// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/address_book.h"

#include <optional>

namespace db {

/// Everyone in the address book: who played last comes first, in that group if one is named; who has never
/// played follows by name.
std::vector<Person> recentPeople(Store &store, std::optional<std::int64_t> group = {});

} // namespace db
