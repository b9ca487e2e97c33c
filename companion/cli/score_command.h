// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "companion/cli/exit_code.h"

#include <string>

namespace companion {

struct ScoreCommand {
    std::string file; ///< a game record, "-" for standard input
    bool json = false;
};

ExitCode run(const ScoreCommand &command);

} // namespace companion
