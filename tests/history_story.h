// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/address_book.h"
#include "db/games.h"
#include "db/history.h"
#include "db/leaderboard.h"
#include "scoring/record_json.h"

#include <nlohmann/json.hpp>

#include <QTemporaryDir>
#include <QtTest>

#include <stdexcept>

/// What the stories about the history need: a real file in a folder of its own, and evenings told in a line.
namespace story {

using db::Json;
using db::Uuid;

/// A game scored on paper: story::evening("2026-05-01", "Anna 57, Béla 49").
inline Json evening(const std::string &played, const QString &result,
                    const std::string &group = "Friday miners")
{
    Json record{{"format", "steiger.game/1"}, {"game", "coal-baron"}, {"played", played}};
    if (!group.empty())
        record["group"] = group;
    record["players"] = Json::array();
    record["totals"] = Json::array();
    for (const QString &player : result.split(", ")) {
        const qsizetype gap = player.lastIndexOf(' ');
        record["players"].push_back({{"name", player.left(gap).toStdString()}});
        record["totals"].push_back(player.mid(gap + 1).toInt());
    }
    return record;
}

inline Json with(Json record, const Json &fields)
{
    record.update(fields);
    return record;
}

inline scoring::Record read(const Json &document)
{
    const auto read = scoring::readRecordDocument(document);
    if (const auto *record = std::get_if<scoring::Record>(&read))
        return *record;
    throw std::runtime_error("the story tells a record that cannot be read: " + document.dump());
}

inline db::AddedGame add(db::Store &store, const Json &document)
{
    db::Change change(store);
    const db::AddedGame added = db::addRecord(store, read(document), document);
    db::refreshStandings(store);
    change.commit();
    return added;
}

/// A tap: what is told inside, and the standings after it.
template <typename Telling>
void tap(db::Store &store, const Telling &telling)
{
    db::Change change(store);
    telling();
    db::refreshStandings(store);
    change.commit();
}

inline db::Person person(db::Store &store, const char *name)
{
    const std::vector<db::Person> found = db::findPeople(store, name);
    if (found.size() != 1)
        throw std::runtime_error(std::string("not exactly one person is called ") + name);
    return found.front();
}

/// "Anna 2/3 57" reads: won two of three games, best score 57. Best ordinal first.
inline QStringList standings(db::Store &store, const db::Choice &choice = {})
{
    QStringList rows;
    for (const db::LeaderboardRow &row : db::leaderboard(store, choice))
        rows.append(QString("%1 %2/%3 %4")
                        .arg(QString::fromStdString(row.name))
                        .arg(row.standing.wins)
                        .arg(row.standing.games)
                        .arg(row.standing.best));
    return rows;
}

/// "2026-05-01: Anna 57, Béla 49", newest first.
inline QStringList games(db::Store &store, const db::Choice &choice = {})
{
    QStringList rows;
    for (const db::GameInHistory &game : db::history(store, choice)) {
        QStringList players;
        for (std::size_t seat = 0; seat < game.players.size(); ++seat)
            players.append(
                QString("%1 %2")
                    .arg(game.players[seat].empty() ? "?" : QString::fromStdString(game.players[seat]))
                    .arg(game.totals[seat]));
        rows.append(QString::fromStdString(game.played) + ": " + players.join(", "));
    }
    return rows;
}

/// A folder for one test, gone afterwards.
class Folder
{
public:
    std::filesystem::path file(const char *name = "steiger.db") const
    {
        return m_folder.filePath(name).toStdString();
    }

private:
    QTemporaryDir m_folder;
};

} // namespace story
