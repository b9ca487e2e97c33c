// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "companion/view/agreement.h"

#include <QString>

namespace companion {

/// What the one who holds the camera can do better, in words; empty where all is well. From the frame that
/// was looked at last, and what has been followed until then.
QString guidanceText(const Sightings &frame, const Agreement &agreement);

} // namespace companion
