// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QtQml/qqmlregistration.h>

#include "companion/view/ledger.h"
#include "companion/view/row_model.h"
#include "companion/view/sheet_facts.h"
#include "companion/view/sheet_lines.h"
#include "db/games.h"

namespace companion {

struct RankingRow {
    int rank = 0;
    QString name;
    QString color;
    int total = 0;
    bool isWinner = false;
    QString note; ///< what put them before or behind others with as many points
    QString why;  ///< what the total is made of; empty where only the total is known
    bool operator==(const RankingRow &) const = default;
};

/// A player's line in the chart of the game's progress.
struct CurveRow {
    QString name;
    QString color;
    QList<int> points; ///< at each moment
    bool operator==(const CurveRow &) const = default;
};

/// A record that the game had, or has.
struct RevisionRow {
    int number = 0; ///< from 1
    QString told;   ///< when
    QString result; ///< "Béla 64, Anna 57"
    bool operator==(const RevisionRow &) const = default;
};

/// One finished game with everything that can be said about it.
class GameSheet : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("made by the program")
    Q_PROPERTY(QString gameId READ gameId NOTIFY changed)
    Q_PROPERTY(companion::SheetFacts facts READ facts NOTIFY changed)
    Q_PROPERTY(QAbstractListModel *ranking READ ranking CONSTANT)
    Q_PROPERTY(QAbstractListModel *lines READ lines CONSTANT)
    Q_PROPERTY(QString aloud READ aloud NOTIFY changed)
    Q_PROPERTY(QAbstractListModel *sources READ sources CONSTANT)
    Q_PROPERTY(int seat READ seat WRITE setSeat NOTIFY seatChanged)
    Q_PROPERTY(QAbstractListModel *curves READ curves CONSTANT)
    Q_PROPERTY(QAbstractListModel *revisions READ revisions CONSTANT)
    Q_PROPERTY(int revision READ revision NOTIFY changed)
    Q_PROPERTY(int newestRevision READ newestRevision NOTIFY changed)

public:
    explicit GameSheet(Ledger &ledger, QObject *parent = nullptr);

    QString gameId() const { return m_gameId; } ///< empty for a game that is not in the history
    SheetFacts facts() const { return m_facts; }
    const std::optional<scoring::Record> &record() const { return m_record; } ///< where it can be read
    QAbstractListModel *ranking() { return &m_ranking; }
    QAbstractListModel *lines() { return &m_lines; }
    QString aloud() const; ///< the result as it is read aloud, a sentence a line
    QAbstractListModel *sources() { return &m_sources; } ///< where the points of the seat came from
    int seat() const { return m_seat; }
    void setSeat(int seat);
    QAbstractListModel *curves() { return &m_curves; }
    QAbstractListModel *revisions() { return &m_revisions; }
    /// The one shown.
    int revision() const { return m_revision > 0 ? m_revision : newestRevision(); }
    int newestRevision() const { return m_revisions.rowCount(); }

    /// A game of the history, as it counts now.
    Q_INVOKABLE void open(const QString &id);
    /// The same game as it was told before.
    Q_INVOKABLE void openRevision(int number);
    /// A game record that is not in the history.
    Q_INVOKABLE void show(const QString &json);

public slots:
    void retell();

signals:
    void changed();
    void seatChanged();

private:
    void tell(const db::Json &document);
    void tellRevisions(const std::vector<db::Json> &records, const std::vector<std::int64_t> &told);

    Ledger &m_ledger;
    QString m_gameId;
    QString m_shown;    // a record that is not in the history
    int m_revision = 0; // 0: the newest, also when it is corrected meanwhile
    int m_seat = 0;
    SheetFacts m_facts;
    std::optional<scoring::Record> m_record;
    std::vector<std::vector<SourceStep>> m_sourcesOfSeats;
    RowModel<RankingRow> m_ranking;
    RowModel<SheetLine> m_lines;
    RowModel<SourceStep> m_sources;
    RowModel<CurveRow> m_curves;
    RowModel<RevisionRow> m_revisions;
};

} // namespace companion
