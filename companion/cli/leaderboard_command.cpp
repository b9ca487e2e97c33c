// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "companion/cli/leaderboard_command.h"

#include "companion/cli/chosen_games.h"
#include "companion/cli/open_store.h"
#include "companion/cli/progress.h"
#include "companion/cli/streams.h"
#include "companion/cli/table.h"
#include "companion/sentences.h"
#include "companion/text_layout.h"
#include "db/leaderboard.h"

#include <QCoreApplication>

#include <nlohmann/json.hpp>

namespace companion {

namespace {

double averageScore(const db::Standing &standing)
{
    return static_cast<double>(standing.points) / standing.games;
}

/// Of the games played, so that 1 is all of them; a win shared by two counts a half for each.
double winShare(const db::Standing &standing)
{
    return standing.winShare / standing.games;
}

std::string asJson(const std::vector<db::LeaderboardRow> &rows)
{
    nlohmann::ordered_json document{{"format", "steiger.leaderboard/1"}};
    document["players"] = nlohmann::ordered_json::array();
    for (const auto &[person, name, standing] : rows)
        document["players"].push_back({{"name", name},
                                       {"games", standing.games},
                                       {"wins", standing.wins},
                                       {"winShare", winShare(standing)},
                                       {"averageScore", averageScore(standing)},
                                       {"bestScore", standing.best},
                                       {"rating",
                                        {{"mu", standing.rating.mu},
                                         {"sigma", standing.rating.sigma},
                                         {"ordinal", ordinal(standing.rating)}}}});
    return document.dump(2) + "\n";
}

} // namespace

class LeaderboardTable
{
    Q_DECLARE_TR_FUNCTIONS(LeaderboardTable)

public:
    static QString nothing() { return tr("No games."); }
    static QString explanation()
    {
        return tr("The rating is what someone's strength is at least, almost certainly: the estimate less "
                  "three times its uncertainty. Games played alone are not rated.");
    }
    static QString of(const std::vector<db::LeaderboardRow> &rows)
    {
        Table table;
        table.addWords(tr("Player"));
        table.addFigures(tr("Rating"));
        table.addFigures(tr("Estimate"));
        table.addFigures(tr("Games"));
        table.addFigures(tr("Wins"));
        table.addFigures(tr("Win share"));
        table.addFigures(tr("Average"));
        table.addFigures(tr("Best"));
        for (const auto &[person, name, standing] : rows)
            table.addRow(
                {printable(name), decimal(ordinal(standing.rating), 2),
                 filled(tr("%1 ± %2"), decimal(standing.rating.mu, 1), decimal(standing.rating.sigma, 1)),
                 asText(standing.games), asText(standing.wins),
                 filled(tr("%1%"), decimal(100 * winShare(standing), 0)), decimal(averageScore(standing), 1),
                 asText(standing.best)});
        return table.text();
    }
};

ExitCode run(const LeaderboardCommand &command)
{
    std::vector<db::LeaderboardRow> rows;
    if (const std::unique_ptr<db::Store> store = openToRead(command.store)) {
        const std::optional<db::Choice> choice = chosenGames(*store, command.filters);
        if (!choice)
            return ExitCode::BadInput;
        rows = db::leaderboard(*store, *choice, progressOnTerminal());
    } else {
        noHistory(command.store);
    }
    if (command.limit && rows.size() > static_cast<std::size_t>(*command.limit))
        rows.resize(static_cast<std::size_t>(*command.limit));
    if (command.store.json)
        return writeOut(asJson(rows));
    if (rows.empty())
        return writeOut(LeaderboardTable::nothing().toStdString() + "\n");
    QString text = LeaderboardTable::of(rows) + u'\n';
    for (const QString &line : wrapped(LeaderboardTable::explanation(), 80))
        text += line + u'\n';
    return writeOut(text.toStdString());
}

} // namespace companion
