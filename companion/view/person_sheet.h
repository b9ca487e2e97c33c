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

/// A number about somebody: "games won", 12.
struct PersonFact {
    QString title;
    QString value;
    QString why; ///< how it is reckoned
    bool operator==(const PersonFact &) const = default;
};

/// What somebody's points came from, beside what they came from for everybody at those tables.
struct PersonSource {
    QString heading; ///< the game, on the first of its sources
    QString title;
    double average = 0.0;
    double averageOfAll = 0.0;
    QString why; ///< how the averages are reckoned
    bool operator==(const PersonSource &) const = default;
};

/// One person over the chosen games.
class PersonSheet : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("made by the program")
    Q_PROPERTY(QString person READ person NOTIFY told)
    Q_PROPERTY(QString name READ name NOTIFY told)
    Q_PROPERTY(QString sentence READ sentence NOTIFY told)
    Q_PROPERTY(QAbstractListModel *facts READ facts CONSTANT)
    Q_PROPERTY(QAbstractListModel *sources READ sources CONSTANT)
    Q_PROPERTY(double mostOfSources READ mostOfSources NOTIFY told)
    Q_PROPERTY(bool busy READ busy NOTIFY busyChanged)

public:
    PersonSheet(Ledger &ledger, GameChoice &choice, QObject *parent = nullptr);

    QString person() const { return m_person; }
    QString name() const { return m_name; }
    QString sentence() const { return m_sentence; } ///< why there is nothing to see, if so
    QAbstractListModel *facts() { return &m_facts; }
    QAbstractListModel *sources() { return &m_sources; }
    double mostOfSources() const { return m_mostOfSources; } ///< for the length of the bars; 0 without any
    bool busy() const { return m_question.busy(); }

    Q_INVOKABLE void open(const QString &person);
    Q_INVOKABLE void close();

public slots:
    void retell();

signals:
    void told();
    void busyChanged();

private:
    void tell(const QString &name, const db::PersonStatistics &statistics,
              const std::vector<PersonSource> &sources);

    GameChoice &m_choice;
    LongQuestion m_question;
    QString m_person;
    QString m_name;
    QString m_sentence;
    double m_mostOfSources = 0.0;
    RowModel<PersonFact> m_facts;
    RowModel<PersonSource> m_sources;
};

} // namespace companion
