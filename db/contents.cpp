// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/contents.h"

#include "db/query.h"

namespace db {

Contents contentsOf(Store &store)
{
    Query query(store, "SELECT (SELECT count(*) FROM game WHERE NOT deleted),"
                       " (SELECT count(*) FROM person WHERE same_as IS NULL), (SELECT count(*) FROM event)");
    query.next();
    return {static_cast<int>(query.whole(0)), static_cast<int>(query.whole(1)), query.whole(2)};
}

int gamesIn(Store &store)
{
    Query query(store, "SELECT count(*) FROM game WHERE NOT deleted");
    query.next();
    return static_cast<int>(query.whole(0));
}

} // namespace db
