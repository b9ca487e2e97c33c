// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "companion/coal_baron_table_words.h"
#include "scoring/coal_baron/catch_up.h"

namespace companion {

/// What was seen and does not fit what was told, in a sentence.
QString mismatchText(const scoring::coal_baron::Mismatch &mismatch, const CoalBaronTableWords &words);

} // namespace companion
