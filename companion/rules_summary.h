// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "companion/checklist_step.h"
#include "scoring/coal_baron/options.h"

#include <QList>

namespace companion {

/// The rules of Coal Baron at a glance, in the language in use and as this table plays them. The
/// points of the segments are a line each.
QList<ChecklistStep> rulesSummary(const scoring::coal_baron::Options &options = {});

} // namespace companion
