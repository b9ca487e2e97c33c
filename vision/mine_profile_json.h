// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "scoring/json_reader.h"
#include "vision/mine_profile.h"

namespace vision {

/// What editions' mines look like. Means are kept with a byte a number: finer than they are known.
scoring::Json writeMineProfile(const MineProfile &profile);
MineProfile readMineProfile(scoring::JsonReader &reader, const scoring::Node &node);

} // namespace vision
