// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "scoring/coal_baron/progress.h"

#include <algorithm>

namespace scoring::coal_baron {

namespace {

void count(Spot &spot, bool right)
{
    if (spot.asked == Spot::remembered)
        return;
    ++spot.asked;
    spot.right += right ? 1 : 0;
}

int weakSpotsIn(const Exercise &exercise, const Progress &progress)
{
    int found = 0;
    for (const Task &task : exercise.tasks) {
        const auto line = progress.lines.find(std::string(nameOf(task)));
        found += line != progress.lines.end() && line->second.isWeak() ? 1 : 0;
        for (const Rule rule : judge(exercise.game, task, rightAnswers(exercise.game, task)).rules)
            found += progress.rules[at(rule)].isWeak() ? 1 : 0;
    }
    return found;
}

} // namespace

std::string_view nameOf(const Task &task)
{
    switch (task.ask) {
    case Ask::LastSegment:
        return "clock";
    case Ask::NextStart:
        return "nextStart";
    case Ask::Counts:
    case Ask::Points:
        break;
    }
    return task.line;
}

Progress progressOf(std::span<const Answered> answers)
{
    Progress progress;
    for (auto answered = answers.rbegin(); answered != answers.rend(); ++answered) {
        count(progress.lines[answered->about], answered->right);
        if (answered->level >= 0 && answered->level <= practiceLevels)
            count(progress.levels[static_cast<std::size_t>(answered->level)], answered->right);
        for (const Rule rule : answered->rules)
            count(progress.rules[at(rule)],
                  std::ranges::find(answered->missed, rule) == answered->missed.end());
    }
    return progress;
}

Exercise practiceFor(const Progress &progress, int level, std::uint64_t seed)
{
    constexpr std::uint64_t tries = 8;
    Exercise best = practiceShift(level, seed);
    int most = weakSpotsIn(best, progress);
    for (std::uint64_t another = 1; another < tries; ++another) {
        Exercise exercise = practiceShift(level, seed + another);
        if (const int found = weakSpotsIn(exercise, progress); found > most) {
            best = std::move(exercise);
            most = found;
        }
    }
    return best;
}

} // namespace scoring::coal_baron
