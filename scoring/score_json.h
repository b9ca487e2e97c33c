// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "scoring/record.h"

#include <nlohmann/json_fwd.hpp>

#include <string_view>

namespace scoring {

std::string_view codeOf(Reason reason);
std::string_view codeOf(DecidedBy decidedBy);

/// The score as JSON (`steiger.score/1`), without warnings. What only one game has is added in its own
/// folder.
nlohmann::ordered_json writeScore(const Record &record, const GameScore &score);

} // namespace scoring
