// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "companion/view/coal_baron_game.h"

#include "scoring/coal_baron/game.h"

#include <nlohmann/json.hpp>

#include <algorithm>

namespace companion {

using namespace scoring::coal_baron;
using scoring::index;
using scoring::Seat;

namespace {

int shiftJoined(const scoring::Json &body)
{
    const auto shift = body.is_object() ? body.find("shift") : body.end();
    return shift != body.end() && shift->is_number_integer()
               ? std::clamp(shift->get<int>(), 0, shiftCount + 1)
               : 0;
}

} // namespace

CoalBaronGame::CoalBaronGame(Ledger &ledger, QObject *parent)
    : LiveGame(ledger, scoring::GameKind::CoalBaron, parent)
{
}

void CoalBaronGame::forgetEntries()
{
    m_fold.clear();
    m_correcting = 0;
    m_joinedAt = 0;
    m_bringBack = nullptr;
}

void CoalBaronGame::forgetPlans()
{
    LiveGame::forgetPlans();
    m_correction.clear();
}

bool CoalBaronGame::isAside(const db::Event &told)
{
    if (told.name != joinedLate)
        return false;
    m_joinedAt = shiftJoined(scoring::Json::parse(told.body, nullptr, false));
    return true;
}

void CoalBaronGame::foldEntries()
{
    if (m_correcting > 0 && !endOf(m_correcting))
        m_correcting = 0; // its end was undone meanwhile
    if (isReplayed() || m_correcting > 0)
        m_fold.fold(std::span(inForce()).first(static_cast<std::size_t>(position())));
    else
        m_fold.fold();
}

int CoalBaronGame::position() const
{
    if (isReplayed() || m_correcting == 0)
        return LiveGame::position();
    return endOf(m_correcting).value_or(length());
}

const Event &CoalBaronGame::eventAt(int number) const
{
    return m_fold.event(inForce()[static_cast<std::size_t>(number)]);
}

std::int64_t CoalBaronGame::toldAt(int number) const
{
    return m_fold.toldAt(inForce()[static_cast<std::size_t>(number)]);
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

QStringList CoalBaronGame::refusedWords() const
{
    QStringList sentences;
    if (isReplayed() || m_correcting > 0)
        return sentences; // they are said at the table of today
    for (const RefusedEvent &refused : m_fold.folded().refused) {
        const Event &event = m_fold.event(refused.number);
        sentences += notCounted(words().event(event), words().refusal(refused.refusal, event));
    }
    return sentences;
}

std::int64_t CoalBaronGame::timedFrom() const
{
    for (int number = length() - 1; number >= 0; --number) {
        const Event &event = eventAt(number);
        if (std::holds_alternative<NextShiftStarted>(event) || std::holds_alternative<GameStarted>(event))
            return toldAt(number);
    }
    return 0;
}

// Nobody knows how long a game took that was only told later.
std::optional<int> CoalBaronGame::minutes() const
{
    return m_joinedAt > 0 ? std::nullopt : LiveGame::minutes();
}

decltype(scoring::Record::part) CoalBaronGame::recordPart() const
{
    return gameOf(table());
}

} // namespace companion
