// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QtQml/qqmlregistration.h>

#include "companion/view/coal_baron_game.h"
#include "companion/view/log_row.h"
#include "companion/view/row_model.h"

namespace companion {

/// Everything the table shows of one player.
struct PlayerRow {
    QString name;
    QString color;
    int score = 0;
    int gain = 0; ///< if the shift ended now
    int workers = 0;
    bool isNext = false;
    bool starts = false;
    int marks = -1; ///< as counted, -1 when nobody has
    int delivered = 0;
    int open = 0;
    QList<int> coal; ///< squares by kind
    QList<int> vehicles;
    QList<int> carts; ///< empty ones by kind
    bool operator==(const PlayerRow &) const = default;
};

/// One segment of the shift clock as things stand.
struct SegmentRow {
    int number = 0;
    int kind = 0;
    int which = 0;
    int first = 0;
    int second = 0;
    QString title;
    QStringList leaders; ///< colours
    bool due = false;
    QList<int> counts; ///< per seat
    QList<int> points;
    QString sentence; ///< why; empty while it is not due
    bool operator==(const SegmentRow &) const = default;
};

std::vector<Role<SegmentRow>> segmentRoles();
/// What is printed there; who has how much of it is still to be said.
SegmentRow segmentRow(const scoring::coal_baron::Segment &segment, const scoring::Places &places, int shift);

/// The game at a glance: players, shift clock, what would be if the shift ended now, and the log in words.
class TableView : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("made by the program")
    Q_PROPERTY(QAbstractListModel *players READ players CONSTANT)
    Q_PROPERTY(QAbstractListModel *segments READ segments CONSTANT)
    Q_PROPERTY(QAbstractListModel *log READ log CONSTANT)
    Q_PROPERTY(QString lastWords READ lastWords NOTIFY changed)

public:
    explicit TableView(CoalBaronGame &game, QObject *parent = nullptr);

    QAbstractListModel *players() { return &m_players; }
    QAbstractListModel *segments() { return &m_segments; }
    QAbstractListModel *log() { return &m_log; }
    QString lastWords() const; ///< the newest entry of the log

    /// What would change a segment, a line each.
    Q_INVOKABLE QStringList prospectsOf(int segment) const;
    /// Where the points would come from if the shift ended now.
    Q_INVOKABLE QString gainOf(int seat) const;
    /// What the score up to now is made of.
    Q_INVOKABLE QString scoreOf(int seat) const;

signals:
    void changed();

private:
    void follow();

    CoalBaronGame &m_game;
    RowModel<PlayerRow> m_players;
    RowModel<SegmentRow> m_segments;
    RowModel<LogRow> m_log;
};

} // namespace companion
