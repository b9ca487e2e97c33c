// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "scoring/fault.h"

#include <nlohmann/json.hpp>

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace scoring {

using Json = nlohmann::ordered_json;

/// The largest number anything is ever counted to: sums of such numbers stay far from what an int can hold.
inline constexpr int largestCount = 1'000'000;

/// A value and its place in the file.
struct Node {
    const Json *value = nullptr;
    std::string where;
    Node field(std::string_view key) const; ///< a node without value where there is none
    Node entry(std::size_t number) const;
    explicit operator bool() const { return value != nullptr; }
};

/// Takes values out of JSON and keeps a list of everything that was wrong on the way.
/// A reading function that found a fault gives a harmless value: check `faults` at the end.
class JsonReader
{
public:
    std::vector<Fault> faults;

    void fault(const Node &node, FaultKind kind, Fault details = {});
    void notExpected(const Node &node, Expected expected, int limit = 0);

    bool isObject(const Node &node);
    /// The entries of a list; empty, with a fault, when it is none.
    std::vector<Node> entries(const Node &node, Expected expected = Expected::List);
    /// The entries of the list `players` inside an object: exactly one for each player.
    std::vector<Node> playerEntries(const Node &object, int players);
    /// Refuses keys other than these.
    void onlyKeys(const Node &object, std::span<const std::string_view> keys);

    /// A field that must be there.
    Node required(const Node &object, std::string_view key, Expected expected);
    std::string text(const Node &node, Expected expected = Expected::Text);
    std::string optionalText(const Node &object, std::string_view key);
    int whole(const Node &node, Expected expected, int least, int most);
    int count(const Node &node) { return whole(node, Expected::Count, 0, largestCount); }
    int optionalCount(const Node &object, std::string_view key);
    bool boolean(const Node &node);
    /// The number of the text in the list; 0, with a fault, when it is not there.
    std::size_t oneOf(const Node &node, std::span<const std::string_view> values);
};

/// A place of a document that cannot be trusted.
struct Spoilt {
    enum class Why : std::uint8_t {
        FieldTwice, ///< a key a second time in one object: which of the two is meant, nobody can tell
        TooDeep,    ///< values nested so deep that they were left out
    };
    std::string where;
    Why why{};
};

struct ParsedJson {
    Json document;
    std::vector<Spoilt> spoilt; ///< the first one inside each value of the second level, in their order
};

/// Reads a text as JSON: the document and what cannot be trusted in it, or the one fault that makes it none.
std::variant<ParsedJson, Fault> parseTolerantly(std::string_view text);

/// Reads a text as JSON in which no key stands twice in one object.
std::variant<Json, Fault> parseJson(std::string_view text);

/// A value as people would quote it, cut to a decent length.
std::string quote(const Json &value);

} // namespace scoring
