// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/event_log.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace db {

/// Numbers are this store's own; ids are the same everywhere.
struct Person {
    std::int64_t number = 0;
    Uuid id;
    std::string name; ///< empty once deleted
    bool deleted = false;
    bool operator==(const Person &) const = default;
};

struct Named { ///< a group, or a place
    std::int64_t number = 0;
    Uuid id;
    std::string name;
    bool operator==(const Named &) const = default;
};

struct Season {
    std::int64_t number = 0;
    Uuid id;
    std::string name;
    int since = 0; ///< days, both within: 20260501
    int until = 0;
    bool operator==(const Season &) const = default;
};

/// Everyone who is there: not deleted, not merged into someone else. By name.
std::vector<Person> people(Store &store);
std::vector<Named> groups(Store &store);
std::vector<Named> places(Store &store);
std::vector<Season> seasons(Store &store);

/// Those of that very name; if there is none, those whose name differs in accents and case only. An id finds
/// its person too.
std::vector<Person> findPeople(Store &store, std::string_view name);
std::optional<Named> findGroup(Store &store, std::string_view name);
std::optional<Named> findPlace(Store &store, std::string_view name);
std::optional<Season> findSeason(Store &store, std::string_view name);

/// The person a number stands for now: merges followed.
Person person(Store &store, std::int64_t number);

enum class FoundBy : std::uint8_t { Id, Name, Nothing };

struct PersonMeant {
    Person person;
    FoundBy foundBy = FoundBy::Nothing; ///< Nothing: someone new
};

/// Who a record means: by id, else by name, else someone new. `taken` are those already found for the other
/// seats: nobody sits twice at one table.
PersonMeant personMeant(Store &store, std::string_view id, std::string_view name,
                        const std::vector<std::int64_t> &taken);
/// The one a record means by that name: who has it, or had it once.
std::optional<Named> groupKnownAs(Store &store, std::string_view name);
std::optional<Named> placeKnownAs(Store &store, std::string_view name);
/// The same, or someone new.
std::int64_t groupMeant(Store &store, std::string_view name);
std::int64_t placeMeant(Store &store, std::string_view name);

// Each inside a Change.
Person addPerson(Store &store, std::string_view name);
void renamePerson(Store &store, const Person &person, std::string_view name);
/// All games of the first become games of the second.
void mergePeople(Store &store, const Person &person, const Person &into);
/// Erases the name everywhere; the games stay.
void deletePerson(Store &store, const Person &person);
/// Their games follow. Nobody else may be known by that name: see groupKnownAs().
void renameGroup(Store &store, const Named &group, std::string_view name);
void renamePlace(Store &store, const Named &place, std::string_view name);
void setMember(Store &store, const Named &group, const Person &person, bool member);
std::vector<Person> members(Store &store, const Named &group);
void setSeason(Store &store, std::string_view name, int since, int until);
void dropSeason(Store &store, const Season &season);

/// A game both took part in, finished or under way: they cannot be the same person.
std::optional<Uuid> playedEachOther(Store &store, const Person &person, const Person &other);

/// Makes the tables of the address book follow its log: after another store's events were taken over, or for
/// a rebuild.
void deriveAddressBook(Store &store);

} // namespace db
