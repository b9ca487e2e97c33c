// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCoreApplication>
#include <QString>

#include <vector>

namespace companion {

/// What a sum of points is made of.
struct Summand {
    QString title;
    int points = 0;
};

/// Sums in words, so that no number stands there without a reason.
class SumWords
{
    Q_DECLARE_TR_FUNCTIONS(SumWords)

public:
    /// "Delivered orders +7, 1 Yellow squares +2: 9 together." What brought nothing is left out.
    static QString sum(const std::vector<Summand> &summands);
    /// "Anna: delivered orders +7, 1 Yellow squares +2: 9 together."
    static QString sumOf(const QString &name, const std::vector<Summand> &summands);
};

} // namespace companion
