// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/store.h"

#include <QString>

#include <optional>
#include <string>

namespace companion {

/// The game of that id, or of the only id that begins so, whether deleted or not. Nothing, after a sentence,
/// when there is none or more than one.
std::optional<db::Uuid> findGame(db::Store &store, const std::string &typed);

/// The beginning of an id, as tables show it and people type it.
QString shortId(const db::Uuid &id);

} // namespace companion
