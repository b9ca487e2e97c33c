// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "companion/cli/export_command.h"

#include "companion/cli/chosen_games.h"
#include "companion/cli/find_game.h"
#include "companion/cli/open_store.h"
#include "companion/cli/streams.h"
#include "companion/export_games.h"
#include "companion/sentences.h"
#include "companion/text_layout.h"
#include "db/games.h"

#include <QCoreApplication>

#include <nlohmann/json.hpp>

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

ExportFormat formatOf(const ExportCommand &command)
{
    if (command.format == "steiger")
        return ExportFormat::Steiger;
    if (command.format == "bgstats")
        return ExportFormat::BgStats;
    return command.lines ? ExportFormat::LineCsv : ExportFormat::PlayerCsv;
}

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
    const std::string text = exportGames(*store, games, formatOf(command), others);
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
