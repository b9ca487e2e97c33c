// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "scoring/coal_baron/game.h"
#include "scoring/json_reader.h"

#include <optional>

namespace scoring::coal_baron {

/// A piece by its name; nothing, with a fault, when there is none so called.
std::optional<Order> readOrder(JsonReader &reader, const Node &node);
std::optional<Tile> readTile(JsonReader &reader, const Node &node);

/// Options as records have them, even where only the totals are known: each may be left out, or all.
Options readOptions(JsonReader &reader, const Node &node);
Json writeOptions(const Options &options);

/// Reads what a record of Coal Baron adds: options, shifts and the end. Faults go to the reader.
Game readGame(JsonReader &reader, const Node &document, int players, Seat startingPlayer);

void writeGame(const Game &game, Json &document);

} // namespace scoring::coal_baron
