// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <filesystem>
#include <optional>
#include <string>

namespace companion {

/// The app's own history, which the command line uses as well.
std::filesystem::path appsOwnStore();

/// Where the history is: as asked for, else as the environment says (STEIGER_DB), else the app's own.
std::filesystem::path storePlace(const std::optional<std::string> &asked);

} // namespace companion
