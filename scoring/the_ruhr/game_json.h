// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "scoring/json_reader.h"
#include "scoring/the_ruhr/game.h"

#include <string_view>

namespace scoring::the_ruhr {

/// Options as records have them, even where only the totals are known: each may be left out, or all.
Options readOptions(JsonReader &reader, const Node &node);
Json writeOptions(const Options &options);

/// The tokens that somebody owns, each with its state.
Tokens readTokens(JsonReader &reader, const Node &node);
Json writeTokens(const Tokens &tokens);

/// Reads what a record of The Ruhr adds: options and the end. Faults go to the reader.
Game readGame(JsonReader &reader, const Node &document, int players);

void writeGame(const Game &game, Json &document);

/// The warning as it is called in scores.
std::string_view codeOf(WarningCode code);

} // namespace scoring::the_ruhr
