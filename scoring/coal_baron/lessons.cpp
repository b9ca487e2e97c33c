// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "scoring/coal_baron/lessons.h"

#include <initializer_list>

namespace scoring::coal_baron {

namespace {

ShiftHoldings player(std::initializer_list<std::string_view> delivered, const PerCoal &emptyCarts = {},
                     int factoryWorkers = 0)
{
    ShiftHoldings holdings{.delivered = {}, .emptyCarts = emptyCarts, .factoryWorkers = factoryWorkers};
    for (const std::string_view name : delivered)
        holdings.delivered.push_back(findOrder(name).value());
    return holdings;
}

ShiftHoldings inFactory(int workers)
{
    return player({}, {}, workers);
}

// The table at the end of that shift; what happened in which of the shifts does not matter here.
Exercise after(int shift, const ShiftState &state, const Task &task)
{
    Exercise exercise{.game = {}, .tasks = {task}, .carts = {}};
    exercise.game.shifts.resize(static_cast<std::size_t>(shift), ShiftState(state.size()));
    exercise.game.shifts.back() = state;
    return exercise;
}

Exercise starting(int previous, const ShiftState &state)
{
    Exercise exercise = after(1, state, {Ask::NextStart});
    exercise.game.startingPlayer = Seat{previous};
    return exercise;
}

std::vector<Exercise> clockLesson()
{
    const ShiftState first{player({"wheelbarrow:yy"}), player({"train:y"}), player({"truck:bb"})};
    const ShiftState second{player({"wheelbarrow:yy", "truck:k"}), player({"train:y", "horse-cart:yyy"}),
                            player({"truck:bb", "train:gg"})};
    return {after(1, first, {Ask::LastSegment}), after(2, second, {Ask::LastSegment}),
            after(2, second, {Ask::Points, "segment1"})};
}

// Anna's cards here and in the lesson about vehicles are those of the rulebook's example.
std::vector<Exercise> coalLesson()
{
    const ShiftState state{player({"horse-cart:ybgk", "horse-cart:gg", "wheelbarrow:kk"}),
                           player({"truck:g", "train:bb"}), player({"train:kk", "wheelbarrow:y"})};
    return {after(1, state, {Ask::Counts, "segment3"}), after(1, state, {Ask::Points, "segment3"}),
            after(1, state, {Ask::Points, "segment4"})};
}

std::vector<Exercise> tiesLesson()
{
    const ShiftState forFirst{player({"truck:bb"}), player({"train:bb"}), player({"wheelbarrow:b"})};
    const ShiftState forSecond{player({"wheelbarrow:ggg"}), player({"truck:g", "truck:y"}),
                               player({"train:g"})};
    const ShiftState alone{player({"train:y"}), player({"truck:kk"}), player({"wheelbarrow:g"})};
    const ShiftState ofTwo{player({"horse-cart:yyy"}), player({"truck:y", "truck:bb"})};
    return {after(1, forFirst, {Ask::Points, "segment2"}), after(1, forSecond, {Ask::Points, "segment3"}),
            after(1, alone, {Ask::Points, "segment4"}), after(1, ofTwo, {Ask::Points, "segment1"})};
}

std::vector<Exercise> vehiclesLesson()
{
    const ShiftState state{player({"horse-cart:ybgk", "horse-cart:gg", "wheelbarrow:kk"}),
                           player({"wheelbarrow:bbb", "horse-cart:y"}),
                           player({"wheelbarrow:g", "wheelbarrow:yy", "horse-cart:b"})};
    return {after(2, state, {Ask::Counts, "segment6"}), after(2, state, {Ask::Points, "segment5"}),
            after(2, state, {Ask::Points, "segment6"})};
}

std::vector<Exercise> cartsLesson()
{
    const ShiftState state{player({"horse-cart:gg"}, {{0, 0, 3, 4}}), player({"train:bb"}, {{1, 1, 1, 2}}),
                           player({"truck:kk"}, {{1, 2, 1, 0}})};
    const std::vector<PerCoal> carts{{{1, 2, 4, 5}}, {{2, 1, 3, 3}}, {{1, 2, 2, 2}}};
    std::vector<Exercise> steps{after(3, state, {Ask::Counts, "segment12"}),
                                after(3, state, {Ask::Points, "segment12"}),
                                after(3, state, {Ask::Points, "segment11"})};
    for (Exercise &step : steps)
        step.carts = carts;
    return steps;
}

std::vector<Exercise> startLesson()
{
    return {starting(2, {inFactory(5), inFactory(4), inFactory(2)}),
            starting(1, {inFactory(3), inFactory(5), inFactory(5), inFactory(1)}),
            starting(2, {inFactory(0), inFactory(0), inFactory(0)})};
}

// The first player is the rulebook's example.
std::vector<Exercise> endLesson()
{
    // clang-format off
    //                    marks cubes open light dark
    const FinalState left{{7,   4,    1,   7,    4,   {}, {}},
                          {14,  9,    0,   3,    3,   {}, {}},
                          {4,   2,    3,   2,    4,   {}, {}}};
    // clang-format on
    std::vector<Exercise> steps;
    for (const Task &task : finalTasks()) {
        steps.push_back(after(shiftCount, ShiftState(left.size()), task));
        steps.back().game.final = left;
    }
    return steps;
}

constexpr std::array<std::vector<Exercise> (*)(), lessonCount> lessons{
    clockLesson, coalLesson, tiesLesson, vehiclesLesson, cartsLesson, startLesson, endLesson};

} // namespace

std::vector<Exercise> lessonSteps(int lesson)
{
    return lessons[static_cast<std::size_t>(lesson)]();
}

} // namespace scoring::coal_baron
