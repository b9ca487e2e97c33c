// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "companion/scan/scan_line.h"

#include "companion/scan/doubt_words.h"
#include "vision/scan_json.h"

#include <nlohmann/json.hpp>

#include <array>
#include <string_view>

namespace companion {

namespace {

using Json = nlohmann::ordered_json;

// In the order of Advice::Kind.
constexpr std::array<std::string_view, 7> adviceNames{"",          "too-dark", "nothing-seen", "glare",
                                                      "lay-apart", "cut-off",  "closer"};

Json jsonOf(const vision::Scan &scan)
{
    return vision::writeScan(scan, [](const vision::Doubt &doubt) { return doubtText(doubt).toStdString(); });
}

std::string lineOf(const Json &json)
{
    return json.dump(-1, ' ', false, Json::error_handler_t::replace) + "\n";
}

} // namespace

std::string scanLine(const vision::Scan &scan)
{
    return lineOf(jsonOf(scan));
}

std::string scanLine(const vision::Scan &scan, const vision::Advice &advice)
{
    Json json = jsonOf(scan);
    if (advice.kind != vision::Advice::Kind::None) {
        json["advice"] = {{"kind", adviceNames[static_cast<std::size_t>(advice.kind)]}};
        if (advice.item >= 0)
            json["advice"]["item"] = advice.item;
    }
    return lineOf(json);
}

} // namespace companion
