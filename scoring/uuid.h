// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace scoring {

/// What names a thing across devices.
struct Uuid {
    std::uint64_t high = 0;
    std::uint64_t low = 0;
    bool operator==(const Uuid &) const = default;
};

/// "3e0c1c5e-8a51-4d0e-9f0c-5b1f6a3f7d10", always in lower case.
std::string toString(const Uuid &uuid);

/// Reads that form in either case; nothing when it is something else.
std::optional<Uuid> parseUuid(std::string_view text);

} // namespace scoring
