// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later

// CoalBaronGame: how it is set up, and a game that began without us.

#include "companion/coal_baron_setup_words.h"
#include "companion/rules_summary.h"
#include "companion/sentences.h"
#include "companion/shift_numeral.h"
#include "companion/view/coal_baron_game.h"

namespace companion {

QList<ChecklistStep> CoalBaronGame::rulesSummary() const
{
    return coalBaronRulesSummary(table().options);
}

QVariantList CoalBaronGame::setUp() const
{
    QVariantList steps;
    if (phase() == Phase::None)
        return steps;
    for (const ChecklistStep &step : setupChecklist(names(), table().firstStartingPlayer))
        steps += QVariantMap{{"title", step.title}, {"text", step.text}};
    return steps;
}

bool CoalBaronGame::catchingUp() const
{
    const bool isPlayed = phase() == Phase::Draft || phase() == Phase::Shift || phase() == Phase::Evaluated;
    return isPlayed && shift() < m_joinedAt;
}

QString CoalBaronGame::guide() const
{
    if (!catchingUp() || phase() != Phase::Shift)
        return {};
    return filled(
        tr("Enter what was delivered and which carts were empty by the end of shift %1, then evaluate "
           "the shift."),
        shiftNumeral(shift()));
}

} // namespace companion
