// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later

// NewGame: who sits where, in which colour, and who begins.

#include "companion/name_fault.h"
#include "companion/sentences.h"
#include "companion/view/game_offer.h"
#include "companion/view/new_game.h"
#include "db/address_book.h"

#include <QRandomGenerator>

#include <algorithm>

namespace companion {

void NewGame::sit(SeatRow row)
{
    if (players() >= mostPlayers())
        return;
    const auto isTaken = [this](const QString &color) {
        return std::ranges::find(m_chosen, color, &SeatRow::color) != m_chosen.end();
    };
    row.color = m_settings.colorOf(row.id);
    for (const QString &color : allColors()) {
        if (!allColors().contains(row.color) || isTaken(row.color))
            row.color = color;
    }
    m_chosen.push_back(std::move(row));
    follow();
}

void NewGame::toggle(const QString &person)
{
    const auto seated = std::ranges::find(m_chosen, person, &SeatRow::id);
    if (seated != m_chosen.end()) {
        remove(static_cast<int>(seated - m_chosen.begin()));
        return;
    }
    const auto found = std::ranges::find(m_people.rows(), person, &PersonRow::id);
    if (found != m_people.rows().end())
        sit({.id = found->id, .name = found->name});
}

QString NewGame::add(const QString &name)
{
    const QString wanted = name.simplified();
    if (const QString fault = nameFault(wanted); !fault.isEmpty())
        return fault;
    if (players() >= mostPlayers())
        return filled(tr("%1 is for up to %2 players."), title(), mostPlayers());
    const auto same = std::ranges::find_if(
        m_chosen, [&](const SeatRow &row) { return row.name.compare(wanted, Qt::CaseInsensitive) == 0; });
    if (same != m_chosen.end())
        return filled(tr("%1 sits at the table already. Give the other one a name of their own."),
                      same->name);
    std::vector<db::Person> known;
    m_ledger.read([&](db::Store &store) { known = db::findPeople(store, wanted.toStdString()); });
    SeatRow row{.id = {}, .name = wanted};
    if (known.size() == 1) {
        row.id = QString::fromStdString(toString(known.front().id));
        row.name = QString::fromStdString(known.front().name);
        if (std::ranges::find(m_chosen, row.id, &SeatRow::id) != m_chosen.end())
            return filled(tr("%1 sits at the table already. Give the other one a name of their own."),
                          row.name);
    }
    sit(std::move(row));
    return {};
}

void NewGame::remove(int seat)
{
    if (seat < 0 || seat >= players())
        return;
    m_chosen.erase(m_chosen.begin() + seat);
    if (m_starting > seat)
        --m_starting;
    follow();
}

void NewGame::move(int from, int to)
{
    if (from < 0 || to < 0 || from >= players() || to >= players() || from == to)
        return;
    const SeatRow row = m_chosen[static_cast<std::size_t>(from)];
    m_chosen.erase(m_chosen.begin() + from);
    m_chosen.insert(m_chosen.begin() + to, row);
    const auto starter = std::ranges::find(m_chosen, true, &SeatRow::starts);
    m_starting = static_cast<int>(starter - m_chosen.begin());
    follow();
}

void NewGame::setColor(int seat, const QString &color)
{
    if (seat < 0 || seat >= players() || !allColors().contains(color))
        return;
    SeatRow &row = m_chosen[static_cast<std::size_t>(seat)];
    const auto other = std::ranges::find(m_chosen, color, &SeatRow::color);
    if (other != m_chosen.end())
        other->color = row.color; // they swap
    row.color = color;
    follow();
}

QStringList NewGame::allColors() const
{
    return colorsInTheBox(m_kind);
}

int NewGame::draw()
{
    if (players() > 0)
        setStarting(static_cast<int>(QRandomGenerator::global()->bounded(players())));
    return m_starting;
}

} // namespace companion
