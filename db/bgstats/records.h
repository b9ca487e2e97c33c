// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/bgstats/file.h"
#include "scoring/record.h"

#include <string>
#include <variant>
#include <vector>

namespace db::bgstats {

/// Why a play cannot be one of our records. It can still be kept as the play it is.
enum class Obstacle : std::uint8_t {
    OtherGame,
    Ignored,         ///< its owner wants it left out of statistics
    Teams,           ///< our games have none
    PlayerCount,     ///< number: people found
    NoScore,         ///< player
    ScoreUnreadable, ///< player, found: the text
    ScoreNotWhole,   ///< player, found: the text
    Impossible,      ///< found: the place in the record that says what this game cannot give
    NoWinner,        ///< nobody won who is a person, and a record is always won by somebody
};

struct NotARecord {
    Obstacle why{};
    std::string player{};
    std::string found{};
    int number = 0;
    bool operator==(const NotARecord &) const = default;
};

enum class Remark : std::uint8_t {
    SheetUnreadable, ///< our own score sheet is there, but only the totals could be read
    SheetDisagrees,  ///< the record came from our own score sheet; the play's scores were changed since
    PlayerLeftOut,   ///< an automa or a robot played too
};

struct Converted {
    scoring::Record record;
    std::vector<Remark> remarks;
    bool operator==(const Converted &) const = default;
};

/// A play of one of our games as a record: the one it carries in our own score sheet, else one of totals.
/// Winners are those stored in the play. Seats follow the seat order where it is set for everybody. Players
/// who have the same name are told apart by numbers; ids of people are their uuids, and who is anonymous has
/// none.
std::variant<Converted, NotARecord> toRecord(const File &file, const Play &play);

} // namespace db::bgstats
