// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "scoring/json_reader.h"
#include "scoring/seat.h"

#include <array>
#include <optional>
#include <set>
#include <string>
#include <tuple>
#include <type_traits>
#include <variant>
#include <vector>

/// The JSON of events, for all games alike. A game says, in its own namespace and for each of its types,
///   fieldsOf(Type<Struct>)  the fields of a struct, under their names in JSON,
///   namesOf(Type<Enum>)     the names of an enum's values, in their order,
///   eventNamesOf(Type<Event>) the names of its events, in their order,
/// or, for what is written otherwise, toJson(value) and fromJson(reader, node, value).
/// Once stored, a name never changes its meaning. A field that is added later must be optional.
namespace scoring {

template <typename Described>
struct Type {
};

template <typename Struct, typename Value>
struct Field {
    std::string_view name;
    Value Struct::*value;
};
template <typename Struct, typename Value>
Field(const char *, Value Struct::*) -> Field<Struct, Value>;

template <typename Value>
inline constexpr bool isOptional = false;
template <typename Value>
inline constexpr bool isOptional<std::optional<Value>> = true;

template <typename Value>
Json writeValue(const Value &value)
{
    if constexpr (requires { toJson(value); }) {
        return toJson(value);
    } else if constexpr (std::is_same_v<Value, bool> || std::is_same_v<Value, int> ||
                         std::is_same_v<Value, std::string>) {
        return value;
    } else if constexpr (std::is_same_v<Value, Seat>) {
        return static_cast<int>(value);
    } else if constexpr (isOptional<Value>) {
        return value ? writeValue(*value) : Json();
    } else if constexpr (requires { namesOf(Type<Value>()); }) {
        return namesOf(Type<Value>())[static_cast<std::size_t>(value)];
    } else if constexpr (requires { fieldsOf(Type<Value>()); }) {
        Json object = Json::object();
        const auto add = [&](const auto &field) {
            Json written = writeValue(value.*field.value);
            if (!written.is_null()) // what is not known is left out
                object[std::string(field.name)] = std::move(written);
        };
        std::apply([&](const auto &...fields) { (add(fields), ...); }, fieldsOf(Type<Value>()));
        return object;
    } else {
        Json list = Json::array();
        for (const auto &entry : value)
            list.push_back(writeValue(entry));
        return list;
    }
}

template <typename Value>
void readValue(JsonReader &reader, const Node &node, Value &value);

template <typename Value>
void readList(JsonReader &reader, const Node &node, std::vector<Value> &list)
{
    for (const Node &entry : reader.entries(node)) {
        Value value{};
        readValue(reader, entry, value);
        list.push_back(std::move(value));
    }
}

template <typename Value>
void readList(JsonReader &reader, const Node &node, std::set<Value> &list)
{
    std::vector<Value> values;
    readList(reader, node, values);
    list.insert(values.begin(), values.end());
}

template <typename Value, std::size_t size>
void readList(JsonReader &reader, const Node &node, std::array<Value, size> &list)
{
    const std::vector<Node> entries = reader.entries(node);
    if (entries.size() != size) {
        if (node && node.value->is_array())
            reader.fault(node, FaultKind::EntryCount,
                         {.number = static_cast<int>(entries.size()), .limit = static_cast<int>(size)});
        return;
    }
    for (std::size_t place = 0; place < size; ++place)
        readValue(reader, entries[place], list[place]);
}

template <typename Value>
void readValue(JsonReader &reader, const Node &node, Value &value)
{
    if constexpr (requires { fromJson(reader, node, value); }) {
        fromJson(reader, node, value);
    } else if constexpr (std::is_same_v<Value, bool>) {
        value = reader.boolean(node);
    } else if constexpr (std::is_same_v<Value, int>) {
        value = reader.whole(node, Expected::Points, -largestCount, largestCount);
    } else if constexpr (std::is_same_v<Value, std::string>) {
        value = reader.text(node);
    } else if constexpr (std::is_same_v<Value, Seat>) {
        value = Seat{reader.whole(node, Expected::Points, -largestCount, largestCount)};
    } else if constexpr (isOptional<Value>) {
        if (node && !node.value->is_null())
            readValue(reader, node, value.emplace());
    } else if constexpr (requires { namesOf(Type<Value>()); }) {
        value = static_cast<Value>(reader.oneOf(node, namesOf(Type<Value>())));
    } else if constexpr (requires { fieldsOf(Type<Value>()); }) {
        if (!reader.isObject(node))
            return;
        const auto take = [&](const auto &field) {
            readValue(reader, node.field(field.name), value.*field.value);
        };
        std::apply([&](const auto &...fields) { (take(fields), ...); }, fieldsOf(Type<Value>()));
    } else {
        readList(reader, node, value);
    }
}

/// An event as the store keeps it.
struct WrittenEvent {
    std::string_view name;
    Json body;
};

template <typename Event>
WrittenEvent writeEventOf(const Event &event)
{
    constexpr auto names = eventNamesOf(Type<Event>());
    static_assert(names.size() == std::variant_size_v<Event>);
    return {names[event.index()], std::visit([](const auto &told) { return writeValue(told); }, event)};
}

/// The event, or what is wrong with it: a name nobody knows comes from a later version.
template <typename Event>
std::variant<Event, std::vector<Fault>> readEventOf(std::string_view name, const Json &body)
{
    constexpr auto names = eventNamesOf(Type<Event>());
    JsonReader reader;
    const Json nameText = name;
    const std::size_t number = reader.oneOf({&nameText, "event"}, names);
    std::optional<Event> event;
    const auto readAs = [&]<std::size_t alternative>(std::integral_constant<std::size_t, alternative>) {
        if (alternative != number)
            return;
        std::variant_alternative_t<alternative, Event> told{};
        readValue(reader, Node{&body, {}}, told);
        event = Event(std::in_place_index<alternative>, std::move(told));
    };
    if (reader.faults.empty()) {
        [&]<std::size_t... alternatives>(std::index_sequence<alternatives...>)
        {
            (readAs(std::integral_constant<std::size_t, alternatives>()), ...);
        }
        (std::make_index_sequence<std::variant_size_v<Event>>());
    }
    if (!reader.faults.empty())
        return std::move(reader.faults);
    return std::move(*event);
}

} // namespace scoring
