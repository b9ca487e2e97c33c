// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "scoring/coal_baron/game.h"

#include <string_view>
#include <vector>

namespace scoring::coal_baron {

/// What a person who learns is asked about a position.
enum class Ask : std::uint8_t {
    LastSegment, ///< where the scoring marker stops after this shift
    Counts,      ///< how much everyone has of what a line looks at
    Points,      ///< what everyone gets on a line
    NextStart,   ///< who starts the next shift
};

struct Task {
    Ask ask{};
    std::string_view line{}; ///< a literal, as in Line; empty where no line is asked about
    bool operator==(const Task &) const = default;
};

/// A position, and what is asked about it: about the last of its shifts, or the end. The right answers are
/// written nowhere, they are what the scorer says.
struct Exercise {
    Game game;
    std::vector<Task> tasks;
    std::vector<PerCoal> carts; ///< per seat, with the loaded ones; empty where nobody knows
    bool operator==(const Exercise &) const = default;
};

/// The points of these segments of the clock, from the first to the last.
std::vector<Task> segmentTasks(int first, int last);
/// Every segment due after the last shift, and the next starting player where there is one to be found.
std::vector<Task> shiftTasks(const Game &game);
/// Marks, cubes, open orders, balance.
std::vector<Task> finalTasks();

/// The line a task is about, as it is scored; without awards where it is about none.
Line lineAsked(const Game &game, const Task &task);

/// Who started the last shift.
Seat startedBy(const Game &game);

/// One for each seat where counts or points are asked; else a single one, the segment or the seat.
std::vector<int> rightAnswers(const Game &game, const Task &task);

/// For each answer the numbers to choose from, the smallest first: the right one and likely mistakes.
std::vector<std::vector<int>> choices(const Game &game, const Task &task);

} // namespace scoring::coal_baron
