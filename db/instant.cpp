// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/instant.h"

#include <array>
#include <chrono>
#include <cstdio>

namespace db {

namespace {

using Time = std::chrono::sys_time<std::chrono::microseconds>;

Time timeOf(std::int64_t instant)
{
    return Time{std::chrono::microseconds(instant)};
}

std::chrono::year_month_day dateOf(std::int64_t instant)
{
    return {std::chrono::floor<std::chrono::days>(timeOf(instant))};
}

} // namespace

std::int64_t now()
{
    const auto time = std::chrono::system_clock::now().time_since_epoch();
    return std::chrono::duration_cast<std::chrono::microseconds>(time).count();
}

int dayOf(std::int64_t instant)
{
    const std::chrono::year_month_day date = dateOf(instant);
    return static_cast<int>(date.year()) * 10000 +
           static_cast<int>(static_cast<unsigned>(date.month())) * 100 +
           static_cast<int>(static_cast<unsigned>(date.day()));
}

std::string dayText(std::int64_t instant)
{
    const std::chrono::year_month_day date = dateOf(instant);
    std::array<char, 24> text{};
    std::snprintf(text.data(), text.size(), "%04d-%02u-%02u", static_cast<int>(date.year()),
                  static_cast<unsigned>(date.month()), static_cast<unsigned>(date.day()));
    return text.data();
}

std::string instantText(std::int64_t instant)
{
    const Time time = timeOf(instant);
    const std::chrono::hh_mm_ss clock(time - std::chrono::floor<std::chrono::days>(time));
    std::array<char, 32> text{};
    std::snprintf(text.data(), text.size(), "T%02d:%02d:%02d.%06dZ", static_cast<int>(clock.hours().count()),
                  static_cast<int>(clock.minutes().count()), static_cast<int>(clock.seconds().count()),
                  static_cast<int>(clock.subseconds().count()));
    return dayText(instant) + text.data();
}

} // namespace db
