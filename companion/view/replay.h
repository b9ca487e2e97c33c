// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QtQml/qqmlregistration.h>

#include "companion/view/coal_baron_game.h"
#include "companion/view/table_view.h"

namespace companion {

/// A game that was played at this table, event by event. Nothing can be told here.
class Replay : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("made by the program")
    Q_PROPERTY(companion::CoalBaronGame *game READ game CONSTANT)
    Q_PROPERTY(companion::TableView *table READ table CONSTANT)
    Q_PROPERTY(bool available READ available NOTIFY changed)
    Q_PROPERTY(bool atEnd READ atEnd NOTIFY changed)
    Q_PROPERTY(QString players READ players NOTIFY changed)
    Q_PROPERTY(QString place READ place NOTIFY changed)
    Q_PROPERTY(QString moment READ moment NOTIFY changed)

public:
    explicit Replay(Ledger &ledger, QObject *parent = nullptr);

    CoalBaronGame *game() { return &m_game; }
    TableView *table() { return &m_table; }
    bool available() const { return m_available; } ///< games from paper and other programs have no events
    bool atEnd() const { return m_game.position() >= m_game.length(); }
    QString players() const;
    QString place() const;  ///< "12 of 80"
    QString moment() const; ///< what just happened, in words

    /// Begins right after the game started. Whether there is something to see.
    Q_INVOKABLE bool open(const QString &id);
    Q_INVOKABLE void step(int events);
    void retell() { m_game.retell(); }

signals:
    void changed();

private:
    CoalBaronGame m_game;
    TableView m_table;
    bool m_available = false;
};

} // namespace companion
