// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <filesystem>
#include <map>
#include <string>
#include <vector>

namespace measure {

/// Photos with their truth beside them (NAME.jpg, NAME.truth.json), by what they show and how hard they are:
/// "orders_hard" for orders_hard_0001.jpg.
using PhotoSets = std::map<std::string, std::vector<std::filesystem::path>>;

/// Of a folder and those below it.
PhotoSets photoSets(const std::filesystem::path &folder);

std::filesystem::path truthBeside(const std::filesystem::path &photo);

} // namespace measure
