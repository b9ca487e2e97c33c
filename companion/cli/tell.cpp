// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "companion/cli/tell.h"

#include "companion/cli/streams.h"

#include <nlohmann/json.hpp>

namespace companion {

ExitCode tell(const StoreOptions &options, const nlohmann::ordered_json &document, const QString &sentence)
{
    return writeOut(options.json ? document.dump(2) + "\n" : sentence.toStdString() + "\n");
}

} // namespace companion
