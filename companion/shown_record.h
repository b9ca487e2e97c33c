// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/games.h"

#include <optional>

namespace companion {

/// A record of the history as it is shown: those who were deleted are called so in the language in use.
/// Nothing when this version cannot read it.
std::optional<scoring::Record> shownRecord(const db::Json &document);

} // namespace companion
