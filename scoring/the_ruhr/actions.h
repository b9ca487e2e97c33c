// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "scoring/the_ruhr/refusal.h"
#include "scoring/the_ruhr/rounds.h"

#include <array>
#include <optional>

namespace scoring::the_ruhr {

enum class Action : std::uint8_t {
    Transport,
    Pilot,
    Towing,
    TransportPilot,
    TransportTowing,
    TowingPilot,
    Wages,
    Subsidy
};

struct ActionFacts {
    Action action{};
    int price = 0; ///< before shipping gets dearer
    bool transport = false;
    bool pilot = false;
    bool towing = false;
    std::optional<Token> needs{};
};

// clang-format off
inline constexpr std::array specialActions{
    //          action                   price transport pilot  towing needs
    ActionFacts{Action::Transport,       0,    true,     false, false},
    ActionFacts{Action::Pilot,           0,    false,    true,  false},
    ActionFacts{Action::Towing,          1,    false,    false, true},
    ActionFacts{Action::TransportPilot,  1,    true,     true,  false},
    ActionFacts{Action::TransportTowing, 2,    true,     false, true},
    ActionFacts{Action::TowingPilot,     2,    false,    true,  true},
    ActionFacts{Action::Wages,           0,    false,    false, false, Token::Wages},
    ActionFacts{Action::Subsidy,         0,    false,    false, false, Token::Subsidy},
};
// clang-format on

constexpr const ActionFacts &facts(Action action)
{
    return specialActions[at(action)];
}

/// Free actions stay free, the others cost what the round's markers say.
constexpr int price(Action action, int round)
{
    const int base = facts(action).price;
    return base == 0 ? 0 : roundOf(round).paidActions[static_cast<std::size_t>(base - 1)];
}

/// What the action Wages pays.
constexpr int wages(int round)
{
    return round == roundCount ? 1 : 2;
}

/// What decides whether a player may choose an action.
struct ActionTable {
    int round = 1;
    bool pilotBanned = false;
    std::optional<Seat> wagesTakenBy;
    std::optional<Tokens> tokens; ///< the player's; nothing where they are not known, then all are believed
};

/// The price of an action. `towingToken`: the white token pays for an action with Towing.
Result<int> chooseAction(Action action, bool towingToken, const ActionTable &table);

} // namespace scoring::the_ruhr
