// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace companion {

/// So many letters fit on a score sheet.
inline constexpr int longestName = 60;

/// What is wrong with a name that was typed: a sentence, or nothing when it can be one.
QString nameFault(const QString &typed);

} // namespace companion
