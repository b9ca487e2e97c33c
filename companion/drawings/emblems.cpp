// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "companion/drawings/emblems.h"

#include <algorithm>
#include <array>

namespace companion {

namespace {

constexpr std::array emblems{
    EmblemPaths{"red", // pick
                "M6.2 6.6 C11.5 2.8 20.6 6.6 20.4 17.2 C17.6 11.8 13 8 6.2 6.6 Z", "M5.5 19.5 L14.6 9.2"},
    EmblemPaths{"blue", // lamp
                "M8.6 7.2 H15.4 L16.6 9.8 H7.4 Z M7.2 17.2 H16.8 V20.2 H7.2 Z "
                "M12 10.8 C14 13 14 15.8 12 16 C10 15.8 10 13 12 10.8 Z",
                "M8.4 10 V17 M15.6 10 V17 M9.8 7 C9.8 3.2 14.2 3.2 14.2 7"},
    EmblemPaths{"green", // wheel
                "M9.8 12 a2.2 2.2 0 1 0 4.4 0 a2.2 2.2 0 1 0 -4.4 0 Z",
                "M4.6 12 a7.4 7.4 0 1 0 14.8 0 a7.4 7.4 0 1 0 -14.8 0 Z M12 4.6 V19.4 "
                "M5.6 8.3 L18.4 15.7 M5.6 15.7 L18.4 8.3"},
    EmblemPaths{"purple", // hammer
                "M8 3.6 L19.8 10.4 L17 15.2 L5.2 8.4 Z", "M12.3 10.6 L6.6 20.2"},
    EmblemPaths{"white", // helmet
                "M3 15.4 C2.8 8.6 6.8 4.8 12 4.8 C16.8 4.8 19.8 8.2 20 13 L22.6 16.4 C22.2 18 21.2 18.2 20.2 "
                "18.2 H4.4 C3.4 18.2 3 17 3 15.4 Z M12.6 11 a2.6 2.6 0 1 0 5.2 0 a2.6 2.6 0 1 0 -5.2 0 Z",
                ""},
    EmblemPaths{"yellow", // anchor
                "M2.6 15.8 L4.8 11.4 L7.8 15.2 Z M21.4 15.8 L19.2 11.4 L16.2 15.2 Z",
                "M9.9 5.2 a2.1 2.1 0 1 0 4.2 0 a2.1 2.1 0 1 0 -4.2 0 Z M12 7.4 V20 M8.2 10.4 H15.8 "
                "M5 14.4 C5.6 18.2 8.4 20 12 20 C15.6 20 18.4 18.2 19 14.4"},
};

} // namespace

EmblemPaths emblemPaths(QStringView color)
{
    const auto *const found = std::ranges::find_if(
        emblems, [&](const EmblemPaths &emblem) { return color == QLatin1String(emblem.color); });
    return found == emblems.end() ? EmblemPaths{} : *found;
}

} // namespace companion
