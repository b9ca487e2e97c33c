// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/game_ids.h"

#include "db/query.h"

namespace db {

namespace {

constexpr std::string_view pattern = "xxxxxxxx-xxxx-xxxx-xxxx-xxxxxxxxxxxx";
constexpr std::size_t shortest = 4;

// The beginning with the rest of an id filled in.
std::optional<Uuid> filledUp(std::string_view beginning, char digit)
{
    std::string text(beginning);
    for (std::size_t place = text.size(); place < pattern.size(); ++place)
        text.push_back(pattern[place] == '-' ? '-' : digit);
    return scoring::parseUuid(text);
}

} // namespace

std::vector<Uuid> gamesWhoseIdBegins(Store &store, std::string_view beginning)
{
    std::vector<Uuid> found;
    const std::optional<Uuid> first = filledUp(beginning, '0');
    const std::optional<Uuid> last = filledUp(beginning, 'f');
    if (beginning.size() < shortest || !first || !last)
        return found;
    Query query(store, "SELECT id FROM game WHERE id BETWEEN ? AND ? ORDER BY id", *first, *last);
    while (query.next())
        found.push_back(query.uuid(0));
    return found;
}

} // namespace db
