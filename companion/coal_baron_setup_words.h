// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "companion/checklist_step.h"
#include "scoring/coal_baron/table.h"

#include <QList>
#include <QStringList>

namespace companion {

/// How Coal Baron is set up for these players, of whom there are 2 to 4, in the order of the rulebook.
QList<ChecklistStep> setupChecklist(const QStringList &names, scoring::Seat startingPlayer);

/// What is to be done after the evaluation of shift 1 or 2, before the next one starts; empty at any other
/// time.
QList<ChecklistStep> betweenShifts(const QStringList &names, const scoring::coal_baron::Table &table);

} // namespace companion
