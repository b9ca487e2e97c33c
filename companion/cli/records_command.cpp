// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "companion/cli/records_command.h"

#include "companion/cli/chosen_games.h"
#include "companion/cli/find_game.h"
#include "companion/cli/open_store.h"
#include "companion/cli/streams.h"
#include "companion/cli/table.h"
#include "companion/game_title.h"
#include "companion/line_title.h"
#include "companion/player_name.h"
#include "companion/sentences.h"
#include "db/standings.h"
#include "db/statistics.h"

#include <QCoreApplication>

#include <nlohmann/json.hpp>

namespace companion {

namespace {

nlohmann::ordered_json asJson(const db::Best &best, const char *points)
{
    return {{"id", toString(best.game)},
            {"played", best.played.empty() ? nlohmann::ordered_json() : nlohmann::ordered_json(best.played)},
            {"player", best.name.empty() ? std::string(db::deletedPlayer) : best.name},
            {points, best.points}};
}

nlohmann::ordered_json asJson(const std::vector<db::RecordsOfGame> &games)
{
    nlohmann::ordered_json document{{"format", "steiger.records/1"}};
    document["games"] = nlohmann::ordered_json::array();
    for (const db::RecordsOfGame &records : games) {
        nlohmann::ordered_json of{{"game", scoring::facts(records.game).name}};
        if (records.highestScore)
            of["highestScore"] = asJson(*records.highestScore, "points");
        if (records.closestFinish)
            of["closestFinish"] = asJson(*records.closestFinish, "margin");
        of["mostOfLine"] = nlohmann::ordered_json::array();
        for (const auto &[line, best] : records.mostOfLine) {
            nlohmann::ordered_json entry{{"line", line}};
            entry.update(asJson(best, "points"));
            of["mostOfLine"].push_back(std::move(entry));
        }
        document["games"].push_back(std::move(of));
    }
    return document;
}

} // namespace

class RecordsTable
{
    Q_DECLARE_TR_FUNCTIONS(RecordsTable)

public:
    static QString nothing() { return tr("No games."); }
    static QString of(db::Store &store, const db::RecordsOfGame &records)
    {
        Table table;
        table.addWords(gameTitle(records.game));
        table.addFigures(tr("Points"));
        table.addWords(tr("Player"));
        table.addWords(tr("Played"));
        table.addWords(tr("Game"));
        if (records.highestScore)
            add(table, tr("Highest score"), *records.highestScore);
        if (records.closestFinish)
            add(table, tr("Closest finish: ahead by"), *records.closestFinish);
        for (const auto &[line, best] : records.mostOfLine) {
            if (best.points > 0 && line != "total") // nothing is no record, and the total is above
                add(table, lineTitle(store, line, best.game), best);
        }
        return table.text();
    }

private:
    static void add(Table &table, const QString &title, const db::Best &best)
    {
        constexpr qsizetype day = 10; // 2026-05-01
        table.addRow({title, asText(best.points), playerName(best.name),
                      QString::fromStdString(best.played).left(day), shortId(best.game)});
    }
};

ExitCode run(const RecordsCommand &command)
{
    const std::unique_ptr<db::Store> store = openToRead(command.store);
    std::vector<db::RecordsOfGame> games;
    if (store) {
        const std::optional<db::Choice> choice = chosenGames(*store, command.filters);
        if (!choice)
            return ExitCode::BadInput;
        games = db::records(*store, *choice);
    } else {
        noHistory(command.store);
    }
    if (command.store.json)
        return writeOut(asJson(games).dump(2) + "\n");
    if (games.empty())
        return writeOut(RecordsTable::nothing().toStdString() + "\n");
    QStringList tables;
    for (const db::RecordsOfGame &records : games)
        tables += RecordsTable::of(*store, records);
    return writeOut(tables.join(u'\n').toStdString());
}

} // namespace companion
