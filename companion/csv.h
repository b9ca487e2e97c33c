// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/history.h"
#include "scoring/record.h"
#include "scoring/scored.h"

#include <string>

namespace companion {

// Comma-separated values as RFC 4180 has them, but for the ends of lines, which are those of this system.

/// The names of the columns, then a row for each player of a game.
std::string csvHeadingOfPlayers();
std::string csvOfPlayers(const db::GameInHistory &game);

/// The names of the columns, then a row for each player on each line of a score.
std::string csvHeadingOfLines();
std::string csvOfLines(const db::GameInHistory &game, const scoring::GameScore &score);

} // namespace companion
