// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later

// CoalBaronGame: who sits at the table and where it stands, and a game that began without us.

#include "companion/sentences.h"
#include "companion/shift_numeral.h"
#include "companion/view/coal_baron_game.h"

#include <algorithm>

namespace companion {

QString CoalBaronGame::group() const
{
    return QString::fromStdString(m_head.group);
}

QString CoalBaronGame::location() const
{
    return QString::fromStdString(m_head.location);
}

QString CoalBaronGame::comments() const
{
    return QString::fromStdString(m_head.comments);
}

bool CoalBaronGame::catchingUp() const
{
    const bool isPlayed = phase() == Phase::Draft || phase() == Phase::Shift || phase() == Phase::Evaluated;
    return isPlayed && shift() < m_joinedAt;
}

QString CoalBaronGame::guide() const
{
    if (!catchingUp() || phase() != Phase::Shift)
        return {};
    return filled(
        tr("Enter what was delivered and which carts were empty by the end of shift %1, then evaluate "
           "the shift."),
        shiftNumeral(shift()));
}

bool CoalBaronGame::describe(const db::TableHead &head)
{
    const db::TableHead before = m_head;
    if (!m_ledger.write([&](db::Store &store) { db::describeTable(store, m_log.game(), head); }))
        return false;
    const bool known = open(id());
    emit described(before);
    m_ledger.tellChanged();
    return known;
}

bool CoalBaronGame::describe(const QString &group, const QString &location, const QString &comments)
{
    db::TableHead head = m_head;
    head.group = group.trimmed().toStdString();
    head.location = location.trimmed().toStdString();
    head.comments = comments.trimmed().toStdString();
    return head == m_head || describe(head);
}

bool CoalBaronGame::seat(int seat, const QString &person)
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

bool CoalBaronGame::setColor(int seat, const QString &color)
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

} // namespace companion
