// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "companion/view/game_choice.h"

#include "companion/game_title.h"
#include "companion/sentences.h"
#include "companion/text_layout.h"
#include "db/address_book.h"
#include "db/history.h"

#include <array>

namespace companion {

namespace {

Option optionOf(const db::Uuid &id, const std::string &name, std::int64_t number)
{
    return {QString::fromStdString(toString(id)), printable(name), number};
}

std::vector<Option> games(const QString &all)
{
    std::vector<Option> options{{{}, all}};
    for (std::size_t game = 0; game < scoring::gameFacts.size(); ++game)
        options.push_back({QString::number(game), gameTitle(static_cast<scoring::GameKind>(game)),
                           static_cast<qint64>(game)});
    return options;
}

std::vector<Option> groups(db::Store &store, const QString &all)
{
    std::vector<Option> options{{{}, all}};
    for (const db::Named &group : db::groups(store))
        options.push_back(optionOf(group.id, group.name, group.number));
    return options;
}

std::vector<Option> people(db::Store &store, const QString &all)
{
    std::vector<Option> options{{{}, all}};
    for (const db::Person &person : db::people(store))
        options.push_back(optionOf(person.id, person.name, person.number));
    return options;
}

// A year is known by its number, a season by its id.
std::vector<Option> seasons(db::Store &store, const QString &all)
{
    std::vector<Option> options{{{}, all}};
    for (const db::Season &season : db::seasons(store))
        options.push_back(optionOf(season.id, season.name, season.number));
    for (const int year : db::years(store))
        options.push_back({QString::number(year), QString::number(year), year});
    return options;
}

bool isYear(const Option &season)
{
    return season.key == QString::number(season.number);
}

} // namespace

GameChoice::GameChoice(Ledger &ledger, QObject *parent)
    : QObject(parent)
    , m_ledger(ledger)
{
    for (Selection *selection : {&m_game, &m_group, &m_season, &m_players, &m_person})
        connect(selection, &Selection::changed, this, &GameChoice::changed);
    connect(&ledger, &Ledger::changed, this, &GameChoice::retell);
    retell();
}

void GameChoice::retell()
{
    m_ledger.read([this](db::Store &store) {
        m_game.offer(games(tr("All games")));
        m_group.offer(groups(store, tr("All groups")));
        m_season.offer(seasons(store, tr("All seasons")));
        m_person.offer(people(store, tr("Everybody")));
    });
    constexpr int mostPlayers = 5;
    std::vector<Option> counts{{{}, tr("Any number of players")}};
    for (int players = 1; players <= mostPlayers; ++players)
        counts.push_back({QString::number(players), tr("%n player(s)", "", players), players});
    m_players.offer(std::move(counts));
}

bool GameChoice::narrows() const
{
    return m_game.narrows() || m_group.narrows() || m_season.narrows() || m_players.narrows() ||
           m_person.narrows();
}

db::Choice GameChoice::choice() const
{
    db::Choice choice;
    if (m_game.narrows())
        choice.game = static_cast<scoring::GameKind>(m_game.chosen().number);
    if (m_group.narrows())
        choice.group = m_group.chosen().number;
    if (m_season.narrows() && isYear(m_season.chosen()))
        choice.year = static_cast<int>(m_season.chosen().number);
    else if (m_season.narrows())
        choice.season = m_season.chosen().number;
    if (m_players.narrows())
        choice.players = static_cast<int>(m_players.chosen().number);
    if (m_person.narrows())
        choice.person = m_person.chosen().number;
    return choice;
}

void GameChoice::reset()
{
    for (Selection *selection : {&m_game, &m_group, &m_season, &m_players, &m_person})
        selection->reset();
}

} // namespace companion
