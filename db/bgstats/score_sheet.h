// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "scoring/game_score.h"
#include "scoring/json_reader.h"
#include "scoring/record.h"

#include <map>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace db::bgstats {

/// A player's score as a sum people can follow: by shifts and the end of the game, else line by line.
std::string scoreText(const scoring::GameScore &score, std::size_t seat);

/// What the lines of a score and their groups ("shift1", "final") are called, by their ids. What is not there
/// is called by its id.
using Labels = std::map<std::string, std::string>;

/// The lines of the score as a score sheet of BG Stats, with the whole record inside. Columns are known by
/// `scoreUuids`, one per seat.
scoring::Json writeScoreSheet(const scoring::Record &record, const scoring::GameScore &score,
                              const Labels &labels, const std::string &language,
                              std::span<const std::string> scoreUuids);

/// What a score sheet says of the game it belongs to.
struct CarriedRecord {
    bool there = false;                    ///< the sheet is one of ours
    std::optional<scoring::Record> record; ///< nothing also where it cannot be read
};

CarriedRecord carriedRecord(const scoring::Json &scoreSheet);

} // namespace db::bgstats
