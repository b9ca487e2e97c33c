// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "companion/game_words.h"

#include <QString>

namespace companion {

enum class SheetStyle {
    Plain,    ///< for files and pipes
    Terminal, ///< headings stand out, explanations step back
};

/// The score sheet of a game for reading: every line with its counts, points and reason, in the language in
/// use.
QString scoreSheet(const scoring::Record &record, const scoring::GameScore &score, const GameWords &words,
                   SheetStyle style);

} // namespace companion
