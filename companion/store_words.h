// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/store_error.h"

#include <QString>

namespace companion {

/// What went wrong with the history, and what to do about it: whole sentences.
QString storeErrorText(const db::StoreError &error);

} // namespace companion
