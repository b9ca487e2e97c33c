// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later

// RockwellAsks: what developments cost at this table.

#include "companion/sentences.h"
#include "companion/view/rockwell_asks.h"

#include <algorithm>

namespace companion {

using namespace scoring::rockwell;

namespace {

constexpr int mostHundreds = 999;

// In hundreds of dollars, step by step; 0 while nobody has read it.
template <typename Steps>
std::vector<AskField> priceFields(const char *key, const QString &title, const Steps &steps)
{
    std::vector<AskField> fields;
    for (int step = 0; step < static_cast<int>(steps.size()); ++step) {
        const std::optional<int> price = steps[static_cast<std::size_t>(step)];
        fields.push_back(asking::beside(asking::number(numbered(key, step), filled(title, step + 1), 0,
                                                       mostHundreds, price.value_or(0) / smallestMoney)));
    }
    return fields;
}

template <typename Steps>
void take(const Answers &said, const char *key, Steps &steps)
{
    for (int step = 0; step < static_cast<int>(steps.size()); ++step) {
        if (const int hundreds = said.number(numbered(key, step)); hundreds > 0)
            steps[static_cast<std::size_t>(step)] = hundreds * smallestMoney;
    }
}

} // namespace

// Asked for once: of fewer than four players the tiles are dearer, and only they show how much.
void RockwellAsks::prices()
{
    const auto missing = [](const auto &steps) {
        return std::ranges::any_of(steps, [](const auto &price) { return !price; });
    };
    const bool unknown = missing(m_table.prices.safety) || missing(m_table.prices.shafts);
    if (!m_table.tracking.screens || (!unknown && m_table.seats() == mostPlayers))
        return;
    std::vector<AskField> fields = priceFields("safety", tr("Safety, step %1"), m_table.prices.safety);
    std::ranges::move(priceFields("shaft", tr("Shaft %1"), m_table.prices.shafts),
                      std::back_inserter(fields));
    const bool now = unknown && m_table.phase == Phase::Develop;
    add("prices", {},
        now       ? Weight::Next
        : unknown ? Weight::Usual
                  : Weight::Seldom,
        tr("Prices on the tiles"),
        tr("In hundreds of dollars. The marked tiles for fewer than four players are dearer: enter what is "
           "printed on them. They are remembered for the next game."),
        fields, [known = m_table.prices](const Answers &said) -> std::vector<Event> {
            PricesRead read{known};
            take(said, "safety", read.prices.safety);
            take(said, "shaft", read.prices.shafts);
            return {read};
        });
}

// The rulebook prints them once, but the boards have a side for each number of players.
void RockwellAsks::boardPrices()
{
    if (!m_table.tracking.screens)
        return;
    std::vector<AskField> fields = priceFields("power", tr("Power, step %1"), m_table.prices.power);
    std::ranges::move(priceFields("movement", tr("Movement, step %1"), m_table.prices.movement),
                      std::back_inserter(fields));
    add("boardPrices", {}, Weight::Seldom, tr("Prices on the boards"),
        tr("In hundreds of dollars, as in the rulebook. If your boards print others, enter them. They are "
           "remembered for the next game."),
        fields, [known = m_table.prices](const Answers &said) -> std::vector<Event> {
            PricesRead read{known};
            take(said, "power", read.prices.power);
            take(said, "movement", read.prices.movement);
            return {read};
        });
}

} // namespace companion
