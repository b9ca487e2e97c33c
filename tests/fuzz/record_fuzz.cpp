// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later

// Whatever bytes come in, the reader gives a record or faults; a record can be scored and survives being
// written.

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
    const Scored result = scored(record);
    const GameScore &score = gameScore(result);
    demand(score.totals == totals(score.lines, static_cast<int>(record.players.size())));
    const std::size_t warnings = std::visit(
        [](const auto &own) -> std::size_t {
            if constexpr (requires { own.warnings; })
                return own.warnings.size();
            return 0;
        },
        result);
    writeScore(record, result, std::vector<std::string>(warnings));
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
