// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/book_events.h"

#include "db/address_book.h"
#include "db/query.h"
#include "db/spelling.h"
#include "db/standings.h"

#include <nlohmann/json.hpp>

namespace db {

namespace {

using nlohmann::json;

template <typename... Alternatives>
struct Overloaded : Alternatives... {
    using Alternatives::operator()...;
};
template <typename... Alternatives>
Overloaded(Alternatives...) -> Overloaded<Alternatives...>;

struct Written {
    std::string name;
    json body;
};

Written written(const BookEvent &event)
{
    return std::visit(
        Overloaded{
            [](const PersonNamed &e) -> Written {
                return {"PersonNamed", {{"person", toString(e.person)}, {"name", e.name}}};
            },
            [](const PersonMerged &e) -> Written {
                return {"PersonMerged", {{"person", toString(e.person)}, {"into", toString(e.into)}}};
            },
            [](const PersonDeleted &e) -> Written {
                return {"PersonDeleted", {{"person", toString(e.person)}}};
            },
            [](const GroupNamed &e) -> Written {
                return {"GroupNamed", {{"group", toString(e.group)}, {"name", e.name}}};
            },
            [](const MemberSet &e) -> Written {
                return {"MemberSet",
                        {{"group", toString(e.group)}, {"person", toString(e.person)}, {"member", e.member}}};
            },
            [](const PlaceNamed &e) -> Written {
                return {"PlaceNamed", {{"place", toString(e.place)}, {"name", e.name}}};
            },
            [](const SeasonSet &e) -> Written {
                return {"SeasonSet",
                        {{"season", toString(e.season)},
                         {"name", e.name},
                         {"since", e.since},
                         {"until", e.until}}};
            },
            [](const SeasonDropped &e) -> Written {
                return {"SeasonDropped", {{"season", toString(e.season)}}};
            },
        },
        event);
}

Uuid uuidIn(const json &body, const char *key)
{
    return scoring::parseUuid(body.at(key).get_ref<const std::string &>()).value();
}

std::optional<BookEvent> read(const Event &event)
{
    try {
        const json body = json::parse(event.body);
        const auto name = [&] { return body.value("name", std::string()); };
        if (event.name == "PersonNamed")
            return PersonNamed{uuidIn(body, "person"), name()};
        if (event.name == "PersonMerged")
            return PersonMerged{uuidIn(body, "person"), uuidIn(body, "into")};
        if (event.name == "PersonDeleted")
            return PersonDeleted{uuidIn(body, "person")};
        if (event.name == "GroupNamed")
            return GroupNamed{uuidIn(body, "group"), name()};
        if (event.name == "MemberSet")
            return MemberSet{uuidIn(body, "group"), uuidIn(body, "person"), body.at("member").get<bool>()};
        if (event.name == "PlaceNamed")
            return PlaceNamed{uuidIn(body, "place"), name()};
        if (event.name == "SeasonSet")
            return SeasonSet{uuidIn(body, "season"), name(), body.at("since").get<int>(),
                             body.at("until").get<int>()};
        if (event.name == "SeasonDropped")
            return SeasonDropped{uuidIn(body, "season")};
    } catch (const std::exception &) {
        // An event of a later version, or a torn one: it stays in the log, and has no effect here.
    }
    return std::nullopt;
}

// Events may name people this store does not know yet.
std::int64_t personRow(Store &store, const Uuid &id)
{
    Query(store, "INSERT INTO person (id) VALUES (?) ON CONFLICT DO NOTHING", id).run();
    Query query(store, "SELECT number FROM person WHERE id = ?", id);
    query.next();
    return query.whole(0);
}

void eraseNames(Store &store, const Uuid &id)
{
    Query(store,
          "UPDATE event SET body = json_remove(body, '$.name')"
          " WHERE log = ?1 AND name = 'PersonNamed' AND json_valid(body) AND json_extract(body, '$.person') "
          "= ?2"
          " AND json_extract(body, '$.name') IS NOT NULL",
          addressBook, toString(id))
        .run();
}

void apply(Store &store, const PersonNamed &event)
{
    const std::int64_t number = personRow(store, event.person);
    if (!event.name.empty())
        Query(store, "UPDATE person SET name = ?, sought = ? WHERE number = ? AND NOT deleted", event.name,
              asSought(event.name), number)
            .run();
}

void apply(Store &store, const PersonMerged &event)
{
    const Person one = person(store, personRow(store, event.person));
    const Person into = person(store, personRow(store, event.into));
    if (one.number == into.number) // told twice, or in a circle by two devices
        return;
    Query(store, "UPDATE person SET same_as = ?2 WHERE number = ?1 OR same_as = ?1", one.number, into.number)
        .run();
    Query(store,
          "INSERT INTO member SELECT player_group, ?2 FROM member WHERE person = ?1 ON CONFLICT DO NOTHING",
          one.number, into.number)
        .run();
    Query(store, "DELETE FROM member WHERE person = ?", one.number).run();
    moveResults(store, one.number, into.number);
}

void apply(Store &store, const PersonDeleted &event)
{
    const std::int64_t number = personRow(store, event.person);
    // Whoever was merged into this person goes as well.
    std::vector<Uuid> names;
    {
        Query same(store, "SELECT id FROM person WHERE number = ?1 OR same_as = ?1", number);
        while (same.next())
            names.push_back(same.uuid(0));
    }
    for (const Uuid &id : names) {
        Query(store, "UPDATE person SET deleted = 1, name = NULL, sought = NULL WHERE id = ?", id).run();
        Query(store, "DELETE FROM member WHERE person = (SELECT number FROM person WHERE id = ?)", id).run();
        eraseNames(store, id);
    }
}

void apply(Store &store, const GroupNamed &event)
{
    Query(store,
          "INSERT INTO player_group (id, name, sought) VALUES (?1, ?2, ?3)"
          " ON CONFLICT (id) DO UPDATE SET name = ?2, sought = ?3",
          event.group, event.name, asSought(event.name))
        .run();
}

void apply(Store &store, const MemberSet &event)
{
    const std::int64_t number = person(store, personRow(store, event.person)).number;
    Query(store,
          event.member
              ? "INSERT INTO member SELECT number, ?2 FROM player_group WHERE id = ?1 ON CONFLICT DO NOTHING"
              : "DELETE FROM member WHERE player_group ="
                " (SELECT number FROM player_group WHERE id = ?1) AND person = ?2",
          event.group, number)
        .run();
}

void apply(Store &store, const PlaceNamed &event)
{
    Query(store,
          "INSERT INTO place (id, name, sought) VALUES (?1, ?2, ?3)"
          " ON CONFLICT (id) DO UPDATE SET name = ?2, sought = ?3",
          event.place, event.name, asSought(event.name))
        .run();
}

void apply(Store &store, const SeasonSet &event)
{
    Query(store,
          "INSERT INTO season (id, name, sought, since, until) VALUES (?1, ?2, ?3, ?4, ?5)"
          " ON CONFLICT (id) DO UPDATE SET name = ?2, sought = ?3, since = ?4, until = ?5",
          event.season, event.name, asSought(event.name), event.since, event.until)
        .run();
    Query number(store, "SELECT number FROM season WHERE id = ?", event.season);
    number.next();
    seasonChanged(store, number.whole(0));
}

void apply(Store &store, const SeasonDropped &event)
{
    std::optional<std::int64_t> number;
    {
        Query query(store, "SELECT number FROM season WHERE id = ?", event.season);
        if (query.next())
            number = query.whole(0);
    }
    if (!number)
        return;
    seasonDropped(store, *number);
    Query(store, "DELETE FROM season WHERE number = ?", *number).run();
}

void apply(Store &store, const BookEvent &event)
{
    std::visit([&](const auto &told) { apply(store, told); }, event);
}

bool isFirstName(Store &store, const BookEvent &event)
{
    const auto isNew = [&](const char *known, const Uuid &id) { return !Query(store, known, id).next(); };
    if (const auto *person = std::get_if<PersonNamed>(&event))
        return isNew("SELECT 1 FROM person WHERE id = ?", person->person);
    if (const auto *group = std::get_if<GroupNamed>(&event))
        return isNew("SELECT 1 FROM player_group WHERE id = ?", group->group);
    if (const auto *place = std::get_if<PlaceNamed>(&event))
        return isNew("SELECT 1 FROM place WHERE id = ?", place->place);
    return false;
}

} // namespace

void tell(Store &store, const BookEvent &event)
{
    const Written words = written(event);
    Telling telling{.log = addressBook, .name = words.name, .body = words.body.dump()};
    // Two devices that meet the same newcomer tell the same event; calling someone by an old name again is
    // news.
    if (isFirstName(store, event))
        telling.id = derivedUuid("event", words.name + telling.body);
    append(store, telling);
    apply(store, event);
}

void deriveAddressBook(Store &store)
{
    for (const Event &event : eventsOf(store, addressBook)) {
        if (const std::optional<BookEvent> told = read(event))
            apply(store, *told);
    }
}

} // namespace db
