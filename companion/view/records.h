// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QtQml/qqmlregistration.h>

#include "companion/view/game_choice.h"
#include "companion/view/long_question.h"
#include "companion/view/row_model.h"

namespace companion {

/// Somebody's best in one game.
struct RecordRow {
    QString game; ///< what was played: records of one game stand together
    QString title;
    QString points;
    QString player;
    QString day;
    QString gameId;
    bool operator==(const RecordRow &) const = default;
};

/// The records of the chosen games.
class Records : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("made by the program")
    Q_PROPERTY(QAbstractListModel *rows READ rows CONSTANT)
    Q_PROPERTY(bool busy READ busy NOTIFY busyChanged)
    Q_PROPERTY(bool empty READ isEmpty NOTIFY told)

public:
    Records(Ledger &ledger, GameChoice &choice, QObject *parent = nullptr);

    QAbstractListModel *rows() { return &m_rows; }
    bool busy() const { return m_question.busy(); }
    bool isEmpty() const { return m_rows.rows().empty(); }

    /// Counts them. Nothing is counted before: it takes a while over many games.
    Q_INVOKABLE void open();
    Q_INVOKABLE void close();

public slots:
    void retell();

signals:
    void told();
    void busyChanged();

private:
    GameChoice &m_choice;
    LongQuestion m_question;
    RowModel<RecordRow> m_rows;
    bool m_open = false;
};

} // namespace companion
