// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace companion {

/// A name as it was typed, without what cannot be seen.
QString tidyName(const QString &typed);

/// What is wrong with a tidy name for somebody at the table: a sentence, or nothing.
QString nameFault(const QString &name);

} // namespace companion
