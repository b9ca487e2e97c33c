// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "companion/cli/exit_code.h"
#include "companion/cli/history_options.h"

#include <nlohmann/json_fwd.hpp>

#include <QString>

namespace companion {

/// Says what was done: to scripts in JSON, to people in a sentence.
ExitCode tell(const StoreOptions &options, const nlohmann::ordered_json &document, const QString &sentence);

} // namespace companion
