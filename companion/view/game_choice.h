// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QtQml/qqmlregistration.h>

#include "companion/view/ledger.h"
#include "companion/view/selection.h"
#include "db/choice.h"

namespace companion {

/// Which games a list or a leaderboard is about.
class GameChoice : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("made by the program")
    Q_PROPERTY(companion::Selection *game READ game CONSTANT)
    Q_PROPERTY(companion::Selection *group READ group CONSTANT)
    Q_PROPERTY(companion::Selection *season READ season CONSTANT)
    Q_PROPERTY(companion::Selection *players READ players CONSTANT)
    Q_PROPERTY(companion::Selection *person READ person CONSTANT)
    Q_PROPERTY(bool narrows READ narrows NOTIFY changed)

public:
    explicit GameChoice(Ledger &ledger, QObject *parent = nullptr);

    Selection *game() { return &m_game; }
    Selection *group() { return &m_group; }
    Selection *season() { return &m_season; }
    Selection *players() { return &m_players; }
    Selection *person() { return &m_person; }
    bool narrows() const; ///< not all games
    db::Choice choice() const;

    Q_INVOKABLE void reset();

public slots:
    /// What can be chosen, from the history and in the language in use.
    void retell();

signals:
    void changed();

private:
    Ledger &m_ledger;
    Selection m_game;
    Selection m_group;
    Selection m_season;
    Selection m_players;
    Selection m_person;
};

} // namespace companion
