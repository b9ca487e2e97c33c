// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/bgstats/score_sheet.h"
#include "scoring/game_score.h"
#include "scoring/record.h"

#include <string>
#include <vector>

namespace db::bgstats {

/// One of our games with all that BG Stats needs to know of it. The uuids must not change from one export to
/// the next: by them BG Stats knows what it has already.
struct ExportedRecord {
    scoring::Record record;
    scoring::GameScore score;
    std::string uuid;                     ///< of the play
    std::vector<std::string> playerUuids; ///< per seat
    std::string locationUuid;             ///< where the record names a place
    std::string added;                    ///< a date as in records: when it was written down, or empty
    Labels labels{};
    std::string language = "en"; ///< of the labels
};

/// When it was played, as wall time; when it was written down, where that is not said.
std::string playDate(const ExportedRecord &exported);

/// The seat of who began; 0 for games whose records do not say.
int startingPlayer(const scoring::Record &record);

/// Whether the player on that seat won.
bool won(const scoring::GameScore &score, std::size_t seat);

} // namespace db::bgstats
