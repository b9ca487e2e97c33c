// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace companion {

// A day such as 20260501 in the language in use; empty when it is none.

/// "Friday, 1 May 2026"
QString longDay(int day);
/// "1 May 2026"
QString shortDay(int day);
/// "May 2026"
QString monthOf(int day);

} // namespace companion
