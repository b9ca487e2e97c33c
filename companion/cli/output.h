// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "companion/cli/score_command.h"

#include <QString>

#include <optional>
#include <string>

namespace companion {

/// The whole of a file, or of standard input for "-". Nothing, after a sentence about why, when it cannot be
/// read.
std::optional<std::string> readInput(const std::string &file);

/// Writes to standard output; Failed, after a sentence about why, when that did not work.
ExitCode writeOut(const std::string &text);

/// A line of its own on standard error.
void writeError(const QString &line);

/// Whether colours are welcome there.
bool standardOutputIsTerminal();

} // namespace companion
