// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string_view>

namespace scoring {

/// ISO 8601: "2026-05-01", "2026-05-01T19:30", "2026-05-01T19:30:00.5+02:00", "…Z".
bool isDate(std::string_view text);

} // namespace scoring
