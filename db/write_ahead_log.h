// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/store.h"

namespace db {

/// After something was erased: the write-ahead log still holds pages from before, so everything goes into
/// the store itself and the log is emptied. While another program reads the store this may have to wait for
/// the next change; false then.
bool emptyWriteAheadLog(Store &store);

} // namespace db
