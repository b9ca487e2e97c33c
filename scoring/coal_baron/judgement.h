// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "scoring/coal_baron/exercise.h"

#include <array>
#include <optional>
#include <string_view>
#include <vector>

namespace scoring::coal_baron {

/// What decides an answer, and what a person may be weak at.
enum class Rule : std::uint8_t {
    Places,            ///< a clear first, second, or behind
    TieForFirst,       ///< everyone tied gets all of it, and nobody is second
    TieForSecond,      ///< everyone tied gets all of it
    TwoPlayers,        ///< no second place
    HoldsNone,         ///< who has none of it gets nothing
    CartsNeedDelivery, ///< an option
    SecondPlaceThree,  ///< an option: trucks and trains
    TieForStart,       ///< the next clockwise, the previous starting player last
};

/// As they are written down.
inline constexpr std::array<std::string_view, 8> ruleNames{
    "places",     "tie-for-first",       "tie-for-second",     "two-players",
    "holds-none", "carts-need-delivery", "second-place-three", "tie-for-start"};
inline constexpr int ruleCount = static_cast<int>(ruleNames.size());

/// How a wrong answer may have come about.
enum class Slip : std::uint8_t {
    WrongSegment,
    Miscounted,
    WrongPlace,
    LessForATie,         ///< tied for first or second, and not paid in full
    SecondAfterATie,     ///< paid, although a tie for first leaves no second place
    SecondForTwo,        ///< paid, although two players have no second place
    PaidForNone,         ///< who has none of it was paid
    PaidWithoutDelivery, ///< carts of who has not delivered anything
    OtherEdition,        ///< the second place of another printing
    Reckoned,            ///< at the end: another number of points
    KeptTheMarker,       ///< the previous starting player, although tied
    NotNextClockwise,    ///< one of the tied, but not the next one
    FewerWorkers,        ///< somebody else has more workers in the factory
};

/// What became of the answers to a task; all lists as in rightAnswers().
struct Judgement {
    std::vector<int> right;
    std::vector<std::optional<Slip>> slips; ///< nothing where the answer was right
    std::vector<Rule> rules;                ///< that were at work, each once
    std::vector<Rule> missed;               ///< those of them that were answered wrongly
    bool operator==(const Judgement &) const = default;

    bool allRight() const;
};

/// `given` has an answer for each that is asked.
Judgement judge(const Game &game, const Task &task, const std::vector<int> &given);

} // namespace scoring::coal_baron
