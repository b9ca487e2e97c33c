// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QtQml/qqmlregistration.h>

#include "companion/view/coal_baron_game.h"
#include "companion/view/row_model.h"

namespace companion {

/// One of the 44 cards, as the chosen player sees it.
struct CardRow {
    int number = 0;
    int vehicle = 0;
    QString coal; ///< "ybgk"
    int points = 0;
    QString holder; ///< the colour of who has it, delivered or open
    bool delivered = false;
    bool open = false;
    bool own = false;
    QString title; ///< in words
    QString said;  ///< the same with whose it is
    bool operator==(const CardRow &) const = default;
};

std::vector<Role<CardRow>> cardRoles();
/// All 44, by number, in nobody's hands.
std::vector<CardRow> cardsInTheBox();
/// The card is that player's, delivered or still open.
void giveTo(CardRow &row, const QString &name, const QString &color, bool delivered);

/// The grid of all orders for one player: a tap delivers, another takes back.
class OrdersView : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("made by the program")
    Q_PROPERTY(int seat READ seat WRITE setSeat NOTIFY changed)
    Q_PROPERTY(QAbstractListModel *cards READ cards CONSTANT)
    Q_PROPERTY(QList<int> coal READ coal NOTIFY changed)
    Q_PROPERTY(QList<int> vehicles READ vehicles NOTIFY changed)
    Q_PROPERTY(int points READ points NOTIFY changed)
    Q_PROPERTY(QString pointsSum READ pointsSum NOTIFY changed)
    Q_PROPERTY(QString pick READ pick NOTIFY changed)

public:
    explicit OrdersView(CoalBaronGame &game, QObject *parent = nullptr);

    int seat() const { return m_seat; }
    void setSeat(int seat);
    QAbstractListModel *cards() { return &m_cards; }
    QList<int> coal() const { return m_coal; } ///< squares delivered, by kind
    QList<int> vehicles() const { return m_vehicles; }
    int points() const { return m_points; } ///< printed on what was delivered
    QString pointsSum() const;              ///< card by card
    QString pick() const;                   ///< during the draft, whose pick it is

    /// Delivers the card, takes it back, or, where open orders are followed, takes it up first.
    Q_INVOKABLE void tap(int number);
    /// Notes the card as one of the player's open orders, or no longer so.
    Q_INVOKABLE void mark(int number);

signals:
    void changed();

private:
    void follow();

    CoalBaronGame &m_game;
    int m_seat = 0;
    RowModel<CardRow> m_cards;
    QList<int> m_coal;
    QList<int> m_vehicles;
    int m_points = 0;
};

} // namespace companion
