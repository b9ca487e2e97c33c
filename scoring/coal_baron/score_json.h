// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "scoring/coal_baron/game.h"

#include <nlohmann/json_fwd.hpp>

#include <string_view>

namespace scoring::coal_baron {

std::string_view codeOf(WarningCode code);

/// Adds what only Coal Baron's score has: the starting players and the marks left over.
void writeExtras(const Score &score, nlohmann::ordered_json &document);

} // namespace scoring::coal_baron
