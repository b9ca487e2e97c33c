// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "companion/view/exercise_view.h"

/// What somebody answers who is asked.
namespace given {

/// All right; or the first one wrong.
inline std::vector<int> answers(const companion::ExerciseView &view, bool rightly)
{
    using namespace scoring::coal_baron;
    std::vector<int> given = rightAnswers(view.game(), view.task());
    const std::vector<int> offered = choices(view.game(), view.task()).front();
    if (!rightly)
        given.front() = offered.front() == given.front() ? offered.back() : offered.front();
    return given;
}

inline void choose(companion::ExerciseView &view, bool rightly)
{
    const std::vector<int> given = answers(view, rightly);
    for (std::size_t seat = 0; seat < given.size(); ++seat)
        view.choose(static_cast<int>(seat), given[seat]);
}

inline void answer(companion::ExerciseView &view, bool rightly)
{
    choose(view, rightly);
    view.judge();
}

} // namespace given
