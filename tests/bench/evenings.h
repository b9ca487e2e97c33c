// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/games.h"
#include "scoring/record_json.h"
#include "tests/places.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <array>
#include <chrono>
#include <cstdio>
#include <fstream>
#include <random>

/// Evenings without end, for stores of any size.
namespace bench {

using db::Json;

inline constexpr int people = 200;

// A whole game of Coal Baron, played on another evening by others.
class Evenings
{
public:
    Evenings()
        : m_record(Json::parse(std::ifstream(std::string(places::evenings) + "/four-players.json")))
    {
    }

    Json next()
    {
        const int number = m_number++;
        std::array<char, 40> text{};
        std::snprintf(text.data(), text.size(), "00000000-0000-4000-8000-%012d", number);
        m_record["id"] = text.data();
        const std::chrono::sys_days day =
            std::chrono::sys_days(std::chrono::year(2010) / 1 / 1) + std::chrono::days(number / 20);
        const std::chrono::year_month_day date(day);
        std::snprintf(text.data(), text.size(), "%04d-%02u-%02uT%02d:00:00Z", static_cast<int>(date.year()),
                      static_cast<unsigned>(date.month()), static_cast<unsigned>(date.day()), number % 20);
        m_record["played"] = text.data();
        m_record["group"] = "Group " + std::to_string(number % 20);
        std::vector<int> seats;
        while (seats.size() < m_record["players"].size()) {
            const int person = static_cast<int>(m_random() % people);
            if (std::ranges::find(seats, person) == seats.end())
                seats.push_back(person);
        }
        for (std::size_t seat = 0; seat < seats.size(); ++seat)
            m_record["players"][seat]["name"] = "Player " + std::to_string(seats[seat]);
        return m_record;
    }

private:
    Json m_record;
    int m_number = 0;
    std::mt19937 m_random{1};
};

inline void add(db::Store &store, const Json &document)
{
    const auto read = scoring::readRecordDocument(document);
    db::addRecord(store, std::get<scoring::Record>(read), document);
}

} // namespace bench
