// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "companion/shown_record.h"

#include "companion/player_name.h"
#include "db/standings.h"
#include "scoring/record_json.h"

#include <nlohmann/json.hpp>

namespace companion {

std::optional<scoring::Record> shownRecord(const db::Json &document)
{
    auto read = scoring::readRecordDocument(document);
    auto *record = std::get_if<scoring::Record>(&read);
    if (!record)
        return std::nullopt;
    for (scoring::RecordPlayer &player : record->players) {
        if (player.name.starts_with(db::deletedPlayer))
            player.name.replace(0, db::deletedPlayer.size(), playerName({}).toStdString());
    }
    return std::move(*record);
}

} // namespace companion
