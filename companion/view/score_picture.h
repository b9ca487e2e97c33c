// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "companion/game_words.h"

#include <QImage>

namespace companion {

/// The score sheet of a game as a picture to send around, in the language in use: on paper, whatever the
/// theme of the screens. It is as high as it has to be.
QImage scorePicture(const scoring::Record &record, const scoring::GameScore &score, const GameWords &words);

} // namespace companion
