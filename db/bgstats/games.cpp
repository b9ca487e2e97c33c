// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/bgstats/games.h"

#include <algorithm>

namespace db::bgstats {

using scoring::GameKind;

namespace {

// In the order of GameKind. The uuids are version 5 over the games' addresses on BoardGameGeek.
constexpr std::array boxes{
    Box{.bggId = 143515,
        .uuid = "26593965-9609-5218-81bc-5b7dd852499d",
        .title = "Coal Baron",
        .year = 2013,
        .designers = "Michael Kiesling, Wolfgang Kramer",
        .shortestMinutes = 60,
        .longestMinutes = 75,
        .youngest = 10,
        .otherTitles = {"Glück Auf", "Glueck Auf", "Szénre fel!", "Szénre fel"}},
    Box{.bggId = 139562,
        .uuid = "3015dc7a-3b6b-5233-bd01-93e510fd76d2",
        .title = "Rockwell",
        .year = 2013,
        .designers = "Bruno Crépeault"},
    Box{.bggId = 226254,
        .uuid = "ba7ca727-47a9-54cd-b483-f3206450e284",
        .title = "The Ruhr: A Story of Coal Trade",
        .year = 2017,
        .designers = "Thomas Spitzer",
        .otherTitles = {"The Ruhr", "Ruhrschifffahrt 1769-1890", "Ruhrschifffahrt"}},
    Box{.bggId = 378758,
        .uuid = "9d4b049d-8d04-51de-a90c-3f8f3f2d7e63",
        .title = "Imperial Miners",
        .year = 2023,
        .designers = "Tim Armstrong",
        .shortestMinutes = 20,
        .longestMinutes = 60,
        .youngest = 10,
        .otherTitles = {"Birodalmi bányászok"}},
};
static_assert(boxes.size() == scoring::gameFacts.size());

// The letters U+00C0 to U+00DF without accents; their small ones follow in the same order.
constexpr std::string_view latin = "aaaaaaaceeeeiiiidnooooo*ouuuuyts";
static_assert(latin.size() == 32);

// A letter of more than one byte as it is compared: without accent, a dash as a hyphen.
std::string_view plain(std::string_view letter)
{
    const auto byte = [&](std::size_t number) { return static_cast<unsigned char>(letter[number]); };
    if (letter.size() == 2 && byte(0) == 0xC3)
        return latin.substr(byte(1) & 0x1FU, 1);
    if (letter == "ő" || letter == "Ő")
        return "o";
    if (letter == "ű" || letter == "Ű")
        return "u";
    if (letter == "\u00a0")
        return " ";
    const bool combines = letter.size() == 2 && (byte(0) == 0xCC || (byte(0) == 0xCD && byte(1) < 0xB0));
    const bool dash = letter.size() == 3 && letter >= "\u2010" && letter <= "\u2015";
    if (combines)
        return {};
    return dash ? "-" : letter;
}

std::string folded(std::string_view title)
{
    std::string text;
    while (!title.empty()) {
        std::size_t size = 1;
        while (size < title.size() && (static_cast<unsigned char>(title[size]) & 0xC0U) == 0x80U)
            ++size;
        const char first = title.front();
        if (size > 1)
            text.append(plain(title.substr(0, size)));
        else
            text.push_back(first >= 'A' && first <= 'Z' ? static_cast<char>(first + ('a' - 'A')) : first);
        title.remove_prefix(size);
    }
    const std::size_t from = text.find_first_not_of(' ');
    return from == std::string::npos ? std::string()
                                     : text.substr(from, text.find_last_not_of(' ') + 1 - from);
}

bool isCalled(const Box &box, std::string_view title)
{
    const std::string wanted = folded(title);
    return !wanted.empty() &&
           (folded(box.title) == wanted || std::ranges::any_of(box.otherTitles, [&](std::string_view other) {
                return folded(other) == wanted;
            }));
}

} // namespace

const Box &boxOf(GameKind game)
{
    return boxes[static_cast<std::size_t>(game)];
}

std::optional<GameKind> recognise(const Game &game)
{
    const auto kindOf = [](auto found) { return static_cast<GameKind>(found - boxes.begin()); };
    if (const auto found = std::ranges::find(boxes, game.bggId, &Box::bggId); found != boxes.end())
        return kindOf(found);
    const auto found = std::ranges::find_if(
        boxes, [&](const Box &box) { return isCalled(box, game.name) || isCalled(box, game.bggName); });
    if (found == boxes.end())
        return {};
    return kindOf(found);
}

} // namespace db::bgstats
