// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "companion/sum_words.h"

#include "companion/sentences.h"

namespace companion {

QString SumWords::sum(const std::vector<Summand> &summands)
{
    QStringList parts;
    int together = 0;
    for (const Summand &summand : summands) {
        together += summand.points;
        if (summand.points != 0)
            parts += filled(tr("%1 %2", "a source of points, and the points with their sign"), summand.title,
                            gain(summand.points));
    }
    if (parts.isEmpty())
        return tr("No points yet.");
    return filled(tr("%1: %2 together.", "where points came from, and their sum"),
                  parts.join(QStringLiteral(", ")), together);
}

QString SumWords::sumOf(const QString &name, const std::vector<Summand> &summands)
{
    return filled(tr("%1: %2", "a player, and where the points came from"), name, sum(summands));
}

} // namespace companion
