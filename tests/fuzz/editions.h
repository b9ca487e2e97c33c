// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "vision/profile_json.h"

#include <cstdlib>
#include <fstream>
#include <iterator>
#include <string>

namespace fuzz {

inline void demand(bool holds)
{
    if (!holds)
        std::abort();
}

inline std::string fileText(const std::string &name)
{
    std::ifstream file(std::string(STEIGER_EDITIONS) + '/' + name);
    demand(file.is_open());
    return {std::istreambuf_iterator<char>(file), {}};
}

/// What Steiger knows by itself, as the text of a profile.
inline std::string builtInText()
{
    return "{\"format\": \"steiger.profile/1\", \"name\": \"\", \"orders\": " + fileText("orders.json") +
           ", \"mine\": " + fileText("mine.json") + "}";
}

} // namespace fuzz
