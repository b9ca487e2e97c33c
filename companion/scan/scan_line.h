// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "vision/advice.h"
#include "vision/scan.h"

#include <string>

namespace companion {

/// What was seen (`steiger.scan/1`) as one line, with its doubts in words.
std::string scanLine(const vision::Scan &scan);

/// The same of a frame of a film, with what would make the next frame better.
std::string scanLine(const vision::Scan &scan, const vision::Advice &advice);

} // namespace companion
