// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QtQml/qqmlregistration.h>

#include "companion/view/background.h"
#include "companion/view/ledger.h"
#include "companion/view/row_model.h"

#include <QDateTime>

#include <map>

namespace companion {

/// Copies of the history, and the way back to them.
class Backups : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("made by the program")
    Q_PROPERTY(QAbstractItemModel *automatic READ automatic CONSTANT)
    Q_PROPERTY(QString suggestedName READ suggestedName NOTIFY told)
    Q_PROPERTY(QString outcome READ outcome NOTIFY outcomeChanged)
    Q_PROPERTY(bool failed READ failed NOTIFY outcomeChanged)

public:
    static constexpr int unknown = -1; ///< nobody has counted yet, or it cannot be read

    struct Row {
        QString file;
        QString day;  ///< when it was made, in words, or before which restore
        QString size; ///< "1.2 MB"
        int games = unknown;
        QDateTime made;
        bool operator==(const Row &) const = default;
    };

    explicit Backups(Ledger &ledger, QObject *parent = nullptr);

    /// Those made by themselves, every day and before a restore, newest first: roles file, day, size, games.
    QAbstractItemModel *automatic() { return &m_rows; }
    QString suggestedName() const;                ///< of a file for a copy made today
    QString outcome() const { return m_outcome; } ///< what became of the last tap, in a sentence
    bool failed() const { return m_failed; }

    /// A file of ours is replaced, anybody else's is not.
    Q_INVOKABLE bool backUpTo(const QString &file);
    /// What bringing this one back would mean; empty, after saying why, when it cannot be.
    Q_INVOKABLE QString meaningOf(const QString &file);
    Q_INVOKABLE bool bringBack(const QString &file);
    Q_INVOKABLE void forgetOutcome();
    /// Finds the copies, and counts their games: away from the thread that draws.
    Q_INVOKABLE void look();

public slots:
    void retell();
    /// The copy of the day, unless it is there: away from the thread that draws.
    void seeToToday();

signals:
    void told();
    void outcomeChanged();
    /// Today's copy could not be made, and why: a sentence.
    void notMadeToday(const QString &sentence);

private:
    bool say(const QString &outcome, bool failed);
    Row rowOf(const std::filesystem::path &file, const QDateTime &replaced = {}) const;

    Ledger &m_ledger;
    RowModel<Row> m_rows;
    QString m_outcome;
    bool m_failed = false;
    std::map<QString, int> m_games; ///< of the files that were looked into, as they were written last
    Background m_background;
    Background m_counting;
};

} // namespace companion
