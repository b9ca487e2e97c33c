// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QtQml/qqmlregistration.h>

#include "companion/view/table_view.h"
#include "companion/view/tables.h"

namespace companion {

/// A game that was played at this table, event by event. Nothing can be told here.
class Replay : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("made by the program")
    Q_PROPERTY(companion::LiveGame *shown READ shown NOTIFY changed)
    Q_PROPERTY(companion::CoalBaronGame *game READ game CONSTANT)
    Q_PROPERTY(companion::GuidedGame *guided READ guided NOTIFY changed)
    Q_PROPERTY(companion::TableView *table READ table CONSTANT)
    Q_PROPERTY(bool available READ available NOTIFY changed)
    Q_PROPERTY(bool atEnd READ atEnd NOTIFY changed)
    Q_PROPERTY(QString players READ players NOTIFY changed)
    Q_PROPERTY(QString place READ place NOTIFY changed)
    Q_PROPERTY(QString moment READ moment NOTIFY changed)

public:
    explicit Replay(Ledger &ledger, QObject *parent = nullptr);

    LiveGame *shown() const { return m_tables.current(); }
    CoalBaronGame *game() { return &m_tables.coalBaron(); }  ///< the same, where it is one of Coal Baron
    GuidedGame *guided() const { return m_tables.guided(); } ///< nothing for Coal Baron
    TableView *table() { return &m_table; }
    bool available() const { return m_available; } ///< games from paper and other programs have no events
    bool atEnd() const { return shown()->position() >= shown()->length(); }
    QString players() const;
    QString place() const;  ///< "12 of 80"
    QString moment() const; ///< what just happened, in words

    /// Begins right after the game started. Whether there is something to see.
    Q_INVOKABLE bool open(const QString &id);
    Q_INVOKABLE void step(int events);
    void retell() { m_tables.retell(); }

signals:
    void changed();

private:
    Tables m_tables; ///< of its own: the game under way stays as it is
    TableView m_table;
    bool m_available = false;
};

} // namespace companion
