// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

namespace companion {

/// Whether this can be somebody's name, or a season's: text in UTF-8, and not blank.
bool isName(const std::string &typed);

} // namespace companion
