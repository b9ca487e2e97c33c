// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/bgstats/exported.h"

#include "db/bgstats/dates.h"

#include <algorithm>

namespace db::bgstats {

std::string playDate(const ExportedRecord &exported)
{
    const std::string &date = exported.record.played.empty() ? exported.added : exported.record.played;
    return toWallTime(date.empty() ? "1970-01-01" : date); // readers demand a date
}

int startingPlayer(const scoring::Record &record)
{
    if (const auto *totals = std::get_if<scoring::Totals>(&record.part))
        return index(totals->startingPlayer);
    const auto *coalBaron = std::get_if<scoring::coal_baron::Game>(&record.part);
    return coalBaron ? index(coalBaron->startingPlayer) : 0;
}

bool won(const scoring::GameScore &score, std::size_t seat)
{
    const std::vector<int> &winners = score.ranking.winners;
    return std::ranges::find(winners, static_cast<int>(seat)) != winners.end();
}

} // namespace db::bgstats
