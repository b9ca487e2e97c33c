// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QVariantList>
#include <QtQml/qqmlregistration.h>

#include "companion/view/coal_baron_game.h"
#include "companion/view/row_model.h"

namespace companion {

/// One level of the mine: its tiles on both sides from the shaft outwards, and what could be added.
struct LevelRow {
    int coal = 0;
    QVariantList light; ///< tiles: {printed, carts: [{number, cube}]}, cube -1 once the cart is empty
    QVariantList dark;
    QList<int> prices; ///< of a tile with one cart, with two
    QList<int> lightLeft;
    QList<int> darkLeft; ///< tiles still in the box, with one cart, with two
    QString title;
    bool operator==(const LevelRow &) const = default;
};

/// A player's mine as it lies on the table.
class MineView : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("made by the program")
    Q_PROPERTY(int seat READ seat WRITE setSeat NOTIFY changed)
    Q_PROPERTY(QAbstractListModel *levels READ levels CONSTANT)
    Q_PROPERTY(int lightTiles READ lightTiles NOTIFY changed)
    Q_PROPERTY(int darkTiles READ darkTiles NOTIFY changed)
    Q_PROPERTY(int balancePoints READ balancePoints NOTIFY changed)
    Q_PROPERTY(int cubesOnCarts READ cubesOnCarts NOTIFY changed)
    Q_PROPERTY(int marks READ marks NOTIFY changed)
    Q_PROPERTY(int cage READ cage NOTIFY changed)
    Q_PROPERTY(int storage READ storage NOTIFY changed)
    Q_PROPERTY(int onOrders READ onOrders NOTIFY changed)
    Q_PROPERTY(QList<int> emptyCarts READ emptyCarts NOTIFY changed)

public:
    explicit MineView(CoalBaronGame &game, QObject *parent = nullptr);

    int seat() const { return m_seat; }
    void setSeat(int seat);
    QAbstractListModel *levels() { return &m_levels; }
    int lightTiles() const;
    int darkTiles() const;
    int balancePoints() const; ///< 0 or below
    int cubesOnCarts() const;
    int marks() const; ///< as counted, -1 when nobody has; so are the cubes
    int cage() const;
    int storage() const;
    int onOrders() const;
    QList<int> emptyCarts() const;

    Q_INVOKABLE void buy(int coal, int carts, bool light);
    /// Takes the tile with that cart away again, wherever it lies. Says tileTaken() once it is gone, unless
    /// what it changes had to be asked about first.
    Q_INVOKABLE void takeTileAway(int coal, bool light, int cart);
    /// Empties a cart, or says that it was not empty after all.
    Q_INVOKABLE void tapCart(int coal, bool light, int number);
    Q_INVOKABLE void countMarks(int marks);
    Q_INVOKABLE void countCubes(int cage, int storage, int onOrders);
    /// Where mines are not followed: only how many carts are empty.
    Q_INVOKABLE void countEmptyCarts(const QList<int> &carts);

signals:
    void changed();
    void tileTaken(const QString &tile);

private:
    void follow();
    const scoring::coal_baron::Player *player() const;

    CoalBaronGame &m_game;
    int m_seat = 0;
    RowModel<LevelRow> m_levels;
};

} // namespace companion
