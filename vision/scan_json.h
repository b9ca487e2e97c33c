// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "scoring/fault.h"
#include "vision/scan.h"
#include "vision/truth.h"

#include <nlohmann/json_fwd.hpp>

#include <functional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace vision {

/// A doubt as a person would say it.
using DoubtWords = std::function<std::string(const Doubt &)>;

/// The scan as JSON (`steiger.scan/1`).
nlohmann::ordered_json writeScan(const Scan &scan, const DoubtWords &words);

/// Reads a corrected scan: what is right in the photo, or everything that is wrong with the file.
std::variant<OrdersTruth, std::vector<scoring::Fault>> readOrdersTruth(std::string_view text);
std::variant<MineTruth, std::vector<scoring::Fault>> readMineTruth(std::string_view text);

} // namespace vision
