// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QStringList>
#include <QtQml/qqmlregistration.h>

#include "companion/view/orders_view.h"
#include "db/games.h"

#include <nlohmann/json.hpp>

#include <optional>

namespace companion {

/// What one player had at the end of a shift, or of the game.
struct CountRow {
    QString name;
    QString color;
    QList<int> numbers; ///< in the order of GameCounts::titles()
    QString orders;     ///< how many were delivered by then; empty at the end
    QString points;     ///< of the whole game, as it is counted now
    bool operator==(const CountRow &) const = default;
};

/// What was counted in a finished game of Coal Baron, shift by shift and at the end, to be corrected. The
/// points follow at once; the history only when the form is saved.
class GameCounts : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("made by the program")
    Q_PROPERTY(bool available READ available NOTIFY changed)
    Q_PROPERTY(QString summary READ summary NOTIFY changed)
    Q_PROPERTY(int part READ part WRITE setPart NOTIFY changed)
    Q_PROPERTY(int seat READ seat WRITE setSeat NOTIFY changed)
    Q_PROPERTY(QStringList names READ names NOTIFY changed)
    Q_PROPERTY(QStringList colors READ colors NOTIFY changed)
    Q_PROPERTY(int startingPlayer READ startingPlayer WRITE setStartingPlayer NOTIFY changed)
    Q_PROPERTY(bool secondPlaceThree READ secondPlaceThree WRITE setSecondPlaceThree NOTIFY changed)
    Q_PROPERTY(bool cartsNeedDelivery READ cartsNeedDelivery WRITE setCartsNeedDelivery NOTIFY changed)
    Q_PROPERTY(QStringList titles READ titles NOTIFY changed)
    Q_PROPERTY(QStringList warnings READ warnings NOTIFY changed)
    Q_PROPERTY(QString refusal READ refusal NOTIFY changed)
    Q_PROPERTY(QAbstractListModel *players READ players CONSTANT)
    Q_PROPERTY(QAbstractListModel *cards READ cards CONSTANT)

public:
    explicit GameCounts(QObject *parent = nullptr);

    bool available() const; ///< not where only totals are known
    QString summary() const;
    int part() const { return m_part; } ///< a shift, 1 to 3, or 4: the end
    void setPart(int part);
    int seat() const { return m_seat; } ///< whose orders are shown
    void setSeat(int seat);
    QStringList names() const;
    void setNames(const QStringList &names);
    QStringList colors() const;
    int startingPlayer() const; ///< of the first shift
    void setStartingPlayer(int seat);
    bool secondPlaceThree() const; ///< where editions differ
    void setSecondPlaceThree(bool three);
    bool cartsNeedDelivery() const;
    void setCartsNeedDelivery(bool needed);
    QStringList titles() const;                   ///< of the numbers
    QStringList warnings() const;                 ///< what cannot be true at one table
    QString refusal() const { return m_refusal; } ///< why the last tap on a card did nothing
    QAbstractListModel *players() { return &m_players; }
    QAbstractListModel *cards() { return &m_cards; }

    Q_INVOKABLE void count(int seat, int field, int number);
    /// Delivers the card in the shift that is shown, or takes it back.
    Q_INVOKABLE void tap(int card);

    void open(const scoring::Record &record);
    void close();
    /// Puts what was corrected into the document; what it knows besides stays.
    void putInto(db::Json &document) const;

public slots:
    void retell();

signals:
    void changed();

private:
    scoring::coal_baron::Game &game();
    const scoring::coal_baron::Game *counted() const;
    scoring::coal_baron::Options options() const;
    void tellCards();
    std::optional<int> deliveredIn(int seat, scoring::coal_baron::Order order) const;

    std::optional<scoring::Record> m_record;
    scoring::coal_baron::Game m_before;
    int m_part = 1;
    int m_seat = 0;
    QString m_refusal;
    RowModel<CountRow> m_players;
    RowModel<CardRow> m_cards;
};

} // namespace companion
