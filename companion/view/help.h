// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QObject>
#include <QPointer>
#include <QVariantList>
#include <QtQml/qqmlregistration.h>

#include "companion/checklist_step.h"
#include "companion/glossary.h"
#include "companion/view/live_game.h"
#include "companion/view/row_model.h"

namespace companion {

/// The rules at a glance and the words of one game, to search in.
class Help : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("made by the program")
    Q_PROPERTY(QVariantList games READ games NOTIFY retold)
    Q_PROPERTY(int game READ game WRITE setGame NOTIFY gameChanged)
    Q_PROPERTY(QString search READ search WRITE setSearch NOTIFY changed)
    Q_PROPERTY(QAbstractItemModel *words READ words CONSTANT)
    Q_PROPERTY(QAbstractItemModel *rules READ rules CONSTANT)
    Q_PROPERTY(bool foundNothing READ foundNothing NOTIFY changed)

public:
    explicit Help(QObject *parent = nullptr);

    QVariantList games() const; ///< {game, title}: all that can be chosen
    int game() const { return static_cast<int>(m_game); }
    void setGame(int game);
    /// That game as it is usually played.
    Q_INVOKABLE void open(int game);
    /// The game of that table, as it is played there.
    Q_INVOKABLE void openAt(companion::LiveGame *table);

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
    void gameChanged();
    void retold(); ///< in another language

private:
    void tell();
    void find();

    scoring::GameKind m_game{};
    QPointer<const LiveGame> m_table; ///< from where somebody looks; nothing: from elsewhere
    QString m_search;
    QList<GlossaryEntry> m_glossary; ///< empty until somebody looks
    QList<ChecklistStep> m_summary;
    RowModel<GlossaryEntry> m_words;
    RowModel<ChecklistStep> m_rules;
};

} // namespace companion
