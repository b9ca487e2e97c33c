// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later

// LiveGame: who sits at the table, where it stands, and what becomes of the game.

#include "companion/view/game_offer.h"
#include "companion/view/live_game.h"

#include <algorithm>

namespace companion {

QString LiveGame::group() const
{
    return QString::fromStdString(m_head.group);
}

QString LiveGame::location() const
{
    return QString::fromStdString(m_head.location);
}

QString LiveGame::comments() const
{
    return QString::fromStdString(m_head.comments);
}

QStringList LiveGame::colorsInTheBox() const
{
    return companion::colorsInTheBox(m_kind);
}

bool LiveGame::describe(const db::TableHead &head)
{
    const db::TableHead before = m_head;
    if (!m_ledger.write([&](db::Store &store) { db::describeTable(store, m_log.game(), head); }))
        return false;
    const bool known = open(id());
    emit described(before);
    m_ledger.tellChanged();
    return known;
}

bool LiveGame::describe(const QString &group, const QString &location, const QString &comments)
{
    db::TableHead head = m_head;
    head.group = group.trimmed().toStdString();
    head.location = location.trimmed().toStdString();
    head.comments = comments.trimmed().toStdString();
    return head == m_head || describe(head);
}

bool LiveGame::seat(int seat, const QString &person)
{
    const std::optional<db::Uuid> who = scoring::parseUuid(person.toStdString());
    if (!who || seat < 0 || seat >= static_cast<int>(m_head.players.size()))
        return false;
    db::TableHead head = m_head;
    const auto elsewhere = std::ranges::find(head.players, *who, &db::SeatAtTable::person);
    db::Uuid &taken = head.players[static_cast<std::size_t>(seat)].person;
    if (elsewhere != head.players.end())
        std::swap(elsewhere->person, taken); // nobody sits twice at one table
    else
        taken = *who;
    return describe(head);
}

bool LiveGame::setColor(int seat, const QString &color)
{
    if (seat < 0 || seat >= static_cast<int>(m_head.players.size()))
        return false;
    db::TableHead head = m_head;
    std::string &wanted = head.players[static_cast<std::size_t>(seat)].color;
    const auto other = std::ranges::find(head.players, color.toStdString(), &db::SeatAtTable::color);
    if (other != head.players.end())
        other->color = wanted;
    wanted = color.toStdString();
    return describe(head);
}

bool LiveGame::giveUp()
{
    const db::Uuid game = m_log.game();
    if (!m_ledger.write([&](db::Store &store) { db::closeTable(store, game); }))
        return false;
    close();
    m_ledger.tellChanged();
    return true;
}

} // namespace companion
