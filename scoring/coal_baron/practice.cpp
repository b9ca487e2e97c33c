// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "scoring/coal_baron/practice.h"

#include "scoring/coal_baron/dice.h"
#include "scoring/coal_baron/invented_game.h"

#include <algorithm>
#include <cassert>
#include <iterator>

namespace scoring::coal_baron {

namespace {

int reasonsIn(const Exercise &exercise, Reason wanted)
{
    int found = 0;
    for (const Task &task : exercise.tasks) {
        if (task.ask == Ask::Points)
            found += static_cast<int>(
                std::ranges::count(lineAsked(exercise.game, task).awards, wanted, &Award::reason));
    }
    return found;
}

bool has(const Exercise &exercise, Reason wanted)
{
    return reasonsIn(exercise, wanted) > 0;
}

// Somebody is second by truck or train, where the printings differ.
bool paysByEdition(const Game &game)
{
    const auto isSecond = [](Reason reason) {
        return reason == Reason::Second || reason == Reason::TiedSecond;
    };
    return std::ranges::any_of(shiftClock, [&](const Segment &segment) {
        return segment.second != placesOf(segment, game.players(), game.options).points[1] &&
               std::ranges::any_of(lineAsked(game, {Ask::Points, segment.name}).awards, isSecond,
                                   &Award::reason);
    });
}

// Whether there is to be learnt from it what the level is about.
bool suits(int level, const Exercise &exercise)
{
    switch (level) {
    case 1:
        return has(exercise, Reason::First) && has(exercise, Reason::Second) &&
               !has(exercise, Reason::TiedFirst) && !has(exercise, Reason::TiedSecond);
    case 2:
        return has(exercise, Reason::TiedFirst) || has(exercise, Reason::TiedSecond);
    case 3:
        return has(exercise, Reason::TiedFirst) && has(exercise, Reason::TiedSecond);
    case 4:
        return has(exercise, Reason::NoSecondAfterTie) && has(exercise, Reason::TiedSecond);
    default:
        return exercise.game.players() == 2              ? has(exercise, Reason::NoSecondForTwo)
               : exercise.game.options.cartsNeedDelivery ? has(exercise, Reason::NoDelivery)
                                                         : paysByEdition(exercise.game);
    }
}

Wanted wantedFor(int level, Dice &dice)
{
    Wanted wanted{.players = dice.between(3, mostPlayers), .shifts = std::min(level - 1, shiftCount)};
    if (level == 1)
        wanted.shifts = dice.between(1, shiftCount);
    if (level < practiceLevels)
        return wanted;
    wanted.shifts = shiftCount;
    wanted.toTheEnd = true;
    switch (dice.between(0, 2)) {
    case 0:
        wanted.players = 2;
        break;
    case 1:
        wanted.options.secondPlaceTruckTrain = 3;
        break;
    default:
        wanted.options.cartsNeedDelivery = true;
        wanted.somebodyDelivers0 = true;
    }
    return wanted;
}

std::vector<Task> tasksOf(int level, const Game &game, Dice &dice)
{
    const int due = segmentsDue(static_cast<int>(game.shifts.size()));
    if (level == 1) {
        const int segment = dice.between(1, due);
        return segmentTasks(segment, segment);
    }
    if (level == 2)
        return segmentTasks(1, due);
    if (level == 3)
        return shiftTasks(game);
    if (level == 4)
        return segmentTasks(segmentsDue(1) + 1, due);
    std::vector<Task> tasks = segmentTasks(1, due);
    std::ranges::copy(finalTasks(), std::back_inserter(tasks));
    return tasks;
}

} // namespace

Exercise practiceShift(int level, std::uint64_t seed)
{
    assert(level >= 1 && level <= practiceLevels);
    Dice dice(seed * practiceLevels + static_cast<std::uint64_t>(level));
    for (;;) { // one of the next few suits
        const Wanted wanted = wantedFor(level, dice);
        InventedGame invented = invent(wanted, dice.next());
        Exercise exercise{.game = std::move(invented.game), .tasks = {}, .carts = std::move(invented.carts)};
        exercise.tasks = tasksOf(level, exercise.game, dice);
        if (suits(level, exercise) && check(exercise.game).empty())
            return exercise;
    }
}

Exercise practiceEnd(std::uint64_t seed)
{
    Dice dice(seed);
    for (;;) {
        const Wanted wanted{.players = dice.between(fewestPlayers, mostPlayers),
                            .shifts = shiftCount,
                            .options = {},
                            .toTheEnd = true};
        InventedGame invented = invent(wanted, dice.next());
        if (check(invented.game).empty())
            return {
                .game = std::move(invented.game), .tasks = finalTasks(), .carts = std::move(invented.carts)};
    }
}

} // namespace scoring::coal_baron
