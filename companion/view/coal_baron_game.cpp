// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "companion/view/coal_baron_game.h"

#include "companion/player_name.h"
#include "companion/sentences.h"
#include "scoring/coal_baron/events_json.h"
#include "scoring/coal_baron/game.h"

#include <nlohmann/json.hpp>

#include <algorithm>

namespace companion {

using namespace scoring::coal_baron;
using scoring::index;
using scoring::LogAct;
using scoring::Seat;

namespace {

// Told by the timer of the shift, not at the table.
bool isAboutTheClock(const std::string &name)
{
    return name == clockPaused || name == clockStarted;
}

int shiftJoined(const scoring::Json &body)
{
    const auto shift = body.is_object() ? body.find("shift") : body.end();
    return shift != body.end() && shift->is_number_integer()
               ? std::clamp(shift->get<int>(), 0, shiftCount + 1)
               : 0;
}

} // namespace

CoalBaronGame::CoalBaronGame(Ledger &ledger, QObject *parent)
    : QObject(parent)
    , m_ledger(ledger)
    , m_log(ledger)
{
}

bool CoalBaronGame::open(const QString &id)
{
    const std::optional<db::Uuid> game = scoring::parseUuid(id.toStdString());
    std::optional<db::LiveGame> found;
    if (!game || !m_ledger.read([&](db::Store &store) { found = db::liveGame(store, *game); }) || !found ||
        found->head.game != scoring::GameKind::CoalBaron || !m_log.open(*game))
        return false;
    forget();
    m_head = std::move(found->head);
    for (const std::string &name : found->names)
        m_names += playerName(name);
    for (const db::SeatAtTable &seated : m_head.players)
        m_colors += QString::fromStdString(seated.color);
    read(0);
    fold();
    return true;
}

void CoalBaronGame::close()
{
    m_log.close();
    forget();
    fold();
}

void CoalBaronGame::forget()
{
    m_names.clear();
    m_colors.clear();
    m_entries.clear();
    m_told.clear();
    m_unreadable = 0;
    m_position = -1;
    m_correcting = 0;
    m_joinedAt = 0;
    m_wayOut = nullptr;
    m_bringBack = nullptr;
    m_correction.clear();
}

void CoalBaronGame::read(std::size_t from)
{
    for (const db::Event &event : std::span(m_log.events()).subspan(from)) {
        LogEntry entry{{event.id, event.act, event.target}, {}};
        if (event.act == LogAct::Happened) {
            if (isAboutTheClock(event.name))
                continue;
            const scoring::Json body = scoring::Json::parse(event.body, nullptr, false);
            if (event.name == joinedLate) {
                m_joinedAt = shiftJoined(body);
                continue;
            }
            auto known = readEvent(event.name, body);
            if (!std::holds_alternative<Event>(known)) {
                ++m_unreadable;
                continue;
            }
            entry.event = std::get<Event>(std::move(known));
        }
        m_entries.push_back(std::move(entry));
        m_told.push_back(event.told);
    }
}

void CoalBaronGame::fold()
{
    m_inForce = scoring::inForce(marks());
    if (m_correcting > 0 && !endOf(m_correcting))
        m_correcting = 0; // its end was undone meanwhile
    if (m_position >= 0 || m_correcting > 0) {
        std::vector<Event> events;
        for (std::size_t number = 0; number < static_cast<std::size_t>(position()); ++number)
            events.push_back(m_entries[m_inForce[number]].event);
        m_folded = scoring::coal_baron::fold(std::span<const Event>(events));
    } else {
        m_folded = scoring::coal_baron::fold(std::span<const LogEntry>(m_entries));
    }
    emit changed();
}

int CoalBaronGame::position() const
{
    if (m_position >= 0)
        return m_position;
    return m_correcting > 0 ? endOf(m_correcting).value_or(length()) : length();
}

void CoalBaronGame::setPosition(int position)
{
    m_position = std::clamp(position, 0, length());
    fold();
}

std::vector<scoring::LogMark> CoalBaronGame::marks() const
{
    std::vector<scoring::LogMark> marks;
    marks.reserve(m_entries.size());
    for (const LogEntry &entry : m_entries)
        marks.push_back(entry.mark);
    return marks;
}

const Event &CoalBaronGame::eventAt(int number) const
{
    return m_entries[m_inForce[static_cast<std::size_t>(number)]].event;
}

std::int64_t CoalBaronGame::toldAt(int number) const
{
    return m_told[m_inForce[static_cast<std::size_t>(number)]];
}

QString CoalBaronGame::id() const
{
    return QString::fromStdString(toString(m_log.game()));
}

CoalBaronGame::Phase CoalBaronGame::phase() const
{
    switch (table().phase) {
    case scoring::coal_baron::Phase::BeforeStart:
        return Phase::None;
    case scoring::coal_baron::Phase::Draft:
        return Phase::Draft;
    case scoring::coal_baron::Phase::Shift:
        return Phase::Shift;
    case scoring::coal_baron::Phase::Evaluated:
        return Phase::Evaluated;
    case scoring::coal_baron::Phase::FinalCount:
        return Phase::FinalCount;
    case scoring::coal_baron::Phase::Finished:
        return Phase::Finished;
    }
    return Phase::None;
}

int CoalBaronGame::next() const
{
    if (table().phase == scoring::coal_baron::Phase::Draft) {
        int picks = 0;
        for (const Player &player : table().players)
            picks += static_cast<int>(player.open.size());
        return index(draftPick(picks, table().seats(), table().firstStartingPlayer));
    }
    return table().phase == scoring::coal_baron::Phase::Shift && table().tracking.turns ? index(table().next)
                                                                                        : -1;
}

bool CoalBaronGame::needsFactoryWorkers() const
{
    // Workers that have still to be placed come first: the shift cannot end before, whatever is answered.
    if (table().phase == scoring::coal_baron::Phase::Shift && table().tracking.turns &&
        table().player(table().next).workers > 0)
        return false;
    const std::vector<Question> asked = questions(table());
    return std::ranges::find(asked, Question::FactoryWorkers) != asked.end();
}

int CoalBaronGame::workersEach() const
{
    return table().seats() < fewestPlayers ? 0 : setupFor(table().seats()).workers;
}

QStringList CoalBaronGame::warnings() const
{
    QStringList sentences;
    if (m_unreadable > 0)
        sentences += tr("%n entry(s) of this game come from a newer Steiger and are not counted here.", "",
                        m_unreadable);
    if (m_position >= 0 || m_correcting > 0)
        return sentences; // they are said at the table of today
    for (const RefusedEvent &refused : m_folded.refused) {
        const Event &event = m_entries[refused.number].event;
        sentences += filled(tr("Not counted: %1 %2", "what happened, and why it does not fit"),
                            words().event(event), words().refusal(refused.refusal, event));
    }
    return sentences;
}

bool CoalBaronGame::giveUp()
{
    const db::Uuid game = m_log.game();
    if (!m_ledger.write([&](db::Store &store) { db::closeTable(store, game); }))
        return false;
    close();
    m_ledger.tellChanged();
    return true;
}

void CoalBaronGame::retell()
{
    emit changed();
}

} // namespace companion
