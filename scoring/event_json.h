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

/// A field with an entry for each piece of a kind: an object with the names of the pieces.
template <typename Struct, typename Value, typename Names>
struct NamedField {
    std::string_view name;
    Value Struct::*value;
    Names names;
};
template <typename Struct, typename Value, typename Names>
NamedField(const char *, Value Struct::*, Names) -> NamedField<Struct, Value, Names>;

template <typename Value>
inline constexpr bool isOptional = false;
template <typename Value>
inline constexpr bool isOptional<std::optional<Value>> = true;

// A value of any type, where only its being one matters. What may be nothing is made from what it may hold:
// else there would be two ways.
struct Anything {
    template <typename Value>
    requires(!isOptional<Value>) operator Value() const;
};

/// How many fields a struct has.
template <typename Struct, typename... Fields>
consteval std::size_t fieldCount()
{
    if constexpr (requires { Struct{Fields()..., Anything()}; })
        return fieldCount<Struct, Fields..., Anything>();
    else
        return sizeof...(Fields);
}

/// The fields of a struct: all of them, so that none is forgotten when it gets a new one.
template <typename Struct>
constexpr auto allFieldsOf()
{
    constexpr auto fields = fieldsOf(Type<Struct>());
    static_assert(std::tuple_size_v<decltype(fields)> == fieldCount<Struct>());
    return fields;
}

template <typename Value>
Json writeValue(const Value &value);

// What is not known is left out.
inline void putKnown(Json &object, std::string_view key, Json value)
{
    if (!value.is_null())
        object[std::string(key)] = std::move(value);
}

/// Values of pieces that have names, in their order.
template <typename Names, typename Values>
Json writeNamed(const Names &names, const Values &values)
{
    Json object = Json::object();
    for (std::size_t number = 0; number < names.size(); ++number)
        putKnown(object, names[number], writeValue(values[number]));
    return object;
}

template <typename Value>
Json writeValue(const Value &value)
{
    if constexpr (requires { namesOf(Type<Value>()); }) { // first: an enum may convert to something else
        return namesOf(Type<Value>())[static_cast<std::size_t>(value)];
    } else if constexpr (requires { toJson(value); }) {
        return toJson(value);
    } else if constexpr (std::is_same_v<Value, bool> || std::is_same_v<Value, int> ||
                         std::is_same_v<Value, std::string>) {
        return value;
    } else if constexpr (std::is_same_v<Value, Seat>) {
        return static_cast<int>(value);
    } else if constexpr (isOptional<Value>) {
        return value ? writeValue(*value) : Json();
    } else if constexpr (requires { fieldsOf(Type<Value>()); }) {
        Json object = Json::object();
        const auto add = [&](const auto &field) {
            if constexpr (requires { field.names; })
                putKnown(object, field.name, writeNamed(field.names, value.*field.value));
            else
                putKnown(object, field.name, writeValue(value.*field.value));
        };
        std::apply([&](const auto &...fields) { (add(fields), ...); }, allFieldsOf<Value>());
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

/// The names are all there are: no piece is overlooked because its name is spelt wrong.
template <typename Names, typename Values>
void readNamed(JsonReader &reader, const Node &node, const Names &names, Values &values)
{
    if (!reader.isObject(node))
        return;
    reader.onlyKeys(node, names);
    for (std::size_t number = 0; number < names.size(); ++number)
        readValue(reader, node.field(names[number]), values[number]);
}

template <typename Value>
void readList(JsonReader &reader, const Node &node, std::vector<Value> &list)
{
    list.clear();
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
    list = {values.begin(), values.end()};
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
    if constexpr (requires { namesOf(Type<Value>()); }) {
        value = static_cast<Value>(reader.oneOf(node, namesOf(Type<Value>())));
    } else if constexpr (requires { fromJson(reader, node, value); }) {
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
        value.reset();
        if (node && !node.value->is_null())
            readValue(reader, node, value.emplace());
    } else if constexpr (requires { fieldsOf(Type<Value>()); }) {
        if (!reader.isObject(node))
            return;
        const auto take = [&](const auto &field) {
            if constexpr (requires { field.names; })
                readNamed(reader, node.field(field.name), field.names, value.*field.value);
            else
                readValue(reader, node.field(field.name), value.*field.value);
        };
        std::apply([&](const auto &...fields) { (take(fields), ...); }, allFieldsOf<Value>());
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
