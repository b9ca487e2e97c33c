// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "companion/take_in.h"
#include "db/bgstats_exchange.h"
#include "db/merge.h"

#include <QStringList>

namespace companion {

/// What became of files that were handed in.
struct Imported {
    TakenIn games{};
    std::vector<db::BgStatsImport> plays{};
    std::vector<db::Merged> stores{};
    QString backupTrouble{}; ///< everything is stored, but the backup of the day was not made
    QStringList refused{};   ///< what was wrong with files, or with games in them: sentences
    bool foreign = false;    ///< it is something else altogether
};

struct ImportReport {
    QStringList sums;    ///< a sentence for each thing that happened
    QStringList details; ///< a line for each game or play that is not as one might expect
    bool anyRefused = false;
    bool operator==(const ImportReport &) const = default;
};

ImportReport importReport(const Imported &imported);

/// Sees to the backup of the day after an import; gives a sentence when that failed.
QString backUpOfTheDay(db::Store &store);

/// "file: why"
QStringList refusalLines(const Refusal &refusal);

} // namespace companion
