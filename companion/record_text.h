// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/games.h"

#include <QString>

#include <string>

namespace companion {

/// A text of a record's document; empty where it is not said.
QString textOf(const db::Json &document, const char *key);

/// Says it; an empty text is not said at all.
void putText(db::Json &document, const char *key, const std::string &text);

} // namespace companion
