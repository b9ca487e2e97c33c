// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QtQml/qqmlregistration.h>

#include "companion/view/coal_baron_game.h"
#include "companion/view/guided_game.h"

#include <memory>
#include <vector>

namespace companion {

/// A table for each game; at one of them sits whoever looks at the tablet.
class Tables : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("made by the program")
    Q_PROPERTY(companion::LiveGame *current READ current NOTIFY changed)
    Q_PROPERTY(companion::GuidedGame *guided READ guided NOTIFY changed)

public:
    explicit Tables(Ledger &ledger, QObject *parent = nullptr);

    CoalBaronGame &coalBaron() { return m_coalBaron; }
    LiveGame *current() const { return m_current; } ///< one of them always, even when none is open
    GuidedGame *guided() const;                     ///< the same, unless it is Coal Baron

    /// Opens that game at its table.
    Q_INVOKABLE bool open(const QString &id);
    void retell();

signals:
    void changed(); ///< another table, or something happened at this one
    void described(const db::TableHead &before);

private:
    void follow(LiveGame &game);

    Ledger &m_ledger;
    CoalBaronGame m_coalBaron;
    std::vector<std::unique_ptr<GuidedGame>> m_guided;
    LiveGame *m_current = &m_coalBaron;
};

/// A table of that game, closed; nothing for a game that is not played at a table yet.
std::unique_ptr<LiveGame> makeTable(scoring::GameKind kind, Ledger &ledger);
/// Which game that is; nothing if there is none.
std::optional<scoring::GameKind> kindOf(Ledger &ledger, const QString &id);

} // namespace companion
