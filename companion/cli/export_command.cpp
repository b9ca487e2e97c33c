// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "companion/cli/export_command.h"

#include "companion/bgstats_words.h"
#include "companion/cli/chosen_games.h"
#include "companion/cli/csv.h"
#include "companion/cli/find_game.h"
#include "companion/cli/open_store.h"
#include "companion/cli/read_games.h"
#include "companion/cli/streams.h"
#include "companion/language.h"
#include "companion/sentences.h"
#include "companion/text_layout.h"
#include "db/bgstats_exchange.h"
#include "scoring/record_json.h"

#include <QCoreApplication>

#include <algorithm>

namespace companion {

class ExportWords
{
    Q_DECLARE_TR_FUNCTIONS(ExportWords)

public:
    static QString written(int games, const QString &file)
    {
        return filled(tr("%n game(s) written to %1.", "", games), file);
    }
    static QString onlyCsv() { return tr("--lines belongs to --format csv."); }
};

namespace {

// Record by record, as there may be very many: one JSON document that import reads.
std::string asRecords(db::Store &store, const std::vector<db::GameInHistory> &games)
{
    std::string text = std::string("{\"format\": \"") + manyGamesFormat + "\", \"games\": [";
    const char *between = "\n";
    for (const db::GameInHistory &game : games) {
        text.append(between).append(db::recordOf(store, game.id)->dump());
        between = ",\n";
    }
    return text + "\n]}\n";
}

std::string asBgStats(db::Store &store, const std::vector<db::GameInHistory> &games, db::OtherPlays others)
{
    return db::exportBgStats(store, games, others, sheetLabels, languageCode().toStdString()).dump(2) + "\n";
}

std::string asPlayers(const std::vector<db::GameInHistory> &games)
{
    std::string text = csvHeadingOfPlayers();
    for (const db::GameInHistory &game : games)
        text.append(csvOfPlayers(game));
    return text;
}

std::string asLines(db::Store &store, const std::vector<db::GameInHistory> &games)
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

namespace {

// Leaves only the games that were named. Nothing, after a sentence, when one of them is not there.
std::optional<std::vector<db::GameInHistory>> onlyThose(db::Store &store, const std::vector<std::string> &ids,
                                                        std::vector<db::GameInHistory> games)
{
    std::vector<db::Uuid> wanted;
    for (const std::string &id : ids) {
        const std::optional<db::Uuid> game = findGame(store, id);
        if (!game)
            return std::nullopt;
        wanted.push_back(*game);
    }
    std::erase_if(games, [&](const db::GameInHistory &game) {
        return !wanted.empty() && std::ranges::find(wanted, game.id) == wanted.end();
    });
    return games;
}

} // namespace

ExitCode run(const ExportCommand &command)
{
    if (command.lines && command.format != "csv") {
        writeError(ExportWords::onlyCsv());
        return ExitCode::BadInput;
    }
    const std::unique_ptr<db::Store> store = openToRead(command.store);
    if (!store)
        return noHistory(command.store);
    const std::optional<db::Choice> choice = chosenGames(*store, command.filters);
    if (!choice)
        return ExitCode::BadInput;
    std::optional<std::vector<db::GameInHistory>> chosen =
        onlyThose(*store, command.ids, db::history(*store, *choice, command.limit));
    if (!chosen)
        return ExitCode::BadInput;
    std::vector<db::GameInHistory> &games = *chosen;
    std::ranges::reverse(games);
    const bool everything = *choice == db::Choice() && !command.limit && command.ids.empty();
    const auto others = everything ? db::OtherPlays::With : db::OtherPlays::Without;
    const std::string text = command.format == "steiger"   ? asRecords(*store, games)
                             : command.format == "bgstats" ? asBgStats(*store, games, others)
                             : command.lines               ? asLines(*store, games)
                                                           : asPlayers(games);
    const ExitCode written = writeOut(text, command.out);
    if (written != ExitCode::Done || !command.out)
        return written;
    const QString file = printable(*command.out);
    const auto count = static_cast<int>(games.size());
    return writeOut(command.store.json
                        ? db::Json{{"file", file.toStdString()}, {"games", count}}.dump(2) + "\n"
                        : ExportWords::written(count, file).toStdString() + "\n");
}

} // namespace companion
