// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "companion/art/edition.h"

#include <algorithm>

namespace art {

const Edition *findEdition(std::string_view name)
{
    if (name == ownEdition().name)
        return &ownEdition();
    const std::span<const Edition> others = otherEditions();
    const auto found = std::ranges::find(others, name, &Edition::name);
    return found == others.end() ? nullptr : &*found;
}

} // namespace art
