// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/other_plays.h"

#include "db/query.h"

#include <nlohmann/json.hpp>

namespace db {

namespace {

using Json = nlohmann::ordered_json;

constexpr const char *imported = "PlayImported";

} // namespace

bool addOtherPlay(Store &store, const Uuid &play, const std::string &title, int day, const Json &body)
{
    Query known(store, "SELECT 1 FROM other_play WHERE id = ?", play);
    if (known.next())
        return false;
    const Json told{{"title", title}, {"day", day}, {"play", body}};
    append(store, {.log = play,
                   .name = imported,
                   .body = told.dump(),
                   .id = derivedUuid("event", toString(play) + told.dump())});
    return deriveOtherPlay(store, play);
}

std::vector<OtherPlay> otherPlays(Store &store)
{
    std::vector<OtherPlay> plays;
    Query query(
        store,
        "SELECT title, count(*), max(day) FROM other_play GROUP BY title ORDER BY count(*) DESC, title");
    while (query.next())
        plays.push_back({query.text(0), query.number(1), query.number(2)});
    return plays;
}

void eachOtherPlay(Store &store, const std::function<void(const Uuid &, const Json &)> &visit)
{
    Query query(
        store,
        "SELECT p.id, e.body FROM other_play p JOIN event e ON e.number = p.event ORDER BY p.day, p.id");
    while (query.next())
        visit(query.uuid(0), Json::parse(query.text(1)).at("play"));
}

bool deriveOtherPlay(Store &store, const Uuid &play)
{
    for (const Event &event : eventsOf(store, play)) {
        if (event.name != imported)
            continue;
        const Json told = Json::parse(event.body, nullptr, false);
        if (!told.is_object())
            return false;
        Query(store,
              "INSERT INTO other_play (id, title, day, event) VALUES (?1, ?2, ?3, ?4)"
              " ON CONFLICT (id) DO UPDATE SET title = ?2, day = ?3, event = ?4",
              play, told.value("title", std::string()), told.value("day", 0), event.number)
            .run();
        return true;
    }
    return false;
}

} // namespace db
