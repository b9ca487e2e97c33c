// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "companion/checklist_step.h"
#include "scoring/coal_baron/options.h"
#include "scoring/game_kind.h"
#include "scoring/imperial_miners/options.h"
#include "scoring/rockwell/table.h"
#include "scoring/the_ruhr/table.h"

#include <QList>

namespace companion {

/// The rules of a game at a glance, in the language in use, for any number of players and as they are played
/// unless a table says otherwise. Prices and points are a line each.
QList<ChecklistStep> rulesSummary(scoring::GameKind game);

/// The same as a table plays them. One without players stands for any number of them.
QList<ChecklistStep> coalBaronRulesSummary(const scoring::coal_baron::Options &options);
QList<ChecklistStep> rockwellRulesSummary(const scoring::rockwell::Table &table);
QList<ChecklistStep> theRuhrRulesSummary(const scoring::the_ruhr::Table &table);
QList<ChecklistStep> imperialMinersRulesSummary(const scoring::imperial_miners::Options &options);

} // namespace companion
