// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "companion/cli/exit_code.h"
#include "companion/file_text.h"

#include <QString>

#include <optional>
#include <string>

namespace companion {

/// The whole of a file, or of standard input for "-". Nothing, after a sentence about why, when it cannot be
/// read.
std::optional<std::string> readInput(const std::string &file, InputSize most = InputSize::Record);

/// Writes to standard output; Failed, after a sentence about why, when that did not work.
ExitCode writeOut(const std::string &text);

/// The same into a file, which is replaced only once everything is on disk; without a file, to standard
/// output.
ExitCode writeOut(const std::string &text, const std::optional<std::string> &file);

/// A line of its own on standard error.
void writeError(const QString &line);

/// The same about input that is wrong.
ExitCode refuse(const QString &sentence);

/// Whether standard output is a terminal, and nobody has asked for plain text.
bool coloursWelcome();

} // namespace companion
