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

/// When, where and with whom a game was played, and for how long: as much of it as the record says.
QStringList sheetFacts(const scoring::Record &record);

/// What the lines of a shift stand under; 0 means the end of the game.
QString partTitle(int shift);
QString totalTitle();

} // namespace companion
