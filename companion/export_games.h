// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/bgstats_exchange.h"
#include "db/history.h"

#include <span>
#include <string>

namespace companion {

enum class ExportFormat : std::uint8_t {
    Steiger,   ///< one JSON document of game records, which import reads
    BgStats,   ///< also the plays of other games, if wanted
    PlayerCsv, ///< a row for each player of a game
    LineCsv,   ///< a row for each player on each line of a score
};

/// Those games, in that order, as the text of a file.
std::string exportGames(db::Store &store, std::span<const db::GameInHistory> games, ExportFormat format,
                        db::OtherPlays others);

} // namespace companion
