// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string_view>

namespace db::bgstats {

/// What a score text adds up to, read from left to right: "8+16+8-40", "-10+7+22". A comma is a decimal
/// point, operators at the end are dropped ("66+66+"), "6." is 6. Nothing when there is no score ("", "+") or
/// when it cannot be understood. Whole numbers are exact.
std::optional<double> evaluateScore(std::string_view text);

} // namespace db::bgstats
