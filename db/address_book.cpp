// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/address_book.h"

#include "db/book_events.h"
#include "db/live_games.h"
#include "db/query.h"
#include "db/spelling.h"

#include <algorithm>

namespace db {

namespace {

Person personAt(const Query &row)
{
    return {row.whole(0), row.uuid(1), row.isNull(2) ? std::string() : row.text(2), row.whole(3) != 0};
}

template <typename... Values>
std::vector<Person> peopleWhere(Store &store, const char *sql, const Values &...values)
{
    std::vector<Person> found;
    Query query(store, sql, values...);
    while (query.next())
        found.push_back(personAt(query));
    return found;
}

template <typename... Values>
std::vector<Named> namedWhere(Store &store, const char *sql, const Values &...values)
{
    std::vector<Named> found;
    Query query(store, sql, values...);
    while (query.next())
        found.push_back({query.whole(0), query.uuid(1), query.text(2)});
    return found;
}

// Groups and places differ in where they stand.
struct NamedTexts {
    const char *noun;
    const char *byId;
    const char *byName;
    const char *bySought;
    const char *byFormerName;
};

constexpr NamedTexts groupTexts{
    "group",
    "SELECT number, id, name FROM player_group WHERE id = ?",
    "SELECT number, id, name FROM player_group WHERE name = ?",
    "SELECT number, id, name FROM player_group WHERE sought = ?",
    "SELECT json_extract(body, '$.group') FROM event WHERE log = ?1 AND name = 'GroupNamed'"
    " AND json_valid(body) AND json_extract(body, '$.name') = ?2 ORDER BY counter, device LIMIT 1",
};
constexpr NamedTexts placeTexts{
    "place",
    "SELECT number, id, name FROM place WHERE id = ?",
    "SELECT number, id, name FROM place WHERE name = ?",
    "SELECT number, id, name FROM place WHERE sought = ?",
    "SELECT json_extract(body, '$.place') FROM event WHERE log = ?1 AND name = 'PlaceNamed'"
    " AND json_valid(body) AND json_extract(body, '$.name') = ?2 ORDER BY counter, device LIMIT 1",
};

std::optional<Named> findNamed(Store &store, const NamedTexts &texts, std::string_view name)
{
    std::vector<Named> found = namedWhere(store, texts.byName, asKept(name));
    if (found.empty())
        found = namedWhere(store, texts.bySought, asSought(name));
    return found.empty() ? std::nullopt : std::optional(found.front());
}

// By the name it had first, by the one it has now, by one in between.
std::optional<Named> knownAs(Store &store, const NamedTexts &texts, std::string_view name)
{
    const std::string kept = asKept(name);
    std::vector<Named> found = namedWhere(store, texts.byId, derivedUuid(texts.noun, kept));
    if (found.empty())
        found = namedWhere(store, texts.byName, kept);
    if (found.empty()) {
        Query former(store, texts.byFormerName, addressBook, kept);
        if (const auto id = former.next() ? scoring::parseUuid(former.text(0)) : std::nullopt)
            found = namedWhere(store, texts.byId, *id);
    }
    return found.empty() ? std::nullopt : std::optional(found.front());
}

std::optional<std::int64_t> numberOf(Store &store, const char *sql, const Uuid &id)
{
    Query query(store, sql, id);
    return query.next() ? std::optional(query.whole(0)) : std::nullopt;
}

std::optional<std::int64_t> personOf(Store &store, const Uuid &id)
{
    const auto number = numberOf(store, "SELECT number FROM person WHERE id = ?", id);
    return number ? std::optional(person(store, *number).number) : std::nullopt;
}

std::vector<Season> seasonsWhere(Store &store, const std::string &where, std::string_view name)
{
    std::vector<Season> found;
    Query query(store, "SELECT number, id, name, since, until FROM season " + where + " ORDER BY since, name",
                name);
    while (query.next())
        found.push_back({query.whole(0), query.uuid(1), query.text(2), query.number(3), query.number(4)});
    return found;
}

} // namespace

std::vector<Person> people(Store &store)
{
    return peopleWhere(store, "SELECT number, id, name, deleted FROM person"
                              " WHERE NOT deleted AND same_as IS NULL ORDER BY sought, name, id");
}

std::vector<Named> groups(Store &store)
{
    return namedWhere(store, "SELECT number, id, name FROM player_group ORDER BY sought, name");
}

std::vector<Named> places(Store &store)
{
    return namedWhere(store, "SELECT number, id, name FROM place ORDER BY sought, name");
}

std::vector<Season> seasons(Store &store)
{
    return seasonsWhere(store, "WHERE ?1 = ?1", "");
}

std::vector<Person> findPeople(Store &store, std::string_view name)
{
    if (const std::optional<Uuid> id = scoring::parseUuid(name)) {
        if (const auto number = personOf(store, *id))
            return {person(store, *number)};
    }
    std::vector<Person> found = peopleWhere(store,
                                            "SELECT number, id, name, deleted FROM person"
                                            " WHERE name = ? AND NOT deleted AND same_as IS NULL ORDER BY id",
                                            asKept(name));
    if (found.empty())
        found = peopleWhere(store,
                            "SELECT number, id, name, deleted FROM person"
                            " WHERE sought = ? AND NOT deleted AND same_as IS NULL ORDER BY name, id",
                            asSought(name));
    return found;
}

std::optional<Named> findGroup(Store &store, std::string_view name)
{
    return findNamed(store, groupTexts, name);
}

std::optional<Named> findPlace(Store &store, std::string_view name)
{
    return findNamed(store, placeTexts, name);
}

std::optional<Season> findSeason(Store &store, std::string_view name)
{
    std::vector<Season> found = seasonsWhere(store, "WHERE name = ?", asKept(name));
    if (found.empty())
        found = seasonsWhere(store, "WHERE sought = ?", asSought(name));
    return found.empty() ? std::nullopt : std::optional(found.front());
}

Person person(Store &store, std::int64_t number)
{
    Query query(store,
                "SELECT p.number, p.id, p.name, p.deleted FROM person one"
                " JOIN person p ON p.number = ifnull(one.same_as, one.number) WHERE one.number = ?",
                number);
    if (!query.next())
        throw StoreError(StoreFault::Damaged, store.file().string(), "a person is missing");
    return personAt(query);
}

PersonMeant personMeant(Store &store, std::string_view id, std::string_view name,
                        const std::vector<std::int64_t> &taken)
{
    const auto isFree = [&](std::int64_t number) { return std::ranges::find(taken, number) == taken.end(); };
    const std::string kept = asKept(name);
    const std::optional<Uuid> own =
        id.empty() ? std::nullopt : std::optional(scoring::parseUuid(id).value_or(derivedUuid("person", id)));
    if (own) {
        if (const auto known = personOf(store, *own); known && isFree(*known))
            return {person(store, *known), FoundBy::Id};
    }
    const std::vector<Person> sameName = peopleWhere(store,
                                                     "SELECT number, id, name, deleted FROM person"
                                                     " WHERE name = ? AND NOT deleted AND same_as IS NULL",
                                                     kept);
    const bool meansThatOne = sameName.size() == 1 && isFree(sameName.front().number);
    if (meansThatOne && !own)
        return {sameName.front(), FoundBy::Name};
    Uuid newcomer = own.value_or(derivedUuid("person", kept));
    if (const auto known = personOf(store, newcomer)) {
        if (!own && isFree(*known) && !person(store, *known).deleted)
            return {person(store, *known), FoundBy::Name}; // called so before
        newcomer = newUuid();
    }
    tell(store, PersonNamed{newcomer, kept});
    if (meansThatOne) // from now on this id means that person too
        tell(store, PersonMerged{newcomer, sameName.front().id});
    return {person(store, *personOf(store, newcomer)), meansThatOne ? FoundBy::Name : FoundBy::Nothing};
}

std::optional<Named> groupKnownAs(Store &store, std::string_view name)
{
    return knownAs(store, groupTexts, name);
}

std::optional<Named> placeKnownAs(Store &store, std::string_view name)
{
    return knownAs(store, placeTexts, name);
}

std::int64_t groupMeant(Store &store, std::string_view name)
{
    if (const std::optional<Named> known = groupKnownAs(store, name))
        return known->number;
    tell(store, GroupNamed{derivedUuid("group", asKept(name)), asKept(name)});
    return groupKnownAs(store, name)->number;
}

std::int64_t placeMeant(Store &store, std::string_view name)
{
    if (const std::optional<Named> known = placeKnownAs(store, name))
        return known->number;
    tell(store, PlaceNamed{derivedUuid("place", asKept(name)), asKept(name)});
    return placeKnownAs(store, name)->number;
}

void renameGroup(Store &store, const Named &group, std::string_view name)
{
    tell(store, GroupNamed{group.id, asKept(name)});
}

void renamePlace(Store &store, const Named &place, std::string_view name)
{
    tell(store, PlaceNamed{place.id, asKept(name)});
}

Person addPerson(Store &store, std::string_view name)
{
    const std::string kept = asKept(name);
    const Uuid derived = derivedUuid("person", kept);
    const Uuid id = personOf(store, derived) ? newUuid() : derived;
    tell(store, PersonNamed{id, kept});
    return person(store, *personOf(store, id));
}

void renamePerson(Store &store, const Person &person, std::string_view name)
{
    tell(store, PersonNamed{person.id, asKept(name)});
}

void mergePeople(Store &store, const Person &person, const Person &into)
{
    tell(store, PersonMerged{person.id, into.id});
}

void deletePerson(Store &store, const Person &person)
{
    tell(store, PersonDeleted{person.id});
}

void setMember(Store &store, const Named &group, const Person &person, bool member)
{
    tell(store, MemberSet{group.id, person.id, member});
}

std::vector<Person> members(Store &store, const Named &group)
{
    return peopleWhere(
        store,
        "SELECT number, id, name, deleted FROM person JOIN member ON person = number"
        " WHERE player_group = ? AND NOT deleted AND same_as IS NULL ORDER BY sought, name, id",
        group.number);
}

void setSeason(Store &store, std::string_view name, int since, int until)
{
    const std::optional<Season> known = findSeason(store, name);
    tell(store,
         SeasonSet{known ? known->id : derivedUuid("season", asKept(name)), asKept(name), since, until});
}

void dropSeason(Store &store, const Season &season)
{
    tell(store, SeasonDropped{season.id});
}

std::optional<Uuid> playedEachOther(Store &store, const Person &person, const Person &other)
{
    Query query(store,
                "SELECT g.id FROM result a JOIN result b ON a.game = b.game AND a.seat != b.seat"
                " JOIN game g ON g.number = a.game WHERE a.person = ? AND b.person = ? LIMIT 1",
                person.number, other.number);
    if (query.next())
        return query.uuid(0);
    for (const LiveGame &game : liveGames(store)) {
        const auto sits = [&](const Person &one) {
            return std::ranges::find(game.head.players, one.id, &SeatAtTable::person) !=
                   game.head.players.end();
        };
        if (sits(person) && sits(other))
            return game.id;
    }
    return std::nullopt;
}

} // namespace db
