// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "companion/view/game_log.h"

#include "db/live_games.h"

#include <nlohmann/json.hpp>

#include <algorithm>

namespace companion {

GameLog::GameLog(Ledger &ledger)
    : m_ledger(ledger)
{
}

bool GameLog::open(const db::Uuid &game)
{
    std::vector<db::Event> events;
    if (!m_ledger.read([&](db::Store &store) { events = db::eventsAtTable(store, game); }))
        return false;
    m_game = game;
    m_events = std::move(events);
    return true;
}

void GameLog::close()
{
    m_game = {};
    m_events.clear();
}

bool GameLog::tell(const std::vector<db::Telling> &tellings)
{
    std::vector<db::Event> told;
    std::int64_t moment = db::now();
    while (std::ranges::find(m_events, moment, &db::Event::told) != m_events.end())
        ++moment; // another tap, another moment: a clock may tick slowly, or be set back
    const bool kept = m_ledger.write([&](db::Store &store) {
        for (db::Telling telling : tellings) {
            telling.log = m_game;
            telling.told = moment;
            told.push_back(db::append(store, telling));
        }
    });
    if (kept)
        m_events.insert(m_events.end(), told.begin(), told.end());
    return kept;
}

db::Telling happened(const scoring::WrittenEvent &event)
{
    return {.log = {}, .name = std::string(event.name), .body = event.body.dump()};
}

db::Telling undone(const scoring::EventId &target)
{
    return {.log = {}, .name = "Undone", .act = scoring::LogAct::Undone, .target = target};
}

db::Telling redone(const scoring::EventId &target)
{
    return {.log = {}, .name = "Redone", .act = scoring::LogAct::Redone, .target = target};
}

} // namespace companion
