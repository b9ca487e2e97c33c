// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>
#include <string_view>

namespace scoring {

/// When a game was played, as a record says it.
struct Played {
    int day = 0;              ///< where it was played: 20260501
    std::int64_t instant = 0; ///< microseconds since 1970 in UTC; what is not said is midnight, or UTC
    bool dayOnly = false;     ///< no time was given
    bool operator==(const Played &) const = default;
};

/// ISO 8601: "2026-05-01", "2026-05-01T19:30", "2026-05-01T19:30:00.5+02:00", "…Z". Nothing when it is no
/// such date.
std::optional<Played> parsePlayed(std::string_view text);

} // namespace scoring
