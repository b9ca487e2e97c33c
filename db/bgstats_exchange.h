// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/bgstats/exported.h"
#include "db/bgstats/read.h"
#include "db/bgstats/records.h"
#include "db/bgstats/score_sheet.h"
#include "db/history.h"
#include "scoring/scored.h"

#include <functional>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace db {

/// A play that did not become a game of the history. It is kept as the play it is, unless it was here
/// already.
struct PlayKept {
    std::string where; ///< "plays[3]"
    std::string title;
    std::string played;
    bgstats::NotARecord why;
};

struct BgStatsImport {
    int games = 0; ///< new in the history
    int plays = 0; ///< of other games, or not fit to be scored: new in the list apart
    int alreadyHere = 0;
    int wereDeleted = 0; ///< games that were deleted here, and stay so
    int newPeople = 0;
    int peopleById = 0;
    int peopleByName = 0;
    std::vector<PlayKept> kept; ///< plays of our games only; those of other games are not worth a word
    std::vector<bgstats::Skipped> skipped;
};

/// Takes over what a file of BG Stats holds. Twice changes nothing more. Where `progress` throws, nothing is
/// taken over.
BgStatsImport importBgStats(Store &store, const bgstats::ReadFile &read, const Progress &progress = {});

/// What the lines of a game's score are called in the file.
using LabelsFor =
    std::function<bgstats::Labels(const scoring::Record &record, const scoring::Scored &scored)>;

/// A game of the history with all that BG Stats needs to know of it. Nothing when there is no such game.
std::optional<bgstats::ExportedRecord> exportedRecord(Store &store, const Uuid &game, const LabelsFor &labels,
                                                      const std::string &language);

enum class OtherPlays : std::uint8_t { With, Without };

/// Those games, in that order, as a file that BG Stats reads; after them the plays of other games, if wanted.
/// The same games give the same file, on every device.
bgstats::Json exportBgStats(Store &store, std::span<const GameInHistory> games, OtherPlays others,
                            const LabelsFor &labels, const std::string &language);

} // namespace db
