// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/store.h"
#include "scoring/score.h"

#include <cstdint>
#include <string>
#include <vector>

namespace db {

/// The lines of a score as they are stored: the JSON of scoring::writeLines(), written without a detour.
std::string sheetText(const std::vector<scoring::Line> &lines);

/// Where the points of one game came from, as stored with it.
struct SourcePoints {
    std::string name;
    std::vector<int> points; ///< per seat
};

/// In the order of the score sheet; the shifts of one source are added up. Empty for a game of which only the
/// totals are known.
std::vector<SourcePoints> sourcesOf(Store &store, std::int64_t game);

} // namespace db
