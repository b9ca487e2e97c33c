// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/store.h"

#include <QString>

#include <string>

namespace companion {

/// What a line is called on the score sheet of a game that has it.
QString lineTitle(db::Store &store, const std::string &line, const db::Uuid &game);

} // namespace companion
