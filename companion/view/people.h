// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QVariantList>
#include <QtQml/qqmlregistration.h>

#include "companion/view/ledger.h"
#include "companion/view/row_model.h"
#include "db/address_book.h"

namespace companion {

struct KnownPerson {
    QString id;
    QString name;
    int games = 0;
    bool hasTwin = false; ///< somebody else is called the same
    bool operator==(const KnownPerson &) const = default;
};

/// The address book: everyone who plays.
class People : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("made by the program")
    Q_PROPERTY(QAbstractListModel *people READ people CONSTANT)
    Q_PROPERTY(bool empty READ isEmpty NOTIFY told)
    Q_PROPERTY(QString problem READ problem NOTIFY problemChanged)

public:
    explicit People(Ledger &ledger, QObject *parent = nullptr);

    QAbstractListModel *people() { return &m_people; }
    bool isEmpty() const { return m_people.rows().empty(); }
    QString problem() const { return m_problem; } ///< why the last wish was not granted

    // Each true when it is done; else `problem` says why not, and nothing has changed.
    Q_INVOKABLE bool add(const QString &name);
    Q_INVOKABLE bool rename(const QString &person, const QString &name);
    Q_INVOKABLE bool merge(const QString &person, const QString &into);
    Q_INVOKABLE bool remove(const QString &person);
    Q_INVOKABLE void forgetProblem();

    /// Everybody else, {person, name}: who somebody may be the same person as.
    Q_INVOKABLE QVariantList others(const QString &person) const;
    /// Whether the two can be one person; else `problem` says why not.
    Q_INVOKABLE bool mayMerge(const QString &person, const QString &into);

    // What would follow, before it is done.
    Q_INVOKABLE QString whatMergingDoes(const QString &person, const QString &into);
    Q_INVOKABLE QString whatRemovingDoes(const QString &person);

public slots:
    void retell();

signals:
    void told();
    void problemChanged();

private:
    bool refuse(const QString &sentence);
    bool done(bool written);
    std::optional<db::Person> find(const QString &id);
    QString nameProblem(const QString &name, const QString &except);

    Ledger &m_ledger;
    RowModel<KnownPerson> m_people;
    QString m_problem;
};

} // namespace companion
