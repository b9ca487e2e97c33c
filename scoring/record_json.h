// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "scoring/fault.h"
#include "scoring/record.h"

#include <nlohmann/json_fwd.hpp>

#include <string_view>
#include <variant>
#include <vector>

namespace scoring {

/// Reads a game record (`steiger.game/1`): the record, or everything that is wrong with it.
std::variant<Record, std::vector<Fault>> readRecord(std::string_view text);
std::variant<Record, std::vector<Fault>> readRecordDocument(const nlohmann::ordered_json &document);

/// The record as JSON; reading it gives the same record again.
nlohmann::ordered_json writeRecord(const Record &record);

} // namespace scoring
