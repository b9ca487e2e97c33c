// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "companion/store_place.h"

#include <QStandardPaths>

#include <cstdlib>

namespace companion {

std::filesystem::path appsOwnStore()
{
    return (QStandardPaths::writableLocation(QStandardPaths::AppDataLocation) + "/steiger.db").toStdString();
}

std::filesystem::path storePlace(const std::optional<std::string> &asked)
{
    const char *environment = std::getenv("STEIGER_DB");
    std::filesystem::path file = appsOwnStore();
    if (asked)
        file = *asked;
    else if (environment && *environment != '\0')
        file = environment;
    std::error_code ignored;
    return std::filesystem::absolute(file, ignored); // SQLite has names of its own, such as ":memory:"
}

} // namespace companion
