// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/recent_people.h"

#include "db/query.h"

namespace db {

std::vector<Person> recentPeople(Store &store, std::optional<std::int64_t> group)
{
    Query query(
        store,
        "SELECT p.number, p.id, p.name, max(g.player_group IS NOT NULL AND g.player_group = ?1) AS here,"
        " max(g.instant) AS last FROM person p"
        " LEFT JOIN result r ON r.person = p.number LEFT JOIN game g ON g.number = r.game"
        " WHERE p.deleted = 0 AND p.same_as IS NULL GROUP BY p.number"
        " ORDER BY here DESC NULLS LAST, last DESC NULLS LAST, p.sought, p.number",
        group);
    std::vector<Person> people;
    while (query.next())
        people.push_back({.number = query.whole(0), .id = query.uuid(1), .name = query.text(2)});
    return people;
}

} // namespace db
