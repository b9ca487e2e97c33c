// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "companion/csv.h"

#include "db/standings.h"
#include "scoring/score_json.h"

#include <algorithm>

namespace companion {

namespace {

std::string cell(const std::string &text)
{
    if (text.find_first_of("\",\r\n") == std::string::npos)
        return text;
    std::string quoted = "\"";
    for (const char letter : text) {
        if (letter == '"')
            quoted.push_back('"');
        quoted.push_back(letter);
    }
    return quoted + '"';
}

std::string row(const std::vector<std::string> &texts)
{
    std::string line;
    for (const std::string &text : texts) {
        if (!line.empty())
            line.push_back(',');
        line.append(cell(text));
    }
    return line + '\n';
}

// What every row begins with.
std::vector<std::string> beginning(const db::GameInHistory &game, std::size_t seat)
{
    const std::string &name = game.players[seat];
    return {game.label,
            std::string(scoring::facts(game.game).name),
            game.played,
            game.group,
            game.place,
            std::to_string(seat),
            name.empty() ? std::string(db::deletedPlayer) : name};
}

} // namespace

std::string csvHeadingOfPlayers()
{
    return row({"id", "game", "played", "group", "location", "seat", "player", "total", "rank", "winner"});
}

std::string csvOfPlayers(const db::GameInHistory &game)
{
    std::string rows;
    for (std::size_t seat = 0; seat < game.players.size(); ++seat) {
        const bool winner = std::ranges::find(game.winners, static_cast<int>(seat)) != game.winners.end();
        std::vector<std::string> cells = beginning(game, seat);
        cells.push_back(std::to_string(game.totals[seat]));
        cells.push_back(std::to_string(game.ranks[seat]));
        cells.emplace_back(winner ? "1" : "0");
        rows.append(row(cells));
    }
    return rows;
}

std::string csvHeadingOfLines()
{
    return row(
        {"id", "game", "played", "group", "location", "seat", "player", "line", "count", "points", "reason"});
}

std::string csvOfLines(const db::GameInHistory &game, const scoring::GameScore &score)
{
    std::string rows;
    for (const scoring::Line &line : score.lines) {
        for (std::size_t seat = 0; seat < game.players.size(); ++seat) {
            const scoring::Award &award = line.awards[seat];
            std::vector<std::string> cells = beginning(game, seat);
            cells.push_back(scoring::id(line));
            cells.push_back(std::to_string(award.count));
            cells.push_back(std::to_string(award.points));
            cells.emplace_back(scoring::codeOf(award.reason));
            rows.append(row(cells));
        }
    }
    return rows;
}

} // namespace companion
