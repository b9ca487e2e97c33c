// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "companion/cli/exit_code.h"

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

/// Whether standard output is a terminal, and nobody has asked for plain text.
bool coloursWelcome();

} // namespace companion
