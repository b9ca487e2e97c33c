// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "companion/cli/exit_code.h"

#include <optional>
#include <string>
#include <vector>

namespace companion {

enum class ScanKind { Orders, Mine };

template <ScanKind>
struct ScanCommand {
    std::vector<std::string> photos;
    bool json = false; ///< an object a line
    std::optional<std::string> profile;
    std::optional<std::string> annotate; ///< a PNG to write; of several photos each gets a number
};

ExitCode run(const ScanCommand<ScanKind::Orders> &command);
ExitCode run(const ScanCommand<ScanKind::Mine> &command);

template <ScanKind>
struct TeachCommand {
    std::string photo;
    std::string truth;
    std::string profile;
};

ExitCode run(const TeachCommand<ScanKind::Orders> &command);
ExitCode run(const TeachCommand<ScanKind::Mine> &command);

} // namespace companion
