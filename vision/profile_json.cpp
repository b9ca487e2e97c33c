// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "vision/profile_json.h"

#include "scoring/json_reader.h"
#include "vision/mine_profile_json.h"
#include "vision/orders_profile_json.h"

namespace vision {

namespace {

using scoring::Expected;
using scoring::Fault;
using scoring::Json;
using scoring::JsonReader;
using scoring::Node;

constexpr std::string_view format = "steiger.profile/1";

} // namespace

std::variant<Profile, std::vector<Fault>> readProfile(std::string_view text)
{
    const auto parsed = scoring::parseJson(text);
    if (const auto *fault = std::get_if<Fault>(&parsed))
        return std::vector{*fault};
    JsonReader reader;
    const Node document{&std::get<Json>(parsed), ""};
    Profile profile;
    if (reader.isObject(document)) {
        const Node named = reader.required(document, "format", Expected::Text);
        if (named && *named.value != format)
            reader.fault(named, scoring::FaultKind::OtherFormat, {.right = std::string(format)});
        if (reader.faults.empty()) {
            profile.name = reader.optionalText(document, "name");
            profile.orders = readOrdersProfile(reader, document.field("orders"));
            profile.mine = readMineProfile(reader, document.field("mine"));
        }
    }
    if (!reader.faults.empty())
        return std::move(reader.faults);
    return profile;
}

std::string writeProfile(const Profile &profile)
{
    const Json document{{"format", format},
                        {"name", profile.name},
                        {"orders", writeOrdersProfile(profile.orders)},
                        {"mine", writeMineProfile(profile.mine)}};
    return document.dump(1, ' ', false, Json::error_handler_t::replace) + "\n";
}

} // namespace vision
