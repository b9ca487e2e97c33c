// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/address_book.h"

#include <optional>
#include <string>

namespace companion {

/// Who is called so; accents and case may be left out. Nothing, after a sentence about who could be meant,
/// when it is nobody or more than one.
std::optional<db::Person> findPerson(db::Store &store, const std::string &name);

} // namespace companion
