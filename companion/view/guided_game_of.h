// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "companion/view/event_fold.h"
#include "companion/view/guided_game.h"
#include "scoring/seat.h"

#include <algorithm>

namespace companion {

/// A guided game by its rules. Beside what EventFold wants of them, they say
///   kind    which game it is,
///   apply(table, event)  carries an event out, or gives the refusal.
/// A game then only has to give its asks, and its words.
template <typename GameRules>
class GuidedGameOf : public GuidedGame
{
public:
    using Event = typename GameRules::Event;
    using Table = typename GameRules::Table;
    using Refusal = typename GameRules::Refusal;

    explicit GuidedGameOf(Ledger &ledger, QObject *parent = nullptr)
        : GuidedGame(ledger, GameRules::kind, parent)
    {
    }

    const Table &table() const { return m_fold.table(); }

    /// All of them, one after the other, or none: then refused() has said why.
    bool tell(const std::vector<Event> &events)
    {
        if (isReplayed() || events.empty())
            return false;
        Table next = table();
        std::vector<db::Telling> tellings;
        for (const Event &event : events) {
            if (const auto refusal = GameRules::apply(next, event)) {
                emit refused(refusalWords(*refusal, event), {});
                return false;
            }
            tellings.push_back(happened(GameRules::write(event)));
        }
        return add(tellings);
    }

protected:
    virtual std::vector<TableAskOf<Event>> asksNow() const = 0;
    /// What happened, in a sentence; with the table as it was before and after.
    virtual QString eventWords(const Event &event, const Table &before, const Table &after) const = 0;
    /// A few words for a button; empty for what cannot be undone.
    virtual QString shortWords(const Event &event) const = 0;
    /// Why not, and what would be right.
    virtual QString refusalWords(const Refusal &refusal, const Event &event) const = 0;
    /// What is allowed, but worth a second look before it is told; with the table as it is before.
    virtual QStringList noteWords(const Event &, const Table &) const { return {}; }

    std::vector<TableAsk> allAsks() const override
    {
        const std::vector<TableAskOf<Event>> asks =
            isReplayed() ? std::vector<TableAskOf<Event>>() : asksNow();
        return {asks.begin(), asks.end()};
    }

    bool carryOut(const QString &key, const Answers &answers, bool sure) override
    {
        if (isReplayed())
            return false;
        const std::vector<TableAskOf<Event>> asks = asksNow();
        const auto ask = std::ranges::find(asks, key, &TableAsk::key);
        if (ask == asks.end())
            return false;
        const std::vector<Event> events = ask->events(answers);
        QStringList notes;
        Table next = table();
        const bool fits = std::ranges::none_of(events, [&](const Event &event) {
            notes += noteWords(event, next);
            return GameRules::apply(next, event).has_value();
        });
        if (fits && !sure && !notes.isEmpty()) {
            emit noted(notes);
            return false;
        }
        return tell(events);
    }

    Foreseen foreseen(const QString &key, const Answers &answers) const override
    {
        const std::vector<TableAskOf<Event>> asks =
            isReplayed() ? std::vector<TableAskOf<Event>>() : asksNow();
        const auto ask = std::ranges::find(asks, key, &TableAsk::key);
        if (ask == asks.end())
            return {};
        QStringList sentences;
        Table next = table();
        for (const Event &event : ask->events(answers)) {
            const Table before = next;
            if (const auto refusal = GameRules::apply(next, event))
                return {refusalWords(*refusal, event), true};
            sentences += eventWords(event, before, next);
        }
        sentences.removeAll(QString()); // nothing is to be said of it
        return {sentences.join(u' '), false};
    }

    std::vector<LogRow> logRows() const override
    {
        std::vector<LogRow> rows;
        forEachEntry([&](std::size_t entry, const Table &before, const Table &after) {
            const QString words = eventWords(m_fold.event(entry), before, after);
            if (!words.isEmpty()) // nothing is to be said of it
                rows.push_back(logRow(words, m_fold.toldAt(entry)));
        });
        std::ranges::reverse(rows); // the newest first
        return rows;
    }

    int seatOfLast() const override
    {
        if (position() == 0)
            return -1;
        const Event &last = m_fold.event(inForce()[static_cast<std::size_t>(position() - 1)]);
        return std::visit(
            [](const auto &event) {
                if constexpr (requires { scoring::index(event.seat); })
                    return scoring::index(event.seat);
                else if constexpr (requires { event.seat.has_value(); })
                    return event.seat ? scoring::index(*event.seat) : -1;
                else
                    return -1;
            },
            last);
    }

    /// What happened so far, one event after the other, with the table before and after it.
    template <typename Look>
    void forEachStep(const Look &look) const
    {
        forEachEntry([&](std::size_t entry, const Table &before, const Table &after) {
            look(m_fold.event(entry), before, after);
        });
    }

    void forgetEntries() override { m_fold.clear(); }
    bool readEntry(const db::Event &told) override { return m_fold.read(told); }
    std::vector<scoring::LogMark> marks() const override { return m_fold.marks(); }
    QString shortWords(std::size_t entry) const override { return shortWords(m_fold.event(entry)); }

    void foldEntries() override
    {
        if (isReplayed())
            m_fold.fold(std::span(inForce()).first(static_cast<std::size_t>(position())));
        else
            m_fold.fold();
    }

    QStringList refusedWords() const override
    {
        QStringList sentences;
        for (const auto &refused : m_fold.folded().refused) {
            if (isReplayed())
                break; // they are said at the table of today
            const Event &event = m_fold.event(refused.number);
            sentences +=
                notCounted(eventWords(event, table(), table()), refusalWords(refused.refusal, event));
        }
        return sentences;
    }

private:
    template <typename Look>
    void forEachEntry(const Look &look) const
    {
        Table table;
        for (int number = 0; number < position(); ++number) {
            const std::size_t entry = inForce()[static_cast<std::size_t>(number)];
            const Table before = table;
            if (!GameRules::apply(table, m_fold.event(entry))) // otherwise it is among the warnings
                look(entry, before, table);
        }
    }

    EventFold<GameRules> m_fold;
};

} // namespace companion
