// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "scoring/date.h"

#include <algorithm>
#include <array>
#include <cctype>

namespace scoring {

namespace {

// Compares with a pattern in which 'h' stands for a hex digit, 'd' for a decimal one and all else for itself.
bool looksLike(std::string_view text, std::string_view pattern)
{
    return std::ranges::equal(text, pattern, [](unsigned char letter, char wanted) {
        if (wanted == 'h')
            return std::isxdigit(letter) != 0;
        if (wanted == 'd')
            return std::isdigit(letter) != 0;
        return letter == static_cast<unsigned char>(wanted);
    });
}

int number(std::string_view text, std::size_t from, std::size_t digits)
{
    int value = 0;
    for (const char digit : text.substr(from, digits))
        value = value * 10 + (digit - '0');
    return value;
}

// Takes what looks like the pattern off the front of the text.
bool take(std::string_view &text, std::string_view pattern)
{
    if (!looksLike(text.substr(0, pattern.size()), pattern))
        return false;
    text.remove_prefix(pattern.size());
    return true;
}

bool isDay(std::string_view date)
{
    constexpr std::array daysOf{31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31};
    const int year = number(date, 0, 4);
    const int month = number(date, 5, 2);
    const int day = number(date, 8, 2);
    if (month < 1 || month > 12)
        return false;
    const bool leapYear = (year % 4 == 0 && year % 100 != 0) || year % 400 == 0;
    return day >= 1 && day <= daysOf[static_cast<std::size_t>(month - 1)] + (month == 2 && leapYear ? 1 : 0);
}

bool isTime(std::string_view hoursAndMinutes)
{
    return number(hoursAndMinutes, 0, 2) < 24 && number(hoursAndMinutes, 3, 2) < 60;
}

} // namespace

bool isDate(std::string_view text)
{
    const std::string_view date = text;
    if (!take(text, "dddd-dd-dd") || !isDay(date))
        return false;
    if (text.empty())
        return true;
    const std::string_view time = text.substr(1);
    if (!take(text, "Tdd:dd") || !isTime(time))
        return false;
    if (take(text, ":dd")) {
        if (number(time, 6, 2) > 59)
            return false;
        if (take(text, ".d"))
            text.remove_prefix(std::min(text.find_first_not_of("0123456789"), text.size()));
    }
    const std::string_view offset = text.substr(std::min<std::size_t>(1, text.size()));
    return text.empty() || text == "Z" ||
           ((looksLike(text, "+dd:dd") || looksLike(text, "-dd:dd")) && isTime(offset));
}

} // namespace scoring
