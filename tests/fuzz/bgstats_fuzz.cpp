// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later

// Whatever bytes come in, the reader gives a file or a fault. What it gives can be written, and is then
// written the same way for ever; a play that becomes a record survives as one.

#include "db/bgstats/push_link.h"
#include "db/bgstats/read.h"
#include "db/bgstats/records.h"
#include "db/bgstats/write.h"
#include "scoring/record_json.h"
#include "scoring/scored.h"

#include <cstdlib>

using namespace db::bgstats;

namespace {

void demand(bool holds)
{
    if (!holds)
        std::abort();
}

std::string written(const File &file)
{
    std::vector<Exported> plays;
    for (const Play &play : file.plays)
        plays.push_back(playAlone(file, play));
    return writeFile(plays).dump();
}

void carryOver(const scoring::Record &record)
{
    const auto read = scoring::readRecord(scoring::writeRecord(record).dump());
    demand(std::holds_alternative<scoring::Record>(read) && std::get<scoring::Record>(read) == record);
    const ExportedRecord exported{.record = record,
                                  .score = gameScore(scored(record)),
                                  .uuid = "play",
                                  .playerUuids = std::vector<std::string>(record.players.size(), "player"),
                                  .locationUuid = "place"};
    if (const std::optional<std::string> link = pushLink(exported))
        demand(link->size() <= longestLink);
    const auto file = readFile(writeFile(std::vector<Exported>{exported}).dump());
    demand(std::holds_alternative<ReadFile>(file));
    const auto &[plays, skipped] = std::get<ReadFile>(file);
    demand(skipped.empty() && plays.plays.size() == 1);
    const auto again = toRecord(plays, plays.plays[0]);
    demand(std::holds_alternative<Converted>(again));
    demand(std::get<Converted>(again) == Converted{record, {}});
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    const auto read = readFile({reinterpret_cast<const char *>(data), size});
    if (!std::holds_alternative<ReadFile>(read))
        return 0;
    const File &file = std::get<ReadFile>(read).file;
    const std::string once = written(file);
    const auto again = readFile(once);
    demand(std::holds_alternative<ReadFile>(again));
    const auto &[same, skipped] = std::get<ReadFile>(again);
    demand(skipped.empty() && same.plays.size() == file.plays.size() && written(same) == once);
    for (const Play &play : file.plays) {
        const auto result = toRecord(file, play);
        if (const auto *converted = std::get_if<Converted>(&result))
            carryOver(converted->record);
    }
    return 0;
}
