// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QtQml/qqmlregistration.h>

#include "companion/view/row_model.h"

#include <QStringList>

namespace companion {

/// A folder that people look through for a file, or for a place to put one.
class Folder : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(QString path READ path NOTIFY changed)
    Q_PROPERTY(QString name READ name NOTIFY changed)
    Q_PROPERTY(bool hasParent READ hasParent NOTIFY changed)
    Q_PROPERTY(bool readable READ readable NOTIFY changed)
    Q_PROPERTY(bool writable READ writable NOTIFY changed)
    Q_PROPERTY(QStringList endings READ endings WRITE setEndings NOTIFY changed)
    Q_PROPERTY(QAbstractItemModel *entries READ entries CONSTANT)
    Q_PROPERTY(QAbstractItemModel *places READ places CONSTANT)

public:
    struct Entry {
        QString name;
        QString file; ///< with its whole path
        bool isFolder = false;
        QString details; ///< when it changed, and how large it is
        bool operator==(const Entry &) const = default;
    };

    explicit Folder(QObject *parent = nullptr);

    QString path() const { return m_path; }
    QString name() const;
    bool hasParent() const;
    bool readable() const;
    bool writable() const;
    QStringList endings() const
    {
        return m_endings;
    } ///< ".json": other files are left out; none: all are shown
    void setEndings(const QStringList &endings);

    /// Folders first: roles name, file, isFolder, details.
    QAbstractItemModel *entries() { return &m_entries; }
    /// Where to begin: home, documents, pictures, what is plugged in. The same roles.
    QAbstractItemModel *places() { return &m_places; }

    Q_INVOKABLE void open(const QString &path);
    Q_INVOKABLE void up();
    Q_INVOKABLE void refresh();
    /// The file of that name in this folder; empty when it cannot be one.
    Q_INVOKABLE QString fileCalled(const QString &name) const;
    Q_INVOKABLE bool exists(const QString &file) const;

signals:
    void changed();

private:
    static std::vector<Entry> findPlaces();

    QString m_path;
    QStringList m_endings;
    RowModel<Entry> m_entries;
    RowModel<Entry> m_places;
};

} // namespace companion
