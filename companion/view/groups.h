// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QtQml/qqmlregistration.h>

#include "companion/view/ledger.h"
#include "companion/view/row_model.h"
#include "db/address_book.h"

namespace companion {

struct GroupRow {
    QString id;
    QString name;
    QString members; ///< "Anna, Béla and Cili"
    bool operator==(const GroupRow &) const = default;
};

/// Whether somebody belongs to the group that is open.
struct MemberRow {
    QString person;
    QString name;
    bool isMember = false;
    bool operator==(const MemberRow &) const = default;
};

struct SeasonRow {
    QString name;
    QString days; ///< "1 May 2026 – 31 Aug 2026"
    bool operator==(const SeasonRow &) const = default;
};

/// Groups with their members, places and seasons.
class Groups : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("made by the program")
    Q_PROPERTY(QAbstractListModel *groups READ groups CONSTANT)
    Q_PROPERTY(QAbstractListModel *members READ members CONSTANT)
    Q_PROPERTY(QAbstractListModel *seasons READ seasons CONSTANT)
    Q_PROPERTY(QStringList places READ places NOTIFY told)
    Q_PROPERTY(QString openGroup READ openGroup NOTIFY told)
    Q_PROPERTY(QString openName READ openName NOTIFY told)
    Q_PROPERTY(QString renamed READ renamed NOTIFY told)
    Q_PROPERTY(QString problem READ problem NOTIFY problemChanged)

public:
    explicit Groups(Ledger &ledger, QObject *parent = nullptr);

    QAbstractListModel *groups() { return &m_groups; }
    QAbstractListModel *members() { return &m_members; } ///< everybody, for the group that is open
    QAbstractListModel *seasons() { return &m_seasons; }
    QStringList places() const { return m_places; }
    QString openGroup() const { return m_open; }
    QString openName() const { return m_openName; }
    QString problem() const { return m_problem; }
    QString renamed() const; ///< what the last renaming did; empty when there is none to undo

    Q_INVOKABLE void open(const QString &group);
    // Each true when it is done; else `problem` says why not, and nothing has changed.
    Q_INVOKABLE bool addGroup(const QString &name);
    Q_INVOKABLE bool renameGroup(const QString &group, const QString &name);
    Q_INVOKABLE bool renamePlace(const QString &place, const QString &name);
    Q_INVOKABLE bool undoRenaming();
    Q_INVOKABLE void forgetRenaming();
    Q_INVOKABLE bool setMember(const QString &person, bool member);
    Q_INVOKABLE bool addPlace(const QString &name);
    /// Days as 2026-05-01, both within.
    Q_INVOKABLE bool setSeason(const QString &name, const QString &since, const QString &until);
    Q_INVOKABLE bool dropSeason(const QString &name);
    Q_INVOKABLE void forgetProblem();

public slots:
    void retell();

signals:
    void told();
    void problemChanged();

private:
    struct Renaming {
        bool isGroup = false;
        db::Named before;
        std::string name;
    };
    bool carryOut(const Renaming &renaming);
    static QString groupTaken(const db::Named &holder, const QString &name);
    static QString placeTaken(const db::Named &holder, const QString &name);
    bool refuse(const QString &sentence);
    bool done(bool written);

    Ledger &m_ledger;
    RowModel<GroupRow> m_groups;
    RowModel<MemberRow> m_members;
    RowModel<SeasonRow> m_seasons;
    QStringList m_places;
    QString m_open;
    QString m_openName;
    QString m_problem;
    std::optional<Renaming> m_renaming; // that can be undone
};

} // namespace companion
