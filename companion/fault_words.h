// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "scoring/fault.h"

#include <QString>

namespace companion {

/// The fault as a line of its own: the place in the file, what is wrong, what would be right.
QString faultText(const scoring::Fault &fault);

} // namespace companion
