// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "scoring/scored.h"

#include <nlohmann/json_fwd.hpp>

#include <string>
#include <string_view>
#include <vector>

namespace scoring {

std::string_view codeOf(Reason reason);
std::string_view codeOf(DecidedBy decidedBy);
std::string_view codeOf(TotalsWarningCode code);

/// The lines of a score as they stand in it.
nlohmann::ordered_json writeLines(const std::vector<Line> &lines);

/// The score as JSON (`steiger.score/1`). The words of the warnings are made by the caller, one message each.
nlohmann::ordered_json writeScore(const Record &record, const Scored &scored,
                                  const std::vector<std::string> &warningMessages);

} // namespace scoring
