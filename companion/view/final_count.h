// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractListModel>
#include <QObject>
#include <QtQml/qqmlregistration.h>

#include "companion/view/live_game.h"
#include "companion/view/row_model.h"

#include <functional>
#include <optional>
#include <vector>

namespace companion {

/// What one player has left at the end.
struct FinalRow {
    QString name;
    QString color;
    QList<int> answers;       ///< in the order of the titles; -1 where nothing was said
    QList<bool> missing;      ///< it has still to be said
    QList<bool> known;        ///< the table knows it: nothing to ask
    QList<bool> noted;        ///< only a note from during the game: to be looked at once more
    QList<bool> fixed;        ///< known, and no count goes before it
    bool tilesUntold = false; ///< a followed mine of which no tile was told, and none is counted yet
    QStringList texts{};      ///< the answers as they read
    bool operator==(const FinalRow &) const = default;
};

/// The end of a game: what is known filled in, the rest asked for all players on one screen; then the result,
/// and its place in the history.
class FinalCount : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("made by the program")
    Q_PROPERTY(QAbstractListModel *players READ players CONSTANT)
    Q_PROPERTY(QStringList titles READ titles NOTIFY changed)
    Q_PROPERTY(bool complete READ complete NOTIFY changed)
    Q_PROPERTY(QString missing READ missing NOTIFY changed)
    Q_PROPERTY(QStringList warnings READ warnings NOTIFY changed)
    Q_PROPERTY(bool finished READ finished NOTIFY changed)
    Q_PROPERTY(bool saved READ saved NOTIFY changed)
    Q_PROPERTY(QString record READ record NOTIFY changed)

public:
    explicit FinalCount(Ledger &ledger, QObject *parent);

    QAbstractListModel *players() { return &m_players; }
    virtual QStringList titles() const = 0; ///< what is counted
    bool complete() const;
    QString missing() const; ///< what has still to be said, in words
    virtual QStringList
    warnings() const = 0; ///< what cannot be true of what was said so far, each a sentence
    bool finished() const { return seats() > 0 && game().over(); }
    bool saved() const { return m_saved; }
    QString record() const; ///< the game as a record, in JSON; empty before the end

    Q_INVOKABLE void answer(int seat, int field, int number);
    Q_INVOKABLE virtual int least(int) const { return 0; } ///< that can be answered to it
    /// What is asked of a seat where the answer is none that is counted, as companion/view/ask.h shows it,
    /// and under "chosen" which of several were answered; else empty.
    Q_INVOKABLE virtual QVariantMap picker(int, int) const { return {}; }
    Q_INVOKABLE virtual void pick(int, int, const QVariantMap &) {} ///< the answer to it
    /// Makes the final reckoning.
    Q_INVOKABLE virtual bool finish() = 0;
    /// Puts the game into the history.
    Q_INVOKABLE bool save();
    /// The history tells of the same evening: what was said otherwise before goes there too, and what was
    /// corrected there stays.
    bool retellEvening(const db::TableHead &before);

signals:
    void changed();

protected:
    virtual LiveGame &game() const = 0;
    virtual int seats() const = 0;
    virtual int fieldCount() const = 0;
    virtual FinalRow rowOf(int seat) const = 0;
    virtual QString answerText(int field, int answer) const;
    void follow();
    const std::vector<FinalRow> &rows() const { return m_players.rows(); }
    /// What was said of that seat, field by field.
    const std::vector<std::optional<int>> &said(int seat) const
    {
        return m_said[static_cast<std::size_t>(seat)];
    }

private:
    bool keep(const std::function<void(db::Store &)> &put);

    Ledger &m_ledger;
    std::vector<std::vector<std::optional<int>>> m_said; ///< per seat
    QString m_gameShown;
    bool m_saved = false;
    RowModel<FinalRow> m_players;
};

} // namespace companion
