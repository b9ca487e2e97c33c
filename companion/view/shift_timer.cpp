// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "companion/view/shift_timer.h"

#include <algorithm>
#include <chrono>

namespace companion {

using namespace scoring::coal_baron;

namespace {

constexpr std::int64_t second = 1'000'000;
constexpr std::int64_t away = 30 * 60 * second; // nobody thinks that long about a turn

std::int64_t shiftStart(const CoalBaronGame &game)
{
    for (int number = game.length() - 1; number >= 0; --number) {
        const Event &event = game.eventAt(number);
        if (std::holds_alternative<NextShiftStarted>(event) || std::holds_alternative<GameStarted>(event))
            return game.toldAt(number);
    }
    return 0;
}

} // namespace

int secondsPlayed(const std::vector<db::Event> &told, std::int64_t since, std::int64_t now)
{
    std::int64_t played = 0;
    std::int64_t before = 0;
    bool running = true;
    const auto pass = [&](std::int64_t instant) {
        const std::int64_t from = std::max(before, since);
        if (running && before != 0 && instant > from && instant - from < away)
            played += instant - from;
        before = instant;
    };
    for (const db::Event &event : told) {
        pass(event.told);
        if (event.name == clockPaused)
            running = false;
        else if (event.name == clockStarted)
            running = true;
    }
    if (now != 0)
        pass(now);
    return static_cast<int>(played / second);
}

ShiftTimer::ShiftTimer(CoalBaronGame &game, QObject *parent)
    : QObject(parent)
    , m_game(game)
{
    m_tick.setInterval(std::chrono::seconds(1));
    connect(&m_tick, &QTimer::timeout, this, &ShiftTimer::changed);
    connect(&game, &CoalBaronGame::changed, this, [this] {
        if (running())
            m_tick.start();
        else
            m_tick.stop();
        emit changed();
    });
}

QString ShiftTimer::text() const
{
    const int seconds = secondsPlayed(m_game.told(), shiftStart(m_game), running() ? db::now() : 0);
    return QStringLiteral("%1:%2").arg(seconds / 60).arg(seconds % 60, 2, 10, QLatin1Char('0'));
}

bool ShiftTimer::running() const
{
    if (m_game.phase() != CoalBaronGame::Phase::Shift && m_game.phase() != CoalBaronGame::Phase::Draft)
        return false;
    const auto last = std::find_if(m_game.told().rbegin(), m_game.told().rend(), [](const db::Event &event) {
        return event.name == clockPaused || event.name == clockStarted;
    });
    return last == m_game.told().rend() || last->name == clockStarted;
}

void ShiftTimer::toggle()
{
    m_game.tellClock(!running());
}

} // namespace companion
