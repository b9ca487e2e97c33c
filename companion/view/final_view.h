// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QtQml/qqmlregistration.h>

#include "companion/view/coal_baron_game.h"
#include "companion/view/row_model.h"

#include <functional>
#include <vector>

namespace companion {

/// What one player has left at the end, -1 where it has still to be said.
struct FinalRow {
    QString name;
    QString color;
    QList<int> answers; ///< in the order of FinalView::Field
    QList<bool> known;  ///< the table knows it: nothing to ask
    QList<bool> noted;  ///< only a note from during the game: to be looked at once more
    bool operator==(const FinalRow &) const = default;
};

/// The end of the game: what is known filled in, the rest asked for all players on one screen.
class FinalView : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("made by the program")
    Q_PROPERTY(QAbstractListModel *players READ players CONSTANT)
    Q_PROPERTY(bool complete READ complete NOTIFY changed)
    Q_PROPERTY(QString missing READ missing NOTIFY changed)
    Q_PROPERTY(QStringList warnings READ warnings NOTIFY changed)
    Q_PROPERTY(bool finished READ finished NOTIFY changed)
    Q_PROPERTY(bool saved READ saved NOTIFY changed)
    Q_PROPERTY(QString record READ record NOTIFY changed)

public:
    enum Field { Marks, Cubes, OpenOrders, LightTiles, DarkTiles };
    Q_ENUM(Field)
    static constexpr int fields = 5;

    FinalView(CoalBaronGame &game, Ledger &ledger, QObject *parent = nullptr);

    QAbstractListModel *players() { return &m_players; }
    bool complete() const;
    QString missing() const;      ///< what has still to be said, in words
    QStringList warnings() const; ///< what cannot be true of what was said so far, each a sentence
    bool finished() const;
    bool saved() const { return m_saved; }
    QString record() const; ///< the game as a record, in JSON; empty before the end

    Q_INVOKABLE void answer(int seat, int field, int number);
    /// Makes the final reckoning.
    Q_INVOKABLE bool finish();
    /// Puts the game into the history.
    Q_INVOKABLE bool save();
    /// The history tells of the same evening: what was said otherwise before goes there too, and what was
    /// corrected there stays.
    bool retellEvening(const db::TableHead &before);

signals:
    void changed();

private:
    void follow();
    scoring::coal_baron::FinalCounted saidSoFar() const;
    bool keep(const std::function<void(db::Store &)> &put);

    CoalBaronGame &m_game;
    Ledger &m_ledger;
    std::vector<std::array<std::optional<int>, fields>> m_said; ///< per seat
    QString m_gameShown;
    bool m_saved = false;
    RowModel<FinalRow> m_players;
};

} // namespace companion
