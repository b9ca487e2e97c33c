// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QObject>
#include <QtQml/qqmlregistration.h>

#include "companion/checklist_step.h"
#include "companion/glossary.h"
#include "companion/view/row_model.h"

namespace companion {

/// The rules at a glance and the words of the game, to search in.
class Help : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("made by the program")
    Q_PROPERTY(QString search READ search WRITE setSearch NOTIFY changed)
    Q_PROPERTY(QAbstractItemModel *words READ words CONSTANT)
    Q_PROPERTY(QAbstractItemModel *rules READ rules CONSTANT)
    Q_PROPERTY(bool foundNothing READ foundNothing NOTIFY changed)

public:
    explicit Help(QObject *parent = nullptr);

    QString search() const { return m_search; }
    void setSearch(const QString &search);
    /// What the search finds; everything when it is empty. Roles title, text.
    QAbstractItemModel *words();
    QAbstractItemModel *rules();
    bool foundNothing() const { return m_words.rows().empty() && m_rules.rows().empty(); }

public slots:
    void retell();

signals:
    void changed();

private:
    void tell();
    void find();

    QString m_search;
    QList<GlossaryEntry> m_glossary; ///< empty until somebody looks
    QList<ChecklistStep> m_summary;
    RowModel<GlossaryEntry> m_words;
    RowModel<ChecklistStep> m_rules;
};

} // namespace companion
