// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "companion/view/replay.h"

#include "companion/sentences.h"

namespace companion {

Replay::Replay(Ledger &ledger, QObject *parent)
    : QObject(parent)
    , m_tables(ledger)
    , m_table(m_tables.coalBaron())
{
    connect(&m_tables, &Tables::changed, this, &Replay::changed);
    connect(&m_table, &TableView::changed, this, &Replay::changed); // only now it has its words
}

bool Replay::open(const QString &id)
{
    m_available = m_tables.open(id) && shown()->length() > 0;
    if (m_available)
        shown()->setPosition(1);
    else
        shown()->close();
    emit changed();
    return m_available;
}

void Replay::step(int events)
{
    shown()->setPosition(shown()->position() + events);
}

QString Replay::players() const
{
    return joined(shown()->names());
}

QString Replay::place() const
{
    return filled(tr("%1 of %2", "an event of the game, and how many there are"), shown()->position(),
                  shown()->length());
}

QString Replay::moment() const
{
    return guided() ? guided()->lastWords() : m_table.lastWords();
}

} // namespace companion
