// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "vision/profile.h"

#include <optional>
#include <string>

namespace companion {

/// The profile asked for, or the built-in one; nothing, after a sentence about why.
std::optional<vision::Profile> chosenProfile(const std::optional<std::string> &file);

} // namespace companion
