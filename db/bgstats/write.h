// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/bgstats/exported.h"
#include "db/bgstats/file.h"

#include <span>
#include <string>
#include <variant>

namespace db::bgstats {

/// A play of ours, or a play of any game as playAlone() gave it.
using Exported = std::variant<ExportedRecord, Json>;

/// The play and all that it refers to, with nothing taken away: a file of its own that can be kept.
Json playAlone(const File &file, const Play &play);

/// A file that BG Stats reads. It depends on nothing but what is given. `me` is the uuid of the owner;
/// without one the first player stands in, because there has to be one.
Json writeFile(std::span<const Exported> plays, const std::string &me = {});

} // namespace db::bgstats
