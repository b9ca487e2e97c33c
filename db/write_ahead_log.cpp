// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/write_ahead_log.h"

#include "db/query.h"

namespace db {

bool emptyWriteAheadLog(Store &store)
{
    Query checkpoint(store, "PRAGMA wal_checkpoint(TRUNCATE)");
    return checkpoint.next() && checkpoint.whole(0) == 0;
}

} // namespace db
