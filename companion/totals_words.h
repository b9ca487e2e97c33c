// SPDX-FileCopyrightText: Steiger contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "companion/game_words.h"

#include <QCoreApplication>

namespace companion {

/// A game of which only the result is known.
class TotalsWords : public GameWords
{
    Q_DECLARE_TR_FUNCTIONS(TotalsWords)

public:
    TotalsWords(QStringList names, scoring::TotalsScore score);

    QString title(const scoring::Line &line) const override;
    QString explain(const scoring::Line &line) const override;
    QString result() const override;
    QStringList warnings() const override;
    bool isHint(qsizetype /*warning*/) const override { return true; } ///< tables may decide as they like

private:
    scoring::TotalsScore m_score;
};

} // namespace companion
