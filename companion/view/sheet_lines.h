// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QStringList>

#include "companion/game_words.h"

#include <vector>

namespace companion {

/// A line of the score sheet for the screen.
struct SheetLine {
    QString part; ///< "Shift I": lines of one part stand together
    QString title;
    QStringList counts; ///< per seat; empty for sums
    QStringList points; ///< per seat
    QString explanation;
    bool isSum = false;
    bool operator==(const SheetLine &) const = default;
};
/// With the sums of each part. Of totals alone there are no lines.
std::vector<SheetLine> sheetLines(const scoring::Record &record, const scoring::GameScore &score,
                                  const GameWords &words);

/// Where points came from: one step of a player's way from nothing to the total.
struct SourceStep {
    QString label;
    int from = 0;
    int to = 0;
    QString explanation; ///< of every line of that source
    bool operator==(const SourceStep &) const = default;
};
/// The lines of the shifts of one source are added up; what brought nothing is left out.
std::vector<SourceStep> waterfall(const scoring::GameScore &score, const GameWords &words, int seat);

/// What a player's total is made of, in words.
QString totalSum(const scoring::GameScore &score, const GameWords &words, int seat);

/// The points of one seat after each shift and at the end, beginning with 0.
QList<int> progressOf(const scoring::GameScore &score, int seat);
/// What those moments are called.
QStringList progressMoments(const scoring::GameScore &score);

/// A player's colour for each seat: those of the record where they are known, others where they are not.
QStringList seatColors(const scoring::Record &record);

} // namespace companion
