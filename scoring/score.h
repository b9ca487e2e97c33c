// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace scoring {

/// Why an award is what it is. The first eleven belong to lines that compare players.
enum class Reason : std::uint8_t {
    First,
    TiedFirst,
    Second,
    TiedSecond,
    Third,
    TiedThird,
    Behind,
    None,             ///< holds none of it
    NoSecondAfterTie, ///< next behind a tie for first, which leaves no second place
    NoSecondForTwo,   ///< second, in a game where two players have no second place
    NoDelivery,       ///< an option: carts count only for those who have delivered
    Counted,          ///< the line has no places, everyone is paid for what they have
};

/// A piece that counted: its number in the game's own catalogue, and how much of the count it brought.
struct CountedPiece {
    std::uint8_t piece = 0;
    int amount = 0;
    bool operator==(const CountedPiece &) const = default;
};

/// What one player gets on one line: numbers and a reason, no words.
struct Award {
    int count = 0;
    int points = 0;
    Reason reason = Reason::Counted;
    std::vector<CountedPiece> pieces; ///< empty where all pieces are alike: then `count` says it all
    bool operator==(const Award &) const = default;
};

/// One line of a score: what was looked at, and an award per seat.
struct Line {
    int shift = 0;         ///< 1 to 3, or 0 for a line that belongs to no shift
    std::string_view name; ///< a literal, as in formats: "delivery", "segment7", "final.marks"
    std::vector<Award> awards;
    bool operator==(const Line &) const = default;
};

/// The line's name with its shift, "shift2.segment7": unique within a score.
std::string id(const Line &line);

/// Points per seat: always the sum of the lines.
std::vector<int> totals(const std::vector<Line> &lines, int seats);

} // namespace scoring
