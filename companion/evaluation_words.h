// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "scoring/majority.h"

#include <QCoreApplication>
#include <QString>

namespace companion {

/// The places of a segment in a few words.
class EvaluationWords
{
    Q_DECLARE_TR_FUNCTIONS(EvaluationWords)

public:
    /// "first, tied"; nothing where a line has no places.
    static QString reason(scoring::Reason reason);
    /// The tie rule that applied on that line, if one did: a sentence.
    static QString rule(const scoring::Line &line);
    /// The same where a tie takes up as many places as there are players in it.
    static QString sharedPlaces(const scoring::Line &line);
    /// "6 / 3"
    static QString places(const scoring::Places &worth);
    /// What there was before: a title for a sum.
    static QString before();
};

} // namespace companion
