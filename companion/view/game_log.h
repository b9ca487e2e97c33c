// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include "companion/view/ledger.h"
#include "db/event_log.h"
#include "scoring/event_json.h"

#include <vector>

namespace companion {

/// The log of one game in the store. What is told is on disk before it is here.
class GameLog
{
public:
    explicit GameLog(Ledger &ledger);

    bool open(const db::Uuid &game);
    void close();
    const db::Uuid &game() const { return m_game; }
    const std::vector<db::Event> &events() const { return m_events; }

    /// One tap, of one event or several: all of them, or none, and then the ledger has said why.
    bool tell(const std::vector<db::Telling> &tellings);

private:
    Ledger &m_ledger;
    db::Uuid m_game;
    std::vector<db::Event> m_events;
};

db::Telling happened(const scoring::WrittenEvent &event);
db::Telling undone(const scoring::EventId &target);
db::Telling redone(const scoring::EventId &target);

} // namespace companion
