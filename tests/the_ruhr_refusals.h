// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Words in which the tests tell what the table refuses.

#include "tests/the_ruhr_story.h"

namespace ruhr_refusals {

using namespace ruhr_story;

struct Row {
    const char *story = nullptr;
    Table table;
    Event event;
    Refusal refusal;
};

inline Table choosing(int round = 2, int players = 2)
{
    return quietUntil(started(players), round, Phase::Choose, anna);
}

inline Table delivering()
{
    return quietUntil(started(2), 2, Phase::Deliver, anna);
}

inline Table buying(int round = 5, std::initializer_list<Token> owned = {})
{
    return owning(rich(quietUntil(started(2), round, Phase::Buy, anna), anna), anna, owned);
}

inline Table counting()
{
    return quietUntil(started(2), 12, Phase::FinalCount);
}

/// The same event, but for one thing.
template <typename Told>
Told with(Told told, auto Told::*field, auto value)
{
    told.*field = value;
    return told;
}

/// A table after more happened to it than a quiet story tells.
inline Table changed(Table table, auto change)
{
    change(table);
    return table;
}

} // namespace ruhr_refusals
