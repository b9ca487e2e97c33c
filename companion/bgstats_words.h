// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/bgstats/read.h"
#include "db/bgstats/records.h"
#include "db/bgstats/score_sheet.h"
#include "scoring/scored.h"

#include <QString>

namespace companion {

/// Why something of a BG Stats file was left out.
QString skippedText(const db::bgstats::Skipped &skipped);

/// Why a play is kept as it is, and not counted as a game of ours.
QString obstacleText(const db::bgstats::NotARecord &why);

/// What the lines of a score sheet are called in the language in use.
db::bgstats::Labels sheetLabels(const scoring::Record &record, const scoring::Scored &scored);

} // namespace companion
