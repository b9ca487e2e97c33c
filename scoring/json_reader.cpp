// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "scoring/json_reader.h"

#include <algorithm>

namespace scoring {

namespace {

std::string join(std::span<const std::string_view> words)
{
    std::string text;
    for (const std::string_view word : words)
        text.append(text.empty() ? "" : ", ").append(word);
    return text;
}

} // namespace

std::string quote(const Json &value)
{
    constexpr std::size_t decentLength = 60;
    if (value.is_object() || value.is_array())
        return value.is_object() ? "{…}" : "[…]";
    std::string text = value.dump(-1, ' ', false, Json::error_handler_t::replace);
    if (text.size() <= decentLength)
        return text;
    std::size_t cut = decentLength;
    while (cut > 0 && (static_cast<unsigned char>(text[cut]) & 0xC0U) == 0x80U) // not inside a letter
        --cut;
    return text.substr(0, cut) + "…";
}

Node Node::field(std::string_view key) const
{
    Node found{nullptr, where.empty() ? std::string(key) : where + "." + std::string(key)};
    if (value && value->is_object()) {
        const auto field = value->find(std::string(key));
        if (field != value->end())
            found.value = &*field;
    }
    return found;
}

Node Node::entry(std::size_t number) const
{
    return {&(*value)[number], where + "[" + std::to_string(number) + "]"};
}

void JsonReader::fault(const Node &node, FaultKind kind, Fault details)
{
    details.where = node.where;
    details.kind = kind;
    if (node && details.found.empty())
        details.found = quote(*node.value);
    faults.push_back(std::move(details));
}

void JsonReader::notExpected(const Node &node, Expected expected, int limit)
{
    fault(node, node ? FaultKind::NotExpected : FaultKind::Missing, {.expected = expected, .limit = limit});
}

bool JsonReader::isObject(const Node &node)
{
    if (!node || !node.value->is_object()) {
        notExpected(node, Expected::Object);
        return false;
    }
    return true;
}

std::vector<Node> JsonReader::entries(const Node &node, Expected expected)
{
    std::vector<Node> found;
    if (!node || !node.value->is_array()) {
        notExpected(node, expected);
        return found;
    }
    for (std::size_t number = 0; number < node.value->size(); ++number)
        found.push_back(node.entry(number));
    return found;
}

std::vector<Node> JsonReader::playerEntries(const Node &object, int players)
{
    if (!isObject(object))
        return {};
    const Node node = object.field("players");
    std::vector<Node> found = entries(node);
    const int count = static_cast<int>(found.size());
    // Without players there is a fault about them already.
    if (node && node.value->is_array() && players > 0 && count != players)
        fault(node, FaultKind::EntryCount, {.number = count, .limit = players});
    return found;
}

void JsonReader::onlyKeys(const Node &object, std::span<const std::string_view> keys)
{
    for (const auto &[key, value] : object.value->items()) {
        if (std::ranges::find(keys, key) == keys.end())
            fault(object.field(key), FaultKind::NoSuchField, {.right = join(keys)});
    }
}

Node JsonReader::required(const Node &object, std::string_view key, Expected expected)
{
    Node node = object.field(key);
    if (!node)
        notExpected(node, expected);
    return node;
}

std::string JsonReader::text(const Node &node, Expected expected)
{
    if (node && node.value->is_string())
        return node.value->get<std::string>();
    notExpected(node, expected);
    return {};
}

std::string JsonReader::optionalText(const Node &object, std::string_view key)
{
    const Node node = object.field(key);
    return node ? text(node) : std::string();
}

int JsonReader::whole(const Node &node, Expected expected, int least, int most)
{
    if (node && node.value->is_number_integer()) {
        // Numbers beyond the signed range are kept unsigned by the parser: they are too large in any case.
        const bool huge = node.value->is_number_unsigned() && node.value->get<std::uint64_t>() > largestCount;
        const std::int64_t number = huge ? std::int64_t{largestCount} + 1 : node.value->get<std::int64_t>();
        if (number >= least && number <= most)
            return static_cast<int>(number);
    }
    notExpected(node, expected, most);
    return std::clamp(0, least, most);
}

int JsonReader::optionalCount(const Node &object, std::string_view key)
{
    const Node node = object.field(key);
    return node ? count(node) : 0;
}

bool JsonReader::boolean(const Node &node)
{
    if (node && node.value->is_boolean())
        return node.value->get<bool>();
    notExpected(node, Expected::Boolean);
    return false;
}

std::size_t JsonReader::oneOf(const Node &node, std::span<const std::string_view> values)
{
    const auto found = node && node.value->is_string()
                           ? std::ranges::find(values, node.value->get_ref<const std::string &>())
                           : values.end();
    if (found != values.end())
        return static_cast<std::size_t>(found - values.begin());
    if (node)
        fault(node, FaultKind::NoSuchValue, {.right = join(values)});
    else
        fault(node, FaultKind::Missing, {.right = join(values)});
    return 0;
}

} // namespace scoring
