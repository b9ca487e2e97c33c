// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <utility>
#include <vector>

// What the checks of all games do alike.
namespace scoring {

/// The seats for which something holds, given what each of them has.
template <typename Holdings>
std::vector<int> seatsWhere(const std::vector<Holdings> &seats, auto holds)
{
    std::vector<int> found;
    for (std::size_t seat = 0; seat < seats.size(); ++seat) {
        if (holds(seats[seat]))
            found.push_back(static_cast<int>(seat));
    }
    return found;
}

/// Adds the warning where all seats together have more than its limit; it names those who have any.
template <typename Holdings, typename Warning>
void checkSum(const std::vector<Holdings> &seats, Warning warning, std::vector<Warning> &warnings,
              auto countOf)
{
    for (const Holdings &seat : seats)
        warning.found += countOf(seat);
    if (warning.found <= warning.limit)
        return;
    warning.players = seatsWhere(seats, [&](const Holdings &seat) { return countOf(seat) > 0; });
    warnings.push_back(std::move(warning));
}

} // namespace scoring
