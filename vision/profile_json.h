// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "scoring/fault.h"
#include "vision/profile.h"

#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace vision {

/// Reads a profile (`steiger.profile/1`), or gives everything that is wrong with it.
std::variant<Profile, std::vector<scoring::Fault>> readProfile(std::string_view text);

std::string writeProfile(const Profile &profile);

} // namespace vision
