// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace companion {

/// What the shell sees: done; the program failed; the input or the command line is wrong.
enum class ExitCode { Done = 0, Failed = 1, BadInput = 2 };

} // namespace companion
