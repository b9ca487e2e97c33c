// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtTest>

#include "scoring/rockwell/claims.h"
#include "scoring/rockwell/extraction.h"

#include <sstream>
#include <string>
#include <variant>
#include <vector>

// The examples of the rules, written as they are written there.
namespace scoring::rockwell {

inline constexpr Seat red{0};
inline constexpr Seat green{1};
inline constexpr Seat purple{2};
inline constexpr Seat white{3};

/// "red", or "a" to "d", or "robot"; nothing for "-".
inline std::optional<Seat> seatNamed(const std::string &name)
{
    const std::vector<std::vector<std::string>> names{
        {"red", "a"}, {"green", "b"}, {"purple", "c"}, {"white", "d"}};
    if (name == "-")
        return std::nullopt;
    if (name == "robot")
        return robot;
    for (std::size_t seat = 0; seat < names.size(); ++seat) {
        if (std::ranges::find(names[seat], name) != names[seat].end())
            return Seat{static_cast<int>(seat)};
    }
    qFatal("the test names nobody: %s", name.c_str());
    return std::nullopt;
}

inline std::string nameOf(Seat seat)
{
    return seat == robot
               ? "robot"
               : std::vector{"red", "green", "purple", "white"}[static_cast<std::size_t>(index(seat))];
}

/// "red green purple"
inline std::vector<Seat> seats(const std::string &names)
{
    std::vector<Seat> found;
    std::istringstream words(names);
    for (std::string word; words >> word;)
        found.push_back(*seatNamed(word));
    return found;
}

inline std::string namesOf(const std::vector<Seat> &found)
{
    std::string names;
    for (const Seat seat : found)
        names.append(names.empty() ? "" : " ").append(nameOf(seat));
    return names;
}

/// "3 Cu 5 Ag 4 Au"; empty, "none" or "nothing" for no cubes.
inline Cubes cubes(const std::string &text)
{
    Cubes found;
    if (text == "none" || text == "nothing")
        return found;
    const std::vector<std::string> symbols{"Zn", "Cu", "Ag", "Au"};
    std::istringstream words(text);
    int number = 0;
    for (std::string symbol; words >> number >> symbol;) {
        const auto known = std::ranges::find(symbols, symbol);
        if (known == symbols.end())
            qFatal("the test names no resource: %s", symbol.c_str());
        found.numbers[static_cast<std::size_t>(known - symbols.begin())] += number;
    }
    return found;
}

/// "green 3, red 4"
inline std::vector<Sharer> powers(const std::string &text)
{
    std::vector<Sharer> sharers;
    std::istringstream parts(text);
    for (std::string part; std::getline(parts, part, ',');) {
        std::istringstream words(part);
        std::string name;
        int power = 0;
        words >> name >> power;
        sharers.push_back({*seatNamed(name), power});
    }
    return sharers;
}

/// "A3"
inline Tile tile(const std::string &name)
{
    return {layers.at(static_cast<std::size_t>(name[0] - 'A')), name[1] - '0'};
}

/// "entrance2", "A3", "A3|" for the border behind it, "centre"
inline Place place(const std::string &name)
{
    if (name == "centre")
        return centre;
    if (name.starts_with("entrance"))
        return atEntrance(name.back() - '0');
    return name.ends_with('|') ? behind(tile(name)) : onTile(tile(name));
}

inline std::optional<RefusalCode> codeOf(const std::optional<Refusal> &refusal)
{
    return refusal ? std::optional(refusal->code) : std::nullopt;
}

} // namespace scoring::rockwell
