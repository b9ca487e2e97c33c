// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "companion/same_record.h"

#include "db/address_book.h"
#include "db/games.h"
#include "scoring/record_json.h"

#include <nlohmann/json.hpp>

#include <algorithm>

namespace companion {

namespace {

std::optional<db::Uuid> personMeant(db::Store &store, const scoring::RecordPlayer &player)
{
    std::vector<db::Person> found = db::findPeople(store, player.id);
    if (found.empty())
        found = db::findPeople(store, player.name);
    return found.size() == 1 ? std::optional(found.front().id) : std::nullopt;
}

// A name nobody has today may be an old name of the one who sat there.
bool mayBeTheSame(db::Store &store, const scoring::RecordPlayer &one, const scoring::RecordPlayer &other)
{
    const std::optional<db::Uuid> first = personMeant(store, one);
    const std::optional<db::Uuid> second = personMeant(store, other);
    return !first || !second || first == second;
}

scoring::Record withoutPeople(scoring::Record record)
{
    record.id.clear();
    for (scoring::RecordPlayer &player : record.players) {
        player.name.clear();
        player.id.clear();
    }
    return record;
}

} // namespace

bool wasEverTold(db::Store &store, const db::Uuid &game, const scoring::Record &record)
{
    const auto saysTheSame = [&](const db::Json &document) {
        const auto read = scoring::readRecordDocument(document);
        const auto *told = std::get_if<scoring::Record>(&read);
        return told && withoutPeople(*told) == withoutPeople(record) &&
               std::ranges::equal(told->players, record.players, [&](const auto &one, const auto &other) {
                   return mayBeTheSame(store, one, other);
               });
    };
    return std::ranges::any_of(db::recordsOf(store, game), saysTheSame);
}

} // namespace companion
