// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>
#include <vector>

namespace companion {

/// The name someone probably meant who typed another one: a beginning of it, or a slip or two away. Nothing
/// when none is near.
std::optional<std::string> nearestName(const std::string &typed, const std::vector<std::string> &names);

} // namespace companion
