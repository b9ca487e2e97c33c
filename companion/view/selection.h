// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QtQml/qqmlregistration.h>

#include "companion/view/row_model.h"

namespace companion {

/// One of the things that can be chosen from a list.
struct Option {
    QString key; ///< stays the same while the list changes
    QString text;
    qint64 number = 0; ///< what the history knows it by
    bool operator==(const Option &) const = default;
};

/// A list from which one thing is chosen, as a filter has it: the first entry stands for no choice.
class Selection : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("made by the program")
    Q_PROPERTY(QAbstractListModel *options READ options CONSTANT)
    Q_PROPERTY(int index READ index WRITE setIndex NOTIFY changed)
    Q_PROPERTY(QString text READ text NOTIFY changed)
    Q_PROPERTY(bool narrows READ narrows NOTIFY changed)

public:
    explicit Selection(QObject *parent = nullptr);

    QAbstractListModel *options() { return &m_options; }
    int index() const { return m_index; }
    void setIndex(int index);
    QString text() const { return chosen().text; }
    bool narrows() const { return m_index > 0; }

    Option chosen() const;
    /// What is chosen stays so if it is still there.
    void offer(std::vector<Option> options);

    Q_INVOKABLE void choose(const QString &key);
    Q_INVOKABLE void reset() { setIndex(0); }

signals:
    void changed();

private:
    RowModel<Option> m_options;
    int m_index = 0;
};

} // namespace companion
