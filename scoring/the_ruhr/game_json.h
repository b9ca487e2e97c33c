// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "scoring/json_reader.h"
#include "scoring/the_ruhr/game.h"

#include <string_view>

namespace scoring::the_ruhr {

/// Reads the options of a record, which are there even where only the totals are known.
Options readOptions(JsonReader &reader, const Node &document);

/// Reads what a record of The Ruhr adds: options and the end. Faults go to the reader.
Game readGame(JsonReader &reader, const Node &document, int players);

void writeGame(const Game &game, Json &document);

/// The warning as it is called in scores.
std::string_view codeOf(WarningCode code);

} // namespace scoring::the_ruhr
