// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "scoring/record.h"

#include <nlohmann/json_fwd.hpp>

#include <string>
#include <string_view>
#include <vector>

namespace scoring::coal_baron {

std::string_view codeOf(WarningCode code);

/// The score as JSON (`steiger.score/1`). The words of the warnings are made by the caller, one message each.
nlohmann::ordered_json writeScore(const Record &record, const Score &score,
                                  const std::vector<std::string> &warningMessages);

} // namespace scoring::coal_baron
