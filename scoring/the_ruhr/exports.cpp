// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "scoring/the_ruhr/exports.h"

namespace scoring::the_ruhr {

ExportScoring scoreExport(std::span<const Seat> column, int index, int markerValue,
                          std::span<const int> rowBonus, int lowestIndex)
{
    ExportScoring scoring;
    for (std::size_t row = 0; row < column.size(); ++row)
        scoring.rewards.push_back(
            {column[row], static_cast<int>(row), markerValue, row < rowBonus.size() ? rowBonus[row] : 0});
    scoring.indexAfter = std::max(lowestIndex, index - static_cast<int>(column.size()));
    return scoring;
}

} // namespace scoring::the_ruhr
