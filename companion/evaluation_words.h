// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "scoring/coal_baron/clock.h"
#include "scoring/score.h"

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
    /// "6 / 3"
    static QString places(const scoring::coal_baron::Segment &segment, int players,
                          const scoring::coal_baron::Options &options);
};

} // namespace companion
