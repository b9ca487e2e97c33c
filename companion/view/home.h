// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QtQml/qqmlregistration.h>

#include "companion/view/ledger.h"
#include "companion/view/row_model.h"
#include "db/live_games.h"

namespace companion {

/// A game under way, as it is offered to go on with.
struct LiveGameRow {
    QString id;
    QString title;
    QString players;
    QStringList colors;
    QString state; ///< "Shift II, since 19:30"
    bool operator==(const LiveGameRow &) const = default;
};

/// What Home shows: the games under way, the one touched last first; and, when asked for, those given up.
class Home : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("made by the program")
    Q_PROPERTY(QAbstractListModel *liveGames READ liveGames CONSTANT)
    Q_PROPERTY(int liveCount READ liveCount NOTIFY changed)
    Q_PROPERTY(QAbstractListModel *givenUp READ givenUp CONSTANT)
    Q_PROPERTY(bool empty READ empty NOTIFY changed)
    Q_PROPERTY(QString sample READ sample CONSTANT)

public:
    explicit Home(Ledger &ledger, QObject *parent = nullptr);

    QAbstractListModel *liveGames() { return &m_liveGames; }
    int liveCount() const { return m_liveGames.rowCount(); }
    QAbstractListModel *givenUp() { return &m_givenUp; } ///< as findGivenUp() found them
    bool empty() const { return m_empty; }               ///< nothing played yet, nothing under way
    QString sample() const;                              ///< a sample evening, as a record

    /// The game under way that was touched last, or else the one played last; Coal Baron before any.
    Q_INVOKABLE int lastGame();
    Q_INVOKABLE bool giveUp(const QString &id);
    Q_INVOKABLE bool takeUpAgain(const QString &id);
    Q_INVOKABLE void findGivenUp();
    Q_INVOKABLE void follow();

signals:
    void changed();

private:
    std::vector<LiveGameRow> rowsOf(const std::vector<db::LiveGame> &games);

    Ledger &m_ledger;
    RowModel<LiveGameRow> m_liveGames;
    RowModel<LiveGameRow> m_givenUp;
    bool m_empty = true;
};

} // namespace companion
