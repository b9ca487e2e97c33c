// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "companion/cli/exit_code.h"

#include <CLI/App.hpp>

#include <functional>
#include <string>

namespace companion {

/// What was typed, once it is parsed.
struct Typed {
    std::string language;           ///< "en", or empty
    std::function<ExitCode()> work; ///< the command
};

/// Every command there is, with its options.
void addCommands(CLI::App &line, Typed &typed);

} // namespace companion
