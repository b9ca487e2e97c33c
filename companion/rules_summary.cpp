// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "companion/rules_summary.h"

namespace companion {

QList<ChecklistStep> rulesSummary(scoring::GameKind game)
{
    switch (game) {
    case scoring::GameKind::CoalBaron:
        return coalBaronRulesSummary({});
    case scoring::GameKind::Rockwell:
        return rockwellRulesSummary({});
    case scoring::GameKind::TheRuhr:
        return theRuhrRulesSummary({});
    case scoring::GameKind::ImperialMiners:
        return imperialMinersRulesSummary({});
    }
    return {};
}

} // namespace companion
