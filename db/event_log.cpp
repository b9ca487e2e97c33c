// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/event_log.h"

#include "db/query.h"

namespace db {

namespace {

// Far beyond what people can tell, and far from where counting on would overflow: whoever was damaged must
// not take the place of everything that comes.
constexpr std::int64_t largestCounter = 1'000'000'000'000;
constexpr std::int64_t latest = 253'402'300'800'000'000; // the year 10000

Event eventAt(const Query &row)
{
    return {.number = row.whole(0),
            .id = row.uuid(1),
            .log = row.uuid(2),
            .counter = row.within(3, 1, largestCounter),
            .device = row.uuid(4),
            .act = row.oneOf(5, scoring::LogAct::Redone),
            .target = row.isNull(6) ? std::nullopt : std::optional(row.uuid(6)),
            .told = row.within(7, -latest, latest),
            .name = row.text(8),
            .body = row.text(9)};
}

std::optional<Event> eventOf(Store &store, const Uuid &id)
{
    Query query(
        store,
        "SELECT number, id, log, counter, device, act, target, told, name, body FROM event WHERE id = ?", id);
    return query.next() ? std::optional(eventAt(query)) : std::nullopt;
}

void insert(Store &store, Event &event)
{
    Query(store,
          "INSERT INTO event (id, log, counter, device, act, target, told, name, body)"
          " VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)",
          event.id, event.log, event.counter, event.device, static_cast<int>(event.act), event.target,
          event.told, event.name, event.body)
        .run();
    event.number = store.database().getLastInsertRowid();
}

std::int64_t lastCounter(Store &store, const Uuid &log)
{
    Query query(store, "SELECT max(counter) FROM event WHERE log = ?", log);
    query.next();
    return query.isNull(0) ? 0 : query.within(0, 1, largestCounter);
}

} // namespace

Event append(Store &store, const Telling &telling)
{
    if (telling.id) {
        if (const std::optional<Event> known = eventOf(store, *telling.id))
            return *known;
    }
    Event event{.id = telling.id.value_or(newUuid()),
                .log = telling.log,
                .counter = lastCounter(store, telling.log) + 1,
                .device = store.device(),
                .act = telling.act,
                .target = telling.target,
                .told = telling.told.value_or(now()),
                .name = telling.name,
                .body = telling.body};
    insert(store, event);
    return event;
}

bool takeOver(Store &store, const Event &event)
{
    const std::optional<Event> known = eventOf(store, event.id);
    if (!known) {
        Event copy = event;
        insert(store, copy);
        return true;
    }
    Query earlier(store,
                  "UPDATE event SET counter = ?2, device = ?3, told = ?4"
                  " WHERE id = ?1 AND (?2, ?3) < (counter, device)",
                  event.id, event.counter, event.device, event.told);
    earlier.run();
    return store.database().getChanges() > 0;
}

std::vector<Event> eventsOf(Store &store, const Uuid &log)
{
    std::vector<Event> events;
    Query query(store,
                "SELECT number, id, log, counter, device, act, target, told, name, body FROM event"
                " WHERE log = ? ORDER BY counter, device, id",
                log);
    while (query.next())
        events.push_back(eventAt(query));
    return events;
}

void eachEventAfter(Store &store, std::int64_t number, const std::function<void(const Event &)> &visit)
{
    Query query(store,
                "SELECT number, id, log, counter, device, act, target, told, name, body FROM event"
                " WHERE number > ? ORDER BY number",
                number);
    while (query.next())
        visit(eventAt(query));
}

} // namespace db
