// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "scoring/coal_baron/exercise.h"

#include <algorithm>
#include <set>

namespace scoring::coal_baron {

namespace {

constexpr std::size_t fewestChoices = 4;

const Segment *segmentNamed(std::string_view name)
{
    const auto found = std::ranges::find(shiftClock, name, &Segment::name);
    return found == shiftClock.end() ? nullptr : &*found;
}

// Where nothing else suggests itself, the numbers next to the right one.
std::vector<int> filledUp(std::set<int> numbers, int right, int direction)
{
    for (int away = 1; numbers.size() < fewestChoices; ++away) {
        numbers.insert(right + direction * away);
        if (numbers.size() < fewestChoices && direction * (right - direction * away) >= 0)
            numbers.insert(right - direction * away);
    }
    return {numbers.begin(), numbers.end()};
}

// The places as they are printed, also those that are not given at this table.
std::vector<int> pointsOfSegment(const Segment &segment, const Options &options)
{
    const std::set<int> numbers{0, segment.first, segment.second,
                                placesOf(segment, mostPlayers, options).points[1]};
    return {numbers.begin(), numbers.end()};
}

// A point for every piece, the remainder rounded up, the wrong sign, one point instead of two.
std::vector<int> pointsOfTheEnd(std::string_view line, const Award &award)
{
    const bool costs = line == "final.openOrders" || line == "final.balance";
    std::set<int> numbers{award.points, 0};
    if (line == "final.balance")
        numbers.insert(-award.count);
    else if (line == "final.openOrders")
        numbers.insert({award.count, 2 * award.points});
    else
        numbers.insert({award.points + 1, award.count});
    return filledUp(std::move(numbers), award.points, costs ? -1 : 1);
}

// Numbers around the right one, which is not always at the same place.
std::vector<int> countsAround(int right, int seat)
{
    std::vector<int> numbers;
    const int first = std::max(0, right - (right + seat) % 3);
    for (int number = first; numbers.size() < fewestChoices; ++number)
        numbers.push_back(number);
    return numbers;
}

std::vector<int> countedUp(int first, int last)
{
    std::vector<int> numbers;
    for (int number = first; number <= last; ++number)
        numbers.push_back(number);
    return numbers;
}

} // namespace

std::vector<Task> segmentTasks(int first, int last)
{
    std::vector<Task> tasks;
    for (const Segment &segment : shiftClock) {
        if (segment.number >= first && segment.number <= last)
            tasks.push_back({Ask::Points, segment.name});
    }
    return tasks;
}

std::vector<Task> shiftTasks(const Game &game)
{
    const int shift = static_cast<int>(game.shifts.size());
    std::vector<Task> tasks = segmentTasks(1, segmentsDue(shift));
    if (shift < shiftCount)
        tasks.push_back({Ask::NextStart});
    return tasks;
}

std::vector<Task> finalTasks()
{
    return {{Ask::Points, "final.marks"},
            {Ask::Points, "final.cubes"},
            {Ask::Points, "final.openOrders"},
            {Ask::Points, "final.balance"}};
}

Line lineAsked(const Game &game, const Task &task)
{
    const int shift = static_cast<int>(game.shifts.size());
    if (const Segment *segment = segmentNamed(task.line))
        return segmentLine(shift, *segment, game.shifts.back(), game.options);
    if (game.final) {
        for (const Line &line : finalLines(*game.final)) {
            if (line.name == task.line)
                return line;
        }
    }
    return {.shift = shift, .name = task.line, .awards = {}};
}

Seat startedBy(const Game &game)
{
    Seat starter = game.startingPlayer;
    for (std::size_t played = 0; played + 1 < game.shifts.size(); ++played)
        starter = nextStartingPlayer(game.shifts[played], starter).seat;
    return starter;
}

std::vector<int> rightAnswers(const Game &game, const Task &task)
{
    std::vector<int> answers;
    switch (task.ask) {
    case Ask::LastSegment:
        return {segmentsDue(static_cast<int>(game.shifts.size()))};
    case Ask::NextStart:
        return {index(nextStartingPlayer(game.shifts.back(), startedBy(game)).seat)};
    case Ask::Counts:
        for (const Award &award : lineAsked(game, task).awards)
            answers.push_back(award.count);
        break;
    case Ask::Points:
        for (const Award &award : lineAsked(game, task).awards)
            answers.push_back(award.points);
        break;
    }
    return answers;
}

std::vector<std::vector<int>> choices(const Game &game, const Task &task)
{
    if (task.ask == Ask::LastSegment)
        return {countedUp(1, static_cast<int>(shiftClock.size()))};
    if (task.ask == Ask::NextStart)
        return {countedUp(0, game.players() - 1)};
    std::vector<std::vector<int>> offered;
    const Line line = lineAsked(game, task);
    const Segment *segment = segmentNamed(task.line);
    for (const Award &award : line.awards) {
        if (task.ask == Ask::Counts)
            offered.push_back(countsAround(award.count, static_cast<int>(offered.size())));
        else
            offered.push_back(segment ? pointsOfSegment(*segment, game.options)
                                      : pointsOfTheEnd(line.name, award));
    }
    return offered;
}

} // namespace scoring::coal_baron
