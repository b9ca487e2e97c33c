// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/choice.h"

namespace companion {

/// Counts games on standard error when that is a terminal and the work takes long; else does nothing.
db::Progress progressOnTerminal();

} // namespace companion
