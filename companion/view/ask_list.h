// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "companion/view/ask.h"
#include "scoring/seat.h"

#include <optional>
#include <utility>

namespace companion {

/// Gathers what can be told at a table, one ask after the other.
template <typename EventOfTheGame>
class AskList
{
protected:
    using Event = EventOfTheGame;
    using Seat = scoring::Seat;
    using Weight = TableAsk::Weight;
    using Make = std::function<std::vector<Event>(const Answers &)>;

    /// Of nobody: the whole table's.
    TableAsk &add(const QString &key, std::optional<Seat> seat, Weight weight, const QString &title,
                  const QString &text, std::vector<AskField> fields, Make make)
    {
        const int number = seat ? scoring::index(*seat) : -1;
        return m_asks.emplace_back(TableAsk{.key = seat ? key + u'-' + QString::number(number) : key,
                                            .title = title,
                                            .text = text,
                                            .seat = number,
                                            .weight = weight,
                                            .fields = std::move(fields)},
                                   std::move(make));
    }
    std::vector<TableAskOf<Event>> taken() { return std::exchange(m_asks, {}); }

private:
    std::vector<TableAskOf<Event>> m_asks;
};

} // namespace companion
