// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "companion/cli/statistics_command.h"

#include "companion/cli/chosen_games.h"
#include "companion/cli/find_person.h"
#include "companion/cli/open_store.h"
#include "companion/cli/streams.h"
#include "companion/cli/table.h"
#include "companion/game_title.h"
#include "companion/line_title.h"
#include "companion/sentences.h"
#include "companion/text_layout.h"
#include "db/statistics.h"

#include <QCoreApplication>

#include <nlohmann/json.hpp>

namespace companion {

namespace {

double ownAverage(const db::Source &source)
{
    return static_cast<double>(source.points) / source.games;
}

double averageOfAll(const db::Source &source)
{
    return static_cast<double>(source.pointsOfAll) / source.seatsOfAll;
}

nlohmann::ordered_json asJson(const db::Person &person, const db::PersonStatistics &statistics)
{
    nlohmann::ordered_json document{{"format", "steiger.statistics/1"},
                                    {"player", person.name},
                                    {"games", statistics.games},
                                    {"wins", statistics.wins},
                                    {"streak", statistics.streak},
                                    {"longestStreak", statistics.longestStreak},
                                    {"againstMean", statistics.againstMean},
                                    {"sources", nlohmann::ordered_json::array()}};
    for (const db::Source &source : statistics.sources)
        document["sources"].push_back({{"game", scoring::facts(source.game).name},
                                       {"source", source.name},
                                       {"games", source.games},
                                       {"average", ownAverage(source)},
                                       {"averageOfAll", averageOfAll(source)}});
    return document;
}

} // namespace

class StatisticsTable
{
    Q_DECLARE_TR_FUNCTIONS(StatisticsTable)

public:
    static QString noGames(const QString &person)
    {
        return filled(tr("%1 took part in none of these games."), person);
    }

    static QString of(db::Store &store, const db::Person &person, const db::PersonStatistics &statistics)
    {
        Table table;
        table.addWords(shortened(printable(person.name), 24));
        table.addFigures(QString());
        table.addRow({tr("games"), asText(statistics.games)});
        table.addRow({tr("games won"), asText(statistics.wins)});
        table.addRow({tr("won in a row up to now"), asText(statistics.streak)});
        table.addRow({tr("longest row of wins"), asText(statistics.longestStreak)});
        table.addRow({tr("points more than the table's mean"), decimal(statistics.againstMean, 1)});
        QStringList tables{table.text()};
        for (const scoring::GameFacts &facts : scoring::gameFacts) {
            const auto game = static_cast<scoring::GameKind>(&facts - scoring::gameFacts.data());
            if (const QString sources = sourcesOf(store, game, statistics); !sources.isEmpty())
                tables += sources;
        }
        return tables.join(u'\n');
    }

private:
    static QString sourcesOf(db::Store &store, scoring::GameKind game, const db::PersonStatistics &statistics)
    {
        Table table;
        table.addWords(gameTitle(game));
        table.addFigures(tr("Average"));
        table.addFigures(tr("Average of all"));
        bool any = false;
        for (const db::Source &source : statistics.sources) {
            if (source.game != game)
                continue;
            any = true;
            table.addRow({lineTitle(store, source.name, source.example), decimal(ownAverage(source), 1),
                          decimal(averageOfAll(source), 1)});
        }
        return any ? table.text() : QString();
    }
};

ExitCode run(const StatisticsCommand &command)
{
    const std::unique_ptr<db::Store> store = openToRead(command.store);
    if (!store)
        return noHistory(command.store);
    const std::optional<db::Person> person = findPerson(*store, command.person);
    const std::optional<db::Choice> choice = person ? chosenGames(*store, command.filters) : std::nullopt;
    if (!choice)
        return ExitCode::BadInput;
    const db::PersonStatistics statistics = db::statistics(*store, person->number, *choice);
    if (command.store.json)
        return writeOut(asJson(*person, statistics).dump(2) + "\n");
    if (statistics.games == 0)
        return writeOut(StatisticsTable::noGames(printable(person->name)).toStdString() + "\n");
    return writeOut(StatisticsTable::of(*store, *person, statistics).toStdString());
}

} // namespace companion
