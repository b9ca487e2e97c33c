// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "companion/cli/history_options.h"
#include "db/choice.h"

#include <optional>

namespace companion {

/// The games the filters mean. Nothing, after a sentence about what would be right, when a filter names what
/// does not exist.
std::optional<db::Choice> chosenGames(db::Store &store, const GameFilters &filters);

/// A season that needs no setting: "2026".
std::optional<int> asYear(const std::string &season);

/// A date as typed after an option. Nothing, after a sentence, when it is none.
std::optional<scoring::Played> readDate(const char *option, const std::string &typed);

} // namespace companion
