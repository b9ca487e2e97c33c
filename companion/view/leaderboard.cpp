// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "companion/view/leaderboard.h"

#include "companion/sentences.h"
#include "companion/text_layout.h"
#include "db/address_book.h"

namespace companion {

namespace {

double average(const db::Standing &standing)
{
    return static_cast<double>(standing.points) / standing.games;
}

// Of the games played; a win shared by two counts a half for each.
double winShare(const db::Standing &standing)
{
    return standing.winShare / standing.games;
}

double reach(const scoring::Rating &rating)
{
    return 3.0 * rating.sigma; // almost certainly the strength is within
}

QVariant percent(double share)
{
    return decimal(share * 100.0, 0);
}

double measure(const db::Standing &standing, Leaderboard::Order order)
{
    switch (order) {
    case Leaderboard::ByRating:
    case Leaderboard::ByName:
        return 0.0;
    case Leaderboard::ByGames:
        return standing.games;
    case Leaderboard::ByWins:
        return standing.wins;
    case Leaderboard::ByWinShare:
        return winShare(standing);
    case Leaderboard::ByAverage:
        return average(standing);
    case Leaderboard::ByBest:
        return standing.best;
    }
    return 0.0;
}

} // namespace

Leaderboard::Leaderboard(Ledger &ledger, QObject *parent)
    : QObject(parent)
    , m_choice(ledger)
    , m_question(ledger)
    , m_rows({
          {"person", [](const Row &row) { return QVariant(row.person); }},
          {"name", [](const Row &row) { return QVariant(printable(row.is.name)); }},
          {"games", [](const Row &row) { return QVariant(row.is.standing.games); }},
          {"wins", [](const Row &row) { return QVariant(row.is.standing.wins); }},
          {"winPercent", [](const Row &row) { return percent(winShare(row.is.standing)); }},
          {"average", [](const Row &row) { return QVariant(decimal(average(row.is.standing), 1)); }},
          {"best", [](const Row &row) { return QVariant(asText(row.is.standing.best)); }},
          {"rating", [](const Row &row) { return QVariant(decimal(ordinal(row.is.standing.rating), 1)); }},
          {"mu", [](const Row &row) { return QVariant(row.is.standing.rating.mu); }},
          {"low",
           [](const Row &row) {
               return QVariant(row.is.standing.rating.mu - reach(row.is.standing.rating));
           }},
          {"high",
           [](const Row &row) {
               return QVariant(row.is.standing.rating.mu + reach(row.is.standing.rating));
           }},
      })
{
    connect(&m_question, &LongQuestion::busyChanged, this, &Leaderboard::busyChanged);
    connect(&m_choice, &GameChoice::changed, this, &Leaderboard::ask);
    connect(&ledger, &Ledger::changed, this, &Leaderboard::ask);
    ask();
}

void Leaderboard::ask()
{
    m_question.ask([this, choice = m_choice.choice()](db::Store &store) -> LongQuestion::Answer {
        std::vector<Row> rows;
        for (db::LeaderboardRow &row : db::leaderboard(store, choice)) {
            const QString id = QString::fromStdString(toString(db::person(store, row.person).id));
            rows.push_back({id, std::move(row)});
        }
        return [this, rows] { tell(rows); };
    });
}

void Leaderboard::tell(std::vector<Row> rows)
{
    m_found = std::move(rows);
    m_lowest = 0.0;
    m_highest = 0.0;
    for (const Row &row : m_found) {
        const scoring::Rating &rating = row.is.standing.rating;
        m_lowest = std::min(m_lowest, rating.mu - reach(rating));
        m_highest = std::max(m_highest, rating.mu + reach(rating));
    }
    sort();
    emit told();
}

void Leaderboard::sort()
{
    std::vector<Row> rows = m_found;
    if (m_order == ByName)
        std::ranges::stable_sort(rows, [](const Row &left, const Row &right) {
            return QString::localeAwareCompare(QString::fromStdString(left.is.name),
                                               QString::fromStdString(right.is.name)) < 0;
        });
    else
        std::ranges::stable_sort(rows, std::greater(),
                                 [this](const Row &row) { return measure(row.is.standing, m_order); });
    m_rows.assign(std::move(rows));
}

void Leaderboard::setOrder(Order order)
{
    if (order == m_order)
        return;
    m_order = order;
    sort();
    emit orderChanged();
}

void Leaderboard::retell()
{
    m_choice.retell();
    m_rows.retell();
}

} // namespace companion
