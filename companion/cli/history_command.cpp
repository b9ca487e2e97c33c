// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "companion/cli/history_command.h"

#include "companion/cli/chosen_games.h"
#include "companion/cli/find_game.h"
#include "companion/cli/open_store.h"
#include "companion/cli/streams.h"
#include "companion/cli/table.h"
#include "companion/game_title.h"
#include "companion/player_name.h"
#include "companion/sentences.h"
#include "companion/text_layout.h"
#include "db/history.h"
#include "db/standings.h"

#include <QCoreApplication>

#include <nlohmann/json.hpp>

#include <algorithm>
#include <numeric>

namespace companion {

class HistoryTable
{
    Q_DECLARE_TR_FUNCTIONS(HistoryTable)

public:
    static QString of(const std::vector<db::GameInHistory> &games);
    static QString nothing() { return tr("No games."); }

private:
    static QString result(const db::GameInHistory &game);
};

// Who came first stands first: "Béla 64, Anna 57".
QString HistoryTable::result(const db::GameInHistory &game)
{
    constexpr int nameColumns = 24;
    std::vector<std::size_t> seats(game.players.size());
    std::iota(seats.begin(), seats.end(), std::size_t{0});
    std::ranges::stable_sort(seats, {}, [&](std::size_t seat) { return game.ranks[seat]; });
    QStringList results;
    for (const std::size_t seat : seats)
        results += filled(tr("%1 %2", "a player and the points"),
                          shortened(playerName(game.players[seat]), nameColumns), game.totals[seat]);
    return results.join(QStringLiteral(", "));
}

QString HistoryTable::of(const std::vector<db::GameInHistory> &games)
{
    Table table;
    table.addWords(tr("Id"));
    table.addWords(tr("Day"));
    table.addWords(tr("Game"));
    table.addWords(tr("Group"));
    table.addWords(tr("Result"));
    for (const db::GameInHistory &game : games)
        table.addRow(
            {shortId(game.id), dayText(game.day), gameTitle(game.game), printable(game.group), result(game)});
    return table.text();
}

namespace {

nlohmann::ordered_json orNull(const std::string &text)
{
    return text.empty() ? nlohmann::ordered_json() : nlohmann::ordered_json(text);
}

std::string asJson(const std::vector<db::GameInHistory> &games)
{
    nlohmann::ordered_json document{{"format", "steiger.history/1"}};
    document["games"] = nlohmann::ordered_json::array();
    for (const db::GameInHistory &game : games) {
        std::vector<std::string> players = game.players;
        std::ranges::replace(players, std::string(), std::string(db::deletedPlayer));
        document["games"].push_back({{"id", game.label},
                                     {"game", scoring::facts(game.game).name},
                                     {"played", orNull(game.played)},
                                     {"group", orNull(game.group)},
                                     {"location", orNull(game.place)},
                                     {"players", players},
                                     {"totals", game.totals},
                                     {"ranks", game.ranks},
                                     {"winners", game.winners}});
    }
    return document.dump(2) + "\n";
}

} // namespace

ExitCode run(const HistoryCommand &command)
{
    std::vector<db::GameInHistory> games;
    if (const std::unique_ptr<db::Store> store = openToRead(command.store)) {
        const std::optional<db::Choice> choice = chosenGames(*store, command.filters);
        if (!choice)
            return ExitCode::BadInput;
        games = db::history(*store, *choice, command.limit);
    } else {
        noHistory(command.store);
    }
    if (command.store.json)
        return writeOut(asJson(games));
    return writeOut(games.empty() ? HistoryTable::nothing().toStdString() + "\n"
                                  : HistoryTable::of(games).toStdString());
}

} // namespace companion
