// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/bgstats/exported.h"

#include <optional>
#include <string>

namespace db::bgstats {

/// No longer link is sure to be opened.
inline constexpr std::size_t longestLink = 7999;

/// The link that hands one play to BG Stats on the same device, or on another one by a QR code. Comments,
/// then the place, are left out where it would become too long; nothing when even that does not help.
std::optional<std::string> pushLink(const ExportedRecord &exported);

} // namespace db::bgstats
