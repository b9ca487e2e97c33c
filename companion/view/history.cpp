// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "companion/view/history.h"

#include "companion/day_words.h"
#include "companion/game_title.h"
#include "companion/player_name.h"
#include "companion/result_words.h"
#include "companion/sentences.h"
#include "companion/shown_record.h"
#include "companion/text_layout.h"
#include "db/games.h"
#include "db/standings.h"
#include "scoring/scored.h"

#include <QCoreApplication>

#include <nlohmann/json.hpp>

namespace companion {

namespace {

constexpr std::size_t pageSize = 50;

class HistoryWords
{
    Q_DECLARE_TR_FUNCTIONS(HistoryWords)

public:
    static QString removed(const QString &game)
    {
        return filled(tr("Deleted: a game of %1.", "the game's title"), game);
    }
};

// Only results are forgotten with a game that is deleted; who played is in its record.
void addPlayersOfDeleted(db::Store &store, db::GameInHistory &game)
{
    const std::optional<db::Json> document = db::recordOf(store, game.id);
    const auto record = document ? shownRecord(*document) : std::nullopt;
    if (!record)
        return;
    const scoring::Scored scored = scoring::scored(*record);
    const scoring::GameScore &score = scoring::gameScore(scored);
    for (const scoring::RecordPlayer &player : record->players)
        game.players.push_back(player.name);
    game.totals = score.totals;
    game.ranks = score.ranking.ranks;
    game.winners = score.ranking.winners;
}

HistoryRow rowOf(const db::GameInHistory &game)
{
    HistoryRow row{.id = QString::fromStdString(toString(game.id)),
                   .game = gameTitle(game.game),
                   .day = shortDay(game.day),
                   .month = monthOf(game.day)};
    QStringList where{printable(game.group), printable(game.place)};
    where.removeAll(QString());
    row.where = where.join(QStringLiteral(" · "));
    QStringList names; // per seat
    for (const std::string &name : game.players)
        names += playerName(name);
    for (const std::size_t seat : seatsByRank(game.ranks)) {
        row.players += names[static_cast<qsizetype>(seat)];
        row.totals += asText(game.totals[seat]);
        if (std::ranges::find(game.winners, static_cast<int>(seat)) != game.winners.end())
            row.winners += row.players.last();
    }
    row.result = resultText(names, game.totals, game.ranks);
    return row;
}

HistoryPart partOf(db::Store &store, const db::Choice &choice, std::size_t size,
                   const std::optional<db::Uuid> &after)
{
    HistoryPart part;
    for (db::GameInHistory &game : db::history(store, choice, static_cast<int>(size), after)) {
        if (choice.deleted)
            addPlayersOfDeleted(store, game);
        part.rows.push_back(rowOf(game));
    }
    part.complete = part.rows.size() < size;
    part.anyGames = !db::history(store, {}, 1).empty();
    part.anyDeleted = !db::history(store, {.deleted = true}, 1).empty();
    return part;
}

template <auto Member>
QVariant valueOf(const HistoryRow &row)
{
    return QVariant::fromValue(row.*Member);
}

const std::vector<Role<HistoryRow>> roles{
    {"gameId", valueOf<&HistoryRow::id>},     {"game", valueOf<&HistoryRow::game>},
    {"day", valueOf<&HistoryRow::day>},       {"month", valueOf<&HistoryRow::month>},
    {"where", valueOf<&HistoryRow::where>},   {"players", valueOf<&HistoryRow::players>},
    {"totals", valueOf<&HistoryRow::totals>}, {"winners", valueOf<&HistoryRow::winners>},
    {"result", valueOf<&HistoryRow::result>},
};

} // namespace

History::History(Ledger &ledger, QObject *parent)
    : QObject(parent)
    , m_ledger(ledger)
    , m_choice(ledger)
    , m_question(ledger)
    , m_games(roles)
{
    connect(&m_question, &LongQuestion::busyChanged, this, &History::busyChanged);
    connect(&m_choice, &GameChoice::changed, this, &History::begin);
    connect(&ledger, &Ledger::changed, this, &History::retell);
    begin();
}

db::Choice History::chosenGames() const
{
    db::Choice choice = m_choice.choice();
    choice.text = m_search.toStdString();
    choice.deleted = m_deletedOnes;
    return choice;
}

void History::begin()
{
    load(pageSize);
}

// What is on the screen stays there, however far somebody has scrolled.
void History::retell()
{
    m_choice.retell();
    load(std::max(pageSize, m_games.rows().size()));
}

// Searching reads every record, for its comments: that may take a while.
void History::load(std::size_t size, const std::optional<db::Uuid> &after)
{
    const auto look = [this, size, after, choice = chosenGames()](db::Store &store) -> LongQuestion::Answer {
        const HistoryPart part = partOf(store, choice, size, after);
        return [this, part, further = after.has_value()] { show(part, further); };
    };
    if (!m_search.trimmed().isEmpty()) {
        m_question.ask(look);
        return;
    }
    m_question.withdraw();
    m_ledger.read([&](db::Store &store) { look(store)(); });
}

void History::show(HistoryPart part, bool further)
{
    std::vector<HistoryRow> rows = further ? m_games.rows() : std::vector<HistoryRow>();
    std::ranges::move(part.rows, std::back_inserter(rows));
    m_games.assign(std::move(rows));
    m_complete = part.complete;
    m_anyGames = part.anyGames;
    m_anyDeleted = part.anyDeleted;
    emit loaded();
}

void History::more()
{
    if (!m_complete && !m_games.rows().empty() && !busy())
        load(pageSize, db::gameId(m_games.rows().back().id.toStdString()));
}

void History::setSearch(const QString &search)
{
    if (search == m_search)
        return;
    m_search = search;
    emit chosen();
    begin();
}

void History::setDeletedOnes(bool deletedOnes)
{
    if (deletedOnes == m_deletedOnes)
        return;
    m_deletedOnes = deletedOnes;
    emit chosen();
    begin();
}

void History::remove(const QString &id)
{
    const db::Uuid game = db::gameId(id.toStdString());
    QString sentence;
    const bool done = m_ledger.write([&](db::Store &store) {
        const std::optional<db::Json> document = db::recordOf(store, game);
        const auto record = document ? shownRecord(*document) : std::nullopt;
        if (record)
            sentence = HistoryWords::removed(gameTitle(record->game));
        db::deleteGame(store, game);
        db::refreshStandings(store);
    });
    if (!done)
        return;
    m_removedId = id;
    m_removed = sentence;
    emit removedChanged();
    m_ledger.tellChanged();
}

void History::undoRemove()
{
    if (!m_removedId.isEmpty())
        restore(m_removedId);
}

void History::forgetRemoved()
{
    m_removed.clear();
    m_removedId.clear();
    emit removedChanged();
}

void History::restore(const QString &id)
{
    const bool done = m_ledger.write([&](db::Store &store) {
        db::restoreGame(store, db::gameId(id.toStdString()));
        db::refreshStandings(store);
    });
    if (!done)
        return;
    if (id == m_removedId)
        forgetRemoved();
    m_ledger.tellChanged();
}

} // namespace companion
