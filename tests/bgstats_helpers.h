// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/bgstats/read.h"
#include "tests/places.h"

#include <fstream>
#include <iterator>
#include <stdexcept>
#include <string>

// Files as the app writes them, with invented people.
namespace bgstats_helpers {

using namespace db::bgstats;

/// The text of one of the files in tests/bgstats.
inline std::string sample(const std::string &name)
{
    std::ifstream file(std::string(places::bgstats) + "/" + name);
    return {std::istreambuf_iterator<char>(file), {}};
}

/// A newer export from Android: one play of Coal Baron, one of a game that is not ours.
inline Json androidExport()
{
    return Json::parse(sample("android-export.json"));
}

/// An old export from iOS: upper case, no tags, colours in `team`, numbers for truth.
inline Json iosExport()
{
    return Json::parse(sample("ios-export.json"));
}

inline ReadFile readText(const std::string &text)
{
    auto read = readFile(text);
    if (auto *file = std::get_if<ReadFile>(&read))
        return std::move(*file);
    throw std::runtime_error("not a file: " + std::get<scoring::Fault>(read).where);
}

inline ReadFile readJson(const Json &json)
{
    return readText(json.dump());
}

} // namespace bgstats_helpers
