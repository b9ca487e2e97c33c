// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace companion {

/// What each colour carries, so that a player is known without the colour: paths on a grid of 24.
struct EmblemPaths {
    const char *color = "";
    const char *solid = "";
    const char *lines = ""; ///< two units wide
};

/// That of "red", "blue", "green", "purple", "white" or "yellow"; of any other colour nothing.
EmblemPaths emblemPaths(QStringView color);

} // namespace companion
