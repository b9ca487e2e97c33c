// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later

// Whatever bytes come in, the reader gives a record or faults; a record can be scored and survives being written.

#include "scoring/coal_baron/score_json.h"
#include "scoring/record_json.h"
#include "scoring/score_json.h"

#include <nlohmann/json.hpp>

#include <cstdlib>

using namespace scoring;

namespace {

void demand(bool holds)
{
    if (!holds)
        std::abort();
}

void scoreIt(const Record &record)
{
    const auto *game = std::get_if<coal_baron::Game>(&record.part);
    if (!game) {
        writeScore(record, score(std::get<Totals>(record.part), record.game));
        return;
    }
    const coal_baron::Score result = coal_baron::score(*game);
    demand(result.totals == totals(result.lines, game->players()));
    writeScore(record, result, std::vector<std::string>(result.warnings.size()));
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    const auto read = readRecord({reinterpret_cast<const char *>(data), size});
    if (const auto *faults = std::get_if<std::vector<Fault>>(&read)) {
        demand(!faults->empty());
        return 0;
    }
    const Record &record = std::get<Record>(read);
    scoreIt(record);
    const auto again = readRecord(writeRecord(record).dump());
    demand(std::holds_alternative<Record>(again) && std::get<Record>(again) == record);
    return 0;
}
