// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "scoring/game_kind.h"

#include <QString>

namespace companion {

/// What the game is called in the language in use.
QString gameTitle(scoring::GameKind game);

} // namespace companion
