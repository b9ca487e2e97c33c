// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/bgstats/file.h"
#include "scoring/fault.h"

#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace db::bgstats {

enum class WhySkipped : std::uint8_t {
    NotAnObject, ///< found
    NotAList,    ///< found
    NoId,        ///< nothing could refer to it
    FieldTwice,  ///< a key a second time in one object; found: its place
    TooDeep,     ///< found: the place from which it goes too deep
    Again,       ///< the same uuid a second time
    GameMissing, ///< found: the id that no game, or several, of the file have
    PlayerMissing,
    LocationMissing,
    WrongDate, ///< found
    NoPlayers,
};

/// Something of a file that was left out: a whole object ("plays[3]") or one value of a play that was kept
/// ("plays[3].locationRefId", "plays[3].expansionPlays[0]").
struct Skipped {
    std::string where;
    WhySkipped why{};
    std::string found;
    bool operator==(const Skipped &) const = default;
};

struct ReadFile {
    File file;
    std::vector<Skipped> skipped;
};

/// Reads an export or shared plays. A text that is no JSON or not such a file is a fault; an object inside it
/// that cannot be used is left out and the rest is read.
std::variant<ReadFile, scoring::Fault> readFile(std::string_view text);

} // namespace db::bgstats
