// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <string>

namespace companion {

/// How someone is shown who took part: by name, or as a deleted player when the name is empty.
QString playerName(const std::string &name);

} // namespace companion
