// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "scoring/played.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <chrono>

namespace scoring {

namespace {

// Compares with a pattern in which 'd' stands for a digit and all else for itself.
bool looksLike(std::string_view text, std::string_view pattern)
{
    return std::ranges::equal(text, pattern, [](unsigned char letter, char wanted) {
        return wanted == 'd' ? std::isdigit(letter) != 0 : letter == static_cast<unsigned char>(wanted);
    });
}

int number(std::string_view digits)
{
    int value = 0;
    for (const char digit : digits)
        value = value * 10 + (digit - '0');
    return value;
}

// Takes what looks like the pattern off the front of the text.
std::optional<std::string_view> take(std::string_view &text, std::string_view pattern)
{
    const std::string_view taken = text.substr(0, pattern.size());
    if (!looksLike(taken, pattern))
        return std::nullopt;
    text.remove_prefix(pattern.size());
    return taken;
}

// Of "19:30".
std::optional<std::chrono::minutes> clock(std::string_view text)
{
    const int hours = number(text.substr(0, 2));
    const int minutes = number(text.substr(3, 2));
    if (hours > 23 || minutes > 59)
        return std::nullopt;
    return std::chrono::hours(hours) + std::chrono::minutes(minutes);
}

// Of ":05" and, if it is there, ".25": microseconds.
std::optional<std::chrono::microseconds> takeSeconds(std::string_view &text)
{
    const std::optional<std::string_view> whole = take(text, ":dd");
    if (!whole)
        return std::chrono::microseconds(0);
    std::chrono::microseconds time = std::chrono::seconds(number(whole->substr(1)));
    if (time >= std::chrono::minutes(1))
        return std::nullopt;
    if (text.starts_with('.')) {
        const std::string_view digits =
            text.substr(1, std::min(text.find_first_not_of("0123456789", 1), text.size()) - 1);
        if (digits.empty())
            return std::nullopt;
        std::chrono::microseconds unit = std::chrono::milliseconds(100);
        for (const char digit : digits) {
            time += (digit - '0') * unit;
            unit /= 10;
        }
        text.remove_prefix(1 + digits.size());
    }
    return time;
}

// Of "", "Z" and "+02:00": how far local time is ahead.
std::optional<std::chrono::minutes> zone(std::string_view text)
{
    if (text.empty() || text == "Z")
        return std::chrono::minutes(0);
    if (!looksLike(text, "+dd:dd") && !looksLike(text, "-dd:dd"))
        return std::nullopt;
    const std::optional<std::chrono::minutes> ahead = clock(text.substr(1));
    return ahead && text.front() == '-' ? std::optional(-*ahead) : ahead;
}

} // namespace

std::optional<Played> parsePlayed(std::string_view text)
{
    const std::optional<std::string_view> date = take(text, "dddd-dd-dd");
    if (!date)
        return std::nullopt;
    const int year = number(date->substr(0, 4));
    const int month = number(date->substr(5, 2));
    const int day = number(date->substr(8, 2));
    const std::chrono::year_month_day calendar(std::chrono::year(year),
                                               std::chrono::month(static_cast<unsigned>(month)),
                                               std::chrono::day(static_cast<unsigned>(day)));
    if (!calendar.ok())
        return std::nullopt;

    std::chrono::sys_time<std::chrono::microseconds> instant = std::chrono::sys_days(calendar);
    const bool dayOnly = text.empty();
    if (!dayOnly) {
        const std::optional<std::string_view> hoursAndMinutes = take(text, "Tdd:dd");
        const auto time = hoursAndMinutes ? clock(hoursAndMinutes->substr(1)) : std::nullopt;
        const auto seconds = time ? takeSeconds(text) : std::nullopt;
        const auto ahead = seconds ? zone(text) : std::nullopt;
        if (!ahead)
            return std::nullopt;
        instant += *time + *seconds - *ahead;
    }
    return Played{.day = year * 10000 + month * 100 + day,
                  .instant = instant.time_since_epoch().count(),
                  .dayOnly = dayOnly};
}

} // namespace scoring
