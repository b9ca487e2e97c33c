// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/event_log.h"

#include <nlohmann/json_fwd.hpp>

#include <functional>
#include <string>
#include <vector>

namespace db {

/// Plays that are not games of ours, or say too little to be scored: kept as they came, and counted apart.
struct OtherPlay {
    std::string title;
    int plays = 0;
    int lastDay = 0;
};

/// Inside a Change. `body` is whatever lets the play be written again; it names no people. False when it is
/// here already.
bool addOtherPlay(Store &store, const Uuid &play, const std::string &title, int day,
                  const nlohmann::ordered_json &body);
std::vector<OtherPlay> otherPlays(Store &store);
void eachOtherPlay(Store &store,
                   const std::function<void(const Uuid &play, const nlohmann::ordered_json &body)> &visit);

bool deriveOtherPlay(Store &store, const Uuid &play);

} // namespace db
