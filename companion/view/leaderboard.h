// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QtQml/qqmlregistration.h>

#include "companion/view/game_choice.h"
#include "companion/view/long_question.h"
#include "companion/view/row_model.h"
#include "db/leaderboard.h"

namespace companion {

/// Everyone's strength and results over the chosen games.
class Leaderboard : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("made by the program")
    Q_PROPERTY(companion::GameChoice *choice READ choice CONSTANT)
    Q_PROPERTY(QAbstractListModel *rows READ rows CONSTANT)
    Q_PROPERTY(Order order READ order WRITE setOrder NOTIFY orderChanged)
    Q_PROPERTY(bool empty READ isEmpty NOTIFY told)
    Q_PROPERTY(bool busy READ busy NOTIFY busyChanged)
    Q_PROPERTY(double lowest READ lowest NOTIFY told)
    Q_PROPERTY(double highest READ highest NOTIFY told)

public:
    enum Order { ByRating, ByName, ByGames, ByWins, ByWinShare, ByAverage, ByBest };
    Q_ENUM(Order)

    explicit Leaderboard(Ledger &ledger, QObject *parent = nullptr);

    GameChoice *choice() { return &m_choice; }
    QAbstractListModel *rows() { return &m_rows; }
    Order order() const { return m_order; }
    void setOrder(Order order);
    bool isEmpty() const { return m_found.empty(); }
    bool busy() const { return m_question.busy(); }
    double lowest() const { return m_lowest; } ///< the scale on which the ratings are drawn
    double highest() const { return m_highest; }

public slots:
    void retell();

signals:
    void told();
    void orderChanged();
    void busyChanged();

private:
    struct Row {
        QString person;
        db::LeaderboardRow is;
        bool operator==(const Row &other) const
        {
            return person == other.person && is.name == other.is.name && is.standing == other.is.standing;
        }
    };
    void ask();
    void tell(std::vector<Row> rows);
    void sort();

    GameChoice m_choice;
    LongQuestion m_question;
    Order m_order = ByRating;
    double m_lowest = 0.0;
    double m_highest = 50.0;
    std::vector<Row> m_found; // best rating first
    RowModel<Row> m_rows;
};

} // namespace companion
