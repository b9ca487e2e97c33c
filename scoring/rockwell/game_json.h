// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "scoring/json_reader.h"
#include "scoring/rockwell/game.h"

#include <string_view>

namespace scoring::rockwell {

/// Options as records have them, even where only the totals are known: each may be left out, or all.
Options readOptions(JsonReader &reader, const Node &node);
Json writeOptions(const Options &options);

/// Reads what a record of Rockwell adds: options and the end. Faults go to the reader.
Game readGame(JsonReader &reader, const Node &document, int players);
void writeGame(const Game &game, Json &document);

std::string_view codeOf(WarningCode code);

} // namespace scoring::rockwell
