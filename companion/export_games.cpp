// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "companion/export_games.h"

#include "companion/bgstats_words.h"
#include "companion/csv.h"
#include "companion/language.h"
#include "companion/read_games.h"
#include "scoring/record_json.h"

namespace companion {

namespace {

using Games = std::span<const db::GameInHistory>;

// Record by record, as there may be very many.
std::string asRecords(db::Store &store, Games games)
{
    std::string text = std::string("{\"format\": \"") + manyGamesFormat + "\", \"games\": [";
    const char *between = "\n";
    for (const db::GameInHistory &game : games) {
        text.append(between).append(db::recordOf(store, game.id)->dump());
        between = ",\n";
    }
    return text + "\n]}\n";
}

std::string asPlayers(Games games)
{
    std::string text = csvHeadingOfPlayers();
    for (const db::GameInHistory &game : games)
        text.append(csvOfPlayers(game));
    return text;
}

std::string asLines(db::Store &store, Games games)
{
    std::string text = csvHeadingOfLines();
    for (const db::GameInHistory &game : games) {
        const auto read = scoring::readRecordDocument(*db::recordOf(store, game.id));
        if (const auto *record = std::get_if<scoring::Record>(&read))
            text.append(csvOfLines(game, scoring::gameScore(scoring::scored(*record))));
    }
    return text;
}

} // namespace

std::string exportGames(db::Store &store, Games games, ExportFormat format, db::OtherPlays others)
{
    switch (format) {
    case ExportFormat::Steiger:
        return asRecords(store, games);
    case ExportFormat::BgStats:
        return db::exportBgStats(store, games, others, sheetLabels, languageCode().toStdString()).dump(2) +
               "\n";
    case ExportFormat::PlayerCsv:
        return asPlayers(games);
    case ExportFormat::LineCsv:
        return asLines(store, games);
    }
    return {};
}

} // namespace companion
