// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/other_plays.h"

#include "db/query.h"

#include <nlohmann/json.hpp>

namespace db {

namespace {

using Json = nlohmann::ordered_json;

constexpr const char *imported = "PlayImported";

struct Told {
    std::string title;
    int day = 0;
    Json play;
};

std::optional<Told> read(const std::string &body)
{
    try {
        const Json told = Json::parse(body);
        return Told{told.at("title").get<std::string>(), told.at("day").get<int>(), told.at("play")};
    } catch (const Json::exception &) {
        return std::nullopt;
    }
}

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
    while (query.next()) {
        const std::optional<Told> told = read(query.text(1));
        if (!told)
            throw query.damaged("a play cannot be read");
        visit(query.uuid(0), told->play);
    }
}

bool deriveOtherPlay(Store &store, const Uuid &play)
{
    for (const Event &event : eventsOf(store, play)) {
        if (event.name != imported)
            continue;
        const std::optional<Told> told = read(event.body);
        if (!told)
            return false;
        Query(store,
              "INSERT INTO other_play (id, title, day, event) VALUES (?1, ?2, ?3, ?4)"
              " ON CONFLICT (id) DO UPDATE SET title = ?2, day = ?3, event = ?4",
              play, told->title, told->day, event.number)
            .run();
        return true;
    }
    return false;
}

} // namespace db
