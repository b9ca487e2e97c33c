// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "scoring/imperial_miners/game.h"
#include "scoring/json_reader.h"

#include <string_view>

namespace scoring::imperial_miners {

/// Options as records have them, even where only the totals are known: each may be left out, or all.
Options readOptions(JsonReader &reader, const Node &node);
Json writeOptions(const Options &options);

/// Reads what a record of Imperial Miners adds: options and the end. Faults go to the reader.
Game readGame(JsonReader &reader, const Node &document, int players);

void writeGame(const Game &game, Json &document);

/// As in scores.
std::string_view codeOf(WarningCode code);
std::string_view codeOf(SoloRank rank);

} // namespace scoring::imperial_miners
