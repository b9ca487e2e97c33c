// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/vision/photo_set.h"

#include <algorithm>

namespace measure {

namespace {

// Up to the first part that is a number.
std::string setOf(const std::string &name)
{
    std::size_t end = 0;
    while (end < name.size() && !(name[end] == '_' && end + 1 < name.size() && std::isdigit(name[end + 1])))
        ++end;
    return name.substr(0, end);
}

} // namespace

std::filesystem::path truthBeside(const std::filesystem::path &photo)
{
    return std::filesystem::path(photo).replace_extension(".truth.json");
}

PhotoSets photoSets(const std::filesystem::path &folder)
{
    PhotoSets sets;
    for (const auto &entry : std::filesystem::recursive_directory_iterator(folder)) {
        if (entry.is_regular_file() && entry.path().extension() != ".json" &&
            exists(truthBeside(entry.path())))
            sets[setOf(entry.path().stem())].push_back(entry.path());
    }
    for (auto &[name, photos] : sets)
        std::ranges::sort(photos);
    return sets;
}

} // namespace measure
