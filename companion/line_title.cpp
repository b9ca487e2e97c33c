// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "companion/line_title.h"

#include "companion/game_words.h"
#include "db/games.h"
#include "scoring/record_json.h"

#include <nlohmann/json.hpp>

#include <algorithm>

namespace companion {

QString lineTitle(db::Store &store, const std::string &line, const db::Uuid &game)
{
    const std::optional<db::Json> document = db::recordOf(store, game);
    const auto read = document ? scoring::readRecordDocument(*document) : std::vector<scoring::Fault>();
    if (const auto *record = std::get_if<scoring::Record>(&read)) {
        const scoring::Scored scored = scoring::scored(*record);
        const std::vector<scoring::Line> &lines = scoring::gameScore(scored).lines;
        const auto such = std::ranges::find(lines, line, &scoring::Line::name);
        if (such != lines.end())
            return wordsFor(*record, scored)->title(*such);
    }
    return QString::fromStdString(line);
}

} // namespace companion
