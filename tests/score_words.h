// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtTest>

#include "scoring/ranking.h"
#include "scoring/score.h"

#include <array>
#include <vector>

// Words for failing tests, and short ways to look at a score.
namespace scoring {

inline char *toString(Reason reason)
{
    constexpr std::array words{"First",      "TiedFirst", "Second", "TiedSecond",       "Third",
                               "TiedThird",  "Behind",    "None",   "NoSecondAfterTie", "NoSecondForTwo",
                               "NoDelivery", "Counted"};
    return qstrdup(words.at(static_cast<std::size_t>(reason)));
}

inline char *toString(DecidedBy decidedBy)
{
    constexpr std::array words{"Points", "Marks", "Goals", "Cubes", "Coins", "Carts", "Shared", "Solo"};
    return qstrdup(words.at(static_cast<std::size_t>(decidedBy)));
}

template <typename T>
QList<T> listOf(const std::vector<T> &values)
{
    return QList<T>(values.begin(), values.end());
}

inline QList<int> countsOf(const std::vector<Award> &awards)
{
    QList<int> counts;
    for (const Award &award : awards)
        counts.append(award.count);
    return counts;
}

inline QList<int> pointsOf(const std::vector<Award> &awards)
{
    QList<int> points;
    for (const Award &award : awards)
        points.append(award.points);
    return points;
}

inline QList<Reason> reasonsOf(const std::vector<Award> &awards)
{
    QList<Reason> reasons;
    for (const Award &award : awards)
        reasons.append(award.reason);
    return reasons;
}

inline QStringList idsOf(const std::vector<Line> &lines)
{
    QStringList ids;
    for (const Line &line : lines)
        ids.append(QString::fromStdString(id(line)));
    return ids;
}

} // namespace scoring
