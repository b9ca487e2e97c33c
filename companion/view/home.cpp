// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "companion/view/home.h"

#include "companion/game_title.h"
#include "companion/player_name.h"
#include "companion/sentences.h"
#include "companion/shift_numeral.h"
#include "companion/view/tables.h"
#include "db/history.h"

#include <QDateTime>
#include <QFile>
#include <QLocale>

namespace companion {

namespace {

std::vector<Role<LiveGameRow>> liveGameRoles()
{
    return {
        {"id", [](const LiveGameRow &row) { return QVariant(row.id); }},
        {"title", [](const LiveGameRow &row) { return QVariant(row.title); }},
        {"players", [](const LiveGameRow &row) { return QVariant(row.players); }},
        {"colors", [](const LiveGameRow &row) { return QVariant(row.colors); }},
        {"state", [](const LiveGameRow &row) { return QVariant(row.state); }},
    };
}

class HomeWords
{
    Q_DECLARE_TR_FUNCTIONS(HomeWords)

public:
    static QString state(const LiveGame &game, const QString &since)
    {
        if (game.over())
            return filled(tr("Finished, not saved yet, since %1"), since);
        if (const auto *coalBaron = qobject_cast<const CoalBaronGame *>(&game))
            return state(*coalBaron, since);
        const auto *guided = qobject_cast<const GuidedGame *>(&game);
        return filled(tr("%1, since %2", "where the game is, and when it began"), guided->where(), since);
    }

private:
    static QString state(const CoalBaronGame &game, const QString &since)
    {
        switch (game.phase()) {
        case CoalBaronGame::Phase::None:
        case CoalBaronGame::Phase::Draft:
            return filled(tr("Draft of the orders, since %1"), since);
        case CoalBaronGame::Phase::Shift:
            return filled(tr("Shift %1, since %2"), shiftNumeral(game.shift()), since);
        case CoalBaronGame::Phase::Evaluated:
            return filled(tr("Shift %1 evaluated, since %2"), shiftNumeral(game.shift()), since);
        case CoalBaronGame::Phase::FinalCount:
            return filled(tr("Final reckoning, since %1"), since);
        case CoalBaronGame::Phase::Finished:
            break;
        }
        return {};
    }
};

QString dayAndTime(const std::string &opened)
{
    constexpr std::size_t dayOnly = std::string_view("2026-05-01").size();
    const QDateTime when = QDateTime::fromString(QString::fromStdString(opened), Qt::ISODate).toLocalTime();
    if (opened.size() == dayOnly)
        return QLocale().toString(when.date(), QLocale::ShortFormat);
    return when.date() == QDate::currentDate() ? QLocale().toString(when.time(), QLocale::ShortFormat)
                                               : QLocale().toString(when, QLocale::ShortFormat);
}

} // namespace

Home::Home(Ledger &ledger, QObject *parent)
    : QObject(parent)
    , m_ledger(ledger)
    , m_liveGames(liveGameRoles())
    , m_givenUp(liveGameRoles())
{
    connect(&ledger, &Ledger::changed, this, &Home::follow);
    follow();
}

void Home::follow()
{
    std::vector<db::LiveGame> games;
    m_ledger.read([&](db::Store &store) {
        games = db::liveGames(store);
        m_empty = games.empty() && db::history(store, {}, 1).empty();
    });
    m_liveGames.assign(rowsOf(games));
    emit changed();
}

std::vector<LiveGameRow> Home::rowsOf(const std::vector<db::LiveGame> &games)
{
    std::vector<LiveGameRow> rows;
    for (const db::LiveGame &game : games) {
        LiveGameRow row{.id = QString::fromStdString(toString(game.id)), .title = gameTitle(game.head.game)};
        QStringList names;
        for (const std::string &name : game.names)
            names += playerName(name);
        row.players = joined(names);
        for (const db::SeatAtTable &seat : game.head.players)
            row.colors += QString::fromStdString(seat.color);
        const std::unique_ptr<LiveGame> table = makeTable(game.head.game, m_ledger);
        if (table && table->open(row.id))
            row.state = HomeWords::state(*table, dayAndTime(game.head.opened));
        rows.push_back(std::move(row));
    }
    return rows;
}

int Home::lastGame()
{
    scoring::GameKind last{};
    m_ledger.read([&](db::Store &store) {
        const std::vector<db::LiveGame> underWay = db::liveGames(store);
        const std::vector<db::GameInHistory> played = db::history(store, {}, 1);
        if (!underWay.empty())
            last = underWay.front().head.game;
        else if (!played.empty())
            last = played.front().game;
    });
    return static_cast<int>(last);
}

void Home::findGivenUp()
{
    std::vector<db::LiveGame> games;
    m_ledger.read([&](db::Store &store) { games = db::closedTables(store); });
    m_givenUp.assign(rowsOf(games));
}

QString Home::sample() const
{
    QFile file(":/samples/friday-miners.json");
    return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
}

bool Home::giveUp(const QString &id)
{
    const std::optional<db::Uuid> game = scoring::parseUuid(id.toStdString());
    if (!game || !m_ledger.write([&](db::Store &store) { db::closeTable(store, *game); }))
        return false;
    m_ledger.tellChanged();
    return true;
}

bool Home::takeUpAgain(const QString &id)
{
    const std::optional<db::Uuid> game = scoring::parseUuid(id.toStdString());
    if (!game || !m_ledger.write([&](db::Store &store) { db::reopenTable(store, *game); }))
        return false;
    m_ledger.tellChanged();
    return true;
}

} // namespace companion
