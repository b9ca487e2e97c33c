// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "companion/view/own_exercises.h"

#include "companion/day_words.h"
#include "companion/player_name.h"
#include "companion/sentences.h"
#include "companion/shown_record.h"
#include "db/history.h"

#include <nlohmann/json.hpp>

#include <algorithm>

namespace companion {

using namespace scoring::coal_baron;
using scoring::Seat;

namespace {

// So many games are looked through for one that was scored shift by shift.
constexpr int lookedThrough = 20;

ExerciseShown shownOf(Exercise exercise, const QStringList &names, const QStringList &colors)
{
    return {.parts = {std::move(exercise)}, .kind = "own", .number = 0, .names = names, .colors = colors};
}

std::vector<PerCoal> cartsOf(const Table &table)
{
    std::vector<PerCoal> carts;
    if (!table.tracking.mines)
        return carts;
    for (const Player &player : table.players) {
        PerCoal mine;
        for (const Coal coal : coals) {
            for (const Side side : sides)
                mine[coal] += static_cast<int>(player.mine.carts[at(coal)][at(side)].size());
        }
        carts.push_back(mine);
    }
    return carts;
}

bool knowsFactory(const Table &table)
{
    const std::vector<Question> asked = questions(table);
    return std::ranges::find(asked, Question::FactoryWorkers) == asked.end();
}

std::optional<scoring::Record> recordOf(Ledger &ledger, const db::Uuid &id)
{
    std::optional<scoring::Record> record;
    ledger.read([&](db::Store &store) {
        if (const std::optional<db::Json> document = db::recordOf(store, id))
            record = shownRecord(*document);
    });
    return record;
}

} // namespace

std::optional<ExerciseShown> ownShift(const CoalBaronGame &game)
{
    const Table &table = game.table();
    Exercise exercise{.game = gameOf(table), .tasks = {}, .carts = cartsOf(table)};
    const bool underWay = table.phase == Phase::Shift;
    if (underWay)
        exercise.game.shifts.push_back(shiftStateNow(table));
    if (exercise.game.shifts.empty())
        return std::nullopt;
    exercise.game.final.reset();
    exercise.tasks = shiftTasks(exercise.game);
    if (underWay && !knowsFactory(table))
        std::erase(exercise.tasks, Task{Ask::NextStart});
    return shownOf(std::move(exercise), game.names(), game.colors());
}

std::optional<ExerciseShown> ownShift(Ledger &ledger, const QString &game, int shift)
{
    const std::optional<scoring::Record> record = recordOf(ledger, db::gameId(game.toStdString()));
    const Game *played = record ? std::get_if<Game>(&record->part) : nullptr;
    if (!played || shift > static_cast<int>(played->shifts.size()) || (shift == 0 && !played->final))
        return std::nullopt;
    Exercise exercise{.game = *played, .tasks = finalTasks(), .carts = {}};
    if (shift > 0) {
        exercise.game.final.reset();
        exercise.game.shifts.resize(static_cast<std::size_t>(shift));
        exercise.tasks = shiftTasks(exercise.game);
    }
    QStringList names;
    QStringList colors;
    for (const scoring::RecordPlayer &player : record->players) {
        names += playerName(player.name);
        colors += QString::fromStdString(player.color);
    }
    return shownOf(std::move(exercise), names, colors);
}

ExerciseShown ownEnd(const CoalBaronGame &game, const Game &counted)
{
    return shownOf({.game = counted, .tasks = finalTasks(), .carts = {}}, game.names(), game.colors());
}

std::optional<PlayedLast> playedLast(Ledger &ledger)
{
    std::vector<db::GameInHistory> games;
    ledger.read([&](db::Store &store) {
        db::Choice choice;
        choice.game = scoring::GameKind::CoalBaron;
        games = db::history(store, choice, lookedThrough);
    });
    for (const db::GameInHistory &game : games) {
        const std::optional<scoring::Record> record = recordOf(ledger, game.id);
        const Game *played = record ? std::get_if<Game>(&record->part) : nullptr;
        if (!played || played->shifts.empty())
            continue;
        QStringList names;
        for (const std::string &name : game.players)
            names += playerName(name);
        return PlayedLast{QString::fromStdString(game.label), joined(names), shortDay(game.day)};
    }
    return std::nullopt;
}

} // namespace companion
