// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/event_log.h"
#include "scoring/event_json.h"
#include "scoring/fold.h"

#include <nlohmann/json.hpp>

#include <cstdint>
#include <span>
#include <vector>

namespace companion {

/// The log of one game as its rules read it: the entries, and the table that they give. The rules say
///   Event, Table, Refusal   which types they are about,
///   read(name, body)        the event that the store has kept, or what is wrong with it,
///   write(event)            what the store keeps.
template <typename GameRules>
class EventFold
{
public:
    using Event = typename GameRules::Event;
    using Table = typename GameRules::Table;
    using Refusal = typename GameRules::Refusal;
    using Entry = scoring::LogEntryOf<Event>;
    using Folded = scoring::FoldedOf<Table, Refusal>;

    /// False for what only a newer Steiger can read; then it is left out.
    bool read(const db::Event &told)
    {
        Entry entry{{told.id, told.act, told.target, scoring::Tap{told.device, told.told}}, {}};
        if (told.act == scoring::LogAct::Happened) {
            auto known = GameRules::read(told.name, scoring::Json::parse(told.body, nullptr, false));
            if (!std::holds_alternative<Event>(known))
                return false;
            entry.event = std::get<Event>(std::move(known));
        }
        m_entries.push_back(std::move(entry));
        m_told.push_back(told.told);
        return true;
    }

    void clear()
    {
        m_entries.clear();
        m_told.clear();
    }

    /// Everything that is in force.
    void fold() { m_folded = scoring::foldLog<Folded, Event>(std::span<const Entry>(m_entries)); }

    /// Only these entries: the table as it once was. The refusals are not told again.
    void fold(std::span<const std::size_t> entries)
    {
        std::vector<Event> events;
        for (const std::size_t entry : entries)
            events.push_back(m_entries[entry].event);
        m_folded = scoring::foldEvents<Folded, Event>(std::span<const Event>(events));
    }

    const std::vector<Entry> &entries() const { return m_entries; }
    const Event &event(std::size_t entry) const { return m_entries[entry].event; }
    std::int64_t toldAt(std::size_t entry) const { return m_told[entry]; }
    const Folded &folded() const { return m_folded; }
    const Table &table() const { return m_folded.table; }

    std::vector<scoring::LogMark> marks() const
    {
        std::vector<scoring::LogMark> marks;
        marks.reserve(m_entries.size());
        for (const Entry &entry : m_entries)
            marks.push_back(entry.mark);
        return marks;
    }

private:
    std::vector<Entry> m_entries;
    std::vector<std::int64_t> m_told; ///< when each entry was told
    Folded m_folded;
};

} // namespace companion
