// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/bgstats/dates.h"

#include "scoring/played.h"

namespace db::bgstats {

std::optional<std::string> toRecordDate(std::string_view date)
{
    std::string text(date);
    constexpr std::size_t dayLength = 10;
    if (text.size() > dayLength && text[dayLength] == ' ')
        text[dayLength] = 'T';
    if (!scoring::parsePlayed(text))
        return {};
    return text;
}

std::string toWallTime(std::string_view recordDate)
{
    constexpr std::string_view pattern = "yyyy-MM-dd HH:mm:ss";
    std::string text(recordDate.substr(0, pattern.size()));
    if (text.size() == pattern.find(' '))
        return text + " 10:00:00";
    text[pattern.find(' ')] = ' ';
    const bool hasSeconds = text.size() == pattern.size() && text[pattern.rfind(':')] == ':';
    return hasSeconds ? text : text.substr(0, pattern.rfind(':')) + ":00";
}

} // namespace db::bgstats
