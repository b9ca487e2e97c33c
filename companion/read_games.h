// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/games.h"
#include "scoring/record.h"

#include <QStringList>

#include <nlohmann/json.hpp>

#include <string>
#include <variant>
#include <vector>

namespace companion {

/// A finished game as a file tells it.
struct ReadGame {
    std::string what; ///< the file, and the place in it where it holds many
    scoring::Record record;
    db::Json document;
};

/// What is not taken, and why: a sentence, or a line for each fault.
struct Refusal {
    std::string what;
    QStringList why;
};

using ReadOrRefused = std::variant<ReadGame, Refusal>;

/// A game record, as long as it is of a finished game.
ReadOrRefused readGame(const std::string &what, const db::Json &document);

/// A game record, or the many of an export.
std::vector<ReadOrRefused> readGames(const std::string &file, const std::string &text);

/// Whether the text says that it is a game record, an export, or a file of BG Stats; it may be a faulty one.
bool isOfUs(const std::string &text);

/// What export writes and readGames() reads.
inline constexpr const char *manyGamesFormat = "steiger.games/1";

} // namespace companion
