// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "companion/view/shift_timer.h"

#include <algorithm>
#include <chrono>

namespace companion {

namespace {

constexpr std::int64_t second = 1'000'000;
constexpr std::int64_t away = 30 * 60 * second; // nobody thinks that long about a turn

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

ShiftTimer::ShiftTimer(Tables &tables, QObject *parent)
    : QObject(parent)
    , m_tables(tables)
{
    m_tick.setInterval(std::chrono::seconds(1));
    connect(&m_tick, &QTimer::timeout, this, &ShiftTimer::changed);
    connect(&tables, &Tables::changed, this, [this] {
        if (running())
            m_tick.start();
        else
            m_tick.stop();
        emit changed();
    });
}

QString ShiftTimer::text() const
{
    const int seconds = secondsPlayed(game().told(), game().timedFrom(), running() ? db::now() : 0);
    return QStringLiteral("%1:%2").arg(seconds / 60).arg(seconds % 60, 2, 10, QLatin1Char('0'));
}

bool ShiftTimer::running() const
{
    if (!game().beingPlayed())
        return false;
    const auto last = std::find_if(game().told().rbegin(), game().told().rend(), [](const db::Event &event) {
        return event.name == clockPaused || event.name == clockStarted;
    });
    return last == game().told().rend() || last->name == clockStarted;
}

void ShiftTimer::begin()
{
    if (game().beingPlayed() && game().length() == 1 && !running())
        toggle();
}

void ShiftTimer::toggle()
{
    game().tellClock(!running());
}

} // namespace companion
