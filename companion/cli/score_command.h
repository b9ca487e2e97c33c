// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "companion/language.h"

#include <string>

namespace companion {

enum class ExitCode { Done = 0, Failed = 1, BadInput = 2 };

struct ScoreCommand {
    std::string file; ///< a game record, "-" for standard input
    bool json = false;
};

ExitCode run(const ScoreCommand &command);

} // namespace companion
