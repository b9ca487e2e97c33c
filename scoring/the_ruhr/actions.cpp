// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "scoring/the_ruhr/actions.h"

#include "scoring/the_ruhr/token_rules.h"

namespace scoring::the_ruhr {

Result<int> chooseAction(Action action, bool towingToken, const ActionTable &table)
{
    const ActionFacts &chosen = facts(action);
    if (table.pilotBanned && chosen.pilot)
        return Refusal{.code = RefusalCode::PilotBanned};
    if (chosen.needs) {
        if (const auto refused = mustBeActive(table.tokens, *chosen.needs))
            return *refused;
    }
    if (action == Action::Wages && table.wagesTakenBy)
        return Refusal{.code = RefusalCode::WagesTaken, .seat = table.wagesTakenBy};
    if (!towingToken)
        return price(action, table.round);
    if (!chosen.towing)
        return Refusal{.code = RefusalCode::NotThisToken, .token = Token::Towing};
    if (const auto refused = mustBeActive(table.tokens, Token::Towing))
        return *refused;
    return 0;
}

} // namespace scoring::the_ruhr
