// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>

namespace companion {

/// What every command about the history is asked.
struct StoreOptions {
    std::optional<std::string> db; ///< the file of the history; else the app's own
    bool json = false;
};

/// Which games are meant, as typed.
struct GameFilters {
    std::optional<std::string> group;
    std::optional<std::string> game;
    std::optional<std::string> player;
    std::optional<int> players;
    std::optional<std::string> season;
    std::optional<std::string> since;
    std::optional<std::string> until;
};

} // namespace companion
