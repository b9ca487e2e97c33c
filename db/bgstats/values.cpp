// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/bgstats/values.h"

#include <algorithm>
#include <charconv>
#include <cmath>
#include <limits>

namespace db::bgstats {

using scoring::Json;

namespace {

std::optional<int> wholeOf(double value)
{
    constexpr double most = std::numeric_limits<int>::max();
    if (std::abs(value) > most || value != std::floor(value))
        return {};
    return static_cast<int>(value);
}

} // namespace

const Json *field(const Json &object, std::string_view key)
{
    if (!object.is_object())
        return nullptr;
    for (const auto &[name, value] : object.get_ref<const Json::object_t &>()) {
        if (name == key)
            return value.is_null() ? nullptr : &value;
    }
    return nullptr;
}

std::string text(const Json &object, std::string_view key)
{
    const Json *value = field(object, key);
    if (value && value->is_string())
        return value->get<std::string>();
    return value && value->is_number() ? value->dump() : std::string();
}

std::optional<int> whole(const Json &object, std::string_view key)
{
    const Json *value = field(object, key);
    if (!value)
        return {};
    if (value->is_number())
        return wholeOf(value->get<double>());
    if (!value->is_string())
        return {};
    const std::string_view digits = trimmed(value->get_ref<const std::string &>());
    int number = 0;
    const auto [end, error] = std::from_chars(digits.data(), digits.data() + digits.size(), number);
    if (error != std::errc() || end != digits.data() + digits.size())
        return {};
    return number;
}

bool flag(const Json &object, std::string_view key)
{
    const Json *value = field(object, key);
    if (!value)
        return false;
    if (value->is_boolean())
        return value->get<bool>();
    return text(object, key) == "true" || whole(object, key).value_or(0) != 0;
}

Json opened(const Json &object, std::string_view key)
{
    const Json *value = field(object, key);
    if (!value || !value->is_string())
        return value ? *value : Json();
    auto read = scoring::parseJson(value->get_ref<const std::string &>());
    return std::holds_alternative<Json>(read) ? std::get<Json>(std::move(read)) : Json();
}

std::string uuidKey(std::string_view uuid)
{
    std::string key(trimmed(uuid));
    std::ranges::transform(key, key.begin(), [](char letter) {
        return static_cast<char>(letter >= 'A' && letter <= 'Z' ? letter + ('a' - 'A') : letter);
    });
    return key;
}

std::string_view trimmed(std::string_view text)
{
    constexpr std::string_view space = " \t\r\n\v\f";
    const std::size_t from = text.find_first_not_of(space);
    if (from == std::string_view::npos)
        return {};
    return text.substr(from, text.find_last_not_of(space) + 1 - from);
}

} // namespace db::bgstats
