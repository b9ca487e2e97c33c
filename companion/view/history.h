// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QtQml/qqmlregistration.h>

#include "companion/view/game_choice.h"
#include "companion/view/long_question.h"
#include "companion/view/row_model.h"
#include "db/history.h"

namespace companion {

/// A finished game in the list.
struct HistoryRow {
    QString id;
    QString game; ///< what is played
    QString day;
    QString month;       ///< under which it stands in the list
    QString where;       ///< group and place
    QStringList players; ///< who came first stands first
    QStringList totals;
    QStringList winners;
    QString result; ///< "Béla 64, Anna 57"
    bool operator==(const HistoryRow &) const = default;
};

/// A part of the list, as the history gives it.
struct HistoryPart {
    std::vector<HistoryRow> rows;
    bool complete = false;
    bool anyGames = false;
    bool anyDeleted = false;
};

/// The games that were played, newest first, a page at a time.
class History : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("made by the program")
    Q_PROPERTY(QAbstractListModel *games READ games CONSTANT)
    Q_PROPERTY(companion::GameChoice *choice READ choice CONSTANT)
    Q_PROPERTY(QString search READ search WRITE setSearch NOTIFY chosen)
    Q_PROPERTY(bool deletedOnes READ deletedOnes WRITE setDeletedOnes NOTIFY chosen)
    Q_PROPERTY(bool complete READ complete NOTIFY loaded)
    Q_PROPERTY(bool anyGames READ anyGames NOTIFY loaded)
    Q_PROPERTY(bool anyDeleted READ anyDeleted NOTIFY loaded)
    Q_PROPERTY(bool busy READ busy NOTIFY busyChanged)
    Q_PROPERTY(QString removed READ removed NOTIFY removedChanged)

public:
    explicit History(Ledger &ledger, QObject *parent = nullptr);

    QAbstractListModel *games() { return &m_games; }
    GameChoice *choice() { return &m_choice; }
    QString search() const { return m_search; }
    void setSearch(const QString &search);
    bool deletedOnes() const { return m_deletedOnes; } ///< shown instead of those that count
    void setDeletedOnes(bool deletedOnes);
    bool complete() const { return m_complete; }     ///< there is no further page
    bool anyGames() const { return m_anyGames; }     ///< in the whole history
    bool anyDeleted() const { return m_anyDeleted; } ///< that could be brought back
    bool busy() const { return m_question.busy(); }
    QString removed() const { return m_removed; } ///< a sentence about what undoRemove() would bring back

    Q_INVOKABLE void more(); ///< the next page
    Q_INVOKABLE void remove(const QString &id);
    Q_INVOKABLE void undoRemove();
    Q_INVOKABLE void forgetRemoved(); ///< the sentence has been read
    Q_INVOKABLE void restore(const QString &id);

public slots:
    void retell();

signals:
    void chosen();
    void loaded();
    void removedChanged();
    void busyChanged();

private:
    void begin();
    void load(std::size_t size, const std::optional<db::Uuid> &after = {});
    void show(HistoryPart part, bool further);
    db::Choice chosenGames() const;

    Ledger &m_ledger;
    GameChoice m_choice;
    LongQuestion m_question;
    RowModel<HistoryRow> m_games;
    QString m_search;
    QString m_removed;
    QString m_removedId;
    bool m_deletedOnes = false;
    bool m_complete = false;
    bool m_anyGames = false;
    bool m_anyDeleted = false;
};

} // namespace companion
