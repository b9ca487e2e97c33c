// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <string>

namespace db {

// An instant is told in microseconds since 1970; its day and its texts are those of the clock of UTC.

std::int64_t now();

/// 20260501
int dayOf(std::int64_t instant);

/// "2026-05-01"
std::string dayText(std::int64_t instant);

/// "2026-05-01T19:30:00.250000Z": to the microsecond, so that what is ordered by instants stays in order.
std::string instantText(std::int64_t instant);

} // namespace db
