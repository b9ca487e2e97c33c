// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/store.h"
#include "scoring/record.h"

namespace companion {

/// Whether the game has, or once had, a record that says the same. People may be called otherwise by now.
bool wasEverTold(db::Store &store, const db::Uuid &game, const scoring::Record &record);

} // namespace companion
