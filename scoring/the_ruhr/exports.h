// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "scoring/seat.h"

#include <algorithm>
#include <span>
#include <vector>

namespace scoring::the_ruhr {

/// How far the export marker goes for coal delivered to Ruhrort, by its value after the dams.
constexpr int exportSteps(int value)
{
    return value <= 3 ? 1 : 2;
}

/// Where the marker stands then; on the rightmost space it stays.
constexpr int exportIndexAfterSale(int index, int value, int lastIndex)
{
    return std::min(lastIndex, index + exportSteps(value));
}

// One reward is 1 to 3 points, says the rulebook: anything else is worth a second look at the board.
inline constexpr int leastExportReward = 1;
inline constexpr int mostExportReward = 3;

struct ExportReward {
    Seat seat{};
    int row = 0; ///< 0 is the topmost
    int markerValue = 0;
    int rowBonus = 0;
    constexpr int points() const { return markerValue + rowBonus; }
    constexpr bool isUnusual() const { return points() < leastExportReward || points() > mostExportReward; }
    bool operator==(const ExportReward &) const = default;
};

struct ExportScoring {
    std::vector<ExportReward> rewards; ///< from the top row down
    int indexAfter = 0;
    bool operator==(const ExportScoring &) const = default;
};

/// Scores a column, given from the top row down, with the marker at an index that is worth `markerValue`.
/// Then the marker goes back a space for each warehouse in it, but not below the lowest index. Rows without
/// a bonus in the list have none.
ExportScoring scoreExport(std::span<const Seat> column, int index, int markerValue,
                          std::span<const int> rowBonus, int lowestIndex);

} // namespace scoring::the_ruhr
