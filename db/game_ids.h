// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/store.h"

#include <string_view>
#include <vector>

namespace db {

/// The games whose id begins so, deleted ones too. None for what is no beginning of an id, or too short a
/// one.
std::vector<Uuid> gamesWhoseIdBegins(Store &store, std::string_view beginning);

} // namespace db
