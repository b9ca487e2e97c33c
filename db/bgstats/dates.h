// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace db::bgstats {

/// "2026-01-10 20:15:00" as a record says it, "2026-01-10T20:15:00"; nothing when it is no date.
std::optional<std::string> toRecordDate(std::string_view date);

/// A record's date as wall time, "2026-01-10 20:15:00": the zone is left out, and a day alone gets the hour
/// that stands for a day alone in BG Stats.
std::string toWallTime(std::string_view recordDate);

} // namespace db::bgstats
