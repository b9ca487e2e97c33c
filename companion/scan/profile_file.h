// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "vision/profile.h"

#include <QString>

#include <optional>
#include <string>

namespace companion {

/// The editions Steiger knows by itself.
const vision::Profile &builtInProfile();

struct ProfileFile {
    std::optional<vision::Profile> profile;
    QString trouble; ///< why there is none; empty where there simply is no such file
};

ProfileFile readProfileFile(const std::string &file);

/// Gives why that did not work; nothing when it did. A profile that was there is replaced only by a whole
/// one.
QString writeProfileFile(const vision::Profile &profile, const std::string &file);

} // namespace companion
