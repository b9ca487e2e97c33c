// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "companion/cli/scan_command.h"

namespace companion {

/// Looks at frames as they come in, one after the other, until there are no more.
template <ScanKind>
struct WatchCommand {
    std::optional<std::string> profile;
};

ExitCode run(const WatchCommand<ScanKind::Orders> &command);
ExitCode run(const WatchCommand<ScanKind::Mine> &command);

} // namespace companion
