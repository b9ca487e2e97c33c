// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "scoring/record.h"

#include <QString>

namespace companion {

enum class SheetStyle {
    Plain,    ///< for files and pipes
    Terminal, ///< headings stand out, explanations step back
};

/// The score sheet of a game for reading: every line with its counts, points and reason, in the language in
/// use.
QString scoreSheet(const scoring::Record &record, const scoring::coal_baron::Score &score, SheetStyle style);
QString scoreSheet(const scoring::Record &record, const scoring::GameScore &score, SheetStyle style);

/// The players' names as they can be shown.
QStringList playerNames(const scoring::Record &record);

} // namespace companion
