// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QtQml/qqmlregistration.h>

#include "companion/view/game_choice.h"
#include "companion/view/long_question.h"
#include "companion/view/row_model.h"
#include "db/statistics.h"

namespace companion {

/// Two values side by side: "games won", 4, 3.
struct VersusRow {
    QString title;
    QString first;
    QString second;
    double firstShare = 0.5; ///< of both together, for the bar
    QString why;             ///< how it is reckoned
    bool operator==(const VersusRow &) const = default;
};

/// Two people over the games they both played.
class HeadToHead : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("made by the program")
    Q_PROPERTY(companion::Selection *first READ first CONSTANT)
    Q_PROPERTY(companion::Selection *second READ second CONSTANT)
    Q_PROPERTY(QAbstractListModel *rows READ rows CONSTANT)
    Q_PROPERTY(QString sentence READ sentence NOTIFY told)
    Q_PROPERTY(bool busy READ busy NOTIFY busyChanged)

public:
    /// The games are those of the choice.
    HeadToHead(Ledger &ledger, GameChoice &choice, QObject *parent = nullptr);

    Selection *first() { return &m_first; }
    Selection *second() { return &m_second; }
    QAbstractListModel *rows() { return &m_rows; }
    QString sentence() const { return m_sentence; } ///< what there is to see, or why there is nothing
    bool busy() const { return m_question.busy(); }

    Q_INVOKABLE void compare(const QString &first, const QString &second);

public slots:
    void retell();

signals:
    void told();
    void busyChanged();

private:
    void offerPeople();
    void ask();
    void tell(const db::HeadToHead &both);

    Ledger &m_ledger;
    GameChoice &m_choice;
    LongQuestion m_question;
    Selection m_first;
    Selection m_second;
    RowModel<VersusRow> m_rows;
    QString m_sentence;
};

} // namespace companion
