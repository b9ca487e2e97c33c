// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QtQml/qqmlregistration.h>

#include "companion/view/row_model.h"
#include "companion/view/settings.h"

#include <filesystem>

namespace companion {

/// The printings of the game that were taught on this tablet: a file each, beside the history. One of them
/// lies on the table, or one that Steiger knows by itself.
class Editions : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("made by the program")
    Q_PROPERTY(QAbstractListModel *names READ names CONSTANT)
    Q_PROPERTY(QString chosen READ chosen NOTIFY changed)
    Q_PROPERTY(bool learning READ learning WRITE setLearning NOTIFY changed)
    Q_PROPERTY(QString problem READ problem NOTIFY changed)
    Q_PROPERTY(QString outcome READ outcome NOTIFY changed)

public:
    struct Row {
        QString name;
        bool chosen = false;
        bool operator==(const Row &) const = default;
    };

    Editions(Settings &settings, const std::filesystem::path &store, QObject *parent = nullptr);

    /// Roles name and chosen, by name.
    QAbstractListModel *names() { return &m_rows; }
    QString chosen() const; ///< empty for those Steiger knows by itself
    bool learning() const;  ///< corrections of scans teach the chosen edition
    void setLearning(bool learning);
    QString problem() const { return m_problem; } ///< with a name, or with a file
    QString outcome() const { return m_outcome; } ///< of what was done last

    QString file(const QString &name) const;
    QString chosenFile() const;

    Q_INVOKABLE void refresh();
    Q_INVOKABLE void choose(const QString &name);
    /// Whether a new edition can be called so; problem() says why not, also of one that is there already.
    Q_INVOKABLE bool canBeCalled(const QString &name);
    Q_INVOKABLE void remove(const QString &name);
    Q_INVOKABLE void exportTo(const QString &name, const QString &place);
    /// An edition that was taught on another tablet; it is chosen at once.
    Q_INVOKABLE void importFrom(const QString &place);

signals:
    void changed();

private:
    Settings &m_settings;
    QString m_folder;
    RowModel<Row> m_rows;
    QString m_problem;
    QString m_outcome;
};

} // namespace companion
