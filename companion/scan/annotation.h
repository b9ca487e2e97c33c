// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "companion/scan/photo.h"
#include "vision/scan.h"

namespace companion {

/// The photo with what was seen drawn onto it: an outline, a number and a name for each piece; what asks for
/// review is dashed as well as of another colour.
QImage annotated(const Photo &photo, const vision::Scan &scan);

} // namespace companion
