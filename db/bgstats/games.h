// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/bgstats/file.h"
#include "scoring/game_kind.h"

#include <array>
#include <optional>
#include <string_view>

namespace db::bgstats {

/// What BG Stats wants to know of a game. 0 and empty text mean: not said.
struct Box {
    int bggId = 0;
    std::string_view uuid; ///< ours, the same in every file
    std::string_view title;
    int year = 0;
    std::string_view designers;
    int shortestMinutes = 0;
    int longestMinutes = 0;
    int youngest = 0;
    std::array<std::string_view, 4> otherTitles{};
};

const Box &boxOf(scoring::GameKind game);

/// Which of our games this is: by its number on BoardGameGeek, else by one of its titles, whatever the case,
/// the accents and the kind of dash.
std::optional<scoring::GameKind> recognise(const Game &game);

} // namespace db::bgstats
