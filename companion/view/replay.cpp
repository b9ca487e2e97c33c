// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "companion/view/replay.h"

#include "companion/sentences.h"

namespace companion {

Replay::Replay(Ledger &ledger, QObject *parent)
    : QObject(parent)
    , m_game(ledger)
    , m_table(m_game)
{
    connect(&m_table, &TableView::changed, this, &Replay::changed);
}

bool Replay::open(const QString &id)
{
    m_available = m_game.open(id) && m_game.length() > 0;
    if (m_available)
        m_game.setPosition(1);
    else
        m_game.close();
    emit changed();
    return m_available;
}

void Replay::step(int events)
{
    m_game.setPosition(m_game.position() + events);
}

QString Replay::players() const
{
    return joined(m_game.names());
}

QString Replay::place() const
{
    return filled(tr("%1 of %2", "an event of the game, and how many there are"), m_game.position(),
                  m_game.length());
}

QString Replay::moment() const
{
    return m_table.lastWords();
}

} // namespace companion
