// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "vision/scan.h"

#include <QString>

namespace companion {

/// What was seen in a photo, line by line, with every doubt below what it is about.
QString scanSheet(const vision::Scan &scan);

} // namespace companion
