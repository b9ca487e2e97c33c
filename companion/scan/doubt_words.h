// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "vision/doubt.h"

#include <QString>

namespace companion {

/// Why a person should look, in a sentence.
QString doubtText(const vision::Doubt &doubt);

} // namespace companion
